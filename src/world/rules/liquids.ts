import type { Refusal } from '../../drama/refusal.ts';
import {
  bearerOf,
  contents,
  hasRoom,
  isContainer,
  isHeldBy,
  isOpen,
  isPortable,
  isShut,
  isWithin,
} from '../containment.ts';
import { inSight } from '../sight.ts';
import { untouchable } from '../touch.ts';
import { amountIn, isEndless, isVessel, liquidIn } from '../vessel.ts';
import { has, is, stateOf, type Thing } from '../world.ts';
import { spill } from './breaking.ts';
import type { Deed, Rule } from './deed.ts';
import { heldThat, takeInHand, takeIfPortable } from './hands.ts';
import { law, passes, type Laws, lawOn, fits, having } from './law.ts';
import { doesDo, isAre, listed, the, The } from '../naming.ts';
import { placement, put, refusePlacing } from './placing.ts';

const volumeOf = (thing: Thing): number =>
  Number.isFinite(thing.capacity) && thing.capacity > 0 ? thing.capacity : Math.max(1, startVolume(thing));

const startVolume = (thing: Thing): number => {
  const amount = stateOf(thing, 'amount');
  return typeof amount === 'number' ? amount : 1;
};

/** [EAT1] */
const eat: Rule = (deed) => {
  const thing = deed.it;
  if (thing.id === deed.subject.id) return deed.refuseSelf('will not eat');
  if (thing.kind === 'actor') return deed.refuseAs('person', thing, 'not food');
  if (!has(thing, 'edible')) {
    if (has(thing, 'drinkable')) return drink(deed);
    return deed.refuseAs('wrong-trait', thing, 'not fit to eat');
  }
  return takeIfPortable(deed, thing) ?? deed.consume(thing);
};

/** [EAT2] */
const drink: Rule = (deed) => {
  const vessel = deed.target && deed.action.preposition === 'from' ? deed.target : deed.it;
  if (vessel.kind === 'actor') return deed.refuseAs('person', vessel, 'nothing to drink');
  if (!isVessel(vessel) && !has(vessel, 'drinkable')) return deed.refuseAs('wrong-trait', vessel, 'nothing to drink');
  if (isShut(vessel)) return deed.refuseAs('closed', vessel, 'closed');
  if (
    isVessel(vessel) &&
    !liquidIn(vessel) &&
    !(has(vessel, 'drinkable') && stateOf(vessel, 'liquid') === undefined && !has(vessel, 'fillable'))
  ) {
    return deed.refuse('not-there', `There is nothing to drink in ${the(vessel)}.`);
  }
  const refusal = takeIfPortable(deed, vessel);
  if (refusal) return refusal;
  if (!isVessel(vessel)) deed.consume(vessel);
  else drawOff(deed, vessel, 1);
  return undefined;
};

/** One measure less; the last empties it. */
function drawOff(deed: Deed, vessel: Thing, measures: number): void {
  const left = amountIn(deed.thing(vessel.id)) - measures;
  if (left === Infinity) return;
  if (left > 0) deed.set(vessel, 'amount', left);
  else {
    deed.set(vessel, 'amount', 0);
    deed.set(vessel, 'liquid', null);
    deed.tell(`${The(vessel)} ${isAre(vessel)} empty now.`);
  }
}

function pourInto(deed: Deed, source: Thing, vessel: Thing): Refusal | undefined {
  const liquid = liquidIn(source);
  if (!liquid) return deed.refuse('not-there', `There is nothing in ${the(source)} to pour.`);
  if (source.id === vessel.id) return deed.refuse('self', `${The(source)} cannot be poured into itself.`);
  if (!has(vessel, 'fillable')) return deed.refuse('wrong-trait', `${The(vessel)} ${doesDo(vessel)} not hold liquids.`);
  if (isShut(vessel)) return deed.refuseAs('closed', vessel, 'closed');
  if (is(vessel, 'broken')) return deed.refuseAs('wrong-trait', vessel, 'broken');
  const present = liquidIn(vessel);
  const room = volumeOf(vessel) - (present ? amountIn(vessel) : 0);
  if (room <= 0 || (present && present !== liquid))
    return deed.refuse('full', `There is ${present ?? liquid} in ${the(vessel)} already.`);
  const measures = Math.min(room, amountIn(source));
  deed.set(vessel, 'liquid', liquid);
  deed.set(vessel, 'amount', (present ? amountIn(vessel) : 0) + measures);
  drawOff(deed, source, measures);
  return undefined;
}

