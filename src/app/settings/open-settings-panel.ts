import type { Connection } from '../connection/connection.ts';
import { meterOf } from '../connection/meter.ts';
import { tryConnection } from '../connection/trial.ts';
import type { BrowserShelf } from './browser-shelf.ts';
import { SettingsPanel } from './settings-panel.ts';

interface OpenSettingsOptions {
  readonly shelf: BrowserShelf;
  /** Who thinks for the company now, where somebody does. */
  readonly connection: Connection | undefined;
  readonly onClose: () => void;
  /** Where the panel is put while it is open. */
  readonly place: HTMLElement;
}

/** Opens the settings over whatever is on; they are gone when they are closed. */
export function openSettingsPanel({ shelf, connection, onClose, place }: OpenSettingsOptions): SettingsPanel {
  const panel = new SettingsPanel({
    shelf,
    browserLanguages: navigator.languages,
    tryConnection: (draft, apiKey, onFinding, signal) =>
      tryConnection(draft, apiKey, { now: () => performance.now(), page: location.href, onFinding, signal }),
    followMeter(show) {
      const tell = (): void => show(connection && meterOf(connection.ledger, shelf.settings.model?.budget));
      tell();
      return connection?.calls.onCall(tell) ?? (() => undefined);
    },
    onClose: () => {
      onClose();
      panel.dispose();
    },
  });
  place.append(panel.root);
  panel.open();
  return panel;
}
