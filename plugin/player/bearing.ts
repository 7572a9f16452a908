import type { EntityId } from '../../src/drama/entity-id.ts';
import { clamp } from '../../src/kit/numbers.ts';
import { seenIn } from '../picture/camera/frame.ts';
import {
  between,
  distance,
  dot,
  flatDistance,
  minus,
  plus,
  vec,
  yawTowards,
  type Vec3,
} from '../stage/space/vector.ts';
import type { Stage } from '../stage/stage.ts';
import type { StagedActor } from '../stage/staged-actor.ts';
import type { Bearing } from './head-turn.ts';
import { mostPitch } from './look-angles.ts';
import { aheadOf, liftAngle, liftIn, rightOf, type RigFrame } from './rig-frame.ts';
import { asideMeters } from './shoulder-boom.ts';
import type { PlayerView } from './view-mode.ts';

/** Within these of the picture's edges something is well in it; over a shoulder the own body hides what is left of the middle. */
const well = { across: 0.62, up: 0.7, pastBody: -0.1 } as const;
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
/** Of a face and the own hand on its owner, rather the face is in the middle. */
const towardsHand = 0.4;
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
  /** Where somebody's eyes are as they are seen: bodies are not all of one height. */
  readonly eyesOf: (id: EntityId) => Vec3 | undefined;
}

/** Which way a person or a thing is; nothing, where it is not on the stage. */
export function bearingOf(looker: Looker, id: EntityId): Bearing | undefined {
  const { stage, self, view, frame, aspect } = looker;
  const point = pointOf(looker, id);
  if (!point) return undefined;
  const { position, yaw, pitch, fov } = frame;
  const { across, up, ahead } = seenIn({ position, target: plus(position, aheadOf(yaw, pitch)), fov }, point, aspect);
  const isPastBody = view === 'eyes' || across > well.pastBody;
  const isTouched = touchOf(looker, id) !== undefined;
  const isReaching = isTouched || (self.reach !== undefined && !self.reach.returning);
  const part = isReaching ? reaching : 1;
  const isFace = stage.actors.get(id) !== undefined;
  const isWithin =
    isFace && !isTouched
      ? isWholeFace(across, up, ahead * Math.tan(fov / 2), aspect)
      : Math.abs(across) < well.across * part && Math.abs(up) < well.up * part;
  const isInPicture = ahead > 0.1 && isWithin && isPastBody;
  const from = view === 'eyes' ? position : self.eyes;
  const far = Math.max(0.25, flatDistance(from, point));
  // However far the boom is out: over a shoulder one looks past the own body.
  const out = dot(minus(position, from), rightOf(yaw));
  const aside = view === 'eyes' ? 0 : Math.asin(Math.min(0.8, clamp(out, 0, asideMeters) / far));
  const tilt = Math.atan2(point.y - position.y, Math.max(0.25, flatDistance(position, point)));
  const lift = isFace ? liftIn(aspect) * clamp((tilt + gentlePitch.down) / steepening, 0, 1) : 0;
  const isFaced = isInPicture && Math.abs(across) < faced.across && Math.abs(up - lift) < faced.up;
  const pitchTo = isReaching ? clamp(tilt, -mostPitch.down, mostPitch.up) : gently(tilt, fov) - liftAngle(lift, fov);
  return { yaw: yawTowards(from, point) - aside, pitch: pitchTo, isInPicture, isFaced };
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
function touchOf({ stage, self: { gesture } }: Pick<Looker, 'stage' | 'self'>, id: EntityId): Vec3 | undefined {
  if (gesture?.to !== id || gesture.hand === undefined) return undefined;
  return stage.parts.now() - gesture.beganMs < gesture.contactMs + touchSeenMs ? gesture.at : undefined;
}

/** A face, or between it and the own hand on them; of a thing, where the own hand is going to be, else its middle. */
function pointOf({ stage, self, eyesOf }: Looker, id: EntityId): Vec3 | undefined {
  const other = stage.actors.get(id);
  if (other) {
    if (!other.isOnStage) return undefined;
    const { x, y, z } = eyesOf(id) ?? other.eyes;
    const face = vec(x, y - faceBelowEyes, z);
    const touch = touchOf({ stage, self }, id);
    return touch ? between(face, touch, towardsHand) : face;
  }
  const prop = stage.props.all.get(id);
  if (!prop?.isVisible) return undefined;
  const { reach } = self;
  const { size } = prop.measures;
  const near = Math.hypot(size.x, size.y, size.z) / 2 + handMeters;
  if (reach && !reach.returning && distance(reach.target, prop.center) < near) return reach.target;
  return prop.center;
}
