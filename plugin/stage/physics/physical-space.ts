import type { HavokPhysicsWithBindings, HP_BodyId, HP_CollectorId, HP_ShapeId, HP_WorldId } from '@babylonjs/havok';
import { invariant } from '../../../src/kit/invariant.ts';
import type { Box } from '../space/box.ts';
import { upright, yawed, type Pose, type Quat } from '../space/pose.ts';
import type { Vec3 } from '../space/vector.ts';

/** Havok, as `HavokPhysics()` of `@babylonjs/havok` gives it. */
export type Havok = HavokPhysicsWithBindings;

/** How a body moves: not at all, as it is told, or as its weight and the blows it takes will have it. */
type Mobility = 'fixed' | 'driven' | 'free';

/** What a body is to others: this decides what stops what, and what stops a glance. */
type Layer = 'set' | 'furniture' | 'prop' | 'held' | 'swung' | 'actor' | 'stowed';

const bits: Readonly<Record<Layer, number>> = {
  set: 1,
  furniture: 2,
  prop: 4,
  held: 8,
  actor: 16,
  stowed: 32,
  swung: 64,
};
const all = 127;

/**
 * A thing in the hand is carried with care and touches nothing; one that is swung strikes what is loose. What is stowed
 * away touches nothing either. People step over what lies about, and meet a prop only while it is told to meet them.
 */
const collides: Readonly<Record<Layer, number>> = {
  set: bits.prop,
  furniture: bits.prop,
  prop: bits.set | bits.furniture | bits.prop | bits.swung,
  held: 0,
  swung: bits.prop,
  actor: bits.prop,
  stowed: 0,
};

export interface BodySpec {
  readonly solids: readonly Box[];
  readonly pose: Pose;
  readonly motion: Mobility;
  readonly layer: Layer;
  readonly massKg: number;
}

/** A blow between two bodies. `impulse` is in newton seconds. */
interface Impact {
  readonly one: PhysicalBody;
  readonly other: PhysicalBody;
  readonly impulse: number;
}

interface RayHit {
  readonly body: PhysicalBody;
  readonly point: Vec3;
}

type Triple = [number, number, number];
type Quad = [number, number, number, number];
const triple = ({ x, y, z }: Vec3): Triple => [x, y, z];
const quad = ({ x, y, z, w }: Quat): Quad => [x, y, z, w];

/** Thinner than this, and a fast thing falls through it. */
const leastMeters = 0.012;
const nobody: HP_BodyId = [0n];

/**
 * A Havok world of our own. It is not the scene's physics engine, which stays the host's: it steps at our pace, two of
 * them live side by side, and it needs no Babylon.
 */
export class PhysicalSpace {
  private readonly world: HP_WorldId;
  private readonly collector: HP_CollectorId;
  private readonly bodies = new Map<bigint, PhysicalBody>();
  private readonly blows: Impact[] = [];
  private disposed = false;
  /** How many steps it has made: what was known of a body before the last one may be so no more. */
  steps = 0;

  constructor(
    readonly havok: Havok,
    gravity = -9.81,
  ) {
    this.world = havok.HP_World_Create()[1];
    havok.HP_World_SetGravity(this.world, [0, gravity, 0]);
    havok.HP_World_SetSpeedLimit(this.world, 60, 100);
    this.collector = havok.HP_QueryCollector_Create(16)[1];
  }

  add(spec: BodySpec): PhysicalBody {
    invariant(spec.massKg > 0 && Number.isFinite(spec.massKg), `A body of ${spec.massKg} kg: give it a weight.`);
    const body = new PhysicalBody(this, this.havok, this.havok.HP_Body_Create()[1], spec);
    this.havok.HP_World_AddBody(this.world, body.handle, spec.motion !== 'driven');
    this.bodies.set(body.handle[0], body);
    return body;
  }

  remove(body: PhysicalBody): void {
    if (this.disposed || !this.bodies.delete(body.handle[0])) return;
    this.havok.HP_World_RemoveBody(this.world, body.handle);
    body.release();
  }

  /** For bodies whose shape has changed: a fixed one is looked for where it was until it is put in anew. */
  refresh(body: PhysicalBody): void {
    if (!this.bodies.has(body.handle[0])) return;
    this.havok.HP_World_RemoveBody(this.world, body.handle);
    this.havok.HP_World_AddBody(this.world, body.handle, body.motion !== 'driven');
  }

  step(seconds: number): void {
    this.steps++;
    this.havok.HP_World_SetIdealStepTime(this.world, seconds);
    this.havok.HP_World_Step(this.world, seconds);
    this.collectImpacts();
  }

