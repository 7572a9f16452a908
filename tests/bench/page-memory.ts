import type { CDPSession, Locator, Page } from 'playwright-core';
import { openPageBench, patient, type PageBench } from './page-browser.ts';
import { round, type Measure } from './stopwatch.ts';

/** What a page holds after its rubbish was taken out. */
interface Held {
  /** On the play's clock, over all evenings. */
  readonly minute: number;
  readonly evening: number;
  readonly where: 'begun' | 'playing' | 'over' | 'foyer';
  readonly heapMegabytes: number;
  /** What the DOM and its like hold, and what arrays of bytes are made of (WebAssembly, geometry). */
  readonly embedderMegabytes: number;
  readonly bytesMegabytes: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly documents: number;
}

const minutes = [5, 10, 20, 30] as const;
const megabyte = 1024 * 1024;
const fastest = 32;
const remark = 'Good evening. I have been listening, and I do not think that is the whole of it.';

/** What the player's page holds: after visits to the stage, and after half an hour on it. */
export async function* memoryBench(): AsyncGenerator<Measure> {
  const bench = await openPageBench();
  try {
    yield await returningMeasure(bench);
    yield* memoryMeasures(bench);
  } finally {
    await bench.close();
  }
}

/** Thirty minutes on the play's clock, evening after evening, by a stranger who walks about and talks. */
async function* memoryMeasures(bench: PageBench, scene = 'elsinore'): AsyncGenerator<Measure> {
  const address = `?scene=${scene}&as=guest&seed=5&speed=${fastest}&tier=plain&sound=off`;
  const { page, context, leave } = await bench.arrive(address, drawLittle);
  const devtools = await context.newCDPSession(page);
  const held: Held[] = [];
  let evening = 1;
  const look = async (where: Held['where']): Promise<void> => {
    held.push({ minute: round(await minutesPlayed(page)), evening, where, ...(await heldBy(devtools)) });
  };
  try {
    await page.locator('.auditorium.is-played').waitFor();
    await look('begun');
    for (const minute of minutes) {
      while ((await minutesPlayed(page)) < minute) {
        if (await isOver(page)) {
          await look('over');
          await press(page.getByRole('button', { name: 'Another evening' }));
          await page.locator('.ending').waitFor({ state: 'detached', ...patient });
          await page.locator('.auditorium.is-played').waitFor();
          evening += 1;
          await look('begun');
        } else await strollAndTalk(page);
      }
      await look('playing');
    }
  } finally {
    await leave();
  }
  const at = (minute: number): Held | undefined =>
    held.find((each) => each.where === 'playing' && each.minute >= minute);
  const [ten, thirty] = [at(10), at(30)];
  yield {
    measure: `heap after 30 minutes of ${scene}, evening after evening`,
    value: thirty?.heapMegabytes ?? 0,
    unit: 'MB',
    baseline: ten?.heapMegabytes ?? 0,
    ratio: round((thirty?.heapMegabytes ?? 0) / (ten?.heapMegabytes ?? 1)),
    evenings: evening,
    held,
    note: 'after a collection; baseline: at 10 minutes. Played as a stranger at speed 32, plain, silent',
  };
}

/** Into a play and out again, several times: what is left of it each time, in the foyer. */
async function returningMeasure(bench: PageBench, times = 6): Promise<Measure> {
  const { page, context, leave } = await bench.arrive('', async (fresh) => {
    await drawLittle(fresh);
    await fresh.addInitScript(() =>
      localStorage.setItem('proscenium:settings', JSON.stringify({ graphics: { tier: 'plain' } })),
    );
  });
  const devtools = await context.newCDPSession(page);
  const held: Omit<Held, 'minute' | 'evening' | 'where'>[] = [];
  try {
    for (let visit = 0; visit < times; visit++) {
      await press(page.getByRole('link', { name: 'Watch The Closet at Elsinore' }));
      await page
        .locator('.captions-aloud p')
        .first()
        .waitFor({ state: 'attached', ...patient });
      await press(page.locator('.to-foyer'));
      await page.locator('.foyer-title').first().waitFor();
      held.push(await heldBy(devtools));
    }
  } finally {
    await leave();
  }
  const [second, last] = [held[1], held.at(-1)];
  return {
    measure: `heap in the foyer after ${times} visits to the stage`,
    value: last?.heapMegabytes ?? 0,
    unit: 'MB',
    baseline: second?.heapMegabytes ?? 0,
    ratio: round((last?.heapMegabytes ?? 0) / (second?.heapMegabytes ?? 1)),
    held,
    note: 'after a collection; baseline: after the second visit',
  };
}

/** A picture of a few dots: what is measured is what is kept, and drawing in software would take most of the time. */
const drawLittle = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style');
      style.textContent = 'canvas.stage { width: 32px !important; height: 18px !important; }';
      document.head.append(style);
    });
  });

/** What the page holds once nothing is left to collect. */
export async function heldBy(devtools: CDPSession): Promise<Omit<Held, 'minute' | 'evening' | 'where'>> {
  // Twice: what the first lets go of may have held something else.
  for (let round = 0; round < 2; round++) await devtools.send('HeapProfiler.collectGarbage');
  const heap = (await devtools.send('Runtime.getHeapUsage')) as Awaited<ReturnType<typeof devtools.send>> & {
    readonly usedSize: number;
    readonly embedderHeapUsedSize?: number;
    readonly backingStorageSize?: number;
  };
  const { nodes, jsEventListeners, documents } = await devtools.send('Memory.getDOMCounters');
  return {
    heapMegabytes: round(heap.usedSize / megabyte),
    embedderMegabytes: round((heap.embedderHeapUsedSize ?? 0) / megabyte),
    bytesMegabytes: round((heap.backingStorageSize ?? 0) / megabyte),
    nodes,
    listeners: jsEventListeners,
    documents,
  };
}

/** As the shelf has it: on the play's own clock, all evenings together. */
const minutesPlayed = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('proscenium.evenings') ?? '[]') as readonly { playedMs: number }[];
    return kept.reduce((sum, { playedMs }) => sum + playedMs, 0) / 60_000;
  });

async function isOver(page: Page): Promise<boolean> {
  const skip = page.locator('.ending-skip');
  if (await skip.isVisible()) await press(skip);
  return page.getByRole('button', { name: 'Another evening' }).isVisible();
}

/** At once: a curtain that falls in software is not waited for. */
const press = (control: Locator): Promise<void> => control.evaluate((each) => (each as HTMLElement).click());

/** A few steps, and a word to whoever is there. */
async function strollAndTalk(page: Page): Promise<void> {
  await page.locator('canvas.stage').focus();
  await page.keyboard.down('KeyW');
  await framesLater(page, 10);
  await page.keyboard.up('KeyW');
  await page.keyboard.press('Enter');
  await page.keyboard.type(remark);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await framesLater(page, 30);
}

const framesLater = (page: Page, frames: number): Promise<void> =>
  page.evaluate(
    (count) =>
      new Promise<void>((resolve) => {
        const next = (left: number): void => void (left > 0 ? requestAnimationFrame(() => next(left - 1)) : resolve());
        next(count);
      }),
    frames,
  );
