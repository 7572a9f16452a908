import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { SceneFile } from '../../src/drama/scene-file.ts';
import { invariant } from '../../src/kit/invariant.ts';
import { repertoire } from '../company/measure-plays.ts';

/**
 * A person's line or deed at a moment of a play, and what a good answer would be. Written by strangers who read the play and
 * none of our code. The half in `kept/` was only counted until 18 November and is worked with since; `sealed/`, written that day by
 * another, is opened by nobody who works on the answers.
 */
export type Exchange = z.infer<typeof ExchangeSchema>;

const pattern = z.pipe(
  z.string(),
  z.transform((source) => new RegExp(source, 'iu')),
);

const ExchangeSchema = z.strictObject({
  id: z.string(),
  play: z.enum(['elsinore', 'baker-street', 'midnight-cafe']),
  language: z.enum(['en', 'zh']),
  kind: z.string(),
  seed: z.string(),
  case: z.optional(z.string()),
  /** When so many turns have ended since this point opened. */
  at: z.strictObject({ point: z.string(), turns: z.number() }),
  /** A role, or `guest`: a stranger who walked in at the start. */
  as: z.string(),
  /** What the same person said and did just before, a turn apart. */
  before: z.array(z.string()),
  says: z.string(),
  /** Who may rightly be the first to answer. */
  who: z.array(z.string()),
  /** One of these stands in an answer to the point, none of those in any. */
  of: z.array(pattern),
  not: z.array(pattern),
  why: z.string(),
});

/** The play an exchange is from. */
export function sceneOf({ play }: Pick<Exchange, 'play'>): SceneFile {
  const found = repertoire.find(({ name }) => name === play);
  invariant(found, play);
  return found.scene;
}

/**
 * `first` and `aside` are lines of our own: the first is worked with, what is put aside is looked at when the work is done. So are
 * `met` and `unmet`: a tourist, a detective and a bored teenager who have read nothing but the programme; and `heard` and `unheard`: what
 * people ask anybody, by kinds of question; and `tried` and `untried`: curious, mischievous, contrary people and some who play a part.
 */
export type Half =
  | 'open'
  | 'kept'
  | 'sealed'
  | 'first'
  | 'aside'
  | 'met'
  | 'unmet'
  | 'heard'
  | 'unheard'
  | 'tried'
  | 'untried';

/** The exchanges of one half. */
export function readExchanges(half: Half): Exchange[] {
  const folder = new URL(`${half}/`, import.meta.url);
  return readdirSync(folder).flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => z.parse(ExchangeSchema, JSON.parse(line))),
  );
}
