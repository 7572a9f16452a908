import { join } from 'node:path';
import { readSceneFile } from '../drama/scene-file.ts';
import { describeProblem } from '../kit/schema.ts';
import { describeMistake } from '../script/source.ts';
import { badInput, defineCommand, ExitCode } from './command.ts';
import { writeWholeFile } from './output-file.ts';
import { isPackedAnew, packedName } from './play-folder.ts';
import { readWrittenAt, writtenFolderAt } from './world-source.ts';

export const packCommand = defineCommand({
  name: 'pack',
  summary: "a play's folder as one scene file, for pages and hosts",
  usage: 'pack FOLDER [--if-changed]',
  details: `Compiles the folder into its ${packedName}, which a page, a package or a host loads. What is wrong is said with
file, line and column; then nothing is written.`,
  positionals: [{ name: 'FOLDER', summary: 'the folder of a play', required: true }],
  options: { 'if-changed': { kind: 'flag', summary: 'leave alone what was packed since it was last changed' } },
  async run({ options, positionals }, io) {
    const path = positionals[0] ?? '';
    const folder = writtenFolderAt(path);
    if (folder === undefined) throw badInput(`${path} is no folder of a play: it has no play.yaml`);
    if (options['if-changed'] && (await isPackedAnew(folder))) return ExitCode.done;
    const { value, written } = await readWrittenAt(folder);
    const read = readSceneFile(value);
    const problems = read.ok ? [] : read.error;
    const mistakes = [
      ...written.mistakes,
      ...problems.map((problem) => ({ spot: written.spotOfProblem(problem), message: describeProblem(problem) })),
    ];
    if (mistakes.length > 0) {
      await io.stderr.write(mistakes.map((mistake) => `${join(folder, describeMistake(mistake))}\n`).join(''));
      return ExitCode.failed;
    }
    const packed = join(folder, packedName);
    await writeWholeFile(packed, `${JSON.stringify(value)}\n`);
    await io.stderr.write(`proscenium: ${packed}\n`);
    return ExitCode.done;
  },
});
