import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import type { Node } from '@babylonjs/core/node.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Fact } from '../../../src/drama/fact.ts';
import { invariant } from '../../../src/kit/invariant.ts';
import { atOnce } from '../../../src/kit/slices.ts';
import type { World } from '../../../src/world/world.ts';
import type { Sculptor } from '../../body/bodies/sculptor.ts';
import type { Fineness } from '../../body/bodies/figure-order.ts';
import type { Feelings } from '../../body/face/feelings.ts';
import type { OpenWorkshop } from '../look/create-workshop.ts';
import type { LightRig } from '../look/light-rig.ts';
import { applyQuality, type QualityStep } from '../look/quality/adaptive-quality.ts';
import type { StageSet } from '../look/stage-set.ts';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { Puppet } from '../../body/bodies/puppet.ts';
import type { Vec3 } from '../../stage/space/vector.ts';
import { type Stage, stepMs } from '../../stage/stage.ts';
import type { Hold, StagedProp } from '../../stage/staged-prop.ts';
import type { StagePlan } from '../../stage/staging/stage-plan.ts';
import type { ActorBody, ActorView } from './actor-view.ts';
import { CueBoard } from './cue-board.ts';
import type { BoundMesh } from './bound-mesh.ts';
import { aimAt, markAs } from './pickable.ts';
import { furnished, putAway, type Furnishing, type FurnishingOptions } from './furnishing.ts';
import type { PropView } from './prop-view.ts';
import type { StageRoot } from './stage-root.ts';
import { Thrust, thrustShare } from './thrust.ts';

export interface StageViewOptions extends FurnishingOptions {
  /** Makes the actors' bodies; without one they move unseen. */
  readonly sculptor?: Sculptor | undefined;
  /** Told when a body could not be made; the play goes on without it. */
  readonly onTrouble?: (trouble: string) => void;
}

/** In a larger company than this, limbs of those with whom nothing happens move at every third frame only. */
const wholeBodies = 12;
const turns = 3;
/** In any, limbs of those who stand about at every second. */
const calmTurns = 2;
/** From so far on bodies that stay where they are are moved at every second frame, and of those who stand about at every third. */
const farMeters = 7;
/** So wide a camera looks, in radians, unless somebody says otherwise. */
const usualFov = 0.8;
/** Where frames are no longer than this, from afar nobody sees that who talks or does something moves at every second: thirty times a second. */
const quickFrame = 1 / 58;
/** From so far on whoever hardly moves is moved at fewer frames still, and from `farMeters` on at fewer again; however long frames take, no seldomer than so. */
const still = { fromMeters: 3, near: 3, far: 6, seconds: 0.101 } as const;
/** What goes by less than this between two pictures, a metre from the eye, nobody sees jump: less than a pixel is wide. */
const unseenStep = 0.0007;
/** Limbs that nobody sees move at every so many frames only: often enough to be in place when somebody looks. */
const unseenTurns = 6;
/** Somebody is within so much of this height over their feet, with arms out and all. */
const [middleMeters, aroundMeters] = [0.95, 1.6];
/** Whether the light has to change is asked at every so many frames. */
const cueFrames = 10;
/** Bodies need so many moments of so many seconds to come to rest. */
const [mostCaughtUp, caughtUpSeconds] = [30, 0.1];
/** Across a picture, however long its frames take. */
const fewestPixels = 640;

const emptyHands = ({ held }: ActorView): void => void (held.left = held.right = undefined);

/** Shows a stage in a host's scene: it adds to it, reads the simulation at every frame, and leaves nothing behind. */
export class StageView {
  readonly workshop: OpenWorkshop;
  readonly props: ReadonlyMap<EntityId, PropView>;
  /** Where the stage stands in the scene: everything of ours hangs on it. */
  readonly root: StageRoot;
  readonly actors: ReadonlyMap<EntityId, ActorView>;
  private readonly set: StageSet | undefined;
  private readonly rig: LightRig | undefined;
  private readonly feelings: Feelings;
  private readonly cues: CueBoard;
  private readonly ownsPicture: boolean;
  private readonly usualScaling: number;
  private speaker: EntityId | undefined;
  private looked: Vec3 | undefined;
  private frame = 0;
  /** What a frame goes by. */
  private readonly thrust = new Thrust();
  /** Something that throws a shadow was moved at this frame. */
  private hasMoved = true;
  private readonly now = { part: 0, seconds: 0, ms: 0, turn: 0, isLarge: false };
  /** How far the one who is moved now is from where the picture is taken, if they stay in place; kept here, for a number that is handed over is garbage. */
  private away = 0;
  private readonly spot = new Vector3();
  /** Who is where one looks; filled anew each time the light is asked for. */
  private readonly here: EntityId[] = [];
  /** What a ray finds of an actor, whatever their limbs do. */
  private readonly aims: Mesh[] = [];
  private readonly gathered: { remove(): void };
  private readonly drafts: ReadonlyMap<ActorView, Promise<void>>;
  /** Resolves when everybody has the finest skin they are going to have. */
  readonly whenDressed: Promise<void>;

