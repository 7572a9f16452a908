import type { Refusal } from '../../drama/refusal.ts';
import {
  bearerOf,
  isContainer,
  isDead,
  isHeldBy,
  isOpenable,
  isPortable,
  isSupporter,
  placeOf,
} from '../containment.ts';
import { headNounOf } from '../lexicon/head-noun.ts';
import { isA } from '../lexicon/nouns.ts';
import { has, is, stateOf, type Thing } from '../world.ts';
import { breakApart } from './breaking.ts';
import type { Deed, Rule } from './deed.ts';
import { switchOff, switchOn } from './fire.ts';
import { give } from './giving.ts';
import { goTo, walk } from './going.ts';
import { heldThat, refuseReach, takeInHand, takeIfPortable } from './hands.ts';
import { law, passes, type Laws, lawOn, fits } from './law.ts';
import { doesDo, the, The } from '../naming.ts';
import { put } from './placing.ts';

/** [HAND1] Pushing, pulling, turning. */
const shift: Rule = (deed) => {
  const thing = deed.it;
  const { verb, word } = deed.action;
  if (thing.id === deed.subject.id) return deed.refuseSelf(`cannot ${verb}`);
  if (thing.kind === 'actor') return undefined;
  if (thing.kind === 'place') return deed.refuse('not-portable', `${The(thing)} cannot be moved.`);
  const made = verb === 'push' ? has(thing, 'pushable') : verb === 'pull' ? has(thing, 'pullable') : false;
  if (made && has(thing, 'switchable') && !is(thing, 'broken'))
    return is(thing, 'on') ? switchOff(deed) : switchOn(deed);
  if (verb === 'push' && (deed.action.direction || deed.target?.kind === 'place')) return pushAlong(deed, thing);
  const bearer = bearerOf(deed.world, thing);
  if (bearer && bearer.id !== deed.subject.id && !isDead(bearer)) return undefined;
  if (made || has(thing, 'door') || (isOpenable(thing) && !has(thing, 'fixed'))) return undefined;
  if (verb === 'turn' && has(thing, 'device')) return undefined;
  if (has(thing, 'fixed') || has(thing, 'scenery')) return deed.refuseAs('not-portable', thing, 'fixed in place');
  if (
    /^(knock|topple|overturn|tip|upset|knock over|knock off|push over|tip over|push off)$/.test(word) &&
    has(thing, 'breakable') &&
    !is(thing, 'broken')
  ) {
    if (deed.place) deed.move(thing, 'in', deed.place);
    breakApart(deed, thing);
  }
  return undefined;
};

/** To somebody, away, about: a turn of the body. With a thing for object: a turn of the hand. */
const turn: Rule = (deed) => {
  const thing = deed.object;
  if (!thing || thing.kind !== 'prop' || deed.action.preposition !== undefined) return undefined;
  return refuseReach(deed, thing) ?? shift(deed);
};

/** [GO8] A pushable thing goes with the one who pushes it into the next place. */
function pushAlong(deed: Deed, thing: Thing): Refusal | undefined {
  if (!has(thing, 'pushable'))
    return deed.refuse('not-portable', `${The(thing)} cannot be pushed from place to place.`);
  const from = deed.place;
  const way = deed.action.direction ?? deed.target?.name ?? '';
  const exit = from?.exits.find(
    (candidate) => candidate.to === deed.target?.id || candidate.direction?.toLowerCase() === way.toLowerCase(),
  );
  if (!exit) return inPlaceWays.test(way) ? undefined : deed.refuse('no-way', `There is no way ${way} from here.`);
  const stopped = walk(deed, [exit]);
  if (stopped) return stopped;
  const goal = placeOf(deed.world, deed.subject);
  if (goal) deed.move(thing, 'in', goal);
  return undefined;
}

const inPlaceWays = /^(back|away|aside|forward|closer|over|down|up|around|left|right|out|in|off|together|apart)$/;

/** Contact that leaves no trace. It is not `passes`: one has to know whom one touches. */
const contact: Rule = () => undefined;

/** Contact with another than oneself. */
const contactWithAnother: Rule = (deed) =>
  deed.object?.id === deed.subject.id && !deed.action.part ? deed.refuseSelf(`cannot ${deed.action.verb}`) : undefined;

/** Waving or swinging a thing needs it in the hand. */
const brandish: Rule = (deed) => {
  const thing = deed.object;
  if (!thing || thing.kind !== 'prop' || (deed.action.preposition !== undefined && !deed.target)) return undefined;
  return takeInHand(deed, thing);
};

const isInstrument = (thing: Thing): boolean => has(thing, 'musical');

