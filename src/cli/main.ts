import { nearestName } from '../kit/nearest-name.ts';
import { parseArguments } from './arguments.ts';
import { badInput, type Command, CommandFailure, ExitCode } from './command.ts';
import type { CommandIo } from './command-io.ts';
import type { Repertoire } from './commands.ts';
import { commandHelp, programHelp } from './help.ts';
import { OutputClosedError, OutputFailedError } from './output.ts';
import { reportInternalError, writeProblem } from './problem.ts';
import { readVersion } from './version.ts';

/** The command line: reads the words after `proscenium`, does what they say, and gives the exit code. */
export async function main(argv: readonly string[], io: CommandIo, given?: Repertoire): Promise<ExitCode> {
  try {
    // Everything we can do is read only where it is wanted.
    const repertoire = given ?? (await import('./commands.ts')).repertoire;
    const page = askedToRead(argv, repertoire);
    if (page === undefined) return await runCommand(argv, io, repertoire);
    await io.stdout.write(page);
    return ExitCode.done;
  } catch (error) {
    if (error instanceof OutputClosedError) return ExitCode.done;
    const isExpected = error instanceof CommandFailure || error instanceof OutputFailedError;
    if (!isExpected) return reportInternalError(io, error);
    await writeProblem(io, error.message);
    return error instanceof CommandFailure ? error.exitCode : ExitCode.failed;
  }
}

/** Help or the version, where that is what was asked for. */
function askedToRead([verb, ...rest]: readonly string[], repertoire: Repertoire): string | undefined {
  if (verb === '--version') return `${readVersion()}\n`;
  const isHelp = verb === 'help' || isHelpFlag(verb);
  const end = rest.indexOf('--');
  if (verb === undefined || !(isHelp || rest.slice(0, end === -1 ? undefined : end).some(isHelpFlag))) return undefined;
  const about = verb === 'help' ? rest.find((word) => !isHelpFlag(word)) : isHelp ? undefined : verb;
  return about === undefined ? programHelp(repertoire) : commandHelp(findCommand(about, repertoire));
}

const isHelpFlag = (word: string | undefined): boolean => word === '--help' || word === '-h';

async function runCommand(argv: readonly string[], io: CommandIo, repertoire: Repertoire): Promise<ExitCode> {
  const [verb, ...rest] = argv;
  const command = verb === undefined ? repertoire.usual : findCommand(verb, repertoire);
  if (!command.run) throw badInput(`${command.name} is not there yet; see proscenium --help for what is`);
  const args = parseArguments(command, rest);
  if (!args.ok) throw badInput(`${command.name}: ${args.error} (usage: proscenium ${command.usage})`);
  return command.run(args.value, io);
}

function findCommand(verb: string, { commands }: Repertoire): Command {
  const command = commands.find(({ name }) => name === verb);
  if (command) return command;
  const isOption = verb.startsWith('-');
  const nearest = nearestName(verb, isOption ? ['--help', '--version'] : commands.map(({ name }) => name));
  const advice = nearest === undefined ? 'see proscenium --help' : `did you mean ${nearest}?`;
  throw badInput(`unknown ${isOption ? 'option' : 'verb'} "${verb}"; ${advice}`);
}
