import { afterAll, beforeAll, expect, it } from 'vitest';
import { heldBy } from '../bench/page-memory.ts';
import { inBrowser } from '../machine/in-browser.ts';
import { comeTo, Visitor } from './evening-visitor.ts';
import type { Chromium, Visit } from './run-in-chromium.ts';

/** What a kept evening takes in the foyer's list. */
const nodesAnEvening = 40;
const listenersAnEvening = 12;

/** The half hour is measured by `npm run bench -- memory`; this is the short of it. */
inBrowser.describe('whoever comes back from the stage', () => {
  let chromium: Chromium;
  let visit: Visit;
  beforeAll(async () => {
    ({ chromium, visit } = await comeTo('/?ui=en'));
  });
  afterAll(() => chromium.close());

  it('leaves nothing of it in the page but the evening that was kept', async () => {
    const { page } = visit;
    const visitor = new Visitor(page);
    await visitor.arrive();
    await visitor.choosePlainAndSilent();
    const devtools = await page.context().newCDPSession(page);
    const held: Awaited<ReturnType<typeof heldBy>>[] = [];
    for (let times = 0; times < 2; times++) {
      await page.getByRole('link', { name: 'Watch The Closet at Elsinore' }).click();
      await page.locator('.captions-aloud p').first().waitFor({ state: 'attached' });
      // The bar of a small window unfolds under the pointer.
      await page.locator('.controls .pause').hover();
      await page.locator('.to-foyer').click();
      await page.locator('.foyer-evening').nth(times).waitFor({ state: 'attached' });
      held.push(await heldBy(devtools));
    }
    const [first, last] = held;
    expect(last!.documents).toBe(first!.documents);
    expect(last!.nodes - first!.nodes, 'nodes').toBeLessThanOrEqual(nodesAnEvening);
    expect(last!.listeners - first!.listeners, 'listeners').toBeLessThanOrEqual(listenersAnEvening);
    // A stage that stayed would be some twenty megabytes each time, in the heap or in arrays of bytes; the sculptor keeps
    // the figures of one play or two, as many as were made before it was left.
    expect(last!.heapMegabytes / first!.heapMegabytes, JSON.stringify(held)).toBeLessThan(1.2);
    expect(last!.bytesMegabytes - first!.bytesMegabytes, JSON.stringify(held)).toBeLessThan(14);
    expect(visit.complaints).toEqual([]);
  });
});
