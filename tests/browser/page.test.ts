import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inBrowser } from '../machine/in-browser.ts';
import { pageOfShortEvenings, Visitor } from './evening-visitor.ts';
import { builtPage, type BuiltFiles } from './build.ts';
import { launchChromium, type Chromium } from './run-in-chromium.ts';

let files: BuiltFiles;
beforeAll(async () => {
  files = await builtPage();
});

/** Visits the page, and expects of every visit that it complained of nothing and asked nobody else for anything. */
async function visiting(chromium: Chromium, address: string, look: (page: Page) => Promise<void>, site = files) {
  const visit = await chromium.visit(site, address);
  try {
    await look(visit.page);
    expect(visit.complaints).toEqual([]);
  } finally {
    await visit.close();
  }
}

const firstLine = (page: Page) => page.locator('.captions-name').first().waitFor({ state: 'attached' });
/** What can be read, each once: a line may change its place, from a bubble to the foot of the picture, while all wait. */
const linesIn = async (page: Page): Promise<readonly string[]> => {
  const read = page.locator('.captions-heading, .captions-told, .captions-words, .captions-aloud p');
  return [...new Set(await read.allTextContents())].toSorted();
};

async function expectWaiting(page: Page): Promise<void> {
  const before = await linesIn(page);
  await new Visitor(page).framesLater(8);
  expect(await linesIn(page)).toEqual(before);
}

async function expectGoingOn(page: Page): Promise<void> {
  const before = JSON.stringify(await linesIn(page));
  await expect.poll(async () => JSON.stringify(await linesIn(page))).not.toBe(before);
}

inBrowser.describe('the player’s page', () => {
  let chromium: Chromium;
  beforeAll(async () => {
    chromium = await launchChromium({ draws: false });
  });
  afterAll(() => chromium.close());

  it('performs word for word, waits when paused, hidden or without a picture, leads to the foyer, and goes back', async () => {
    await visiting(chromium, '/?scene=elsinore&seed=5&speed=4&tier=plain&sound=off&camera=upside', async (page) => {
      await page.getByRole('progressbar').waitFor();
      await page.getByText('camera=upside is not understood', { exact: false }).waitFor();
      await firstLine(page);
      expect(await page.locator('.captions-heading').textContent()).toBe('The closet · A mother and a curtain');
      expect(await page.title()).toBe('The Closet at Elsinore — Proscenium');
      expect(await page.locator('canvas.stage').evaluate((canvas) => canvas.clientHeight)).toBeGreaterThan(100);

      expect(await new Visitor(page).barriers(), 'somebody who watches').toEqual([]);

      await page.locator('canvas.stage').focus();
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: 'Go on' }).waitFor();
      await expectWaiting(page);
      await page.keyboard.press('Space');
      await expectGoingOn(page);

      await setHidden(page, true);
      await expectWaiting(page);
      await setHidden(page, false);
      await expectGoingOn(page);

      await page.evaluate(() => {
        const canvas = document.querySelector<HTMLCanvasElement>('canvas.stage');
        const card = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
        Object.assign(globalThis, { card });
        card?.loseContext();
      });
      await page.getByText('took the picture away', { exact: false }).waitFor();
      await expectWaiting(page);
      await page.evaluate(() => (globalThis as unknown as { card: WEBGL_lose_context }).card.restoreContext());
      await page.waitForFunction(() => document.querySelector('.notice')?.textContent === '');
      await expectGoingOn(page);

      await page.getByRole('button', { name: 'Foyer' }).click();
      await new Visitor(page).arrive();
      expect(new URL(page.url()).search).toBe('');
      expect(await page.title()).toBe('Proscenium');
      await page.goBack();
      await page.waitForFunction(() => document.title.startsWith('The Closet at Elsinore'));
      expect(new URL(page.url()).searchParams.get('scene')).toBe('elsinore');
    });
  });

  it('says that there is no such play, and which there are', async () => {
    await visiting(chromium, '/?scene=nowhere', async (page) => {
      await page.getByRole('heading', { name: 'There is no such play' }).waitFor();
      expect(await page.locator('.cover').getByRole('button').allTextContents()).toContain('The Midnight Café');
    });
  });

  it('says what is wrong with a scene, where it is wrong', async () => {
    const scene = JSON.parse(String(files.get('scenes/elsinore/scene.json'))) as { entities: object[] };
    const [first, ...others] = scene.entities;
    const broken = { ...scene, entities: [{ ...first, kind: 'puddle' }, ...others] };
    const site = new Map(files).set('scenes/broken/scene.json', JSON.stringify(broken));
    const look = async (page: Page) => {
      await page.getByRole('heading', { name: 'This play cannot be read' }).waitFor();
      expect(await page.locator('.details li').first().textContent()).toContain('entities.0');
    };
    await visiting(chromium, '/?scene=broken', look, site);
  });
});

