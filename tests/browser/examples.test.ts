import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleNames } from '../../scripts/site/examples.ts';
import { isLong } from '../how-much.ts';
import { inBrowser } from '../machine/in-browser.ts';
import { builtProgram } from '../machine/program.ts';
import { builtDocs, type BuiltFiles } from './build.ts';
import { launchChromium, patienceMs, type Chromium, type Visit } from './run-in-chromium.ts';

/** What each of the others must show by itself, or when it is asked. */
const shown: Readonly<Record<string, (page: Visit['page']) => Promise<void>>> = {
  'talking-npc': async (page) => {
    await page.locator('li').first().waitFor();
    await page.locator('input').press('Enter');
    await page.getByText('the traveller: Ben, what are you doing here?').waitFor();
    const answer = page.getByText(/^Ben: /);
    await answer.first().waitFor();
  },
  'own-avatar': (page) => page.getByText('The knight has come in his own armour.').waitFor(),
  tavern: (page) => page.getByText(/^[2-9] of 20 have spoken\.$/).waitFor(),
  async hillside(page) {
    await page.locator('li').first().waitFor();
    await page.getByRole('button', { name: 'Go up' }).click();
    await page.getByText(/^The walker goes /i).first().waitFor(); // prettier-ignore
  },
  headset: (page) => page.getByText('No headset here').waitFor(),
  async saving(page) {
    for (const name of ['Sleep', 'Save', 'Sleep', 'Load']) await page.getByRole('button', { name }).click();
    await page.getByText(/^Day 2, .* the drama says day 2\.$/).waitFor();
  },
};

it('looks at every example', () => {
  expect([...Object.keys(shown), 'shopkeeper', 'mystery'].sort()).toEqual(exampleNames(process.cwd()).sort());
});

// A bundler's work and nine pages: in the long run.
const describeLong = isLong ? inBrowser.describe : undefined;
describeLong?.('the examples', () => {
  let chromium: Chromium;
  let files: BuiltFiles;
  beforeAll(async () => {
    [files, chromium] = await Promise.all([builtDocs(), launchChromium({ draws: false })]);
  });
  afterAll(() => chromium?.close());

  it('are changed and run in the playground, and a slip is named there', async () => {
    const visit = await chromium.visit(files, '/playground/index.html?example=shopkeeper');
    const { page, complaints } = visit;
    const frame = page.frameLocator('iframe');
    const code = page.getByLabel('The program, in TypeScript');
    await expect.poll(() => code.inputValue()).toContain('pays ${price}');
    const program = await code.inputValue();
    await code.fill(`const coins: = 3;\n${program}`);
    await page.getByRole('button', { name: 'Run' }).click();
    await page.locator('#told .error', { hasText: '(1:' }).waitFor();
    await code.fill(program.replace('pays ${price}', 'counts out ${price}'));
    await page.getByRole('button', { name: 'Run' }).click();
    await frame.getByRole('button', { name: 'Buy the book' }).press('Enter');
    await frame.getByText('cannot pay for the book').waitFor();
    await frame.getByRole('button', { name: 'Buy the apple' }).press('Enter');
    await frame.getByText('counts out 1 and has the apple').waitFor();
    expect(await frame.locator('output').textContent()).toBe('4');
    expect(complaints).toEqual([]);
    await visit.close();
  });

  it.each(Object.entries(shown))('run: %s', async (name, look) => {
    const visit = await chromium.visit(files, `/examples/${name}/index.html`);
    await look(visit.page);
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });

  it('run: mystery, for two who want the same', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mystery-'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html>');
    mkdirSync(join(folder, 'scenes'));
    cpSync('scenes/baker-street/scene.json', join(folder, 'scenes/baker-street/scene.json'));
    const first = await chromium.visit(files, '/examples/mystery/index.html');
    const origin = new URL(first.page.url()).origin;
    const house = await openHouse(['--page', folder, '--allow-origin', origin]);
    const comeIn = async ({ page }: Visit, name: string): Promise<void> => {
      await page.getByLabel('House').fill(house.url);
      await page.getByLabel('Your name').fill(name);
      await page.getByRole('button', { name: 'Come in' }).click();
    };
    try {
      await comeIn(first, 'Anna');
      const told = (await first.page.getByText('For a second: ').textContent()) ?? '';
      const second = await chromium.visit(files, told.replace(/^.*?(?=\/examples)/, ''));
      await comeIn(second, 'Boris');
      await first.page.getByRole('button', { name: 'Play Pell' }).click();
      await second.page.getByText('Pell: Anna').waitFor();
      expect(await second.page.getByRole('button', { name: 'Play Pell' }).count(), 'taken').toBe(0);
      await second.page.getByRole('button', { name: 'Play Strake' }).click();
      const say = async ({ page }: Visit, text: string): Promise<void> => {
        await page.getByLabel('Say or (do) something').fill(text);
        await page.getByLabel('Say or (do) something').press('Enter');
      };
      await say(first, 'Is there a magpie in this house?');
      for (const { page } of [first, second]) await page.getByText('Pell: Is there a magpie').waitFor();
      // Whoever is still speaking is told so, and asks again.
      const takes = (who: Visit, told: RegExp): Promise<void> =>
        expect
          .poll(
            async () => {
              await say(who, '(takes the umbrella)');
              return second.page.getByText(told).count();
            },
            { interval: 2000, timeout: patienceMs },
          )
          .toBeGreaterThan(0);
      await takes(first, /^(The )?Pell .*wet umbrella/);
      await takes(second, /^Pell (has|is holding|holds) the wet umbrella\.$/);
      expect([...first.complaints, ...second.complaints]).toEqual([]);
      await Promise.all([first.close(), second.close()]);
    } finally {
      house.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

/** A house on a free port. */
async function openHouse(args: readonly string[]): Promise<{ readonly url: string; close(): void }> {
  const program = await builtProgram('src/cli/entry.ts');
  const server = spawn(process.execPath, [program, 'serve', '--port', '0', '--store', 'memory', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((resolve) => createInterface(server.stdout).once('line', resolve));
  return { url: (JSON.parse(line) as { url: string }).url, close: () => void server.kill('SIGKILL') };
}
