import { saysKind } from '../tongues/tongues.ts';
import { bearerOf, isPortable } from '../containment.ts';
import { headNounOf } from '../lexicon/head-noun.ts';
import { isA } from '../lexicon/nouns.ts';
import { shines } from '../light.ts';
import { inSight } from '../sight.ts';
import { untouchable } from '../touch.ts';
import { has, is, stateOf, type Thing } from '../world.ts';
import type { Deed, Rule } from './deed.ts';
import { takeInHand, takeIfPortable } from './hands.ts';
import { type Laws, lawOn, fits, notYet, having, being } from './law.ts';
import { doesDo, isAre, the, The } from '../naming.ts';

const isElectric = (thing: Thing): boolean => has(thing, 'switchable') && !has(thing, 'lightable');

/** A flame to burn with: something alight, or a match, lighter or tinderbox. */
function kindles(thing: Thing): boolean {
  if (is(thing, 'burning')) return true;
  if (is(thing, 'broken') || is(thing, 'wet')) return false;
  if (has(thing, 'lightable') && is(thing, 'lit')) return true;
  return [thing.name, ...thing.aliases].some((name) => saysKind('kindler', name) || isA(headNounOf(name), 'lighter'));
}

/** [FIRE1] */
const light: Rule = (deed) => {
  const thing = deed.it;
  if (thing.kind === 'actor') return deed.refuseAs('person', thing, 'not to be set alight');
  if (isElectric(thing)) return switchOn(deed);
  if (!has(thing, 'lightable')) {
    if (has(thing, 'burnable')) return burn(deed);
    return deed.refuse('wrong-trait', `${The(thing)} cannot be lit.`);
  }
  if (is(thing, 'lit') || is(thing, 'burning')) return deed.refuseAs('already', thing, 'lit already');
  if (is(thing, 'broken') || is(thing, 'wet'))
    return deed.refuseAs('impossible', thing, `${is(thing, 'broken') ? 'broken' : 'too wet'} and will not light`);
  const tool = deed.instrument ?? deed.target;
  if (tool) {
    if (!kindles(tool)) return deed.refuse('wrong-trait', `${The(tool)} will not light anything.`);
    const refusal = takeIfPortable(deed, tool);
    if (refusal) return refusal;
  }
  return deed.set(thing, 'lit', true);
};

const extinguish: Rule = (deed) => {
  const thing = deed.it;
  const burns =
    has(thing, 'lightable') || has(thing, 'light') || has(thing, 'burnable') || stateOf(thing, 'burning') !== undefined;
  if (isElectric(thing)) return switchOff(deed);
  if (!burns || thing.kind === 'actor')
    return deed.refuse('wrong-trait', `There is nothing to put out about ${the(thing)}.`);
  if (!is(thing, 'lit') && !is(thing, 'burning')) return deed.refuseAs('already', thing, 'not burning');
  const consumed = is(thing, 'burning') && has(thing, 'burnable') && isPortable(thing);
  deed.unset(thing, 'lit');
  deed.unset(thing, 'burning');
  if (consumed) deed.set(thing, 'worn-out', true);
  return undefined;
};

/** [FIRE2] */
const burn: Rule = (deed) => {
  const thing = deed.it;
  if (thing.kind === 'actor') return deed.refuseAs('person', thing, 'not to be set alight');
  if (!has(thing, 'burnable')) {
    if (has(thing, 'lightable')) return light(deed);
    return deed.refuse('wrong-trait', `${The(thing)} ${doesDo(thing)} not burn.`);
  }
  if (is(thing, 'burning')) return deed.refuseAs('already', thing, 'burning already');
  if (is(thing, 'wet')) return deed.refuseAs('impossible', thing, 'too wet to burn');
  const named = deed.instrument ?? deed.target;
  if (named) {
    if (!kindles(named)) return deed.refuse('wrong-trait', `${The(named)} will not set anything alight.`);
    const bearer = bearerOf(deed.world, named);
    const refusal = bearer && bearer.id !== deed.subject.id ? takeInHand(deed, named) : undefined;
    if (refusal) return refusal;
  } else if (!flameInReach(deed, thing)) {
    return deed.refuse('not-held', `There is no flame within reach to burn ${the(thing)} with.`);
  }
  return deed.set(thing, 'burning', true);
};

