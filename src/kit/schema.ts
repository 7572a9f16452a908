import type * as z from 'zod/mini';
import { err, ok, type Result } from './result.ts';

/** What is wrong with data from outside, and where. */
export interface Problem {
  /** Dotted path to the place: `entities.3.at.in`; empty for the whole. */
  readonly path: string;
  readonly message: string;
}

export const problem = (path: readonly PropertyKey[], message: string): Problem => ({
  path: path.map(String).join('.'),
  message,
});

/** `At points.2.flag: expected text, got null` */
export const describeProblem = ({ path, message }: Problem): string => (path ? `At ${path}: ${message}` : message);

/** Parses data from outside by schema; every problem carries its path and speaks a person's language. */
export const readWith = <T>(schema: z.ZodMiniType<T>, value: unknown): Result<T, readonly Problem[]> => {
  const read = schema.safeParse(value, {
    error: (issue) => issue.message ?? sentence(issue),
    reportInput: true,
  });
  if (read.success) return ok(read.data);
  return err(read.error.issues.map((issue) => problem(...deepest(issue as Issue))));
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
const deepest = (issue: Issue): [readonly PropertyKey[], string] => {
  const branches = issue.code === 'invalid_union' ? (issue.errors ?? []) : issue.issues ? [issue.issues] : [];
  const inner = branches
    .flatMap((branch) => branch.slice(0, 1))
    .map(deepest)
    .sort((a, b) => b[0].length - a[0].length)[0];
  return inner && inner[0].length > 0 ? [[...issue.path, ...inner[0]], inner[1]] : [issue.path, issue.message];
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
