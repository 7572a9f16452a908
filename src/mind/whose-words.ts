import { kept, rememberedText } from '../kit/remembered.ts';
import type { EntityId } from '../drama/entity-id.ts';
import { plain } from '../play/plain-words.ts';
import { earFor, languageOf } from './hearing/language.ts';
import { termsIn } from './hearing/terms.ts';
import type { Named } from './hearing/naming.ts';
import type { Exchanged } from './talking-with.ts';
import { mindTongues } from './tongues/tongues.ts';

/** Where somebody's words may be taken up. */
interface Talk {
  readonly names: readonly Named[];
  readonly present: readonly EntityId[];
  readonly talk: readonly Exchanged[];
}

/** Something one of those present has said: how many lines ago, and to whom. */
interface Said {
  readonly by: EntityId;
  readonly to: EntityId | undefined;
  readonly words: string;
  readonly ago: number;
}

/** So many lines back it is remembered who said what. */
const reach = 24;
/** A line that says this much of what another said is about it, whomever one was talking with. */
const mostOfIt = 0.5;
/** And one word of theirs is enough, so many lines ago. */
const lately = 6;
const han = /\p{Script=Han}/u;
const tongues = Object.values(mindTongues).map(({ calls }) => calls);

/** What is compared of a line, in order: words, or signs where words are not parted. */
const unitsOf = rememberedText((text): readonly string[] =>
  plain(text)
    .trim()
    .split(' ')
    .flatMap((word) => (han.test(word) ? [...word] : [word])),
);

function saidBefore(
  by: EntityId | undefined,
  { present, talk }: Talk,
): { others: readonly Said[]; own: readonly Said[] } {
  const lines = talk
    .filter(({ isLine, words }) => isLine && words !== undefined)
    .slice(-reach)
    .toReversed();
  const all = lines.flatMap(({ by: who, to, words = '' }, ago) =>
    who === undefined ? [] : [{ by: who, to, words, ago }],
  );
  return {
    others: all.filter((one) => one.by !== by && present.includes(one.by)),
    own: all.filter((one) => one.by === by),
  };
}

/** Whose own words a line says again: *what did you mean, keep it till the end?* Nobody, where it is whom they talk with anyhow. */
export function whoIsQuoted(
  spoken: string,
  by: EntityId | undefined,
  partner: EntityId | undefined,
  hall: Talk,
): EntityId | undefined {
  const { others, own } = saidBefore(by, hall);
  const asksMeaning = tongues.some(({ quotesYou }) => quotesYou.test(plain(spoken)));
  const sentences = spoken.split(/(?<=[.!?。！？…])/);
  const { people } = namesOf(hall.names);
  const quotes = others
    .map((one) => ({ ...one, run: longestRun(unitsOf(spoken), unitsOf(one.words)) }))
    .filter(
      ({ run, words }) =>
        isQuote(run, asksMeaning) || sentences.some((sentence) => echoes(sentence, words) && !isName(sentence, people)),
    )
    .sort((a, b) => b.run.length - a.run.length || a.ago - b.ago);
  const [best] = quotes;
  if (!best || best.by === partner) return undefined;
  const isIn = ({ words }: Said): boolean => longestRun(best.run, unitsOf(words)).length === best.run.length;
  const isPartners = [...others, ...own].some((one) => (one.by === partner || one.to === partner) && isIn(one));
  return partner !== undefined && isPartners ? undefined : best.by;
}

/** *A goose?*: a question that is nothing but a few of another's words. */
const echoes = (sentence: string, words: string): boolean => {
  const said = unitsOf(sentence);
  return (
    /[?？]$/.test(sentence) && termsIn(sentence).length > 0 && longestRun(said, unitsOf(words)).length === said.length
  );
};

const isName = (sentence: string, people: ReadonlySet<string>): boolean =>
  termsIn(sentence).every((term) => people.has(term));

