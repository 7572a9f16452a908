import { isOneOff } from '../../kit/spelling.ts';
import { wordSet } from '../../kit/word-list.ts';
import type { PhysicalProbe } from '../../drama/physical-probe.ts';
import { bearerOf, contents, isHeldBy, isWithin, parentOf, placeOf, relationOfThing } from '../containment.ts';
import { isA, isPlural, knowsNoun, nounRelation, singularOf } from '../lexicon/nouns.ts';
import { unseen, type Unseen } from '../sight.ts';
import { thingOf, type Thing, type World } from '../world.ts';
import { liquidIn } from '../vessel.ts';
import type { Discourse } from './discourse.ts';
import { partNouns, Rank, ranking } from './match.ts';
import { headNounOf } from '../lexicon/head-noun.ts';
import { nameIndex, plainName } from './name-index.ts';
import { nearestFirst } from './nearest.ts';
import type { NounPhrase, Pronoun } from './noun-phrase.ts';

/** Who asks, in what world, and what the name is wanted for. */
export interface Asking {
  readonly world: World;
  readonly actor: Thing;
  readonly discourse: Discourse;
  readonly probe?: PhysicalProbe | undefined;
  /** How sensible a thing would be for the verb, 0 to 2. */
  readonly suits?: ((thing: Thing, subject: Thing) => number) | undefined;
  /** The hiding place the action itself names. */
  readonly searching?: Thing | undefined;
  /** Where the action says it is: *from the table*. Breaks ties, no more. */
  readonly within?: Thing | undefined;
  /** Things it cannot be: what stands in another slot. */
  readonly except?: readonly Thing[];
  /** What *all* means for the verb: what one holds, or what lies about. */
  readonly allHeld?: boolean;
}

export type Reference =
  | { readonly kind: 'one'; readonly thing: Thing; readonly unseen: Unseen | undefined }
  | { readonly kind: 'many'; readonly things: readonly Thing[] }
  | { readonly kind: 'tie'; readonly things: readonly Thing[] }
  | { readonly kind: 'none' };

const none: Reference = { kind: 'none' };

export function resolve(phrase: NounPhrase, asking: Asking): Reference {
  const { world } = asking;
  if (phrase.id) {
    const thing = world.things.get(phrase.id);
    if (!thing) return none;
    // 一个杯子 is any cup, though one is called just so: not first the one in another's hand.
    const isAny = phrase.indefinite && heldByOther(thing, asking);
    if (!isAny) return one(thing, asking);
  }
  if (phrase.pronoun) return resolvePronoun(phrase.pronoun, asking, phrase);
  if (phrase.quantity === 'all' || phrase.quantity === 'both' || typeof phrase.quantity === 'number')
    return resolveMany(phrase, asking);
  const kin = nameIndex(world).byFull.has(plainName(phrase.text)) ? undefined : relation(phrase, asking);
  if (kin) return one(kin, asking);
  const ranked = rank(phrase, asking);
  const whole = chooseAmong(ranked, phrase, asking);
  if (whole.kind === 'none' || whole.kind === 'tie') {
    // *The cups*, where each is a cup.
    if (isPlural(phrase.head) && singularOf(phrase.head) !== phrase.head) {
      const many = resolveMany(phrase, asking);
      if (many.kind !== 'none') return many;
    }
  }
  if (whole.kind !== 'none') return whole;
  // The lid of the chest, the desk's handle: nothing by itself, but part of something.
  const larger = phrase.whole ?? (phrase.possessor?.pronoun ? undefined : phrase.possessor);
  if (larger) {
    const found = resolve(larger, { ...asking, suits: undefined });
    if (found.kind === 'one' && found.thing.kind === 'prop') return found;
  }
  // The laptop screen is the laptop, when there is no screen.
  const before = phrase.adjectives.at(-1);
  if (before && !isOtherThing(phrase.head) && nameIndex(world).byFull.has(before)) {
    const found = resolve({ text: before, head: before, adjectives: [] }, asking);
    if (found.kind === 'one' && found.thing.kind === 'prop') return found;
  }
  return mistyped(phrase, asking);
}

/** A coat rack is no coat, and a silver fork no silver; a laptop screen is of the laptop. */
const isOtherThing = (head: string): boolean => !partNouns.has(head) && isA(singularOf(head), 'artifact');

