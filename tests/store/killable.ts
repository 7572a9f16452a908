import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { builtProgram } from '../machine/program.ts';

export interface Killable {
  readonly pid: number;
  /** Resolves when so many appends were acknowledged to the process. */
  acknowledged(appends: number): Promise<void>;
  /** Kills it as it stands (SIGKILL) and resolves to the last seq that was acknowledged to it, -1 when none was. */
  kill(): Promise<number>;
}

/** Starts `append-forever.ts` on a store; resolves when it has begun to open it. */
export const appendForever = (where: string, around?: readonly string[]): Promise<Killable> =>
  startKillable('tests/store/append-forever.ts', where, around);

/** Starts a program that prints a first line, and then the last seq of each append once it is acknowledged. */
export async function startKillable(
  script: Parameters<typeof builtProgram>[0],
  where: string,
  around: readonly string[] = [],
): Promise<Killable> {
  const [program = '', ...rest] = [...around, process.execPath, await builtProgram(script), where];
  const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'pipe'] });
  const complaints: string[] = [];
  child.stderr.on('data', (text) => complaints.push(String(text)));
  const closed = once(child, 'close');
  const lines: string[] = [];
  let heard: () => void = () => undefined;
  const reader = createInterface(child.stdout);
  reader.on('line', (line) => {
    lines.push(line);
    heard();
  });
  const read = once(reader, 'close');

  async function atLeast(count: number): Promise<void> {
    while (lines.length < count) {
      const next = new Promise<void>((resolve) => (heard = resolve));
      if ((await Promise.race([next, closed])) !== undefined) {
        throw new Error(`${script} ended by itself: ${complaints.join('')}`);
      }
    }
  }

  await atLeast(1);
  return {
    pid: child.pid ?? 0,
    acknowledged: (appends) => atLeast(1 + appends),
    kill: async () => {
      child.kill('SIGKILL');
      const [, signal] = (await closed) as [number | null, string | null];
      if (signal !== 'SIGKILL') throw new Error(`${script} ended before it was killed: ${complaints.join('')}`);
      await read;
      return Math.max(-1, ...lines.slice(1).map(Number));
    },
  };
}
