import type { Vec3 } from '../space/vector.ts';

/** Where somebody is to go, and how to be there. */
export type Goal =
  /** Arrives, within so many metres if it says so, and faces a point or a direction. */
  | {
      readonly kind: 'point';
      readonly position: Vec3;
      readonly within?: number;
      readonly face?: Vec3 | number;
      /** A few steps back or aside, without turning from what it faces. */
      readonly isBacking?: boolean;
    }
  /** Approaches a person who may move, stops in front of them at this distance and faces them. */
  | { readonly kind: 'person'; readonly id: string; readonly within: number }
  | { readonly kind: 'follow'; readonly id: string; readonly behind?: number }
  /** Walks together with them. */
  | { readonly kind: 'beside'; readonly id: string }
  /** Gets away from a person until they are so many metres apart. */
  | { readonly kind: 'flee'; readonly id: string; readonly meters: number }
  | { readonly kind: 'pace'; readonly ends: readonly [Vec3, Vec3] }
  /** Stands there and makes way for nobody. */
  | { readonly kind: 'block'; readonly position: Vec3; readonly face: number }
  /** Behind a thing, seen from a person. */
  | { readonly kind: 'hide'; readonly behind: Vec3; readonly from: string };
