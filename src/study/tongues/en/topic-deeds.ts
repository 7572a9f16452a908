import { wordSet } from '../../../kit/word-list.ts';
import { verbForms } from '../../../world/lexicon/verbs.ts';
import type { TopicDeed } from '../../topic.ts';
import type { Mention } from './topic-people.ts';
import { isNoun, small, type TopicToken } from './topic-tokens.ts';

const being = wordSet('is are was were be been being gets got');
const pronouns = wordSet('he she they it i we you');
const prepositions = wordSet(
  'in at on by near of for with about over under from into against between before after during',
);

/** A deed, and which word says it. */
interface PlacedDeed extends TopicDeed {
  readonly at: number;
}

/** Who does what to whom, as far as the order of words tells: *a devil offers a violinist a concert*, *she is caught by him*. */
export function deedsIn(tokens: readonly TopicToken[], mentions: readonly Mention[]): readonly PlacedDeed[] {
  const verbs = tokens.flatMap((_, at) => (isDeed(tokens, at, mentions) ? [at] : []));
  return verbs.flatMap((at, index): PlacedDeed[] => {
    const until = verbs[index + 1] ?? tokens.length;
    const subject = mentions.findLast(({ to }) => to <= at);
    const object = mentions.find(({ from }) => from > at && from < until);
    const isPassive = being.has(tokens[at - 1]?.lower ?? '') && verbForms(tokens[at]!.lower).some(({ form }) => form !== 'gerund' && form !== 'third'); // prettier-ignore
    const agent = isPassive ? mentions.find(({ from }) => from > at && tokens[from - 1]?.lower === 'by') : subject;
    const patient = isPassive ? subject : object;
    const [by, to] = [alone(tokens, agent, mentions), alone(tokens, patient, mentions)];
    const lemmas = new Set(verbForms(tokens[at]!.lower).map(({ lemma }) => lemma));
    const isGiven = lemmas.has('leave') && object !== undefined && tokens[object.from - 1]?.lower === 'to';
    // *leaves the farm to the cook*
    return [...lemmas].map((lemma) => ({ verb: isGiven && lemma === 'leave' ? 'bequeath' : lemma, by, to, at }));
  });
}

/** What may stand between somebody and what they do: *has never*, *is quietly*. */
const isBeside = (word: string): boolean => helping.has(word) || being.has(word) || word.endsWith('ly');
const helping = wordSet('has have had will would can could must may might should do does did never always only');

/** A verb somebody is said to do: not a noun that is written alike, nor what *she* does, who may be anybody. */
function isDeed(tokens: readonly TopicToken[], at: number, mentions: readonly Mention[]): boolean {
  const { lower, isName } = tokens[at]!;
  if (isName || at === 0 || small.has(lower) || being.has(lower) || helping.has(lower)) return false;
  if (verbForms(lower).length === 0 || mentions.some(({ from, to }) => at >= from && at < to)) return false;
  const isBehind = (index: number): boolean => mentions.some(({ to }) => to === index);
  let first = at;
  while (first > 0 && isBeside(tokens[first - 1]!.lower)) first--;
  const before = tokens[first - 1]?.lower ?? '';
  if (pronouns.has(before) || prepositions.has(before) || (small.has(before) && before !== 'and')) return false;
  // *party*, *shop* and *notes* are verbs only where somebody stands before them.
  return !isNoun(lower) || isBehind(first) || before === 'to' || before === 'who';
}

/** The name of somebody who is spoken of alone: what *Ann and Bob* do neither does to the other. */
function alone(
  tokens: readonly TopicToken[],
  mention: Mention | undefined,
  all: readonly Mention[],
): string | undefined {
  if (mention?.people.length !== 1) return undefined;
  const isJoined = all.some(
    (other) =>
      other !== mention &&
      ((other.to === mention.from - 1 && tokens[other.to]?.lower === 'and') ||
        (mention.to === other.from - 1 && tokens[mention.to]?.lower === 'and') ||
        (other.to === mention.from && tokens[other.to - 1]?.isEnd === true && all.length > 2)),
  );
  return isJoined ? undefined : mention.people[0]!.name;
}
