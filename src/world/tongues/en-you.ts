import { bodyParts } from '../lexicon/body-parts.ts';
import { verbForms } from '../lexicon/verbs.ts';
import { himself, his, the, upperFirst } from '../naming.ts';
import type { Thing } from '../world.ts';

/** Stands before a *you* that something is done by, until its verb has been found. */
const doer = '\u0001';
const quoted = /(“[^”]*”|"[^"]*")/;
const startsSentence = /(?:^|[.!?…][”’")]?)\s*$/;
/** After these comes whoever does something. */
const leadsIn = /(?:[,;:—]|\b(?:and|but|then|that|while|until|as|before|after|if|where|when|because|so))\s*$/;
const doing = new RegExp(`${doer}(you(?: (?:\\w+ly|then|first|just|now))*) ([a-z]+)`, 'giu');
/** A second deed of the same doer. */
const doingMore =
  /\b(and|then|but) ([a-z]+s)(?= (?:the|a|an|his|her|its|their|it|him|them|you|at|to|into|away|back|up|down|off|out|over|from|with|\p{Lu}\p{L}+)\b)/gu;

/** After these *her* is somebody and nobody's: *gives her the cup*, *looks at her*. */
const whoseOnly =
  '(?! (?:an?|the|some|this|that|to|at|in|on|into|with|from|by|for|of|up|down|away|back|and|or|but|as|over|out)\\b|[,.;:!?…]|$)';

const parts = `(?:own )?(?:(?:left|right|free|other|bare|both) )?(?:${[...bodyParts].join('|')})\\b`;
/** *His* is always somebody's, and *her back* is where it is behind; *their*, of one person, is only what that one has of a body. */
const ownOf = (pronoun: string): RegExp =>
  new RegExp(
    pronoun === 'her'
      ? `(?:\\bher\\b${whoseOnly}|(?<=\\b(?:behind|at|against|on|with|over|under|from|across|to) )\\bher\\b(?= back\\b))|\\btheir\\b(?= ${parts})`
      : `\\b${pronoun}\\b(?![,.;:!?…]|$)|\\btheir\\b(?= ${parts})`,
    'gu',
  );
/** With which hand, and behind which back, is said of whoever does it, whoever else was named. */
const withOwn = (pronoun: string): RegExp => new RegExp(`\\b(with|behind) (?:${pronoun}|their)\\b(?= ${parts})`, 'gu');

/** What the narrator tells of somebody, as it is told to them: *You slap Gus*, *Gus slaps you*, *under your hand*. */
export function toldToYou(text: string, self: Thing, others: readonly Thing[]): string {
  const names = [...new Set([the(self), the(self).replace(/^(?:a|an|some) /, 'the ')])];
  const mention = new RegExp(`(?<![\\p{L}-])(?:${names.map(escaped).join('|')})(['’]s)?(?![\\p{L}-])`, 'giu');
  return text
    .split(quoted)
    .map((piece, index) => (index % 2 === 1 ? piece : addressed(piece, mention, self, others)))
    .join('');
}

function addressed(piece: string, mention: RegExp, self: Thing, others: readonly Thing[]): string {
  const named = piece.replace(mention, (_, owner: string | undefined, at: number) => {
    const before = piece.slice(0, at);
    const isFirst = startsSentence.test(before);
    const you = owner === undefined ? 'you' : 'your';
    const isDoer = owner === undefined && (isFirst || leadsIn.test(before));
    return `${isDoer ? doer : ''}${isFirst ? upperFirst(you) : you}`;
  });
  return named
    .split(/(?<=[.!?…]) /)
    .map((sentence) => (sentence.includes(doer) ? agreeing(sentence, self, others) : sentence))
    .join(' ');
}

/** The verbs go with *you*, and what is theirs is yours; after another person of their kind it may be that one's. */
function agreeing(sentence: string, self: Thing, others: readonly Thing[]): string {
  const done = sentence
    .replace(doing, (_, you: string, verb: string) => `${you} ${plainForm(verb)}`)
    .replace(doingMore, (_, and: string, verb: string) => `${and} ${plainForm(verb)}`)
    .replaceAll(doer, '')
    .replace(new RegExp(`\\b${himself(self)}\\b`, 'gu'), 'yourself');
  // Before anybody else is named who is spoken of alike, it can be nobody else's.
  const named = others.filter((other) => his(other) === his(self)).map((other) => done.indexOf(the(other)));
  const until = Math.min(done.length, ...named.filter((at) => at >= 0));
  const own = ownOf(his(self));
  return done.slice(0, until).replace(own, 'your') + done.slice(until).replace(withOwn(his(self)), '$1 your');
}

function plainForm(verb: string): string {
  if (verb === 'is') return 'are';
  return verbForms(verb).find(({ form }) => form === 'third')?.lemma ?? verb;
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
