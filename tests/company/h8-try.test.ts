import { readFileSync, existsSync } from 'node:fs';
import { it } from 'vitest';
import { launchChromium } from '../browser/run-in-chromium.ts';
import { elsinore, rehearse, sceneFrom } from './rehearsal.ts';
it('shows', { timeout: 300_000 }, async () => {
  const { facts } = await rehearse(elsinore, { settings: { seed: '3' } });
  const chromium = await launchChromium();
  const png = process.env.PNG ?? '';
  const picture = existsSync(png) ? `data:image/png;base64,${readFileSync(png).toString('base64')}` : '';
  try {
    for (const language of ['en', 'zh'] as const)
      console.log(await chromium.run(new URL('../../h8.try.page.ts', import.meta.url).pathname, { facts, language, picture }, async (page) => {
        await page.waitForSelector('.replay', { timeout: 60000 });
        for (const [width, height] of [[1280, 720], [390, 844]] as const) {
          await page.setViewportSize({ width, height });
          const box = (await page.locator('.replay-track').boundingBox())!;
          await page.mouse.move(box.x + box.width * 0.62, box.y + box.height / 2);
          await page.waitForTimeout(300);
          await page.screenshot({ path: `/tmp/h8-${language}-${width}.png` });
        }
        await page.evaluate('window.done()');
      }));
  } finally { await chromium.close(); }
});
