import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { canGoElsewhere, elsewhere } from './another-container.ts';
import { lockDirectory } from '../../src/store/directory-lock.node.ts';
import { builtProgram } from '../machine/program.ts';

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

  /** A lock as they once were: the number of a process. Nobody listens there. */
  const dead = JSON.stringify({ pid: process.ppid, started: null });

  it('is refused while it is held, naming the lock', async () => {
    const path = directory();
    const unlock = await lockDirectory(path);
    await expect(lockDirectory(path)).rejects.toMatchObject({
      code: 'store/locked',
      message: expect.stringMatching(/in use.*lock-1/) as unknown,
    });
    await unlock();
    await (
      await lockDirectory(path)
    )();
  });

  it.each([
    ['a version that went by process numbers', dead],
    ['one whose lock was cut short', ''],
    ['something that is no lock of ours', '"hello"'],
  ])('is taken over from %s', async (_, lock) => {
    const path = directory(lock);
    const unlock = await lockDirectory(path);
    await expect(lockDirectory(path)).rejects.toMatchObject({ code: 'store/locked' });
    await unlock();
  });

  it('is taken in a directory whose path is too long for a socket', async () => {
    const path = join(directory(), 'a-long-name'.repeat(12));
    const unlock = await lockDirectory(path);
    await expect(lockDirectory(path)).rejects.toMatchObject({ code: 'store/locked' });
    await unlock();
    expect(readdirSync(path)).toEqual(['lock-1']);
  });

  describe('held by another process', () => {
    async function holderOf(path: string, around: readonly string[]): Promise<ChildProcess> {
      const script = await builtProgram('tests/store/hold-lock.ts');
      const [program = '', ...rest] = [...around, process.execPath, script, path];
      const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'inherit'] });
      await once(child.stdout, 'data');
      return child;
    }

    it.each([
      ['of this machine', []],
      ['in another PID namespace, where ours have no numbers', elsewhere],
    ])('%s, running or stopped, is respected; once killed, it is taken over', async (_, around) => {
      if (!canGoElsewhere) expect(process.env['CI']).toBeUndefined();
      const path = directory();
      const child = await holderOf(path, around);
      const ended = once(child, 'close');
      await expect(lockDirectory(path)).rejects.toMatchObject({ code: 'store/locked' });
      child.kill('SIGSTOP');
      await expect(lockDirectory(path)).rejects.toMatchObject({ code: 'store/locked' });
      child.kill('SIGKILL');
      await ended;
      await (
        await lockDirectory(path)
      )();
    });
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
