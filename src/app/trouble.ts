import { describeProblem, type Problem } from '../kit/schema.ts';

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

/** What goes wrong on the way to a performance. */
export class PageError extends Error {
  override readonly name = 'PageError';

  constructor(
    readonly code: 'scene/unknown' | 'scene/unreachable' | 'scene/unreadable' | 'scene/case',
    message: string,
    readonly problems: readonly Problem[] = [],
  ) {
    super(message);
  }
}

const shownDetails = 12;

const headings: Readonly<Record<string, string>> = {
  'scene/unknown': 'There is no such play',
  'scene/unreachable': 'The play did not arrive',
  'scene/unreadable': 'This play cannot be read',
  'scene/case': 'There is no such story',
  'theatre/no-webgl': 'This browser cannot show the stage',
  'scene/unstageable': 'This play cannot be put on a stage',
  'havok/missing': 'Part of the stage did not arrive',
};

/** For errors whose own message is for whoever wrote the page. */
const sentences: Readonly<Record<string, string>> = {
  'scene/unstageable': 'Its staging asks for what cannot be built. Whoever wrote it can mend this:',
};

/** The trouble in an error, whoever threw it: its code, its sentence and its problems, and never its stack. */
export function troubleIn(error: unknown): Trouble {
  const { code, message, problems } = partsOf(error);
  const details = problems.map((each) => (typeof each === 'string' ? each : describeProblem(each)));
  const more = details.length - shownDetails;
  return {
    code,
    heading: headings[code] ?? 'Something went wrong',
    sentence: sentences[code] ?? message,
    details: more > 0 ? [...details.slice(0, shownDetails), `… and ${more} more.`] : details,
    again: ['scene/unreachable', 'page/mistake', 'havok/missing'].includes(code),
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
    message: typeof message === 'string' && message !== '' ? message : 'The page made a mistake and cannot go on.',
    problems: Array.isArray(problems) ? problems.filter(isProblem) : [],
  };
}

function isProblem(value: unknown): value is string | Problem {
  if (typeof value === 'string') return true;
  const { path, message } = (value ?? {}) as Partial<Problem>;
  return typeof path === 'string' && typeof message === 'string';
}
