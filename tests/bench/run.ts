import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { packScenes } from '../../scripts/pack-scenes.ts';
import { budgetOf, changeOf, readFigures, writeFigures, type MeasuredSection } from './landed-figures.ts';
import { sections } from './sections.ts';
import type { Measure } from './stopwatch.ts';

/**
 * `npm run bench`: one JSON line a measure on stdout, each beside a baseline of the same run where it has one; then a table
 * against the figures of docs/figures.md. Reports; asserts nothing. Some sections only: `npm run bench -- world store`.
 * `--write` puts what was measured into docs/figures.md; `--pieces a.jsonl,b.jsonl` takes what earlier runs of one section
 * printed, where the whole would take too long at once.
 */
const figuresPath = fileURLToPath(new URL('../../docs/figures.md', import.meta.url));
const names = sections.map(({ name }) => name);
const { values: options, positionals: wanted } = parseArgs({
  options: { write: { type: 'boolean', default: false }, pieces: { type: 'string' } },
  allowPositionals: true,
});
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  tell(`There is no section ${unknown.join(', ')}; there are ${names.join(', ')}.`);
  process.exit(2);
}

packScenes();
const landed = readFigures(readFileSync(figuresPath, 'utf8'));
const measured: MeasuredSection[] = [];
for (const section of sections.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  tell(`── ${section.name}: ${section.about}`);
  const measures: Measure[] = [];
  try {
    for await (const measure of await measuresOf(section)) {
      process.stdout.write(`${JSON.stringify({ section: section.name, ...measure })}\n`);
      measures.push(measure);
    }
    measured.push({ ...section, measures, circumstances: circumstances() });
  } catch (error) {
    // The other sections are still worth having; half a section is not written.
    tell(`   broke off: ${String(error)}`);
    process.exitCode = 1;
  }
}

tell(
  `\n${table(measured)}\n\nAgainst docs/figures.md; by ratio to the baseline where there is one (×), else by value.`,
);
if (options.write && measured.length > 0) {
  const page = writeFigures(readFileSync(figuresPath, 'utf8'), measured, names);
  writeFileSync(figuresPath, page);
  execFileSync('npx', ['oxfmt', figuresPath]);
  tell(`Written into docs/figures.md: ${measured.map(({ name }) => name).join(', ')}.`);
}

/** What a section measures now, or what its pieces measured. */
async function measuresOf({
  name,
  bench,
}: (typeof sections)[number]): Promise<AsyncIterable<Measure> | Iterable<Measure>> {
  if (options.pieces === undefined) return bench();
  const lines = options.pieces.split(',').flatMap((path) => readFileSync(path, 'utf8').split('\n'));
  const read = lines
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Measure & { section: string });
  const own = read.filter(({ section }) => section === name).map(({ section: _, ...measure }) => measure as Measure);
  return new Map(own.map((measure) => [measure.measure, measure])).values();
}

function tell(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** When, on what machine, and how busy it was. */
function circumstances(): string {
  const [first] = cpus();
  const machine = `${cpus().length} × ${first?.model.replace(/\s+/g, ' ').trim() ?? 'processor'}`;
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return `${new Date().toISOString().slice(0, 10)}, ${machine}, ${memory}, Node ${process.version}, load ${load}`;
}

function table(all: readonly MeasuredSection[]): string {
  const rows = all.flatMap(({ name, measures }) =>
    measures.map((measure) => {
      const before = landed.get(measure.measure);
      const change = changeOf(measure, before);
      const times = (ratio: number | undefined): string => (ratio === undefined ? '' : `${ratio} ×`);
      return [
        name,
        measure.measure,
        `${measure.value} ${measure.unit}`,
        times(measure.ratio),
        budgetOf(measure),
        before ? times(before.ratio) || String(before.value) : '–',
        change === undefined ? '' : `${change > 0 ? '+' : ''}${change} %`,
      ];
    }),
  );
  const lines = [['section', 'measure', 'now', '× baseline', 'budget', 'landed', 'change'], ...rows];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((row) => row[column]?.length ?? 0))) ?? [];
  return lines
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
