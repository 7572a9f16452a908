import type { Refusal } from '../../drama/refusal.ts';
import { isAloud } from '../tongues/tongues.ts';
import { bearerOf, contents, isContainer, isShut, isSupporter } from '../containment.ts';
import { hasLight } from '../light.ts';
import { liquidIn } from '../vessel.ts';
import { has, is, stateOf, type Thing } from '../world.ts';
import type { Deed, Rule } from './deed.ts';
import { law, passes, type Laws, lawOn } from './law.ts';
import { doesDo, isAre, listed, the, The, upperFirst } from '../naming.ts';
import { takeIfPortable } from './hands.ts';
import { lookOver, searchPerson } from './looking-over.ts';

/** [DARK2] Eyes need light even for what is in the hand. */
function refuseDark(deed: Deed): Refusal | undefined {
  return hasLight(deed.world, deed.subject)
    ? undefined
    : deed.refuse('dark', `It is too dark for ${the(deed.subject)} to see.`);
}

/** [LOOK1], [LOOK2] */
const look: Rule = (deed) => {
  const dark = refuseDark(deed);
  if (dark) return dark;
  const thing = deed.object;
  if (!thing) return undefined;
  switch (deed.action.preposition) {
    case 'under':
    case 'behind':
      return lookBeyond(deed, thing, deed.action.preposition);
    case 'in':
    case 'inside':
      return thing.kind === 'prop' && isContainer(thing) ? search(deed) : undefined;
    default:
      describe(deed, thing);
      return undefined;
  }
};

function lookBeyond(deed: Deed, thing: Thing, side: 'under' | 'behind'): undefined {
  const there = contents(deed.world, thing, side);
  for (const inner of there) if (!is(inner, 'revealed')) deed.set(inner, 'revealed', true);
  return deed.tell(
    there.length > 0
      ? `${upperFirst(side)} ${the(thing)} ${there.length > 1 ? 'are' : 'is'} ${listed(there)}.`
      : `There is nothing ${side} ${the(thing)}.`,
  );
}

const examine: Rule = (deed) => {
  if (deed.action.preposition === 'under' || deed.action.preposition === 'behind') return look(deed);
  const dark = refuseDark(deed);
  if (dark || !deed.object) return dark;
  describe(deed, deed.object);
  reveal(deed, deed.object, ['on', 'under', 'behind', 'partOf', ...(isShut(deed.object) ? [] : (['in'] as const))]);
  return undefined;
};

/** What the eye learns, from the state as it is now. */
function describe(deed: Deed, thing: Thing): void {
  if (thing.kind === 'actor') return lookOver(deed, thing);
  if (thing.kind !== 'prop') return;
  if (thing.description) deed.tell(thing.description);
  const opens = stateOf(thing, 'open') !== undefined && !is(thing, 'broken');
  const states = ['lit', 'burning', 'on', 'broken', 'torn', 'dirty', 'wet'].filter((state) => is(thing, state));
  const features = opens ? [is(thing, 'open') ? 'open' : 'closed', ...states] : states;
  if (features.length > 0) deed.tell(`${The(thing)} ${isAre(thing)} ${features.join(' and ')}.`);
  const liquid = liquidIn(thing);
  if (liquid) deed.tell(`There is ${liquid} in it.`);
  const seen = contents(
    deed.world,
    thing,
    'on',
    ...(isShut(thing) && !has(thing, 'transparent') ? [] : (['in'] as const)),
  ).filter((inner) => !has(inner, 'hidden') || is(inner, 'revealed'));
  if (seen.length > 0)
    deed.tell(
      `${upperFirst(isContainer(thing) ? 'inside' : 'on it')} ${seen.length > 1 ? 'are' : 'is'} ${listed(seen)}.`,
    );
}

function reveal(deed: Deed, thing: Thing, sides: readonly ('in' | 'on' | 'under' | 'behind' | 'partOf')[]): Thing[] {
  const found = contents(deed.world, thing, ...sides).filter((inner) => has(inner, 'hidden') && !is(inner, 'revealed'));
  for (const inner of found) deed.set(inner, 'revealed', true);
  if (found.length > 0) deed.tell(`${The(deed.subject)} finds ${listed(found)}.`);
  return found;
}

