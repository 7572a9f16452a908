import { execFile, spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { builtPage, writtenDocs, type BuiltFiles } from '../browser/build.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

interface Manifest {
  readonly files: readonly string[];
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/** The package as npm would publish it, built and packed anew, apart from this clone and its dist/. */
export interface Packed {
  readonly manifest: Manifest;
  /** What is in it, by path. */
  readonly files: readonly string[];
  /** Of the tarball. */
  readonly bytes: number;
  readonly unpackedBytes: number;
  /** A new project with nothing in it but the package and what it declares. */
  project(options: { readonly peers: boolean }): Promise<FreshProject>;
  dispose(): Promise<void>;
}

export interface FreshProject {
  readonly folder: string;
  write(files: Readonly<Record<string, string>>): Promise<void>;
  /** Runs a program there with Node. Resolves to what it wrote, whether it failed or not. */
  run(
    args: readonly string[],
    env?: NodeJS.ProcessEnv,
  ): Promise<{ readonly exitCode: number; readonly output: string }>;
  /** Starts a program there that goes on; works with its first line on stdout, and what it told people so far; then ends it. */
  whileRunning<T>(args: readonly string[], work: (line: string, told: () => string) => Promise<T>): Promise<T>;
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
  const kept = manifest.files.filter((path) => !/^!?dist/.test(path));
  for (const path of ['package.json', 'README.md', 'LICENSE', ...kept]) {
    await cp(join(root, path), join(source, path), { recursive: true });
  }
  await Promise.all([
    compiledInto(join(source, 'dist')),
    builtPage().then((page) => writeAll(page, join(source, 'dist/page'))),
    writtenDocs().then((docs) => writeAll(docs, join(source, 'dist/docs'))),
  ]);
  const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    cwd: source,
  });
  const [packed] = JSON.parse(stdout) as [
    { filename: string; size: number; unpackedSize: number; files: readonly { path: string }[] },
  ];
  let projects = 0;
  return {
    manifest,
    files: packed.files.map(({ path }) => path),
    bytes: packed.size,
    unpackedBytes: packed.unpackedSize,
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
        run: (args, env) => execute(project, args, env),
        whileRunning: (args, work) => whileRunning(project, args, work),
      };
    },
    dispose: () => rm(folder, { recursive: true, force: true }),
  };
}

/** What `npm run build` makes: as it lies in dist/ where that is newer than all it is made of, or else made anew. */
async function compiledInto(folder: string): Promise<void> {
  const parts = ['src', 'plugin'];
  const isFresh = newestOf([...parts, 'tsconfig.json', 'tsconfig.build.json']) < builtAt();
  if (isFresh) {
    await Promise.all(parts.map((part) => cp(join(root, 'dist', part), join(folder, part), { recursive: true })));
    return;
  }
  // Types are checked by the linter of every check already.
  const built = await execute(root, [typescript, '-p', 'tsconfig.build.json', '--noCheck', '--outDir', folder]);
  if (built.exitCode !== 0) throw new Error(`The package does not build:\n${built.output}`);
}

/** When something was last changed in these, or taken out of them. */
const newestOf = (paths: readonly string[]): number =>
  Math.max(
    ...paths.flatMap((path) => [
      changedAt(join(root, path)),
      ...(path.includes('.') ? [] : readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })).map((each) =>
        changedAt(join(root, path, each)),
      ),
    ]),
  );

const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const builtAt = (): number => changedAt(join(root, 'dist/src/index.js'));

async function writeAll(files: BuiltFiles, folder: string): Promise<void> {
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

async function execute(cwd: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const surroundings = { cwd, maxBuffer: 64 * 1024 * 1024, env: { ...process.env, ...env } };
  try {
    const { stdout, stderr } = await run(process.execPath, [...args], surroundings);
    return { exitCode: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code?: number; stdout: string; stderr: string };
    return { exitCode: code ?? 1, output: stdout + stderr };
  }
}

async function whileRunning<T>(
  cwd: string,
  args: readonly string[],
  work: (line: string, told: () => string) => Promise<T>,
): Promise<T> {
  const program = spawn(process.execPath, [...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let told = '';
  program.stderr.on('data', (chunk) => (told += String(chunk)));
  try {
    let said = '';
    for await (const chunk of program.stdout) {
      said += String(chunk);
      if (said.includes('\n')) return await work(said.slice(0, said.indexOf('\n')), () => told);
    }
    throw new Error(`It ended without a word: ${args.join(' ')}\n${told}`);
  } finally {
    program.kill();
  }
}

/** The TypeScript of this clone, for projects that have none of their own. */
export const typescript = join(root, 'node_modules/typescript/bin/tsc');
