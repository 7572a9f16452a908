import type { BrowserContext, Page } from 'playwright-core';
import { builtPage, type BuiltFiles } from '../browser/build.ts';
import { builtSite, type BuiltSite } from '../browser/built-site.ts';
import { launchBrowser } from '../browser/run-in-chromium.ts';

/** A busy machine takes its time; each wait is for something, never for a while. */
export const patient = { timeout: 240_000 };

/** The real page, built, on a server of its own, in a real browser. */
export interface PageBench {
  readonly files: BuiltFiles;
  readonly site: BuiltSite;
  /** A visitor who has never been here: nothing is cached, nothing is kept. */
  readonly arrive: (address: string, before?: (page: Page) => Promise<unknown>) => Promise<Visitor>;
  close(): Promise<void>;
}

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the site was asked for since the visitor came. */
  readonly fetched: () => readonly string[];
  readonly leave: () => Promise<void>;
}

export async function openPageBench(): Promise<PageBench> {
  const files = await builtPage();
  const site = await builtSite(files);
  const browser = await launchBrowser({ more: ['--enable-precise-memory-info'] });
  return {
    files,
    site,
    async arrive(address, before) {
      const context = await browser.newContext({ viewport: { width: 640, height: 360 }, locale: 'en-GB' });
      const page = await context.newPage();
      page.setDefaultTimeout(patient.timeout);
      // tsx names functions by a helper of its own, which a page does not have.
      await page.addInitScript('globalThis.__name ??= (made) => made');
      await before?.(page);
      const from = site.asked.length;
      await page.goto(new URL(address, site.address).href);
      return {
        page,
        context,
        fetched: () => site.asked.slice(from).map(({ path }) => path),
        leave: () => context.close(),
      };
    },
    async close() {
      await browser.close();
      await site.close();
    },
  };
}
