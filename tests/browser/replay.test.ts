import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect } from 'vitest';
import { closet, rehearse } from '../company/rehearsal.ts';
import { inBrowser } from '../machine/in-browser.ts';
import { launchChromium, type Chromium } from './run-in-chromium.ts';

let chromium: Chromium;
beforeAll(async () => {
  chromium = await launchChromium({ gl: false });
});
afterAll(() => chromium.close());

inBrowser.it(
  '[FACT2] [FACT3] a log comes to the same hash in a page, and so does a performance from the same seed',
  async () => {
    const { facts, summary } = await rehearse(closet, { settings: { seed: '11' } });
    const page = fileURLToPath(new URL('replay.page.ts', import.meta.url));
    const hashes = await chromium.run(page, { facts, scene: closet, seed: '11' });
    expect(hashes).toEqual({ replayed: summary.hash, performed: summary.hash });
  },
);
