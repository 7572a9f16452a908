import { remembered } from '../../kit/remembered.ts';
import { ModelError } from '../../model/model-error.ts';
import type { EndReason } from '../../model/language-model.ts';
import { plain } from '../../play/plain-words.ts';
import type { Listener } from '../brain.ts';
import { sentencesOfTurn } from '../sentences.ts';
import type { OutOfPartKind } from '../tongues/tongue.ts';
import { mindTongues } from '../tongues/tongues.ts';
import { firstPhrase, phraseTree } from './phrases.ts';
import { keptSecrets, type Keeping } from './kept-secrets.ts';
import type { Sieve, Sifted } from './sifting.ts';
import {
  noSpeech,
  openBracket,
  otherLanguage,
  outOfPart,
  repeatsAndLength,
  sentencesIn,
  type Speech,
} from './strange-words.ts';
import { deedsOfOthers, namePattern, quoted, speakers, toldLikeAStory, type Names } from './whose-words.ts';
import { chatMarks, data, markdown, unseenLetters } from './wrapping.ts';

/** Whose turn is guarded. */
interface Speaker extends Names, Speech, Keeping {}

/** What every answer goes through, in this order: first what it is wrapped in, then whose words they are, then the words. */
const sieves: readonly Sieve<Speaker>[] = [
  unseenLetters,
  chatMarks,
  data,
  markdown,
  openBracket,
  speakers,
  deedsOfOthers,
  quoted,
  toldLikeAStory,
  noSpeech,
  outOfPart,
  otherLanguage,
  keptSecrets,
  repeatsAndLength,
];

const sift = (text: string, isOver: boolean, speaker: Speaker): Sifted =>
  sieves.reduce<Sifted>((sifted, sieve) => sieve(sifted, speaker), { text, isOver, leftOut: [] });

/**
 * Stands between a model and the stage: lets through what this person could say in the play, leaves out what a model wraps it
 * in, and says why where the understudy has to go on. It looks at all that has come so far,
 * so that it makes no difference in what pieces it came; what may yet turn out to be something else is kept back.
 */
export class LineGuard {
  private raw = '';
  private passed = '';
  private sifted: Sifted = { text: '', isOver: false, leftOut: [] };

  constructor(private readonly speaker: Speaker) {}

  /** What was left out so far. */
  get leftOut(): readonly string[] {
    return this.sifted.leftOut;
  }

  /** Nothing more of the answer will be performed: it may be broken off. */
  get isOver(): boolean {
    return this.sifted.isOver || this.sifted.fault !== undefined;
  }

  /** The next that may be performed. Look at `fault` afterwards. */
  push(text: string): string {
    if (this.isOver) return '';
    this.raw += text;
    return this.pass(false);
  }

  end(reason: EndReason): string {
    if (this.isOver) return '';
    const text = reason === 'stop' || reason === 'tool-calls' ? this.pass(true) : '';
    if (reason === 'filtered') this.fail('was withheld by a filter');
    if (reason === 'length' && !/[.!?。！？…)\]]["”’'」』]*\s*$/.test(this.raw)) this.fail('broke off at its longest');
    return reason === 'length' && !this.fault ? this.pass(true) : text;
  }

  /** Why somebody else has to go on, if they have to. */
  get fault(): ModelError | undefined {
    return this.sifted.fault === undefined ? undefined : new ModelError('model/out-of-part', this.sifted.fault);
  }

  private pass(isOver: boolean): string {
    this.sifted = sift(this.raw, isOver, this.speaker);
    // Of an answer that went wrong, what was said to its end before.
    const text = this.sifted.fault === undefined ? this.sifted.text : wholeSentences(this.sifted.text);
    if (!text.startsWith(this.passed)) {
      if (!this.passed.startsWith(text)) this.fail('lost its thread');
      return '';
    }
    const next = text.slice(this.passed.length);
    this.passed = text;
    return next;
  }

  private fail(fault: string): void {
    this.sifted = { ...this.sifted, fault };
  }
}

/** A text as far as its last sentence that is whole. */
function wholeSentences(text: string): string {
  const last = sentencesIn({ text, isOver: false, leftOut: [] }).findLast(({ isClosed }) => isClosed);
  return text.slice(0, last?.end ?? 0);
}

/** The guard's knowledge of somebody who is about to speak. */
export function speakerOf({ context, part }: Listener, keeping: Keeping = nothingKept): Speaker {
  const named = (isOwn: boolean): string[] =>
    part.names
      .filter(({ kind, id }) => kind === 'actor' && (id === context.actor) === isOwn)
      .flatMap(({ names }) => names.map((name) => name.trim()));
  const said = context.past.flatMap(({ words }) =>
    words ? sentencesOfTurn(words).map(({ text }) => plain(text)) : [],
  );
  return speakerNamed(named(true), named(false), { speaks: part.speaks, said: new Set(said), ...keeping });
}

/** The same of somebody of whom only names and language are known. */
export function speakerNamed(
  own: readonly string[],
  names: readonly string[],
  { speaks, said, kept, denies }: Pick<Speaker, 'speaks' | 'said' | keyof Keeping>,
): Speaker {
  const others = names.filter((name) => !own.includes(name));
  const tongues = Object.values(mindTongues).map((tongue) => tongue.outOfPart);
  const labels = (whose: 'own' | 'others') => tongues.flatMap((tongue) => tongue.labels[whose].split('|'));
  return {
    own: own.map(namePattern),
    others: others.map(namePattern),
    labels: { own: labels('own'), others: labels('others') },
    narration: tongues.map(({ narration }) => narration),
    storied: tongues.map(({ storied }) => storied),
    speaks,
    kept,
    denies,
    outOfPart: allPhrases(mindTongues),
    said,
  };
}

const nothingKept: Keeping = { kept: [], denies: false };

const allPhrases = remembered((tongues: typeof mindTongues) =>
  phraseTree(
    Object.values(tongues).flatMap(
      ({ outOfPart: { phrases } }) => Object.entries(phrases) as [OutOfPartKind, readonly string[]][],
    ),
  ),
);

/** What kind of talk a text holds that nobody has in a play, in any language. */
export const outOfPartIn = (text: string): OutOfPartKind | undefined =>
  firstPhrase(allPhrases(mindTongues), text, true)?.kind;
