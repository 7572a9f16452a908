import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtPage, launchChromium, type BuiltFiles, type Chromium } from './run-in-chromium.ts';

/** Loading and drawing in software takes its time on a busy machine; each wait is for something, never for a while. */
const patient = { timeout: 150_000 };

let files: BuiltFiles;
beforeAll(async () => {
  files = await builtPage();
}, 120_000);

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

const firstLine = (page: Page) => page.locator('.line .speaker').first().waitFor(patient);
const linesIn = (page: Page) => page.locator('.lines').textContent();

/** In the page: resolves when it has been drawn so often. */
const framesLater = (frames: number): Promise<void> =>
  new Promise((resolve) => {
    const next = (left: number): void => void (left > 0 ? requestAnimationFrame(() => next(left - 1)) : resolve());
    next(frames);
  });

async function expectWaiting(page: Page): Promise<void> {
  const before = await linesIn(page);
  await page.evaluate(framesLater, 10);
  expect(await linesIn(page)).toBe(before);
}

async function expectGoingOn(page: Page): Promise<void> {
  const before = await linesIn(page);
  await page.waitForFunction((text) => document.querySelector('.lines')?.textContent !== text, before, patient);
}

describe('the player’s page', { timeout: 600_000 }, () => {
  let chromium: Chromium;
  beforeAll(async () => {
    chromium = await launchChromium();
  }, 60_000);
  afterAll(() => chromium.close());

  it('performs word for word, and waits when paused, when hidden, and when the picture is lost', async () => {
    await visiting(chromium, '/?scene=elsinore&seed=5&speed=4&tier=plain', async (page) => {
      await page.getByText('Building the stage').waitFor(patient);
      await firstLine(page);
      expect(await page.locator('.heading').textContent()).toBe('The closet · A mother and a curtain');
      expect(await page.title()).toBe('The Closet at Elsinore — Proscenium');
      expect(await page.locator('canvas.stage').evaluate((canvas) => canvas.clientHeight)).toBeGreaterThan(100);

      await page.locator('canvas.stage').focus();
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: 'Go on' }).waitFor(patient);
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
      await page.getByText('took the picture away', { exact: false }).waitFor(patient);
      await expectWaiting(page);
      await page.evaluate(() => (globalThis as unknown as { card: WEBGL_lose_context }).card.restoreContext());
      await page.waitForFunction(() => document.querySelector('.notice')?.textContent === '', undefined, patient);
      await expectGoingOn(page);
    });
  });

  it('tells what it did not understand of its address, plays, lets one choose another play, and goes back', async () => {
    await visiting(chromium, '/?speed=warp&tier=plain', async (page) => {
      await page.getByText('speed=warp is not understood', { exact: false }).waitFor(patient);
      await page.getByRole('button', { name: 'Playbill' }).click();
      const playbill = page.getByRole('dialog');
      await playbill.getByRole('heading', { level: 2 }).first().waitFor(patient);
      expect(await playbill.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
        'The Other Detective in Baker Street',
        'The Closet at Elsinore',
        'The Midnight Café',
      ]);
      await playbill.getByRole('link', { name: 'The Midnight Café' }).click();
      await page.waitForFunction(() => document.title.startsWith('The Midnight Café'), undefined, patient);
      expect(new URL(page.url()).searchParams.get('scene')).toBe('midnight-cafe');
      await page.goBack();
      await page.waitForFunction(() => document.title.startsWith('The Closet at Elsinore'), undefined, patient);
      await firstLine(page);
    });
  });

  it('says that there is no such play, and which there are', async () => {
    await visiting(chromium, '/?scene=nowhere', async (page) => {
      await page.getByRole('heading', { name: 'There is no such play' }).waitFor(patient);
      expect(await page.locator('.cover').getByRole('button').allTextContents()).toContain('The Midnight Café');
    });
  });

  it('says what is wrong with a scene, where it is wrong', async () => {
    const scene = JSON.parse(String(files.get('scenes/elsinore/scene.json'))) as { entities: object[] };
    const [first, ...others] = scene.entities;
    const broken = { ...scene, entities: [{ ...first, kind: 'puddle' }, ...others] };
    const site = new Map(files).set('scenes/broken/scene.json', JSON.stringify(broken));
    const look = async (page: Page) => {
      await page.getByRole('heading', { name: 'This play cannot be read' }).waitFor(patient);
      expect(await page.locator('.details li').first().textContent()).toContain('entities.0');
    };
    await visiting(chromium, '/?scene=broken', look, site);
  });
});

describe('the page in a browser that cannot draw', { timeout: 300_000 }, () => {
  let blind: Chromium;
  beforeAll(async () => {
    blind = await launchChromium({ gl: false });
  }, 60_000);
  afterAll(() => blind.close());

  async function followInWords(page: Page): Promise<void> {
    await page.getByRole('heading', { name: 'This browser cannot show the stage' }).waitFor(patient);
    await page.getByRole('button', { name: 'Follow it in words' }).click();
    await firstLine(page);
  }

  it('says so, tells the play in words to its end, and gives another evening', async () => {
    await visiting(blind, '/?scene=elsinore&seed=5&speed=32', async (page) => {
      await followInWords(page);
      await page.getByText('The end, after', { exact: false }).waitFor(patient);
      await page.locator('.cover').getByRole('button', { name: 'Another evening' }).click();
      await firstLine(page);
      expect(new URL(page.url()).searchParams.get('seed')).not.toBe('5');
    });
  });

  it('reads nothing a scene says as markup', async () => {
    const text = String(files.get('scenes/elsinore/scene.json')).replaceAll('Gertrude', '<img src=x onerror=alert(1)>');
    const site = new Map(files).set('scenes/markup/scene.json', text);
    const look = async (page: Page) => {
      await followInWords(page);
      await page.getByText('<img src=x', { exact: false }).first().waitFor(patient);
      expect(await page.locator('img').count()).toBe(0);
    };
    await visiting(blind, '/?scene=markup&speed=8', look, site);
  });
});

const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
