import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { say, scriptedEndpoint, wordsOf, type ScriptedEndpoint } from '../doubles/scripted-endpoint.ts';
import { textIo } from '../doubles/text-io.ts';
import { scriptedStudy, type Misbehaviour } from '../study/drafts/scripted-study.ts';

const topic = 'Two lighthouse keepers quarrel over a letter that came too late.';
let folder = '';
let endpoint: ScriptedEndpoint | undefined;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'proscenium-plan-')), 'play');
});
afterEach(async () => {
  await endpoint?.close();
  await rm(join(folder, '..'), { recursive: true });
});

async function plan(args: readonly string[], misbehave?: Misbehaviour) {
  const study = scriptedStudy(misbehave);
  endpoint = await scriptedEndpoint({ reply: (request) => study.reply(request), closesConnections: true });
  const io = textIo('', { PROSCENIUM_BASE_URL: endpoint.baseURL, PROSCENIUM_MODEL: 'scripted' });
  const exitCode = await main(['plan', topic, '--to', folder, ...args], io);
  const report = JSON.parse(io.written.stdout || '{}') as Record<string, unknown>;
  return { exitCode, report, stderr: io.written.stderr, asked: endpoint.requests.length };
}

describe('proscenium plan with a model', () => {
  it('writes a folder that check accepts and perform plays, telling each step and what it cost', async () => {
    const { exitCode, report, stderr } = await plan([]);
    expect([exitCode, stderr]).toEqual([0, expect.stringContaining('people: Edith Marrow, Jonas Pike, Clara Venn')]);
    expect(report).toMatchObject({
      folder,
      title: 'The letter in the oil book',
      rounds: { people: 1, plot: 1, points: 1 },
      cost: { calls: 7, tokens: 126 },
    });
    expect(stderr).toMatch(/points: round 1, nothing doubted \(7 calls, 126 tokens\)/);
    const checked = textIo();
    expect([await main(['check', folder], checked), checked.written.stdout]).toEqual([0, '']);
    const played = textIo();
    expect(await main(['perform', folder, '--seed', '3'], played)).toBe(0);
    expect(played.written.stdout).toContain('"ending":"the-light-goes-out"');
  });

  it('looks people up in a text it is given, and notes in the folder where each fact came from', async () => {
    const life = join(folder, '..', 'life.txt');
    await writeFile(life, 'Edith Marrow kept the light for eleven years. The tower has\n212 steps. Nobody met Adam.');
    await plan(['--look-in', life]);
    expect(endpoint?.requests.map(({ body }) => wordsOf(body)).join()).toContain(
      '[life.txt] Edith Marrow kept the light',
    );
    const io = textIo();
    const other = join(folder, '..', 'other');
    await main(['plan', 'Edith Marrow and Ada Venn quarrel.', '--no-model', '--look-in', life, '--to', other], io);
    expect(await readFile(join(other, 'notes.md'), 'utf8')).toBe(
      '## Edith Marrow\n\n- Edith Marrow kept the light for eleven years. (life.txt)\n',
    );
  });

  it('says why no play came of it, keeps the drafts, and makes one without the model', async () => {
    const { exitCode, report, stderr } = await plan([], (asked) => (asked === 'act' ? say('No.') : undefined));
    expect(exitCode).toBe(0);
    expect(report).toMatchObject({ folder, premise: expect.any(String) as string, cost: { calls: 7 } });
    expect(report['instead']).toMatch(/^no points came of it: .*no JSON/);
    expect(stderr).toMatch(
      /no play came of the model: no points came of it.* kept in drafts\. This one is made without it/,
    );
    expect((await readdir(join(folder, 'drafts'))).sort()).toEqual(['people.json', 'plot.json']);
    expect(await readFile(join(folder, 'drafts', 'plot.json'), 'utf8')).toContain('The letter in the oil book');
    expect(await main(['check', folder], textIo())).toBe(0);
  });

  it('asks nobody where it is told so, and nothing for a folder that is taken', async () => {
    expect(await plan(['--no-model'])).toMatchObject({ exitCode: 0, asked: 0 });
    await endpoint?.close();
    await writeFile(join(folder, 'mine.txt'), 'Mine.');
    const { exitCode, asked, stderr } = await plan([]);
    expect([exitCode, asked]).toEqual([2, 0]);
    expect(stderr).toMatch(/is not empty/);
  });

  it('stops at its budget', async () => {
    const study = scriptedStudy();
    endpoint = await scriptedEndpoint({ reply: (request) => study.reply(request), closesConnections: true });
    const env = { PROSCENIUM_BASE_URL: endpoint.baseURL, PROSCENIUM_MODEL: 'scripted', PROSCENIUM_MAX_CALLS: '3' };
    const io = textIo('', env);
    expect(await main(['plan', topic, '--to', folder], io)).toBe(0);
    expect(endpoint.requests).toHaveLength(3);
    expect(io.written.stderr).toMatch(/The budget of 3 calls is spent/);
  });
});
