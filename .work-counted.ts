import { Session, type Profiler } from 'node:inspector';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('./', import.meta.url));

const session = new Session();
const post = (method: string, params?: object): Promise<unknown> =>
  new Promise((resolve, reject) =>
    session.post(method, params, (error, result) => (error ? reject(error) : resolve(result))),
  );

/** Call it before whatever is counted is imported. */
export async function startCounting(): Promise<void> {
  session.connect();
  await post('Profiler.enable');
  await post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
}

/** How often each block of our own code is run meanwhile, by its file, function and place: work without a clock. */
export async function workIn(run: () => unknown): Promise<ReadonlyMap<string, number>> {
  await post('Profiler.takePreciseCoverage');
  await run();
  const { result } = (await post('Profiler.takePreciseCoverage')) as { result: Profiler.ScriptCoverage[] };
  const counts = new Map<string, number>();
  for (const { url, functions } of result) {
    const file = url.replace('file://', '');
    if (!file.startsWith(root) || !/^(src|plugin)\//.test(file.slice(root.length))) continue;
    for (const { functionName, ranges } of functions) {
      for (const { startOffset, count } of ranges) {
        const key = `${file.slice(root.length).split('?')[0]} ${functionName} ${startOffset}`;
        counts.set(key, (counts.get(key) ?? 0) + count);
      }
    }
  }
  return counts;
}

/** Fewer runs than this are nothing to speak of, however they grow. */
const fewRuns = 2000;

/** What of it grows worse than n log n, from so many things to four times as many. */
export const worseThanNLogN = (
  few: ReadonlyMap<string, number>,
  many: ReadonlyMap<string, number>,
  things: number,
): readonly string[] => {
  const most = (4 * Math.log(4 * things)) / Math.log(things);
  return [...many].flatMap(([block, count]) => {
    const before = few.get(block) ?? 0;
    return count > fewRuns && count > most * Math.max(before, fewRuns / most) ? [`${block}: ${before} → ${count}`] : [];
  });
};
