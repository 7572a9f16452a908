import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Frame } from './frame.ts';

interface ShotRow {
  /** Shorter is a flicker: nothing but a broken picture ends it earlier. In milliseconds of whoever watches. */
  readonly leastMs: number;
  /** Longer is sleep, unless there is nothing better to show. */
  readonly mostMs: number;
  /** How much of the way to its subject the camera goes while it stands. */
  readonly push: number;
  /** Between two pictures of a talk it lets the eye forget on which side it sat. */
  readonly isNeutral?: true;
}

const rows = {
  establishing: { leastMs: 2600, mostMs: 7000, push: 0.24, isNeutral: true },
  group: { leastMs: 2400, mostMs: 9000, push: 0.05 },
  'two-shot': { leastMs: 2400, mostMs: 10_000, push: 0.05 },
  'over-shoulder': { leastMs: 2200, mostMs: 8500, push: 0.03 },
  'close-up': { leastMs: 2000, mostMs: 7500, push: 0.06 },
  insert: { leastMs: 1300, mostMs: 2800, push: 0.04, isNeutral: true },
  following: { leastMs: 1800, mostMs: 8000, push: 0, isNeutral: true },
} as const satisfies Readonly<Record<string, ShotRow>>;

/** What a picture is for. */
type ShotKind = keyof typeof rows;

export const shotKinds: Readonly<Record<ShotKind, ShotRow>> = rows;

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

/** A picture that fails, because its subject is gone or hidden, is left after this. */
export const leastOfBrokenMs = 500;
