import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { planStage } from '../../plugin/stage/staging/plan-stage.ts';
import { main } from '../../src/cli/main.ts';
import { readSceneFile } from '../../src/drama/scene-file.ts';
import { compileFolder } from '../../src/script/compile.ts';
import { readPlayFolder } from '../../src/cli/play-folder.ts';
import { textIo } from '../doubles/text-io.ts';
import { isLong } from '../how-much.ts';

const folder = mkdtempSync(join(tmpdir(), 'script-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const dialogue = 'tests/script/dialogue';
/** A few in every run; all of them, and forty scenes, with LONG=1. */
const few = ['farce.txt', 'screenplay.fountain', 'teahouse.txt'];
const scripts = (isLong ? readdirSync(dialogue) : few).map((name) => join(dialogue, name));

/** Two people walk through forty rooms, and say something in each. */
const manyScenes = join(folder, 'forty.txt');
writeFileSync(
  manyScenes,
  Array.from(
    { length: 40 },
    (_, index) =>
      `Scene ${index + 1}: Room ${index + 1}\n\nGUIDE: This is room ${index + 1}.\nGUEST: And what is in it?\n`,
  ).join('\n'),
);

async function run(...argv: string[]) {
  const io = textIo();
  return { code: await main(argv, io), ...io.written };
}

/** What somebody says, without what is done meanwhile. */
const spoken = (play: string): string => play.replace(/[(（][^)）]*[)）]/gu, ' ').replace(/\s+/g, '');

describe('script', () => {
  it.each([...scripts, ...(isLong ? [manyScenes] : [])])(
    'makes a play of %s that is staged and performed line for line',
    async (path) => {
      const to = join(folder, path.replace(/\W+/g, '-'));
      const made = await run('script', path, '--to', to);
      expect(made.stderr).toContain('people');
      expect(made.code).toBe(0);
      const { scene: value, mistakes } = compileFolder(await readPlayFolder(to));
      expect(mistakes).toEqual([]);
      const scene = readSceneFile(value);
      if (!scene.ok) throw new Error(scene.error[0]?.message);
      expect(planStage(scene.value).ok).toBe(true);

      const { code, stdout } = await run('perform', to, '--max-turns', '2000');
      const facts = stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>);
      const summary = facts.at(-1) as { readonly points: readonly { readonly how: string }[] };
      expect(code).toBe(0);
      expect(summary.points.filter(({ how }) => how !== 'played')).toEqual([]);
      const said = spoken(
        facts
          .filter(({ type }) => type === 'word:spoken')
          .map(({ text }) => String(text))
          .join(''),
      );
      const beats = scene.value.blueprint.acts.flatMap((act) =>
        act.scenes.flatMap((one) => one.points.flatMap((point) => point.trajectories.flatMap((road) => road.beats))),
      );
      let at = 0;
      for (const { plays } of beats) {
        const found = said.indexOf(spoken(plays[0] ?? ''), at);
        expect([plays[0], found >= at]).toEqual([plays[0], true]);
        at = found;
      }
    },
  );

  it('says what it could not make out', async () => {
    const { stdout } = await run('script', 'tests/script/dialogue/farce.txt', '--to', join(folder, 'again'));
    expect(stdout).toContain('told, and done by nobody: “It rains, and nobody minds.”');
    expect(readFileSync(join(folder, 'again/script/01-scene-1-the-kitchen-1.fountain'), 'utf8')).toContain(
      'MARTHA\nYou said you would fix the tap.',
    );
  });

  it('begins a play of sixty lines that performs', async () => {
    const to = join(folder, 'new');
    expect((await run('new', to)).code).toBe(0);
    const files = await readPlayFolder(to);
    expect(files.flatMap(({ text }) => text.trim().split('\n')).length).toBeLessThanOrEqual(60);
    const { code, stdout } = await run('perform', to, '--seed', '2');
    expect(code).toBe(0);
    expect(stdout).toContain('"how":"played"');
    expect((await run('new', to)).stderr).toContain('is not empty');
  });
});
