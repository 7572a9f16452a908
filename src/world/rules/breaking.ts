import type { Refusal } from '../../drama/refusal.ts';
import { contents, isContainer, parentOf, relationOfThing } from '../containment.ts';
import { isA } from '../lexicon/nouns.ts';
import { headNounOf } from '../lexicon/head-noun.ts';
import { has, is, stateOf, type Thing } from '../world.ts';
import type { Deed, Rule } from './deed.ts';
import { heldThat, takeInHand } from './hands.ts';
import { type Laws, lawOn, fits, notYet, having } from './law.ts';
import { doesDo, isAre, listed, the, The } from '../naming.ts';

/** [BREAK1] Pieces: what was in or on it lies about, what was poured in it is gone. */
export function breakApart(deed: Deed, thing: Thing): void {
  deed.set(thing, 'broken', true);
  if (deed.action.verb !== 'break') deed.tell(`${The(thing)} ${isAre(thing) === 'are' ? 'break' : 'breaks'}.`);
  tipOut(deed, thing);
  spill(deed, thing);
  if (is(thing, 'lit')) deed.set(thing, 'lit', false);
  if (is(thing, 'on')) deed.set(thing, 'on', false);
}

/** What was in or on it lies about. */
function tipOut(deed: Deed, thing: Thing): void {
  const floor = deed.place ?? parentOf(deed.world, deed.thing(thing.id));
  const spilled = contents(deed.world, thing, 'in', 'on');
  for (const inner of spilled) if (floor) deed.move(inner, 'in', floor);
  if (spilled.length > 0) deed.tell(`Out ${spilled.length > 1 ? 'fall' : 'falls'} ${listed(spilled)}.`);
}

export function spill(deed: Deed, vessel: Thing): void {
  const liquid = stateOf(vessel, 'liquid');
  if (!liquid) return;
  deed.set(vessel, 'liquid', null);
  if (stateOf(vessel, 'amount') !== undefined) deed.set(vessel, 'amount', 0);
}

const breakIt: Rule = (deed) => {
  const thing = deed.it;
  if (thing.kind === 'actor') return deed.refuseAs('person', thing, 'not a thing to be broken');
  if (!has(thing, 'breakable')) return deed.refuse('wrong-trait', `${The(thing)} ${doesDo(thing)} not break.`);
  if (is(thing, 'broken')) return deed.refuseAs('already', thing, 'broken already');
  const armed = takeInHand(deed, deed.instrument);
  if (armed) return armed;
  breakApart(deed, thing);
  return undefined;
};

/** Told to be, or a thing that is by nature: a knife, an axe, a sword. */
export const isSharp = (thing: Thing): boolean =>
  (has(thing, 'sharp') || (!has(thing, 'blunt') && isEdged(thing))) && !is(thing, 'broken');

function isEdged(thing: Thing): boolean {
  const noun = headNounOf(thing.name);
  return isA(noun, 'edge tool') || isA(noun, 'knife') || (has(thing, 'weapon') && isA(noun, 'sword'));
}

/** The edge to do it with: the one named, taken in hand, or one in hand already. */
export function sharpInstrument(deed: Deed, purpose: string): { readonly edge: Thing } | { readonly refusal: Refusal } {
  const named = deed.instrument;
  if (named) {
    if (!isSharp(named)) {
      return {
        refusal: deed.refuseAs('wrong-trait', named, `not sharp enough to ${purpose} with`),
      };
    }
    const refusal = takeInHand(deed, named);
    return refusal ? { refusal } : { edge: deed.thing(named.id) };
  }
  const edge = heldThat(deed, (thing) => isSharp(thing) && thing.id !== deed.object?.id);
  if (edge) return { edge };
  return { refusal: deed.refuse('not-held', `${The(deed.subject)} has nothing sharp in hand to ${purpose} with.`) };
}

/** [BREAK2] */
const cut: Rule = (deed) => {
  const thing = deed.it;
  if (thing.id === deed.subject.id) return deed.refuseSelf('will not cut');
  if (thing.kind === 'actor') return deed.refuseAs('person', thing, 'not a thing to be cut');
  if (!has(thing, 'cuttable')) return deed.refuse('wrong-trait', `${The(thing)} cannot be cut.`);
  if (is(thing, 'cut')) return deed.refuseAs('already', thing, 'cut already');
  const tool = sharpInstrument(deed, 'cut');
  if ('refusal' in tool) return tool.refusal;
  deed.set(thing, 'cut', true);
  deed.unset(thing, 'tied');
  if (isContainer(thing) && isTearable(thing)) tipOut(deed, thing);
  return undefined;
};

/** Cloth and paper give way; wood and iron do not. */
export function isTearable(thing: Thing): boolean {
  if (thing.kind !== 'prop' || has(thing, 'door')) return false;
  if (has(thing, 'cuttable') || has(thing, 'writable') || has(thing, 'wearable')) return true;
  const head = headNounOf(thing.name);
  if (has(thing, 'readable') && !has(thing, 'fixed')) return true;
  return isA(head, 'fabric') || isA(head, 'curtain') || isA(head, 'paper') || isA(head, 'sheet');
}

const tear: Rule = (deed) => {
  const thing = deed.it;
  if (thing.kind === 'actor') return deed.refuseAs('person', thing, 'not a thing to be torn');
  if (!isTearable(thing)) return deed.refuse('wrong-trait', `${The(thing)} ${doesDo(thing)} not tear.`);
  if (is(thing, 'torn')) return deed.refuseAs('already', thing, 'torn already');
  deed.set(thing, 'torn', true);
  revealBehind(deed, thing);
  return undefined;
};

/** Whoever and whatever was behind it stands in plain view. */
export function revealBehind(deed: Deed, cover: Thing): Thing[] {
  const found = contents(deed.world, cover, 'behind').filter((inner) => !is(inner, 'revealed'));
  for (const inner of found) deed.set(inner, 'revealed', true);
  if (found.length > 0) {
    const one = found.length === 1 ? found[0] : undefined;
    deed.tell(
      one && relationOfThing(one) && one.kind === 'actor'
        ? `${The(one)} stands revealed behind ${the(cover)}.`
        : `Behind ${the(cover)} ${found.length > 1 ? 'are' : 'is'} ${listed(found)}.`,
    );
  }
  return found;
}

export const breakingLaws = {
  break: lawOn(breakIt, { guarded: true, suits: fits(having('breakable'), notYet('broken')) }),
  cut: lawOn(cut, { guarded: true, suits: fits(having('cuttable'), notYet('cut')) }),
  tear: lawOn(tear, { guarded: true, suits: fits(isTearable, notYet('torn')) }),
} satisfies Laws;