const search: Rule = (deed) => {
  const thing = deed.object;
  const dark = refuseDark(deed);
  if (dark) return dark;
  if (!thing || thing.kind === 'place') {
    const place = thing ?? deed.place;
    if (place) reveal(deed, place, ['in', 'on', 'partOf']);
    return undefined;
  }
  if (thing.kind === 'actor') return searchPerson(deed, thing);
  if (isContainer(thing) && isShut(thing) && !has(thing, 'transparent'))
    return deed.refuseAs('closed', thing, 'closed');
  const hidden = reveal(deed, thing, ['in', 'on', 'under', 'behind', 'partOf']);
  const plain = contents(deed.world, thing, 'in', 'on').filter(
    (inner) => !hidden.some((found) => found.id === inner.id),
  );
  for (const inner of contents(deed.world, thing, 'under', 'behind')) {
    if (!is(deed.thing(inner.id), 'revealed')) deed.set(inner, 'revealed', true);
  }
  if (plain.length > 0) deed.tell(`There ${plain.length > 1 ? 'are' : 'is'} ${listed(plain)}.`);
  else if (hidden.length === 0)
    deed.tell(isContainer(thing) || isSupporter(thing) ? 'There is nothing there.' : 'There is nothing to be found.');
  return undefined;
};

/** What one has about one. */
const takeInventory: Rule = (deed) => {
  const held = contents(deed.world, deed.subject, 'heldBy', 'wornBy');
  return deed.tell(held.length > 0 ? `${The(deed.subject)} has ${listed(held)}.` : `${The(deed.subject)} has nothing.`);
};

/** [LOOK3] */
const read: Rule = (deed) => {
  const thing = deed.it;
  if (thing.kind !== 'prop' || !(has(thing, 'readable') || isWritten(thing) || thing.text))
    return deed.refuse('wrong-trait', `There is nothing to read on ${the(thing)}.`);
  const dark = refuseDark(deed);
  if (dark) return dark;
  if (is(thing, 'sealed')) return deed.refuseAs('closed', thing, 'sealed');
  const refusal = isOverShoulder(deed, thing) ? undefined : takeIfPortable(deed, thing);
  if (refusal) return refusal;
  const text = [thing.text, writtenText(thing)].filter(Boolean).join(' ');
  const says = text ? `It says: “${text}”` : `${The(thing)} ${doesDo(thing)} not say much.`;
  return isReadOut(deed) ? deed.tell(says) : deed.tellDoer(says);
};

/** What somebody holds may be read with them, from behind. */
const isOverShoulder = ({ action, target, world }: Deed, thing: Thing): boolean =>
  action.preposition === 'over' && target !== undefined && bearerOf(world, thing)?.id === target.id;

/** Aloud, or to somebody: whoever is there hears it. */
const isReadOut = ({ action, target }: Deed): boolean =>
  /^read (out|aloud)$/.test(action.word) ||
  isAloud(action.manner ?? '') ||
  (action.preposition === 'to' && target?.kind === 'actor' && target.id !== action.subject);

const isWritten = (thing: Thing): boolean => Boolean(stateOf(thing, 'written'));

const writtenText = (thing: Thing): string | undefined => {
  const written = stateOf(thing, 'written');
  return typeof written === 'string' ? written : undefined;
};

export const lookingLaws = {
  look: law(look, { object: 'see', target: 'any', loose: true }),
  'take inventory': law(takeInventory, { loose: 'always' }),
  watch: law(look, { object: 'see', loose: true }),
  examine: lawOn(examine, { object: 'see', target: 'any' }),
  search: law(search, { target: 'any', suits: (thing) => (isContainer(thing) || isSupporter(thing) ? 2 : 1) }),
  find: lawOn(passes, { object: 'see', target: 'any' }),
  read: lawOn(read, { target: 'any', suits: (thing) => (has(thing, 'readable') || isWritten(thing) ? 2 : 0) }),
  listen: law(passes, { object: 'hear', loose: true }),
  smell: law(passes, { object: 'see', loose: true }),
  peek: law(look, { object: 'see', loose: true }),
} satisfies Laws;