function flameInReach(deed: Deed, except: Thing): Thing | undefined {
  return inSight(deed.world, deed.subject, deed.probe).find(
    (thing) =>
      thing.kind === 'prop' &&
      thing.id !== except.id &&
      kindles(thing) &&
      (bearerOf(deed.world, thing)?.id ?? deed.subject.id) === deed.subject.id &&
      !untouchable(deed.world, deed.subject, thing, deed.probe),
  );
}

/** [FIRE3] */
export const switchOn: Rule = (deed) => {
  const thing = deed.it;
  if (thing.kind === 'actor' || !has(thing, 'switchable')) {
    if (has(thing, 'lightable')) return light(deed);
    return deed.refuse('wrong-trait', `${The(thing)} cannot be switched on.`);
  }
  if (is(thing, 'on')) return deed.refuseAs('already', thing, 'on already');
  if (is(thing, 'broken')) return deed.refuseAs('impossible', thing, 'broken and stays off');
  if (stateOf(thing, 'plugged') === false) return deed.refuseAs('impossible', thing, 'not plugged in');
  return deed.set(thing, 'on', true);
};

export const switchOff: Rule = (deed) => {
  const thing = deed.it;
  if (thing.kind === 'actor' || !has(thing, 'switchable')) {
    if (has(thing, 'lightable')) return extinguish(deed);
    return deed.refuse('wrong-trait', `${The(thing)} cannot be switched off.`);
  }
  if (!is(thing, 'on')) return deed.refuseAs('already', thing, 'off already');
  return deed.set(thing, 'on', false);
};

const toggle: Rule = (deed) => (is(deed.it, 'on') ? switchOff(deed) : switchOn(deed));

/** [FIRE4] */
const cook: Rule = (deed) => {
  const food = deed.it;
  if (food.kind === 'actor') return deed.refuseAs('person', food, 'not food');
  if (!has(food, 'edible') && !stateOf(food, 'liquid')) return deed.refuseAs('wrong-trait', food, 'nothing to cook');
  if (is(food, 'cooked')) return deed.refuseAs('already', food, 'cooked already');
  const named = deed.target ?? deed.instrument;
  const hot = named ? isHot(named) : inSight(deed.world, deed.subject, deed.probe).some(isHot);
  if (!hot)
    return deed.refuse(
      'not-held',
      named ? `${The(named)} ${isAre(named)} cold.` : `There is no fire or stove hot enough here.`,
    );
  return deed.set(food, 'cooked', true);
};

function isHot(thing: Thing): boolean {
  if (thing.kind !== 'prop') return false;
  const heater =
    /stove|oven|burner|hob|fire|hearth|grill|brazier|microwave|toaster|kettle|range|cooker|furnace|pan|pot/i.test(
      thing.name,
    );
  return (is(thing, 'on') && heater) || (shines(thing) && heater) || is(thing, 'burning');
}

const lights = (thing: Thing): boolean => has(thing, 'lightable') || isElectric(thing);

export const fireLaws = {
  light: lawOn(light, { suits: fits(lights, (thing) => !is(thing, 'lit') && !is(thing, 'on')) }),
  extinguish: lawOn(extinguish, {
    suits: fits(
      (thing) => lights(thing) || has(thing, 'burnable'),
      (thing) => is(thing, 'lit') || is(thing, 'burning'),
    ),
  }),
  burn: lawOn(burn, { guarded: true, suits: fits(having('burnable'), notYet('burning')) }),
  'switch on': lawOn(switchOn, { suits: fits(having('switchable'), notYet('on')) }),
  'switch off': lawOn(switchOff, { suits: fits(having('switchable'), being('on')) }),
  toggle: lawOn(toggle, { suits: fits(having('switchable')) }),
  cook: lawOn(cook, { guarded: true, suits: fits(having('edible')) }),
} satisfies Laws;
