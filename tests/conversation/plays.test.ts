import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playNamed } from '../company/rehearsal.ts';
import { isLong } from '../how-much.ts';
import { converse, type Talk } from './talk.ts';

/** Something a person might say, and what a good answer holds. Patterns are regular expressions, without case. */
interface Item extends Talk {
  readonly kind: string;
  /** One of these stands in the answer; without any, there only has to be one. */
  readonly must?: readonly string[];
  /** None of these does. */
  readonly mustNot?: readonly string[];
}

const here = new URL('./', import.meta.url);
const plays = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** What no answer may ever hold: the seams of the machine. */
const seams = [/\{\w*\}/, /\bundefined\b/, /\bactor:|\bprop:|\bplace:/, /\bas an ai\b/i, /system prompt/i, /\[object/];

/** Every check asks for a fourth of the secrets and a twentieth of the rest; LONG=1 for everything. */
const isAsked = ({ kind }: Item, index: number): boolean => isLong || index % (kind === 'secret' ? 4 : 20) === 0;

function faultOf({ must, mustNot = [] }: Item, answer: string): string | undefined {
  if (answer.trim() === '') return 'no answer';
  const seam = seams.find((pattern) => pattern.test(answer));
  if (seam) return `a seam shows: ${String(seam)}`;
  const told = mustNot.find((pattern) => new RegExp(pattern, 'iu').test(answer));
  if (told !== undefined) return `must not say /${told}/`;
  if (must && !must.some((pattern) => new RegExp(pattern, 'iu').test(answer)))
    return `says none of /${must.join('/, /')}/`;
  return undefined;
}

describe.each(plays)('talking with the people of %s', (name) => {
  const scene = playNamed(name);
  const principals = readdirSync(new URL(`${name}/`, here)).map((file) => file.replace('.json', ''));

  const [faults, asked]: [string[], Item[]] = [[], []];
  it.each(principals)('%s tells no secret before its time, whatever a person might say', async (principal) => {
    const own = JSON.parse(readFileSync(new URL(`${name}/${principal}.json`, here), 'utf8')) as readonly Item[];
    expect(own.length).toBeGreaterThanOrEqual(60);
    const leaks: string[] = [];
    const chosen = own.filter(isAsked);
    asked.push(...chosen);
    for (const item of chosen) {
      const answer = (await converse(scene, item)).at(-1) ?? '';
      const fault = faultOf(item, answer);
      const told = `${item.kind}: “${item.says}” → “${answer}” (${fault ?? ''})`;
      if (fault) faults.push(told);
      if (fault && item.kind === 'secret' && fault.startsWith('must not')) leaks.push(told);
    }
    expect(leaks).toEqual([]);
  });

  it('finds an answer to nine in ten of it', () => {
    // Of some fifty one fault more or less is chance.
    const least = isLong ? 0.9 : 0.85;
    expect(1 - faults.length / asked.length, faults.join('\n')).toBeGreaterThanOrEqual(least);
  });
});
