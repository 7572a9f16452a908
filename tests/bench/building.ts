import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { launchChromium } from '../browser/run-in-chromium.ts';
import type { Building } from './building.page.ts';
import { round, type Measure } from './stopwatch.ts';

const plays = ['elsinore', 'baker-street', 'midnight-cafe'] as const;

/** How long a host's page is kept waiting in one piece while a drama is built in it, in Chromium, with nothing warm. */
export async function* buildingBench(): AsyncGenerator<Measure> {
  for (const play of plays) {
    const chromium = await launchChromium();
    try {
      const entry = fileURLToPath(new URL('building.page.ts', import.meta.url));
      const file = readFileSync(new URL(`../../scenes/${play}/scene.json`, import.meta.url), 'utf8');
      const { wholeMs, pieces } = await chromium.run<Building>(entry, JSON.parse(file));
      const longest = pieces.toSorted((a, b) => b.ms - a.ms);
      yield {
        measure: `${play}, the longest piece of building it`,
        value: round(longest[0]?.ms ?? 0),
        unit: 'ms',
        budget: 50,
        over50: longest.filter(({ ms }) => ms > 50).length,
        pieces: pieces.length,
        wholeMs: round(wholeMs),
        longest: longest.slice(0, 6).map(({ ms, doing }) => `${Math.round(ms)} ${doing}`).join(', '), // prettier-ignore
        load: round(loadavg()[0] ?? 0),
      };
    } finally {
      await chromium.close();
    }
  }
}
