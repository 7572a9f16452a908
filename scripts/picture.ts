import { mkdirSync, writeFileSync } from 'node:fs';
import { main } from '../src/cli/main.ts';
import { readInputLines } from '../src/cli/input-lines.ts';

/** Draws the README's picture from a real rehearsal: `npm run picture`. */
const said = [
  '(grabs a knife and steps forward) You have nowhere to hide. [Now or never.]',
  '(takes out a rifle and aims it at Claudius)',
  '(flies out of the window)',
  '(stabs Claudius)',
  '(stabs the curtain) How now, a rat?',
  'unlock the chest',
  '（把匕首放在桌上）母亲，看看这幅画像。',
];

let written = '';
const echo = async function* (): AsyncGenerator<Uint8Array> {
  for (const line of said) {
    written += `\nHamlet> ${line}\n`;
    yield new TextEncoder().encode(`${line}\n`);
  }
};
const output = {
  isTerminal: false,
  write(text: string) {
    written += text;
    return Promise.resolve();
  },
};
await main(['rehearse', '--world', 'scenes/elsinore', '--as', 'Hamlet'], {
  env: {},
  stdin: { isTerminal: false, lines: (maxBytes) => readInputLines(echo(), maxBytes) },
  stdout: output,
  stderr: output,
});

const wide = 104;
const lines = written
  .trim()
  .split('\n')
  .slice(5)
  .flatMap((line) => wrap(line, wide));
const height = 40 + lines.length * 21;
const rows = lines.map((line, row) => {
  const colour = line.startsWith('Hamlet>')
    ? '#e8c27a'
    : line.includes('✗')
      ? '#e58b73'
      : line.includes('·')
        ? '#a9d3a1'
        : '#d8d3c8';
  return `<text x="24" y="${38 + row * 21}" fill="${colour}">${escape(line)}</text>`;
});
mkdirSync('docs', { recursive: true });
writeFileSync(
  'docs/rehearsal.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" width="920" height="${height}" viewBox="0 0 920 ${height}" font-family="ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', 'Noto Sans CJK SC', monospace" font-size="14" xml:space="preserve">
<rect width="920" height="${height}" rx="10" fill="#1d1a17"/>
${rows.join('\n')}
</svg>
`,
);

function wrap(line: string, width: number): string[] {
  if (line.length <= width) return [line];
  const cut = line.lastIndexOf(' ', width);
  return [line.slice(0, cut), ...wrap(`    ${line.slice(cut + 1)}`, width)];
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
