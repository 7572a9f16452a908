import type { TongueName } from '../../drama/tongues/tongue.ts';
import { dramaTongues } from '../../drama/tongues/tongues.ts';
import { tongueOf } from '../../drama/tongues/written-in.ts';
import { isVerb, verbForms } from '../../world/lexicon/verbs.ts';
import { knowsNoun } from '../../world/lexicon/nouns.ts';

const letters = /\p{L}/gu;
const otherScripts =
  /[\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}]/u;

const foreignWords = new Set(
  `der die das und ist nicht ich du wir sie wo wer warum wie haben sind ein eine mit auf le la les est et que qui je tu nous
  vous pas une des dans pour avec ou pourquoi comment el los las es y quien donde por como usted que no hablo una con il
  lo gli che chi dove perche sono sei non e di per um uma nao voce onde quem porque o os as wat waar ik jij een het och
  jag du inte var vem hvad hvem jeg habla espanol bonjour hola guten tag ciao merci gracias danke oui si ja nein`.split(
    /\s+/,
  ),
);

const common = new Set(
  `a an the i you he she it we they me him her us them my your his its our their mine yours this that these those here
  there who whom whose what which where when why how is am are was were be been being do does did done have has had will
  would shall should can could may might must not no yes and or but if then than so because of to in on at by for with
  from about into over under up down out off again very too also just only more most some any all each every other one
  two three four five ten now never always ever please thank thanks hello hi hey goodbye bye good bad well oh ah sir
  madam lord lady mr mrs miss let go come get make take give see know think say said tell told ask want like love hate
  dont didnt cant wont im youre ive ill isnt arent wasnt its thats whats nothing something anything everything nobody
  somebody anyone someone night day time today tonight tomorrow yesterday old new big small long little own same such
  as before after while until between without against through during around dead alive sorry sure really quite rather
  really farewell greetings indeed enough ok okay nope yep hm hmm huh ha haha aye nay adieu alas bravo damn hush
  goodnight sorry cheers welcome perhaps maybe certainly exactly true false right wrong happy sad afraid angry tired lying liar true beautiful stupid strange curious alone`.split(
    /\s+/,
  ),
);

/** What language a line is in, as far as it matters here; `none` if it is no language at all. */
export type Spoken = TongueName | 'other' | 'none';

export function languageOf(raw: string, plain: string): Spoken {
  const all = raw.match(letters)?.length ?? 0;
  if (all === 0) return 'none';
  if (otherScripts.test(raw)) return 'other';
  const tongue = tongueOf(raw);
  if (tongue !== 'en') return tongue;
  if (/[¿¡]/.test(raw)) return 'other';
  const { words, foreign, english } = sharesIn(plain);
  if (isHardlyEnglish(plain) && foreign / words >= 0.25) return 'other';
  return english === 0 || (english / words < 0.25 && words > 2) ? 'none' : 'en';
}

/** A line too short to tell its language by is in that of its listener, where that one is written in the same letters as English. */
export function asSpokenTo(language: Spoken, speaks: ReadonlySet<TongueName>): Spoken {
  const isTold = language !== 'en' && language !== 'other' && language !== 'none';
  if (isTold || speaks.has('en')) return language;
  return [...speaks].find((tongue) => dramaTongues[tongue].ownWords) ?? language;
}

/** Has a line foreign words in it, and few that are English? What is not complete yet may turn out to be either. */
export function isHardlyEnglish(plain: string): boolean {
  const { words, foreign, english } = sharesIn(plain);
  return foreign >= 1 && english / words < 0.6;
}

function sharesIn(plain: string): { words: number; foreign: number; english: number } {
  const words = plain.trim().split(' ');
  const foreign = words.filter((word) => foreignWords.has(word) && !common.has(word)).length;
  return { words: words.length, foreign, english: words.filter(isEnglish).length };
}

function isEnglish(word: string): boolean {
  if (common.has(word) || /^\d+$/.test(word)) return true;
  if (word.length < 3) return false;
  return (
    knowsNoun(word) ||
    isVerb(word) ||
    verbForms(word).length > 0 ||
    /^(un|re|in|dis)?\w{3,}(ly|ness|ful|less|ous|able|ible|ish)$/.test(word)
  );
}

/** The tongue whose ear listens to what is spoken so. */
export const earFor = (spoken: Spoken): TongueName => (spoken === 'other' || spoken === 'none' ? 'en' : spoken);

export { tongueOf };
