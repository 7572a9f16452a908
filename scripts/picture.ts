import { mkdirSync, writeFileSync } from 'node:fs';
import { main } from '../src/cli/main.ts';
import { readInputLines } from '../src/cli/input-lines.ts';

/** Draws the README's picture from a real performance: `npm run picture`. */
const wide = 112;
const scene = 'scenes/elsinore';

const trace = await outputOf(['perform', scene, '--seed', '5', '--trace']);
const lines = trace.split('\n');
const from = lines.findIndex((line) => line.includes('point the-stabbing'));
const to = lines.findIndex((line) => line.includes('the-stabbing reached'));
const shown = lines.slice(from, to + 1).filter((line) => !/planner:|transfer: not yet/.test(line));

mkdirSync('docs', { recursive: true });
const rows = shown.flatMap((line) => wrap(line, wide).map((text) => ({ text, colour: colourOf(line) })));
writeFileSync('docs/performance.svg', drawn(rows.slice(-44)));

async function outputOf(argv: readonly string[]): Promise<string> {
  let written = '';
  const nothing = { isTerminal: false, write: () => Promise.resolve() };
  const kept = {
    isTerminal: false,
    write(text: string) {
      written += text;
      return Promise.resolve();
    },
  };
  await main(argv, {
    env: {},
    stdin: { isTerminal: false, lines: (maxBytes) => readInputLines(noBytes(), maxBytes) },
    stdout: nothing,
    stderr: kept,
  });
  return written;
}

async function* noBytes(): AsyncGenerator<Uint8Array> {}

interface Row {
  readonly text: string;
  readonly colour: string;
}

function drawn(rows: readonly Row[]): string {
  const height = 40 + rows.length * 21;
  const texts = rows.map(
    ({ text, colour }, index) => `<text x="24" y="${38 + index * 21}" fill="${colour}">${escaped(text)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1020" height="${height}" viewBox="0 0 1020 ${height}" font-family="ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="14">
<rect width="1020" height="${height}" rx="10" fill="#1d1a17"/>
${texts.join('\n')}
</svg>
`;
}

function colourOf(row: string): string {
  if (/───|═══/.test(row)) return '#e8c27a';
  if (row.includes('✗')) return '#e58b73';
  if (/✓|\* /.test(row)) return '#a9d3a1';
  if (row.includes('“')) return '#f3ede0';
  if (/decides:|finished|transfer|advancer/.test(row)) return '#8f8a80';
  return '#cfc8ba';
}

function wrap(line: string, most: number): string[] {
  if (line.length <= most) return [line];
  const at = line.lastIndexOf(' ', most);
  return [line.slice(0, at), ...wrap(`             ${line.slice(at + 1)}`, most)];
}

function escaped(text: string): string {
  // Spaces that an SVG keeps.
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll(' ', '\u00a0');
}
