import { createServer } from 'node:http';
import type { Page } from 'playwright-core';
import { builtPage } from '../tests/browser/build.ts';
import { builtSite } from '../tests/browser/built-site.ts';
import { launchBrowser, patientContext } from '../tests/browser/run-in-chromium.ts';

/**
 * The built page kept open for somebody who looks at it step by step: tried as a newcomer would, without a test.
 *
 *   npx tsx scripts/live-page.ts --port 7001 --size 844x390 [--held] [--language zh]
 *   curl -s localhost:7001 -d 'go /?scene=elsinore&as=hamlet&seed=5&tier=plain&sound=off'
 *
 * A body holds steps, one a line: `go ADDRESS`, `shot FILE`, `key KEY`, `type TEXT`, `press NAME` (a button by its name),
 * `click X Y`, `tap X Y`, `drag X Y X Y`, `play SECONDS` (of the page's clock), `read` (what stands on the page),
 * `js EXPRESSION`, `size 1280x720`, `end`. What a step has to say is answered, one line each. Between two bodies the page
 * gets no picture to draw, and the play waits: whoever thinks about what they saw misses nothing, and costs nothing.
 */
const option = (name: string, otherwise: string): string => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise);
};
const sizeOf = (text: string) => {
  const [width = 1280, height = 720] = text.split('x').map(Number);
  return { width, height };
};

const isHeld = process.argv.includes('--held');
const [site, browser] = await Promise.all([builtPage().then((files) => builtSite(files)), launchBrowser()]);
const context = await patientContext(browser, {
  viewport: sizeOf(option('size', '1280x720')),
  locale: option('language', 'en'),
  ...(isHeld ? { hasTouch: true, isMobile: true } : {}),
});
await context.addInitScript(holdPictures);
const page = await context.newPage();
page.on('pageerror', (error) => console.log(`error: ${error.message}`));
page.on('console', (message) => message.type() === 'error' && console.log(`console: ${message.text()}`));

/** What somebody would read on the page now. */
const reading = (): string =>
  document.body.innerText
    .split('\n')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .join(' | ')
    .slice(0, 2500);

const numbers = (rest: string): number[] => rest.split(/\s+/).map(Number);

const steps: Readonly<Record<string, (page: Page, rest: string) => Promise<string | void>>> = {
  go: (at, rest) => at.goto(new URL(rest, site.address).href, { waitUntil: 'domcontentloaded' }).then(() => ''),
  shot: (at, rest) => at.screenshot({ path: rest, timeout: 120_000 }).then(() => rest),
  key: (at, rest) => at.keyboard.press(rest),
  hold: async (at, rest) => {
    const [key = '', ms = '500'] = rest.split(/\s+/);
    await at.keyboard.down(key);
    await at.waitForTimeout(Number(ms));
    await at.keyboard.up(key);
  },
  type: (at, rest) => at.keyboard.type(rest),
  press: (at, rest) => at.getByRole('button', { name: rest }).first().click({ timeout: 30_000 }),
  click: (at, rest) => at.mouse.click(...(numbers(rest) as [number, number])),
  tap: (at, rest) => at.touchscreen.tap(...(numbers(rest) as [number, number])),
  drag: async (at, rest) => {
    const [x = 0, y = 0, toX = 0, toY = 0] = numbers(rest);
    await at.mouse.move(x, y);
    await at.mouse.down();
    await at.mouse.move(toX, toY, { steps: 6 });
    await at.mouse.up();
  },
  play: (at, rest) => at.waitForTimeout(Number(rest) * 1000),
  read: (at) => at.evaluate(reading),
  js: (at, rest) => at.evaluate(rest).then((value) => JSON.stringify(value)),
  size: (at, rest) => at.setViewportSize(sizeOf(rest)),
};

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => (body += String(part)));
  request.on('end', () => void answer(body).then((text) => response.end(`${text}\n`)));
}).listen(Number(option('port', '7001')), '127.0.0.1');

async function answer(body: string): Promise<string> {
  await page.evaluate('holdPictures(false)').catch(() => undefined);
  try {
    return await answerSteps(body);
  } finally {
    await page.evaluate('holdPictures(true)').catch(() => undefined);
  }
}

async function answerSteps(body: string): Promise<string> {
  const answers: string[] = [];
  for (const line of body.split('\n').map((each) => each.trim())) {
    const [, name = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(line) ?? [];
    if (name === 'end') await end();
    const step = steps[name];
    if (line === '') continue;
    if (!step) return [...answers, `there is no step "${name}"`].join('\n');
    try {
      answers.push((await step(page, rest)) ?? '');
    } catch (error) {
      return [...answers, `${line}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`].join(
        '\n',
      );
    }
  }
  return answers.filter((each) => each !== '').join('\n');
}

/** In the page: pictures that are asked for come only while they are not held. */
function holdPictures(): void {
  const real = globalThis.requestAnimationFrame.bind(globalThis);
  let isHeld = false;
  let waiting: (() => void)[] = [];
  globalThis.requestAnimationFrame = (draw) =>
    real((now) => {
      if (isHeld) waiting.push(() => real(draw));
      else draw(now);
    });
  Object.assign(globalThis, {
    holdPictures(is: boolean) {
      isHeld = is;
      if (is) return;
      const due = waiting;
      waiting = [];
      for (const ask of due) ask();
    },
  });
}

async function end(): Promise<void> {
  server.close();
  await browser.close();
  await site.close();
  process.exit(0);
}
console.log('ready');
