import { hasMarks, withoutMarks } from '../../drama/notation/marks.ts';
import type { NotationPiece } from '../../drama/notation/notation-reader.ts';
import { readNotation, wordsOfPiece } from '../../drama/notation/read-notation.ts';
import { asVerb } from '../../drama/verb.ts';
import { nameIndex, type NameIndex } from '../names/name-index.ts';
import { type NounPhrase, bareNoun } from '../names/noun-phrase.ts';
import type { Thing, World } from '../world.ts';
import { readVerb, hasForm } from './english/verb-readings.ts';
import { bodyParts } from '../lexicon/body-parts.ts';
import { nearbyVerb } from '../verbs/verb-index.ts';
import { namesInChinese } from './chinese/noun-phrases.ts';
import { hasChinese, readChinese } from './chinese/read-chinese.ts';
import { addresseeOf, decree, type Attempt } from './attempt.ts';
import { isAdverb, isDeterminer } from './english/words.ts';
import { knowsNoun } from '../lexicon/nouns.ts';
import { isStaged, worldTongueOf } from '../tongues/tongues.ts';
import { withCoins, withoutCoins } from './english/coins.ts';
import { readClauses } from './english/clauses.ts';
import { speakerOf, type Speaker } from './speaker.ts';
import { readDelivery } from './english/delivery.ts';
import { withOwners } from './english/owners.ts';
import { readNounPhrase } from './english/noun-phrases.ts';
import { nameAt } from './english/words-at.ts';
import { lowerAt, spelt, tokenise, type Token } from './english/tokens.ts';
import { isPerson } from './english/phrase-kinds.ts';
import { wordSet, wordMap } from '../../kit/word-list.ts';
import { given } from '../../kit/given.ts';
import { RecentMap } from '../../kit/recent-map.ts';
import { kept, remembered } from '../../kit/remembered.ts';
import { plainLetters } from '../../kit/look-alikes.ts';

/** A line of a performance, taken apart; acts and names in the order they were written. */
export interface ReadLine {
  readonly parts: readonly LinePart[];
  readonly speech: string;
  readonly thought: string;
  readonly delivery?: string;
  readonly addressee?: NounPhrase;
}

/** An act, or words that mention things a later *it* may mean. */
type LinePart = { readonly attempt: Attempt } | { readonly mentions: readonly NounPhrase[] };

/** More than anyone says or does in one breath; the rest of a longer text is not read for acts. */
const mostActs = 64;

/** Performance notation: `(draws his dagger) Who's there? [It must be him.]` */
export const readPerformance = (text: string, world: World, actor: Thing): ReadLine =>
  readOnce(text, world, actor, () =>
    readPassages(
      readNotation(text).map((piece) => ({ kind: piece.kind, words: wordsOfPiece(piece) })),
      world,
      actor,
    ),
  );

/** One act by itself, without its brackets: `draws his dagger`. */
export const readActAlone = (act: string, world: World, actor: Thing): ReadLine =>
  readPassages([{ kind: 'act', words: act }], world, actor);

const linesRead = remembered((_: NameIndex) => new RecentMap<string, ReadLine>(mostRemembered));
/** So many lines are remembered, and none that is longer of late. */
const [mostRemembered, longestRemembered] = [2_000, 1_000];

/** What a line says follows from what things are called, and from nothing that changes: plans are read again and again. */
function readOnce(text: string, world: World, actor: Thing, read: () => ReadLine): ReadLine {
  if (text.length > longestRemembered) return read();
  const known = linesRead(nameIndex(world));
  return kept(known, `${actor.id} ${world.setting.language ?? ''} ${text}`, read);
}

interface Passage {
  readonly kind: NotationPiece['kind'];
  readonly words: string;
}

