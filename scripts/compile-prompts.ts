import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A folder of prompts, and what they are called in code. */
interface PromptFolder {
  readonly folder: string;
  readonly name: string;
}

/** Prompts are written as text and shipped as code, because a page cannot read files: `npm run prompts`. */
export const promptFolders: readonly PromptFolder[] = [
  { folder: 'src/mind/agents', name: 'prompts' },
  { folder: 'src/study/agents', name: 'studyPrompts' },
];

const pathOf = (folder: string): string => fileURLToPath(new URL(`../${folder}`, import.meta.url));

export const compiledFile = ({ folder }: PromptFolder): string => `${pathOf(folder)}/prompts.data.ts`;

export function compilePrompts({ folder, name }: PromptFolder): string {
  const files = readdirSync(pathOf(folder))
    .filter((file) => file.endsWith('.prompt.md'))
    .sort();
  const entries = files.map((file) => {
    const text = readFileSync(`${pathOf(folder)}/${file}`, 'utf8').trim();
    const key = file.replace('.prompt.md', '');
    return `  ${/^\w+$/.test(key) ? key : `'${key}'`}: ${JSON.stringify(text)},\n`;
  });
  return `/** Made by \`npm run prompts\` from ${folder}. Edit those. */\nexport const ${name} = {\n${entries.join('')}} as const;\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const each of promptFolders) writeFileSync(compiledFile(each), compilePrompts(each));
}
