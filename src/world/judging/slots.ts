import { isOneOf, verbSet, type Verb } from '../../drama/verb.ts';
import { wordList } from '../../kit/word-list.ts';
import type { Refusal } from '../../drama/refusal.ts';
import { isOpenable, isShut, placeOf } from '../containment.ts';
import type { Attempt } from '../grammar/attempt.ts';
import { bodyParts } from '../lexicon/body-parts.ts';
import { abstractNouns } from '../grammar/english/abstract-nouns.ts';
import { singularOf } from '../lexicon/nouns.ts';
import { called } from '../names/called.ts';
import { nameIndex, plainName } from '../names/name-index.ts';
import { type NounPhrase, bareNoun } from '../names/noun-phrase.ts';
import { isPlaceWord, resolve, type Asking, type Reference } from '../names/resolve.ts';
import { passes, type Law } from '../rules/law.ts';
import { lawOf } from '../rules/laws.ts';
import { listed } from '../naming.ts';
import { notSeen } from '../tongues/tongues.ts';
import { isAnachronism } from '../setting/anachronism.ts';
import { unseen, type Unseen } from '../sight.ts';
import { has, thingOf, type Thing } from '../world.ts';
import { asking, glance, type Bench } from './bench.ts';
import { fittingNamed, type NamedFitting } from './room.ts';

/** What a slot of an action turned out to be: a thing (seen or not), a word the verb can do with, or a reason against it. */
export type Slot =
  | { readonly thing: Thing; readonly unseen: Unseen | undefined }
  | {
      readonly word: string;
      /** It names somebody or something that is not to be seen here: a gesture is made without them. */
      readonly absent?: Unseen['code'];
      /** Whose description names it, where nothing else does: there to be looked at, no more. */
      readonly described?: Thing;
      /** It belongs to the room. */
      readonly fitting?: NamedFitting;
    }
  | { readonly refusal: Refusal };

export interface Slots {
  object?: Slot;
  target?: Slot;
  instrument?: Slot;
}

export const thingIn = (slot: Slot | undefined): Thing | undefined =>
  slot && 'thing' in slot ? slot.thing : undefined;

/** Scenery that every place has and no author lists: it can be looked at and sat on, never carried off. */
const backdrops = new Set('floor ground wall walls ceiling air room sky corner darkness dark shadow shadows distance space middle centre center audience crowd light fire smoke rain wind night moon sun stars horizon house stage world way path side end front chamber scene surroundings place area doorway threshold grass earth dirt floorboards nothing everyone everybody others nobody void silence'.split(' ')); // prettier-ignore

/** What is done with the eyes: of what belongs to the room, too. */
export const isBeholding = (verb: Verb): boolean =>
  isOneOf(verb, 'look', 'examine', 'watch', 'stare', 'search', 'read');

export const isBackdrop = (word: string): boolean => backdrops.has(word);

export function resolveSlots(bench: Bench, attempt: Attempt, law: Law | undefined): Slots {
  const slots: Slots = {};
  if (attempt.target) slots.target = slot(bench, attempt.target, law?.suitsTarget, law);
  const target = thingIn(slots.target);
  const cover = /^(from|under|behind|in|off)$/.test(attempt.preposition ?? '') ? target : undefined;
  const { object } = attempt;
  const exactly = target && object && nameIndex(bench.world).byFull.get(plainName(object.text))?.includes(target.id);
  const except = target && !exactly && !object?.id && !object?.pronoun ? [target] : [];
  if (attempt.instrument) slots.instrument = slot(bench, attempt.instrument, law?.suitsInstrument, law);
  const within = cover && (attempt.preposition === 'from' || attempt.preposition === 'off') ? cover : undefined;
  const searching = cover && cover.kind === 'prop' && !isShutContainer(cover) ? cover : undefined;
  const toward: Law | undefined = law?.alone && attempt.preposition ? { ...law, loose: 'always' } : law;
  if (object) slots.object = slot(bench, object, law?.suits, toward, { searching, except, within });
  return slots;
}

