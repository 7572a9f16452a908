import type { SpeechAct } from '../../drama/speech-act.ts';
import type { TongueName } from '../../drama/tongues/tongue.ts';
import { isMeant, type Clause } from '../../play/clause.ts';
import type { Ear, Utterance } from '../tongues/tongue.ts';
import { mindTongues } from '../tongues/tongues.ts';

/** What a line does that a pattern can hear. */
export type SoundingAct = keyof Ear['acts'];

/** An act as one clause of a line does it. */
interface Done {
  readonly act: SpeechAct;
  readonly clause: Clause;
  /** The words that do it. */
  readonly words: string;
  /** What stands after them: of what, to do what. */
  readonly rest: string;
}

/** Acts that are none when they are denied, supposed, passed on or only asked about. */
const mustBeMeant: ReadonlySet<SpeechAct> = new Set<SpeechAct>([
  'threat',
  'challenge',
  'accusation',
  'insult',
  'confession',
  'apology',
  'praise',
  'promise',
  'offer',
  'refusal',
]);
/** Nobody confesses, promises or refuses by asking. */
const neverAsked: ReadonlySet<SpeechAct> = new Set<SpeechAct>(['confession', 'promise', 'refusal']);
/** Their patterns leave room for a word in between, which may be *not*. */
const mayHoldDenial: ReadonlySet<SpeechAct> = new Set<SpeechAct>(['insult', 'praise']);

/** Is the act done, where its words stand in the line: in a clause that means it, or over the end of one. */
export function isDone(
  act: SoundingAct,
  line: Utterance,
  tongue: TongueName,
  clauses: () => readonly Clause[],
): boolean {
  const { ear } = mindTongues[tongue];
  if (!ear.acts[act].test(line[ear.reads])) return false;
  if (!mustBeMeant.has(act)) return true;
  const found = clauses().flatMap((clause) => doneIn(act, clause, ear) ?? []);
  return found.length === 0 || found.some(({ isMeant: meant }) => meant);
}

/** What a clause does, if its words are meant. */
export function meantIn(act: SoundingAct, clause: Clause, tongue: TongueName): Done | undefined {
  const found = doneIn(act, clause, mindTongues[tongue].ear);
  return found?.isMeant ? found : undefined;
}

/** *If you move, I will kill you*: what hangs on a condition, or on what somebody may say, is threatened or offered all the same. */
const freed = (act: SpeechAct, clause: Clause): Clause =>
  act === 'threat' || act === 'offer'
    ? { ...clause, supposed: clause.supposed && clause.words.supposesAll.test(clause.text), reported: false }
    : clause;

function doneIn(act: SoundingAct, clause: Clause, ear: Ear): (Done & { readonly isMeant: boolean }) | undefined {
  const match = ear.acts[act].exec(clause.text);
  if (!match) return undefined;
  const [words] = match;
  const stretch = { start: match.index, end: match.index + words.length };
  // *Did I accuse you?* asks; *did you kill him?* says enough.
  const mayBeAsked = act === 'offer' || (!neverAsked.has(act) && !clause.words.me.test(` ${words.trim()} `));
  const isDenied = mayHoldDenial.has(act) && clause.words.denies.test(` ${words.trim()} `);
  return {
    act,
    clause,
    words,
    rest: clause.text.slice(stretch.end).trim(),
    isMeant: !isDenied && isMeant(freed(act, clause), stretch, { isNamed: false, mayBeAsked }),
  };
}