/** Whether so many words of another's are theirs and not anybody's. `isMeant`: they are asked about as words. */
function isQuote(run: readonly string[], isMeant: boolean): boolean {
  const signs = han.test(run.join(''));
  const told = termsIn(signs ? run.join('') : run.join(' ')).length;
  const [few, some, many] = signs ? [3, 6, 7] : [2, 3, 5];
  return (
    (isMeant && told >= 1 && run.length >= few) ||
    (told >= 2 && run.length >= some) ||
    (told >= 1 && run.length >= many)
  );
}

/** The longest row of words that two lines have in common. */
function longestRun(one: readonly string[], other: readonly string[]): readonly string[] {
  let [end, longest] = [0, 0];
  let before: readonly number[] = [];
  for (const [at, unit] of one.entries()) {
    const lengths = other.map((word, index) => (word === unit ? (index === 0 ? 0 : (before[index - 1] ?? 0)) + 1 : 0));
    for (const length of lengths) if (length > longest) [end, longest] = [at + 1, length];
    before = lengths;
  }
  return one.slice(end - longest, end);
}

/** What a line speaks of. */
const toldIn = (text: string): readonly string[] => [
  ...new Set([...termsIn(text), ...tongues.flatMap((calls) => calls.thingsIn(text))]),
];

/**
 * Whose story a line goes on with, where it says nothing of what one was talking about: *And did he finish the sink?*, after another
 * has said something since.
 */
export function whoseTale(
  spoken: string,
  by: EntityId | undefined,
  partner: EntityId | undefined,
  hall: Talk,
): EntityId | undefined {
  const { others, own } = saidBefore(by, hall);
  const { people, things } = namesOf(hall.names);
  const terms = toldIn(spoken).filter((term) => !people.has(term));
  const known = new Set(
    [
      ...others.filter((one) => one.by === partner),
      ...own.filter(({ to }) => to !== undefined && to === partner),
    ].flatMap(({ words }) => toldIn(words)),
  );
  const fresh = partner === undefined ? terms : terms.filter((term) => !known.has(term));
  if (fresh.length === 0) return undefined;
  // *Who won, the bishop?* asks nothing of whom it is said to.
  const line = { raw: spoken, plain: plain(spoken) };
  const ear = mindTongues[earFor(languageOf(spoken, line.plain))].ear;
  const isOfOthers = ear.questionIn(line) !== undefined && !ear.points.you.test(line[ear.reads]);
  const [last] = others;
  const isAnswered = last !== undefined && last.ago === 0 && last.by === partner;
  const told = others
    .filter((one) => one.by !== partner)
    .map((one) => {
      const of = new Set(toldIn(one.words));
      const both = fresh.filter((term) => of.has(term));
      // What stands before everybody is nobody's word.
      return { ...one, shared: both.length, isTheirs: both.some((term) => !things.has(term)) };
    })
    .filter(({ shared, ago, isTheirs }) => {
      if (!isAnswered) return shared >= 2 || (isTheirs && ago === 0);
      const isMostOfIt = shared >= mostOfIt * terms.length;
      return isMostOfIt && (shared >= 2 || (isTheirs && ago <= lately && isOfOthers));
    })
    .sort((a, b) => b.shared - a.shared || a.ago - b.ago);
  return told[0]?.by;
}

/** Words that name people, and words that name what is on the stage. */
interface NameWords {
  readonly people: ReadonlySet<string>;
  readonly things: ReadonlySet<string>;
}

const nameWords = new WeakMap<readonly Named[], NameWords>();
const namesOf = (names: readonly Named[]): NameWords =>
  kept(nameWords, names, () => {
    // *The taxi driver* is called Driver; a taxi is anybody's word.
    const headOf = (name: string): string => name.trim().split(' ').at(-1) ?? '';
    const wordsOf = (isPerson: boolean): ReadonlySet<string> =>
      new Set(
        names.flatMap(({ kind, names: own }) =>
          (kind === 'actor') === isPerson ? own.flatMap((name) => toldIn(headOf(name))) : [],
        ),
      );
    return { people: wordsOf(true), things: wordsOf(false) };
  });
