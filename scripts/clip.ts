import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { builtPage } from '../tests/browser/build.ts';
import { launchChromium, type Chromium } from '../tests/browser/run-in-chromium.ts';
import { animated, type Frame } from './clip/animated.ts';
import { Sitting } from './clip/sitting.ts';

/**
 * The page as the README shows it, taken in Chromium with software GL; some minutes, on a machine that has nothing else to do.
 *
 *   npx tsx scripts/clip.ts                  the clip: assets/pictures/playing.gif
 *   npx tsx scripts/clip.ts stills           foyer, playing, inspector, programme and phone, as JPEG
 *   npx tsx scripts/clip.ts stills foyer     one of them     [--png: to /tmp/clip, for looking at while working]
 */
const [what = 'clip', ...rest] = process.argv.slice(2);
const isTrial = rest.includes('--png');
const wanted = rest.filter((each) => !each.startsWith('--'));
const folder = isTrial ? '/tmp/clip' : 'assets/pictures';

const clipSize = { width: 480, height: 270 };
/** The page is larger than the clip: letters are read at three quarters of their size. */
const clipPage = { width: 640, height: 360 };
const screen = { width: 960, height: 540 };
/** What is only to be read costs nothing to draw. */
const sheet = { width: 1440, height: 900 };
/** The company hurries through what comes before the picture: see `settle`. */
const asHamlet = '?scene=elsinore&as=hamlet&seed=7&ui=en&sound=off&camera=shoulder&tier=middle&speed=16';
const line = '(takes her hand) Mother, who is behind that curtain?';

mkdirSync(folder, { recursive: true });
const files = await builtPage();
if (what === 'clip') await takeClip();
else await takeStills();

async function takeClip(): Promise<void> {
  const chromium = await launchChromium();
  try {
    const frames = await framesOfWalkingIn(chromium);
    keep('playing.gif', Buffer.from(animated(frames, clipSize.width, clipSize.height)));
  } finally {
    await chromium.close();
  }
}

/** The foyer; a few steps; a line, letter by letter; what comes of it. */
async function framesOfWalkingIn(chromium: Chromium): Promise<readonly Frame[]> {
  const sitting = await Sitting.open(chromium, files, clipPage);
  const { page } = sitting;
  const frames: Frame[] = [];
  const take = async (delayMs: number): Promise<void> => {
    const png = await sitting.picture('png');
    if (isTrial) writeFileSync(`${folder}/frame-${String(frames.length).padStart(2, '0')}.png`, png);
    frames.push({ rgba: await pixelsOf(page, png), delayMs });
    console.log(`frame ${frames.length}`);
  };
  await sitting.go('?ui=en', '.foyer-play');
  await dressFoyer(page);
  await take(1400);
  await page.locator('#foyer-elsinore').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 330);
  await sitting.pass(3);
  await take(1200);

  await sitting.go(asHamlet, '.auditorium');
  await settle(sitting);
  await take(500);
  await walk('KeyS', 5);
  await walk('KeyW', 7);
  await sitting.press('Enter');
  for (let typed = 0; typed < line.length; typed += 9) {
    await page.keyboard.type(line.slice(typed, typed + 9));
    await passAndTake(2, 180);
  }
  await sitting.press('Enter');
  for (let beat = 0; beat < 14; beat++) await passAndTake(4, 400);
  await take(2200);
  await sitting.close();
  return frames;

  async function walk(key: string, steps: number): Promise<void> {
    await page.keyboard.down(key);
    for (let step = 0; step < steps; step++) await passAndTake(1, 120);
    await page.keyboard.up(key);
  }

  async function passAndTake(pictures: number, delayMs: number): Promise<void> {
    await sitting.pass(pictures);
    await take(delayMs);
  }
}

