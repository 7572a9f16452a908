import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { gradeUtterance, readUtterances } from '../world/grading/utterances.ts';
import { round, type Measure } from './stopwatch.ts';

const entry = fileURLToPath(new URL('../../src/index.ts', import.meta.url));

export async function* understandingBench(): AsyncGenerator<Measure> {
  for (const set of ['tuned', 'kept-aside', 'second-look', 'fresh', 'last'] as const) {
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
  const bytes = gzipSync(await bundled(entry), { level: 9 }).length;
  yield {
    measure: 'bytes a page downloads to understand words and rule on them',
    value: bytes,
    unit: 'bytes, bundled, minified and gzipped, zod included',
    budget: 600_000,
  };
}

/** What vite makes of the package entry for a page. */
async function bundled(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, lib: { entry: file, formats: ['es'] } },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  return outputs
    .flatMap((one) => one.output)
    .map((chunk) => ('code' in chunk ? chunk.code : ''))
    .join('');
}