function readPassages(passages: readonly Passage[], world: World, actor: Thing): ReadLine {
  const parts: LinePart[] = [];
  const spoken: string[] = [];
  const thoughts: string[] = [];
  const lost: Attempt[] = [];
  let delivery: string | undefined;
  let addressee: NounPhrase | undefined;
  const { actInEnglish } = worldTongueOf(world.setting.language);
  for (const { kind, words: written } of passages) {
    const words = kind === 'act' && actInEnglish ? actInEnglish(written) : written;
    // A full stop left over behind a bracket is nobody's line.
    if (words === '' || (kind === 'speech' && !/[\p{L}\p{N}]/u.test(words))) continue;
    if (kind === 'thought') thoughts.push(words);
    else if (kind === 'speech') {
      spoken.push(words);
      const mentions = mentionsIn(words, world, actor);
      if (mentions.length > 0) parts.push({ mentions });
    } else {
      const act = readAct(words, world, actor);
      const mentions = /\byou\b/i.test(words) ? mentionsIn(words, world, actor) : [];
      const people = mentions.filter(({ text }) => isOtherPerson(text, speakerOf(world, actor)));
      if (people.length > 0) parts.push({ mentions: people });
      if (act.addressee) parts.push({ mentions: [act.addressee] });
      parts.push(...act.attempts.map((attempt) => ({ attempt })));
      delivery ??= act.delivery;
      addressee ??= act.addressee;
      lost.push(...(act.aside ?? []));
    }
  }
  const [speech, thought] = [spoken.join(' '), thoughts.join(' ')];
  if (speech === '' && !parts.some((part) => 'attempt' in part)) parts.push(...wordless(lost, delivery, addressee));
  return given({ parts: parts.slice(0, mostActs), speech, thought, delivery, addressee });
}

/** Nothing is said and nothing read: whoever is turned to is spoken to, and what nobody understands is an attempt all the same. */
function wordless(
  lost: readonly Attempt[],
  delivery: string | undefined,
  addressee: NounPhrase | undefined,
): { readonly attempt: Attempt }[] {
  const attempts: Attempt[] = addressee
    ? [
        {
          verb: isHushed(delivery ?? '') ? 'whisper' : 'tell',
          word: isHushed(delivery ?? '') ? 'whisper' : 'speak',
          object: addressee,
          preposition: 'to',
        },
      ]
    : lost.slice(0, 1);
  return attempts.map((attempt) => ({ attempt }));
}

const isHushed = (delivery: string): boolean => /whisper|soft|low|quiet|aside|悄|低|小声|轻|耳语/.test(delivery);

/** A bare imperative, all action — unless it is said to somebody (*Gertrude, open the door*). */
export function readCommand(text: string, world: World, actor: Thing): ReadLine {
  const tokens = tokenise(text);
  const speaker = speakerOf(world, actor);
  const called = nameAt(tokens, 0, speaker.names);
  if (called && /^[,，]$/.test(lowerAt(tokens, called.next)) && isOtherPerson(called.value, speaker))
    return { parts: [], speech: text.trim(), thought: '', addressee: bareNoun(called.value) };
  const plain = hasMarks(text) ? readPerformance(text, world, actor) : undefined;
  if (plain && plain.parts.length > 0) return plain;
  const bare = withoutMarks(text);
  const { attempts, delivery } = readAct(bare, world, actor, true);
  const deeds = attempts.length > 0 || delivery !== undefined ? attempts : unknownDeed(bare, speaker);
  const parts = deeds.slice(0, mostActs).map((attempt) => ({ attempt }));
  return given({ parts, speech: '', thought: '', delivery: deeds.length === 0 ? delivery : undefined });
}

/** A command nobody understands is still an attempt at something: its first word is the verb. */
function unknownDeed(text: string, speaker: Speaker): Attempt[] {
  const tokens = tokenise(text).filter((token) => token.kind === 'word');
  const [first] = tokens;
  if (!first || readVerb(first.lower).length > 0 || hasChinese(text)) return [];
  const meant = nearbyVerb(first.lower);
  if (meant) return [...readClauses(tokenise(text.replace(first.text, meant)), speaker).attempts];
  const object = readNounPhrase(tokens, 1, speaker.names)?.value;
  return [given({ verb: asVerb(first.lower), word: first.lower, unknown: true as const, object })];
}

type Act = Pick<ReadLine, 'delivery' | 'addressee'> & {
  readonly attempts: readonly Attempt[];
  /** What is told in it and not done, or what nobody understands: it counts where nothing else does. */
  readonly aside?: readonly Attempt[];
};

const fullDirection = wordMap(
  'n=north s=south e=east w=west ne=northeast nw=northwest se=southeast sw=southwest u=up d=down',
);
const compass =
  /^(north|south|east|west|northeast|northwest|southeast|southwest|n|s|e|w|ne|nw|se|sw|up|down|u|d|upstairs|downstairs|out|in)$/;

/** What is typed without a verb: a direction, `i` for what one has. */
function readShorthand(text: string, { names }: Speaker): Attempt | undefined {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, '');
  if (/^(i|(take )?inventory)$/.test(plain)) return { verb: 'take inventory', word: 'take stock' };
  if (!compass.test(plain) && !names.directions.has(plain)) return undefined;
  return { verb: 'go', word: 'go', direction: fullDirection.get(plain) ?? plain };
}

