import type { TargetCamera } from '@babylonjs/core/Cameras/targetCamera.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { EntityId } from '../../src/drama/entity-id.ts';
import type { Fact } from '../../src/drama/fact.ts';
import { plus, scaled, vec, wrapped } from '../stage/space/vector.ts';
import type { Stage } from '../stage/stage.ts';
import type { WalkIntent } from '../stage/walk-intent.ts';
import type { StageView } from '../picture/view/stage-view.ts';
import type { Bindings, Control } from './bindings.ts';
import { noPad, padChanges, readPad, type Pad, type PadReading } from './gamepad.ts';
import { Glint } from './glint.ts';
import { hangDoors } from './hang-doors.ts';
import { InputDesk } from './input-desk.ts';
import { LookAngles, type Comfort } from './look-angles.ts';
import { ownLook } from './look-call.ts';
import { OwnHead } from './own-head.ts';
import { playerAsks, type Attention, type Engagement, type PlayerAsk, type PlayerRig } from './player-rig.ts';
import type { PointerTold } from './pointer-look.ts';
import type { Flying } from './photo-flight.ts';
import { RigCamera } from './rig-camera.ts';
import { aheadOf, rightOf, upOf, type RigFrame } from './rig-frame.ts';
import { StageAttention, type Gaze } from './stage-attention.ts';
import { atRest, type Push } from './stick.ts';
import type { PlayerView } from './view-mode.ts';
import { intentOf, isSameIntent } from './walking.ts';

export interface StageRigOptions {
  readonly stage: Stage;
  readonly view: StageView;
  readonly role: EntityId;
  readonly canvas: HTMLCanvasElement;
  readonly bindings: Bindings;
  readonly comfort: Comfort;
  /** `shoulder` unless said. */
  readonly from?: PlayerView;
  /** A click takes the mouse for looking, unless this is false. */
  readonly isLockWanted?: boolean;
  /** What the legs are to do; nothing gives the body back to the company's steps. */
  readonly walk: (intent: WalkIntent | undefined) => void;
  /** What they look at, so that others see their eyes go there. */
  readonly look: (at: EntityId | undefined) => void;
  /** The gamepads of the browser, unless said. */
  readonly pads?: () => readonly (Pad | null)[];
}

/** Often enough for an eye, and seldom enough for a small machine. */
const attentionSeconds = 0.08;
/** What was picked on purpose is let go when one looks away from it, or walks off. */
const pickedAngle = 0.6;
/** Farther away from it than it ever was, by so much, the head has turned to something else. */
const awayAngle = 0.3;
const longestSeconds = 0.25;
/** Where pictures are few, a head still comes round in one of them: none shows the wall between two faces. */
const longestTurnSeconds = 0.6;

/** Eyes, legs and hands on a stage. Call `update` before every picture; it rests while another camera has the scene. */
export class StageRig implements PlayerRig {
  isEnabled = true;
  isStanding = false;
  comfort: Comfort;
  private readonly desk: InputDesk;
  private readonly angles: LookAngles;
  private readonly picture: RigCamera;
  private readonly mind: StageAttention;
  private readonly glint: Glint;
  private readonly head: OwnHead;
  private readonly attentions = new Set<(attention: Attention | undefined) => void>();
  private readonly asks = new Set<(ask: PlayerAsk, isHeld: boolean) => void>();
  private mode: PlayerView;
  private attended: Attention | undefined;
  private engagement: Engagement | undefined;
  /** Picked by going through things or by a tap, and which way one looked then. */
  /** What one picked, which way one looked, and how far from the middle of the look it is. */
  private picked: { readonly id: EntityId; readonly yaw: number; readonly pitch: number; readonly off: number } | undefined; // prettier-ignore
  private pad: PadReading = noPad;
  private touch: Push = atRest;
  private cursor: { readonly x: number; readonly y: number } | undefined;
  private said: WalkIntent | undefined;
  private sinceAttention = Infinity;
  private isActive = false;
  /** Which way they looked before the photo camera took off from elsewhere. */
  private before: { readonly yaw: number; readonly pitch: number } | undefined;
  private wasEnabled = true;

