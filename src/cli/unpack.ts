import { isSame } from '../script/conditions/write-condition.ts';
import { compileFolder } from '../script/compile.ts';
import { unpackScene } from '../script/unpack.ts';
import { readSceneFile } from '../drama/scene-file.ts';
import { badInput, CommandFailure, defineCommand, ExitCode } from './command.ts';
import { withEditorFiles } from './editor-files.ts';
import { folderTo } from './options.ts';
import { writePlayFolder } from './play-folder.ts';
import { readJsonAt, sceneArgument } from './world-source.ts';

export const unpackCommand = defineCommand({
  name: 'unpack',
  summary: 'a scene file as a folder of files to write in',
  usage: 'unpack SCENE -o FOLDER',
  details: `Writes a packed scene as the folder docs/for-authors.md describes: play.yaml, world.yaml, staging.yaml, cast/, script/,
lines/ and translations/. The folder is read again before it is written: compiled, it is the same scene. FOLDER is new or empty.`,
  positionals: [sceneArgument],
  options: { to: { ...folderTo, summary: 'where to write it', required: true } },
  async run({ options, positionals }, io) {
    const path = positionals[0] ?? '';
    const scene = await readJsonAt(path, 'the scene');
    const read = readSceneFile(scene);
    if (!read.ok) throw badInput(`${path} is not a sound scene: proscenium check ${path} says why`);
    const files = unpackScene(scene as Readonly<Record<string, unknown>>);
    const again = compileFolder(files);
    if (again.mistakes.length > 0 || !isSame(again.scene, scene)) {
      throw new CommandFailure(ExitCode.failed, `${path} cannot be said in files: a mistake of ours`);
    }
    await writePlayFolder(options.to, await withEditorFiles(files));
    await io.stderr.write(`proscenium: ${options.to}: ${files.length} files\n`);
    return ExitCode.done;
  },
});
