import type { TargetCamera } from '@babylonjs/core/Cameras/targetCamera.js';
import type { EntityId } from '../../src/drama/entity-id.ts';
import { approach, clamp } from '../../src/kit/numbers.ts';
import { between, distance, plus, scaled, vec, wrapped, type Vec3 } from '../stage/space/vector.ts';
import type { Stage } from '../stage/stage.ts';
import type { StagedActor } from '../stage/staged-actor.ts';
import type { ActorView, HeadPlace } from '../picture/view/actor-view.ts';
import type { StageView } from '../picture/view/stage-view.ts';
import type { OwnSight } from '../body/motion/body-pose.ts';
import { Air } from './air.ts';
import { besideBodies, isWithinBody, type NearBody } from './beside-bodies.ts';
import { EyeLine } from './eye-line.ts';
import type { Comfort, LookAngles } from './look-angles.ts';
import { Peephole } from './peephole.ts';
import { PhotoFlight, type Flying } from './photo-flight.ts';
import { aheadOf, Glide, rightOf, uprightFov, upOf, type RigFrame } from './rig-frame.ts';
import { ShoulderBoom, usualBackMeters } from './shoulder-boom.ts';
import type { PlayerView } from './view-mode.ts';

/** Nearer than the first the own body goes, farther than the second it comes back: never half there, eyes seen through its skull. */
const hidden = { nearer: 0.8, farther: 0.9 } as const;
/** In a narrow picture the own head is not let fill more than so much of it: the half of its breadth, in halves of the picture. */
const ownHead = { halfMeters: 0.2, most: 0.6 } as const;
/** Whoever else is so near to a camera behind one's shoulder is all it would show. */
const inTheWay = { nearer: 0.55, farther: 0.68 } as const;
/** Whoever is farther away than this has no part of them at the own eyes. */
const nearMeters = 1.3;
/** Around eyes that are brought out of somebody so much is air. */
const airMeters = 0.05;
/** Where hands show what they hold, from the eyes: aside and below, if the picture goes as far there, and before. */
const shownHand = {
  aside: 0.25,
  below: 0.31,
  before: 0.48,
  leastBelow: 0.25,
  within: 0.85,
  /** Upright the picture goes far down: hands are at its very edge, so that a book that lies open covers no third of it. */
  upright: { below: 0.42, within: 1.02 },
} as const;
/** Hands that do something are within so much of the picture from its middle to its edge. */
const handsWithin = 0.72;
/** The shoulder's picture is a little narrower: it stands farther off. */
const shoulderFov = 0.93;
/** The picture goes to the own eyes and back in about this time. */
const drawingIn = 0.12;
/** Above where the head sits on the neck. */
const boomAbove = 0.17;
const back = { least: 0.9, most: 2.6, aNotch: 0.25 } as const;

/** The picture of somebody who plays: through their eyes, over their shoulder, or from a camera that flies. */
export class RigCamera {
  readonly air: Air;
  private readonly eyes = new EyeLine();
  private readonly boom: ShoulderBoom;
  private readonly flight: PhotoFlight;
  private readonly peephole: Peephole;
  /** They hide, and look out of it. */
  private isPeeping = false;
  private readonly glide = new Glide();
  private frame: RigFrame | undefined;
  private mode: PlayerView;
  private isBodyHidden = false;
  /** The boom has no room: the picture goes to the own eyes, and how far it is there, 0 to 1. */
  private isDrawnIn = false;
  private drawn = 0;
  private isNew = true;
  private readonly sight = { eyes: vec(0, 0, 0), yaw: 0, pitch: 0, up: 1, across: 1 };
  /** Whoever is near to the own eyes. */
  private readonly near: NearBody[] = [];

  constructor(
    private readonly camera: TargetCamera,
    private readonly stage: Stage,
    private readonly view: StageView,
    private readonly role: EntityId,
    mode: PlayerView,
    private readonly comfort: () => Comfort,
  ) {
    this.mode = mode;
    this.air = new Air(stage, role);
    this.boom = new ShoulderBoom(this.air);
    this.flight = new PhotoFlight(this.air);
    this.peephole = new Peephole(stage, this.air);
  }

  private get aspect(): number {
    return this.camera.getEngine().getAspectRatio(this.camera);
  }

  get now(): RigFrame | undefined {
    return this.frame;
  }

  /** The view as it is shown: over a shoulder with no air behind it, that of the own eyes. */
  get seen(): PlayerView {
    return this.mode === 'shoulder' && this.isDrawnIn ? 'eyes' : this.mode;
  }

  look(mode: PlayerView): void {
    if (mode === this.mode) return;
    const wasPhoto = this.mode === 'photo';
    this.mode = mode;
    if (mode === 'photo' && this.frame) this.flight.begin(this.frame);
    if (wasPhoto) this.flight.end();
    if (mode === 'shoulder') this.boom.cut();
    this.isNew = true;
    this.glide.begin(this.comfort().isStill || mode === 'photo' ? undefined : this.frame);
  }

