import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Language } from '../../src/app/words/words.ts';
import { howMany, isLong, whichOf } from '../how-much.ts';
import { inBrowser } from '../machine/in-browser.ts';
import type { LayoutInput } from './layout.page.ts';
import { launchChromium, type Chromium } from './run-in-chromium.ts';

const entry = fileURLToPath(new URL('layout.page.ts', import.meta.url));
const sceneOf = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../scenes/${name}/scene.json`, import.meta.url), 'utf8'));

/** From the smallest phone to the largest screen; those that are held in a hand are also touched. */
const sizes = [
  { width: 320, height: 568, isHeld: true },
  { width: 390, height: 844, isHeld: true },
  { width: 844, height: 390, isHeld: true },
  { width: 640, height: 360, isHeld: false },
  { width: 960, height: 540, isHeld: false },
  { width: 1280, height: 720, isHeld: false },
  { width: 1920, height: 1080, isHeld: false },
  { width: 2560, height: 1080, isHeld: false },
  { width: 3840, height: 2160, isHeld: false },
] as const;
/** `SIZES=844,640` looks at some of them, by their widths. */
const widths = whichOf('SIZES', [], []).map(Number);
/** As captions are, and as large as the settings make them. */
const types = [1, 2] as const;

/** Moments of each play, size and language, each in both types: 200 in the long run. */
const moments = howMany('MOMENTS', 2, 200);
interface Seat {
  readonly play: string;
  readonly language: Language;
  readonly role?: string;
  readonly isReplay?: boolean;
}

const few: readonly Seat[] = [{ play: 'elsinore', language: 'en', role: 'actor:hamlet' }];
const many: readonly Seat[] = [
  ...few,
  { play: 'midnight-cafe', language: 'zh' },
  { play: 'elsinore', language: 'zh', role: 'actor:hamlet' },
  { play: 'baker-street', language: 'en', role: 'actor:pell' },
  { play: 'baker-street', language: 'zh', role: 'actor:pell' },
  { play: 'midnight-cafe', language: 'en' },
  { play: 'elsinore', language: 'en', isReplay: true },
];

/** Each fault once, with where it was first, the most frequent first. */
function counted(faults: readonly string[]): readonly (readonly [string, number])[] {
  const times = new Map<string, { readonly first: string; count: number }>();
  for (const fault of faults) {
    const [kind = fault] = fault.split(' — ');
    const found = times.get(kind) ?? { first: fault, count: 0 };
    found.count += 1;
    times.set(kind, found);
  }
  return [...times.values()].sort((a, b) => b.count - a.count).map(({ first, count }) => [first, count]);
}

inBrowser.describe('one layout', () => {
  let chromium: Chromium;
  beforeAll(async () => {
    chromium = await launchChromium({ gl: false, seldom: false });
  });
  afterAll(() => chromium.close());

  /** The faults of all sizes and types, each with where it was found, and of how many moments. */
  async function faultsAt(page: Page): Promise<{ readonly found: readonly string[]; readonly looked: number }> {
    const found: string[] = [];
    let looked = 0;
    for (const { width, height, isHeld } of sizes) {
      if (widths.length > 0 && !widths.includes(width)) continue;
      await page.setViewportSize({ width, height });
      const faults = await page.evaluate(([many, each, isTouched]) => window.layout.moments(many, each, isTouched), [
        moments,
        types,
        isHeld,
      ] as const);
      looked += moments * types.length;
      found.push(...faults.map((fault) => `${width}×${height} ${fault}`));
    }
    return { found, looked };
  }

  it.each(isLong ? many : few)(
    'keeps everything apart and on the screen, and faces that speak free: $play in $language, $role',
    async ({ play, language, role, isReplay = false }) => {
      const input: LayoutInput = { scene: sceneOf(play), language, isReplay, ...(role ? { role } : {}) };
      await chromium.run(entry, input, async (page) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.waitForFunction(() => 'layout' in window);
        try {
          const { found, looked } = await faultsAt(page);
          console.log(`${play}, ${language}: ${found.length} faults in ${looked} moments`);
          for (const [fault, times] of counted(found)) console.log(`${times} × ${fault}`);
          expect(found).toEqual([]);
          await page.setViewportSize({ width: 640, height: 360 });
          await page.evaluate(() => window.layout.moments(1, [1], false));
          expect(await page.evaluate(() => window.layout.barriers())).toEqual([]);
          if (isReplay || role === undefined) return;
          await page.setViewportSize({ width: 1280, height: 800 });
          expect(await page.evaluate(() => window.layout.ideasBesideTranscript())).toBeGreaterThan(480);
          for (const { width, height } of sizes.slice(0, 4)) {
            await page.setViewportSize({ width, height });
            expect(await page.evaluate(() => window.layout.canPauseBesideOthers()), `${width}×${height}`).toBe(true);
          }
        } finally {
          await page.evaluate(() => window.layout.done());
        }
      });
    },
  );
});
