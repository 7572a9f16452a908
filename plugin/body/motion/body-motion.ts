import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { hashWords } from '../../../src/kit/hash.ts';
import { approach, clamp } from '../../../src/kit/numbers.ts';
import { applyFace, FaceAngles } from '../face/apply-face.ts';
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
import { habitsOf, type Moved } from './habits.ts';
import { Inertia } from './inertia.ts';
import { Joints } from './joints.ts';
import { Legs } from './legs.ts';
import type { Moment } from './moment.ts';
import type { Physique } from './physique.ts';
import { Placement } from './placement.ts';
import { Postures } from './postures.ts';
import { Skirt } from './skirt.ts';
import { Stooping } from './stooping.ts';
import { Trailing } from './trailing.ts';
import { Trunk } from './trunk.ts';

/** Limbs are moved in moments of so many seconds; whatever has lasted longer than so many of them is over. */
const [longestMoment, mostMoments] = [0.1, 18];

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
  /** Whether there is cloth about the legs, and something that trails behind: what is not there is not moved. */
  hasSkirt = true;
  hasTrail = true;
  private readonly body: Physique;
  private readonly mood = new MoodCarriage();
  private readonly layers: ReturnType<typeof layersOf>;
  private readonly moment: Moment;
  private readonly angles = new FaceAngles();

  constructor(
    private readonly root: TransformNode,
    nodes: Readonly<Record<Joint, TransformNode>>,
    moved: Moved,
    rig: Rig,
    scale: number,
    id: string,
  ) {
    const joints = new Joints(nodes);
    const frame = new BodyFrame(joints, rig, scale);
    const habits = habitsOf(moved);
    const offset = ((hashWords(id)[0] >>> 0) % 1000) / 1000;
    this.body = { joints, frame, rig, scale, habits, stooped: moved.build.stoop, offset };
    this.gait = new Gait(habits.spread * scale, scale);
    this.gait.toesOut = habits.toesOut;
    this.moment = {
      pose: nobody, bearing: plainBearing(), posture: 'standing', seconds: 0, frameSeconds: 0, now: 0, isFirst: true, striding: 0, load: 0,
      place: this.place, postures: new Postures(rig.at.hips.y * scale, scale), gait: this.gait, carriage: this.mood.now,
      inertia: new Inertia(),
    }; // prettier-ignore
    this.gaze = new Gaze(this.body);
    this.layers = layersOf(this.body, id);
  }

  /** However long a picture takes, a body has come as far as the play: long ones are gone through in moments. */
  update(pose: BodyPose, seconds: number): void {
    const moments = clamp(Math.ceil(seconds / longestMoment - 1e-6), 1, mostMoments);
    this.moment.frameSeconds = seconds;
    for (let index = 0; index < moments; index++) this.show(pose, clamp(seconds / moments, 0, longestMoment));
  }

  private show(pose: BodyPose, seconds: number): void {
    const { moment, gaze, face } = this;
    const { gesturing, stooping, trunk, legs, arms, skirt, trailing, faceMotion } = this.layers;
    const { joints, rig, scale } = this.body;
    this.begin(pose, seconds);
    // What gestures, talk and thought want of the body: the rest of it goes on whatever they do.
    clearBearing(moment.bearing);
    if (!pose.dead) gesturing.bear(moment);

    trunk.lean(moment);
    arms.call(moment);
    stooping.update(moment, arms, trunk);
    gaze.aim(moment);
    legs.place(moment);
    trunk.bend(moment, legs, stooping, gaze);
    gaze.turn(moment, stooping, faceMotion.head, face);
    arms.reach(moment, trunk);
    legs.bend(moment);
    if (this.hasSkirt) skirt.update(moment);
    if (this.hasTrail) trailing.update(moment, arms);
    faceMotion.update(face, pose, moment.bearing, moment.seconds);
    applyFace(joints.nodes, rig, face, scale, this.angles);
    moment.isFirst = false;
  }

  /** Where the body is, how it holds itself and where its feet are. */
  private begin(pose: BodyPose, passed: number): void {
    const { moment, place, gait } = this;
    const { habits } = this.body;
    const { isFirst, postures, carriage } = moment;
    moment.pose = pose;
    moment.seconds = passed;
    moment.now += passed;
    moment.posture = pose.dead && pose.posture !== 'sitting' ? 'lying' : pose.posture;
    const mass = pose.load?.massKg ?? 0;
    moment.load += (clamp((mass - load.light) / (load.heavy - load.light), 0, 1) - moment.load) * approach(passed, 4);
    this.mood.update(pose.dead ? undefined : pose.mood, moment);
    place.update(moment);
    this.root.position.set(place.x, place.y, place.z);
    this.root.rotation.set(0, place.yaw, 0);
    postures.tempo = habits.tempo * (0.5 + 0.5 * carriage.tempo);
    postures.update(moment, place);
    this.layers.legs.callHome(gait, postures);
    gait.strideFactor = habits.stride * carriage.stride * (1 - 0.25 * moment.load);
    gait.liftFactor = habits.lift * (0.6 + 0.4 * carriage.bounce);
    gait.update(place, moment);
    moment.inertia.update(place, moment);
    const striding = Math.min(1, place.speed / 1.1);
    moment.striding += (striding - moment.striding) * (isFirst ? 1 : approach(passed, 8));
  }
}

const layersOf = (body: Physique, id: string) => ({
  gesturing: new Gesturing(body),
  stooping: new Stooping(body),
  trunk: new Trunk(body),
  legs: new Legs(body),
  arms: new Arms(body),
  skirt: new Skirt(body.joints),
  trailing: new Trailing(body),
  faceMotion: new FaceMotion(id),
});
