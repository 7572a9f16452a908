import type { CDPSession, Page } from 'playwright-core';
import type { BuiltFiles } from '../../tests/browser/build.ts';
import type { Chromium } from '../../tests/browser/run-in-chromium.ts';

export interface Sitter {
  readonly width: number;
  readonly height: number;
  /** A phone in somebody's hand: fingers, and two pixels for one. */
  readonly isPhone?: boolean;
}

const site = 'http://localhost:7007/';
const patient = { timeout: 240_000 };
/** So much of the page's time passes from picture to picture; longer, and the stage would draw less well to catch up. */
const frameMs = 28;
/** More than passes while the page is told to stand still, on a busy machine. */
const headStartMs = 20_000;

/**
 * The page in front of a camera. Its clock is ours: while it stands, no time passes between two pictures, however long drawing
 * takes, and the same keys at the same moments give the same clip.
 */
export class Sitting {
  private constructor(
    readonly page: Page,
    private readonly devtools: CDPSession,
  ) {}

  static async open(chromium: Chromium, files: BuiltFiles, sitter: Sitter): Promise<Sitting> {
    // Any page of the site will do to stand in, until its clock and size are set.
    const { page } = await chromium.visit(new Map(files).set('empty.html', '<!doctype html>'), '/empty.html');
    await page.clock.install();
    await page.setViewportSize({ width: sitter.width, height: sitter.height });
    const devtools = await page.context().newCDPSession(page);
    if (sitter.isPhone) {
      const { width, height } = sitter;
      await devtools.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 2, mobile: true });
      await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    }
    return new Sitting(page, devtools);
  }

  /** Goes to an address and waits until there is something to see; then its time stands still. */
  async go(search: string, until: string): Promise<void> {
    // A clock is its browser's: whoever sat here before may have left it standing.
    await this.page.clock.resume();
    await this.page.goto(site + search);
    await this.page.locator(until).first().waitFor(patient);
    const now = await this.page.evaluate(() => Date.now());
    await this.page.clock.pauseAt(now + headStartMs);
  }

  /** So many pictures are drawn, each a little later than the one before. */
  async pass(pictures: number): Promise<void> {
    for (let drawn = 0; drawn < pictures; drawn++) await this.page.clock.fastForward(frameMs);
  }

  /** Time passes until the page shows this, and for no more pictures than that. */
  async passUntil(selector: string, mostPictures: number): Promise<void> {
    for (let drawn = 0; drawn < mostPictures; drawn += 2) {
      if ((await this.page.locator(selector).count()) > 0) return;
      await this.pass(2);
    }
  }

  /** A key goes down and up again. */
  async press(code: string): Promise<void> {
    await this.page.keyboard.press(code);
    await this.pass(1);
  }

  /** A picture as the screen has it. Playwright's own waits for frames of the page, and the page stands still. */
  async picture(format: 'png' | 'jpeg', quality = 82): Promise<Buffer> {
    const asked = format === 'png' ? { format } : { format, quality };
    const { data } = await this.devtools.send('Page.captureScreenshot', asked);
    return Buffer.from(data, 'base64');
  }

  close(): Promise<void> {
    return this.page.close();
  }
}