async function takeStills(): Promise<void> {
  const stills: Readonly<Record<string, (chromium: Chromium) => Promise<Sitting>>> = {
    foyer: async (chromium) => {
      const sitting = await Sitting.open(chromium, files, sheet);
      await sitting.go('?ui=en', '.foyer-play');
      await dressFoyer(sitting.page);
      return sitting;
    },
    playing: async (chromium) => {
      const sitting = await Sitting.open(chromium, files, screen);
      await sitting.go(asHamlet, '.auditorium');
      await settle(sitting);
      await sitting.press('KeyE');
      await sitting.pass(4);
      return sitting;
    },
    inspector: async (chromium) => {
      const sitting = await Sitting.open(chromium, files, screen);
      await sitting.go('?scene=elsinore&seed=7&ui=en&sound=off&tier=middle&speed=16&panel=inspector', '.auditorium');
      await settle(sitting);
      await sitting.pass(12);
      return sitting;
    },
    phone: async (chromium) => {
      const sitting = await Sitting.open(chromium, files, { width: 390, height: 844, isPhone: true });
      await sitting.go(asHamlet, '.auditorium');
      await settle(sitting);
      return sitting;
    },
    programme: async () => {
      // Nothing of the stage is to be seen behind the curtain: it is played in words, and quickly.
      const wordsOnly = await launchChromium({ gl: false });
      const sitting = await Sitting.open(wordsOnly, files, sheet);
      await sitting.go('?scene=elsinore&seed=7&ui=en&sound=off&speed=32', '.cover button');
      await sitting.page.clock.resume();
      await sitting.page.getByRole('button', { name: 'in words' }).click();
      await sitting.page.locator('.programme-header').waitFor({ timeout: 240_000 });
      await sitting.page.waitForTimeout(3000);
      return Object.assign(sitting, { close: () => wordsOnly.close() });
    },
  };
  const chromium = await launchChromium();
  try {
    for (const [name, sit] of Object.entries(stills)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      const sitting = await sit(chromium);
      if (isTrial) keep(`${name}.png`, await sitting.picture('png'));
      else keep(`${name}.jpg`, await sitting.picture('jpeg'));
      await sitting.close();
    }
  } finally {
    await chromium.close();
  }
}

/**
 * What the narrator says first is over, and somebody speaks. From then on four times as fast as life: a picture of the page
 * is then a ninth of a second on the stage, and none is drawn that nobody sees.
 */
async function settle(sitting: Sitting): Promise<void> {
  await sitting.passUntil('.captions-name', 40);
  await sitting.page.locator('.controls select[aria-label="Speed"]').evaluate((select: HTMLSelectElement) => {
    select.value = '4';
    select.dispatchEvent(new Event('change'));
  });
  await sitting.pass(2);
}

/** A machine without Chinese letters would show boxes where the other language is offered. */
async function dressFoyer(page: Page): Promise<void> {
  await page.addStyleTag({ content: '.foyer-languages [lang="zh"] { visibility: hidden }' });
  await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    for (const each of document.getAnimations()) if (each.effect?.getTiming().iterations === 1) each.finish();
  });
}

/** A picture's pixels at the size of the clip, by the browser that took it. */
async function pixelsOf(page: Page, png: Buffer): Promise<Uint8Array> {
  const base64 = await page.evaluate(
    async ([image, width, height]) => {
      const bytes = Uint8Array.from(atob(image), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }), {
        resizeWidth: width,
        resizeHeight: height,
        resizeQuality: 'high',
      });
      const paper = new OffscreenCanvas(width, height).getContext('2d');
      paper?.drawImage(bitmap, 0, 0);
      const { data } = paper?.getImageData(0, 0, width, height) ?? { data: new Uint8ClampedArray() };
      let text = '';
      for (let at = 0; at < data.length; at += 8192) text += String.fromCharCode(...data.subarray(at, at + 8192));
      return btoa(text);
    },
    [png.toString('base64'), clipSize.width, clipSize.height] as const,
  );
  return Uint8Array.from(Buffer.from(base64, 'base64'));
}

function keep(name: string, bytes: Uint8Array): void {
  writeFileSync(`${folder}/${name}`, bytes);
  console.log(`${folder}/${name}  ${Math.round(bytes.length / 1024)} kB`);
}
