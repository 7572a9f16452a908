import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPageServer } from '../../src/cli/page-server.ts';
import { isLong } from '../how-much.ts';
import { inBrowser } from '../machine/in-browser.ts';
import { Visitor } from './evening-visitor.ts';
import { drawSeldom, sharedBrowser, patientContext } from './run-in-chromium.ts';
import { pageWithSmallestPlay } from './smallest-play.ts';

let browser: Browser;
let server: Server;
let site: string;
let workers: readonly string[];
const folder = mkdtempSync(join(tmpdir(), 'page-'));

beforeAll(async () => {
  const files = await pageWithSmallestPlay();
  for (const [path, body] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), body);
  }
  workers = [...files.keys()].filter((path) => /-worker-[\w-]+\.js$/.test(path));
  server = createPageServer({ folder });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  // Words will do: what is looked at is the page around the play.
  browser = await sharedBrowser({ gl: false });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A visit with a storage of its own, under the policy of the real server. */
async function visiting(
  look: (page: Page, complaints: readonly string[]) => Promise<void>,
  before = (): void => undefined,
): Promise<void> {
  const context = await patientContext(browser, { viewport: { width: 900, height: 600 }, locale: 'en-GB' });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedScript/i.test(message.text())) complaints.push(message.text());
  });
  await page.addInitScript(drawSeldom);
  await page.addInitScript(before);
  try {
    await look(page, complaints);
  } finally {
    await context.close();
  }
}

async function follow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Follow it in words' }).click();
  await new Visitor(page).beSeated();
}

const play = 'scene=tiny&seed=5';

/** Nothing lies over anything else in a window of 200 × 200. */
async function expectApartWhenSmall(page: Page): Promise<void> {
  await page.setViewportSize({ width: 200, height: 200 });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await page.evaluate(overlaps)).toEqual([]);
}

/** Databases that fail in two ways; in every check in the first of them. */
const shelfless: readonly (readonly [string, string, () => void])[] = [
  [
    'the database never answers',
    `?${play}`,
    () => {
      const silent = { addEventListener: () => undefined };
      Object.defineProperty(globalThis, 'indexedDB', { value: { open: () => silent } });
    },
  ],
  [
    'the database throws as soon as it is looked at',
    `?${play}&as=ada`,
    () => {
      Object.defineProperty(globalThis, 'indexedDB', {
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      });
    },
  ],
];

inBrowser.describe('the page where something is wrong', () => {
  it.each(isLong ? shelfless : shelfless.slice(0, 1))(
    'plays on without a shelf, says so, and keeps its controls apart in a window of 200 × 200, where %s',
    async (_, address, before) => {
      await visiting(async (page, complaints) => {
        await page.goto(site + address);
        await follow(page);
        await page.getByText('This browser keeps nothing').first().waitFor({ state: 'attached' });
        expect(new URL(page.url()).searchParams.has('evening')).toBe(false);
        await expectApartWhenSmall(page);
        expect(complaints).toEqual([]);
      }, before);
    },
  );

  it('goes on with a fresh evening when it is reloaded', async () => {
    await visiting(async (page, complaints) => {
      await page.goto(`${site}?${play}`);
      await follow(page);
      const evening = new URL(page.url()).searchParams.get('evening');
      expect(evening).toMatch(/^tiny-/);
      // Once something is on the shelf, another evening would have another name.
      await expect.poll(() => page.evaluate(keptFacts)).toBeGreaterThan(0);
      await page.reload();
      await follow(page);
      expect(new URL(page.url()).searchParams.get('evening')).toBe(evening);
      await page.goto(site);
      await page.locator('.foyer-evening').first().waitFor();
      expect(await page.locator('.foyer-evening').count()).toBe(1);
      expect(complaints).toEqual([]);

      // What becomes of a damaged evening is seen without a page in every check: `evenings.test.ts` of the shelf.
      if (!isLong) return;
      await page.evaluate(damageTheLast);
      await page.goto(`${site}?${play}&evening=${evening}`);
      await follow(page);
      await page.getByText('The end of this evening was damaged').waitFor();
      expect(complaints).toEqual([]);
    });
  });

  it('says in the smallest window that the settings did not arrive where there is no network', async () => {
    await visiting(async (page) => {
      await page.goto(site);
      await page.locator('.foyer-title').first().waitFor();
      await expectApartWhenSmall(page);
      await page.context().setOffline(true);
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByText('The settings did not arrive').waitFor();
    });
  });

  it('lets no script of another site be started, and its telephone call nobody it does not know', async () => {
    await visiting(async (page) => {
      await page.goto(site);
      await page.locator('.foyer-title').first().waitFor();
      const telephone = workers.find((path) => path.includes('telephone'));
      const reached = await page.evaluate(async (path) => {
        const worker = new Worker(`/${path}`, { type: 'module' });
        const told = new Promise<{ why?: string }>((resolve) => {
          worker.addEventListener('message', ({ data }: MessageEvent<{ why?: string }>) => resolve(data));
        });
        worker.postMessage({ type: 'connect', base: 'https://evil.example/v1' });
        worker.postMessage({ type: 'call', id: 1, url: 'https://evil.example/v1/x', method: 'GET', headers: [] });
        const tries: [string, () => unknown][] = [
          ['worker', () => new Worker('https://evil.example/x.js')],
          ['data worker', () => new Worker('data:text/javascript,1')],
          ['markup', () => (document.createElement('div').innerHTML = '<img src=x onerror=1>')],
          ['script text', () => (document.createElement('script').text = '1')],
        ];
        const ran = tries.filter(([, run]) => {
          try {
            run();
            return true;
          } catch {
            return false;
          }
        });
        return { why: (await told).why, ran: ran.map(([name]) => name) };
      }, telephone);
      expect(reached).toEqual({ why: 'policy', ran: [] });
    });
  });
});

/** How many facts this browser keeps. Runs in the page. */
function keptFacts(): Promise<number> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('proscenium');
    opening.onsuccess = () => {
      const counting = opening.result.transaction('facts').objectStore('facts').count();
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result);
      };
    };
  });
}

/** Changes a word of the last fact this browser keeps, as a failing disk would. Runs in the page. */
function damageTheLast(): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('proscenium');
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('facts', 'readwrite');
      const walking = transaction.objectStore('facts').openCursor(null, 'prev');
      walking.onsuccess = () => {
        const row = walking.result?.value as { text: string };
        walking.result?.update({ ...row, text: row.text.replace('"at":', '"at":1') });
      };
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

/** Controls that lie over each other, or out of reach beside the window. Runs in the page. */
function overlaps(): readonly string[] {
  const name = (each: Element): string =>
    `${each.className || each.tagName} “${(each.textContent ?? '').trim().slice(0, 20)}”`;
  const controls = [...document.querySelectorAll('button, a, input, select, summary, textarea')].filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    return width > 1 && height > 1 && each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  });
  const boxes = controls.map((each) => each.getBoundingClientRect());
  const found: string[] = [];
  boxes.forEach((a, i) => {
    if (a.right > innerWidth + 1 || a.left < -1) found.push(`${name(controls[i]!)} is beside the window`);
    boxes.slice(i + 1).forEach((b, j) => {
      const other = controls[i + 1 + j]!;
      if (controls[i]!.contains(other) || other.contains(controls[i]!)) return;
      const [wide, high] = [
        Math.min(a.right, b.right) - Math.max(a.left, b.left),
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
      ];
      if (wide > 2 && high > 2) found.push(`${name(controls[i]!)} lies over ${name(other)}`);
    });
  });
  return found;
}