/** [EAT3] Object: what is poured (or the vessel it is in); target: where to. */
const pour: Rule = (deed) => {
  const { object, target } = deed;
  const source = object!;
  if (source.kind === 'actor') return deed.refuse('person', `${The(source)} cannot be poured.`);
  if (!isVessel(source) && !has(source, 'pourable') && !has(source, 'drinkable'))
    return isContainer(source) ? emptyOut(deed) : deed.refuse('wrong-trait', `${The(source)} cannot be poured.`);
  if (isShut(source)) return deed.refuseAs('closed', source, 'closed');
  if (isVessel(source) && !liquidIn(source))
    return deed.refuse('not-there', `There is nothing in ${the(source)} to pour.`);
  const refusal = takeIfPortable(deed, source);
  if (refusal) return refusal;
  if (!isVessel(source)) return pourSubstance(deed, source);
  if (!target || deed.action.preposition === 'from') {
    spillAll(deed, source);
    return undefined;
  }
  if (target && (deed.action.preposition === 'on' || deed.action.preposition === 'over') && !has(target, 'fillable')) {
    const liquid = liquidIn(source);
    spillAll(deed, source);
    deed.set(target, 'wet', true);
    if (is(target, 'burning') || is(target, 'lit')) douse(deed, target, liquid);
    return undefined;
  }
  return target ? pourInto(deed, source, target) : undefined;
};

function douse(deed: Deed, thing: Thing, liquid: string | undefined): void {
  if (liquid && /oil|spirit|brandy|alcohol|petrol|gasoline/i.test(liquid)) return;
  deed.unset(thing, 'burning');
  deed.unset(thing, 'lit');
  deed.tell(`${The(thing)} ${isAre(thing) === 'are' ? 'go' : 'goes'} out.`);
}

/** A pourable that is no vessel (a sack of flour, a potion by itself). */
function pourSubstance(deed: Deed, source: Thing): Refusal | undefined {
  const { target } = deed;
  if (!target) {
    deed.consume(source);
    return undefined;
  }
  if (has(target, 'fillable')) {
    if (isShut(target)) return deed.refuseAs('closed', target, 'closed');
    if (liquidIn(target)) return deed.refuse('full', `There is ${liquidIn(target)} in ${the(target)} already.`);
    deed.set(target, 'liquid', source.name.replace(/^(the|a|an|some)\s/i, ''));
    deed.set(target, 'amount', 1);
    deed.consume(source);
    return undefined;
  }
  const relation = placement(deed.action.preposition ?? 'in', target);
  return refusePlacing(deed, target, relation) ?? put(deed);
}

function spillAll(deed: Deed, vessel: Thing): void {
  if (amountIn(vessel) !== Infinity) spill(deed, vessel);
}

const pourOut: Rule = (deed) => {
  const vessel = deed.it;
  if (vessel.kind === 'actor') return deed.refuse('person', `${The(vessel)} cannot be poured out.`);
  if (isVessel(vessel)) {
    if (isShut(vessel)) return deed.refuseAs('closed', vessel, 'closed');
    if (!liquidIn(vessel)) {
      return contents(deed.world, vessel, 'in').length > 0
        ? emptyOut(deed)
        : deed.refuseAs('not-there', vessel, 'empty');
    }
    const refusal = takeIfPortable(deed, vessel);
    if (refusal) return refusal;
    if (deed.target && has(deed.target, 'fillable')) return pourInto(deed, deed.thing(vessel.id), deed.target);
    spillAll(deed, vessel);
    return undefined;
  }
  if (has(vessel, 'pourable') || has(vessel, 'drinkable')) return pour(deed);
  return emptyOut(deed);
};

/** Tips solid things out, onto the floor or into the target. */
const emptyOut: Rule = (deed) => {
  const vessel = deed.it;
  if (vessel.kind === 'actor') return deed.refuse('person', `${The(vessel)} cannot be emptied.`);
  if (liquidIn(vessel)) return pourOut(deed);
  if (!isContainer(vessel) && !isVessel(vessel))
    return deed.refuse('wrong-trait', `There is nothing to empty about ${the(vessel)}.`);
  if (isShut(vessel)) return deed.refuseAs('closed', vessel, 'closed');
  const inside = contents(deed.world, vessel, 'in').filter((inner) => inner.kind === 'prop');
  if (inside.length === 0) return deed.refuseAs('already', vessel, 'empty already');
  const into = deed.target;
  if (into && (into.id === vessel.id || isWithin(deed.world, into, vessel)))
    return deed.refuseAs('inside', into, `itself in ${the(vessel)}`);
  const relation = into ? placement(deed.action.preposition, into) : 'in';
  const refusal = into ? refusePlacing(deed, into, relation) : undefined;
  if (refusal) return refusal;
  for (const inner of inside) {
    const goal = into && hasRoom(deed.world, into, inner) ? into : deed.place;
    if (goal) deed.move(inner, goal === into ? relation : 'in', goal);
  }
  return deed.tell(`Out ${inside.length > 1 ? 'come' : 'comes'} ${listed(inside)}.`);
};

