import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** A rule of the whole company is shown by whole evenings. */
const rooms = ['.', '../company/'].map((room) => fileURLToPath(new URL(room, import.meta.url)));
const spec = readFileSync(new URL('../../src/play/SPEC.md', import.meta.url), 'utf8');
const numbersIn = (text: string): string[] => [...text.matchAll(/\[([A-Z]+\d+)\]/g)].map(([, number]) => number ?? '');

it('every rule of the law is cited by a test, and no test cites a rule that is none', () => {
  const titles = rooms
    .flatMap((room) => readdirSync(room).map((file) => room + file))
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => readFileSync(file, 'utf8').match(/\bit(?:\.each\([^)]*\))?\(\s*['"`].*/g) ?? []);
  const cited = new Set(numbersIn(titles.join('\n')));
  const law = new Set(numbersIn(spec));
  expect(law.size).toBeGreaterThan(30);
  expect([...law].filter((rule) => !cited.has(rule))).toEqual([]);
  expect([...cited].filter((rule) => !law.has(rule))).toEqual([]);
});
