import { round, type Measure } from './stopwatch.ts';

/** What docs/figures.md says of a measure: as much as a later run is held against. */
export interface LandedFigure {
  readonly value: number;
  readonly unit: string;
  readonly ratio?: number;
}

/** A section of the bench as it was run: when and on what, in words. */
export interface MeasuredSection {
  readonly name: string;
  readonly about: string;
  readonly measures: readonly Measure[];
  readonly circumstances: string;
}

/** What lies between these the bench writes; the rest of the page is written by hand. */
const start = '<!-- From here on written by `npm run bench -- --write`. -->';
const end = '<!-- To here. -->';

const columns = ['measure', 'figure', 'unit', '× baseline', 'budget', 'with'];

/** The landed figures by measure, as the tables of the page have them. */
export function readFigures(page: string): ReadonlyMap<string, LandedFigure> {
  const rows = between(page).flatMap((line) => (/^\|/.test(line) ? [cellsOf(line)] : []));
  return new Map(
    rows.flatMap(([measure = '', figure = '', unit = '', ratio = '']) => {
      const value = Number(figure);
      if (figure === '' || Number.isNaN(value)) return [];
      return [[measure, { value, unit, ...(ratio === '' ? {} : { ratio: Number(ratio) }) }]];
    }),
  );
}

/** The page with these sections in place of their last ones; the others stay as they are. */
export function writeFigures(page: string, measured: readonly MeasuredSection[], order: readonly string[]): string {
  const kept = new Map<string, string>();
  for (const text of between(page)
    .join('\n')
    .split(/^(?=## )/m)) {
    const name = /^## `([^`]+)`/.exec(text)?.[1];
    if (name !== undefined) kept.set(name, text.trim());
  }
  for (const section of measured) kept.set(section.name, sectionText(section));
  const written = order.flatMap((name) => kept.get(name) ?? []).join('\n\n');
  const [before = '', , after = ''] = split(page);
  return `${before}${start}\n\n${written}\n\n${end}${after}`;
}

/** How a measure stands to the landed one, in percent: by their ratios where both have one, for those travel between machines. */
export function changeOf(measure: Measure, landed: LandedFigure | undefined): number | undefined {
  if (!landed || landed.unit !== measure.unit) return undefined;
  const [now, then] =
    measure.ratio !== undefined && landed.ratio !== undefined
      ? [measure.ratio, landed.ratio]
      : [measure.value, landed.value];
  return then === 0 ? undefined : round((100 * (now - then)) / then);
}

const inColumns = new Set(['measure', 'value', 'unit', 'ratio', 'budget', 'budgetOf']);

/** What else a measure tells, as words: numbers and short texts. */
const detailsOf = (measure: Measure): string =>
  Object.entries(measure)
    .filter(([name, detail]) => !inColumns.has(name) && ['number', 'string'].includes(typeof detail))
    .map(([name, detail]) => `${name} ${String(detail)}`)
    .join(', ');

export const budgetOf = ({ budget, budgetOf: what }: Measure): string =>
  budget === undefined ? '' : `${budget}${what === 'ratio' ? ' ×' : ''}`;

function sectionText({ name, about, measures, circumstances }: MeasuredSection): string {
  const rows = measures.map((measure) => [
    measure.measure,
    String(measure.value),
    measure.unit,
    measure.ratio === undefined ? '' : String(measure.ratio),
    budgetOf(measure),
    detailsOf(measure),
  ]);
  const table = [columns, columns.map(() => '---'), ...rows].map(
    (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`,
  );
  return [`## \`${name}\`: ${about}`, `_${circumstances}_`, table.join('\n')].join('\n\n');
}

const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

function split(page: string): readonly [before: string, inside: string, after: string] {
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`docs/figures.md has lost its marks: "${start}" … "${end}".`);
  return [page.slice(0, from), page.slice(from + start.length, to), page.slice(to + end.length)];
}

const between = (page: string): string[] => split(page)[1].split('\n');
