import { nameIndex } from '../names/name-index.ts';
import type { NounPhrase } from '../names/noun-phrase.ts';
import type { Thing, World } from '../world.ts';
import type { Attempt } from './attempt.ts';
import { hasChinese, readChinese } from './chinese.ts';
import { readClauses, type Speaker } from './clauses.ts';
import { readDelivery } from './delivery.ts';
import { readNotation } from './notation.ts';
import { nameAt } from './noun-phrases.ts';
import { tokenise, type Token } from './tokens.ts';

/** A line of a performance, taken apart; acts and names in the order they were written. */
export interface ReadLine {
  readonly parts: readonly LinePart[];
  readonly speech: string;
  readonly thought: string;
  readonly delivery?: string;
  readonly addressee?: NounPhrase;
}

/** An act, or words that mention things a later *it* may mean. */
export type LinePart = { readonly attempt: Attempt } | { readonly mentions: readonly NounPhrase[] };

/** More than anyone says or does in one breath; the rest of a longer text is not read for acts. */
const mostActs = 64;

/** Performance notation: `(draws his dagger) Who's there? [It must be him.]` */
export function readPerformance(text: string, world: World, actor: Thing): ReadLine {
  const parts: LinePart[] = [];
  const spoken: string[] = [];
  const thoughts: string[] = [];
  let delivery: string | undefined;
  let addressee: NounPhrase | undefined;
  for (const passage of readNotation(text)) {
    if (passage.kind === 'thought') thoughts.push(passage.text);
    else if (passage.kind === 'speech') {
      // A full stop left over behind a bracket is nobody's line.
      if (!/[\p{L}\p{N}]/u.test(passage.text)) continue;
      spoken.push(passage.text);
      const mentions = mentionsIn(passage.text, world);
      if (mentions.length > 0) parts.push({ mentions });
    } else {
      const act = readAct(passage.text, world, actor);
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
  if (called && tokens[called.next]?.lower === ',' && isOtherPerson(called.value, speaker)) {
    return {
      parts: [],
      speech: text.trim(),
      thought: '',
      addressee: { text: called.value, head: called.value, adjectives: [] },
    };
  }
  const plain = /[()（）*[\]【】]/.test(text) ? readPerformance(text, world, actor) : undefined;
  if (plain && plain.parts.length > 0) return plain;
  const act = readAct(text.replace(/[()（）*[\]【】]/g, ' '), world, actor, true);
  return {
    parts: act.attempts.slice(0, mostActs).map((attempt) => ({ attempt })),
    speech: '',
    thought: '',
    ...(act.delivery !== undefined && act.attempts.length === 0 ? { delivery: act.delivery } : {}),
  };
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

const compass =
  /^(north|south|east|west|northeast|northwest|southeast|southwest|n|s|e|w|ne|nw|se|sw|up|down|u|d|upstairs|downstairs|out|in)$/;

function readAct(text: string, world: World, actor: Thing, command = false): Act {
  const speaker = speakerOf(world, actor);
  if (hasChinese(text)) return { attempts: readChinese(text, speaker.names) };
  const tokens = tokenise(text);
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, '');
  if (command) {
    if (Object.hasOwn(shorthand, plain) && shorthand[plain]) return { attempts: [shorthand[plain]] };
    if (compass.test(plain)) return { attempts: [{ verb: 'go', word: 'go', direction: plain }] };
  }
  const delivered = command ? { rest: tokens } : readDelivery(tokens, speaker.names);
  const attempts = readClauses(delivered.rest, speaker);
  const turned = delivered.addressee ?? addresseeOf(attempts);
  return {
    attempts,
    ...(delivered.delivery !== undefined ? { delivery: delivered.delivery } : {}),
    ...(turned ? { addressee: turned } : {}),
  };
}

/** *turning to Gertrude*, *whispers to Watson*: whom the next words are for. */
function addresseeOf(attempts: readonly Attempt[]): NounPhrase | undefined {
  const last = attempts.findLast((attempt) => addressing.has(attempt.verb) && attempt.object && !attempt.part);
  return last?.object;
}

const addressing = new Set(['turn', 'whisper', 'shout', 'say', 'ask', 'tell', 'answer', 'call']);

export function speakerOf(world: World, actor: Thing): Speaker {
  const names = nameIndex(world);
  const own = names.byId.get(actor.id);
  return { names, own: new Set(own?.names.map((name) => name.full) ?? []), gender: own?.gender };
}

const isOtherPerson = (name: string, speaker: Speaker): boolean =>
  !speaker.own.has(name) &&
  (speaker.names.byFull.get(name) ?? []).some((id) => speaker.names.byId.get(id)?.kind === 'actor');

/** The things of the world named in spoken words. */
function mentionsIn(text: string, world: World): NounPhrase[] {
  const names = nameIndex(world);
  const tokens: readonly Token[] = tokenise(text.slice(0, 2000));
  const found: NounPhrase[] = [];
  for (let at = 0; at < tokens.length && found.length < 12; at++) {
    const name = nameAt(tokens, at, names);
    if (!name) continue;
    found.push({ text: name.value, head: name.value.split(' ').at(-1) ?? name.value, adjectives: [] });
    at = name.next - 1;
  }
  return found;
}
