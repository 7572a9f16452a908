import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inBrowser } from '../machine/in-browser.ts';
import { builtPage, type BuiltFiles } from './build.ts';
import { launchChromium, type Chromium } from './run-in-chromium.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let files: BuiltFiles;
let chromium: Chromium;
beforeAll(async () => {
  [files, chromium] = await Promise.all([builtPage(), launchChromium({ draws: false })]);
});
afterAll(() => chromium.close());

/** The foyer at this size; expects of every visit that it complained of nothing and asked nobody else for anything. */
async function inFoyer(address: string, look: (page: Page) => Promise<void>) {
  const visit = await chromium.visit(files, address);
  try {
    await visit.page.setViewportSize(desk);
    await visit.page.locator('.foyer-title').first().waitFor();
    await look(visit.page);
    expect(visit.complaints).toEqual([]);
  } finally {
    await visit.close();
  }
}

const play = (page: Page, name: string) => page.getByRole('article', { name });
const asked = (href: string | null) => Object.fromEntries(new URLSearchParams((href ?? '').replace(/^\?/, '')));

async function gravest(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
    interface Violation {
      readonly id: string;
      readonly impact?: string;
      readonly nodes: readonly { readonly html: string }[];
    }
    const { violations } = await axe.run();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200) ?? ''}`);
  });
}

const desk = { width: 1280, height: 720 };
const phone = { width: 390, height: 844 };

/** Nothing that axe finds serious, with all that can be laid open, and nothing that scrolls sideways. */
async function expectNoBarriers(page: Page, sizes: readonly (typeof desk)[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const more of await page.locator('.foyer-more summary').all()) await more.click();
  for (const size of sizes) {
    await page.setViewportSize(size);
    expect(await gravest(page), `${size.width}`).toEqual([]);
    const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(wide).toBeLessThanOrEqual(room ?? 0);
  }
}

/** The Tab key goes in the order it is read, and nothing is reached that is not seen. */
async function expectOrder(page: Page): Promise<void> {
  const order: string[] = [];
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab');
    order.push(
      await page.evaluate(() => {
        const at = document.activeElement;
        return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
      }),
    );
  }
  expect(order.slice(0, 10)).toEqual([
    'Skip to the plays',
    'English',
    '中文',
    'Settings',
    '',
    'Walk in',
    'Watch it',
    'Watch The Other Detective in Baker Street',
    'Walk in as a stranger',
    'Your name, if you like',
  ]);
  expect(order[10]).toMatch(/^Play as Pell\. Miss Augusta Pell/);
}

inBrowser.describe('the foyer', () => {
  it('is there before the engine is, is walked through with the Tab key, and links follow what is chosen', async () => {
    await inFoyer('/', async (page) => {
      await expectOrder(page);
      expect(await page.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
        'The Other Detective in Baker Street',
        'The Closet at Elsinore',
        'The Midnight Café',
      ]);
      const elsinore = play(page, 'The Closet at Elsinore');
      const roles = await elsinore.locator('.foyer-part').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
      expect(roles.map((href) => asked(href)['as'])).toEqual([
        'hamlet',
        'gertrude',
        'polonius',
        'claudius',
        'ghost',
        'horatio',
        'torben',
      ]);
      const watch = elsinore.getByRole('link', { name: 'Watch The Closet at Elsinore' });
      const seed = asked(await watch.getAttribute('href'))['seed'];
      expect(asked(await watch.getAttribute('href'))).toEqual({ scene: 'elsinore', seed });
      expect(Number(seed)).toBeGreaterThan(0);
      // Posters are pictures that came from this site: wide ones, on a low screen.
      const widths = page.locator('.foyer-sheet img').evaluateAll(async (all) => {
        const images = all as HTMLImageElement[];
        await Promise.all(images.map((image) => image.decode()));
        return images.map(({ naturalWidth }) => naturalWidth);
      });
      expect(await widths).toEqual([1280, 1280, 1280]);

      // Links follow what is chosen: a name, a story, a language, an evening.
      const street = play(page, 'The Other Detective in Baker Street');
      const walkIn = street.getByRole('link', { name: 'Walk in as a stranger' });
      await street.getByRole('textbox', { name: 'Your name, if you like' }).fill('Anna Lind');
      expect(asked(await walkIn.getAttribute('href'))).toMatchObject({ as: 'guest', name: 'Anna Lind' });
      await street.getByRole('textbox', { name: 'Your name, if you like' }).fill('<b>');
      expect(asked(await walkIn.getAttribute('href'))).not.toHaveProperty('name');
      await street.getByText('Letters and spaces, please.', { exact: false }).waitFor();
      await street.getByText('More about it').click();
      await street.getByLabel('Story').selectOption('Forty spoons');
      await street.getByLabel('Evening number').fill('77');
      const pell = street.getByRole('link', { name: 'Play as Pell', exact: false });
      expect(asked(await pell.getAttribute('href'))).toEqual({
        scene: 'baker-street',
        as: 'pell',
        seed: '77',
        case: 'the-butler',
      });
      const cafe = play(page, 'The Midnight Café');
      await cafe.getByText('More about it').click();
      await cafe.getByLabel('Spoken in').selectOption('中文');
      const lin = cafe.getByRole('link', { name: 'Play as Mrs Lin', exact: false });
      expect(asked(await lin.getAttribute('href'))['language']).toBe('zh');
    });
  });

  it('is in Chinese where it is asked to be, can be changed back, and has nothing axe finds serious on a phone or a desk', async () => {
    await inFoyer('/?ui=zh', async (page) => {
      await page.getByText('台上的人，谁都没看过剧本。').waitFor();
      const elsinore = play(page, 'The Closet at Elsinore');
      await elsinore.getByText('埃尔西诺的内室').waitFor();
      await elsinore.getByRole('link', { name: /扮演\s?哈姆雷特/ }).waitFor();
      const cafe = play(page, 'The Midnight Café').getByRole('link', { name: '看戏：The Midnight Café' });
      expect(asked(await cafe.getAttribute('href'))).toMatchObject({ language: 'zh', ui: 'zh' });
      await expectNoBarriers(page, [phone]);
      await page.getByRole('button', { name: 'English' }).click();
      await page.getByText('Nobody on this stage has read the script.').waitFor();
      await page.locator('.foyer-title').first().waitFor();
      await expectNoBarriers(page, [desk, phone]);
    });
  });
});