  /** The photo camera begins from here, wherever the own eyes are. */
  takeOff(frame: RigFrame): void {
    this.frame = frame;
    this.flight.begin(frame);
  }

  /** A wheel's notch, towards oneself: farther off, or wider. Says which view that comes to. */
  wheel(notches: number): PlayerView {
    if (this.mode === 'photo') this.flight.zoom(notches);
    else if (this.mode === 'eyes') {
      if (notches > 0) this.boom.backMeters = back.least + back.aNotch * 2;
      return notches > 0 ? 'shoulder' : 'eyes';
    } else {
      const wanted = this.boom.backMeters + notches * back.aNotch;
      if (wanted < back.least) {
        this.boom.backMeters = usualBackMeters;
        return 'eyes';
      }
      this.boom.backMeters = Math.min(back.most, wanted);
    }
    return this.mode;
  }

  /** Brings the picture to where the body is now. Nothing changes while it is off the stage. */
  update(seconds: number, angles: LookAngles, flying: Flying): void {
    const actor = this.stage.actors.get(this.role);
    const body = this.view.actors.get(this.role);
    if (!actor?.isOnStage || !body) return;
    this.air.update(seconds, this.mode === 'photo' && this.frame ? this.frame.position : actor.eyes);
    const wanted = this.frameOf(actor, body, angles, flying, seconds);
    const frame = this.glide.update(wanted, seconds);
    this.frame = frame;
    this.show(frame);
    this.showBody(body, actor, frame);
    this.showOthers(frame);
    this.view.focusWithin(this.mode === 'photo' ? frame.position : plus(floorOf(body), vec(0, 1.2, 0)));
  }

  /** Gives the body back as it was: somebody else has the picture. */
  rest(): void {
    const body = this.view.actors.get(this.role);
    this.frame = undefined;
    this.eyes.cut();
    this.boom.cut();
    if (!body) return;
    body.shownPart = 'whole';
    body.raised = undefined;
    body.sight = undefined;
    for (const other of this.view.actors.values()) other.shownPart = 'whole';
  }

  private frameOf(actor: StagedActor, body: ActorView, look: LookAngles, flying: Flying, seconds: number): RigFrame {
    const { yaw, pitch } = look;
    const { fov: wide, isStill } = this.comfort();
    const { aspect } = this;
    const fov = uprightFov(wide, aspect);
    this.isPeeping = false;
    if (this.mode === 'photo') {
      const flown = this.flight.update(flying, yaw, pitch, seconds);
      if (flown) return flown;
    }
    const floor = floorOf(body);
    const head = body.headPlace ?? headOf(actor);
    const isUpright = actor.posture === 'standing';
    const seen = { floor, bodyYaw: body.root.rotation.y, isUpright, head, lookYaw: yaw, lookPitch: pitch };
    const eyes = this.eyes.update(seen, seconds, isStill);
    const slit = this.peephole.update(actor, eyes, aheadOf(yaw, 0));
    this.isPeeping = slit !== undefined;
    if (slit) {
      this.boom.cut();
      return { position: slit, yaw, pitch, roll: 0, fov };
    }
    if (this.mode !== 'shoulder') return { position: this.outOfBodies(eyes), yaw, pitch, roll: 0, fov };
    const ahead = aheadOf(yaw, pitch * 0.5);
    const neck = vec(eyes.x - ahead.x * head.ahead, eyes.y - head.up + boomAbove, eyes.z - ahead.z * head.ahead);
    this.boom.halfWidth = aspect < 1 ? Math.tan((fov * shoulderFov) / 2) * aspect : Infinity;
    const over = this.boom.update(neck, yaw, pitch, seconds, isStill);
    // From one shoulder to the other it glides as from one view to the next; out of the own eyes it comes over either.
    if (this.boom.hasCrossed && this.drawn < 1) this.glide.begin(isStill ? undefined : this.frame);
    const position = this.drawnIn(over, eyes, head, fov * shoulderFov, seconds);
    return { position, yaw, pitch, roll: 0, fov: fov * shoulderFov };
  }

  /** Where there is no air behind a shoulder the picture is that of the own eyes: a camera at a neck shows neither them nor the room. */
  private drawnIn(over: Vec3, eyes: Vec3, head: HeadPlace, fov: number, seconds: number): Vec3 {
    const far = distance(over, middleOf(head));
    this.isDrawnIn = far < (this.isDrawnIn ? hidden.farther : hidden.nearer) + this.moreIn(fov);
    const wanted = this.isDrawnIn ? 1 : 0;
    const next = this.drawn + (wanted - this.drawn) * approach(seconds, 1 / drawingIn);
    this.drawn = this.isNew || Math.abs(next - wanted) < 0.01 ? wanted : next;
    this.isNew = false;
    return this.drawn === 0 ? over : between(over, this.outOfBodies(eyes), this.drawn);
  }

  /** In a narrow picture the own head is hidden from farther off. */
  private moreIn(fov: number): number {
    const fills = ownHead.halfMeters / (ownHead.most * Math.tan(fov / 2) * Math.min(1, this.aspect));
    return Math.max(0, fills - hidden.nearer);
  }

