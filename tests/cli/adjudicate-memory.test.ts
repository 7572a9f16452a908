import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { howMany } from '../how-much.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** So many lines through the real program; the heap after them is no larger than after a fifth of them, give or take. Of 1,250 lines each would have to keep four kilobytes to be noticed, with LONG=1 a fourth of one. */
const lines = howMany('LINES', 1_250, 20_000);

it('adjudicate rules on thousands of lines in one run without growing by the line', async () => {
  const program = `
    import { main } from './src/cli/main.ts';
    const texts = ['(takes the mirror) Look!', '(puts the mirror on the table)', '(stabs Claudius)', '(looks under the bed, then sighs)', '(flies away)', '(takes the rifle)'];
    const heaps = [];
    let answered = 0;
    async function* lines() {
      for (let n = 0; n < ${lines}; n++) {
        if (n === ${lines / 5} || n === ${lines - 1}) { globalThis.gc(); globalThis.gc(); heaps.push(process.memoryUsage().heapUsed); }
        yield { kind: 'line', number: n + 1, text: JSON.stringify({ id: n, actor: 'Hamlet', text: texts[n % texts.length] + ' ' + n }) };
      }
    }
    const io = { env: {}, stdin: { isTerminal: false, lines }, stdout: { isTerminal: false, async write() { answered += 1; } }, stderr: { isTerminal: false, async write(text) { process.stderr.write(text); } } };
    const code = await main(['adjudicate', '--world', 'scenes/elsinore/scene.json'], io);
    console.log(JSON.stringify({ code, answered, heaps }));
  `;
  const child = spawn(process.execPath, ['--expose-gc', '--import', 'tsx', '--input-type=module', '-e', program], {
    cwd: root,
  });
  let out = '';
  let complaints = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  await new Promise((resolve) => child.on('close', resolve));
  const report = JSON.parse(out.trim() || '{}') as { code: number; answered: number; heaps: [number, number] };
  expect(report, complaints).toMatchObject({ code: 0, answered: lines });
  // What is remembered of texts fills up, and starts afresh when it is full: that much, however many lines there were.
  expect(report.heaps[1] - report.heaps[0]).toBeLessThan(4 * 1024 * 1024);
});
