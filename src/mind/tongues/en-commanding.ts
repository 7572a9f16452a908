import { knowsNoun } from '../../world/lexicon/nouns.ts';
import { isVerb as isLemma, verbForms } from '../../world/lexicon/verbs.ts';
import { auxiliaries, bare, writtenOut } from './en-turning.ts';

/** What stands after a verb of which something is to be done: *the*, *me*, *away*. */
const afterVerb = new Set(
  `the a an my your his her its our their this that these those me him it us them some any every each all both another
  up down out off over back away around round on in at to with for by under behind beside near closer`.split(/\s+/),
);
/** They begin a clause of its own, which may tell something. */
const opens =
  /[,;:—]|\b(?:before|when|while|until|till|if|that|because|so|as|or|who|which|what|where|how|than|since)\b/i;
/** Verbs by their form that stand first as something else, or tell of oneself with nobody named before them. */
const otherwise = new Set(
  `well right fine cool clear just still even like love hate miss hope wish guess suppose mean bet thank bless damn pity sorry
  see saw know mind does did was has had got best better last past back close near second dead home warm dry wet open
  quiet slow long short light dark wrong round own little less more most then now here there yes no so too very`.split(
    /\s+/,
  ),
);

/** *Swap cups with Mrs Lin*: a verb as it stands in the dictionary, what it is to be done to, and nobody who does it. */
export function isCommand(sentence: string): boolean {
  const tokens = writtenOut(sentence)
    .replace(/^(?:(?:please|kindly|now|then|so|and|but|just|quick|quickly)[,\s]+)+/i, '')
    .split(/\s+/);
  const [verb = '', next = ''] = [bare(tokens[0]), bare(tokens[1])];
  if (next === '' || otherwise.has(verb) || auxiliaries.has(verb) || !isLemma(verb)) return false;
  const isNamed = /^\p{Lu}/u.test(tokens[1] ?? '');
  const hasObject = afterVerb.has(next) || isNamed || (knowsNoun(next) && /[^s]s$/.test(next));
  if (!hasObject && knowsNoun(verb)) return false;
  const [clause = ''] = tokens.slice(1).join(' ').split(opens);
  return !clause.split(/\s+/).map(bare).some(isFinite);
}

/** It tells who does something, whatever else it may be. */
const isFinite = (word: string): boolean =>
  auxiliaries.has(word) ||
  (!knowsNoun(word) && verbForms(word).some(({ form }) => form === 'third' || form === 'past')) ||
  /^(?:i|he|she|we|they|hurts|stops|goes|comes|makes|takes|means|looks)$/.test(word);
