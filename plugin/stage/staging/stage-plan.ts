import type { Arrival } from '../../../src/drama/arrival.ts';
import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Looks } from '../../../src/drama/looks.ts';
import type { StageHorizon, Staging } from '../../../src/drama/staging.ts';
import type { Thing } from '../../../src/world/world.ts';
import type { Make, Measures } from '../forms/form.ts';
import type { Stand } from '../space/pose.ts';
import type { Vec3 } from '../space/vector.ts';

/** A point on the floor plan: x to the east, z to the north. */
export type PlanPoint = readonly [x: number, z: number];

/** A place as it is built. */
export interface Room {
  readonly place: EntityId;
  /** Its inner outline, counter-clockwise seen from above. */
  readonly outline: readonly PlanPoint[];
  /** Where an author's `at` is counted from: the south-west corner along the middle of its walls. */
  readonly from?: PlanPoint;
  readonly floorY: number;
  readonly height: number;
  /** No ceiling and no more wall than its staging says. */
  readonly outdoors: boolean;
  readonly floor: string;
  readonly walls: string;
}

/** A straight piece of wall between two points of the plan, as thick as it says, with its openings cut out. */
export interface Wall {
  readonly from: PlanPoint;
  readonly to: PlanPoint;
  readonly thickness: number;
  readonly bottomY: number;
  readonly height: number;
  /** The places on its two sides; a wall to the outside has one. Left of `from → to` first. */
  readonly sides: readonly [left: EntityId | undefined, right: EntityId | undefined];
  readonly openings: readonly Opening[];
}

export interface Opening {
  /** Metres from the wall's `from` to the opening's middle. */
  readonly along: number;
  readonly width: number;
  /** From the wall's bottom. */
  readonly sill: number;
  readonly height: number;
  readonly kind: 'doorway' | 'window' | 'arch';
}

/** A way from one place to another. */
export interface Doorway {
  readonly between: readonly [EntityId, EntityId];
  readonly door: EntityId | undefined;
  /** The middle of the threshold. */
  readonly center: Vec3;
  /** Which way one faces who goes from the first place to the second. */
  readonly yaw: number;
  readonly width: number;
  readonly height: number;
}

/** Steps between two heights. */
export interface Stairs {
  readonly bottom: Vec3;
  readonly top: Vec3;
  readonly width: number;
}

/** A prop where the play finds it. Held and worn things have none; what is in, on or under others has its own stand. */
export interface PlacedProp {
  readonly id: EntityId;
  readonly form: string;
  readonly measures: Measures;
  readonly stand: Stand;
}

/** A stage as it is built: what the solver makes of a staging. */
export interface StagePlan {
  readonly rooms: readonly Room[];
  readonly walls: readonly Wall[];
  readonly doorways: readonly Doorway[];
  readonly stairs: readonly Stairs[];
  readonly props: ReadonlyMap<EntityId, PlacedProp>;
  /** The form and measures of every prop, placed or not. */
  readonly forms: ReadonlyMap<EntityId, { readonly form: string; readonly measures: Measures; readonly make?: Make }>;
  /** Where each actor stands at first, or would stand: everybody has a mark in every room they may come to. */
  mark(actor: EntityId, place: EntityId): Stand;
  /** Takes in somebody or something that was not in the scene when it was planned; what is known already stays as it is. */
  admit(thing: Thing, arrival?: Pick<Arrival, 'shown' | 'looks' | 'stand'>): void;
  /** Where a thing stands at first, or was brought to. */
  standOf(id: EntityId): Stand | undefined;
  readonly style: NonNullable<Staging['style']>;
  /** What is seen far off, where the staging says so: see `horizonOf`. */
  readonly horizon?: StageHorizon;
  readonly light: NonNullable<Staging['light']>;
  /** What its people look like, where the staging says so. */
  readonly looks?: ReadonlyMap<EntityId, Looks>;
  /** How its author described its people, in whatever language the evening is given: nobody looks otherwise in another one. */
  readonly described?: ReadonlyMap<EntityId, string>;
  /** What the staging says its rooms are dressed with. */
  readonly dressing?: ReadonlyMap<EntityId, readonly string[]>;
}
