import { toShare } from '../../src/kit/numbers.ts';
import type { Hand } from '../stage/posture.ts';
import type { Pose } from '../stage/space/pose.ts';
import { distance, vec, type Vec3 } from '../stage/space/vector.ts';

/** A hand as the device has it, in the real room; x to the right, y up, z ahead. */
export interface RealHand {
  readonly hand: Hand;
  /** A controller in the hand, or the bare hand as cameras see it. */
  readonly kind: 'controller' | 'hand';
  readonly grip: Pose;
  /** Where it points: along the own z. */
  readonly aim: Pose;
  /** How far the fist is closed, and the finger; of a bare hand both are the pinch. 0 to 1. */
  readonly squeeze: number;
  readonly trigger: number;
  /** Right and ahead, −1 to 1. */
  readonly stick: { readonly x: number; readonly y: number };
  /** The lower button beside the stick: A or X. */
  readonly isButtonHeld: boolean;
  /** Shakes what is in the hand, where it can be shaken. */
  pulse(strength: number, ms: number): void;
}

export type RealHands = Readonly<Partial<Record<Hand, RealHand>>>;

/** Fingers this near to the thumb pinch, and this far do not. */
const pinch = { shut: 0.018, open: 0.06 } as const;
const buttons = { trigger: 0, squeeze: 1, lower: 4 } as const;
const axes = { x: 2, y: 3 } as const;

/** What of a frame is asked, so that a test can stand in for a device. */
type HandFrame = Pick<XRFrame, 'getPose'> & Partial<Pick<XRFrame, 'getJointPose'>>;

/** Both hands at this moment; one that the device cannot see is missing. */
export function readHands(frame: HandFrame, room: XRReferenceSpace, sources: Iterable<XRInputSource>): RealHands {
  const hands: Partial<Record<Hand, RealHand>> = {};
  for (const source of sources) {
    const { handedness: hand, targetRayMode, gripSpace, targetRaySpace } = source;
    if (hand === 'none' || targetRayMode !== 'tracked-pointer' || hands[hand]) continue;
    const aim = poseOf(frame.getPose(targetRaySpace, room)?.transform);
    const grip = gripSpace ? poseOf(frame.getPose(gripSpace, room)?.transform) : aim;
    if (!aim || !grip) continue;
    const pad = source.gamepad;
    const pressed = (index: number): number => pad?.buttons[index]?.value ?? 0;
    const bare = source.hand ? Math.max(pinchOf(frame, room, source.hand), pressed(buttons.trigger)) : undefined;
    hands[hand] = {
      hand,
      kind: source.hand ? 'hand' : 'controller',
      grip,
      aim,
      squeeze: bare ?? pressed(buttons.squeeze),
      trigger: bare ?? pressed(buttons.trigger),
      stick: source.hand ? { x: 0, y: 0 } : { x: pad?.axes[axes.x] ?? 0, y: -(pad?.axes[axes.y] ?? 0) },
      isButtonHeld: pressed(buttons.lower) > 0.5,
      pulse: (strength, ms) => void pulseOf(pad)?.(toShare(strength), ms)?.catch(() => undefined),
    };
  }
  return hands;
}

/** A pose of the device, whose z goes back, as the stage counts. */
export function poseOf(transform: XRRigidTransform | undefined): Pose | undefined {
  if (!transform) return undefined;
  const { position, orientation } = transform;
  const rotation = { x: -orientation.x, y: -orientation.y, z: orientation.z, w: orientation.w };
  return { position: vec(position.x, position.y, -position.z), rotation };
}

function pinchOf(frame: HandFrame, room: XRReferenceSpace, hand: XRHand): number {
  const tipOf = (joint: XRHandJoint): Vec3 | undefined => {
    const space = hand.get(joint);
    const pose = space && frame.getJointPose?.(space, room);
    return pose ? vec(pose.transform.position.x, pose.transform.position.y, pose.transform.position.z) : undefined;
  };
  const [thumb, finger] = [tipOf('thumb-tip'), tipOf('index-finger-tip')];
  return thumb && finger ? toShare((pinch.open - distance(thumb, finger)) / (pinch.open - pinch.shut)) : 0;
}

interface Shaker {
  pulse?(strength: number, ms: number): Promise<unknown>;
}

/** Browsers differ in where they keep what shakes. */
function pulseOf(pad: Gamepad | undefined): Shaker['pulse'] {
  const { hapticActuators } = (pad ?? {}) as { hapticActuators?: readonly Shaker[] };
  const shaker = hapticActuators?.[0];
  return shaker?.pulse?.bind(shaker);
}
