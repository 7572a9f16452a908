import type { EntityId } from '../../drama/entity-id.ts';
import type { Overlay, PanelName } from '../address.ts';
import type { Connection } from '../connection/connection.ts';
import { element } from '../dom/element.ts';
import type { Panel } from '../dom/panel.ts';
import { onTapBeside } from '../dom/tap-beside.ts';
import { View } from '../dom/view.ts';
import { InspectorPanel } from '../inspector/inspector-panel.ts';
import { OthersPanel } from '../sharing/others-panel.ts';
import { PlaybillPanel } from '../programme/playbill-panel.ts';
import type { Show } from '../show/show.ts';
import { TranscriptPanel } from '../transcript/transcript-panel.ts';
import type { Language } from '../words/words.ts';

export interface SideTableOptions {
  readonly show: Show;
  readonly connection: Connection | undefined;
  readonly language: Language;
  /** Milliseconds on the page's clock. */
  readonly clock: () => number;
  readonly witness: EntityId | undefined;
  readonly onSaveFacts: () => void;
  readonly onPause: (isPaused: boolean) => void;
  readonly onSpeed: (speed: number) => void;
  readonly laid: () => readonly Overlay[];
  readonly onOverlays: (overlays: readonly Overlay[]) => void;
  readonly onClose: () => void;
  /** Opens the evening to others. */
  readonly onShare: () => Promise<void>;
}

/** What is read and put away again; the others are worked with while one looks around. */
const papers = ['transcript', 'playbill'] as const;

/** What lies beside the play: papers that are made when they are first asked for. */
export class SideTable extends View {
  readonly root = element('div.side-table');
  private readonly sheets = new Map<PanelName, Panel>();

  constructor(private readonly options: SideTableOptions) {
    super();
    // The second tap of a double tap falls where the paper was asked for.
    const isToPutAway = (paper: PanelName): boolean => this.isOpen(paper) && !this.sheets.get(paper)?.isSettling;
    this.own(
      onTapBeside(
        () => papers.some(isToPutAway),
        () => papers.forEach((paper) => this.close(paper)),
      ),
    );
  }

  isOpen(panel: PanelName): boolean {
    return this.sheets.get(panel)?.isOpen ?? false;
  }

  /** Whether anything lies on it. */
  get isLaid(): boolean {
    return [...this.sheets.values()].some(({ isOpen }) => isOpen);
  }

  open(panel: PanelName): void {
    const sheet = this.sheets.get(panel) ?? this.make(panel);
    if (!sheet) return;
    this.sheets.set(panel, sheet);
    for (const [name, other] of this.sheets) if (name !== panel) other.close();
    sheet.open();
  }

  close(panel: PanelName): void {
    this.sheets.get(panel)?.close();
  }

  /** Puts everything away: a paper over the list of everything took every press that was meant for a deed. */
  clear(): void {
    for (const sheet of this.sheets.values()) sheet.close();
  }

  private make(panel: PanelName): Panel | undefined {
    const { options } = this;
    const sheets: Partial<Record<PanelName, () => Panel | undefined>> = {
      transcript: () => new TranscriptPanel(options),
      playbill: () => new PlaybillPanel({ ...options, role: options.witness }),
      others: () => (options.show.playback ? undefined : new OthersPanel({ ...options, others: options.show.others })),
      inspector: () => new InspectorPanel(options),
    };
    const made = sheets[panel === 'programme' ? 'playbill' : panel]?.();
    if (made) this.root.append(made.root);
    this.own(made);
    return made;
  }
}
