import type { Connection } from '../connection/connection.ts';
import type { Show } from '../show/show.ts';
import type { Language, Words } from '../words/words.ts';

/** What the pages of the inspector look at. */
interface Inspected {
  readonly show: Show;
  readonly connection: Connection | undefined;
  readonly language: Language;
  readonly says: Words['inspector'];
  /** Milliseconds on the page's clock. */
  readonly clock: () => number;
}

/** A page of the inspector: `look` brings it up to date while it is read. */
export interface InspectorPage {
  readonly root: HTMLElement;
  look(): void;
  dispose?(): void;
}

export type OpenInspectorPage = (inspected: Inspected) => InspectorPage;
