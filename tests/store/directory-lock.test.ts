import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { lockDirectory } from '../../src/store/directory-lock.node.ts';

describe('the lock of a directory', () => {
  const root = mkdtempSync(join(tmpdir(), 'proscenium-lock-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  let count = 0;
  function directory(lock?: string): string {
    const path = join(root, String((count += 1)));
    mkdirSync(path);
    if (lock !== undefined) writeFileSync(join(path, 'lock-7'), lock);
    return path;
  }

  /** A number no process has: the kernel's highest is far below. */
  const dead = JSON.stringify({ pid: 2 ** 30, started: null });

  it('is refused while it is held, naming the holder and the file', async () => {
    const path = directory();
    const unlock = await lockDirectory(path);
    await expect(lockDirectory(path)).rejects.toMatchObject({
      code: 'store/locked',
      message: expect.stringMatching(new RegExp(`process ${process.pid}.*lock-1`)) as unknown,
    });
    await unlock();
    await (
      await lockDirectory(path)
    )();
  });

  it.each([
    ['a process that is dead', dead],
    ['an earlier process with the number of a living one', JSON.stringify({ pid: process.pid, started: 'then 1' })],
    ['one who gave it back', 'null'],
    ['one whose lock was cut short', '{"pid":'],
    ['something that is no lock of ours', '"hello"'],
  ])('is taken over from %s', async (_, lock) => {
    const path = directory(lock);
    const unlock = await lockDirectory(path);
    await expect(lockDirectory(path)).rejects.toMatchObject({ code: 'store/locked' });
    await unlock();
  });

  it('holds against a living process that does not say when it began', async () => {
    const path = directory(JSON.stringify({ pid: process.ppid, started: null }));
    await expect(lockDirectory(path)).rejects.toThrow(`process ${process.ppid}`);
  });

  it.each([
    ['nobody held it', undefined],
    ['its holder is dead', dead],
  ])('is given to one of many who want it at once when %s', async (_, lock) => {
    for (let round = 0; round < 20; round++) {
      const path = directory(lock);
      const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => lockDirectory(path)));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
  });

  it('is never held twice, however often it is taken and given back', async () => {
    const path = directory(dead);
    let holders = 0;
    let most = 0;
    let turns = 0;
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let attempt = 0; attempt < 40; attempt++) {
          const unlock = await lockDirectory(path).catch(() => undefined);
          if (!unlock) continue;
          most = Math.max(most, (holders += 1));
          turns += 1;
          await Promise.resolve();
          holders -= 1;
          await unlock();
        }
      }),
    );
    expect(most).toBe(1);
    expect(turns).toBeGreaterThan(1);
    expect(readdirSync(path)).toHaveLength(1);
  });
});
