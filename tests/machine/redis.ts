import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foldersOnPath, pathsOf, thisMachine, type Machine } from './machine.ts';

export const howToGetRedis = 'Install Redis (on Debian: apt-get install redis-server; on macOS: brew install redis).';

/** The Redis server's program; on the PATH, or in a usual place. */
export function findRedis(machine: Machine = thisMachine): string | undefined {
  const paths = pathsOf(machine);
  const usual = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];
  return [...foldersOnPath(machine), ...usual]
    .map((folder) => paths.join(folder, 'redis-server'))
    .find((program) => machine.isProgram(program));
}

/** Starts a server in a folder of its own, which keeps nothing and is gone once it is stopped. */
export async function startRedis(program: string, port: number) {
  const folder = await mkdtemp(join(tmpdir(), 'proscenium-redis-'));
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      if (said.includes('Ready to accept connections')) resolve();
    });
    child.once('exit', () => reject(new Error(`Redis does not start. ${said}`)));
  });
  const stop = async (): Promise<void> => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    await rm(folder, { recursive: true, force: true });
  };
  return { url: `redis://127.0.0.1:${port}`, stop };
}
