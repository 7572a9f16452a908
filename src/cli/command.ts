import type { CommandIo } from './command-io.ts';
import type { OptionValues, Options, Positional } from './options.ts';

export const ExitCode = {
  done: 0,
  /** The work itself failed. */
  failed: 1,
  /** Bad usage, or an input file that cannot be read. */
  usage: 2,
} as const;
export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode];

/** A verb of the command line: `proscenium NAME`. */
export interface Command<O extends Options = Options> {
  readonly name: string;
  /** One line, for the list of verbs. */
  readonly summary: string;
  /** What comes after `proscenium`: `adjudicate --world FILE [--stateless]`. */
  readonly usage: string;
  /** What the verb reads and writes, in as many lines as it needs. */
  readonly details?: string;
  readonly options: O;
  readonly positionals?: readonly Positional[];
  /** A verb that is announced and not there yet has none. */
  run?(args: CommandArguments<O>, io: CommandIo): Promise<ExitCode>;
}

export interface CommandArguments<O extends Options = Options> {
  readonly options: OptionValues<O>;
  readonly positionals: readonly string[];
}

/** Lets `run` see its own options by name and type, and gives back a command like any other. */
export function defineCommand<const O extends Options>(command: Command<O>): Command {
  return command;
}

/** Ends a command with one clear line on stderr and an exit code; never a stack trace. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';

  constructor(
    readonly exitCode: Exclude<ExitCode, 0>,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The caller's to mend: what they typed, or a file they named. */
export const badInput = (message: string, cause?: unknown): CommandFailure =>
  new CommandFailure(ExitCode.usage, message, { cause });

/** Why a file could not be read or written, in words. */
export const reasonOf = (error: unknown): string =>
  (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'there is no such file' : (error as Error).message;