  /** The blows of the last step. */
  get impacts(): readonly Impact[] {
    return this.blows;
  }

  /** Is anything still moving by itself? */
  get isSettled(): boolean {
    for (const body of this.bodies.values()) if (body.motion === 'free' && !body.isAsleep) return false;
    return true;
  }

  /** The first body a straight line meets. `sees` says on which layers, and `ignore` what it passes through. */
  firstHit(
    from: Vec3,
    to: Vec3,
    sees: readonly Layer[] = ['set', 'furniture', 'prop'],
    ignore: (body: PhysicalBody) => boolean = () => false,
  ): RayHit | undefined {
    const mask = sees.reduce((sum, layer) => sum | bits[layer], 0);
    const { havok, collector } = this;
    havok.HP_World_CastRayWithCollector(this.world, collector, [triple(from), triple(to), [all, mask], false, nobody]);
    const hits = havok.HP_QueryCollector_GetNumHits(collector)[1];
    let nearest: RayHit | undefined;
    let least = Infinity;
    for (let index = 0; index < hits; index++) {
      const [fraction, contact] = havok.HP_QueryCollector_GetCastRayResult(collector, index)[1];
      const body = this.bodies.get(contact[0][0]);
      if (!body || fraction >= least || !sees.includes(body.layer) || ignore(body)) continue;
      const [x, y, z] = contact[3];
      [least, nearest] = [fraction, { body, point: { x, y, z } }];
    }
    return nearest;
  }

  get count(): number {
    return this.bodies.size;
  }

  dispose(): void {
    if (this.disposed) return;
    for (const body of [...this.bodies.values()]) this.remove(body);
    this.disposed = true;
    this.havok.HP_QueryCollector_Release(this.collector);
    this.havok.HP_World_Release(this.world);
  }

  private collectImpacts(): void {
    this.blows.length = 0;
    const { havok } = this;
    const worldAddress = Number(this.world[0]);
    let event = havok.HP_World_GetCollisionEvents(this.world)[1];
    while (event) {
      const [, onOne, onOther, impulse] = havok.HP_Event_AsCollision(event)[1];
      const [one, other] = [this.bodies.get(onOne[0][0]), this.bodies.get(onOther[0][0])];
      if (one && other) this.blows.push({ one, other, impulse });
      event = havok.HP_World_GetNextCollisionEvent(worldAddress, event);
    }
  }
}

/** One body of the space. Its pose is asked for when it is wanted. */
export class PhysicalBody {
  private shape: HP_ShapeId;
  /** After which step it was asked whether it sleeps, and what it said; asked anew after whatever may have woken it. */
  private askedAt = -1;
  private slept = false;
  private meets = false;

  constructor(
    private readonly space: PhysicalSpace,
    private readonly havok: Havok,
    readonly handle: HP_BodyId,
    private spec: BodySpec,
  ) {
    this.shape = this.makeShape(spec.solids);
    this.applyShape();
    this.applyMotion();
    this.place(spec.pose);
  }

  get motion(): Mobility {
    return this.spec.motion;
  }

  get layer(): Layer {
    return this.spec.layer;
  }

  get massKg(): number {
    return this.spec.massKg;
  }

  get solids(): readonly Box[] {
    return this.spec.solids;
  }

  get pose(): Pose {
    const [[px, py, pz], [x, y, z, w]] = this.havok.HP_Body_GetQTransform(this.handle)[1];
    return { position: { x: px, y: py, z: pz }, rotation: { x, y, z, w } };
  }

  get velocity(): Vec3 {
    const [x, y, z] = this.havok.HP_Body_GetLinearVelocity(this.handle)[1];
    return { x, y, z };
  }

  get isAsleep(): boolean {
    if (this.askedAt !== this.space.steps) {
      this.askedAt = this.space.steps;
      this.slept = this.havok.HP_Body_GetActivationState(this.handle)[1] === this.havok.ActivationState.INACTIVE;
    }
    return this.slept;
  }

  /** Puts it there, at rest. */
  place({ position, rotation }: Pose): void {
    this.askedAt = -1;
    this.havok.HP_Body_SetQTransform(this.handle, [triple(position), quad(rotation)]);
    if (this.motion !== 'fixed') this.setVelocity({ x: 0, y: 0, z: 0 });
  }

  /** Moves it there in the next step, pushing what is in the way. */
  drive({ position, rotation }: Pose): void {
    this.askedAt = -1;
    this.havok.HP_Body_SetTargetQTransform(this.handle, [triple(position), quad(rotation)]);
  }

