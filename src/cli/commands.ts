import { adjudicate } from './adjudicate.ts';
import { check } from './check.ts';
import type { Command } from './command.ts';
import { perform } from './perform.ts';
import { play } from './play.ts';
import { rehearse } from './rehearse.ts';
import { replay } from './replay.ts';
import { serve } from './serve.ts';

/** What the command line can do, and what it will do one day. */
export interface Repertoire {
  readonly commands: readonly Command[];
  /** What is done where no verb is given. */
  readonly usual: Command;
  readonly pending: readonly PendingCommand[];
}

/** A verb that is announced and not there yet. It moves to `commands` when it is. */
export interface PendingCommand {
  readonly name: string;
  readonly summary: string;
  readonly usage: string;
}

export const repertoire: Repertoire = {
  commands: [serve, play, perform, replay, check, adjudicate, rehearse],
  usual: serve,
  pending: [
    { name: 'plan', summary: 'a blueprint from a topic', usage: 'plan TOPIC' },
    { name: 'script', summary: 'a blueprint from a written script', usage: 'script FILE' },
    { name: 'recall', summary: 'what an actor remembers', usage: 'recall' },
    { name: 'inquire', summary: 'reasoning about a mystery', usage: 'inquire' },
    { name: 'judge', summary: 'which of two performances is better', usage: 'judge A B' },
  ],
};
