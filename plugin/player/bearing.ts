import type { EntityId } from '../../src/drama/entity-id.ts';
import { clamp } from '../../src/kit/numbers.ts';
import { seenIn } from '../picture/camera/frame.ts';
import { distance, dot, flatDistance, minus, plus, vec, yawTowards, type Vec3 } from '../stage/space/vector.ts';
import type { Stage } from '../stage/stage.ts';
import type { StagedActor } from '../stage/staged-actor.ts';
import type { Bearing } from './head-turn.ts';
import { mostPitch } from './look-angles.ts';
import { aheadOf, liftAngle, liftIn, rightOf, type RigFrame } from './rig-frame.ts';
import { asideMeters } from './shoulder-boom.ts';
import type { PlayerView } from './view-mode.ts';

/** Within these of the picture's edges something is well in it. */
const well = { across: 0.62, up: 0.7 } as const;
/** How far beside the own head in the picture over a shoulder what is looked at is brought. */
const besideHead = 0.04;
/** Within this of the middle somebody is faced; over a shoulder the middle is beside the own head. */
const faced = { across: 0.15, up: 0.3 } as const;
/** Half of a face with its hair. */
const faceMeters = { across: 0.16, up: 0.17 } as const;
/** What is free of the picture for a face: words are read above and below. A face that is larger than that is in its middle. */
const free = { across: 0.94, up: 0.6, slack: 0.08 } as const;
/** Without a hand to follow nobody bends their neck farther than this: below is one's own coat, above the ceiling. */
const gentlePitch = { up: 0.6, down: 0.8 } as const;
/** From the middle of the picture to its edge, so far what one would bend for is shown. */
const gentlyShown = 0.45;
/** Who lies at one's feet is looked at straight: within so much of the steepest look nothing is lifted. */
const steepening = 0.4;
/** While the own hand is on its way, a body bends: what it goes to is kept nearer to the middle. */
const reaching = 0.5;
/** A hand this far from a thing's middle, beyond its half, is at something else. */
const handMeters = 0.5;
/** Of a face and the own hand on its owner, rather the face is in the middle; up to the hair it is so near to the edge. */
const towardsHand = 0.4;
const crownMeters = 0.2;
const browMeters = 0.09;
const bothWithin = 0.92;
/** A look that is off by less has both in it. */
const touchSlack = 0.04;
/** After the contact a hand is still looked at for so long. */
const touchSeenMs = 450;
/** The middle of a face is a little below its eyes. */
const faceBelowEyes = 0.03;

/** Who looks, and what their picture is now. */
interface Looker {
  readonly stage: Stage;
  readonly self: StagedActor;
  readonly view: PlayerView;
  readonly frame: RigFrame;
  readonly aspect: number;
  /** Half the breadth of the own head, with its hair and its hat. */
  readonly ownHeadMeters: number;
  /** Where somebody's eyes are as they are seen: bodies are not all of one height. */
  readonly eyesOf: (id: EntityId) => Vec3 | undefined;
}

/** Which way a person or a thing is; nothing, where it is not on the stage. */
export function bearingOf(looker: Looker, id: EntityId): Bearing | undefined {
  const { stage, self, view, frame, aspect } = looker;
  const point = pointOf(looker, id);
  if (!point) return undefined;
  const { position, yaw, pitch, fov } = frame;
  const touch = touchOf(looker, id);
  const { across, up, ahead } = seenIn({ position, target: plus(position, aheadOf(yaw, pitch)), fov }, point, aspect);
  const isTouched = touch !== undefined;
  const isReaching = isTouched || (self.reach !== undefined && !self.reach.returning);
  const part = isReaching ? reaching : 1;
  const isFace = stage.actors.get(id) !== undefined;
  const bothPitch = touch ? pitchForBoth(position, point, touch, fov) : undefined;
  const isWithin =
    isFace && !isTouched
      ? isWholeFace(across, up, ahead * Math.tan(fov / 2), aspect)
      : Math.abs(across) < well.across * part &&
        (bothPitch === undefined ? Math.abs(up) < well.up * part : Math.abs(pitch - bothPitch) < touchSlack);
  const side = view === 'eyes' ? 1 : shoulderOf(looker);
  const pastBody = view === 'eyes' ? -1 : pastOwnHead(looker, ahead, side);
  const isInPicture = ahead > 0.1 && isWithin && across * side > pastBody;
  const tilt = tiltTo(position, point);
  const lift = isFace ? liftIn(aspect) * clamp((tilt + gentlePitch.down) / steepening, 0, 1) : 0;
  const middle = Math.max(0, pastBody + besideHead);
  const isFaced = isInPicture && Math.abs(across * side - middle) < faced.across && Math.abs(up - lift) < faced.up;
  const steep = bothPitch ?? tilt;
  const pitchTo = isReaching ? clamp(steep, -mostPitch.down, mostPitch.up) : gently(tilt, fov) - liftAngle(lift, fov);
  const aside = asideOf(looker, point, side) + Math.atan(middle * Math.tan(fov / 2) * aspect);
  const turn = view === 'eyes' ? 0 : aside * side;
  return {
    yaw: yawTowards(view === 'eyes' ? position : self.eyes, point) - turn,
    pitch: pitchTo,
    isInPicture,
    isFaced,
  };
}

