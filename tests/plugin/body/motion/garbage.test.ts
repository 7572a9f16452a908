import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** 33 bytes in November 2026, 230 the day before: of what happens now and then. */
const mostBytes = 150;
const measure = fileURLToPath(new URL('measure-garbage.ts', import.meta.url));

// In a process of its own: what other tests moved before has V8 expect bodies of many shapes, and box more.
it('moves a body and makes next to nothing', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', measure, String(mostBytes)]);
  const bytes = Number(/bytes a frame: (\d+)/.exec(stdout)?.[1]);
  expect(bytes).toBeLessThan(mostBytes);
});
