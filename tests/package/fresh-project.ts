import { execFile, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { builtPage } from '../browser/build.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

interface Manifest {
  readonly files: readonly string[];
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/** The package as npm would publish it, built and packed anew, apart from this clone and its dist/. */
export interface Packed {
  /** What is in it, by path. */
  readonly files: readonly string[];
  /** Of the tarball. */
  readonly bytes: number;
  /** A new project with nothing in it but the package and what it declares. */
  project(options: { readonly peers: boolean }): Promise<FreshProject>;
  dispose(): Promise<void>;
}

export interface FreshProject {
  readonly folder: string;
  write(files: Readonly<Record<string, string>>): Promise<void>;
  /** Runs a command there. Resolves to what it wrote, whether it failed or not. */
  run(command: string, args: readonly string[]): Promise<{ readonly exitCode: number; readonly output: string }>;
  /** Starts a program there that goes on; resolves to its first line on stdout, and ends it afterwards. */
  whileRunning<T>(args: readonly string[], work: (line: string) => Promise<T>): Promise<T>;
}

/** Builds and packs the package. Needs no network: everything comes from this clone. */
export async function packPackage(): Promise<Packed> {
  const folder = await mkdtemp(join(tmpdir(), 'proscenium-package-'));
  return packInto(folder).catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
}

async function packInto(folder: string): Promise<Packed> {
  const source = join(folder, 'source');
  await mkdir(source);
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Manifest;
  const kept = manifest.files.filter((path) => !path.startsWith('dist'));
  for (const path of ['package.json', 'README.md', 'LICENSE', ...kept]) {
    await cp(join(root, path), join(source, path), { recursive: true });
  }
  // Types are checked by the linter of every check already.
  const compile = [typescript, '-p', 'tsconfig.build.json', '--noCheck', '--outDir', join(source, 'dist')];
  const [built, page] = await Promise.all([execute(root, process.execPath, compile), builtPage()]);
  if (built.exitCode !== 0) throw new Error(`The package does not build:\n${built.output}`);
  for (const [path, content] of page) {
    const place = join(source, 'dist/page', path);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, content);
  }
  const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    cwd: source,
  });
  const [packed] = JSON.parse(stdout) as [{ filename: string; size: number; files: readonly { path: string }[] }];
  let projects = 0;
  return {
    files: packed.files.map(({ path }) => path),
    bytes: packed.size,
    async project({ peers }) {
      const project = join(folder, `project-${projects++}`);
      const installed = join(project, 'node_modules/proscenium');
      await mkdir(installed, { recursive: true });
      await run('tar', ['-xzf', join(folder, packed.filename), '-C', installed, '--strip-components=1']);
      // Only what is declared is linked: whatever else the package leaned on is missed here, as it would be elsewhere.
      const declared = { ...manifest.dependencies, ...(peers ? manifest.peerDependencies : {}) };
      for (const name of Object.keys(declared)) {
        const place = join(project, 'node_modules', name);
        await mkdir(dirname(place), { recursive: true });
        await symlink(join(root, 'node_modules', name), place);
      }
      await writeFile(join(project, 'package.json'), '{ "name": "host", "private": true, "type": "module" }');
      return {
        folder: project,
        async write(files) {
          for (const [path, text] of Object.entries(files)) {
            await mkdir(dirname(join(project, path)), { recursive: true });
            await writeFile(join(project, path), text);
          }
        },
        run: (command, args) => execute(project, command, args),
        whileRunning: (args, work) => whileRunning(project, args, work),
      };
    },
    dispose: () => rm(folder, { recursive: true, force: true }),
  };
}

async function execute(cwd: string, command: string, args: readonly string[]) {
  try {
    const { stdout, stderr } = await run(command, [...args], { cwd, maxBuffer: 64 * 1024 * 1024 });
    return { exitCode: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code?: number; stdout: string; stderr: string };
    return { exitCode: code ?? 1, output: stdout + stderr };
  }
}

async function whileRunning<T>(cwd: string, args: readonly string[], work: (line: string) => Promise<T>): Promise<T> {
  const program = spawn(process.execPath, [...args], { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    let said = '';
    for await (const chunk of program.stdout) {
      said += String(chunk);
      if (said.includes('\n')) return await work(said.slice(0, said.indexOf('\n')));
    }
    throw new Error(`It ended without a word: ${args.join(' ')}`);
  } finally {
    program.kill();
  }
}

/** The TypeScript of this clone, for projects that have none of their own. */
export const typescript = join(root, 'node_modules/typescript/bin/tsc');
