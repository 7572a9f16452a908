import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { main } from '../../../../src/cli/main.ts';
import { findingCodes, type Finding } from '../../../../src/check/finding.ts';
import { textIo } from '../../../doubles/text-io.ts';
import { houseWith } from '../../../check/checked-house.ts';

const folder = mkdtempSync(join(tmpdir(), 'staging-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function findingsWith(
  staging: unknown,
): Promise<{ readonly code: number; readonly findings: readonly Finding[] }> {
  const path = join(folder, 'scene.json');
  writeFileSync(path, JSON.stringify({ ...(houseWith() as object), staging }));
  const io = textIo();
  const code = await main(['check', path], io);
  const lines = io.written.stdout.split('\n').filter(Boolean);
  return { code, findings: lines.map((line) => JSON.parse(line) as Finding) };
}

const house = houseWith() as {
  readonly entities: readonly { readonly id: string; readonly kind: string; readonly at?: object }[];
};
const place = house.entities.find(({ kind }) => kind === 'place')?.id ?? '';
const thing =
  house.entities.find(
    ({ id, kind, at }) => kind === 'prop' && at && Object.keys(at)[0] === 'in' && !id.includes('door'),
  )?.id ?? '';

describe('check and the staging of a scene', () => {
  it('finds nothing in an empty staging', async () => {
    expect(await findingsWith({})).toEqual({ code: 0, findings: [] });
  });

  it.each<[string, unknown, string, string]>([
    ['a misspelt key', { placement: [] }, 'unknown-key', 'staging.placement'],
    ['an unknown word', { style: 'victorean' }, 'unknown-word', 'staging.style'],
    ['a wrong shape', { rooms: 'all' }, 'not-readable', 'staging.rooms'],
    [
      'a thing that is not there',
      { placements: [{ entity: 'prop:nothing' }] },
      'no-such-id',
      'staging.placements.0.entity',
    ],
    [
      'a thing placed twice',
      { placements: [{ entity: thing }, { entity: thing }] },
      'id-taken',
      'staging.placements.1.entity',
    ],
    [
      'a room nobody can be in',
      { rooms: [{ place, at: [0, 0], size: [0.3, 0.3] }] },
      'cannot-be-staged',
      'staging.rooms.0.size',
    ],
    [
      'a prop of 10,000 kg',
      { placements: [{ entity: thing, massKg: 10_000 }] },
      'cannot-be-staged',
      'staging.placements.0.massKg',
    ],
    [
      'words that say nothing',
      { placements: [{ entity: thing, stands: 'as it pleases' }] },
      'cannot-be-staged',
      'staging.placements.0.stands',
    ],
  ])('%s', async (_, staging, finding, path) => {
    const { findings } = await findingsWith(staging);
    expect(findings[0]).toMatchObject({ code: finding });
    expect(findings[0]?.path).toBe(path);
    for (const { code, remedy } of findings) {
      expect(findingCodes).toContain(code);
      expect(remedy).toMatch(/^[A-Z].*[.?]$/);
    }
  });
});
