import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceFile } from '../script/source.ts';
import { packageFolder } from './version.ts';

/** Where a play's folder keeps what only its editor reads. */
const folder = '.proscenium';
const kinds = ['play', 'world', 'staging', 'cast'] as const;

const schemaOf = (path: string): string | undefined => {
  const kind = kinds.find((name) => new RegExp(`^${name}(?:/.+)?\\.ya?ml$`).test(path));
  return kind && `${folder}/${kind}.schema.json`;
};

/** The files of a play with all an editor needs to complete and to check them, on this machine and without a network. */
export async function withEditorFiles(files: readonly SourceFile[]): Promise<readonly SourceFile[]> {
  return [...files.map(withSchemaLine), ...(await editorFiles())];
}

/** Schemas, and which of them is for which file: for files that do not say it themselves. */
async function editorFiles(): Promise<readonly SourceFile[]> {
  const schemas = join(packageFolder(), 'schemas');
  const names = (await readdir(schemas)).filter((name) => name.endsWith('.schema.json'));
  const texts = await Promise.all(names.map((name) => readFile(join(schemas, name), 'utf8')));
  const patterns = kinds.map((kind) => [
    `./${folder}/${kind}.schema.json`,
    kind === 'cast' ? ['cast/**/*.yaml'] : [`${kind}.yaml`, `${kind}/*.yaml`],
  ]);
  const settings = { 'yaml.schemas': Object.fromEntries(patterns) as unknown };
  return [
    ...names.map((name, index) => ({ path: `${folder}/${name}`, text: texts[index] ?? '' })),
    { path: '.vscode/settings.json', text: `${JSON.stringify(settings, null, 2)}\n` },
    {
      path: '.vscode/extensions.json',
      text: `${JSON.stringify({ recommendations: ['redhat.vscode-yaml'] }, null, 2)}\n`,
    },
  ];
}

/** The first line of a file names its schema, wherever the folder is opened from. */
function withSchemaLine(file: SourceFile): SourceFile {
  const schema = schemaOf(file.path);
  if (schema === undefined) return file;
  const up = '../'.repeat(file.path.split('/').length - 1);
  return { path: file.path, text: `# yaml-language-server: $schema=${up}${schema}\n${file.text}` };
}