  constructor(
    private readonly scene: Scene,
    private readonly camera: TargetCamera,
    private readonly options: StageRigOptions,
  ) {
    const { stage, view, role, canvas, bindings, from = 'shoulder', isLockWanted = true } = options;
    this.comfort = options.comfort;
    this.mode = from;
    this.angles = new LookAngles(
      () => this.comfort,
      (radians) => this.head.lookedByHand(radians),
    );
    this.picture = new RigCamera(camera, stage, view, role, from, () => this.comfort);
    this.mind = new StageAttention(stage, role);
    this.head = new OwnHead({
      stage,
      view,
      role,
      mind: this.mind,
      angles: this.angles,
      comfort: () => this.comfort,
      aspect: () => camera.getEngine().getAspectRatio(camera),
      frame: () => this.picture.now,
      show: () => this.picture.update(0, this.angles, this.flying()),
    });
    this.glint = new Glint(view);
    this.desk = new InputDesk({
      canvas,
      bindings,
      isLockWanted,
      isOpen: () => this.isListening,
      onKeyed: ({ control, isHeld }) => this.control(control, isHeld),
      onPointer: (told) => this.point(told),
      onMouse: (dx, dy) => this.angles.byMouse(dx, dy),
      onClick: () => this.tellOnce('act'),
      onWheel: (notches) => (this.view = this.picture.wheel(notches)),
    });
    this.angles.face(stage.actors.get(role)?.stand.yaw ?? 0);
  }

  get view(): PlayerView {
    return this.mode;
  }

  set view(mode: PlayerView) {
    if (this.mode === 'photo' && mode !== 'photo' && this.before) {
      this.angles.face(this.before.yaw, this.before.pitch);
      this.before = undefined;
    }
    this.mode = mode;
    this.picture.look(mode);
  }

  get engaged(): Engagement | undefined {
    return this.engagement;
  }

  set engaged(engagement: Engagement | undefined) {
    this.engagement = engagement;
    this.head.engage(engagement);
  }

  set bindings(bindings: Bindings) {
    this.desk.release();
    this.desk.keys.bindings = bindings;
  }

  get attention(): Attention | undefined {
    return this.attended;
  }

  get addressee(): EntityId | undefined {
    const faced = this.attended?.kind === 'actor' ? this.attended.id : undefined;
    return this.mind.addressee(faced, this.gaze());
  }

  onAttention(observe: (attention: Attention | undefined) => void): () => void {
    this.attentions.add(observe);
    return () => this.attentions.delete(observe);
  }

  onAsk(observe: (ask: PlayerAsk, isHeld: boolean) => void): () => void {
    this.asks.add(observe);
    return () => this.asks.delete(observe);
  }

  walk(x: number, y: number, isRunning = false): void {
    this.touch = { x, y, isRunning };
  }

  turn(dx: number, dy: number): void {
    this.angles.byFinger(dx, dy);
  }

  /** Looks this way at once: at whoever speaks first, or as an evening that is gone on with left off. */
  face(yaw: number, pitch = 0): void {
    this.head.leaveAlone();
    this.angles.face(yaw, pitch);
  }

  /** Takes off with the photo camera from where another one is. */
  photographFrom(frame: RigFrame): void {
    this.view = 'photo';
    this.head.leaveAlone();
    this.picture.takeOff(frame);
    this.before = { yaw: this.angles.yaw, pitch: this.angles.pitch };
    this.angles.face(frame.yaw, frame.pitch);
  }

  /** Turns the head to what this fact is about, where that is theirs to see. */
  follow(fact: Fact): void {
    this.head.follow(fact);
  }

  /**
   * Before every picture, `seconds` after the last; photo mode moves while the play is paused, so this is the page's time.
   * `isWaiting` says that the play does.
   */
  update(seconds: number, isWaiting = false): void {
    const isActive = this.scene.activeCamera === this.camera;
    if (!isActive) {
      if (this.isActive) this.rest();
      this.isActive = false;
      return;
    }
    if (!this.isActive) this.begin();
    const passed = Math.min(longestSeconds, Math.max(0, seconds));
    if (this.wasEnabled && !this.isEnabled) this.release();
    this.wasEnabled = this.isEnabled;
    this.readPads(passed);
    this.turnByKeys(passed);
    this.turnHead(Math.min(longestTurnSeconds, Math.max(0, seconds)), isWaiting);
    this.walkOn();
    this.picture.update(passed, this.angles, this.flying());
    this.sinceAttention += passed;
    if (this.sinceAttention >= attentionSeconds) {
      this.sinceAttention = 0;
      this.attend();
    }
    this.glint.update(passed);
  }

  dispose(): void {
    this.desk.dispose();
    this.glint.dispose();
    if (this.isActive) this.rest();
    this.attentions.clear();
    this.asks.clear();
  }

  private get isListening(): boolean {
    return this.isActive && this.isEnabled;
  }

  private begin(): void {
    this.isActive = true;
    hangDoors(this.options.stage, this.options.view);
  }

