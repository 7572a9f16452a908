import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { factLogContract } from '../contracts/fact-log-contract.ts';
import { inBrowser } from '../machine/in-browser.ts';
import { launchChromium, type Chromium } from './run-in-chromium.ts';

inBrowser.describe('a store in a real browser', () => {
  let chromium: Chromium;
  beforeAll(async () => {
    chromium = await launchChromium({ gl: false });
  });
  afterAll(() => chromium.close());

  const page = (name: string): string => join(import.meta.dirname, `${name}.page.ts`);

  it('keeps the contract of fact stores', async () => {
    expect(await chromium.run(page('indexed-db-contract'))).toEqual(
      factLogContract.map(({ name }) => ({ name, failure: null })),
    );
  });

  it('is there for the next page when one is closed in the middle of things', async () => {
    await chromium.run(page('saved-play'), 'first');
    await chromium.run(page('saved-play'), 'second');
    expect(await chromium.run(page('saved-play'), 'third')).toEqual({
      found: [
        { seq: 0, text: 'first' },
        { seq: 1, text: 'second' },
      ],
      damage: null,
    });
  });
});
