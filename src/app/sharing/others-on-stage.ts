import type { Others } from '../shelf/opened-evening.ts';
import type { Show } from '../show/show.ts';
import { NameTags } from './name-tags.ts';
import { PlacedVoices } from './placed-voices.ts';

/** What of the others is seen and heard on this stage: their names and their voices. */
export class OthersOnStage {
  readonly root: HTMLElement;
  private readonly parts: readonly { dispose(): void }[];

  constructor(show: Show, others: Others, clock: () => number) {
    const tags = new NameTags(show, others);
    this.root = tags.root;
    this.parts = [tags, new PlacedVoices(show, others, clock)];
  }

  dispose(): void {
    for (const part of this.parts) part.dispose();
  }
}