/** [HAND2] */
const ring: Rule = (deed) => {
  const thing = deed.it;
  const head = headNounOf(thing.name);
  if (thing.kind === 'prop' && (isInstrument(thing) || isA(head, 'bell') || has(thing, 'device')))
    return takeIfPortable(deed, thing);
  return deed.refuse('wrong-trait', `${The(thing)} ${doesDo(thing)} not ring.`);
};

const play: Rule = (deed) => {
  const thing = deed.instrument ?? deed.target ?? deed.object;
  if (!thing || thing.kind !== 'prop')
    return thing?.kind === 'actor' || !thing
      ? undefined
      : deed.refuse('wrong-trait', `${The(thing)} cannot be played.`);
  if (has(thing, 'switchable') && has(thing, 'device') && !isInstrument(thing))
    return thing.id === deed.object?.id && !is(thing, 'on') ? switchOn(deed) : undefined;
  if (!isInstrument(thing)) return deed.refuse('wrong-trait', `${The(thing)} cannot be played.`);
  if (is(thing, 'broken')) return deed.refuseAs('impossible', thing, 'broken');
  const blown = ['violin', 'flute', 'trumpet', 'pipe', 'recorder', 'horn', 'fiddle', 'lute', 'guitar'].some((kind) =>
    isA(headNounOf(thing.name), kind),
  );
  return blown ? takeIfPortable(deed, thing) : undefined;
};

const clean: Rule = (deed) => {
  const thing = deed.it;
  if (thing.kind === 'actor') return undefined;
  deed.unset(thing, 'dirty');
  if (deed.action.verb === 'wash') deed.set(thing, 'wet', true);
  if (/dry|wipe/.test(deed.action.word)) deed.unset(thing, 'wet');
  return undefined;
};

const soil: Rule = (deed) => {
  const thing = deed.it;
  if (is(thing, 'dirty')) return deed.refuseAs('already', thing, 'dirty already');
  return deed.set(thing, 'dirty', true);
};

const isDevice = (thing: Thing): boolean => thing.kind === 'prop' && (has(thing, 'device') || has(thing, 'switchable'));

const plug =
  (plugged: boolean): Rule =>
  (deed) => {
    const thing = deed.it;
    if (!isDevice(thing)) return deed.refuse('wrong-trait', `${The(thing)} cannot be plugged in.`);
    if ((stateOf(thing, 'plugged') ?? !plugged) === plugged)
      return deed.refuseAs('already', thing, `${plugged ? 'plugged in' : 'unplugged'} already`);
    deed.set(thing, 'plugged', plugged);
    if (!plugged) deed.unset(thing, 'on');
    return undefined;
  };

const typeOn: Rule = (deed) => {
  const thing = deed.target ?? deed.object;
  if (!thing || isDevice(thing) || isInstrument(thing)) return undefined;
  return deed.refuseAs('wrong-trait', thing, 'nothing to type on');
};

/** *Uses the key*: in hand; what it is used for is another verb. */
const use: Rule = (deed) => {
  const thing = deed.it;
  if (thing.kind !== 'prop') return deed.refuseAs('person', thing, 'not a thing to be used');
  return takeIfPortable(deed, thing);
};

const useUp: Rule = (deed) => {
  const thing = deed.it;
  if (thing.kind !== 'prop') return deed.refuseAs('person', thing, 'not a thing to be used up');
  if (is(thing, 'worn-out')) return deed.refuseAs('already', thing, 'used up already');
  return takeIfPortable(deed, thing) ?? deed.set(thing, 'worn-out', true);
};

const isCord = (thing: Thing): boolean => {
  const heads = [thing.name, ...thing.aliases].map(headNounOf);
  return heads.some((head) =>
    ['rope', 'cord', 'string', 'chain', 'ribbon', 'belt', 'lace', 'thread', 'strap', 'cable'].some((kind) =>
      isA(head, kind),
    ),
  );
};

/** [HAND3] The cord is the object (*ties the rope to the gate*), the instrument, or in hand. */
const tie: Rule = (deed) => {
  const { object, target, instrument } = deed;
  const cord =
    instrument ?? (object && object.kind === 'prop' && (isCord(object) || target) ? object : heldThat(deed, isCord));
  const bound = target ?? (object && object.id !== cord?.id ? object : undefined);
  if (!cord) return deed.refuse('not-held', `${The(deed.subject)} has nothing to tie with.`);
  if (!isCord(cord) && !(bound && isCord(bound))) return deed.refuseAs('wrong-trait', cord, 'nothing to tie with');
  if (bound?.id === cord.id) return deed.refuse('self', `${The(cord)} cannot be tied to itself.`);
  if (bound && stateOf(isCord(cord) ? cord : bound, 'tied') === (isCord(cord) ? bound.id : cord.id))
    return deed.refuseAs('already', cord, `tied to ${the(bound)} already`);
  const refusal = takeInHand(deed, isCord(cord) ? cord : (bound ?? cord));
  if (refusal) return refusal;
  return deed.set(isCord(cord) ? cord : (bound ?? cord), 'tied', (isCord(cord) ? bound?.id : cord.id) ?? true);
};

