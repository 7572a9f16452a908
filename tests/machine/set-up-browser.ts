import { builtPage, bundledPages } from '../browser/build.ts';
import { findBrowser } from './browser.ts';
import { installOnDebian } from './debian.ts';

/** Before the tests in a browser: a browser is there where it can be, and what it shows is built once for all of them. */
export async function setup(): Promise<void> {
  if (findBrowser() === undefined) installOnDebian('chromium');
  if (findBrowser() === undefined) return;
  await builtPage();
  await bundledPages();
}