  constructor(
    readonly scene: Scene,
    private readonly stage: Stage,
    plan: StagePlan,
    private readonly options: StageViewOptions = {},
    /** What was built before, in slices. */
    private readonly furnishing: Furnishing = atOnce(furnished(scene, stage, plan, options)),
  ) {
    const { tier = 'middle', takeOver = false } = options;
    ({ workshop: this.workshop, set: this.set, rig: this.rig, props: this.props, root: this.root } = furnishing);
    ({ actors: this.actors, feelings: this.feelings } = furnishing);
    this.set?.root.setEnabled(true);
    this.ownsPicture = takeOver;
    this.usualScaling = scene.getEngine().getHardwareScalingLevel();
    this.cues = new CueBoard(plan.light);
    for (const [id, view] of this.actors) this.mark(id, view);
    for (const [id, { node }] of this.props) markAs(id, node);
    if (this.set) for (const mesh of this.set.root.getChildMeshes()) mesh.isPickable = false;
    if (this.set) this.rig?.cast(this.set.root);
    // After the set has opened itself to the camera.
    this.gathered = scene.onBeforeCameraRenderObservable.add(({ isRigCamera }) => {
      // Of a head with two eyes it was done for the head.
      if (isRigCamera) return;
      furnishing.carried?.refresh();
      this.workshop.tableau.refresh();
    });
    this.update(0, 0);
    const everybody = [...this.actors.values()];
    // Everybody roughly first, so that nobody is missing; then as fine as the tier has them.
    this.drafts = new Map(everybody.map((view) => [view, this.dress(view, 'draft')]));
    this.whenDressed = Promise.all(this.drafts.values())
      .then(() => Promise.all(everybody.map((view) => this.dress(view, tier))))
      .then(() => undefined);
  }

  private mark(id: EntityId, { root }: ActorView): void {
    markAs(id, root);
    if (this.options.pickable) this.aims.push(aimAt(id, root, this.scene));
  }

  private dress(view: ActorView, fineness: Fineness): Promise<void> {
    const { sculptor, onTrouble } = this.options;
    if (!sculptor) return Promise.resolve();
    return view.dress(sculptor, fineness).then(
      () => this.rig?.cast(view.root),
      (error: unknown) => onTrouble?.(`${view.actor.thing.name} has no body: ${String(error)}`),
    );
  }

  /** Has somebody sculpted finer than all others: nobody is seen from as near as one's own arms are. */
  async refine(actor: EntityId): Promise<void> {
    const { tier = 'middle' } = this.options;
    await this.whenDressed;
    const view = this.actors.get(actor);
    if (view && !this.scene.isDisposed && (tier === 'plain' || tier === 'headset')) await this.dress(view, 'middle');
  }

  /** Shows whoever and whatever has come to the stage since it was opened. */
  private showNewcomers(): void {
    for (const [id, prop] of this.stage.props.all) {
      if (this.props.has(id)) continue;
      this.furnishing.show(prop);
      markAs(id, this.expectProp(id).node);
    }
    for (const [id, actor] of this.stage.actors.all) {
      if (this.actors.has(id)) continue;
      const view = this.furnishing.bring(actor);
      this.mark(id, view);
      void this.dress(view, 'draft').then(() => this.dress(view, this.options.tier ?? 'middle'));
    }
  }

  /** Resolves when everybody who is in a place now has a first skin. */
  async whenDrafted(place: EntityId | undefined): Promise<void> {
    const { rooms } = this.stage.parts;
    const isThere = ({ actor }: ActorView): boolean => actor.isOnStage && rooms.placeAt(actor.stand.position) === place;
    await Promise.all([...this.drafts].filter(([view]) => isThere(view)).map(([, draft]) => draft));
  }

  bindProp(id: EntityId, mesh: BoundMesh): () => void {
    return this.expectProp(id).bind(mesh);
  }

  expectProp(id: EntityId): PropView {
    const view = this.props.get(id);
    invariant(
      view,
      `There is no prop "${id}" on this stage: name one of ${[...this.props.keys()].slice(0, 8).join(', ')} …`,
    );
    return view;
  }

  bindActor(id: EntityId, body: ActorBody): () => void {
    return this.expectActor(id).bind(body);
  }

