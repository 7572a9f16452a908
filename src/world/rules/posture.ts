import type { Refusal } from '../../drama/refusal.ts';
import { isDead, parentOf } from '../containment.ts';
import { inSight } from '../sight.ts';
import { has, is, stateOf, type Thing } from '../world.ts';
import type { Deed, Rule } from './deed.ts';
import { getInto, refuseCrowd } from './entering.ts';
import { law, type Laws } from './law.ts';
import { the } from '../naming.ts';
import { comeOut, isInHiding, standUp } from './whereto.ts';

const isSeat = (thing: Thing): boolean =>
  has(thing, 'seat') || has(thing, 'bed') || has(thing, 'enterable') || has(thing, 'vehicle');

/** Where one sits that is near a thing, and not on it. */
const nearby: ReadonlySet<string> = new Set([
  'by',
  'beside',
  'near',
  'with',
  'at',
  'to',
  'before',
  'opposite',
  'around',
]);

/** [SIT1] */
const settleAs =
  (posture: 'sitting' | 'lying'): Rule =>
  (deed) => {
    const { subject, action } = deed;
    let { object } = deed;
    const beside = object && (object.kind === 'actor' || nearby.has(action.preposition ?? ''));
    if (object?.kind === 'actor' && (action.preposition === 'on' || action.preposition === 'in'))
      return deed.refuseAs('person', object, 'no seat');
    if (beside && object && !isSeat(object)) object = seatBeside(deed, object);
    if (object?.kind === 'place' || action.objectWord) object = undefined;
    if (!object) {
      const unsaid = deed.object === undefined && action.objectWord === undefined;
      if (unsaid && isSeated(deed)) return takePosture(deed, posture);
      object = unsaid ? onlyFreeSeat(deed, posture) : undefined;
      if (!object) return deed.object ? deed.set(subject, 'posture', posture) : takePosture(deed, posture);
    }
    if (!isSeat(object))
      return deed.refuseAs('wrong-trait', object, `nothing to ${posture === 'sitting' ? 'sit' : 'lie'} on`);
    if (parentOf(deed.world, subject)?.id === object.id && !isInHiding(subject))
      return takePosture(deed, posture, ' there');
    return getInto(deed, object, action.preposition === 'in' ? 'in' : 'on') ?? deed.set(subject, 'posture', posture);
  };

const takePosture = (deed: Deed, posture: string, where = ''): Refusal | undefined =>
  stateOf(deed.subject, 'posture') === posture
    ? deed.refuseAs('already', deed.subject, `${posture}${where} already`)
    : deed.set(deed.subject, 'posture', posture);

const isSeated = (deed: Deed): boolean => {
  const around = parentOf(deed.world, deed.subject);
  return around !== undefined && around.kind === 'prop' && isSeat(around);
};

/** Sitting down beside somebody on the sofa is sitting on the sofa. */
function seatBeside(deed: Deed, other: Thing): Thing | undefined {
  const around = parentOf(deed.world, other);
  return around && around.kind === 'prop' && isSeat(around) && !refuseCrowd(deed, around) ? around : undefined;
}

function onlyFreeSeat(deed: Deed, posture: 'sitting' | 'lying'): Thing | undefined {
  const wanted = posture === 'sitting' ? 'seat' : 'bed';
  if (isInHiding(deed.subject)) return undefined;
  const free = inSight(deed.world, deed.subject, deed.probe).filter(
    (thing) => has(thing, wanted) && !refuseCrowd(deed, thing),
  );
  return free.length === 1 ? free[0] : undefined;
}

/** [SIT2] */
const stand: Rule = (deed) => {
  const { subject } = deed;
  if (deed.object && deed.action.preposition === 'on' && isSeat(deed.object)) {
    const refusal = getInto(deed, deed.object, 'on');
    if (!refusal) deed.set(subject, 'posture', 'standing');
    return refusal;
  }
  // *Stands by the window*, *stands before the king*: a stance, not a rising.
  if (deed.object && parentOf(deed.world, subject)?.id !== deed.object.id) return undefined;
  const posture = stateOf(subject, 'posture');
  const seated = isSeated(deed);
  if (!seated && (posture === undefined || posture === null || posture === 'standing')) {
    // Stands there, stands still: a stance again.
    if (deed.action.direction === 'there' || deed.action.direction === 'here' || deed.action.manner) return undefined;
    return deed.refuseAs('already', subject, 'standing already');
  }
  const refusal = seated ? comeOut(deed, subject) : undefined;
  if (refusal) return refusal;
  standUp(deed, subject);
  if (seated && posture === undefined) deed.set(subject, 'posture', 'standing');
  return undefined;
};

/** [SIT2] Out of a crouch or off one's knees one rises; to anyone else it is a matter of bearing. */
const straighten: Rule = (deed) => {
  if (/^(crouching|kneeling)$/.test(String(stateOf(deed.subject, 'posture')))) standUp(deed, deed.subject);
  return undefined;
};

const bendInto =
  (posture: string): Rule =>
  (deed) => {
    deed.set(deed.subject, 'posture', posture);
    return undefined;
  };

/** [SIT3] */
const sleep: Rule = (deed) => {
  if (is(deed.subject, 'asleep')) return deed.refuseAs('already', deed.subject, 'asleep already');
  if (
    deed.object?.kind === 'prop' &&
    isSeat(deed.object) &&
    parentOf(deed.world, deed.subject)?.id !== deed.object.id
  ) {
    const refusal = getInto(deed, deed.object, deed.action.preposition ?? 'on');
    if (refusal) return refusal;
    deed.set(deed.subject, 'posture', 'lying');
  }
  deed.set(deed.subject, 'asleep', true);
  return undefined;
};

const wake: Rule = (deed) => {
  const sleeper = deed.object ?? deed.subject;
  if (sleeper.kind !== 'actor') return deed.refuseAs('wrong-trait', sleeper, 'not asleep');
  if (isDead(sleeper)) return deed.refuse('impossible', `Nothing wakes ${the(sleeper)} any more.`);
  return deed.unset(sleeper, 'asleep');
};

const suitsSeat = (thing: Thing): number => (isSeat(thing) ? 2 : 0);

export const postureLaws = {
  sit: law(settleAs('sitting'), { loose: true, suits: suitsSeat }),
  lie: law(settleAs('lying'), { loose: true, suits: suitsSeat }),
  stand: law(stand, { object: 'see', loose: true, suits: suitsSeat }),
  straighten: law(straighten, { object: 'see', loose: true, alone: true }),
  kneel: law(bendInto('kneeling'), { object: 'see', loose: true, alone: true }),
  crouch: law(bendInto('crouching'), { object: 'see', loose: true, alone: true }),
  sleep: law(sleep, { loose: true, suits: suitsSeat }),
  wake: law(wake, { suits: (thing) => (thing.kind === 'actor' ? 2 : 0) }),
} satisfies Laws;
