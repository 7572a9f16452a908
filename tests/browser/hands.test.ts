import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Fact } from '../../src/drama/fact.ts';
import { isLong } from '../how-much.ts';
import { inBrowser } from '../machine/in-browser.ts';
import { comeTo, Visitor } from './evening-visitor.ts';
import type { Chromium, Visit } from './run-in-chromium.ts';

const hamlet = 'actor:hamlet';

/** What somebody at the controls did or said, and not what they looked at. */
const deedsOf = (facts: readonly Fact[]): readonly Fact[] =>
  facts.filter((fact) => (fact.type === 'action:begun' || fact.type === 'line:begun') && fact.actor === hamlet);

/**
 * Two taps in one place, a twentieth of a second apart by the page's own clock: the second falls on whatever lies there by
 * then, as a finger's does.
 */
async function tapTwice(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await button.evaluate(async (each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const [clientX, clientY] = [(left + right) / 2, (top + bottom) / 2];
    const tap = (): void => {
      const at = document.elementFromPoint(clientX, clientY);
      const how = { bubbles: true, cancelable: true, composed: true, clientX, clientY };
      const finger = { ...how, pointerId: 9, pointerType: 'touch', isPrimary: true };
      for (const kind of ['pointerdown', 'pointerup'] as const) at?.dispatchEvent(new PointerEvent(kind, finger));
      at?.dispatchEvent(new MouseEvent('click', { ...how, detail: 1 }));
    };
    tap();
    await new Promise((resolve) => setTimeout(resolve, 50));
    tap();
  });
}

/** Presses the picture itself, where nothing lies on it: what is told, said and offered moves about. */
async function pressStage(page: Page): Promise<void> {
  const bare = await page.waitForFunction(() => {
    const { clientWidth, clientHeight } = document.documentElement;
    for (let y = clientHeight * 0.2; y < clientHeight; y += 12)
      for (let x = 12; x < clientWidth; x += 12)
        if (document.elementFromPoint(x, y)?.matches('canvas.stage')) return { x, y };
    return undefined;
  });
  const { x, y } = (await bare.jsonValue()) as { readonly x: number; readonly y: number };
  await page.mouse.click(x, y);
}

const where = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');

for (const on of ['desk', 'phone'] as const)
  inBrowser.describe(`hands that do no harm by accident, on a ${on}`, () => {
    let chromium: Chromium;
    let visit: Visit;
    let visitor: Visitor;
    beforeAll(async () => {
      const address = '/?ui=en&scene=elsinore&as=hamlet&seed=5&tier=plain&sound=off';
      ({ chromium, visit } = await comeTo(address, { on }));
      visitor = new Visitor(visit.page);
      await visitor.beSeated();
    });
    afterAll(() => chromium.close());

    const shut = async (page: Page): Promise<void> => {
      for (let left = 6; left > 0; left--) {
        const open = page.locator(
          'dialog[open], .controls .more[open], .playing-menu:not([hidden]), .playing-box:not([hidden])',
        );
        if ((await open.count()) === 0) return;
        await page.keyboard.press('Escape');
        await visitor.framesLater(4);
      }
      throw new Error('Something stays open, whatever Escape does.');
    };

    it('does nothing by a double tap, wherever it falls', async () => {
      const { page } = visit;
      const controls = page.locator('.controls');
      const openers = [
        page.locator('.controls summary'),
        visitor.held.getByRole('button', { name: 'dagger' }),
        ...(on === 'phone'
          ? ['Act', 'Speak', 'Ideas'].map((name) => page.locator('.playing-touch').getByRole('button', { name }))
          : [page.locator('.playing-label')]),
      ];
      for (const opener of openers) {
        await opener.waitFor();
        await tapTwice(opener);
        await visitor.framesLater(6);
        await shut(page);
      }
      await controls.locator('summary').click();
      // The panels open alike on both, and on a phone they are under the finger that opened them.
      for (const name of on === 'phone' || isLong ? ['Transcript', 'Playbill', 'Settings', 'Inspector'] : []) {
        if (await controls.locator('.more:not([open])').count()) await controls.locator('summary').click();
        const entry = controls.getByRole('button', { name: new RegExp(`^${name}`) });
        await entry.click({ trial: true });
        await tapTwice(entry);
        const panel = page.getByRole('dialog', { name });
        await panel.waitFor();
        await shut(page);
      }
      expect(new URL(page.url()).searchParams.get('scene'), 'still in the play').toBe('elsinore');
      await visitor.beSeated();
      await visitor.pressUntil('j', () => page.getByRole('dialog', { name: 'Transcript' }).isVisible());
      const facts = await visitor.saved(() => page.getByRole('button', { name: 'Save the facts' }).click());
      expect(deedsOf(facts)).toEqual([]);
      await shut(page);
    });

    // A phone has seldom keys: with LONG=1.
    if (on === 'phone' && !isLong) return;

    it('puts away by Escape what lies on top, and by a press beside it whatever is open; the keys are the stage’s again', async () => {
      const { page } = visit;
      const [summary, menu] = [page.locator('.controls summary'), page.locator('.controls .more')];
      const stage = page.locator('canvas.stage');
      const isStage = async (): Promise<boolean> => /^The stage/.test(await where(page));
      const openMenu = async (): Promise<void> => {
        await summary.click();
        await page.locator('.controls .more[open] .menu').waitFor();
      };
      await openMenu();
      await page.keyboard.press('Escape');
      expect(await menu.getAttribute('open'), 'the menu').toBeNull();
      expect(await isStage(), 'after Escape').toBe(true);

      await openMenu();
      await pressStage(page);
      expect(await menu.getAttribute('open'), 'the menu').toBeNull();
      await visitor.pressUntil('k', () => visitor.surroundings.isVisible());
      await page.keyboard.press('Escape');
      await visitor.surroundings.waitFor({ state: 'hidden' });
      expect(await isStage(), 'after the list').toBe(true);

      // Settings over the transcript: what came last goes first.
      const [transcript, settings] = ['Transcript', 'Settings'].map((name) => page.getByRole('dialog', { name }));
      await visitor.pressUntil('j', () => transcript!.isVisible());
      await stage.focus();
      await visitor.pressUntil('o', () => settings!.isVisible());
      await page.keyboard.press('Escape');
      await settings!.waitFor({ state: 'hidden' });
      expect(await transcript!.isVisible(), 'the transcript under them').toBe(true);
      await page.keyboard.press('Escape');
      await transcript!.waitFor({ state: 'hidden' });
      expect(await isStage(), 'after both').toBe(true);
    });

    it('gives the focus back to what opened it', async () => {
      const { page } = visit;
      const dagger = visitor.held.getByRole('button', { name: 'dagger' });
      await dagger.focus();
      await visitor.pressUntil('Enter', () => page.getByRole('menu').isVisible());
      await page.keyboard.press('Escape');
      await page.getByRole('menu').waitFor({ state: 'hidden' });
      expect(await where(page)).toBe('dagger');
      await page.locator('canvas.stage').focus();
      for (const [key, open] of [
        ['h', page.getByRole('dialog', { name: 'How to play' })],
        ['b', page.getByRole('dialog', { name: 'Playbill' })],
        ['Enter', visitor.box],
      ] as const) {
        await visitor.pressUntil(key, () => open.isVisible());
        await page.keyboard.press('Escape');
        await open.waitFor({ state: 'hidden' });
        expect(await where(page), key).toMatch(/^The stage/);
      }
      expect(visit.complaints).toEqual([]);
    });
  });
