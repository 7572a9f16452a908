import type { Solid } from './steering/bake.ts';
import type { Triangles } from './steering/floor.ts';

/** A host's own level, as the stage knows it: in its own metres, x east, y up, z north. */
export interface Level {
  /** What one walks on, in place of the plan's floors. */
  readonly ground?: readonly Triangles[];
  /** The ground is a navmesh: nothing has to be kept off its border. */
  readonly isNavmesh?: boolean;
  /** What stands in the way and hides what is behind it. */
  readonly solids: readonly Solid[];
  /** Ground that bears what falls on it. */
  readonly planks: readonly Solid[];
}