/** Object: the vessel. The source is the target or instrument, or whatever in reach has something in it. */
const fill: Rule = (deed) => {
  const vessel = deed.it;
  if (!has(vessel, 'fillable')) return deed.refuse('wrong-trait', `${The(vessel)} ${doesDo(vessel)} not hold liquids.`);
  if (isShut(vessel)) return deed.refuseAs('closed', vessel, 'closed');
  if (liquidIn(vessel) && amountIn(vessel) >= volumeOf(vessel)) return deed.refuseAs('full', vessel, 'full already');
  const named = deed.target ?? deed.instrument;
  const source = named ?? sourceInReach(deed, vessel);
  if (!source) return deed.refuse('not-held', `There is nothing here to fill ${the(vessel)} with.`);
  if (!liquidIn(source)) {
    return isVessel(source)
      ? deed.refuse('not-there', `There is nothing in ${the(source)}.`)
      : deed.refuseAs('wrong-trait', source, 'no source of anything to drink');
  }
  if (isShut(source)) return deed.refuseAs('closed', source, 'closed');
  const carried = isPortable(source) ? source : vessel;
  const refusal =
    bearerOf(deed.world, carried)?.id === deed.subject.id || !isPortable(carried)
      ? undefined
      : takeInHand(deed, carried);
  return refusal ?? pourInto(deed, deed.thing(source.id), deed.thing(vessel.id));
};

function sourceInReach(deed: Deed, vessel: Thing): Thing | undefined {
  const present = liquidIn(vessel);
  const sources = inSight(deed.world, deed.subject, deed.probe).filter(
    (thing) =>
      thing.id !== vessel.id &&
      liquidIn(thing) !== undefined &&
      (!present || liquidIn(thing) === present) &&
      isOpen(thing) &&
      (bearerOf(deed.world, thing)?.id ?? deed.subject.id) === deed.subject.id &&
      !untouchable(deed.world, deed.subject, thing, deed.probe),
  );
  const rank = (thing: Thing): number =>
    isEndless(thing) ? 0 : isHeldBy(thing, deed.subject) ? 1 : has(thing, 'pourable') ? 2 : 3;
  return sources.sort((a, b) => rank(a) - rank(b))[0];
}

const isFilled = (thing: Thing): boolean => liquidIn(thing) !== undefined;

const suitsVessel = (thing: Thing): number =>
  !isVessel(thing) ? (has(thing, 'drinkable') ? 2 : 0) : liquidIn(thing) ? 2 : 1;

export const liquidLaws = {
  eat: lawOn(eat, { assumes: (deed) => heldThat(deed, having('edible')), suits: fits(having('edible')) }),
  drink: lawOn(drink, {
    assumes: (deed) => heldThat(deed, (thing) => isFilled(thing) || has(thing, 'drinkable')),
    suits: (thing) => suitsVessel(thing) + (has(thing, 'pourable') ? 0 : 1),
  }),
  taste: lawOn(passes),
  pour: lawOn(pour, {
    guarded: true,
    suits: (thing) => suitsVessel(thing) + (has(thing, 'pourable') && liquidIn(thing) ? 1 : 0),
    suitsTarget: fits(having('fillable'), (thing) => !isFilled(thing)),
  }),
  'pour out': lawOn(pourOut, { guarded: true, suits: suitsVessel }),
  empty: lawOn(emptyOut, { guarded: true, suits: (thing) => (isContainer(thing) || isVessel(thing) ? 2 : 0) }),
  fill: lawOn(fill, {
    suitsInstrument: fits(isFilled, isEndless),
    suitsTarget: fits(isFilled, isEndless),
    suits: fits(having('fillable'), (thing) => !isFilled(thing)),
  }),
  toast: law(passes, { object: 'any', loose: 'always' }),
} satisfies Laws;
