import { createReadStream } from 'node:fs';
import { summarize } from '../company/summary.ts';
import { replay } from '../play/replay.ts';
import { readLogLines, tooLong } from '../store/log-lines.ts';
import { badInput, defineCommand, ExitCode, reasonOf } from './command.ts';
import { readInputLines } from './input-lines.ts';

const mostLineBytes = 8 * 1024 * 1024;

export const replayCommand = defineCommand({
  name: 'replay',
  summary: 'state hash and summary of a log',
  usage: 'replay FILE',
  details: `Follows a log of JSON lines (from perform --log, perform's own output, or an export) from its first fact and prints the
summary with the final state hash. A damaged, missing or reordered line is named on stderr, and the summary is of the play up to the
last good fact; the exit code is then 1.`,
  positionals: [{ name: 'FILE', summary: 'a log of JSON lines', required: true }],
  options: {},
  async run({ positionals }, io) {
    const path = positionals[0] ?? '';
    const { facts, damage } = await readLogLines(linesOf(path));
    const { play, fault } = replay(facts);
    if (!play) {
      const why = fault?.reason ?? damage?.reason ?? 'it is empty';
      throw badInput(`${path} holds no play: ${why}`);
    }
    if (damage) await io.stderr.write(`proscenium: ${path}, line ${damage.line}: ${damage.reason}\n`);
    if (fault) await io.stderr.write(`proscenium: ${path}, fact ${fault.seq}: ${fault.reason}\n`);
    const whole = !damage && !fault;
    if (!whole) await io.stderr.write(`proscenium: the summary is of the ${play.seq} good facts before it\n`);
    await io.stdout.write(`${JSON.stringify(summarize(play))}\n`);
    return whole ? ExitCode.done : ExitCode.failed;
  },
});

/** The lines of the file; the summary at the end of perform's own output is no fact and is left out. */
async function* linesOf(path: string): AsyncGenerator<string | typeof tooLong, void, undefined> {
  try {
    for await (const line of readInputLines(createReadStream(path), mostLineBytes)) {
      if (line.kind === 'overlong') yield tooLong;
      else if (!/^\s*\{\s*"type"\s*:\s*"summary"/.test(line.text)) yield line.text;
    }
  } catch (error) {
    throw badInput(`cannot read the log ${path}: ${reasonOf(error)}`, error);
  }
}