function one(thing: Thing, asking: Asking): Reference {
  return { kind: 'one', thing, unseen: unseen(asking.world, asking.actor, thing, asking.searching, asking.probe) };
}

/** A slip of the finger: one letter off from the head of exactly one thing in sight. */
function mistyped(phrase: NounPhrase, asking: Asking): Reference {
  if (phrase.head.length < 4 || knowsNoun(phrase.head)) return none;
  const alike = nameIndex(asking.world).things.filter((named) =>
    named.names.some((name) => isOneOff(phrase.head, name.head) || isOneOff(plainName(phrase.text), name.full)),
  );
  const [only] = alike;
  return alike.length === 1 && only ? one(thingOf(asking.world, only.id), asking) : none;
}

interface Candidate {
  readonly thing: Thing;
  readonly rank: number;
  readonly unseen: Unseen | undefined;
}

function rank(phrase: NounPhrase, asking: Asking): Candidate[] {
  const { world, actor } = asking;
  const full = plainName(phrase.text);
  // *the doctor's bag*, where it is called so
  const owned = phrase.possessor && plainName(`${phrase.possessor.text}'s ${full}`);
  const candidates: Candidate[] = [];
  const place = phrase.where && whereThing(phrase, asking);
  const index = nameIndex(world);
  const rankOf = ranking(phrase, full, index.distinctions);
  const last = [asking.discourse.recent[0], parentOf(world, actor)?.id];
  for (const named of index.things) {
    const thing = thingOf(world, named.id);
    if (asking.except?.some((other) => other.id === thing.id)) continue;
    const isWholeName = owned !== undefined && named.names.some((name) => name.full === owned);
    let score = isWholeName ? Rank.name : rankOf(named, thing);
    if (score === 0) continue;
    // What was eaten or burnt is gone for good; a person may yet come. Called by its name it is not taken for another: what
    // is nowhere is as little to be seen as what is hidden, and nobody is to know which of them it is.
    const isNowhere = thing.kind === 'prop' && thing.at === null && !world.doorways.has(thing.id);
    if (isNowhere && score < Rank.alias) continue;
    // The box at a theatre is a room to WordNet; to nobody else.
    if (thing.kind === 'prop' && score < Rank.head && isPlaceWord(phrase.head)) continue;
    // A guess never means oneself, nor does *another*; a word for anybody might.
    if (thing.id === actor.id && (score < Rank.head || phrase.quantity === 'other')) continue;
    if (place && !isWithin(world, thing, place)) score -= 30;
    if (phrase.possessor && !isWholeName && !belongs(thing, phrase.possessor, asking)) {
      // Gertrude's cloak is not the one on Hamlet's back; but what was hers may be in his hand.
      const isNamed = !phrase.possessor.pronoun;
      // Nor is *my coat* the one another has on.
      const isAnothers = phrase.possessor.pronoun === 'me' && relationOfThing(thing) === 'wornBy';
      if ((isNamed || isAnothers) && bearerOf(world, thing) && !isHeldBy(thing, actor)) continue;
      score -= 3;
    }
    if (score <= 0 || (phrase.quantity === 'other' && last.includes(thing.id))) continue;
    const hidden = unseen(world, actor, thing, asking.searching ?? place, asking.probe);
    candidates.push({ thing, rank: score, unseen: hidden });
  }
  return candidates;
}

/** Words for wherever one is. */
export const isPlaceWord = (word: string): boolean => /^(room|chamber|place|house|building|area|scene)$/.test(word);

function whereThing(phrase: NounPhrase, asking: Asking): Thing | undefined {
  const found = phrase.where && resolve(phrase.where.phrase, { ...asking, suits: undefined, except: [] });
  return found?.kind === 'one' ? found.thing : undefined;
}

function belongs(thing: Thing, possessor: NounPhrase, asking: Asking): boolean {
  const owner = ownerOf(possessor, asking);
  if (!owner) return false;
  return isWithin(asking.world, thing, owner) || owner.relations[thing.id] !== undefined;
}

function ownerOf(possessor: NounPhrase, asking: Asking): Thing | undefined {
  if (possessor.pronoun === 'self' || possessor.pronoun === 'me') return asking.actor;
  if (possessor.pronoun && pronounFits(possessor.pronoun, asking.actor, asking)) return asking.actor;
  const found = resolve(possessor, { ...asking, suits: undefined, except: [] });
  return found.kind === 'one' ? found.thing : undefined;
}