  setVelocity(linear: Vec3, angular: Vec3 = { x: 0, y: 0, z: 0 }): void {
    this.askedAt = -1;
    this.havok.HP_Body_SetLinearVelocity(this.handle, triple(linear));
    this.havok.HP_Body_SetAngularVelocity(this.handle, triple(angular));
    if (linear.x || linear.y || linear.z) this.wake();
  }

  push(impulse: Vec3, at: Vec3): void {
    this.wake();
    this.havok.HP_Body_ApplyImpulse(this.handle, triple(at), triple(impulse));
  }

  wake(): void {
    this.askedAt = -1;
    this.havok.HP_Body_SetActivationState(this.handle, this.havok.ActivationState.ACTIVE);
  }

  sleep(): void {
    this.askedAt = -1;
    this.havok.HP_Body_SetActivationState(this.handle, this.havok.ActivationState.INACTIVE);
  }

  become(motion: Mobility, layer: Layer): void {
    if (motion === this.motion && layer === this.layer) return;
    this.askedAt = -1;
    this.spec = { ...this.spec, motion, layer };
    this.applyShape();
    this.applyMotion();
  }

  /** Whether people stop it and push it along: what is thrown, what is shoved aside. Nothing that lies in their way is flung. */
  get meetsPeople(): boolean {
    return this.meets;
  }

  meetPeople(does: boolean): void {
    if (does === this.meets) return;
    this.meets = does;
    this.applyShape();
  }

  /** A lid opened, a drawer slid out, a vase is pieces: it is of another shape now. */
  reshape(solids: readonly Box[]): void {
    this.askedAt = -1;
    const former = this.shape;
    this.spec = { ...this.spec, solids };
    this.shape = this.makeShape(solids);
    this.applyShape();
    this.havok.HP_Shape_Release(former);
    this.space.refresh(this);
  }

  remove(): void {
    this.space.remove(this);
  }

  /** For the space only. */
  release(): void {
    this.havok.HP_Body_Release(this.handle);
    this.havok.HP_Shape_Release(this.shape);
  }

  private makeShape(solids: readonly Box[]): HP_ShapeId {
    const { havok } = this;
    const container = havok.HP_Shape_CreateContainer()[1];
    for (const { center, size, yaw } of solids) {
      const extents = triple(size).map((meters) => Math.max(leastMeters, meters)) as Triple;
      const turn = yaw === undefined ? upright : yawed(yaw);
      const box = havok.HP_Shape_CreateBox([0, 0, 0], [0, 0, 0, 1], extents)[1];
      const { GEOMETRIC_MEAN, MAXIMUM } = havok.MaterialCombine;
      havok.HP_Shape_SetMaterial(box, [0.7, 0.6, 0.1, GEOMETRIC_MEAN, MAXIMUM]);
      havok.HP_Shape_AddChild(container, box, [triple(center), quad(turn), [1, 1, 1]]);
      havok.HP_Shape_Release(box);
    }
    return container;
  }

  private applyShape(): void {
    const { havok, handle } = this;
    const people = this.meets && this.layer === 'prop' ? bits.actor : 0;
    const filter: [number, number] = [bits[this.layer], collides[this.layer] | people];
    havok.HP_Shape_SetFilterInfo(this.shape, filter);
    const children = havok.HP_Shape_GetNumChildren(this.shape)[1];
    for (let index = 0; index < children; index++) {
      havok.HP_Shape_SetFilterInfo(havok.HP_Shape_GetChildShape(this.shape, index)[1], filter);
    }
    havok.HP_Body_SetShape(handle, this.shape);
    if (this.spec.solids.length === 0) return;
    const [center, , inertia, turn] = havok.HP_Shape_BuildMassProperties(this.shape)[1];
    havok.HP_Body_SetMassProperties(handle, [center, this.spec.massKg, inertia, turn]);
  }

  private applyMotion(): void {
    const { havok, handle } = this;
    const { STATIC, KINEMATIC, DYNAMIC } = havok.MotionType;
    havok.HP_Body_SetMotionType(handle, { fixed: STATIC, driven: KINEMATIC, free: DYNAMIC }[this.motion]);
    havok.HP_Body_SetLinearDamping(handle, 0.1);
    havok.HP_Body_SetAngularDamping(handle, 0.4);
    // Emscripten's enums are objects with a value, whatever their types say.
    const started = (havok.EventType.COLLISION_STARTED as unknown as { value: number }).value;
    havok.HP_Body_SetEventMask(handle, this.motion === 'free' ? started : 0);
  }
}
