import { hasMarks, withoutMarks } from '../../drama/notation/marks.ts';
import type { NotationPiece } from '../../drama/notation/notation-reader.ts';
import { readNotation, wordsOfPiece } from '../../drama/notation/read-notation.ts';
import { asVerb, verbSet } from '../../drama/verb.ts';
import { nameIndex } from '../names/name-index.ts';
import type { NounPhrase } from '../names/noun-phrase.ts';
import type { Thing, World } from '../world.ts';
import { readVerb } from './english/verb-readings.ts';
import type { Attempt } from './attempt.ts';
import { bodyParts } from './english/body.ts';
import { nearbyVerb } from '../verbs/verb-index.ts';
import { namesInChinese } from './chinese/noun-phrases.ts';
import { hasChinese, readChinese } from './chinese/read-chinese.ts';
import { readClauses } from './english/clauses.ts';
import { speakerOf, type Speaker } from './speaker.ts';
import { readDelivery } from './english/delivery.ts';
import { readNounPhrase } from './english/noun-phrases.ts';
import { nameAt } from './english/words-at.ts';
import { tokenise, type Token } from './english/tokens.ts';

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
  readPassages(
    readNotation(text).map((piece) => ({ kind: piece.kind, words: wordsOfPiece(piece) })),
    world,
    actor,
  );

/** One act by itself, without its brackets: `draws his dagger`. */
export const readActAlone = (act: string, world: World, actor: Thing): ReadLine =>
  readPassages([{ kind: 'act', words: act }], world, actor);

interface Passage {
  readonly kind: NotationPiece['kind'];
  readonly words: string;
}

function readPassages(passages: readonly Passage[], world: World, actor: Thing): ReadLine {
  const parts: LinePart[] = [];
  const spoken: string[] = [];
  const thoughts: string[] = [];
  let delivery: string | undefined;
  let addressee: NounPhrase | undefined;
  for (const { kind, words } of passages) {
    if (words === '') continue;
    if (kind === 'thought') thoughts.push(words);
    else if (kind === 'speech') {
      // A full stop left over behind a bracket is nobody's line.
      if (!/[\p{L}\p{N}]/u.test(words)) continue;
      spoken.push(words);
      const mentions = mentionsIn(words, world, actor);
      if (mentions.length > 0) parts.push({ mentions });
    } else {
      const act = readAct(words, world, actor);
      const people = mentionsIn(words, world, actor).filter((phrase) =>
        isOtherPerson(phrase.text, speakerOf(world, actor)),
      );
      if (people.length > 0 && /\byou\b/i.test(words)) parts.push({ mentions: people });
      if (act.addressee) parts.push({ mentions: [act.addressee] });
      parts.push(...act.attempts.map((attempt) => ({ attempt })));
      delivery ??= act.delivery;
      addressee ??= act.addressee;
    }
  }
  return {
    parts: parts.slice(0, mostActs),
    speech: spoken.join(' '),
    thought: thoughts.join(' '),
    ...(delivery !== undefined ? { delivery } : {}),
    ...(addressee !== undefined ? { addressee } : {}),
  };
}

/** A bare imperative, all action — unless it is said to somebody (*Gertrude, open the door*). */
export function readCommand(text: string, world: World, actor: Thing): ReadLine {
  const tokens = tokenise(text);
  const speaker = speakerOf(world, actor);
  const called = nameAt(tokens, 0, speaker.names);
  if (called && [',', '，'].includes(tokens[called.next]?.lower ?? '') && isOtherPerson(called.value, speaker)) {
    return {
      parts: [],
      speech: text.trim(),
      thought: '',
      addressee: { text: called.value, head: called.value, adjectives: [] },
    };
  }
  const plain = hasMarks(text) ? readPerformance(text, world, actor) : undefined;
  if (plain && plain.parts.length > 0) return plain;
  const bare = withoutMarks(text);
  const read = readAct(bare, world, actor, true);
  const act = read.attempts.length > 0 || read.delivery !== undefined ? read : { attempts: unknownDeed(bare, speaker) };
  return {
    parts: act.attempts.slice(0, mostActs).map((attempt) => ({ attempt })),
    speech: '',
    thought: '',
    ...(act.delivery !== undefined && act.attempts.length === 0 ? { delivery: act.delivery } : {}),
  };
}