/** *His mother*: whom the owner calls so; failing that, whoever is called so by alias. */
function relation(phrase: NounPhrase, asking: Asking): Thing | undefined {
  const owner = phrase.possessor && ownerOf(phrase.possessor, asking);
  for (const person of owner ? [owner, asking.actor] : [asking.actor]) {
    for (const [word, id] of Object.entries(person.relations)) {
      if (plainName(word) === plainName(phrase.text) || sameKin(word, phrase.head)) return asking.world.things.get(id);
    }
  }
  return undefined;
}

const kinWords = [
  'mother mum mom mama mamma ma mummy',
  'father dad papa daddy pa sire',
  'wife spouse bride',
  'husband spouse bridegroom',
  'sister sibling sis',
  'brother sibling',
  'friend companion comrade mate',
  'master employer boss lord',
  'servant maid butler valet',
].map(wordSet);

const sameKin = (one: string, other: string): boolean =>
  one.toLowerCase() === other || kinWords.some((words) => words.has(one.toLowerCase()) && words.has(other));

/** Visible before hidden, then rank, then sense, then nearness, then what was spoken of. */
function chooseAmong(candidates: readonly Candidate[], phrase: NounPhrase, asking: Asking): Reference {
  if (candidates.length === 0) return none;
  const seen = candidates.filter((candidate) => !candidate.unseen);
  const sure = candidates.filter((candidate) => candidate.rank >= Rank.synonym);
  // A word more particular than what is in sight means the particular thing, wherever it is.
  const vague = seen.every((candidate) => candidate.rank <= Rank.guess + 3);
  // The rye loaf is the rye loaf, in the oven or not; the white one in sight is no substitute.
  // Nor is Miss Harbottle her uncle, whose very name it is.
  const exact = candidates.some(
    ({ unseen: away, rank: score, thing }) =>
      away && (phrase.adjectives.length > 0 ? score >= Rank.alias : thing.kind === 'actor' && score >= Rank.name),
  );
  const unlike = exact && seen.every((candidate) => candidate.rank < Rank.alias);
  const pool =
    seen.length > 0 && !(vague && sure.length > 0) && !unlike
      ? seen
      : candidates.filter((candidate) => candidate.unseen);
  const best = bestBy(freeOf(pool, phrase, asking), (candidate) => Math.floor(tier(candidate.rank)));
  const sensible = bestBy(best, (candidate) => asking.suits?.(candidate.thing, asking.actor) ?? 1);
  const fitting = bestBy(sensible, (candidate) => candidate.rank);
  const { within } = asking;
  const placed = within ? bestBy(fitting, ({ thing }) => (isWithin(asking.world, thing, within) ? 1 : 0)) : fitting;
  // Who says *the agent* and is one too means the other.
  const others = bestBy(placed, ({ thing }) => (thing.id === asking.actor.id ? 0 : 1));
  const unclaimed = bestBy(others, (candidate) => nearness(candidate.thing, asking));
  const near = within ? unclaimed : bestBy(unclaimed, ({ thing }) => (isBeforeAnother(thing, asking) ? 0 : 1));
  const nearest =
    phrase.indefinite &&
    nearestFirst(
      near.map(({ thing }) => thing.id),
      asking.actor.id,
      asking.probe,
    )[0];
  const first = near.find(({ thing }) => thing.id === nearest) ?? near[0];
  if (!first) return none;
  // Of the wine in two vessels any will do: it is called by what is in it.
  const isByContent = near.every(({ rank, thing }) => rank === Rank.synonym && liquidIn(thing) !== undefined);
  if (near.length === 1 || phrase.indefinite || seen.length === 0 || unlike || isByContent || interchangeable(near))
    return { kind: 'one', thing: first.thing, unseen: first.unseen };
  const recent = asking.discourse.recent.find((id) => near.some((candidate) => candidate.thing.id === id));
  const recalled = near.find((candidate) => candidate.thing.id === recent);
  if (recalled) return { kind: 'one', thing: recalled.thing, unseen: recalled.unseen };
  return { kind: 'tie', things: near.map((candidate) => candidate.thing) };
}

/** *A cup* is any cup: one that nobody has in hand, where there is one. */
function freeOf(pool: readonly Candidate[], phrase: NounPhrase, asking: Asking): readonly Candidate[] {
  if (!phrase.indefinite || asking.within) return pool;
  const free = pool.filter(({ thing }) => !heldByOther(thing, asking));
  return free.some(({ rank: score }) => score >= Rank.head) ? free : pool;
}

