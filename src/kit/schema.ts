import type * as z from 'zod/mini';
import { err, ok, type Result } from './result.ts';

/** What is wrong with data from outside, and where. */
export interface Problem {
  /** Dotted path to the place: `entities.3.at.in`; empty for the whole. */
  readonly path: string;
  readonly message: string;
  /** The key that cannot stand there, where it is one. */
  readonly key?: string;
}

/** Whatever was written there, a person reads so much of it. */
const [longestKey, longestMessage] = [200, 1000];

export const problem = (path: readonly PropertyKey[], message: string): Problem => ({
  path: path.map((key) => cut(String(key), longestKey)).join('.'),
  message: cut(message, longestMessage),
});

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)}…` : text);

/** `At points.2.flag: expected text, got null` */
export const describeProblem = ({ path, message }: Problem): string => (path ? `At ${path}: ${message}` : message);

/** Deeper than anybody nests by hand, and not so deep that a reader who asks recursively falls over. */
const deepestNesting = 64;
/** Ten times what the largest of our own files holds. */
const mostParts = 500_000;

/**
 * What makes data from outside too much to be looked at, by depth or by the number of its parts. Goes from level to level, since
 * asking recursively is what must not be done.
 */
export function beyondMeasure(value: unknown): Problem | undefined {
  let level: readonly unknown[] = [value];
  let parts = 0;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepestNesting) {
      const path = pathDown(value, depth) ?? [];
      return problem(path.slice(0, shownKeys), `nested more than ${deepestNesting} levels deep: take it apart`);
    }
    parts += level.length;
    if (parts > mostParts) return problem([], `more than ${mostParts} values in one: make several of it`);
    const below: unknown[] = [];
    for (const each of level) {
      if (typeof each !== 'object' || each === null) continue;
      for (const inner of Object.values(each) as unknown[]) below.push(inner);
    }
    level = below;
  }
  return undefined;
}

/** So much of a path says where to look. */
const shownKeys = 12;

/** The first way down through so many levels. Asked only of what was counted, and no deeper than the deepest allowed. */
function pathDown(value: unknown, levels: number): readonly string[] | undefined {
  if (levels === 0) return [];
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value) as [string, unknown][]) {
    const rest = pathDown(inner, levels - 1);
    if (rest) return [key, ...rest];
  }
  return undefined;
}

/** Parses data from outside by schema; every problem carries its path and speaks a person's language. */
export const readWith = <T>(schema: z.ZodMiniType<T>, value: unknown): Result<T, readonly Problem[]> => {
  const beyond = beyondMeasure(value);
  if (beyond) return err([beyond]);
  const read = schema.safeParse(value, {
    error: (issue) => issue.message ?? sentence(issue),
    reportInput: true,
  });
  if (read.success) return ok(read.data);
  return err(read.error.issues.map((issue) => problemOf(issue as Issue)));
};

const problemOf = (issue: Issue): Problem => {
  const [path, message, key] = deepest(issue);
  return { ...problem(path, message), ...(key === undefined ? {} : { key: cut(key, longestKey) }) };
};

interface RawIssue {
  readonly code?: string;
  readonly expected?: unknown;
  readonly input?: unknown;
  readonly values?: readonly unknown[];
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly keys?: readonly string[];
  readonly origin?: string;
}

interface Issue extends RawIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly errors?: readonly (readonly Issue[])[];
  readonly issues?: readonly Issue[];
}

/** A union's own message says nothing; its branch that got farthest does. */
const deepest = (issue: Issue): [path: readonly PropertyKey[], message: string, key?: string | undefined] => {
  const branches = issue.code === 'invalid_union' ? (issue.errors ?? []) : issue.issues ? [issue.issues] : [];
  const inner = branches
    .flatMap((branch) => branch.slice(0, 1))
    .map(deepest)
    .sort((a, b) => b[0].length - a[0].length)[0];
  if (inner && inner[0].length > 0) return [[...issue.path, ...inner[0]], inner[1], inner[2]];
  return [issue.path, issue.message, issue.code === 'unrecognized_keys' ? issue.keys?.[0] : undefined];
};

const words: Readonly<Record<string, string>> = {
  string: 'text',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  boolean: 'true or false',
  number: 'a number',
  int: 'a whole number',
};

const sentence = (issue: RawIssue): string => {
  const got = issue.input === undefined ? 'nothing' : shown(issue.input);
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${words[String(issue.expected)] ?? String(issue.expected)}, got ${got}`;
    case 'invalid_value':
      return `expected ${listed((issue.values ?? []).map((value) => JSON.stringify(value)))}, got ${got}`;
    case 'invalid_union':
      return `expected one of the known kinds, got ${got}`;
    case 'too_big':
      return `too large: at most ${String(issue.maximum)}`;
    case 'too_small':
      return issue.origin === 'string' ? 'must not be empty' : `too small: at least ${String(issue.minimum)}`;
    case 'unrecognized_keys':
      return `unknown key ${listed((issue.keys ?? []).map((key) => JSON.stringify(key)))}`;
    case 'invalid_key':
      return 'not a key that can stand here';
    default:
      return `not valid: ${got}`;
  }
};

const listed = (values: readonly string[]): string => {
  const few = values.length > 8 ? [...values.slice(0, 8), '…'] : values;
  return few.join(' or ');
};

const shown = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value !== 'string') return JSON.stringify(value) ?? typeof value;
  return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
};
