import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const own = fileURLToPath(import.meta.url);

/**
 * The plays on the bill are written in folders; pages, tests and the package read each as one scene.json beside its files.
 * Packs those whose files are newer than that, in a process of its own, and is done at once where there are none.
 */
export function packScenes(folder = join(root, 'scenes')): void {
  if (staleIn(folder).length === 0) return;
  const command = ['--import', 'tsx', own, folder];
  execFileSync(process.execPath, command, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}

const staleIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name))
    .filter((play) => isOnTheBill(play) && newestIn(play) > packedAt(play));

/** What is there to be learnt from, and not to be given, has no README. */
const isOnTheBill = (play: string): boolean => ['play.yaml', 'README.md'].every((name) => existsSync(join(play, name)));

const packedAt = (play: string): number =>
  statSync(join(play, 'scene.json'), { throwIfNoEntry: false })?.mtimeMs ?? -Infinity;

function newestIn(folder: string): number {
  const times = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(?:yaml|fountain|txt)$/.test(entry.name))
    .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs);
  return Math.max(...times);
}

/** Whole or not at all: two may pack at the same time. */
async function packStale(folder: string): Promise<void> {
  const { readPlayFolder } = await import('../src/cli/play-folder.ts');
  const { compileFolder } = await import('../src/script/compile.ts');
  const { describeMistake } = await import('../src/script/source.ts');
  for (const play of staleIn(folder)) {
    const { scene, mistakes } = compileFolder(await readPlayFolder(play));
    if (mistakes.length > 0) throw new Error(mistakes.map((one) => join(play, describeMistake(one))).join('\n'));
    const beside = join(play, `scene.json.${process.pid}.partial`);
    writeFileSync(beside, `${JSON.stringify(scene)}\n`);
    renameSync(beside, join(play, 'scene.json'));
  }
}

if (process.argv[1] === own) await packStale(process.argv[2] ?? join(root, 'scenes'));