  expectActor(id: EntityId): ActorView {
    const view = this.actors.get(id);
    invariant(view, `There is no actor "${id}" on this stage: bind one of ${[...this.actors.keys()].join(', ')}`);
    return view;
  }

  /** Whose a node is: of the actor or prop it shows, or is part of. */
  entityOf(node: Node | null | undefined): EntityId | undefined {
    const shown = new Map<Node, EntityId>();
    for (const [id, { root }] of this.actors) shown.set(root, id);
    for (const [id, prop] of this.props) shown.set(prop.node, id);
    for (let at = node ?? null; at; at = at.parent) {
      const id = shown.get(at);
      if (id !== undefined) return id;
    }
    return undefined;
  }

  /** What the audience looks at. */
  get focus(): Vec3 | undefined {
    return this.looked;
  }

  /** What the audience is to see: walls of other rooms do not stand before it. Where the camera looks, when undefined. */
  focusOn(at: Vec3 | undefined): void {
    this.looked = at;
    this.set?.focusOn(at);
    if (at) this.workshop.focusOn(this.root.toScene(at));
  }

  /** Somebody looks from within, at this point of a room: its light is called, and every wall stands. */
  focusWithin(at: Vec3): void {
    this.looked = at;
    this.set?.focusOn(undefined);
    this.workshop.focusOn(this.root.toScene(at));
  }

  /** Draws something as it is seen from within, at once: every wall stands, whatever the audience looks at, and things are their own. */
  fromWithin<T>(draw: () => T): T {
    const { set } = this;
    const focus = set?.focusOn(undefined);
    const together = this.furnishing.carried?.apart();
    try {
      return draw();
    } finally {
      together?.();
      set?.focusOn(focus);
    }
  }

  /** Brings the picture to this moment after time has passed unseen: bodies have come to rest where they are. */
  catchUp(nowMs: number, seconds: number): void {
    const count = Math.max(1, Math.min(mostCaughtUp, Math.ceil(seconds / caughtUpSeconds)));
    for (let i = 0; i < count; i++) this.update(nowMs, Math.min(seconds / count, caughtUpSeconds));
  }

  /** Brings the picture to this moment of the play's clock, `seconds` after the last one. */
  update(nowMs: number, seconds: number): void {
    const part = Math.max(0, Math.min(1, (nowMs - this.stage.steppedAtMs) / stepMs));
    this.frame++;
    const { actors, props } = this.stage;
    if (actors.all.size > this.actors.size || props.all.size > this.props.size) this.showNewcomers();
    this.findHeld();
    const isLarge = this.actors.size > wholeBodies;
    const { now } = this;
    now.part = part;
    now.seconds = seconds;
    now.ms = nowMs;
    now.turn = this.frame;
    now.isLarge = isLarge;
    this.hasMoved = false;
    // By `forEach`, which makes nothing.
    this.actors.forEach(this.moveActor);
    this.props.forEach(this.moveProp);
    if (this.hasMoved && !this.stage.isAsleep) this.rig?.moved();
    this.set?.update(seconds);
    this.light(seconds);
  }

  private readonly moveActor = (view: ActorView): void => {
    const { now } = this;
    const { position } = view.actor.stand;
    view.isBeforeArch = this.set?.isBeforeArch(position) ?? false;
    now.turn++;
    const isSeen = this.isInPicture(position);
    if (isSeen && view.isInPlace) this.measureAway();
    else this.away = 0;
    view.update(now, now.turn % this.turnsOf(view, isSeen) === 0 ? 'limbs' : 'root');
    if (view.hasMoved) this.hasMoved = true;
  };

  /** At every so many frames somebody's limbs are moved. */
  private turnsOf(view: ActorView, isSeen: boolean): number {
    const { now } = this;
    const isFar = this.away > farMeters;
    if (view.isInFocus) return isFar && !view.isOwn && now.seconds <= quickFrame ? calmTurns : 1;
    if (!isSeen) return unseenTurns;
    const usual = now.isLarge ? turns : (view.isCalm ? calmTurns : 1) + (isFar ? 1 : 0);
    return Math.max(usual, this.stillTurns(view));
  }

  /** Whoever stands there and breathes comes by so little that it is seen to move as well when it is done more seldom. */
  private stillTurns(view: ActorView): number {
    const { away } = this;
    const { seconds } = this.now;
    if (!view.isCalm || away < still.fromMeters || seconds <= 0) return 1;
    const most = Math.min(away > farMeters ? still.far : still.near, still.seconds / seconds);
    return Math.floor(Math.min(most, (unseenStep * away) / (view.paceMeters * seconds)));
  }

