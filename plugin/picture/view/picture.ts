import type { EntityId } from '../../../src/drama/entity-id.ts';

/** Where something is in the picture. */
export interface Shown {
  /** Of the picture as the page has it, in its own pixels, from the upper left. */
  readonly x: number;
  readonly y: number;
  /** How far from the camera. */
  readonly meters: number;
  /** It is in the picture's frame and nothing stands before it. */
  readonly isSeen: boolean;
}

/** The picture of a stage, for whoever writes on it. */
export interface Picture {
  /** A hand's breadth above an actor's head, or above a thing; undefined when it is behind the camera or not on the stage. */
  above(id: EntityId): Shown | undefined;
  /** The picture as it is, without anything the page laid over it. */
  take(): Promise<Blob>;
}
