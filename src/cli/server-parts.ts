import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { CommandFailure, ExitCode } from './command.ts';
import type { CommandIo } from './command-io.ts';
import { packageFolder } from './version.ts';

/** What an evening that several share is held with: optional peers, because a page that embeds the plugin needs none of it. */
const ofTheBridge = ['socket.io', 'pino', 'prom-client', '@opentelemetry/api'];
const ofNodes = ['redis', '@socket.io/redis-streams-adapter'];
const ofTheStore = ['pg', '@electric-sql/pglite'];

/** Said in place of a folder: evenings are gone when the program is. */
export const inMemory = 'memory';

/** The packages that evenings kept at a place are held with and that are not installed. */
export function missingForEvenings(env: CommandIo['env'], place: string): readonly string[] {
  const store = place === inMemory ? [] : ofTheStore;
  const nodes = env['PROSCENIUM_REDIS_URL'] ? ofNodes : [];
  return [...ofTheBridge, ...store, ...nodes].filter((name) => !isInstalled(name));
}

/** Loads what needs a package that may not be installed. */
export const withParts = <T>(what: string, names: readonly string[], load: () => Promise<T>): Promise<T> =>
  load().catch((error: unknown) => {
    const missing = names.filter((name) => !isInstalled(name));
    throw isMissing(error) && missing.length > 0 ? lacking(what, missing) : error;
  });

export const lacking = (what: string, missing: readonly string[]): CommandFailure =>
  new CommandFailure(
    ExitCode.failed,
    `${missing.length > 1 ? 'packages' : 'a package'} needed to ${what} ${missing.length > 1 ? 'are' : 'is'} not installed: ${howToInstall(missing)}`,
  );

/** Beside this program: what npx fetched lies where nobody installs anything, and is installed along with them. */
export function howToInstall(names: readonly string[]): string {
  const isElsewhere = relative(process.cwd(), packageFolder()).startsWith('..');
  return ['npm install', ...(isElsewhere ? ['proscenium'] : []), ...names].join(' ');
}

/** Whether an import failed because nothing of that name is installed. */
export const isMissing = (error: unknown): boolean =>
  /MODULE_NOT_FOUND/.test(String((error as { code?: unknown } | undefined)?.code));

function isInstalled(name: string): boolean {
  try {
    createRequire(import.meta.url).resolve(name);
    return true;
  } catch (error) {
    return !isMissing(error);
  }
}
