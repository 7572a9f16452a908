import { invariant } from '../../../src/kit/invariant.ts';

/** A row of a table: its name, and what stands in its columns. */
export interface Row {
  readonly name: string;
  readonly cell: (column: string) => string;
}

/** The rows of a table written down: columns are two spaces apart, the first names the row. */
export function readTable(table: string): readonly Row[] {
  const [head = [], ...rows] = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/ {2,}/));
  return rows.map(([name = '', ...cells]) => ({
    name,
    cell: (column) => {
      const found = cells[head.indexOf(column)];
      invariant(found !== undefined, `${name} has no ${column}: write it in its table.`);
      return found;
    },
  }));
}

export function rowOf(rows: readonly Row[], name: string): Row {
  const found = rows.find((row) => row.name === name);
  invariant(found, `${name} has no row in one of its tables.`);
  return found;
}
