import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { hashWords } from '../../../src/kit/hash.ts';
import { approach, clamp } from '../../../src/kit/numbers.ts';
import { applyFace } from '../face/apply-face.ts';
import { FaceMotion } from '../face/face-motion.ts';
import { plainFace, type Face } from '../face/face.ts';
import type { Joint } from '../rig/joint.ts';
import type { Rig } from '../rig/rig.ts';
import { Arms } from './arms.ts';
import { clearBearing, plainBearing } from './bearing.ts';
import { BodyFrame } from './body-frame.ts';
import type { BodyPose } from './body-pose.ts';
import { MoodCarriage } from './carriage.ts';
import { Gait } from './gait.ts';
import { Gaze } from './gaze.ts';
import { Gesturing } from './gesturing.ts';
import { habitsOf, type Habits, type Moved } from './habits.ts';
import { Inertia } from './inertia.ts';
import { Joints } from './joints.ts';
import { Legs } from './legs.ts';
import type { Moment } from './moment.ts';
import { Placement } from './placement.ts';
import { Postures } from './postures.ts';
import { Skirt } from './skirt.ts';
import { Stooping } from './stooping.ts';
import { Thinking } from './thinking.ts';
import { Trailing } from './trailing.ts';
import { Trunk } from './trunk.ts';

const nobody: BodyPose = {
  position: { x: 0, y: 0, z: 0 }, yaw: 0, speed: 0, posture: 'standing', hands: { left: undefined, right: undefined },
  gaze: undefined, talking: false, gesture: undefined, dead: false,
}; // prettier-ignore
/** From so many kilogrammes on a load is felt, and at so many it is as much as one carries. */
const load = { light: 2, heavy: 12 } as const;

/**
 * Moves a body. It knows in which order its layers take their turn, and nothing else: each has bones of its own, reads
 * what the ones before it did, and is in a file of its own. It needs joints to turn, and asks nothing of what they move:
 * a puppet, or a host's avatar.
 */
export class BodyMotion {
  /** What the face is like now; whoever shows it reads it. */
  readonly face: Face = plainFace();
  readonly place = new Placement();
  readonly gaze: Gaze;
  readonly gait: Gait;
  readonly arms: Arms;
  private readonly habits: Habits;
  private readonly joints: Joints;
  private readonly postures: Postures;
  private readonly carriage = new MoodCarriage();
  private readonly stooping: Stooping;
  private readonly frame: BodyFrame;
  private readonly trunk: Trunk;
  private readonly legs: Legs;
  private readonly inertia = new Inertia();
  private readonly skirt: Skirt;
  private readonly trailing: Trailing;
  private readonly thinking: Thinking;
  private readonly gesturing: Gesturing;
  private readonly faceMotion: FaceMotion;
  private readonly moment: Moment = {
    pose: nobody, bearing: plainBearing(), posture: 'standing', seconds: 0, now: 0, isFirst: true, striding: 0, load: 0,
  }; // prettier-ignore

  constructor(
    private readonly root: TransformNode,
    private readonly nodes: Readonly<Record<Joint, TransformNode>>,
    moved: Moved,
    private readonly rig: Rig,
    private readonly scale: number,
    id: string,
  ) {
    // Keeps people from blinking and breathing together.
    const offset = ((hashWords(id)[0] >>> 0) % 1000) / 1000;
    const { stoop } = moved.build;
    this.habits = habitsOf(moved);
    this.joints = new Joints(nodes);
    this.frame = new BodyFrame(this.joints, rig, scale);
    this.postures = new Postures(rig.at.hips.y * scale, scale);
    this.gait = new Gait(this.habits.spread * scale, scale);
    this.gait.toesOut = this.habits.toesOut;
    this.stooping = new Stooping(rig, scale);
    this.trunk = new Trunk(this.joints, this.frame, scale, this.habits, stoop, offset);
    this.legs = new Legs(this.joints, rig, scale, this.habits);
    this.gaze = new Gaze(this.joints, this.frame, rig, scale, offset, stoop);
    this.arms = new Arms(this.joints, this.frame, rig, scale, this.habits, offset);
    this.skirt = new Skirt(this.joints);
    this.trailing = new Trailing(this.joints, this.frame);
    this.thinking = new Thinking(offset);
    this.gesturing = new Gesturing(this.frame, rig, scale, offset);
    this.faceMotion = new FaceMotion(id);
  }