  private rest(): void {
    this.release();
    this.picture.rest();
    this.become(undefined);
    this.glint.on(undefined, false);
    this.glint.dispose();
    this.say(undefined);
  }

  private release(): void {
    this.desk.release();
    for (const { control } of padChanges(this.pad, noPad)) this.control(control, false);
    this.pad = noPad;
    this.touch = atRest;
  }

  private readPads(seconds: number): void {
    if (!this.isListening) return;
    const pads = this.options.pads?.() ?? padsOf(this.options.canvas);
    const pad = pads.find((each) => each?.mapping === 'standard') ?? undefined;
    const now = readPad(pad, this.pad);
    const changes = padChanges(this.pad, now);
    this.pad = now;
    for (const { control, isHeld } of changes) this.control(control, isHeld);
    this.angles.bySticks(now.look.x, now.look.y, seconds, 'stick');
  }

  private turnByKeys(seconds: number): void {
    const { keys } = this.desk;
    this.angles.bySticks(keys.axis('look-left', 'look-right'), keys.axis('look-down', 'look-up'), seconds, 'key');
    const actor = this.options.stage.actors.get(this.options.role);
    const isSeated = actor?.perch?.relation === 'on' && !actor.isUp && actor.posture !== 'standing';
    const seatedYaw = isSeated && this.mode === 'eyes' ? actor.stand.yaw : undefined;
    const isNew = seatedYaw !== undefined && this.angles.seatedYaw === undefined;
    this.angles.seatedYaw = seatedYaw;
    if (isNew) this.angles.limit();
  }

  private turnHead(seconds: number, isWaiting: boolean): void {
    const { x, y } = this.push();
    const isTurned = this.head.update(seconds, this.picture.seen, x !== 0 || y !== 0, isWaiting);
    const { picked } = this;
    if (!isTurned || !picked) return;
    // Turned away to whoever speaks, one no longer means what one picked before.
    const off = this.mind.offLook(picked.id, this.gaze()) ?? 0;
    const isLeft = off > picked.off + awayAngle && !this.mind.isOwnThing(picked.id);
    this.picked = isLeft
      ? undefined
      : { ...picked, yaw: this.angles.yaw, pitch: this.angles.pitch, off: Math.min(off, picked.off) };
  }

  private push(): Push {
    if (this.isStanding) return atRest;
    const { keys } = this.desk;
    const [x, y] = [keys.axis('left', 'right'), keys.axis('back-step', 'forward')];
    if (x !== 0 || y !== 0) return { x, y, isRunning: keys.isHeld('run') };
    if (this.pad.walk.x !== 0 || this.pad.walk.y !== 0) return { ...this.pad.walk, isRunning: this.pad.isRunning };
    return this.touch;
  }

  private walkOn(): void {
    const { stage, role } = this.options;
    const actor = stage.actors.get(role);
    if (!actor?.isOnStage) return this.say(undefined);
    const isSeated = actor.perch !== undefined && !actor.isUp;
    const isOccupied = isSeated || stage.parts.isBusy(role);
    const wasTurning = this.said?.yaw !== undefined;
    const yaws = { lookYaw: this.angles.yaw, bodyYaw: actor.stand.yaw };
    const push = this.push();
    this.say(intentOf({ push, isRunning: push.isRunning, ...yaws, view: this.mode, isOccupied, wasTurning }));
  }

  private say(intent: WalkIntent | undefined): void {
    if (isSameIntent(intent, this.said)) return;
    this.said = intent;
    this.options.walk(intent);
  }

  private flying(): Flying {
    const { keys } = this.desk;
    const { held } = this.pad;
    const { x, y, isRunning } = this.push();
    const isUp = keys.isDown('KeyR') || keys.isDown('Space') || held.has('throw');
    const isDown = keys.isDown('KeyC') || held.has('drop');
    const rollsRight = keys.isDown('KeyE') || held.has('shout');
    const rollsLeft = keys.isDown('KeyQ') || held.has('whisper');
    const [up, roll] = [Number(isUp) - Number(isDown), Number(rollsRight) - Number(rollsLeft)];
    return { right: x, ahead: y, up, roll, isFast: isRunning };
  }

