import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inBrowser } from '../machine/in-browser.ts';
import { isLong } from '../how-much.ts';
import type { BuiltFiles } from './build.ts';
import { launchChromium, type Chromium } from './run-in-chromium.ts';

const configFile = fileURLToPath(new URL('../../examples/vite.config.ts', import.meta.url));

inBrowser.describe('the examples', () => {
  let chromium: Chromium;
  let files: BuiltFiles;
  beforeAll(async () => {
    const made = await build({ configFile, logLevel: 'error', build: { write: false, minify: false } });
    const parts = [made].flat().flatMap((result) => ('output' in result ? result.output : []));
    files = new Map(parts.map((part) => [part.fileName, part.type === 'chunk' ? part.code : part.source]));
    chromium = await launchChromium({ draws: false });
  });
  afterAll(() => chromium?.close());

  it('sell an apple for a coin, and nothing that cannot be paid for', async () => {
    const visit = await chromium.visit(files, '/shopkeeper/index.html');
    await visit.page.getByRole('button', { name: 'Buy the book' }).click();
    await visit.page.getByText('cannot pay for the book').waitFor();
    await visit.page.getByRole('button', { name: 'Buy the apple' }).click();
    await visit.page.waitForFunction(() => document.querySelector('output')?.value === '4');
    expect(await visit.page.getByText('pays 1 and has the apple').count()).toBeGreaterThan(0);
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });

  if (isLong)
    it('answer what is typed to people in a host’s scene', async () => {
      const visit = await chromium.visit(files, '/talking-npc/index.html');
      // Somebody speaks of their own accord, or the first line is not heard before they are there: both are fine.
      await visit.page.locator('li').first().waitFor();
      await visit.page.locator('input').press('Enter');
      await visit.page.getByText('the traveller: Ben, what are you doing here?').waitFor();
      await visit.page
        .getByText(/^Ben: /)
        .first()
        .waitFor();
      expect(visit.complaints).toEqual([]);
      await visit.close();
    });
});
