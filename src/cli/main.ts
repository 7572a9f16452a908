import { parseArguments } from './arguments.ts';
import { type Command, CommandFailure, ExitCode } from './command.ts';
import type { CommandIo } from './command-io.ts';
import { type Repertoire, repertoire as ourRepertoire } from './commands.ts';
import { commandHelp, pendingHelp, programHelp } from './help.ts';
import { OutputClosedError, OutputFailedError } from './output.ts';
import { reportInternalError, writeProblem } from './problem.ts';
import { suggestName } from './suggest-name.ts';
import { readVersion } from './version.ts';

/** The command line: reads the words after `proscenium`, does what they say, and gives the exit code. */
export async function main(
  argv: readonly string[],
  io: CommandIo,
  repertoire: Repertoire = ourRepertoire,
): Promise<ExitCode> {
  try {
    return await dispatch(argv, io, repertoire);
  } catch (error) {
    if (error instanceof OutputClosedError) return ExitCode.done;
    if (error instanceof CommandFailure) return reportProblem(io, error.message, error.exitCode);
    if (error instanceof OutputFailedError) return reportProblem(io, error.message, ExitCode.failed);
    return reportInternalError(io, error);
  }
}

async function dispatch(argv: readonly string[], io: CommandIo, repertoire: Repertoire): Promise<ExitCode> {
  const [verb, ...rest] = argv;
  switch (verb) {
    case undefined:
      return runCommand(repertoire.usual, [], io);
    case '--help':
    case '-h':
      await io.stdout.write(programHelp(repertoire));
      return ExitCode.done;
    case '--version':
      await io.stdout.write(`${readVersion()}\n`);
      return ExitCode.done;
    case 'help':
      await io.stdout.write(
        helpOn(
          rest.find((word) => !isHelpFlag(word)),
          repertoire,
        ),
      );
      return ExitCode.done;
    default:
      if (asksForHelp(rest)) {
        await io.stdout.write(helpOn(verb, repertoire));
        return ExitCode.done;
      }
      return runCommand(findCommand(verb, repertoire), rest, io);
  }
}

function helpOn(verb: string | undefined, repertoire: Repertoire): string {
  if (verb === undefined) return programHelp(repertoire);
  const pending = repertoire.pending.find(({ name }) => name === verb);
  return pending === undefined ? commandHelp(findCommand(verb, repertoire)) : pendingHelp(pending);
}

async function runCommand(command: Command, argv: readonly string[], io: CommandIo): Promise<ExitCode> {
  const args = parseArguments(command, argv);
  if (!args.ok) {
    throw new CommandFailure(ExitCode.usage, `${command.name}: ${args.error} (usage: proscenium ${command.usage})`);
  }
  return command.run(args.value, io);
}

function findCommand(verb: string, { commands, pending }: Repertoire): Command {
  const command = commands.find(({ name }) => name === verb);
  if (command !== undefined) return command;
  if (pending.some(({ name }) => name === verb)) {
    throw new CommandFailure(ExitCode.usage, `${verb} is not there yet; see proscenium --help for what is`);
  }
  const kind = verb.startsWith('-') ? 'option' : 'verb';
  const names = kind === 'option' ? ['--help', '--version'] : [...commands, ...pending].map(({ name }) => name);
  const suggestion = suggestName(verb, names);
  const advice = suggestion === undefined ? 'see proscenium --help' : `did you mean ${suggestion}?`;
  throw new CommandFailure(ExitCode.usage, `unknown ${kind} "${verb}"; ${advice}`);
}

function asksForHelp(argv: readonly string[]): boolean {
  const end = argv.indexOf('--');
  return (end === -1 ? argv : argv.slice(0, end)).some(isHelpFlag);
}

function isHelpFlag(word: string): boolean {
  return word === '--help' || word === '-h';
}

async function reportProblem(io: CommandIo, message: string, exitCode: ExitCode): Promise<ExitCode> {
  await writeProblem(io, message);
  return exitCode;
}
