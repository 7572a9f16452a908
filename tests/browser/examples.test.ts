import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleNames } from '../../scripts/site/examples.ts';
import { isLong } from '../how-much.ts';
import { inBrowser } from '../machine/in-browser.ts';
import { builtDocs, type BuiltFiles } from './build.ts';
import { launchChromium, type Chromium, type Visit } from './run-in-chromium.ts';

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
  expect([...Object.keys(shown), 'shopkeeper'].sort()).toEqual(exampleNames(process.cwd()).sort());
});

// A bundler's work and seven pages: in the long run.
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
});
