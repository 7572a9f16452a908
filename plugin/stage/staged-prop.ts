import type { EntityId } from '../../src/drama/entity-id.ts';
import type { State } from '../../src/drama/state.ts';
import { isTuckedAway } from '../../src/world/containment.ts';
import { has, is, type Thing } from '../../src/world/world.ts';
import type { Measures } from './forms/form.ts';
import type { PhysicalBody } from './physics/physical-space.ts';
import type { Box } from './space/box.ts';
import type { Pose, Stand } from './space/pose.ts';
import { origin, vec, type Vec3 } from './space/vector.ts';
import type { Hand } from './posture.ts';

/** What a prop hangs on: nothing, its own weight, a hand, a body that wears it, another prop it lies in or goes with. */
export type Hold =
  | { readonly kind: 'none' }
  | { readonly kind: 'fixed' }
  | { readonly kind: 'free' }
  | { readonly kind: 'hand'; readonly actor: EntityId; readonly hand: Hand | 'belt' }
  | { readonly kind: 'worn'; readonly actor: EntityId }
  /** Goes where the other goes; `offset` is in the other's own space. */
  | { readonly kind: 'carried'; readonly by: EntityId; readonly offset: Pose; readonly hidden: boolean };

/** A pose, and what it was reckoned from: the very same things give the very same pose. */
interface BornePose {
  readonly hold: Hold;
  /** How the bearer stands, or how the thing lies that carries it. */
  readonly on: Stand | Pose;
  readonly hand: Vec3 | undefined;
  readonly hipHeight: number;
  readonly isHiding: boolean;
  readonly pose: Pose;
}

/** A prop as the stage has it: one world fact, one body, one place. */
export class StagedProp {
  pose: Pose;
  /** Where it was a step ago, so that a view can show what lies between. */
  before: Pose;
  hold: Hold = { kind: 'none' };
  /** Who set it moving, until it rests. */
  movedBy: EntityId | undefined;
  /** How high it was when it began to move by itself. */
  fellFrom = 0;
  isMoving = false;
  /** How fast it was a step ago: a blow is a sudden change of that. */
  velocity: Vec3 = origin;
  shock = 0;
  /** Where it was reckoned to be as somebody or something bears it, and what from: most bearers stand still. */
  borne: BornePose | undefined;

  constructor(
    /** What the world said of it when body and fact last agreed. */
    public thing: Thing,
    readonly form: string,
    readonly measures: Measures,
    readonly body: PhysicalBody,
  ) {
    this.pose = body.pose;
    this.before = this.pose;
  }

  get id(): EntityId {
    return this.thing.id;
  }

  /** There to be seen: on stage, not put away in something shut, not hidden until revealed. */
  get isVisible(): boolean {
    if (this.hold.kind === 'none') return false;
    if (this.hold.kind === 'carried' && this.hold.hidden) return false;
    if (isTuckedAway(this.thing)) return false;
    return !has(this.thing, 'hidden') || is(this.thing, 'revealed');
  }

  /** Its middle. */
  get center(): { x: number; y: number; z: number } {
    const { position } = this.pose;
    return { x: position.x, y: position.y + this.measures.size.y / 2, z: position.z };
  }
}

/** Whoever has it in hand or wears it. */
export const bearerIn = (hold: Hold): EntityId | undefined =>
  hold.kind === 'hand' || hold.kind === 'worn' ? hold.actor : undefined;

/** What of it stops things, in this state: pieces lie flat. */
export function solidsIn(measures: Measures, state: State): readonly Box[] {
  if (state.broken !== true) return measures.solids(state);
  const { x, z } = measures.size;
  return [{ center: vec(0, 0.02, 0), size: vec(x, 0.04, z) }];
}

/** Larger things are part of the furniture: bodies go around them and one does not see through them. */
export const isFurniture = (thing: Thing): boolean =>
  !has(thing, 'portable') || (['fixed', 'scenery', 'door', 'vehicle'] as const).some((trait) => has(thing, trait));
