import { given } from '../../../src/kit/given.ts';
import type { SeenActor } from '../../../src/drama/sight.ts';
import type { State } from '../../../src/drama/state.ts';
import { asVerb, type Verb } from '../../../src/drama/verb.ts';
import type { Voice } from '../../../src/drama/voice.ts';
import type { Thing } from '../../../src/world/world.ts';
import type { StagedActor } from '../staged-actor.ts';
import { wrapped, yawTowards } from '../space/vector.ts';

/** What of a state is seen by looking. What a lock, a drink or a heart is like is not. */
const seenStates = [
  'open', 'lit', 'on', 'burning', 'broken', 'cut', 'torn', 'worn-out', 'dirty', 'wet', 'wielded', 'posture', 'hurt', 'dead',
] as const; // prettier-ignore

/** A gesture is seen until a little after it did what it does. */
const gestureTailMs = 500;
/** A face turned farther aside than this is not read. */
const faceAside = 1.5;

export function visibleStates({ state }: Thing): State {
  const seen: Record<string, State[string]> = {};
  for (const key of seenStates) {
    const value = state[key];
    if (value !== undefined) seen[key] = value;
  }
  return seen;
}

/** What somebody is seen to do, and to whom. */
export function bearingOf(actor: StagedActor, now: number): Pick<SeenActor, 'does' | 'doesTo'> {
  const { gesture, reach, walker, isTalking, voice, gaze, posture } = actor;
  const doing = gesture && now <= gesture.beganMs + gesture.contactMs + gestureTailMs ? gesture : undefined;
  if (doing) return { does: doing.verb, ...given({ doesTo: doing.to }) };
  if (reach?.verb !== undefined) return { does: reach.verb, ...given({ doesTo: reach.thing }) };
  if (isTalking) return { does: voiced[voice], ...(typeof gaze === 'string' ? { doesTo: gaze } : {}) };
  if ((walker?.speed ?? 0) > 0.05) return { does: asVerb('walk') };
  return given({ does: postures[posture] });
}

/** How somebody is seen to talk. */
const voiced: Readonly<Record<Voice, Verb>> = {
  plain: asVerb('speak'),
  whisper: asVerb('whisper'),
  aside: asVerb('mutter'),
  shout: asVerb('shout'),
};

const postures: Readonly<Record<StagedActor['posture'], Verb | undefined>> = {
  standing: undefined,
  sitting: asVerb('sit'),
  lying: asVerb('lie'),
  kneeling: asVerb('kneel'),
  crouching: asVerb('crouch'),
};

/** Does anything of them move, so that it catches an eye? */
export const isAstir = (actor: StagedActor, now: number): boolean =>
  actor.isTalking ||
  actor.reach !== undefined ||
  (actor.walker?.speed ?? 0) > 0.05 ||
  (actor.gesture !== undefined && now <= actor.gesture.beganMs + actor.gesture.contactMs + gestureTailMs);

/** Is somebody's face turned so that the other can read it? */
export const isFacing = (actor: StagedActor, other: StagedActor): boolean =>
  Math.abs(wrapped(yawTowards(actor.eyes, other.eyes) - actor.stand.yaw)) <= faceAside;
