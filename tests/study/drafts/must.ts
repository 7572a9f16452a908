import type { Result } from '../../../src/kit/result.ts';

/** What was read, where it could be; else a test has data that is wrong. */
export function must<T>(read: Result<T, unknown>): T {
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}
