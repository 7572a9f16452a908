import '../../src/app/page.css';
import '../../src/app/connection/connection.css';
import '../../src/app/settings/settings.css';
import { connect, promptApiIn, type Connection } from '../../src/app/connection/connection.ts';
import { inPageModels } from '../../src/app/connection/in-page.ts';
import { meterOf } from '../../src/app/connection/meter.ts';
import { openTelephone, type Telephone } from '../../src/app/connection/telephone.ts';
import { tryConnection, type Trial } from '../../src/app/connection/trial.ts';
import { BrowserShelf, storageHere } from '../../src/app/settings/browser-shelf.ts';
import { keylessHere } from '../../src/app/settings/keyless.ts';
import { SettingsPanel } from '../../src/app/settings/settings-panel.ts';
import { trustOwnScripts } from '../../src/app/trusted-scripts.ts';

trustOwnScripts(window, location.href);

/** What the test holds on to, in the page. */
export interface ConnectionBench {
  telephoneTo(base: string): Telephone;
  connectTo(base: string, model: string, key: string): Connection;
  tryOut(base: string, model: string, key: string): Promise<Trial>;
  readonly shelf: BrowserShelf;
  readonly panel: SettingsPanel;
}

const now = (): number => performance.now();
const shelf = new BrowserShelf(storageHere(), { site: globalThis });
const connections: Connection[] = [];
const inPage = inPageModels(document.baseURI);
const panel = new SettingsPanel({
  shelf,
  browserLanguages: navigator.languages,
  tryConnection: (draft, key, onFinding, signal) =>
    tryConnection(draft, key, { now, page: location.href, onFinding, signal }),
  ...keylessHere(async () => inPage),
  followMeter(show) {
    const latest = connections.at(-1);
    const refresh = (): void => show(latest && meterOf(latest.ledger, shelf.settings.model?.budget));
    refresh();
    return latest?.calls.onCall(refresh) ?? (() => undefined);
  },
});
document.body.append(panel.root);

const bench: ConnectionBench = {
  telephoneTo: (base) => openTelephone(base),
  connectTo(baseUrl, model, key) {
    const connected = connect({ baseUrl, model, attempts: 1 }, key, {
      now,
      browser: promptApiIn(globalThis),
      inPage: inPage.model,
    });
    if (!connected.ok) throw new Error(JSON.stringify(connected.error));
    connections.push(connected.value);
    return connected.value;
  },
  tryOut: (baseUrl, model, key) => tryConnection({ baseUrl, model }, key, { now, page: location.href }),
  shelf,
  panel,
};
Object.assign(globalThis, { bench });
