import type { Pace } from '../../drama/decision.ts';
import type { SpeechAct } from '../../drama/speech-act.ts';
import { kept, rememberedText } from '../../kit/remembered.ts';
import { decidingWeights } from './deciding-weights.data.ts';
import type { Feeling } from '../feeling.ts';
import type { Heard } from '../hearing/hearing.ts';
import type { Temper } from '../temper.ts';
import type { Sign } from '../tongues/tongue.ts';
import { says } from '../tongues/tongues.ts';

/** A moment of decision, as the one who decides has it: who they are, what they want, and what just reached them. */
export interface Situation {
  readonly temper: Temper;
  readonly feeling: Pick<Feeling, 'tension' | 'anger' | 'spirits'>;
  readonly persona: string;
  readonly goal: string;
  /** What they look back on. */
  readonly memory: string;
  /** Where they are and what they look like there. */
  readonly environment: string;
  /** What was said, if something was. */
  readonly heard: Heard | undefined;
  /** How frightening what was done is, 0 to 1. */
  readonly fright: number;
  /** To whom it was said or done. */
  readonly addressed: 'self' | 'room' | 'other';
  /** How far they trust whoever it came from; nothing if they are nobody to them. */
  readonly trust: number | undefined;
  /** It touches something they keep back. */
  readonly isSecret: boolean;
  readonly isHidden: boolean;
  /** It names them, or what they want. */
  readonly stake: number;
  /** Somebody they care for is at the receiving end. */
  readonly isForFriend: boolean;
}

const bites: readonly SpeechAct[] = ['insult', 'threat', 'accusation', 'challenge'];
const soothes: readonly SpeechAct[] = ['praise', 'thanks', 'apology', 'greeting', 'confession', 'lament'];

/** Who somebody is and what they want stays the same all evening. */
const signsIn = rememberedText((_: string) => new Map<Sign, number>());

/** What counts for and against each pace, each about 0 to 1. */
export function traitsOf(situation: Situation): Record<string, number> {
  const { temper, feeling, persona, goal, memory, environment, heard, fright, addressed, trust } = situation;
  const toSelf = addressed === 'self' ? 1 : 0;
  const acts = heard?.acts ?? [];
  const is = (...wanted: readonly SpeechAct[]) => (acts.some((act) => wanted.includes(act)) ? 1 : 0);
  const has = (text: string, sign: Sign) => kept(signsIn(text), sign, () => (says(sign, text.toLowerCase()) ? 1 : 0));
  const goalWords = /\p{Script=Han}/u.test(goal) ? goal.length / 2 : goal.split(/\s+/).length;
  const isUrgent = heard?.tone === 'urgent' ? 1 : 0;
  return {
    self: toSelf,
    other: addressed === 'other' ? 1 : 0,
    impulse: (temper.impulse - 0.5) * 2,
    talk: (temper.talk - 0.5) * 2,
    guard: (temper.guard - 0.4) * 2,
    fright: Math.min(1, fright + feeling.tension * 0.5),
    urgent: isUrgent * (addressed === 'other' ? 0.5 : 1),
    asked: heard?.asks ? toSelf : 0,
    bitten: is(...bites) * (toSelf || 0.4),
    soothed: is(...soothes) * toSelf,
    ordered: is('order', 'request') * toSelf,
    news: heard && !heard.asks && toSelf && !is('order', 'request', ...bites) ? 1 : 0,
    deed: heard ? 0 : 1,
    hold: has(goal, 'hold'),
    leaves: has(goal, 'leaves'),
    voice: has(persona, 'voice'),
    balance: has(goal, 'balance'),
    long: Math.min(1, Math.max(0, (goalWords - 6) / 10)),
    holding: has(persona, 'holding'),
    weighing: has(persona, 'weighing'),
    bursting: has(persona, 'bursting'),
    child: has(persona, 'child'),
    lesson: has(memory, 'lesson'),
    concealed: Math.max(situation.isHidden ? 1 : 0, has(`${environment} ${goal} ${persona}`, 'concealed')),
    secret: situation.isSecret ? 1 : 0,
    stake: situation.stake,
    friend: situation.isForFriend ? 1 : 0,
    stranger: trust === undefined && addressed !== 'self' ? 1 : 0,
    distrust: Math.max(0, -(trust ?? 0)),
    fond: Math.max(0, trust ?? 0),
    anger: feeling.anger,
    spirits: Math.max(0, feeling.spirits),
  };
}

export type Weighed = Readonly<Record<Pace, number>>;

/** How much speaks for each pace; together 1. */
export function weigh(situation: Situation): Weighed {
  const sums = [...(decidingWeights['base'] ?? [0, 0, 0])];
  const add = (name: string, by: number) =>
    decidingWeights[name]?.forEach((weight, pace) => (sums[pace] = (sums[pace] ?? 0) + weight * by));
  for (const [trait, value] of Object.entries(traitsOf(situation))) add(trait, value);
  const [fast = 0, slow = 0, silence = 0] = sums.map((sum) => Math.exp(sum));
  const all = fast + slow + silence;
  return { fast: fast / all, slow: slow / all, silence: silence / all };
}
