import { findBrowser, howToGetABrowser } from './browser.ts';
import { wanting } from './want.ts';

/** Tests in a real browser: `inBrowser.describe('the foyer', () => { … })`. */
export const inBrowser = wanting({
  name: 'browser',
  isThere: findBrowser() !== undefined,
  howToGet: howToGetABrowser,
});
