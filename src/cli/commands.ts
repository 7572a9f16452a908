import { adjudicateCommand } from './adjudicate.ts';
import { checkCommand } from './check.ts';
import type { Command } from './command.ts';
import { newCommand } from './new.ts';
import { packCommand } from './pack.ts';
import { devCommand } from './dev.ts';
import { joinCommand } from './join.ts';
import { performCommand } from './perform.ts';
import { planCommand } from './plan.ts';
import { playCommand } from './play.ts';
import { rehearseCommand } from './rehearse.ts';
import { replayCommand } from './replay.ts';
import { scriptCommand } from './script.ts';
import { serveCommand } from './serve.ts';
import { unpackCommand } from './unpack.ts';

/** What the command line can do, and what it will do one day. */
export interface Repertoire {
  readonly commands: readonly Command[];
  /** What is done where no verb is given. */
  readonly usual: Command;
}

export const repertoire: Repertoire = {
  usual: serveCommand,
  commands: [
    serveCommand,
    playCommand,
    joinCommand,
    performCommand,
    replayCommand,
    checkCommand,
    adjudicateCommand,
    rehearseCommand,
    devCommand,
    newCommand,
    scriptCommand,
    packCommand,
    unpackCommand,
    planCommand,
    { name: 'recall', summary: 'what an actor remembers', usage: 'recall', options: {} },
    { name: 'inquire', summary: 'reasoning about a mystery', usage: 'inquire', options: {} },
    { name: 'judge', summary: 'which of two performances is better', usage: 'judge A B', options: {} },
  ],
};
