import { nounPhrasesIn } from './en-noun-phrases.ts';

const sentencesOf = (raw: string): readonly string[] =>
  raw.split(/(?<=[.!?…])\s+/).filter((sentence) => /\p{L}/u.test(sentence));

/** *I asked who she is*, *I meant why you left*: the question is asked again. */
const askedAgain =
  /^(?:(?:no|but|well|look|come on|and|oh|yes)[,.!\s]+)*i (?:just |only |already |did )?(?:ask|asked|was asking|am asking|meant|mean)(?: (?:you|to ask(?: you)?|to know))?,? (?=(?:who|whom|whose|what|which|where|when|why|how)\b)/i;
/** *I asked you about the ring*, where another question comes after it. */
const askedAbout =
  /^(?:(?:no|but|well|look|and|oh|yes)[,.!\s]+)*i (?:just |only |already )?(?:asked|was asking|am asking)(?: you)? about /i;
/** *I was asking Theo, not you.*, *That is not what I asked.*, *You did not answer me.* */
const complaining =
  /^(?:(?:no|but|well|look|and|oh|yes)[,.!\s]+)*(?:i (?:asked|was asking|was talking to|said|am asking|am talking to) [^.?!]{1,40},? not [^.?!]{1,20}|(?:that|this|it)(?: is|['’]s| was) not (?:what i (?:asked|meant|said)(?: you)?|an answer|my question)|(?:that|it) (?:isn['’]?t|wasn['’]?t) (?:what i (?:asked|meant|said)(?: you)?|an answer|my question)|you (?:did not|didn['’]?t|have not|haven['’]?t|never) answer(?:ed)?(?: me| my question| that| the question)?|answer (?:me|my question|the question)|once more(?: then)?|i(?: will|['’]ll) ask (?:you )?(?:again|once more))[.!]*$/i;

/** A line without what in it only complains of the answer before: *I asked who she is* asks who she is. */
export function withoutComplaint(raw: string): string {
  if (!/\b(?:ask|asked|asking|meant|mean|answer|answered|talking to|said|once more)\b/i.test(raw)) return raw;
  const sentences = sentencesOf(raw);
  const left = sentences.filter((sentence) => !complaining.test(sentence.trim()));
  const turned = left.map((sentence) => {
    const again = sentence.replace(askedAgain, '');
    return again === sentence ? sentence : again.replace(/[.!…]*\s*$/, '?');
  });
  const isAsked = turned.some((sentence) => /\?\s*$/.test(sentence));
  if (!isAsked) return raw;
  return turned.map((sentence) => sentence.replace(askedAbout, '')).join(' ');
}

/** *Do you see an old man, or is it the wine?*: what may only have made one think so is no part of the question. */
const causes = [
  /(?<!^|[.!?…]\s*)[,\s—-]+or (?:else )?(?:is|was|could|might) (?:it|that|this) (?:be )?(?:just |only |all |perhaps |merely |simply )*(?:me|the|my|your|our|all)\b[^?.!]*(?=\?)/iu,
  /(?<!^|[.!?…]\s*)[,\s—-]+or (?:else )?(?:am|have|did|do|was) (?:i|we)\b[^?.!]*(?=\?)/iu,
  /(?<!^|[.!?…]\s*)[,\s—-]+or (?:do|are) my (?:eyes|ears|nose|wits)\b[^?.!]*(?=\?)/iu,
] as const;
/** *Is it the rain, or is it the wind?* asks which of two. */
const ofTwo = /(?:^|[.!?…,]\s*)(?:is|was) (?:it|that|this)\b[^.!?…]*\bor\b/iu;

export const withoutCause = (raw: string): string =>
  ofTwo.test(raw) ? raw : causes.reduce((left, cause) => left.replace(cause, ''), raw);

/** What a phrase is put in the place of: *the lute*, for *the harp*; *the small one*, for it too. */
const describedOne = /^(the|that|this|my|your|his|her|our|their) (.+?) ones?$/i;
const phrase = /^(?:the|that|this|those|these|my|your|his|her|our|their|an?) /i;

/** A question with one thing in the place of another: *Who tunes the harp?* and *the lute* is *Who tunes the lute?* */
export function inPlaceOf(rest: string, question: string): string | undefined {
  if (!phrase.test(rest)) return undefined;
  const meant = nounPhrasesIn(question, new Set()).findLast(({ kind }) => kind === 'definite' || kind === 'owned');
  if (!meant) return undefined;
  const [, which, how] = describedOne.exec(rest) ?? [];
  const instead = which && how ? `${which} ${how} ${meant.head}` : rest;
  const tokens = question.split(/\s+/).filter(Boolean);
  const marks = /[.,;:!?…]*$/.exec(tokens[meant.end - 1] ?? '')?.[0] ?? '';
  return [...tokens.slice(0, meant.at), `${instead}${marks}`, ...tokens.slice(meant.end)].join(' ');
}
