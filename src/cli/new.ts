import { join } from 'node:path';
import { defineCommand, ExitCode } from './command.ts';
import { withEditorFiles } from './editor-files.ts';
import { readPlayFolder, writePlayFolder } from './play-folder.ts';
import { packageFolder } from './version.ts';

export const newCommand = defineCommand({
  name: 'new',
  summary: 'a tiny play that performs, to write on',
  usage: 'new FOLDER',
  details: `Writes a play of sixty lines into FOLDER, with comments that say what is what. Try it at once:
  proscenium perform FOLDER
  proscenium check FOLDER

Beside it stand JSON Schemas and settings for editors: one that reads YAML by schema (VS Code with the YAML extension of
Red Hat, for one) completes and checks the files as you write, without a network.`,
  positionals: [{ name: 'FOLDER', summary: 'a new folder', required: true }],
  options: {},
  async run({ positionals }, io) {
    const folder = positionals[0] ?? '';
    const files = await readPlayFolder(join(packageFolder(), 'scenes', 'tiny'));
    await writePlayFolder(folder, await withEditorFiles(files));
    await io.stderr.write(`proscenium: ${folder} is a play: proscenium perform ${folder}\n`);
    return ExitCode.done;
  },
});
