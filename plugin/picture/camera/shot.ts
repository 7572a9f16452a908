import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Frame } from './frame.ts';

/** What a picture is for. */
const shotKinds = ['establishing', 'group', 'two-shot', 'over-shoulder', 'close-up', 'insert', 'following'] as const;
export type ShotKind = (typeof shotKinds)[number];

/** A place for the camera, thought out and not yet used. */
export interface Setup {
  readonly kind: ShotKind;
  readonly frame: Frame;
  /** Whom or what it shows, first what it is about. */
  readonly subjects: readonly EntityId[];
  /** The two whose talk it belongs to: between them runs the line no cut may cross. */
  readonly line?: readonly [EntityId, EntityId];
  readonly place: EntityId;
  /** How tall the picture is where its subject is. */
  readonly heightMeters: number;
}

/** A setup in use. */
export interface Shot extends Setup {
  readonly beganMs: number;
  /** A cut, or a move of the camera from the picture before. */
  readonly how: 'cut' | 'glide';
}

interface Length {
  /** Shorter is a flicker: nothing but a broken picture ends it earlier. */
  readonly least: number;
  /** Longer is sleep, unless there is nothing better to show. */
  readonly most: number;
}

/** How long pictures stand, in milliseconds of whoever watches. */
export const lengthsMs: Readonly<Record<ShotKind, Length>> = {
  establishing: { least: 2600, most: 7000 },
  group: { least: 2400, most: 9000 },
  'two-shot': { least: 2400, most: 10_000 },
  'over-shoulder': { least: 2200, most: 8500 },
  'close-up': { least: 2000, most: 7500 },
  insert: { least: 1300, most: 2800 },
  following: { least: 1800, most: 8000 },
};

/** A picture that fails, because its subject is gone or hidden, is left after this. */
export const leastOfBrokenMs = 700;

/** Between two pictures of a talk these let the eye forget on which side it sat. */
export const isNeutral = (kind: ShotKind): boolean =>
  kind === 'insert' || kind === 'establishing' || kind === 'following';
