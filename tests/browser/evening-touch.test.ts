import type { CDPSession } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inBrowser } from '../machine/in-browser.ts';
import { comeTo, factsOf, Visitor } from './evening-visitor.ts';
import type { Chromium, Visit } from './run-in-chromium.ts';

const hamlet = 'actor:hamlet';

inBrowser.describe('an evening under the thumbs', () => {
  let chromium: Chromium;
  let visit: Visit;
  beforeAll(async () => {
    const address = '/?ui=en&scene=elsinore&as=hamlet&seed=5&tier=plain&sound=off&speed=4';
    ({ chromium, visit } = await comeTo(address, { on: 'phone' }));
  });
  afterAll(() => chromium.close());

  it('walks by the stick, speaks by a tap on an idea, and does a deed by touch', async () => {
    const { page } = visit;
    const visitor = new Visitor(page);
    await visitor.beSeated();
    await page.locator('.playing.is-touch').waitFor();

    const zone = await page.locator('.playing-walk').boundingBox();
    expect(zone?.width ?? 0, 'room for a thumb').toBeGreaterThan(80);
    const [x, y] = [(zone?.x ?? 0) + (zone?.width ?? 0) / 2, (zone?.y ?? 0) + (zone?.height ?? 0) / 2];
    const fingers = await page.context().newCDPSession(page);
    await touch(fingers, 'touchStart', { x, y });
    await touch(fingers, 'touchMove', { x: x + 30, y: y + 50 });
    await page.locator('.playing-rim').waitFor();
    await visitor.framesLater(30);
    await touch(fingers, 'touchEnd');
    await page.locator('.playing-rim').waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: 'Ideas' }).tap();
    const idea = page
      .locator('.playing-idea[data-kind]')
      .filter({ has: page.locator('.playing-speech') })
      .first();
    await idea.tap();
    await visitor.heard
      .filter({ hasText: /^Hamlet: / })
      .first()
      .waitFor();

    // Whoever still speaks does it a moment later.
    for (let tries = 0; tries < 12 && (await visitor.holds('dagger')); tries++) {
      await visitor.held.getByRole('button', { name: 'dagger' }).tap();
      await page.getByRole('menuitem', { name: 'Put the dagger down' }).tap();
      for (let looks = 0; looks < 20 && (await visitor.holds('dagger')); looks++) await visitor.framesLater(10);
    }
    expect(await visitor.holds('dagger'), 'put down').toBe(false);

    await page.locator('.controls summary').tap();
    await page.locator('.controls').getByRole('button', { name: 'Transcript' }).tap();
    const facts = await visitor.saved(() => page.getByRole('button', { name: 'Save the facts' }).tap());
    const steps = factsOf(facts, 'body:moved').filter(({ actor }) => actor === hamlet);
    expect(steps.length, 'walked by the stick').toBeGreaterThan(0);
    const lines = factsOf(facts, 'line:begun').filter(({ actor }) => actor === hamlet);
    expect(lines.length).toBeGreaterThan(0);
    const done = factsOf(facts, 'action:ruled').filter(({ actor, verdict }) => actor === hamlet && verdict.ok);
    expect(done.map(({ action }) => action)).toContainEqual(
      expect.objectContaining({ verb: 'drop', object: 'prop:dagger' }),
    );
    expect(visit.complaints).toEqual([]);
  });
});

async function touch(
  fingers: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  ...touchPoints: readonly { readonly x: number; readonly y: number }[]
): Promise<void> {
  await fingers.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
}
