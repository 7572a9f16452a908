import { wordSet } from '../../../kit/word-list.ts';
import { couldSpeak } from './story-people.ts';

const verbs = [
  ...wordSet(`
    said says asked asks replied replies answered answers cried cries exclaimed returned continued added observed remarked whispered
    shouted murmured muttered called began repeated declared demanded inquired enquired rejoined retorted responded begged interrupted
    sighed laughed bleated growled snapped roared screamed sobbed gasped groaned moaned urged insisted suggested agreed protested
    explained announced admitted confessed commented chuckled ejaculated croaked quoth sang pleaded ordered commanded addressed
    resumed concluded pursued grunted hissed yelled bellowed stammered faltered persisted warned promised echoed
    squeaked barked howled brayed hooted screeched chirped spoke told went_on broke_in put_in
  `),
];
const verb = `(?:${verbs.join('|')})`;
const article = '(?:the|an?|his|her|my|their|our|this|that|one of the|another)';
const name = "\\p{Lu}[\\p{L}'’-]*";
const title = '(?:Mr|Mrs|Miss|Ms|Dr|St|Sir|Lady|Lord|Captain|Colonel|Inspector|Professor)\\.?';
/** Somebody as they stand beside *said*; of several words behind an article as few, or as many, as fit. */
const somebody = (few: '?' | ''): string =>
  `(?:(?:he|she|I|they|it|we)\\b|(?:${title}\\s+)?${name}(?:\\s+(?:of\\s+(?:the\\s+)?)?${name}){0,3}|${article}\\s+(?:[\\p{L}-]+\\s+){0,3}${few}[\\p{L}][\\p{L}-]*)`;
const subject = somebody('?');
const subjectBehind = somebody('');
const adverb = '(?:\\p{Ll}+ly\\s+|then\\s+|thus\\s+|again\\s+|at\\s+last\\s+|also\\s+|only\\s+|had\\s+)?';

const verbFirst = new RegExp(`^[\\s,;—-]*${verb}\\s+(${subjectBehind})`, 'u');
const subjectFirst = new RegExp(`^[\\s,;—-]*(${subject})\\s+${adverb}${verb}\\b`, 'u');
const anyVerbFirst = new RegExp(`\\b${verb}\\s+(${subjectBehind})`, 'u');
const anySubjectFirst = new RegExp(`(?<![\\p{L}])(${subject})\\s+${adverb}${verb}\\b`, 'gu');
const anySubject = new RegExp(
  `^(?:\\p{Lu}\\p{Ll}+\\s+(?:which\\s+)?(?=the\\b|he\\b|she\\b)|(?:And|But|Then|So|At last|Now|Presently|Meanwhile)[,\\s]+)?(${subject})`,
  'u',
);

const stripped = (found: string): string =>
  found
    .replace(/^(?:the|an?)\s+/i, '')
    .replace(/[’']s$/, '')
    .trim();

const notNames = wordSet('then again so and but when what why how oh well yes no there here now');

function whole(found: string | undefined): string | undefined {
  if (found === undefined) return undefined;
  const words = stripped(nounPhrase(found));
  if (words === '' || notNames.has(words.toLowerCase())) return undefined;
  return /^(?:he|she|i|they|it|we)$/i.test(words) || couldSpeak(words) ? words : undefined;
}

/** *the Lamb in a mournful tone* is the Lamb: the words up to the first that could be somebody. */
function nounPhrase(found: string): string {
  const words = found.split(/\s+/);
  if (!new RegExp(`^${article}$`, 'i').test(words[0] ?? '')) return found;
  for (let end = 2; end <= words.length; end++) {
    const part = words.slice(0, end).join(' ');
    if (!couldSpeak(part)) continue;
    while (end < words.length && /^\p{Lu}/u.test(words[end - 1] ?? '') && /^\p{Lu}/u.test(words[end] ?? '')) end++;
    return words.slice(0, end).join(' ');
  }
  return found;
}

/** Who is said to speak right behind what was said: *said the Wolf*, *Holmes asked*. */
export function tagBehind(told: string, before: string): string | undefined {
  const start = told.slice(0, 200);
  const first = whole(verbFirst.exec(start)?.[1]);
  if (first !== undefined) return first;
  const isSentence = /[.]["”’]?$/.test(before) && /^\s*\p{Lu}/u.test(start);
  return isSentence ? undefined : whole(subjectFirst.exec(start)?.[1]);
}

/** Who is said to speak right before what is said: *Then said the Wolf,* — *He thus addressed him:* */
export function tagBefore(told: string): string | undefined {
  if (!/[,:—-]\s*$/.test(told)) return undefined;
  const sentence = lastSentence(told);
  const after = whole(anyVerbFirst.exec(sentence)?.[1]);
  if (after !== undefined) return after;
  const before = [...sentence.matchAll(anySubjectFirst)].at(-1)?.[1];
  return (
    whole(before) ??
    (new RegExp(`\\b(?:saying|${verb}|with|words|thus)\\b`, 'u').test(sentence)
      ? whole(anySubject.exec(sentence)?.[1])
      : undefined)
  );
}

/** Whether it is only thought: *thought Alice*. */
export const isThought = (told: string): boolean =>
  new RegExp(`^[\\s,;—-]*(?:(?:thought|wondered)\\b|${subject}\\s+(?:thought|wondered)\\b)`, 'u').test(
    told.slice(0, 80),
  );

/** Whose deed a sentence tells, beside what is said: *Holmes laughed.* */
export const doerIn = (sentence: string): string | undefined => whole(anySubject.exec(sentence.trim())?.[1]);

/** The sentences of what is told; a title does not end one. */
export const sentencesOf = (told: string): readonly string[] =>
  told
    .replace(/\b(Mr|Mrs|Dr|St|Ms)\./g, '$1\u0000')
    .split(/(?<=[.!?])\s+|(?<=[。！？])/u)
    .map((sentence) => sentence.replaceAll('\u0000', '.'));

export const lastSentence = (told: string): string => sentencesOf(told).at(-1) ?? '';