/** A command nobody understands is still an attempt at something: its first word is the verb. */
function unknownDeed(text: string, speaker: Speaker): Attempt[] {
  const tokens = tokenise(text).filter((token) => token.kind === 'word');
  const [first] = tokens;
  if (!first || readVerb(first.lower).length > 0 || hasChinese(text)) return [];
  const meant = nearbyVerb(first.lower);
  if (meant) return readClauses(tokenise(text.replace(first.text, meant)), speaker);
  const object = readNounPhrase(tokens, 1, speaker.names)?.value;
  return [{ verb: asVerb(first.lower), word: first.lower, unknown: true, ...(object ? { object } : {}) }];
}

interface Act {
  readonly attempts: readonly Attempt[];
  readonly delivery?: string;
  readonly addressee?: NounPhrase;
}

const shorthand: Readonly<Record<string, Attempt>> = {
  inventory: { verb: 'take inventory', word: 'take stock' },
  i: { verb: 'take inventory', word: 'take stock' },
  'take inventory': { verb: 'take inventory', word: 'take stock' },
};

const fullDirection: Readonly<Record<string, string>> = {
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
  ne: 'northeast',
  nw: 'northwest',
  se: 'southeast',
  sw: 'southwest',
  u: 'up',
  d: 'down',
};
const compass =
  /^(north|south|east|west|northeast|northwest|southeast|southwest|n|s|e|w|ne|nw|se|sw|up|down|u|d|upstairs|downstairs|out|in)$/;

function readAct(text: string, world: World, actor: Thing, command = false): Act {
  const speaker = speakerOf(world, actor);
  if (hasChinese(text)) return readChinese(text, speaker);
  const tokens = tokenise(command ? plainCommand(text) : text);
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, '');
  if (command) {
    if (Object.hasOwn(shorthand, plain) && shorthand[plain]) return { attempts: [shorthand[plain]] };
    if (compass.test(plain) || speaker.names.directions.has(plain))
      return {
        attempts: [
          {
            verb: 'go',
            word: 'go',
            direction: Object.hasOwn(fullDirection, plain) ? (fullDirection[plain] ?? plain) : plain,
          },
        ],
      };
  }
  const delivered = command ? { rest: tokens } : readDelivery(tokens, speaker.names);
  const attempts = readClauses(delivered.rest, speaker);
  const turned = delivered.addressee ?? addresseeOf(attempts);
  const said =
    delivered.delivery ??
    (attempts.length === 0 && !turned && !command ? describingDelivery(tokens, speaker) : undefined);
  return {
    attempts,
    ...(said !== undefined ? { delivery: said } : {}),
    ...(turned ? { addressee: turned } : {}),
  };
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
  const first = words[0];
  if (
    !first ||
    words.length > 5 ||
    /^(the|a|an|he|she|they|it|his|her|their|my|as|while|beat|pause|silence|not|no|does|do|exit|enter)$/.test(
      first.lower,
    )
  )
    return undefined;
  if (tokens.some((_, at) => nameAt(tokens, at, speaker.names) !== undefined) || bodyParts.has(first.lower))
    return undefined;
  if (words.some(({ lower }) => readVerb(lower).some(({ form }) => form === 'third'))) return undefined;
  return words.map((token) => token.text).join(' ');
}

/** *turning to Gertrude*, *whispers to Watson*: whom the next words are for. */
function addresseeOf(attempts: readonly Attempt[]): NounPhrase | undefined {
  const last = attempts.findLast((attempt) => addressing.has(attempt.verb) && attempt.object && !attempt.part);
  return last?.object;
}

const addressing = verbSet('turn', 'whisper', 'shout', 'say', 'ask', 'tell', 'answer', 'call');

const isOtherPerson = (name: string, speaker: Speaker): boolean =>
  !speaker.own.has(name) &&
  (speaker.names.byFull.get(name) ?? []).some((id) => speaker.names.byId.get(id)?.kind === 'actor');

const self: NounPhrase = { text: 'own', head: 'own', adjectives: [], pronoun: 'self' };

/** The things of the world named in spoken words. */
function mentionsIn(text: string, world: World, actor: Thing): NounPhrase[] {
  const names = nameIndex(world);
  if (hasChinese(text)) return namesInChinese(text.slice(0, 2000), names);
  const tokens: readonly Token[] = tokenise(text.slice(0, 2000));
  const found: NounPhrase[] = [];
  for (let at = 0; at < tokens.length && found.length < 12; at++) {
    const name = nameAt(tokens, at, names);
    const kin = tokens[at]?.lower ?? '';
    // Father, wait! — whom the speaker calls so.
    if (!name && Object.hasOwn(actor.relations, kin))
      found.push({ text: kin, head: kin, adjectives: [], possessor: self });
    if (!name) continue;
    found.push({ text: name.value, head: name.value.split(' ').at(-1) ?? name.value, adjectives: [] });
    at = name.next - 1;
  }
  return found;
}