/** Over which shoulder the picture is: 1 is the right one. */
const shoulderOf = ({ self, frame: { position, yaw } }: Looker): 1 | -1 =>
  dot(minus(position, self.eyes), rightOf(yaw)) < 0 ? -1 : 1;

/** However far the boom is out: over a shoulder one looks past the own body. */
function asideOf({ self, frame: { position, yaw } }: Looker, point: Vec3, side: number): number {
  const out = dot(minus(position, self.eyes), rightOf(yaw)) * side;
  return Math.asin(Math.min(0.8, clamp(out, 0, asideMeters) / Math.max(0.25, flatDistance(self.eyes, point))));
}

/** How far across a picture over the own shoulder something is past the own head, with half a face to spare. */
function pastOwnHead(
  { self, ownHeadMeters, frame: { position, yaw, pitch, fov }, aspect }: Looker,
  ahead: number,
  side: number,
): number {
  const half = Math.tan(fov / 2) * aspect;
  const from = minus(position, self.eyes);
  const back = Math.max(0.3, -dot(from, aheadOf(yaw, pitch)));
  const edge = (ownHeadMeters - dot(from, rightOf(yaw)) * side) / (half * back);
  return clamp(edge + faceMeters.across / (half * Math.max(0.3, ahead)), -1, well.across - besideHead);
}

const tiltTo = (from: Vec3, point: Vec3): number =>
  Math.atan2(point.y - from.y, Math.max(0.25, flatDistance(from, point)));

/** Down towards the own hand on somebody: with their whole face, or where there is no room for both, up to the brow. */
function pitchForBoth(from: Vec3, { x, y, z }: Vec3, touch: Vec3, fov: number): number {
  const [crown, brow, hand] = [vec(x, y + crownMeters, z), vec(x, y + browMeters, z), touch].map((point) =>
    tiltTo(from, point),
  ) as [number, number, number];
  const shown = Math.atan(Math.tan(fov / 2) * bothWithin);
  const [lowest, highest] = [crown - shown, hand + shown];
  if (lowest > highest) return Math.max(highest, brow - shown);
  const wanted = tiltTo(from, vec(x, y, z)) * (1 - towardsHand) + hand * towardsHand;
  return clamp(wanted, lowest, highest);
}

/** Whether all of a face is where a picture is free; `half` is half of the picture's height there, in metres. */
function isWholeFace(across: number, up: number, half: number, aspect: number): boolean {
  const size = { across: faceMeters.across / (half * aspect), up: faceMeters.up / half };
  return (
    Math.abs(across) < Math.max(free.slack, free.across - size.across) &&
    Math.abs(up) < Math.max(free.slack, free.up - size.up)
  );
}

/** No farther than is comfortable, and for what is under one's nose as far as shows it. */
function gently(tilt: number, fov: number): number {
  const shown = (fov / 2) * gentlyShown;
  const [least, most] = [Math.max(tilt - shown, -mostPitch.down), Math.min(tilt + shown, mostPitch.up)];
  return clamp(clamp(tilt, -gentlePitch.down, gentlePitch.up), least, most);
}

/** Where the own hand is on somebody, for as long as that is seen: it and their face are both looked at. */
function touchOf({ stage, self: { gesture } }: Looker, id: EntityId): Vec3 | undefined {
  if (gesture?.to !== id || gesture.hand === undefined) return undefined;
  return stage.parts.now() - gesture.beganMs < gesture.contactMs + touchSeenMs ? gesture.at : undefined;
}

/** A face; of a thing, where the own hand is going to be, else its middle. */
function pointOf({ stage, self, eyesOf }: Looker, id: EntityId): Vec3 | undefined {
  const other = stage.actors.get(id);
  if (other) {
    if (!other.isOnStage) return undefined;
    const { x, y, z } = eyesOf(id) ?? other.eyes;
    return vec(x, y - faceBelowEyes, z);
  }
  const prop = stage.props.all.get(id);
  if (!prop?.isVisible) return undefined;
  const { reach } = self;
  const { size } = prop.measures;
  const near = Math.hypot(size.x, size.y, size.z) / 2 + handMeters;
  if (reach && !reach.returning && distance(reach.target, prop.center) < near) return reach.target;
  return prop.center;
}
