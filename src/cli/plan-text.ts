import { basename, extname } from 'node:path';
import { checkScene } from '../check/check-scene.ts';
import { compileFolder } from '../script/compile.ts';
import { shelfOf } from '../study/shelf-of.ts';
import { folderOfWork, type WorkFolder } from '../study/text/folder-of-work.ts';
import { rowsOfWork } from '../study/text/observations.ts';
import { longestText, readWork, type TextRefusal } from '../study/text/read-work.ts';
import type { Work } from '../study/text/work.ts';
import type { CommandIo } from './command-io.ts';
import { badInput, CommandFailure, ExitCode } from './command.ts';
import { withEditorFiles } from './editor-files.ts';
import { readTextFile } from './input-file.ts';
import { writePlayFolder } from './play-folder.ts';

const kindly: Readonly<Record<TextRefusal, string>> = {
  empty: 'there is not a word in it',
  'no-text': 'it is not plain text: save it as a text file (.txt, .fountain or TEI .xml) and try again',
  page: 'it is a web page: save it as plain text and try again',
  'no-speech':
    'nobody speaks in it, so there is nothing to perform: a play has names before its lines, a story has speech in quotation marks. From a sentence or two, plan makes a play without --text',
  'too-long': `it is longer than ${longestText} characters: give one work, or one volume of it, at a time`,
};

/** `plan --text FILE`: a story or a play somebody wrote becomes a folder, or rows of data. */
export async function planText(
  path: string,
  { to, data }: { readonly to: string | undefined; readonly data: boolean },
  io: CommandIo,
): Promise<ExitCode> {
  const text = await readTextFile(path, 'a story or a play', longestText);
  const read = readWork(text, basename(path, extname(path)));
  if (!read.ok) throw badInput(`${path}: ${kindly[read.error]}`);
  const work = read.value;
  if (data) {
    for (const row of rowsOfWork(work)) await io.stdout.write(`${JSON.stringify(row)}\n`);
    await io.stderr.write(leftOutOf(work.leftOut));
    return ExitCode.done;
  }
  const { kits } = await shelfOf(work.language === 'zh' ? 'zh' : 'en');
  const folder = folderOfWork(work, kits);
  expectSound(folder, path);
  const name = to ?? folderNameOf(work.title);
  await writePlayFolder(name, await withEditorFiles(folder.files));
  await io.stdout.write(`${JSON.stringify({ folder: name, ...understood(work, folder) })}\n`);
  await io.stderr.write(leftOutOf(folder.leftOut));
  await io.stderr.write(
    `proscenium: ${name} is a play: proscenium perform ${name} --trace, or proscenium dev ${name} to see it\n`,
  );
  return ExitCode.done;
}

function understood({ title, kind, language, roles, acts }: Work, { places, leftOut }: WorkFolder) {
  const scenes = acts.flatMap((act) => act.scenes);
  const lines = scenes.flatMap(({ parts }) => parts).filter((part) => part.kind === 'speech').length;
  const people = roles.map(({ name }) => name);
  return { title, kind, language, people, acts: acts.length, scenes: scenes.length, lines, places, leftOut };
}

const leftOutOf = (leftOut: WorkFolder['leftOut']): string =>
  leftOut.map(({ line, what }) => `proscenium: left out${line > 0 ? ` at line ${line}` : ''}: ${what}\n`).join('');

/** Ours to mend: whatever is read can be played. */
function expectSound({ files }: WorkFolder, path: string): void {
  const { scene, mistakes } = compileFolder(files);
  const errors = checkScene(scene).filter(({ severity }) => severity === 'error');
  const first = mistakes[0]?.message ?? errors[0]?.message;
  if (first !== undefined) throw new CommandFailure(ExitCode.failed, `${path}: no play came of it: ${first}`);
}

const folderNameOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'a-play';
