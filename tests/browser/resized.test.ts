import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inBrowser } from '../machine/in-browser.ts';
import { launchChromium, type Chromium } from './run-in-chromium.ts';

const page = fileURLToPath(new URL('resized.page.ts', import.meta.url));

inBrowser.describe('a stage that becomes smaller', () => {
  let chromium: Chromium;
  beforeAll(async () => {
    chromium = await launchChromium();
  });
  afterAll(() => chromium.close());

  it('is drawn before it is shown, and by nobody while time stands still', async () => {
    expect(await chromium.run(page)).toEqual({ lit: true, still: false });
  });
});