  /** Nobody looks out of somebody else: eyes that would are shown from before them, where there is air. */
  private outOfBodies(eyes: Vec3): Vec3 {
    this.lookAround(eyes);
    const out = besideBodies(eyes, this.near);
    return out === eyes || !this.air.isFree(out, airMeters) ? eyes : out;
  }

  private lookAround({ x, z }: Vec3): void {
    this.near.length = 0;
    for (const [id, body] of this.view.actors) {
      const { root } = body;
      if (id === this.role || !root.isEnabled(false)) continue;
      if (Math.hypot(root.position.x - x, root.position.z - z) > nearMeters) continue;
      const { headPlace } = body;
      if (!headPlace) continue;
      const { neck, up } = headPlace;
      this.near.push({ id, floor: floorOf(body), head: vec(neck.x, neck.y + up * 0.6, neck.z) });
    }
  }

  private show({ position, yaw, pitch, roll, fov }: RigFrame): void {
    const { camera } = this;
    camera.position.set(position.x, position.y, position.z);
    camera.rotation.set(-pitch, yaw, roll);
    camera.fov = fov;
  }

  private showBody(body: ActorView, actor: StagedActor, frame: RigFrame): void {
    // On the way between the shoulder and the own eyes one sees nothing of oneself: it leads through the own neck.
    const isThere = this.mode === 'eyes' ? !this.glide.isUnderWay : this.drawn === 1;
    const isOwnEyes = this.seen === 'eyes' && isThere;
    const far = distance(frame.position, middleOf(body.headPlace ?? headOf(actor)));
    // Over a shoulder one is seen as soon as the picture is no longer drawn in: one bound for both, or they stay hidden between two.
    const wasHidden = this.mode === 'shoulder' ? this.isDrawnIn : this.isBodyHidden;
    this.isBodyHidden = far < (wasHidden ? hidden.farther : hidden.nearer) + this.moreIn(frame.fov);
    // Who looks out of what hides them sees nothing of themselves before it.
    const isNone = this.isPeeping || (!isOwnEyes && this.isBodyHidden);
    body.shownPart = isNone ? 'nothing' : isOwnEyes ? 'without-head' : 'whole';
    body.raised = isOwnEyes && !this.isPeeping ? this.raised(frame) : undefined;
    body.sight = body.shownPart === 'without-head' ? this.sightIn(frame) : undefined;
  }

  /** Over a shoulder nobody stands between the lens and what it is turned to; with the own eyes nobody is around them. */
  private showOthers({ position }: RigFrame): void {
    for (const [id, other] of this.view.actors) {
      if (id === this.role) continue;
      const { x, z } = other.root.position;
      const isNear =
        Math.hypot(position.x - x, position.z - z) <
        (other.shownPart === 'nothing' ? inTheWay.farther : inTheWay.nearer);
      const isAround = this.seen === 'eyes' && this.near.some((body) => body.id === id && isWithinBody(body, position));
      other.shownPart = isAround || (this.seen === 'shoulder' && isNear) ? 'nothing' : 'whole';
    }
  }

  /** What of the picture hands are well in. */
  private sightIn({ position, yaw, pitch, fov }: RigFrame): OwnSight {
    const { sight } = this;
    const up = Math.tan(fov / 2) * handsWithin;
    sight.eyes = position;
    sight.yaw = yaw;
    sight.pitch = pitch;
    sight.up = up;
    sight.across = up * this.aspect;
    return sight;
  }

  /** Before the eyes at the lower edge; arms do not go up and down quite as far as eyes do. */
  private raised({ position, yaw, pitch, fov }: RigFrame): { left: Vec3; right: Vec3 } {
    const { before, leastBelow, upright } = shownHand;
    const { within, below: mostBelow } = this.aspect < 1 ? upright : shownHand;
    const tilt = pitch * 0.85;
    const [ahead, up, right] = [aheadOf(yaw, tilt), upOf(yaw, tilt), rightOf(yaw)];
    const half = Math.tan(fov / 2) * before * within;
    const below = clamp(half, leastBelow, mostBelow);
    const aside = Math.min(shownHand.aside, half * this.aspect);
    const middle = plus(plus(position, scaled(ahead, before)), scaled(up, -below));
    return { left: plus(middle, scaled(right, -aside)), right: plus(middle, scaled(right, aside)) };
  }
}

const floorOf = ({ root: { position } }: ActorView): Vec3 => vec(position.x, position.y, position.z);

const middleOf = ({ neck, up }: HeadPlace): Vec3 => vec(neck.x, neck.y + up * 0.5, neck.z);

/** Of a body whose head nobody can find. */
function headOf({ eyes, stand }: StagedActor): HeadPlace {
  const back = aheadOf(wrapped(stand.yaw), 0);
  return { neck: vec(eyes.x - back.x * 0.1, eyes.y - 0.17, eyes.z - back.z * 0.1), up: 0.17, ahead: 0.1 };
}
