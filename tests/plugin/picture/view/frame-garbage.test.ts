import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** 1.1 kB in November 2026, 3.5 before: what each body is told anew, and mouths. */
const mostBytes = 1_700;
const measure = fileURLToPath(new URL('measure-frame-garbage.ts', import.meta.url));

// In a process of its own, as a page is: what other tests showed before has V8 box more.
it('makes next to nothing of ours in a frame in which nothing is thought, with four on the stage and two who talk', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', measure, String(mostBytes)]);
  const found = /bytes a frame: (\d+), of Babylon (\d+)/.exec(stdout);
  expect(Number(found?.[1]), stdout).toBeLessThan(mostBytes);
  // Where Babylon's own is not counted, neither is ours.
  expect(Number(found?.[2]), stdout).toBeGreaterThan(5_000);
});