inBrowser.describe('the page in a browser that cannot draw', () => {
  let blind: Chromium;
  beforeAll(async () => {
    blind = await launchChromium({ gl: false });
  });
  afterAll(() => blind.close());

  async function followInWords(page: Page): Promise<void> {
    await page.getByRole('heading', { name: 'This browser cannot show the stage' }).waitFor();
    await page.getByRole('button', { name: 'Follow it in words' }).click();
    await firstLine(page);
  }

  it('says so, tells the play in words to its end, reads nothing in it as markup, and gives another evening', async () => {
    const short = await pageOfShortEvenings();
    const path = 'scenes/elsinore/scene.json';
    const text = String(short.get(path)).replaceAll('Gertrude', '<img src=x onerror=alert(1)>');
    const look = async (page: Page) => {
      await followInWords(page);
      await page.getByText('<img src=x', { exact: false }).first().waitFor();
      expect(await page.locator('img').count()).toBe(0);
      const programme = page.getByRole('article', { name: 'Programme' });
      await programme.getByRole('heading', { name: 'Who did what' }).waitFor();
      await programme.getByRole('button', { name: 'Another evening' }).click();
      await programme.waitFor({ state: 'detached' });
      await firstLine(page);
      expect(new URL(page.url()).searchParams.get('seed')).not.toBe('5');
    };
    await visiting(blind, '/?scene=elsinore&seed=5&speed=32', look, new Map(short).set(path, text));
  });

  it('makes a play of a sentence: typed in the foyer, it is told in words', async () => {
    await visiting(blind, '/?ui=en', async (page) => {
      const box = page.getByLabel('What shall it be about?');
      await box.fill('Две сестры спорят.');
      await page.getByRole('button', { name: 'Watch it' }).click();
      await page.getByText('In English or Chinese, please', { exact: false }).waitFor();
      await box.fill('Ada Byron and Tom Hale debate the price of truth in a café.');
      await page.getByRole('button', { name: 'Watch it' }).click();
      await followInWords(page);
      expect(await page.locator('.captions-name').first().textContent()).toMatch(/Ada Byron|Tom Hale/);
      expect(new URL(page.url()).searchParams.get('about')).toContain('the price of truth');
    });
  });

  it('lets one play all the same: speak, do what the list offers, and go on with it another time', async () => {
    await visiting(blind, '/?scene=elsinore&as=hamlet&seed=5&speed=4', async (page) => {
      await followInWords(page);
      const visitor = new Visitor(page);
      await visitor.say('Mother, you have my father much offended.');
      // She may cut in on him, even after the first word.
      await visitor.heard.filter({ hasText: 'Mother,' }).first().waitFor();
      await visitor.do('Take the silver goblet', () => visitor.holds('silver goblet'));
      await page.locator('.controls summary').click();
      await page.getByRole('button', { name: 'Foyer' }).click();
      await page.getByRole('link', { name: /^Go on.*as Hamlet/ }).click();
      await visitor.held.getByText('silver goblet').waitFor();
    });
  });
});

const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
