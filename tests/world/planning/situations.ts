import { readFileSync } from 'node:fs';
import type { Situation } from './house.ts';

/** Everything somebody is put before who has a deed in mind: keys, holders, closed things, other rooms. */
export const situations: readonly Situation[] = readFileSync(new URL('./situations.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Situation);
