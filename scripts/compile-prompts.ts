import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Prompts are written as text and shipped as code, because a page cannot read files: `npm run prompts`. */
export const promptsFolder = fileURLToPath(new URL('../src/mind/agents', import.meta.url));
export const compiledFile = fileURLToPath(new URL('../src/mind/agents/prompts.data.ts', import.meta.url));

export function compilePrompts(): string {
  const files = readdirSync(promptsFolder)
    .filter((name) => name.endsWith('.prompt.md'))
    .sort();
  const entries = files.map((name) => {
    const text = readFileSync(`${promptsFolder}/${name}`, 'utf8').trim();
    return `  ${name.replace('.prompt.md', '')}: ${JSON.stringify(text)},\n`;
  });
  return `/** Made by \`npm run prompts\` from src/mind/agents. Edit those. */\nexport const prompts = {\n${entries.join('')}} as const;\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(compiledFile, compilePrompts());
