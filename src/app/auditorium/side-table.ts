import type { EntityId } from '../../drama/entity-id.ts';
import type { PanelName } from '../address.ts';
import { element } from '../dom/element.ts';
import type { Panel } from '../dom/panel.ts';
import { InspectorPanel } from '../inspector/inspector-panel.ts';
import type { Language } from '../words/words.ts';
import { PlaybillPanel } from '../programme/playbill-panel.ts';
import { TranscriptPanel } from '../transcript/transcript-panel.ts';
import type { Given } from './given.ts';

interface SideTableOptions {
  readonly language: Language;
  readonly witness: EntityId | undefined;
  readonly onSaveFacts: () => void;
  readonly onPause: (isPaused: boolean) => void;
  readonly onSpeed: (speed: number) => void;
  readonly onClosed: () => void;
  /** Milliseconds on the page's clock. */
  readonly clock: () => number;
}

/** What lies beside the play: papers that are made when they are first asked for. */
export class SideTable {
  readonly root = element('div.side-table');
  private readonly sheets = new Map<PanelName, Panel>();

  constructor(
    private readonly given: Given,
    private readonly options: SideTableOptions,
  ) {}

  isOpen(panel: PanelName): boolean {
    return this.sheets.get(panel)?.isOpen ?? false;
  }

  open(panel: PanelName): void {
    let sheet = this.sheets.get(panel);
    if (!sheet) {
      sheet = this.make(panel);
      if (!sheet) return;
      this.sheets.set(panel, sheet);
      this.root.append(sheet.root);
    }
    for (const [name, other] of this.sheets) if (name !== panel) other.close();
    sheet.open();
  }

  close(panel: PanelName): void {
    this.sheets.get(panel)?.close();
  }

  dispose(): void {
    for (const sheet of this.sheets.values()) sheet.dispose();
    this.sheets.clear();
    this.root.remove();
  }

  private make(panel: PanelName): Panel | undefined {
    const { show, connection } = this.given;
    const { language, witness, onSaveFacts, onClosed: onClose, onPause, onSpeed, clock } = this.options;
    switch (panel) {
      case 'transcript':
        return new TranscriptPanel({ show, language, witness, onSaveFacts, onClose });
      case 'playbill':
      case 'programme':
        return new PlaybillPanel({ show, language, role: witness, onClose });
      case 'inspector':
        return new InspectorPanel({ show, connection, language, clock, onPause, onSpeed, onClose });
      case 'settings':
      case 'help':
        return undefined;
    }
  }
}