export function slot(
  bench: Bench,
  phrase: NounPhrase,
  suits?: Law['suits'],
  law?: Law,
  more: Partial<Asking> = {},
): Slot {
  let found: Reference = resolve(phrase, asking(bench, { suits, ...more }));
  if (found.kind === 'none' && more.except && more.except.length > 0)
    found = resolve(phrase, asking(bench, { suits, ...more, except: [] }));
  switch (found.kind) {
    case 'one':
      // What belongs to this room is meant before what lies elsewhere.
      if (found.unseen && found.thing.kind === 'prop' && !phrase.id && law?.loose !== 'always') {
        const fitting = fittingNamed(bench.world, placeOf(bench.world, bench.subject)?.id, phrase);
        if (fitting) return { word: phrase.head, fitting };
      }
      // An attic is a floor, but the floor is what one stands on.
      if (found.thing.kind === 'place' && isBackdrop(phrase.head) && !isNamed(bench, found.thing, phrase))
        return nothing(bench, phrase, law);
      // The room, with nothing said of which, is this one.
      if (
        found.thing.kind === 'place' &&
        phrase.adjectives.length === 0 &&
        /^(room|chamber)$/.test(phrase.head) &&
        (law?.object !== 'any' || law.startsHere)
      ) {
        const here = placeOf(bench.world, bench.subject);
        if (here) return { thing: here, unseen: undefined };
      }
      // A word for a later thing never means an earlier one: no flashlight is a torch.
      if (
        !phrase.id &&
        !phrase.pronoun &&
        !isNamed(bench, found.thing, phrase) &&
        isAnachronism(phrase.text, bench.world.setting)
      ) {
        return nothing(bench, phrase, law);
      }
      if (!passesOver(law, found)) return found;
      // A thing is asked for in words, wherever it may be, and if there is none.
      return law?.object === 'hear' && found.thing.kind === 'prop'
        ? { word: phrase.text }
        : { word: phrase.text, absent: found.unseen?.code ?? 'not-here' };
    case 'many': {
      const [first] = found.things;
      return first ? { thing: first, unseen: undefined } : { word: phrase.text };
    }
    case 'tie':
      if (law?.loose === 'always') return { word: phrase.text };
      if (law && law.rule === passes && found.things[0]) return { thing: found.things[0], unseen: undefined };
      return {
        refusal: {
          code: 'ambiguous',
          reason: `That could be ${listed(found.things, 'or')}.`,
          candidates: found.things.map((thing) => thing.id),
        },
      };
    case 'none':
      return nothing(bench, phrase, law);
  }
}

/** [NAME5] Nobody bows to the absent: where the verb does without, what is not there to be seen (or heard) is passed over. */
function passesOver(
  law: Law | undefined,
  { thing, unseen: hidden }: { thing: Thing; unseen: Unseen | undefined },
): boolean {
  if (!hidden || hidden.code === 'dark') return false;
  if (law?.object === 'hear') return hidden.code === 'not-visible' || thing.at === null || thing.kind === 'prop';
  return law === undefined || law.loose === 'always';
}

function isNamed(bench: Bench, thing: Thing, phrase: NounPhrase): boolean {
  return nameIndex(bench.world).byId.get(thing.id)?.words.has(phrase.head) ?? false;
}

/** [NAME2] A word for nothing here: scenery of the mind, a thing of another age, or a mistake. */
function nothing(bench: Bench, phrase: NounPhrase, law: Law | undefined): Slot {
  if (law?.loose === 'always') return { word: phrase.text };
  if (phrase.pronoun) return refusing('incomplete', `It is not clear who or what “${phrase.text}” is.`);
  if (phrase.quantity === 'all' || phrase.quantity === 'both')
    return refusing('not-here', `There is nothing here that could be meant by “${phrase.text}”.`);
  const place = placeOf(bench.world, bench.subject);
  if (place && isPlaceWord(phrase.head)) return { thing: place, unseen: undefined };
  const fitting = fittingNamed(bench.world, place?.id, phrase);
  if (fitting) return { word: phrase.head, fitting };
  if (law?.loose && (backdrops.has(phrase.head) || abstractNouns.has(phrase.head) || bodyParts.has(phrase.head)))
    return { word: phrase.head };
  if (backdrops.has(phrase.head)) return { word: phrase.head };
  const described = describedBy(bench, phrase.head);
  if (described) return { word: phrase.head, described };
  if (isAnachronism(phrase.text, bench.world.setting))
    return refusing('anachronism', `There is no such thing as ${withArticle(phrase.text)} in this time.`);
  return refusing('unknown-object', notSeen(called(bench.world, phrase)));
}

