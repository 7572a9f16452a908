import { given } from '../../kit/given.ts';
import { readJson } from '../../model/read-json.ts';
import type { LanguageModel } from '../../model/language-model.ts';
import { isModelError } from '../../model/model-error.ts';
import { paces } from '../../drama/decision.ts';
import { isSpoken } from '../../drama/notation/read-notation.ts';
import { LineGuard, speakerNamed } from '../guarding/line-guard.ts';
import { bulleted, lined, material } from '../material.ts';
import { plain } from '../../play/plain-words.ts';
import { sentencesOfTurn } from '../sentences.ts';
import { messagesFor } from './asking.ts';
import { headOf } from './decision-head.ts';
import { mendDecisions } from './mend-decisions.ts';
import { prompts } from './prompts.data.ts';

/** What an audition came to. */
export interface Audition {
  readonly asked: number;
  /** So many answers could have been performed. */
  readonly usable: number;
  /** Until the first word of the quickest of them. */
  readonly firstWordMs?: number;
  /** What was wrong with the others. */
  readonly faults: readonly string[];
}

/** Whoever cannot be used in one answer of three is too weak: the understudy would step in at every other line. */
export const isFitToAct = ({ asked, usable }: Audition): boolean => usable * 3 >= asked * 2;

interface AuditionOptions {
  readonly now: () => number;
  readonly signal?: AbortSignal | undefined;
  /** Told after each answer. */
  readonly onAnswer?: (done: number, of: number) => void;
}

/** A moment somebody is asked to play: who they are, what was just said, and what they are to do. */
interface Moment {
  readonly you: string;
  readonly history: readonly string[];
  readonly turn: string;
}

const moments: readonly Moment[] = [
  {
    you: 'You are Ann. You keep an inn and trust nobody after dark.',
    history: ['Ben comes in from the rain.', 'Ben to you: “Is there a bed left for tonight?”'],
    turn: 'answers: “Is there a bed left for tonight?”',
  },
  {
    you: 'You are Ben. You have walked all day, and you have lost your purse.',
    history: ['Ann to you: “A bed is two shillings. Show me your money.”'],
    turn: 'inclination: You would rather not say that you cannot pay.',
  },
  {
    you: 'You are Ann. You keep an inn and trust nobody after dark.',
    history: ['Ben puts his ring on the table.', 'Ben to you: “Take this for the bed. It was my mother’s.”'],
    turn: 'direction, now: Refuse the ring, and let him stay all the same.',
  },
];

const people = ['Ann', 'Ben'];
/** Whoever says the prompt's own examples again has not understood it. */
const recited = (): ReadonlySet<string> => new Set(sentencesOfTurn(prompts.actor).map(({ text }) => plain(text)));

/**
 * Lets a model play four small moments, asked as a company asks, and counts what could have been performed: a decision that can
 * be read, and below it a line that stays in its part. It never throws for what a model does.
 */
export async function audition(model: LanguageModel, { now, signal, onAnswer }: AuditionOptions): Promise<Audition> {
  const asked = moments.length + 1;
  const faults: string[] = [];
  let firstWordMs: number | undefined;
  let done = 0;
  const hear = async (role: 'actor' | 'decide', shown: readonly string[]): Promise<string> => {
    const from = now();
    let text = '';
    for await (const event of model.stream({ role, messages: messagesFor(role, shown), maxTokens: 300 }, signal)) {
      if (event.type !== 'text') continue;
      if (text === '') firstWordMs = Math.min(firstWordMs ?? Infinity, now() - from);
      text += event.text;
    }
    return text;
  };
  const judge = async (answer: () => Promise<string | undefined>): Promise<void> => {
    if (signal?.aborted) return;
    const fault = await answer().catch((error: unknown) => (isModelError(error) ? error.message : String(error)));
    if (fault !== undefined) faults.push(fault);
    onAnswer?.(++done, asked);
  };
  for (const moment of moments) await judge(async () => faultOfTurn(await hear('actor', shownIn(moment)), moment));
  await judge(async () => faultOfDecisions(await hear('decide', deciding)));
  return { asked, usable: done - faults.length, faults, ...given({ firstWordMs }) };
}

const shownIn = ({ you, history, turn }: Moment): string[] => [
  material('you', you),
  material('place', 'the taproom of an inn. A low room with a fire and one table.'),
  material('people', bulleted(people.filter((name) => !you.includes(`are ${name}`)))),
  material('things', bulleted(['table', 'candle (lit), on the table', 'you have: nothing'])),
  material('history', bulleted(history)),
  material('turn', lined(['mood: wary', turn])),
  'Decide, then write the turn below the decision.',
];

/** Why a turn could not have been performed. */
function faultOfTurn(text: string, { you }: Moment): string | undefined {
  const head = headOf(text);
  const [decision] = head ? decisionsIn(head.decision, ['ann']) : [];
  if (!head || !decision) return 'no decision above the turn';
  if (decision.pace === 'silence') return undefined;
  const own = people.filter((name) => you.includes(`are ${name}`));
  const guard = new LineGuard(
    speakerNamed(own, people, { kept: [], denies: false, said: recited(), speaks: new Set(['en']) }),
  );
  const line = guard.push(text.slice(head.end).replace(/^[\s`\]},]*/, '')) + guard.end('stop');
  return guard.fault?.message ?? (isSpoken(line) || /\(.+\)/.test(line) ? undefined : 'nothing to say');
}

const deciding: readonly string[] = [
  material('place', 'the taproom of an inn. A low room with a fire and one table.'),
  material('people', bulleted(people.map((name) => `${name} [actor:${name.toLowerCase()}]`))),
  material('history', bulleted(['The candle goes out.', 'A stranger to Ben: “Who is there?”'])),
  ...people.map((name) => material('listener', lined([`id: actor:${name.toLowerCase()}`, `name: ${name}`]))),
  'The last line of the history has just happened.',
];

function faultOfDecisions(text: string): string | undefined {
  const read = readJson(text);
  const listeners = people.map((name) => `actor:${name.toLowerCase()}`);
  const made = read.ok ? decisionsIn(read.value, listeners) : [];
  return made.length > 0 ? undefined : 'decisions that cannot be read';
}

/** What can be understood of it. */
function decisionsIn(value: unknown, listeners: readonly string[]): { readonly pace: string }[] {
  const mended = mendDecisions(value, listeners) as { decisions?: readonly { readonly pace?: unknown }[] } | null;
  return (mended?.decisions ?? []).flatMap(({ pace }) =>
    typeof pace === 'string' && (paces as readonly string[]).includes(pace) ? [{ pace }] : [],
  );
}