  update(pose: BodyPose, seconds: number): void {
    const { moment, place, postures, gait, trunk, legs, arms, gaze, face } = this;
    const carriage = this.carriage.now;
    this.begin(pose, seconds);
    const { isFirst } = moment;
    this.bear(pose, moment.seconds);

    trunk.lean(moment, place, postures, gait, carriage);
    arms.call(pose, moment.seconds, isFirst);
    this.stooping.update(moment, place, postures, arms, trunk.leant);
    gaze.aim(moment, place, postures);
    legs.place(moment, place, postures, gait);
    trunk.bend(moment, postures, gait, legs, carriage, this.stooping.now, gaze.twist + this.stooping.twist);
    gaze.turn(moment, postures, carriage, this.stooping.now, this.faceMotion.head, face);
    arms.reach(moment, place, postures, gait, carriage, trunk.breath);
    legs.bend(this.frame, postures);
    this.skirt.update(postures, this.inertia, moment.seconds, isFirst);
    this.trailing.update(postures, this.inertia, moment.seconds, isFirst);
    this.faceMotion.update(face, pose, moment.bearing, moment.seconds);
    applyFace(this.nodes, this.rig, face, this.scale);
    moment.isFirst = false;
  }

  /** Where the body is, how it holds itself and where its feet are. */
  private begin(pose: BodyPose, seconds: number): void {
    const { moment, place, postures, gait, habits } = this;
    const passed = clamp(seconds, 0, 0.1);
    const { isFirst } = moment;
    moment.pose = pose;
    moment.seconds = passed;
    moment.now += passed;
    moment.posture = pose.dead && pose.posture !== 'sitting' ? 'lying' : pose.posture;
    const mass = pose.load?.massKg ?? 0;
    moment.load += (clamp((mass - load.light) / (load.heavy - load.light), 0, 1) - moment.load) * approach(passed, 4);
    this.carriage.update(pose.dead ? undefined : pose.mood, passed, isFirst);
    const carriage = this.carriage.now;
    place.update(pose, moment.posture, passed, isFirst);
    this.root.position.set(place.x, place.y, place.z);
    this.root.rotation.set(0, place.yaw, 0);
    const tempo = habits.tempo * (0.5 + 0.5 * carriage.tempo);
    const leap = place.isGoing ? place.leapMeters : 0;
    postures.update(moment.posture, pose.hipHeight, pose.dead, tempo, leap, passed, isFirst || place.isCut);
    this.legs.callHome(gait, postures);
    gait.strideFactor = habits.stride * carriage.stride * (1 - 0.25 * moment.load);
    gait.liftFactor = habits.lift * (0.6 + 0.4 * carriage.bounce);
    gait.update(place, place.yaw, place.speed, passed, place.isCut);
    this.inertia.update(place, passed);
    const striding = Math.min(1, place.speed / 1.1);
    moment.striding += (striding - moment.striding) * (isFirst ? 1 : approach(passed, 8));
  }

  /** What gestures, talk and thought want of the body: the rest of it goes on whatever they do. */
  private bear(pose: BodyPose, seconds: number): void {
    const { bearing } = this.moment;
    clearBearing(bearing);
    if (pose.dead) return;
    const [left, right] = [pose.hands.left === undefined, pose.hands.right === undefined];
    this.gesturing.bear(this.moment, this.place);
    this.thinking.bear(bearing, pose.thinking === true, seconds, left, right);
  }
}
