import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inBrowser } from '../machine/in-browser.ts';
import { comeTo, Visitor } from './evening-visitor.ts';
import type { Chromium, Visit } from './run-in-chromium.ts';

/** What has the keys, in words; nothing, where nothing on the page has them. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return '';
    const labels = at instanceof HTMLTextAreaElement || at instanceof HTMLInputElement ? at.labels : undefined;
    return at.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? at.textContent;
  });

/** Goes on by Tab until something of that name has the focus. */
async function tabTo(page: Page, name: RegExp, most = 60): Promise<readonly string[]> {
  const passed: string[] = [];
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab');
    passed.push(await focused(page));
    if (name.test(passed.at(-1) ?? '')) return passed;
  }
  throw new Error(`Tab does not lead to ${String(name)}: ${passed.join(' · ')}`);
}

inBrowser.describe('the page without a mouse, and for those who listen', () => {
  let chromium: Chromium;
  let visit: Visit;
  let visitor: Visitor;
  beforeAll(async () => {
    ({ chromium, visit } = await comeTo('/?ui=en'));
    visitor = new Visitor(visit.page);
  });
  afterAll(() => chromium.close());

  it('is entered by Tab and Enter alone', async () => {
    const { page } = visit;
    await visitor.arrive();
    expect(await visitor.barriers(), 'the foyer').toEqual([]);
    await page.getByRole('link', { name: /^Play as Hamlet/ }).waitFor({ state: 'attached' });
    const passed = await tabTo(page, /^Play as Hamlet/);
    expect(passed, 'the focus is always on something').not.toContain('');
    await page.keyboard.press('Enter');
    await visitor.beSeated();
    expect(await focused(page), 'one begins on the stage').toMatch(/^The stage/);
    expect(await visitor.barriers(), 'the auditorium').toEqual([]);
  });

  it('is played by keys: walking, talking, doing', async () => {
    const { page } = visit;
    await visitor.hold('ArrowLeft', 2);
    await visitor.hold('ArrowUp', 2);
    await visitor.write('Good evening, mother.');
    expect(await visitor.barriers(), 'while one talks').toEqual([]);
    await visitor.send();

    await visitor.pressUntil('k', () => visitor.surroundings.isVisible());
    expect(await focused(page)).toMatch(/^Speak to /);
    expect(await visitor.barriers(), 'the list of everything').toEqual([]);
    await tabTo(page, /^Examine the dagger/);
    await visitor.pressUntil('Enter', () => visitor.surroundings.isHidden());

    await tabTo(page, /^dagger$/);
    const menu = page.getByRole('menu');
    await visitor.pressUntil('Enter', () => menu.isVisible());
    expect(await visitor.barriers(), 'the menu of deeds').toEqual([]);
    await visitor.pressUntil('Escape', () => menu.isHidden());
    expect(await focused(page), 'back where it was opened').toBe('dagger');
  });

  it.each([
    ['j', 'Transcript'],
    ['b', 'Playbill'],
    ['i', 'Inspector'],
    ['o', 'Settings'],
  ])('lays open by the key %s: %s, gives the keys back by Escape, and axe finds nothing serious', async (key, name) => {
    const { page } = visit;
    await page.locator('canvas.stage').focus();
    const panel = page.getByRole('dialog', { name });
    await visitor.pressUntil(key, () => panel.isVisible());
    await expect.poll(() => panel.evaluate((each) => each.contains(document.activeElement))).toBe(true);
    expect(await visitor.barriers()).toEqual([]);
    if (name === 'Transcript') {
      await tabTo(page, /^Search the transcript/);
      await page.keyboard.type('candle');
      await panel.getByText(/^[1-9]\d* of /).waitFor();
    }
    await visitor.pressUntil('Escape', () => panel.isHidden());
    expect(await focused(page)).toMatch(/^The stage/);
  });

  it('has nothing that keeps the keys', async () => {
    const { page } = visit;
    await page.locator('canvas.stage').focus();
    await tabTo(page, /^Pause$/);
    await tabTo(page, /^Menu$/);
    await page.keyboard.press('Enter');
    expect(await visitor.barriers(), 'the menu of the performance').toEqual([]);
    await tabTo(page, /foyer$/i);
    await page.keyboard.press('Enter');
    await visitor.arrive();
    expect(visit.complaints).toEqual([]);
  });
});