/** It stands on what another sits at. */
function isBeforeAnother(thing: Thing, { world, actor }: Asking): boolean {
  const under = thing.kind === 'prop' ? parentOf(world, thing) : undefined;
  if (under?.kind !== 'prop' || isWithin(world, actor, under)) return false;
  return contents(world, under).some(({ kind, id }) => kind === 'actor' && id !== actor.id);
}

/** Ranks of one tier are equally good names; sense and nearness decide among them. */
function tier(rank: number): number {
  return rank >= Rank.name ? Rank.name : rank >= Rank.alias ? Rank.alias : rank;
}

function bestBy<T>(items: readonly T[], score: (item: T) => number): T[] {
  let best = -Infinity;
  let kept: T[] = [];
  for (const item of items) {
    const value = score(item);
    if (value > best) {
      best = value;
      kept = [item];
    } else if (value === best) kept.push(item);
  }
  return kept;
}

function nearness(thing: Thing, { world, actor }: Asking): number {
  if (isHeldBy(thing, actor)) return 6;
  if (isWithin(world, thing, actor)) return 5;
  const bearer = bearerOf(world, thing);
  if (bearer && bearer.id !== actor.id) return 1;
  const around = parentOf(world, actor);
  if (around && around.kind !== 'place' && isWithin(world, thing, around)) return 4;
  return placeOf(world, thing)?.id === placeOf(world, actor)?.id ? 3 : 2;
}

/** Two candles on one table, alike in all: either will do. */
function interchangeable(candidates: readonly Candidate[]): boolean {
  const [first, ...rest] = candidates.map(
    ({ thing }) => `${thing.name}|${JSON.stringify(thing.at)}|${JSON.stringify(thing.state)}`,
  );
  return rest.every((other) => other === first);
}

function resolvePronoun(pronoun: Pronoun, asking: Asking, phrase: NounPhrase): Reference {
  const { world, actor, discourse } = asking;
  if (pronoun === 'self' || pronoun === 'me') return one(actor, asking);
  if (pronoun === 'it' && discourse.lost) return none;
  if (pronoun === 'them' && discourse.group.length > 1) {
    const things = discourse.group.map((id) => thingOf(world, id)).filter((thing) => thing.at !== null);
    if (things.some((thing) => suitsAtAll(thing, asking))) return { kind: 'many', things };
  }
  const fits = (thing: Thing): boolean =>
    thing.id !== actor.id &&
    thing.kind !== 'place' &&
    !asking.except?.some((other) => other.id === thing.id) &&
    pronounFits(pronoun, thing, asking);
  const recent = discourse.recent.map((id) => thingOf(world, id)).filter((thing) => thing.at !== null && fits(thing));
  if (pronoun === 'other') {
    const last = discourse.recent[0];
    const things = world.cast
      .map((id) => thingOf(world, id))
      .filter(
        (thing) =>
          thing.id !== last &&
          thing.id !== actor.id &&
          thing.kind !== 'place' &&
          !unseen(world, actor, thing, undefined, asking.probe),
      );
    const alike = last ? things.filter((thing) => isAnother(thing, thingOf(world, last))) : things;
    return oneOrTie(alike, asking);
  }
  const seenRecent = recent.filter((thing) => !unseen(world, actor, thing, asking.searching, asking.probe));
  const sensible = seenRecent.find((thing) => suitsAtAll(thing, asking)) ?? seenRecent[0] ?? recent[0];
  if (sensible) return one(sensible, asking);
  // Nobody was spoken of: the only one here it can be.
  const present = world.cast
    .map((id) => thingOf(world, id))
    .filter(
      (thing) =>
        (pronoun === 'it' || pronoun === 'this' ? isHeldBy(thing, actor) : thing.kind === 'actor') &&
        fits(thing) &&
        !unseen(world, actor, thing, undefined, asking.probe),
    );
  const certain = present.filter(
    (thing) =>
      pronoun === 'it' || pronoun === 'them' || pronoun === 'you' || nameIndex(world).byId.get(thing.id)?.gender,
  );
  const choice = certain.length > 0 ? certain : present;
  return choice.length > 1 && phrase.pronoun === 'it' ? none : oneOrTie(choice, asking);
}

