import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import type { BuiltFiles } from '../browser/build.ts';
import { launchChromium } from '../browser/run-in-chromium.ts';
import { openPageBench, type PageBench } from './page-browser.ts';
import type { Reaction } from './reaction.page.ts';
import { round, type Measure } from './stopwatch.ts';

const plays = ['elsinore', 'baker-street', 'midnight-cafe'] as const;
const frames = 90;
const lines = 8;
const quietly = 'tier=plain&sound=off&seed=5';

/**
 * The player's page as somebody meets it: how much comes and how long it takes until they walk, how soon somebody looks up,
 * and how long a picture takes. In Chromium at 640×360 with a software GL, so figures are
 * this machine's and its load's, which is told beside each.
 */
export async function* pageBench(): AsyncGenerator<Measure> {
  const bench = await openPageBench();
  try {
    yield await foyer(bench);
    for (const play of plays) yield await walking(bench, play);
    yield await fromSentence(bench);
    for (const play of plays) {
      yield await frameTime(bench, play, 'watching');
      yield await frameTime(bench, play, 'playing');
    }
  } finally {
    await bench.close();
  }
  yield await reaction();
}

const load = (): number => round(loadavg()[0] ?? 0);

/** What the site was asked for, each file once. */
function bytesOf(files: BuiltFiles, paths: readonly string[]): { bytes: number; gzipped: number; files: number } {
  const fetched = [...new Set(paths)].flatMap((path) => files.get(path) ?? []).map((body) => Buffer.from(body));
  return {
    bytes: fetched.reduce((sum, body) => sum + body.length, 0),
    gzipped: fetched.reduce((sum, body) => sum + gzipSync(body).length, 0),
    files: fetched.length,
  };
}

async function foyer({ arrive, files }: PageBench): Promise<Measure> {
  const { page, fetched, leave } = await arrive('');
  await page.locator('.foyer-title').first().waitFor();
  const upToPosters = bytesOf(files, fetched());
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  const postersMs = await page.evaluate(() => performance.now());
  await leave();
  const measure = 'the foyer, from an empty cache to its first paint';
  return { measure, value: round(painted), unit: 'ms', postersMs: round(postersMs), ...upToPosters, load: load() };
}

/** From the address to the first picture of somebody who can walk. */
async function walking({ arrive, files }: PageBench, play: string): Promise<Measure> {
  const { page, fetched, leave } = await arrive(`?scene=${play}&as=guest&${quietly}`, noteWalking);
  await page.waitForFunction(() => 'walkingMs' in globalThis);
  const upToWalking = bytesOf(files, fetched());
  const walkingMs = await page.evaluate(() => (globalThis as unknown as { walkingMs: number }).walkingMs);
  await leave();
  const measure = `${play}, from an empty cache to walking`;
  return { measure, value: round(walkingMs), unit: 'ms', budget: 5000, ...upToWalking, load: load() };
}

/** What nobody tuned anything for. */
const sentences = [
  'My grandmother refuses to sell her bakery to a man in a grey suit.',
  'A pirate captain and her navigator fight about a map.',
  '外婆不肯把老房子卖给开发商。',
];

/** From a sentence that is typed in the foyer to standing in the play that is made of it, without a model; a new visitor each. */
async function fromSentence({ arrive }: PageBench): Promise<Measure> {
  const took: number[] = [];
  for (const sentence of sentences) {
    const { page, leave } = await arrive('', noteWalking);
    await page.locator('.foyer-title').first().waitFor();
    await page.getByLabel('What shall it be about?').fill(sentence);
    const from = await page.evaluate(() => performance.now());
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => 'walkingMs' in globalThis);
    took.push((await page.evaluate(() => (globalThis as unknown as { walkingMs: number }).walkingMs)) - from);
    await leave();
  }
  const measure = 'from a sentence to standing in the play made of it, without a model';
  return { measure, value: round(Math.max(...took)), unit: 'ms, the longest of three', budget: 15_000, load: load() };
}

/** In the page: notes when the cover is gone, the part is there, and a picture of it was drawn: the next is begun then. */
const noteWalking = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const look = (): void => {
      const isUp = document.querySelector('.auditorium.is-played') && document.querySelector('.cover[hidden]');
      const note = (now: number): unknown => Object.assign(globalThis, { walkingMs: now });
      if (isUp) requestAnimationFrame(() => requestAnimationFrame(note));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

async function frameTime({ arrive }: PageBench, play: string, how: 'watching' | 'playing'): Promise<Measure> {
  const { page, leave } = await arrive(`?scene=${play}&${how === 'playing' ? 'as=guest&' : ''}${quietly}`);
  await page.locator('.auditorium').waitFor();
  const times = await page.evaluate(
    (count) =>
      new Promise<number[]>((resolve) => {
        const drawn: number[] = [];
        const next = (now: number): void => {
          drawn.push(now);
          if (drawn.length > count + 10) resolve(drawn);
          else requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    frames,
  );
  await leave();
  // The first pictures still make what they are drawn with.
  const lasted = times.slice(10).map((at, index) => at - (times[index + 9] ?? at));
  lasted.sort((a, b) => a - b);
  return {
    measure: `a frame of ${play}, ${how}, 640×360 in software`,
    value: round(lasted[lasted.length >> 1] ?? 0),
    unit: 'ms median',
    p95: round(lasted[Math.floor(lasted.length * 0.95)] ?? 0),
    frames: lasted.length,
    load: load(),
  };
}

async function reaction(): Promise<Measure> {
  const chromium = await launchChromium();
  try {
    const entry = fileURLToPath(new URL('reaction.page.ts', import.meta.url));
    const scene: unknown = JSON.parse(
      readFileSync(new URL('../../scenes/elsinore/scene.json', import.meta.url), 'utf8'),
    );
    const reactions = await chromium.run<readonly Reaction[]>(entry, { scene, times: lines });
    const middle = (of: (each: Reaction) => number): number =>
      reactions.map(of).toSorted((a, b) => a - b)[reactions.length >> 1] ?? Number.NaN;
    return {
      measure: 'a player’s line to the nearest NPC’s eyes on them',
      value: middle(({ wallMs }) => wallMs),
      unit: 'ms median, on the wall',
      budget: 300,
      playMs: middle(({ playMs }) => playMs),
      most: Math.max(...reactions.map(({ wallMs }) => wallMs)),
      reactions,
      load: load(),
    };
  } finally {
    await chromium.close();
  }
}
