import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtPage, launchChromium, type BuiltFiles, type Chromium, type Visit } from './run-in-chromium.ts';

/** Loading and drawing in software takes its time on a busy machine; each wait is for something, never for a while. */
const patient = { timeout: 90_000 };

let files: BuiltFiles;
let chromium: Chromium;
beforeAll(async () => {
  files = await builtPage();
  chromium = await launchChromium();
}, 120_000);
afterAll(() => chromium.close());

/** Visits the page, and expects of every visit that it complained of nothing and asked nobody else for anything. */
async function visiting(address: string, look: (visit: Visit) => Promise<void>, site = files): Promise<void> {
  const visit = await chromium.visit(site, address);
  try {
    await look(visit);
    expect(visit.complaints).toEqual([]);
  } finally {
    await visit.close();
  }
}

/** In the page: resolves when it has been drawn so often. */
const framesLater = (frames: number): Promise<void> =>
  new Promise((resolve) => {
    const next = (left: number): void => void (left > 0 ? requestAnimationFrame(() => next(left - 1)) : resolve());
    next(frames);
  });

describe('the player’s page', { timeout: 240_000 }, () => {
  it('performs: what is said stands under the stage, word for word, and pauses', async () => {
    await visiting('/?scene=elsinore&seed=5&speed=8&tier=plain', async ({ page }) => {
      await page.getByText('Building the stage').waitFor(patient);
      await page.locator('.line .speaker').first().waitFor(patient);
      expect(await page.locator('.heading').textContent()).toBe('The closet · A mother and a curtain');
      expect(await page.title()).toBe('The Closet at Elsinore — Proscenium');
      expect(await page.locator('canvas.stage').evaluate((canvas) => canvas.clientHeight)).toBeGreaterThan(100);

      await page.locator('canvas.stage').focus();
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: 'Go on' }).waitFor(patient);
      const seen = await page.locator('.seen').textContent();
      await page.evaluate(framesLater, 20);
      expect(await page.locator('.seen').textContent()).toBe(seen);
      await page.keyboard.press('Space');
      await page.waitForFunction((before) => document.querySelector('.seen')?.textContent !== before, seen, patient);
    });
  });

  it('lets one choose another play, and goes back', async () => {
    await visiting('/?tier=plain&speed=4', async ({ page }) => {
      await page.locator('.line .speaker').first().waitFor(patient);
      await page.getByRole('button', { name: 'Playbill' }).click();
      const playbill = page.getByRole('dialog');
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
    });
  });

  it('has an end, and another evening after it', async () => {
    await visiting('/?scene=elsinore&seed=5&speed=32&tier=plain', async ({ page }) => {
      await page.getByText('The end, after', { exact: false }).waitFor({ timeout: 200_000 });
      await page.getByRole('button', { name: 'Another evening' }).last().click();
      await page.locator('.line .speaker').first().waitFor(patient);
      expect(new URL(page.url()).searchParams.get('seed')).not.toBe('5');
    });
  });

  it('says that there is no such play, and which there are', async () => {
    await visiting('/?scene=nowhere', async ({ page }) => {
      await page.getByRole('heading', { name: 'There is no such play' }).waitFor(patient);
      expect(await page.locator('.cover').getByRole('button').allTextContents()).toContain('The Midnight Café');
    });
  });

  it('says what is wrong with a scene, where it is wrong', async () => {
    const scene = JSON.parse(String(files.get('scenes/elsinore/scene.json'))) as { entities: { at?: unknown }[] };
    const [first, ...others] = scene.entities;
    const broken = { ...scene, entities: [{ ...first, kind: 'puddle' }, ...others] };
    const site = new Map(files).set('scenes/broken/scene.json', JSON.stringify(broken));
    await visiting(
      '/?scene=broken',
      async ({ page }) => {
        await page.getByRole('heading', { name: 'This play cannot be read' }).waitFor(patient);
        expect(await page.locator('.details li').first().textContent()).toContain('entities.0');
      },
      site,
    );
  });

  it('reads nothing a scene says as markup', async () => {
    const text = String(files.get('scenes/elsinore/scene.json')).replaceAll('Gertrude', '<img src=x onerror=alert(1)>');
    const site = new Map(files).set('scenes/markup/scene.json', text);
    await visiting(
      '/?scene=markup&speed=8&tier=plain',
      async ({ page }) => {
        await page.getByText('<img src=x', { exact: false }).first().waitFor(patient);
        expect(await page.locator('img').count()).toBe(0);
      },
      site,
    );
  });

  it('tells what it did not understand of its address, and plays', async () => {
    await visiting('/?speed=warp&tier=plain', async ({ page }) => {
      await page.getByText('speed=warp is not understood', { exact: false }).waitFor(patient);
      await page.locator('.line .speaker').first().waitFor(patient);
    });
  });

  it('waits while its tab is hidden', async () => {
    await visiting('/?tier=plain&speed=8', async ({ page }) => {
      await page.locator('.line .speaker').first().waitFor(patient);
      const setHidden = (isHidden: boolean) =>
        page.evaluate((hidden) => {
          Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }, isHidden);
      await setHidden(true);
      const seen = await page.locator('.seen').textContent();
      await page.evaluate(framesLater, 20);
      expect(await page.locator('.seen').textContent()).toBe(seen);
      await setHidden(false);
      await page.waitForFunction((before) => document.querySelector('.seen')?.textContent !== before, seen, patient);
    });
  });

  it('waits while the graphics card has taken the picture away, and goes on when it is back', async () => {
    await visiting('/?tier=plain&speed=4', async ({ page }) => {
      await page.locator('.line .speaker').first().waitFor(patient);
      await page.evaluate(() => {
        const canvas = document.querySelector<HTMLCanvasElement>('canvas.stage');
        const card = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
        Object.assign(globalThis, { card });
        card?.loseContext();
      });
      await page.getByText('took the picture away', { exact: false }).waitFor(patient);
      const said = await page.locator('[role=log]').textContent();
      await page.evaluate(() => (globalThis as unknown as { card: WEBGL_lose_context }).card.restoreContext());
      await page.waitForFunction(() => document.querySelector('.notice')?.textContent === '', undefined, patient);
      await page.waitForFunction(
        (before) => document.querySelector('[role=log]')?.textContent !== before,
        said,
        patient,
      );
    });
  });
});

describe('the page in a browser that cannot draw', { timeout: 120_000 }, () => {
  it('says so, and tells the play in words to whoever wants that', async () => {
    const blind = await launchChromium({ gl: false });
    try {
      const { page, complaints } = await blind.visit(files, '/?scene=elsinore&speed=8');
      await page.getByRole('heading', { name: 'This browser cannot show the stage' }).waitFor(patient);
      await page.getByRole('button', { name: 'Follow it in words' }).click();
      await page.locator('.line .speaker').first().waitFor(patient);
      expect(complaints).toEqual([]);
    } finally {
      await blind.close();
    }
  });
});
