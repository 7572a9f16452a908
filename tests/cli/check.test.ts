import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { findingCodes, type Finding } from '../../src/check/finding.ts';
import { textIo } from '../doubles/text-io.ts';
import { houseWith } from '../check/checked-house.ts';

const folder = mkdtempSync(join(tmpdir(), 'check-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

async function run(...argv: string[]) {
  const io = textIo();
  const code = await main(['check', ...argv], io);
  const findings = io.written.stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Finding);
  return { code, ...io.written, findings };
}

const sound = file('sound.json', houseWith());
const doubtful = file('doubtful.json', houseWith({ 'entities.9.trait': ['hidden'] }));
const broken = file('broken.json', houseWith({ 'entities.9.trait': [], 'blueprint.profiles.0.actor': 'actor:adda' }));

describe('check', () => {
  it('finds nothing in a sound scene, and says so on stderr only', async () => {
    expect(await run(sound)).toEqual({
      code: 0,
      stdout: '',
      stderr: `proscenium: ${sound}: 0 errors, 0 warnings\n`,
      findings: [],
    });
  });

  it('tells each problem in a line of JSON, errors first, and fails', async () => {
    const { code, findings, stderr } = await run(broken);
    expect(code).toBe(1);
    expect(findings.map(({ severity }) => severity)).toEqual(['error', 'error', 'warning']);
    expect(Object.keys(findings[0] ?? {})).toEqual(['severity', 'code', 'path', 'where', 'message', 'remedy']);
    expect(findings[0]).toEqual({
      severity: 'error',
      code: 'no-such-id',
      path: 'blueprint.profiles.0.actor',
      where: 'actor:adda',
      message: 'no entity "actor:adda"',
      remedy: 'Did you mean "actor:ada"? Otherwise: add it to entities, or name one that is there.',
    });
    expect(stderr).toBe(`proscenium: ${broken}: 2 errors, 1 warning\n`);
    for (const finding of findings) {
      expect(findingCodes).toContain(finding.code);
      expect(finding.remedy).toMatch(/^[A-Z].*[.?]$/);
    }
  });

  it('lets warnings pass, unless it is strict', async () => {
    expect(await run(doubtful)).toMatchObject({ code: 0, findings: [{ severity: 'warning' }] });
    expect(await run('--strict', doubtful)).toMatchObject({ code: 1, findings: [{ severity: 'warning' }] });
    expect(await run('--strict', sound)).toMatchObject({ code: 0 });
  });

  it('says with --all what could be richer', async () => {
    const { code, findings } = await run(sound, '--all');
    expect(code).toBe(0);
    expect(new Set(findings.map((finding) => finding.code))).toEqual(new Set(['thin-part', 'no-other-road']));
    expect((await run(sound, '--all', '--strict')).code).toBe(1);
  });

  it('says the same twice', async () => {
    expect((await run(broken)).stdout).toBe((await run(broken)).stdout);
  });

  it('takes JSON that is no scene for a scene with errors', async () => {
    expect(await run(file('list.json', []))).toMatchObject({ code: 1, findings: [{ code: 'not-readable' }] });
    const { blueprint: _, ...world } = houseWith() as Record<string, unknown>;
    expect(await run(file('world.json', world))).toMatchObject({ code: 1, findings: [{ path: 'blueprint' }] });
  });

  // The other plays are looked through by `tests/check/mistakes.test.ts`.
  it('finds no error in a play of the house', async () => {
    const { findings } = await run('scenes/midnight-cafe');
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

describe('check, used wrongly', () => {
  const huge = file('huge.json', '{}');
  truncateSync(huge, 33 * 1024 * 1024);
  const bare = join(folder, 'bare');
  mkdirSync(bare);
  it.each<[string, string[], RegExp]>([
    ['no scene at all', [], /SCENE/],
    ['two scenes', [sound, sound], /too many|unexpected/i],
    ['an unknown option', [sound, '--strickt'], /--strict/],
    ['a file that is not there', [join(folder, 'nowhere.json')], /there is no such file/],
    ['a folder without a scene', [bare], /there is no such file/],
    ['what is not JSON', [file('prose.json', 'Once upon a time')], /is not JSON/],
    ['an empty file', [file('empty.json', '')], /is not JSON/],
    ['a file past all measure', [huge], /too large/],
  ])('%s', async (_, argv, message) => {
    const { code, stdout, stderr } = await run(...argv);
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/\n.*\n.*\n/);
  });

  it('has --help that says what comes out, and the exit codes', async () => {
    const io = textIo();
    expect(await main(['check', '--help'], io)).toBe(0);
    for (const word of ['--strict', '--all', 'SCENE', '"severity"', 'exit code'])
      expect(io.written.stdout).toContain(word);
  });
});
