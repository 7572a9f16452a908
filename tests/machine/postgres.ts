import { execFile, execFileSync } from 'node:child_process';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { foldersOnPath, pathsOf, thisMachine, type Machine } from './machine.ts';

const run = promisify(execFile);

/** Names a database to test in: the tests make schemas of their own in it, and drop them. */
export const databaseVariable = 'PROSCENIUM_TEST_DATABASE_URL';

export const howToGetPostgres = `Install Postgres (on Debian: apt-get install postgresql; on macOS: brew install postgresql), or name a database in ${databaseVariable}.`;

/** Folders whose subfolders are versions of Postgres, and where the programs lie in each. */
const versioned = [
  { folder: '/usr/lib/postgresql', name: /^\d/ },
  { folder: '/opt/homebrew/opt', name: /^postgresql/ },
  { folder: '/usr/local/opt', name: /^postgresql/ },
  { folder: '/usr', name: /^pgsql-\d/ },
  { folder: '/Library/PostgreSQL', name: /^\d/ },
  { folder: 'C:/Program Files/PostgreSQL', name: /^\d/ },
] as const;

/** The folder with the server's programs; on the PATH, else the newest version in the usual places. */
export function findPostgres(machine: Machine = thisMachine): string | undefined {
  const paths = pathsOf(machine);
  const usual = versioned.flatMap(({ folder, name }) =>
    machine
      .list(folder)
      .filter((version) => name.test(version))
      .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
      .map((version) => paths.join(folder, version, 'bin')),
  );
  const ending = machine.platform === 'win32' ? '.exe' : '';
  return [...foldersOnPath(machine), ...usual].find((folder) =>
    machine.isProgram(paths.join(folder, `initdb${ending}`)),
  );
}

/** A Postgres that was started for the tests alone. */
export interface OwnPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a server in a folder of its own, which is gone once it is stopped. */
export async function startPostgres(programs: string): Promise<OwnPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'proscenium-postgres-'));
  const data = join(folder, 'data');
  // Postgres refuses to run as root; Debian's package brings a user for it.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chown(folder, Number(idOf('-u')), Number(idOf('-g')));
  const call = (program: string, ...args: string[]) => {
    const command = [join(programs, program), `--pgdata=${data}`, ...args];
    const [first = '', ...others] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    return run(first, others, { cwd: folder });
  };
  const stop = async (): Promise<void> => {
    await call('pg_ctl', '--mode=immediate', '--silent', 'stop').catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await call('initdb', '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C');
    // Only a socket in our own folder: nothing listens on the network, no port can be taken.
    const options = `-c listen_addresses='' -c unix_socket_directories='${folder}'`;
    await call('pg_ctl', `--log=${data}/server.log`, '--silent', '--wait', `--options=${options}`, 'start');
  } catch (error) {
    const log = await readFile(`${data}/server.log`, 'utf8').catch(() => '');
    await stop();
    throw new Error(`Postgres in ${programs} does not start. ${log}`, { cause: error });
  }
  return { url: `postgres://postgres@/postgres?host=${folder}`, stop };
}

const idOf = (which: '-u' | '-g'): string => execFileSync('id', [which, 'postgres'], { encoding: 'utf8' });
