import { describeProblem, type Problem } from '../kit/schema.ts';
import { words, type Language } from './words/words.ts';
import type { TroubleAbout } from './words/trouble-about.ts';

/** Something that keeps the page from playing, as a person is told of it. */
export interface Trouble {
  readonly code: string;
  readonly heading: string;
  readonly sentence: string;
  /** What exactly is wrong, where somebody can mend it. */
  readonly details: readonly string[];
  /** Whether trying the same again may help. */
  readonly again: boolean;
}

/** What goes wrong on the way to a performance: in a sentence of its own, or as what the page's words say of it. */
export class PageError extends Error {
  override readonly name = 'PageError';
  readonly about: TroubleAbout | undefined;

  constructor(
    readonly code:
      | 'scene/unknown'
      | 'topic/refused'
      | 'scene/unreachable'
      | 'scene/unreadable'
      | 'scene/case'
      | 'scene/role'
      | 'evening/unreadable'
      | 'sharing/no-house'
      | 'sharing/refused'
      | 'sharing/no-entry',
    said: string | TroubleAbout,
    readonly problems: readonly Problem[] = [],
  ) {
    super(typeof said === 'string' ? said : `${code}: ${said.asked}`);
    this.about = typeof said === 'string' ? undefined : said;
  }
}

const shownDetails = 12;

/**
 * The trouble in an error, whoever threw it: its code, its sentence and its problems, and never its stack. What comes from below
 * keeps its own words.
 */
export function troubleIn(error: unknown, language: Language = 'en'): Trouble {
  const says = words[language].cover;
  const headings: Readonly<Record<string, string>> = says.headings;
  const sentences: Readonly<Record<string, string>> = says.sentences;
  const told: Readonly<Record<string, (about: TroubleAbout) => string>> = says.told;
  const { code, message, problems } = partsOf(error);
  const about = error instanceof PageError ? error.about : undefined;
  const details = problems.map((each) => (typeof each === 'string' ? each : describeProblem(each)));
  const more = details.length - shownDetails;
  return {
    code,
    heading: headings[code] ?? says.somethingWrong,
    sentence: (about && told[code]?.(about)) ?? sentences[code] ?? (message || says.noSentence),
    details: more > 0 ? [...details.slice(0, shownDetails), says.more(more)] : details,
    again: ['scene/unreachable', 'page/mistake', 'havok/missing', 'sharing/no-house', 'sharing/refused'].includes(code),
  };
}

interface Parts {
  readonly code: string;
  readonly message: string;
  readonly problems: readonly (string | Problem)[];
}

function partsOf(error: unknown): Parts {
  if (typeof error !== 'object' || error === null)
    return { code: 'page/mistake', message: String(error), problems: [] };
  const { code, message, problems } = error as Partial<Record<keyof Parts, unknown>>;
  return {
    code: typeof code === 'string' ? code : 'page/mistake',
    message: typeof message === 'string' ? message : '',
    problems: Array.isArray(problems) ? problems.filter(isProblem) : [],
  };
}

function isProblem(value: unknown): value is string | Problem {
  if (typeof value === 'string') return true;
  const { path, message } = (value ?? {}) as Partial<Problem>;
  return typeof path === 'string' && typeof message === 'string';
}
