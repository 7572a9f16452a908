import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inBrowser } from '../machine/in-browser.ts';
import { parlourWith } from '../plugin/stage/parlour.ts';
import type { DressedInPage } from './bodies.page.ts';
import { launchChromium, type Chromium } from './run-in-chromium.ts';

const page = fileURLToPath(new URL('bodies.page.ts', import.meta.url));

inBrowser.describe('a company in a page', () => {
  let chromium: Chromium;
  beforeAll(async () => {
    chromium = await launchChromium();
  });
  afterAll(() => chromium.close());

  it('is sculpted in one worker beside the page, two draws a body, without a complaint', async () => {
    const complaints: string[] = [];
    const seen = await chromium.run<DressedInPage>(
      page,
      { scene: parlourWith('actor:ada', 'actor:bruno', 'prop:table') },
      async (tab) => {
        tab.on('console', (message) => {
          const isComplaint = message.type() === 'warning' || message.type() === 'error';
          // Software GL says so of itself when a picture is read.
          if (isComplaint && !message.text().includes('GL Driver Message')) complaints.push(message.text());
        });
      },
    );
    expect(seen.workers).toEqual(['sculptor']);
    expect(seen.troubles).toEqual([]);
    expect(complaints).toEqual([]);
    expect(seen.bodies).toHaveLength(2);
    for (const { actor, draws, triangles, materials } of seen.bodies) {
      expect(draws, actor).toBe(2);
      expect(materials, actor).toBe(1);
      expect(triangles, actor).toBeGreaterThan(4_000);
      expect(triangles, actor).toBeLessThan(25_000);
    }
    // Made while the stage was still being built, or while pictures were drawn: nothing waited for them.
    expect(seen.before > 0 || seen.meanwhile > 5, 'the page goes on while they are made').toBe(true);
    expect(seen.isReady).toBe(true);
    expect(seen.draws).toBeGreaterThan(10);
    expect(seen.left).toBe(0);
  });
});
