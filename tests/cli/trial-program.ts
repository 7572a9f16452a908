import { defineCommand, ExitCode } from '../../src/cli/command.ts';
import { runProcess } from '../../src/cli/run-process.ts';

const chatter = defineCommand({
  name: 'chatter',
  summary: 'talk for ever',
  usage: 'chatter',
  options: {},
  async run(_args, io) {
    for (;;) await io.stdout.write('words, words, words\n');
  },
});

const weigh = defineCommand({
  name: 'weigh',
  summary: 'one line of JSON for each line of input, and the most memory it took',
  usage: 'weigh',
  options: {},
  async run(_args, io) {
    for await (const line of io.stdin.lines()) await io.stdout.write(`${JSON.stringify(line)}\n`);
    await io.stdout.write(`${JSON.stringify({ maxResidentKilobytes: process.resourceUsage().maxRSS })}\n`);
    return ExitCode.done;
  },
});

const greet = defineCommand({
  name: 'greet',
  summary: 'read one line and leave, with stdin still open',
  usage: 'greet',
  options: {},
  async run(_args, io) {
    for await (const line of io.stdin.lines()) {
      await io.stdout.write(line.kind === 'line' ? `Good morrow, ${line.text}.\n` : 'What?\n');
      break;
    }
    return ExitCode.done;
  },
});

const stray = defineCommand({
  name: 'stray',
  summary: 'lose a promise',
  usage: 'stray',
  options: {},
  async run() {
    void Promise.reject(new Error('nobody waited for me'));
    return new Promise(() => undefined);
  },
});

await runProcess({ usual: greet, commands: [chatter, weigh, greet, stray] });
