import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { readPlayFolder, writePlayFolder } from '../../src/cli/play-folder.ts';
import { textIo } from '../doubles/text-io.ts';

const folder = mkdtempSync(join(tmpdir(), 'rehearsing-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Said {
  readonly severity: string;
  readonly code: string;
  readonly file: string;
  readonly line: number;
  readonly where?: string;
  readonly message: string;
}

async function rehearsed(path: string) {
  const io = textIo();
  const code = await main(['check', path, '--rehearse', '--seeds', '1'], io);
  const said = io.written.stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Said);
  return { code, said, progress: io.written.stderr.split('\n').filter((line) => line.startsWith('rehearsal')) };
}

describe('check --rehearse', () => {
  it('plays each role silent and stubborn, says how far it is, and where it drags', async () => {
    const { code, said, progress } = await rehearsed('scenes/tiny');
    expect(code).toBe(0);
    expect(progress.map((line) => /: ([^:]+):/.exec(line)?.[1])).toEqual([
      ...['seed 1', 'Ada silent', 'Ada stubborn', 'Ben silent', 'Ben stubborn'],
    ]);
    expect(progress[0]).toMatch(/^rehearsal 1 of 5: seed 1: .+, \d+ s, \d+ lines, 2 of 2 points played$/);
    const byDefault = said.find((one) => one.code === 'point-by-default');
    expect(byDefault).toMatchObject({ file: 'scenes/tiny/script/1.fountain', line: 4, where: 'who-takes-it' });
    expect(byDefault?.message).toContain('Ada silent');
    expect(said.find((one) => one.code === 'drags')?.message).toMatch(/^\d+ s without a line, (after “|before)/);
    expect(said.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('finds a road nobody takes, a beat nobody plays and an evening that does not arrive', async () => {
    const to = join(folder, 'play');
    await writePlayFolder(to, await readPlayFolder('scenes/tiny'));
    writeFileSync(
      join(to, 'script/1.fountain'),
      [
        ...['## Four', 'INT. KITCHEN', '', '### tea', '[[flag: Tea is made.]]', '[[met: plate held by ben]]'],
        ...[
          '',
          '#### by asking',
          '',
          'ADA (to Ben)',
          'Is there tea?',
          '',
          'BEN (to Ada)',
          '[[when: biscuit held by ada]]',
        ],
        ...[
          'There is.',
          '',
          '#### by force',
          '[[when: biscuit held by ben and biscuit held by ada]]',
          '',
          'ADA',
          'Tea!',
        ],
      ].join('\n'),
    );
    const { said } = await rehearsed(to);
    const spots = said.filter(({ code }) => /^(no-end|road-not|beat-not)/.test(code));
    expect(spots.map(({ code, severity, line }) => [code, severity, line])).toEqual(
      expect.arrayContaining([
        ['no-end', 'error', 1],
        ['beat-not-played', 'warning', 13],
        ['road-not-taken', 'warning', 17],
      ]),
    );
  });
});
