import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkScene } from '../../src/check/check-scene.ts';
import type { Finding } from '../../src/check/finding.ts';
import { stagingFindings } from '../../src/cli/staging-findings.ts';
import { houseWith } from './checked-house.ts';
import { isLong } from '../how-much.ts';

/** Something an author might get wrong: what of the house is changed, and what must be found. */
interface Mistake {
  readonly id: string;
  /** Values by their paths; null takes one out, but where something is, it is nowhere. */
  readonly set: Readonly<Record<string, unknown>>;
  readonly code: Finding['code'];
  readonly path: string;
  readonly where?: string;
}

const mistakes = readFileSync(new URL('./mistakes.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Mistake);

const findingsIn = async (value: unknown): Promise<readonly Finding[]> => [
  ...(await stagingFindings(value)),
  ...checkScene(value),
];

describe('a deliberate mistake', () => {
  it('is made a hundred times and more', () => {
    expect(new Set(mistakes.map(({ id }) => id)).size).toBeGreaterThanOrEqual(100);
  });

  it.each(mistakes.map((mistake) => [mistake.id, mistake] as const))('is found: %s', async (_, mistake) => {
    const { set, code, path, where } = mistake;
    const changes = Object.entries(set).map(([at, value]) => [
      at,
      value === null && !at.endsWith('.at') ? undefined : value,
    ]);
    const found = await findingsIn(houseWith(Object.fromEntries(changes) as typeof set));
    const finding = found.find((one) => one.code === code && one.path === path);
    expect(finding, JSON.stringify(found)).toBeDefined();
    expect(finding?.where).toBe(where);
    expect(finding?.message).not.toBe('');
    expect(finding?.remedy).toMatch(/^[A-Z].{8,}/);
  });

  it('is in none of the house', async () => {
    expect(await findingsIn(houseWith())).toEqual([]);
  });

  // A whole play takes seconds; `proscenium check` looks at one in every check.
  it.each(isLong ? ['midnight-cafe', 'baker-street', 'elsinore'] : [])('is in none of %s', async (name) => {
    const scene: unknown = JSON.parse(
      readFileSync(new URL(`../../scenes/${name}/scene.json`, import.meta.url), 'utf8'),
    );
    // Whom a secret is told to is an author's to weigh.
    const found = (await findingsIn(scene)).filter(({ code }) => !code.startsWith('secret-'));
    expect(found).toEqual([]);
  });
});
