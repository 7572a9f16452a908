import { existsSync, readFileSync } from 'node:fs';

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

/**
 * The most memory this program itself took. Linux counts in `maxRSS` what its parent took before it began, and the
 * parent is a worker that may have run a hundred files.
 */
function mostResidentKilobytes(): number {
  const account = '/proc/self/status';
  const own = existsSync(account) ? /^VmHWM:\s*(\d+) kB/m.exec(readFileSync(account, 'utf8'))?.[1] : undefined;
  return own === undefined ? process.resourceUsage().maxRSS : Number(own);
}

const weigh = defineCommand({
  name: 'weigh',
  summary: 'one line of JSON for each line of input, and the most memory it took',
  usage: 'weigh',
  options: {},
  async run(_args, io) {
    for await (const line of io.stdin.lines()) await io.stdout.write(`${JSON.stringify(line)}\n`);
    await io.stdout.write(`${JSON.stringify({ maxResidentKilobytes: mostResidentKilobytes() })}\n`);
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
