import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * `npm run check`: everything that must hold before something lands. What reads the sources (linting checks types, too)
 * goes on beside the tests.
 */
const readers = ['check:lint', 'check:packages', 'check:format'];

interface Outcome {
  readonly script: string;
  readonly isGood: boolean;
}

/** Runs a script of package.json. What it says is held back until it has ended, so that two do not mix. */
function runQuietly(script: string): Promise<Outcome> {
  const began = performance.now();
  const child = spawn('npm', ['run', '--silent', script], { shell: process.platform === 'win32' });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => said.push(part));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const isGood = code === 0;
      console.log(`${isGood ? '✓' : '✗'} ${script} (${Math.round((performance.now() - began) / 1000)} s)`);
      if (!isGood) process.stdout.write(Buffer.concat(said));
      resolve({ script, isGood });
    });
  });
}

const reading = readers.map(runQuietly);
const tests = spawn('npm', ['run', '--silent', 'test:all'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, PROSCENIUM_CHECK: '1' },
});
const [code] = (await once(tests, 'close')) as [number | null];
const bad = (await Promise.all(reading)).filter(({ isGood }) => !isGood).map(({ script }) => script);
if (bad.length > 0) console.log(`Failed as well: ${bad.join(', ')}; see above.`);
process.exitCode = code === 0 && bad.length === 0 ? 0 : 1;
