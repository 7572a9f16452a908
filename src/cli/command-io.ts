import type { InputLine } from './input-lines.ts';

/** Everything a command may touch of the process it runs in. Tests pass one made of strings. */
export interface CommandIo {
  readonly stdin: CommandInput;
  readonly stdout: CommandOutput;
  readonly stderr: CommandOutput;
  readonly env: Readonly<Record<string, string | undefined>>;
}

interface CommandInput {
  readonly isTerminal: boolean;
  /** Standard input line by line; one longer than maxBytes (1 MiB unless told) is reported and skipped. */
  lines(maxBytes?: number): AsyncIterable<InputLine>;
}

export interface CommandOutput {
  readonly isTerminal: boolean;
  /** Resolves when the reader is ready for more; rejects with OutputClosedError when it has gone. */
  write(text: string): Promise<void>;
}
