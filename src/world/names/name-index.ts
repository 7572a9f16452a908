import type { EntityId } from '../../drama/entity-id.ts';
import { wordSet } from '../../kit/word-list.ts';
import { genderOf, knowsNoun, singularOf } from '../lexicon/nouns.ts';
import type { OwnVerbs } from '../own-verbs.ts';
import { thingOf, type Thing, type World } from '../world.ts';
import { headNounOf } from '../lexicon/head-noun.ts';

/** One name of a thing, taken apart once. */
export interface Name {
  readonly full: string;
  readonly words: readonly string[];
  readonly head: string;
  readonly alias: boolean;
  /** Only the id says so: as good as a head noun, no better. */
  readonly fromId?: true;
}

export interface NamedThing {
  readonly id: EntityId;
  readonly kind: Thing['kind'];
  readonly names: readonly Name[];
  /** Every word of its names, description and id: what adjectives are checked against. */
  readonly words: ReadonlySet<string>;
  readonly gender: 'male' | 'female' | undefined;
}

export interface NameIndex {
  readonly things: readonly NamedThing[];
  readonly byId: ReadonlyMap<EntityId, NamedThing>;
  /** Full names and aliases, lower case, articles off. */
  readonly byFull: ReadonlyMap<string, readonly EntityId[]>;
  /** The first word of every full name → the most words such a name has. */
  readonly longest: ReadonlyMap<string, number>;
  /** For each head noun, the words that tell things of that name apart: rye and white, of loaves. */
  readonly distinctions: ReadonlyMap<string, ReadonlySet<string>>;
  /** The ways out of places, as the author calls them: north, aft. */
  readonly directions: ReadonlySet<string>;
  /** Verbs of a host's game. */
  readonly verbs: OwnVerbs | undefined;
}

// Two worlds that differ only in what has changed share their cast, and so their names.
const known = new WeakMap<readonly EntityId[], NameIndex>();

export function nameIndex(world: World): NameIndex {
  let index = known.get(world.cast);
  if (!index) known.set(world.cast, (index = readNames(world)));
  return index;
}

const articles = /^(the|a|an|some|his|her|its|their|my|our|your)\s+/i;

export function plainName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFC')
    .replace(/[’`]/g, "'")
    .replace(/[^\p{L}\p{N}' -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(articles, '');
}

function readNames(world: World): NameIndex {
  const things: NamedThing[] = [];
  const byFull = new Map<string, EntityId[]>();
  const longest = new Map<string, number>();
  for (const id of world.cast) {
    const thing = thingOf(world, id);
    const named = nameThing(thing);
    things.push(named);
    for (const name of named.names) {
      const ids = byFull.get(name.full);
      if (!ids) byFull.set(name.full, [id]);
      else if (!ids.includes(id)) ids.push(id);
      const first = name.words[0] ?? '';
      longest.set(first, Math.max(longest.get(first) ?? 0, name.words.length));
    }
  }
  const directions = new Set(
    world.cast.flatMap((id) => thingOf(world, id).exits.map((exit) => exit.direction?.toLowerCase().trim() ?? '')),
  );
  directions.delete('');
  const distinctions = distinguish(things);
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  return { things, byId, byFull, longest, directions, distinctions, verbs: world.verbs };
}

function distinguish(things: readonly NamedThing[]): ReadonlyMap<string, ReadonlySet<string>> {
  const told = new Map<string, Set<string>>();
  for (const { kind, names } of things) {
    const [own] = names;
    if (kind !== 'prop' || !own) continue;
    const words = told.get(own.head) ?? new Set<string>();
    for (const word of own.words) if (word !== own.head) words.add(word);
    told.set(own.head, words);
  }
  return told;
}

function nameThing(thing: Thing): NamedThing {
  const names: Name[] = [];
  const add = (text: string, alias: boolean) => {
    const full = plainName(text);
    if (full === '' || names.some((name) => name.full === full)) return;
    names.push({ full, words: full.split(' '), head: headNounOf(text), alias });
  };
  add(thing.name, false);
  thing.aliases.forEach((alias) => add(alias, true));
  // A person answers to each part of the name: Sherlock, Holmes. Titles and small words are not names.
  if (thing.kind === 'actor') {
    for (const part of thing.name.split(/\s+/)) {
      if (/^\p{Lu}[\p{L}'’-]+$/u.test(part) && !titles.has(part.toLowerCase())) add(part, true);
    }
  }
  const fromId = thing.id.slice(thing.id.indexOf(':') + 1).replace(/[-_.]/g, ' ');
  const plainId = plainName(fromId);
  if (plainId !== '' && !names.some((name) => name.full === plainId))
    names.push({ full: plainId, words: plainId.split(' '), head: headNounOf(fromId), alias: true, fromId: true });
  // The Cremona violin answers to Cremona.
  if (thing.kind === 'prop') {
    for (const part of thing.name.split(/\s+/).slice(0, -1)) {
      const proper = plainName(part);
      if (/^\p{Lu}\p{Ll}{3,}$/u.test(part) && !names.some((name) => name.full === proper))
        names.push({ full: proper, words: [proper], head: proper, alias: true, fromId: true });
    }
  }
  const words = new Set<string>();
  for (const text of [thing.name, ...thing.aliases, fromId, thing.description ?? '']) {
    for (const word of plainName(text).split(' ')) words.add(word).add(singularOf(word));
  }
  return { id: thing.id, kind: thing.kind, names, words, gender: genderOfThing(thing) };
}

const titles = wordSet(`
  the of old young mr mrs miss ms dr sir lady lord king queen prince princess captain doctor inspector father mother
  brother sister saint and little big first second
`);

export function genderOfThing(thing: Thing): 'male' | 'female' | undefined {
  if (thing.kind !== 'actor') return undefined;
  if (thing.pronouns === 'he') return 'male';
  if (thing.pronouns === 'she') return 'female';
  if (thing.pronouns) return undefined;
  for (const text of [thing.name, ...thing.aliases]) {
    for (const word of plainName(text).split(' ')) {
      const gender = genderOf(word);
      if (gender) return gender;
    }
  }
  return undefined;
}

/** Is this head a common noun, so that lexical kinship means something? Nobody is a kind of Bates. */
export function isCommonNoun(head: string): boolean {
  return knowsNoun(head);
}
