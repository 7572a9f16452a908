import { open, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { FactSink } from '../company/log-keeper.ts';
import { lineChain } from '../store/log-lines.ts';
import { badInput } from './command.ts';

/** A log as a file of chained JSON lines, written as the play goes on. */
interface LogFile extends FactSink {
  close(): Promise<void>;
}

export async function createLogFile(path: string): Promise<LogFile> {
  const handle = await open(path, 'w').catch((error: Error) => {
    throw badInput(`cannot write the log ${path}: ${error.message}`, error);
  });
  const lineOf = lineChain();
  return {
    async append(facts) {
      await handle.appendFile(facts.map((fact) => `${lineOf(fact)}\n`).join(''));
    },
    async close() {
      await handle.sync().catch(() => undefined);
      await handle.close();
    },
  };
}

/** A log is never written over what the play is made from. */
export async function refuseToOverwrite(path: string, sources: readonly (string | undefined)[]): Promise<void> {
  const same = await Promise.all(
    sources.flatMap((source) => (source === undefined ? [] : [source, join(source, 'scene.json')])).map(real),
  );
  const own = await real(path);
  if (own !== undefined && same.includes(own)) {
    throw badInput(`--log ${path} would overwrite what the play is read from: choose another file`);
  }
}

const real = (path: string): Promise<string | undefined> => realpath(path).catch(() => undefined);