const refusing = (code: Refusal['code'], reason: string): Slot => ({ refusal: { code, reason } });

/** [NAME7] This place, or something in sight, whose description names it. */
function describedBy({ world, subject, probe }: Bench, word: string): Thing | undefined {
  const here = placeOf(world, subject);
  const noun = singularOf(word);
  const things = world.cast.map((id) => thingOf(world, id));
  return things.find((thing) => {
    const said = thing.description?.toLowerCase();
    if (!said?.includes(noun) || !singularsIn(said).includes(noun)) return false;
    return thing.id === here?.id || (thing.kind !== 'place' && !unseen(world, subject, thing, undefined, probe));
  });
}

const singularsIn = (text: string): string[] => plainName(text).split(' ').map(singularOf);

/** The things a plural or *all* stands for; nothing when the object is one thing. */
export function manyOf(bench: Bench, attempt: Attempt): readonly Thing[] | undefined {
  if (!attempt.object || attempt.object.id || attempt.part) return undefined;
  const law = bench.world.verbs?.named(attempt.verb) ? undefined : lawOf(attempt.verb);
  if (law?.loose === 'always') return undefined;
  const target = attempt.target && glance(bench, attempt.target);
  const from =
    target && attempt.preposition && ['from', 'off'].includes(attempt.preposition) ? attempt.target : undefined;
  const phrase: NounPhrase =
    from && attempt.object.quantity !== undefined && !attempt.object.where
      ? { ...attempt.object, where: { preposition: 'from', phrase: from } }
      : attempt.object;
  if (!mayBeMany(phrase)) return undefined;
  const found = resolve(
    phrase,
    asking(bench, { suits: law?.suits, allHeld: handsDown.has(attempt.verb), except: target ? [target] : [] }),
  );
  if (found.kind === 'one' && phrase.quantity !== undefined) return [found.thing];
  if (found.kind !== 'many') return undefined;
  const spared = phrase.except && glance(bench, phrase.except);
  return found.things.filter((thing) => thing.id !== spared?.id).slice(0, mostOfMany);
}

/** *takes the violin and begins to play*: what was spoken of last, where it is just the thing for the verb. */
export function withRecalled(bench: Bench, attempt: Attempt, law: Law | undefined): Attempt {
  if (attempt.object || attempt.target || attempt.part || !law?.suits || !recalling.has(attempt.verb)) return attempt;
  const recent = bench.discourse.recent
    .map((id) => thingOf(bench.world, id))
    .find(
      (thing) =>
        thing.kind === 'prop' &&
        (law.suits?.(thing, bench.subject) ?? 0) > 1 &&
        !unseen(bench.world, bench.subject, thing),
    );
  return recent ? { ...attempt, object: { ...bareNoun(recent.name, ''), id: recent.id } } : attempt;
}

const recalling = verbSet(
  ...wordList('drink eat read play light open close lock unlock wear take_off extinguish drop draw sheathe'),
);
const handsDown = verbSet('drop', 'put', 'give', 'throw', 'put away', 'show', 'sell');

const mayBeMany = (phrase: NounPhrase): boolean =>
  phrase.quantity !== undefined ||
  phrase.pronoun === 'them' ||
  (phrase.pronoun === undefined && /s$|men$|children$|feet$|knives$/.test(phrase.head));

const isShutContainer = (thing: Thing): boolean => isShut(thing) && isOpenable(thing) && has(thing, 'container');

/** As many as anyone handles in one breath. */
const mostOfMany = 64;

const withArticle = (text: string): string => (/^[aeiou]/i.test(text) ? `an ${text}` : `a ${text}`);
