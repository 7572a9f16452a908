import { isContainer, isHeldBy, isOpen, isOpenable, isWithin } from '../containment.ts';
import type { Attempt } from '../grammar/attempt.ts';
import { abstractNouns } from '../grammar/english/abstract-nouns.ts';
import { liquidIn } from '../vessel.ts';
import { isFire } from '../rules/placing.ts';
import { has, is } from '../world.ts';
import { type Bench, glance } from './bench.ts';

/** Verbs whose meaning hangs on what they are done to: drawing a curtain is not drawing a dagger. */
export function meaningOf(attempt: Attempt, bench: Bench): Attempt {
  const { verb, object, target } = attempt;
  const { part } = bench.discourse;
  if (object?.pronoun === 'it' && part && attempt.part === undefined && part.of === bench.subject.id) {
    if (['open', 'close', 'raise', 'shake', 'touch', 'rub', 'kiss', 'squeeze', 'turn', 'hold'].includes(verb))
      return { ...withoutObject(attempt), part: part.name };
  } else if (object?.pronoun === 'it' && part && attempt.part === undefined) {
    return { ...attempt, object: { text: object.text, head: '', adjectives: [], id: part.of }, part: part.name };
  }
  if (verb === 'hide' && object) {
    const thing = glance(bench, object);
    if (thing?.id === bench.subject.id)
      return target
        ? {
            ...withoutObject(attempt),
            object: target,
            ...(attempt.preposition ? { preposition: attempt.preposition } : {}),
          }
        : { verb, word: attempt.word };
    if (target && thing?.kind === 'prop') return { ...attempt, verb: 'put' };
    if (!target && !attempt.preposition && thing?.kind === 'prop') return { ...attempt, verb: 'put away' };
  }
  if (asides.has(attempt.word) && object) {
    const thing = glance(bench, object);
    if (thing && thing.kind === 'prop' && isOpenable(thing) && !has(thing, 'portable'))
      return { ...attempt, verb: 'open' };
  }
  if (verb === 'draw' && object) {
    const thing = glance(bench, object);
    if (thing && isOpenable(thing) && !has(thing, 'weapon') && !has(thing, 'portable')) {
      return { ...attempt, verb: isOpen(thing) ? 'close' : 'open' };
    }
    const weapon = thing && (has(thing, 'weapon') || has(thing, 'sharp'));
    if (thing && !weapon && (target || !armsOnly.has(attempt.word))) return { ...attempt, verb: 'take' };
  }
  if (verb === 'put' && attempt.word === 'set' && !target && !attempt.preposition) return { ...attempt, verb: 'set' };
  if (verb === 'follow' && attempt.aspect === 'stops') {
    const { aspect: _aspect, ...rest } = attempt;
    return { ...rest, verb: 'unfollow' };
  }
  if (object && !attempt.part && manhandling.has(attempt.word) && glance(bench, object)?.kind === 'actor') {
    return { ...attempt, verb: attempt.verb === 'take' && !attempt.word.includes(' ') ? 'hold' : 'pull' };
  }
  // Exit Hamlet. The name is who, not what.
  if (
    (verb === 'exit' || verb === 'enter') &&
    object &&
    attempt.preposition === undefined &&
    glance(bench, object)?.id === bench.subject.id
  ) {
    return withoutObject(attempt);
  }
  if (verb === 'exit' && attempt.word === 'leave' && object) {
    const thing = glance(bench, object);
    if (thing?.kind === 'prop' && has(thing, 'portable'))
      return { ...attempt, verb: isHeldBy(thing, bench.subject) ? 'drop' : 'wait' };
  }
  // puts the letter into the flame
  if (verb === 'put' && object && target && attempt.preposition === 'in') {
    const thing = glance(bench, object);
    const flame = glance(bench, target);
    if (thing && flame && has(thing, 'burnable') && isFire(flame) && !isContainer(flame))
      return { ...attempt, verb: 'burn' };
  }
  // circles the stool, where only paper is written on
  if (verb === 'write' && attempt.word === 'circle' && object && !target && !abstractNouns.has(object.head)) {
    const thing = glance(bench, object);
    if (!(thing && has(thing, 'writable'))) return meaningOf({ ...attempt, verb: 'go', preposition: 'around' }, bench);
  }
  // walks around the room: this one, and nowhere
  if (verb === 'go' && attempt.preposition === 'around' && /^(room|chamber|place)$/.test(object?.text ?? ''))
    return pacing(attempt);
  // rides the rocking horse
  if (verb === 'drive' && object) {
    const mount = glance(bench, object);
    if (mount && !has(mount, 'vehicle') && (has(mount, 'seat') || has(mount, 'enterable')))
      return { ...attempt, verb: 'sit', preposition: 'on' };
  }
  // uses the key on the chest
  if (verb === 'use' && object && target) {
    const key = glance(bench, object);
    const locked = glance(bench, target);
    if (key && locked && has(locked, 'lockable') && (locked.key === key.id || /\bkey\b/i.test(key.name))) {
      return { verb: is(locked, 'locked') ? 'unlock' : 'lock', word: 'use', object: target, instrument: object };
    }
  }
  // puts rum in the cup: what is put is poured
  if (verb === 'put' && object && target && attempt.preposition === 'in') {
    const vessel = glance(bench, object);
    if (vessel && liquidIn(vessel) === object.head) return { ...attempt, verb: 'pour' };
  }
  // puts the key on the table in the box: the key is on the table, the box is where it goes
  if (verb === 'put' && object?.where && target) {
    const { where, ...bare } = object;
    const thing = glance(bench, bare);
    const first = glance(bench, target);
    if (thing && first && isWithin(bench.world, thing, first)) {
      return { ...attempt, target: where.phrase, preposition: where.preposition };
    }
  }
  if (verb === 'drop' && target) return { ...attempt, verb: 'put' };
  if (
    verb === 'block' &&
    object &&
    /^(way|path|exit|passage|door|doorway)$/.test(object.head) &&
    !glance(bench, object)
  ) {
    return { verb, word: attempt.word };
  }
  return attempt;
}

const pacing = (attempt: Attempt): Attempt => ({
  ...withoutObject(attempt),
  verb: 'pace',
  manner: [`around the ${attempt.object?.text}`, attempt.manner].filter(Boolean).join(' '),
});

export function withoutObject(attempt: Attempt): Attempt {
  const { object: _object, preposition: _preposition, ...rest } = attempt;
  return rest;
}

const asides = new Set(['push aside', 'sweep aside', 'pull aside', 'pull back', 'draw aside', 'draw back']);
/** What is done to people, not to things: seizing is no taking. */
const manhandling = new Set([
  'grab',
  'seize',
  'catch',
  'clutch',
  'pull out',
  'drag out',
  'take out',
  'bring out',
  'drag',
  'haul',
  'get hold',
  'take hold',
  'grab hold',
  'move',
]);
const armsOnly = new Set(['draw', 'unsheathe', 'unsheath', 'wield', 'brandish', 'unholster', 'bare']);
