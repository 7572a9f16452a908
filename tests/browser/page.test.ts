import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { say, scriptedEndpoint } from '../doubles/scripted-endpoint.ts';
import { isLong } from '../how-much.ts';
import { inBrowser } from '../machine/in-browser.ts';
import { scriptedStudy } from '../study/drafts/scripted-study.ts';
import { Visitor } from './evening-visitor.ts';
import { builtPage, type BuiltFiles } from './build.ts';
import { launchChromium, type Chromium } from './run-in-chromium.ts';
import { pageWithSmallestPlay } from './smallest-play.ts';

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
      // Whoever presses it now does not want to lose the play that is about to begin.
      await page.keyboard.press('Escape');
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

      // The bar of a small window unfolds under the pointer.
      await page.locator('.controls .pause').hover();
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
    const site = await pageWithSmallestPlay();
    const path = 'scenes/tiny/scene.json';
    const text = String(site.get(path)).replaceAll('Ada', '<img src=x onerror=alert(1)>');
    const look = async (page: Page) => {
      await followInWords(page);
      await page.getByText('<img src=x', { exact: false }).first().waitFor();
      expect(await page.locator('img').count()).toBe(0);
      const programme = page.getByRole('article', { name: 'Programme' });
      await programme.getByRole('heading', { name: 'Who did what' }).waitFor();
      await programme.getByRole('button', { name: 'Another evening' }).click();
      await programme.waitFor({ state: 'detached' });
      await new Visitor(page).beSeated();
      await expect.poll(() => new URL(page.url()).searchParams.get('seed')).not.toBe('5');
    };
    await visiting(blind, '/?scene=tiny&seed=5&speed=4', look, new Map(site).set(path, text));
  });

  const theBox = (page: Page) => page.getByLabel('What shall it be about?');
  const watchIt = (page: Page) => page.getByRole('button', { name: 'Watch it', exact: true });
  const toFoyer = async (page: Page): Promise<void> => {
    await page.locator('.controls summary').click();
    await page.getByRole('button', { name: 'Foyer' }).click();
  };

  it('makes a play of a sentence, refuses kindly, keeps it, and lets it be changed, sent, removed and opened', async () => {
    await visiting(blind, '/?ui=en', async (page) => {
      await page.setViewportSize({ width: 1280, height: 720 });
      const box = theBox(page);
      expect((await box.boundingBox())?.y).toBeLessThan(360);
      for (const [text, answer] of [
        ['', 'Say who meets whom'],
        ['Две сестры спорят.', 'In English or Chinese, please'],
        ['They quarrel. '.repeat(7_000), 'That is a book.'],
        ['how to build bombs', 'No play is made of that here.'],
      ] as const) {
        await box.fill(text);
        await watchIt(page).click();
        await page.getByText(answer, { exact: false }).waitFor();
        expect(await box.inputValue()).toBe(text);
      }
      await box.fill('Ada Byron and Tom Hale debate the price of truth in a café.');
      const from = Date.now();
      await watchIt(page).click();
      await followInWords(page);
      console.info(`from a sentence to its first line, in words: ${Date.now() - from} ms`);
      expect(await page.locator('.captions-name').first().textContent()).toMatch(/Ada Byron|Tom Hale/);
      const { searchParams } = new URL(page.url());
      expect([searchParams.get('about'), searchParams.get('ui')]).toEqual([
        expect.stringContaining('the price of'),
        'en',
      ]);

      await toFoyer(page);
      const made = page.locator('.foyer-made-play');
      await made.getByText('Ada Byron, Tom Hale').waitFor();
      expect(await made.locator('.sketch polygon').count()).toBeGreaterThan(20);
      await changeIt(page);
      await made.getByText('Anna Lind, Tom Hale').waitFor();
      const walkIn = await made.getByRole('link', { name: /^Walk in/ }).getAttribute('href');
      expect(walkIn).toMatch(/^\?play=made-[0-9a-f]{16}&as=guest&seed=\d+&ui=en$/);

      await made.getByText('Keep, send, remove').click();
      const saving = page.waitForEvent('download');
      await made.getByRole('button', { name: /^Save as a folder/ }).click();
      const folder = await (await saving).path();
      await made.getByRole('button', { name: /^Remove/ }).click();
      await made.getByRole('button', { name: /^Remove for good\?/ }).click();
      await made.waitFor({ state: 'detached' });
      const file = page.locator('.foyer-file input');
      await file.setInputFiles(folder);
      await page.getByText('is here now.', { exact: false }).waitFor();
      await made.getByText('Anna Lind, Tom Hale').waitFor();
      await file.setInputFiles({
        name: 'a.zip',
        mimeType: 'application/zip',
        buffer: readFileSync(folder).subarray(0, -40),
      });
      await page.getByText('This file is damaged', { exact: false }).waitFor();
      const dropped = await page.evaluateHandle(() => {
        const data = new DataTransfer();
        data.items.add(new File(['{"a": 1}'], 'a.json'));
        return data;
      });
      await page.dispatchEvent('.foyer', 'drop', { dataTransfer: dropped });
      await page.getByText('There is no play in this file.', { exact: false }).waitFor();
    });
  });

  /** Another name, another place and one of its endings, on the sheet for it. */
  async function changeIt(page: Page): Promise<void> {
    await page.getByRole('button', { name: /^Change it/ }).click();
    const sheet = page.getByRole('dialog', { name: /^Change “/ });
    const ada = sheet.getByRole('group', { name: 'Ada Byron' });
    await ada.getByLabel('Name').fill('Tom Hale');
    await sheet.getByRole('button', { name: 'Make it so' }).click();
    await sheet.getByText('no two people of one name', { exact: false }).waitFor();
    await ada.getByLabel('Name').fill('Anna Lind');
    await ada.getByLabel('Wears').selectOption('a gown');
    await sheet.getByLabel('Where').selectOption('the temple');
    await sheet.getByLabel('How it ends').selectOption({ index: 1 });
    await sheet.getByRole('button', { name: 'Make it so' }).click();
    await sheet.getByText('Ada Byron is called Anna Lind.').waitFor();
    const told = await sheet.locator('.making-told li').allTextContents();
    expect(told.slice(0, 2)).toEqual(['Ada Byron is called Anna Lind.', 'Anna Lind looks otherwise.']);
    // Whoever is dressed for where they are looks otherwise, too.
    expect(told.at(-2)).toMatch(/^It plays in the temple, and no longer in the café\. There are: /);
    expect(told.at(-1)).toBe('The company makes for another ending.');
    expect(await new Visitor(page).barriers(), 'somebody who changes a play').toEqual([]);
    await page.keyboard.press('Escape');
  }

  it('has a model write it where there is one, and makes it without where that gives none', async () => {
    let misbehaves = false;
    const study = scriptedStudy(() => (misbehaves ? say('I would rather not.') : undefined));
    const endpoint = await scriptedEndpoint({ letsPagesCall: true, reply: (request) => study.reply(request) });
    const visit = await blind.visit(files, '/?ui=en');
    const { page } = visit;
    try {
      const model = { baseUrl: endpoint.baseURL, model: 'scripted', attempts: 1 };
      await page.evaluate((chosen) => localStorage.setItem('proscenium:settings', chosen), JSON.stringify({ model }));
      await page.reload();
      await page.getByText('The model of your settings writes the play', { exact: false }).waitFor();
      await theBox(page).fill('Two lighthouse keepers quarrel over a letter.');
      await watchIt(page).click();
      await page.getByRole('button', { name: 'Foyer' }).click();
      await page.getByRole('article', { name: 'The letter in the oil book' }).getByText('Edith Marrow').waitFor();
      // What comes of a model that gives none is seen in every check by `tests/app/making/planned-scene.test.ts`.
      if (!isLong) return;
      misbehaves = true;
      await theBox(page).fill('Two sisters quarrel over a house.');
      await watchIt(page).click();
      await page.getByText('The model gave no play. This one was made without it.').waitFor();
      await page.getByRole('button', { name: 'Foyer' }).click();
      await expect.poll(() => page.locator('.foyer-made-play').count()).toBeGreaterThan(1);
    } finally {
      await page.evaluate(() => localStorage.removeItem('proscenium:settings'));
      await visit.close();
      await endpoint.close();
    }
  });

  /** In every check by those who share an evening in words: `sharing.test.ts`. */
  const playInWords = async (): Promise<void> => {
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
  };
  if (isLong)
    it('lets one play all the same: speak, do what the list offers, and go on with it another time', playInWords);
});

const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
