import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAuthorHouse } from '../../src/cli/dev.ts';
import { textIo } from '../doubles/text-io.ts';
import { inBrowser } from '../machine/in-browser.ts';
import { builtPage } from './build.ts';
import { drawNothing, drawSeldom, sharedBrowser, patientContext } from './run-in-chromium.ts';

const place = mkdtempSync(join(tmpdir(), 'author-'));
const folder = join(place, 'mine');
let house: Awaited<ReturnType<typeof openAuthorHouse>>;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  await cp('scenes/tiny', folder, { recursive: true });
  for (const [path, content] of await builtPage()) {
    mkdirSync(dirname(join(place, 'page', path)), { recursive: true });
    writeFileSync(join(place, 'page', path), content);
  }
  house = await openAuthorHouse(folder, join(place, 'page'), 0, textIo());
  const browser = await sharedBrowser({ draws: false });
  const context = await patientContext(browser, { viewport: { width: 640, height: 360 } });
  await context.addInitScript(drawNothing);
  await context.addInitScript(drawSeldom);
  page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(`${house.url}&sound=off`);
  await page.locator('.auditorium').waitFor();
});
afterAll(async () => {
  await page?.context().close();
  house?.close();
  house?.server.closeAllConnections();
  house?.server.close();
  rmSync(place, { recursive: true, force: true });
});

const change = (file: string, from: string, to: string): void => {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not say “${from}”.`);
  writeFileSync(path, text.replace(from, to));
};

inBrowser.describe('a play on the page while it is written', () => {
  it('takes up a line in the evening that is on, which stays the same evening on the same stage', async () => {
    await page.locator('.captions').waitFor({ state: 'attached' });
    await page.waitForURL(/evening=/);
    const [address, stage] = [page.url(), await page.locator('canvas.stage').elementHandle()];
    change('script/1.fountain', 'It is stale.', 'It is fresh.');
    await page.locator('.notice', { hasText: 'Taken up: script/1.fountain.' }).waitFor();
    expect(page.url()).toBe(address);
    expect(await stage?.evaluate((canvas) => canvas.isConnected)).toBe(true);
  });

  it('shows a mistake with its place, and takes it away when it is mended', async () => {
    change('world.yaml', 'at: on table', 'at: on tabel');
    await page.locator('.author-list', { hasText: /world\.yaml:6:\d+ nothing here is called “tabel”/ }).waitFor();
    await page.getByText('The last good version plays on.').waitFor();
    change('world.yaml', 'at: on tabel', 'at: on table');
    await page.locator('.author-wrong').waitFor({ state: 'detached' });
  });

  it('builds the stage anew where it is another, and the evening goes on', async () => {
    const address = page.url();
    change('world.yaml', 'name: kitchen table', 'name: long kitchen table');
    await page.locator('.notice', { hasText: 'built anew' }).waitFor();
    expect(new URL(page.url()).searchParams.get('evening')).toBe(new URL(address).searchParams.get('evening'));
    expect(complaints).toEqual([]);
  });
});
