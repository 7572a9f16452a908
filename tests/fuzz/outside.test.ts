import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { seededRandom } from '../../src/kit/random.ts';
import { howMany } from '../how-much.ts';
import { outsideCases } from './outside-cases.ts';

/**
 * Everything that comes from outside, drawn from a grammar by seed: no crash, no more work than its budget, no file lost.
 *
 * So many cases of each kind in every run as cost about ten seconds of processor, counted and not timed; `MINUTES=10 npx vitest run tests/fuzz/outside.test.ts` goes on for ten minutes, and
 * `SEED=scene/7` tries one alone.
 */
const each = howMany('OUTSIDE', 10, 400);
const minutes = Number(process.env['MINUTES'] ?? 0);
const only = process.env['SEED'];

/** Seeds that once broke something, and what. They are always tried. */
const pinned: Readonly<Record<string, string>> = {
  'scene/113': 'a refusal quoted twelve thousand signs of what it refused',
};

const root = mkdtempSync(join(tmpdir(), 'outside-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function wrongWith(seed: string): Promise<string | undefined> {
  const tried = outsideCases[seed.split('/')[0] ?? ''];
  if (!tried)
    throw new Error(`There are seeds of ${Object.keys(outsideCases).join(', ')}, such as scene/7: not ${seed}.`);
  const folder = join(root, seed.replace('/', '-'));
  mkdirSync(folder, { recursive: true });
  try {
    return await tried({ random: seededRandom(`outside/${seed}`), folder });
  } catch (error) {
    return `it threw: ${(error as Error).stack ?? String(error)}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function* seeds(): Generator<string> {
  yield* only ? [only] : Object.keys(pinned);
  if (only) return;
  const end = Date.now() + minutes * 60_000;
  for (let number = 1; minutes > 0 ? Date.now() < end : number <= each; number++) {
    for (const kind of Object.keys(outsideCases)) yield `${kind}/${number}`;
  }
}

it('what comes from outside breaks nothing', async () => {
  const broken: string[] = [];
  let tried = 0;
  for (const seed of seeds()) {
    tried++;
    const wrong = await wrongWith(seed);
    if (wrong === undefined) continue;
    broken.push(`${seed}: ${wrong}\nSEED=${seed} npx vitest run tests/fuzz/outside.test.ts`);
    if (broken.length === 5) break;
  }
  if (minutes > 0) console.log(JSON.stringify({ tried, broken: broken.length, minutes }));
  expect(broken.join('\n\n'), `after ${tried} cases; a broken seed belongs into \`pinned\``).toBe('');
});
