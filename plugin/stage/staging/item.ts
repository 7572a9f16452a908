import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Measures } from '../forms/form.ts';
import type { Vec3 } from '../space/vector.ts';
import type { Footprint } from './footprint.ts';
import type { Habit } from './habit.ts';
import type { Relation, RoomClause } from './phrase.ts';

/** Something of the room a phrase speaks of, wherever it is found to be; nothing as long as it has no place yet. */
export interface Target {
  readonly name: string;
  readonly id?: EntityId;
  /** It may be any of these: the windows, the doorways. */
  among(): readonly Footprint[];
}

/** A clause with its names found. */
export type Wish =
  | RoomClause
  | { readonly kind: 'yaw'; readonly yaw: number }
  | { readonly kind: 'faces'; readonly away: boolean; readonly target: Target }
  | { readonly kind: Relation; readonly target: Target }
  | { readonly kind: 'between'; readonly targets: readonly [Target, Target] };

/** Something that is to stand in a room, and all that is known of where. */
export interface Item {
  readonly id: EntityId;
  readonly name: string;
  readonly size: Vec3;
  readonly measures: Measures;
  readonly mount: 'floor' | 'wall' | 'ceiling';
  /** It lies so flat that one walks over it, and things stand on it. */
  readonly flat: boolean;
  readonly wishes: readonly Wish[];
  /** What the author wrote, for the problem that it cannot be met. */
  readonly said: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly habit: Habit;
  /** The very spot the author gave. */
  readonly spot?: { readonly x: number; readonly z: number };
  /** How high the author wants it. */
  readonly up?: number;
  /** Free floor behind it, for what is hidden there. */
  readonly behindDepth: number;
  /** Somebody stands behind it. */
  readonly standBehind: boolean;
  /** How far below its own lower edge what is on it hangs: a coat from its hook. */
  readonly drop: number;
  /** A seat may be drawn up to it. */
  readonly isTable: boolean;
  readonly isSeat: boolean;
  /** Drawers that must come out. */
  readonly hasParts: boolean;
}

/** A thing that may have its place by then. */
export const thingTarget = (
  name: string,
  id: EntityId,
  footprintOf: (id: EntityId) => Footprint | undefined,
): Target => ({
  name,
  id,
  among: () => {
    const at = footprintOf(id);
    return at ? [at] : [];
  },
});

export const targetsOf = (wish: Wish): readonly Target[] =>
  'targets' in wish ? wish.targets : 'target' in wish ? [wish.target] : [];
