import type { Looks } from '../../../src/drama/looks.ts';
import { hashText } from '../../../src/kit/hash.ts';
import { toldAge } from '../../../src/drama/told-age.ts';
import { looksInEnglish } from '../tongues/tongues.ts';
import { seededRandom, type Random } from '../../../src/kit/random.ts';

/** Whom a figure shows. A thing of the world will do. */
export interface Portrayed {
  readonly id: string;
  readonly name: string;
  readonly pronouns?: string | undefined;
  readonly description?: string | undefined;
  readonly aliases?: readonly string[] | undefined;
  /** The look of the age, as a staging names it. */
  readonly style?: string | undefined;
  /** What their author wants them to look like; wins over all that is said and over chance. */
  readonly looks?: Looks | undefined;
}

/** What is known of somebody, as one who makes figures reads it: by what is said of them first, by their id for the rest. */
export interface Sitter {
  /** Everything said of them, in small letters. */
  readonly words: string;
  /** Whether any of these words is said of them: `old|aged`. */
  readonly says: (pattern: string) => boolean;
  readonly she: boolean;
  readonly he: boolean;
  readonly ghost: boolean;
  readonly old: boolean;
  readonly young: boolean;
  /** Years, where they are told. */
  readonly years: number | undefined;
  /** The look of the age: one of `stageStyles`. */
  readonly style: string;
  /** The same for the same person and purpose, whatever else is drawn. */
  readonly random: (purpose: string) => Random;
}

/** Who is so old has a lined face and grey hair; who is younger than that is young. */
const [oldFrom, youngTo] = [55, 26];

export function sitterOf(person: Portrayed): Sitter {
  const described = looksInEnglish(person.description ?? '');
  const words = [person.name, described, ...(person.aliases ?? [])].join(' . ').toLowerCase();
  const says = (pattern: string): boolean => new RegExp(`\\b(?:${pattern})\\b`).test(words);
  const years = toldAge(person.description ?? '');
  const isCalledOld = says('old|aged(?! [1-9])|elderly|councillor|sixty|seventy(?:-odd)?|eighty|ninety|silver|grandmother|grandfather'); // prettier-ignore
  const old = years === undefined ? isCalledOld : years >= oldFrom;
  return {
    words,
    says,
    she: person.pronouns === 'she',
    he: person.pronouns === 'he',
    ghost: says('ghost|spectre|spirit|phantom|apparition'),
    old,
    years,
    young:
      years === undefined
        ? !old && says('nineteen|eighteen|twenty|young|student|boy|girl|child|maid|niece')
        : years < youngTo,
    style: person.style ?? guessedStyle(says),
    random: (purpose) => seededRandom(hashText(`${person.id} ${purpose}`)),
  };
}

function guessedStyle(says: Sitter['says']): string {
  if (says('king|queen|prince|princess|knight|councillor|armour|friar|monk|sentry|squire|jester')) return 'medieval';
  if (says('butler|maid|doctor|detective|mackintosh|governess|footman|valet|inspector|lord|lady|miss|mr|mrs'))
    return 'victorian';
  return 'modern';
}
