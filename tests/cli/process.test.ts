import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { builtProgram } from '../machine/program.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ours = [await builtProgram('src/cli/entry.ts')];
const trialProgram = [await builtProgram('tests/cli/trial-program.ts')];

interface Ending {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const children: ChildProcess[] = [];
afterEach(() => {
  for (const { pid } of children.splice(0)) killGroup(pid);
});

/** The shell of a failed test would leave its own children behind; on a group that has ended there is nobody to kill. */
function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function start(args: readonly string[], program = process.execPath): { child: ChildProcess; ending: Promise<Ending> } {
  const child = spawn(program, args, { cwd: root, stdio: 'pipe', detached: true });
  children.push(child);
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  // A program that leaves before its input ends is no error of the test's.
  child.stdin.on('error', () => undefined);
  const ending = new Promise<Ending>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exitCode) => resolve({ exitCode, stdout, stderr }));
  });
  return { child, ending };
}

function run(args: readonly string[], stdin = ''): Promise<Ending> {
  const { child, ending } = start(args);
  child.stdin?.end(stdin);
  return ending;
}

describe('the real command line', () => {
  it('prints its help', async () => {
    const { exitCode, stdout, stderr } = await run([...ours, '--help']);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toMatch(/^usage: proscenium \[VERB\]/);
  });

  it('refuses an unknown verb with exit 2 and one line', async () => {
    expect(await run([...ours, 'preform'])).toEqual({
      exitCode: 2,
      stdout: '',
      stderr: 'proscenium: unknown verb "preform"; did you mean perform?\n',
    });
  });
});

describe('a reader that leaves', () => {
  it('ends the program quietly when it closes stdout', async () => {
    const { child, ending } = start([...trialProgram, 'chatter']);
    child.stdout?.once('data', () => child.stdout?.destroy());
    expect(await ending).toMatchObject({ exitCode: 0, stderr: '' });
  });

  it('may be head', async () => {
    const program = [process.execPath, ...trialProgram, 'chatter'].map((word) => `'${word}'`).join(' ');
    const { child, ending } = start(['-c', `(${program}; echo "exit $?" >&2) | head -1`], 'sh');
    child.stdin?.end();
    expect(await ending).toEqual({ exitCode: 0, stdout: 'words, words, words\n', stderr: 'exit 0\n' });
  });
});

describe('standard input', () => {
  it('answers the line after an endless one, without having kept it', async () => {
    const { child, ending } = start([...trialProgram, 'weigh']);
    const mebibyte = Buffer.alloc(1024 * 1024, 'x');
    for (let count = 0; count < 512; count++) {
      if (!child.stdin?.write(mebibyte)) await new Promise((resolve) => child.stdin?.once('drain', resolve));
    }
    child.stdin?.end('\nstill here\n');
    const { exitCode, stdout } = await ending;
    const [first, second, weight] = stdout.split('\n').map((line): unknown => line && JSON.parse(line));
    expect(exitCode).toBe(0);
    expect(first).toEqual({ kind: 'overlong', number: 1, bytes: 512 * 1024 * 1024, maxBytes: 1024 * 1024 });
    expect(second).toEqual({ kind: 'line', number: 2, text: 'still here' });
    expect((weight as { maxResidentKilobytes: number }).maxResidentKilobytes).toBeLessThan(384 * 1024);
  });

  it('does not hold back a program that is done with it', async () => {
    const { child, ending } = start([...trialProgram, 'greet']);
    child.stdin?.write('Horatio\n');
    expect(await ending).toEqual({ exitCode: 0, stdout: 'Good morrow, Horatio.\n', stderr: '' });
  });
});

it('reports a stray rejection as an internal error, without a stack', async () => {
  const { exitCode, stderr } = await run([...trialProgram, 'stray']);
  expect(exitCode).toBe(1);
  expect(stderr).toBe(
    'proscenium: internal error: nobody waited for me\nproscenium: set PROSCENIUM_DEBUG=1 for the stack\n',
  );
});

describe('bin/proscenium.js', () => {
  async function inFreshFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
    const folder = await mkdtemp(join(tmpdir(), 'proscenium-bin-'));
    try {
      await cp(join(root, 'bin'), join(folder, 'bin'), { recursive: true });
      await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
      return await work(folder);
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  it('asks for the build when there is none', async () => {
    await inFreshFolder(async (folder) => {
      expect(await run([join(folder, 'bin/proscenium.js'), '--help'])).toEqual({
        exitCode: 1,
        stdout: '',
        stderr: 'proscenium: not built yet; run npm run build first\n',
      });
    });
  });

  it('runs the built entry', async () => {
    await inFreshFolder(async (folder) => {
      await mkdir(join(folder, 'dist/src/cli'), { recursive: true });
      await writeFile(join(folder, 'dist/src/cli/entry.js'), 'console.log(process.argv.slice(2).join())');
      expect((await run([join(folder, 'bin/proscenium.js'), 'a', 'b'])).stdout).toBe('a,b\n');
    });
  });
});
