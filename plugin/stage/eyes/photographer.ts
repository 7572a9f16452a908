import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { EyeFrame } from '../../../src/drama/eye-frame.ts';

/** What somebody wants pictured of an actor's view. */
export interface Sitting {
  /** 1 to 8 pictures, one after the other. */
  readonly frames: number;
  readonly width: number;
  readonly height: number;
  /** Who is about to speak goes before who only looks on; 0 where nothing is said. */
  readonly priority: number;
}

/** Takes pictures through the eyes of actors, where there is something to draw with. */
export interface Photographer {
  /**
   * Resolves to what could be taken; to nothing where there was no time or room for it. `taken` is called at the very moment
   * of the last picture, so that what is seen in it can be noted down.
   */
  take(actor: EntityId, sitting: Sitting, taken: () => void): Promise<readonly EyeFrame[]>;
}