  private readonly moveProp = (view: PropView): void => {
    if (view.isDone) return;
    const { now } = this;
    const { hold } = view.prop;
    const bearer = this.bearerOf(hold);
    const hand = hold.kind === 'hand' && hold.hand !== 'belt' ? hold.hand : undefined;
    view.fade(bearer?.shownPart === 'nothing');
    if (bearer && !bearer.hasMoved && view.isBorneAlong) return;
    const share = hand && view.prop.measures.carried === 'pointing' && bearer ? thrustShare(bearer.actor, now.ms) : 0;
    const puppet = share > 0 && bearer?.body instanceof Puppet ? bearer.body : undefined;
    const turn = hand && puppet && ((node: TransformNode) => this.thrust.turn(node, puppet, hand, share));
    view.update(now, hold.kind === 'worn' ? bearer : undefined, hand && bearer?.palm(hand), turn);
    if (view.wasStirred()) this.hasMoved = true;
  };

  /** Whoever has it, or what it lies on or in. */
  private bearerOf(hold: Hold): ActorView | undefined {
    for (let on: Hold | undefined = hold; on; on = this.stage.props.all.get(on.by)?.hold) {
      if (on.kind === 'hand' || on.kind === 'worn') return this.actors.get(on.actor);
      if (on.kind !== 'carried') break;
    }
    return undefined;
  }

  /** Draws less of everything but the play, or more again: for when frames run long. */
  setQuality(step: QualityStep): void {
    const engine = this.ownsPicture ? this.scene.getEngine() : undefined;
    // A small picture is not made smaller still.
    const wide = engine ? engine.getRenderWidth() * engine.getHardwareScalingLevel() : fewestPixels;
    const hardwareScaling = Math.min(step.hardwareScaling, Math.max(1, wide / fewestPixels));
    applyQuality(
      { ...step, hardwareScaling },
      { engine, rig: this.rig, workshop: this.workshop, usualScaling: this.usualScaling },
    );
  }

  /** A fact of the play: faces show it, and the light goes with it. The world is the one it happened in. */
  follow(fact: Fact, world: World): void {
    this.feelings.follow(fact, world);
    this.cues.follow(fact);
    if (fact.type === 'line:begun') this.speaker = fact.actor;
    if (fact.type === 'line:ended' && fact.actor === this.speaker) this.speaker = undefined;
  }

  /** Whether somebody who stands there was in the last picture's frame. */
  private isInPicture(at: Vec3): boolean {
    const planes = this.scene.frustumPlanes;
    const { x, y, z } = this.root.toSceneToRef(at, this.spot);
    if (planes) {
      for (let index = 0; index < planes.length; index++) {
        const { normal, d } = planes[index]!;
        if (normal.x * x + normal.y * (y + middleMeters) + normal.z * z + d < -aroundMeters) return false;
      }
    }
    return true;
  }

  /** How far the one just looked for is from where the picture is taken. */
  private measureAway(): void {
    const { spot } = this;
    const camera = this.scene.activeCamera;
    this.away = 0;
    if (!camera) return;
    const eye = camera.globalPosition;
    const x = spot.x - eye.x;
    const z = spot.z - eye.z;
    // Through a long lens they are as near as they look.
    this.away = (Math.sqrt(x * x + z * z) * camera.fov) / usualFov;
  }

  private findHeld(): void {
    this.actors.forEach(emptyHands);
    this.stage.props.all.forEach(this.fillHand);
  }

  private readonly fillHand = (prop: StagedProp): void => {
    const { hold } = prop;
    if (hold.kind !== 'hand' || hold.hand === 'belt') return;
    const view = this.actors.get(hold.actor);
    if (view) view.held[hold.hand] = prop;
  };

  private light(seconds: number): void {
    const { rig, stage } = this;
    if (!rig) return;
    if (this.frame % cueFrames === 1) {
      const place = this.cues.settle(this.looked && stage.parts.rooms.placeAt(this.looked));
      const { here } = this;
      here.length = 0;
      stage.actors.all.forEach(({ id, isOnStage, stand }) => {
        if (isOnStage && (!place || stage.parts.rooms.placeAt(stand.position) === place)) here.push(id);
      });
      const cue = stage.isAtCall ? this.cues.callForBows() : this.cues.call(place, here);
      // A play opens in its light; from then on it goes over to others.
      if (cue) rig.cue(cue, this.frame === 1 ? 0 : cue.seconds);
    }
    const speaker = this.speaker === undefined ? undefined : stage.actors.get(this.speaker);
    rig.follow(speaker?.isOnStage ? speaker.stand.position : undefined);
    rig.update(seconds);
  }

  dispose(): void {
    if (this.ownsPicture) this.scene.getEngine().setHardwareScalingLevel(this.usualScaling);
    this.gathered.remove();
    for (const aim of this.aims.splice(0)) aim.dispose();
    putAway(this.furnishing);
  }
}
