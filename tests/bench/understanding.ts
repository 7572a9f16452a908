import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { gradeUtterance, readUtterances } from '../world/grading/utterances.ts';
import { round, type Measure } from './stopwatch.ts';

const world = fileURLToPath(new URL('../../src/world/', import.meta.url));

export function* understandingBench(): Generator<Measure> {
  for (const set of ['tuned', 'kept-aside', 'second-look'] as const) {
    const forms: Record<string, { right: number; lines: number }> = {};
    for (const utterance of readUtterances(set)) {
      const form = (forms[utterance.form] ??= { right: 0, lines: 0 });
      form.lines += 1;
      if (gradeUtterance(utterance) === undefined) form.right += 1;
    }
    const right = Object.values(forms).reduce((sum, form) => sum + form.right, 0);
    const lines = Object.values(forms).reduce((sum, form) => sum + form.lines, 0);
    yield { measure: `utterances understood (${set})`, value: round((100 * right) / lines), unit: '%', lines, forms };
  }
  const bytes = filesUnder(world).reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);
  yield {
    measure: 'bytes a page downloads to understand words and rule on them',
    value: bytes,
    unit: 'bytes gzipped, not minified',
    budget: 600_000,
  };
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : path.endsWith('.ts') ? [path] : [];
  });
}