  /** Into the picture where the cursor is; where there is none, into its middle. */
  private gaze(): Gaze {
    const frame = this.picture.now;
    if (!frame) return { from: vec(0, 0, 0), way: vec(0, 0, 1) };
    const { position: from, yaw, pitch, fov } = frame;
    const { canvas } = this.options;
    const slope = Math.tan(fov / 2);
    if (!this.cursor || this.desk.isLocked) {
      const around = Math.atan(slope * this.camera.getEngine().getAspectRatio(this.camera));
      return { from, way: aheadOf(yaw, pitch), around };
    }
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const across = ((this.cursor.x - left) / width) * 2 - 1;
    const up = 1 - ((this.cursor.y - top) / height) * 2;
    const way = plus(
      aheadOf(yaw, pitch),
      plus(scaled(rightOf(yaw), (across * slope * width) / height), scaled(upOf(yaw, pitch), up * slope)),
    );
    return { from, way: scaled(way, 1 / Math.hypot(way.x, way.y, way.z)) };
  }

  private attend(): void {
    if (this.mode === 'photo') return this.become(undefined);
    const gaze = this.gaze();
    const { picked } = this;
    const away = picked && Math.hypot(wrapped(this.angles.yaw - picked.yaw), this.angles.pitch - picked.pitch);
    const again = picked && away !== undefined && away < pickedAngle ? this.mind.again(picked.id, gaze) : undefined;
    if (!again) this.picked = undefined;
    this.become(again ?? this.mind.look(gaze, this.attended?.id));
  }

  private become(attention: Attention | undefined): void {
    const before = this.attended;
    this.attended = attention;
    this.glint.on(attention?.kind === 'prop' ? attention.id : undefined, attention?.isInReach ?? false);
    if (attention?.id !== before?.id) this.options.look(attention?.id);
    if (attention?.id === before?.id && attention?.isInReach === before?.isInReach) return;
    for (const observe of [...this.attentions]) observe(attention);
  }

  private pick(id: EntityId | undefined): void {
    const off = id === undefined ? 0 : (this.mind.offLook(id, this.gaze()) ?? 0);
    this.picked = id === undefined ? undefined : { id, yaw: this.angles.yaw, pitch: this.angles.pitch, off };
    this.attend();
  }

  /** To the next thing in sight, or the last. */
  private cycle(by: 1 | -1): void {
    const all = this.mind.inSight(this.gaze());
    const now = this.attended ? all.indexOf(this.attended.id) : -1;
    const next = now < 0 ? (by > 0 ? 0 : all.length - 1) : (now + by + all.length) % all.length;
    this.pick(all[next]);
    const id = all[next];
    if (id !== undefined && !this.mind.isOwnThing(id)) this.head.hear(ownLook(id));
  }

  private point(told: PointerTold | { readonly kind: 'leave' }): void {
    if (told.kind === 'leave') this.cursor = undefined;
    else if (told.kind === 'hover') this.cursor = { x: told.x, y: told.y };
    else if (told.kind === 'drag') {
      if (told.by === 'finger') this.angles.byFinger(told.dx, told.dy);
      else this.angles.byMouse(-told.dx * 1.4, -told.dy * 1.4);
    } else this.tap(told.x, told.y, told.by);
  }

  /** A finger on a thing attends to it; a mouse that cannot be locked acts. */
  private tap(x: number, y: number, by: 'mouse' | 'finger'): void {
    this.cursor = { x, y };
    this.picked = undefined;
    this.attend();
    const { attended } = this;
    if (by === 'mouse') {
      if (this.options.isLockWanted === false) this.tellOnce('act');
      return;
    }
    this.cursor = undefined;
    this.pick(attended?.id);
  }

  private control(control: Control, isHeld: boolean): void {
    if (control === 'next-thing' || control === 'last-thing') {
      if (isHeld && this.mode !== 'photo') this.cycle(control === 'next-thing' ? 1 : -1);
      return;
    }
    const ask = playerAsks.find((each) => each === control);
    if (ask && (this.mode !== 'photo' || photoAsks.has(ask))) this.tell(ask, isHeld);
  }

  private tell(ask: PlayerAsk, isHeld: boolean): void {
    for (const observe of [...this.asks]) observe(ask, isHeld);
  }

  private tellOnce(ask: PlayerAsk): void {
    this.tell(ask, true);
    this.tell(ask, false);
  }
}

/** In photo mode keys fly and roll: only these are asked of the page. */
const photoAsks: ReadonlySet<PlayerAsk> = new Set(['photo', 'back', 'talk', 'mute']);

/** Browsers ask a page's permission policy for gamepads, and some have none. */
function padsOf(canvas: HTMLCanvasElement): readonly (Pad | null)[] {
  try {
    return canvas.ownerDocument.defaultView?.navigator.getGamepads() ?? [];
  } catch {
    return [];
  }
}
