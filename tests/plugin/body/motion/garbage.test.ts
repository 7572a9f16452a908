import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** 1.8 kB in November 2026, nearly all of it numbers handed from function to function: 110 of them. */
const mostBytes = 2_300;
const measure = fileURLToPath(new URL('measure-garbage.ts', import.meta.url));

// In a process of its own: what other tests moved before has V8 expect bodies of many shapes, and box more.
it('moves a body and makes no more than numbers', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', measure, String(mostBytes)]);
  const bytes = Number(/bytes a frame: (\d+)/.exec(stdout)?.[1]);
  expect(bytes, stdout).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(mostBytes);
});