const untie: Rule = (deed) => {
  const thing = deed.it;
  const cord = stateOf(thing, 'tied')
    ? thing
    : deed.world.cast.map((id) => deed.thing(id)).find((other) => stateOf(other, 'tied') === thing.id);
  if (!cord) {
    return thing.kind === 'actor' || !isCord(thing)
      ? deed.refuseAs('wrong-trait', thing, 'not tied')
      : deed.refuseAs('already', thing, 'not tied to anything');
  }
  return deed.set(cord, 'tied', false);
};

const buy: Rule = (deed) => {
  const thing = deed.it;
  if (isHeldBy(thing, deed.subject)) return deed.refuse('already', `${The(deed.subject)} has ${the(thing)} already.`);
  const seller = bearerOf(deed.world, thing);
  return seller ? undefined : deed.refuse('impossible', `There is nobody selling ${the(thing)}.`);
};

/** *Draws the curtain*, *sets the table*: adjusting what has a setting. */
const adjust: Rule = (deed) => {
  const thing = deed.it;
  if (deed.target && thing.kind === 'prop' && isPortable(thing)) return put(deed);
  if (isDevice(thing)) return undefined;
  return deed.refuseAs('wrong-trait', thing, 'nothing to set');
};

/** *Carries the tray to the desk*, *to the kitchen*, *to Watson*: the thing goes along and ends there. */
const carryTo: Rule = (deed) => {
  const thing = deed.it;
  const { target } = deed;
  if (thing.kind === 'actor')
    return target || deed.action.direction ? deed.refuseAs('person', thing, 'not to be carried about') : undefined;
  if (!target || deed.action.preposition === 'from')
    return isHeldBy(thing, deed.subject) ? undefined : takeInHand(deed, thing);
  if (target.kind === 'actor') return target.id === deed.subject.id ? takeInHand(deed, thing) : give(deed);
  if (target.kind === 'prop' && (isSupporter(target) || isContainer(target))) return put(deed);
  return takeInHand(deed, thing) ?? (target.kind === 'place' ? goTo(deed, target) : undefined);
};

const toTouch = { loose: true } as const;

export const handlingLaws = {
  push: lawOn(shift, { target: 'any', suits: (thing) => (has(thing, 'pushable') ? 2 : 1) }),
  pull: lawOn(shift, { target: 'any', suits: (thing) => (has(thing, 'pullable') ? 2 : 1) }),
  turn: law(turn, { object: 'any', target: 'any', loose: true, alone: true }),

  touch: lawOn(contactWithAnother, toTouch),
  rub: lawOn(contact, toTouch),
  squeeze: lawOn(contact, toTouch),
  shake: law(contact, { loose: true }),
  knock: law(contact, { loose: true }),
  kiss: lawOn(contactWithAnother),
  embrace: lawOn(contactWithAnother),
  help: lawOn(contactWithAnother),
  guard: law(contactWithAnother, { object: 'see', loose: true }),
  wave: law(brandish, { object: 'see', target: 'see', loose: true }),
  swing: law(brandish, { target: 'see', loose: true }),
  ring: lawOn(ring, { guarded: true, suits: (thing) => (isInstrument(thing) || has(thing, 'device') ? 2 : 1) }),
  play: law(play, { guarded: true, loose: true, suits: fits(isInstrument) }),
  wash: lawOn(clean),
  wipe: lawOn(clean),
  clean: lawOn(clean),
  dirty: lawOn(soil),
  'plug in': lawOn(plug(true), { suits: fits(isDevice) }),
  unplug: lawOn(plug(false), { suits: fits(isDevice) }),
  type: law(typeOn, { guarded: true, loose: true }),
  use: lawOn(use),
  'use up': lawOn(useUp),
  tie: lawOn(tie, { suits: (thing) => (isCord(thing) ? 2 : 1) }),
  untie: lawOn(untie),
  buy: lawOn(buy, { object: 'see' }),
  sell: law(passes, { object: 'see', loose: true }),
  set: lawOn(adjust, { guarded: true }),
  carry: lawOn(carryTo, { target: 'any', suits: fits(isPortable) }),
  catch: lawOn(carryTo),
  reach: law(passes, { loose: true }),
  point: law(passes, { object: 'any', target: 'any', loose: true }),
  jump: law(passes, { object: 'see', loose: true }),
  bend: law(passes, { object: 'see', loose: true, alone: true }),
  lean: law(passes, { object: 'see', loose: true, alone: true }),
} satisfies Laws;
