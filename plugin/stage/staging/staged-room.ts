import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { StagedRoom } from '../../../src/drama/staging.ts';
import type { Bounds, Edge, Outline } from './outline.ts';
import type { Doorway, Room, Stairs } from './stage-plan.ts';

/** A place on the floor plan, before its walls are built: its outline runs along the middle of them. */
export interface PlannedRoom {
  readonly place: EntityId;
  readonly outline: Outline;
  readonly level: number;
  readonly height: number;
  readonly outdoors: boolean;
  /** Outdoors there are walls around only where the author says of what. */
  readonly walled: boolean;
  readonly floor: string;
  readonly walls: string;
  /** `any`: one, where there is a wall to the outside, since nobody said a word of the room. */
  readonly windows: NonNullable<StagedRoom['windows']> | 'any';
  /** The author said how large it is, so it must not grow. */
  readonly given: boolean;
}

/** A hole in the wall, as one of its rooms sees it. */
export interface WallHole {
  /** Along the edge. */
  readonly from: number;
  readonly to: number;
  readonly bottom: number;
  readonly top: number;
  readonly kind: 'doorway' | 'window' | 'arch';
}

/** One side of a room from within. */
export interface WallFace {
  readonly edge: Edge;
  /** Where along it there is a wall at all. */
  readonly spans: readonly (readonly [from: number, to: number])[];
  readonly holes: readonly WallHole[];
}

/** One's way in, as a room sees it. */
export interface Entry {
  readonly doorway: Doorway;
  readonly to: EntityId;
  /** Into the room. */
  readonly yaw: number;
  /** Where the floor of the room begins: at the threshold, or below the stairs that lead down from it. */
  readonly stairs: Stairs | undefined;
}

/** A room with its walls around it, to be furnished. */
export interface BuiltRoom {
  readonly room: Room;
  readonly planned: PlannedRoom;
  /** Around its inner outline. */
  readonly bounds: Bounds;
  readonly faces: readonly WallFace[];
  readonly entries: readonly Entry[];
}