function oneOrTie(things: readonly Thing[], asking: Asking): Reference {
  const [first] = things;
  if (!first) return none;
  return things.length === 1 ? one(first, asking) : { kind: 'tie', things };
}

/** Another of the same sort: the other mug beside a mug. */
function isAnother(thing: Thing, last: Thing): boolean {
  if (thing.kind !== last.kind) return false;
  if (thing.kind === 'actor') return true;
  const head = singularOf(headNounOf(thing.name));
  const wanted = singularOf(headNounOf(last.name));
  return head === wanted || nounRelation(wanted, head)?.kind === 'synonym';
}

export function pronounFits(pronoun: Pronoun, thing: Thing, { world }: Pick<Asking, 'world'>): boolean {
  const gender = nameIndex(world).byId.get(thing.id)?.gender;
  if (/^(it|this|one)$/.test(pronoun)) return thing.kind === 'prop' || thing.pronouns === 'it';
  if (pronoun === 'them') return true;
  if (!/^(him|her|you)$/.test(pronoun) || thing.kind !== 'actor') return false;
  return gender !== (pronoun === 'him' ? 'female' : pronoun === 'her' ? 'male' : null);
}

const anything = wordSet('everything all things thing stuff it both belongings items objects possessions lot contents');

/** [NAME4] */
function resolveMany(phrase: NounPhrase, asking: Asking): Reference {
  const { world, actor, discourse } = asking;
  const place = phrase.where && whereThing(phrase, asking);
  if (phrase.where && !place) return none;
  const side = phrase.where?.preposition;
  const anySide = !side || side === 'from' || side === 'off' || place?.kind !== 'prop';
  const inPlace = (thing: Thing): boolean =>
    !place || (parentOf(world, thing)?.id === place.id && (anySide || relationOfThing(thing) === side));
  const excluded = new Set((asking.except ?? []).map((thing) => thing.id));
  let things: Thing[];
  if (anything.has(phrase.head) || phrase.head === '') {
    if (typeof phrase.quantity === 'number' || (phrase.quantity === 'both' && discourse.group.length === 2))
      things = discourse.group.map((id) => thingOf(world, id));
    else if (asking.allHeld && !place) things = contents(world, actor, 'heldBy');
    else {
      things = world.cast
        .map((id) => thingOf(world, id))
        .filter(
          (thing) =>
            thing.kind === 'prop' &&
            inPlace(thing) &&
            suitsAtAll(thing, asking) &&
            (place !== undefined || !isWithin(world, thing, actor)) &&
            !heldByOther(thing, asking) &&
            !unseen(world, actor, thing, place, asking.probe),
        );
    }
  } else {
    const singular: NounPhrase = {
      ...phrase,
      head: singularOf(phrase.head),
      text: [...phrase.adjectives, singularOf(phrase.head)].join(' '),
    };
    const ranked = rank(singular, asking).filter(
      (candidate) => !candidate.unseen && candidate.rank > Rank.particular && inPlace(candidate.thing),
    );
    const best = Math.max(...ranked.map((candidate) => tierOfMany(candidate.rank)));
    things = ranked.filter((candidate) => tierOfMany(candidate.rank) === best).map((candidate) => candidate.thing);
    if (asking.allHeld && things.some((thing) => isHeldBy(thing, actor)))
      things = things.filter((thing) => isHeldBy(thing, actor));
    if (things.length > 1) {
      const free = things.filter((thing) => !heldByOther(thing, asking));
      if (free.length > 0) things = free;
    }
  }
  things = things.filter((thing) => !excluded.has(thing.id));
  if (typeof phrase.quantity === 'number') things = things.slice(0, phrase.quantity);
  if (things.length === 0) return none;
  return things.length === 1 && things[0] ? one(things[0], asking) : { kind: 'many', things };
}

const suitsAtAll = (thing: Thing, { suits, actor }: Asking): boolean => (suits?.(thing, actor) ?? 1) > 0;

const heldByOther = (thing: Thing, { world, actor }: Asking): boolean => {
  const bearer = bearerOf(world, thing);
  return bearer !== undefined && bearer.id !== actor.id;
};

/** For a plural, an exact name is no better than a head noun: `cup` and `red cup` are both cups. */
const tierOfMany = (rank: number): number => (rank >= Rank.head ? 3 : rank >= Rank.synonym ? 2 : 1);