function readAct(written: string, world: World, actor: Thing, command = false): Act {
  const speaker = speakerOf(world, actor);
  const text = plainLetters(written);
  if (isStaged(text)) return { attempts: [decree(undefined, text)] };
  if (hasChinese(text)) return readChinese(text, speaker);
  const short = command ? readShorthand(text, speaker) : undefined;
  if (short) return { attempts: [short] };
  const { verbs } = speaker.names;
  const tokens = withCoins(withOwners(tokenise(command ? plainCommand(text) : text), speaker.names), verbs);
  const delivered = command ? { rest: tokens } : readDelivery(tokens, speaker.names);
  const { attempts: read, aside } = readClauses(delivered.rest, speaker);
  const attempts = withoutCoins(read, verbs);
  const addressee = delivered.addressee ?? addresseeOf(attempts);
  const loose = attempts.length === 0 && !addressee && !command;
  const delivery = delivered.delivery ?? (loose ? describingDelivery(tokens, speaker) : undefined);
  return given({
    attempts,
    aside: loose && aside.length === 0 ? strange(tokens, speaker) : aside,
    delivery,
    addressee,
  });
}

/** *tue Gertrude*, *ouvre la porte*: words nobody here knows, and what they say is tried all the same. */
function strange(tokens: readonly Token[], { names }: Speaker): Attempt[] {
  const words = tokens.filter(({ kind, lower }) => kind === 'word' && !isDeterminer(lower));
  const isKnown = ({ lower }: Token): boolean =>
    !/^\p{L}{3,}$/u.test(lower) || knowsNoun(lower) || readVerb(lower).length > 0 || isAdverb(lower);
  const [first] = words;
  if (!first || first !== tokens[0] || isKnown(first) || nameAt(tokens, 0, names)) return [];
  const object = readNounPhrase(tokens, 1, names)?.value;
  const isNamed = tokens.some((_, at) => nameAt(tokens, at, names) !== undefined);
  const unknown = words.filter((word) => !isKnown(word)).length;
  if (!isNamed && (unknown < 2 || 2 * unknown <= words.length)) return [];
  return [given({ verb: asVerb(first.lower), word: first.lower, unknown: true as const, object })];
}

/** Without the politeness and the shorthand of the keyboard: `um, could you x the letter pls`. */
function plainCommand(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ (pls|please|plz)[.!]*\s*$/i, '')
    .replace(/^\s*((um|uh|er|hey|ok|okay|well|so)\b[,.]?\s*)*/i, '')
    .replace(/^((could|can|would|will) (you|i)\s+)?((pls|please|plz)\s+)?/i, '')
    .replace(/^x\s+/i, 'examine ')
    .replace(/^l\s*$/i, 'look')
    .replace(/^z\s*$/i, 'wait');
}

/** *barely audible*, *sing-song*: a few words that name nothing and nobody say how. */
function describingDelivery(tokens: readonly Token[], speaker: Speaker): string | undefined {
  const words = tokens.filter((token) => token.kind === 'word');
  const [first] = words;
  if (!first || words.length > 5 || tellingFirst.has(first.lower) || bodyParts.has(first.lower)) return undefined;
  if (tokens.some((_, at) => nameAt(tokens, at, speaker.names) !== undefined)) return undefined;
  return words.some(({ lower }) => hasForm(lower, 'third')) ? undefined : spelt(words);
}

/** What begins with one of these tells something. */
const tellingFirst = wordSet(
  'the a an he she they it his her their my as while beat pause silence not no does do exit enter',
);

const isOtherPerson = (name: string, speaker: Speaker): boolean =>
  !speaker.own.has(name) && isPerson({ text: name }, speaker.names);

const self: NounPhrase = { ...bareNoun('own'), pronoun: 'self' };

/** The things of the world named in spoken words. */
function mentionsIn(text: string, world: World, actor: Thing): NounPhrase[] {
  const names = nameIndex(world);
  if (hasChinese(text)) return namesInChinese(text.slice(0, 2000), names);
  const tokens: readonly Token[] = tokenise(text.slice(0, 2000));
  const found: NounPhrase[] = [];
  for (let at = 0; at < tokens.length && found.length < 12; at++) {
    const name = nameAt(tokens, at, names);
    const kin = lowerAt(tokens, at);
    // Father, wait! — whom the speaker calls so.
    if (!name && Object.hasOwn(actor.relations, kin)) found.push({ ...bareNoun(kin), possessor: self });
    if (!name) continue;
    found.push(bareNoun(name.value, name.value.split(' ').at(-1)));
    at = name.next - 1;
  }
  return found;
}
