import type { EntityId } from '../../drama/entity-id.ts';
import type { PanelName } from '../address.ts';
import type { Language } from '../language.ts';
import type { SettingsShelf } from '../settings/settings.ts';
import { TranscriptPanel } from '../transcript/transcript-panel.ts';
import type { Given } from './auditorium.ts';

export interface SideTableOptions {
  readonly language: Language;
  readonly settings: SettingsShelf;
  readonly witness: EntityId | undefined;
  readonly onSaveFacts: () => void;
  readonly onFork: (seq: number) => void;
  readonly onFoyer: () => void;
  readonly onHold: (isHeld: boolean) => void;
  readonly onSpeed: (speed: number) => void;
  readonly onClosed: () => void;
}

/** Something that can lie open beside the play. */
interface Sheet {
  readonly root: HTMLElement;
  readonly isOpen: boolean;
  open(): void;
  close(): void;
  dispose(): void;
}

/** What lies beside the play: papers that are made when they are first asked for. */
export class SideTable {
  readonly roots: readonly HTMLElement[];
  private readonly sheets = new Map<PanelName, Sheet>();
  private readonly place = document.createElement('div');

  constructor(
    private readonly given: Given,
    private readonly options: SideTableOptions,
  ) {
    this.place.className = 'side-table';
    this.roots = [this.place];
  }

  isOpen(panel: PanelName): boolean {
    return this.sheets.get(panel)?.isOpen ?? false;
  }

  open(panel: PanelName): void {
    let sheet = this.sheets.get(panel);
    if (!sheet) {
      sheet = this.make(panel);
      if (!sheet) return;
      this.sheets.set(panel, sheet);
      this.place.append(sheet.root);
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
    this.place.remove();
  }

  private make(panel: PanelName): Sheet | undefined {
    const { show } = this.given;
    const { language, witness, onSaveFacts, onClosed } = this.options;
    if (panel === 'transcript') return new TranscriptPanel({ show, language, witness, onSaveFacts, onClose: onClosed });
    return undefined;
  }
}
