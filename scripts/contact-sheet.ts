import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launchChromium } from '../tests/browser/run-in-chromium.ts';

/**
 * Pictures of what the plugin builds, drawn in Chromium with software GL.
 *
 *   npx tsx scripts/contact-sheet.ts models [name …] [--tier plain|middle|full] [--style victorian]
 *   npx tsx scripts/contact-sheet.ts sets [name …] [--tier …]
 *
 * Every model with each state that changes how it looks, or every sample set; those named only, where names are given.
 * Writes /tmp/contact-sheet/<name>.png.
 */
const [kind = 'models', ...rest] = process.argv.slice(2);
const option = (name: string, otherwise: string): string => {
  const at = rest.indexOf(`--${name}`);
  return at < 0 ? otherwise : (rest.splice(at, 2)[1] ?? otherwise);
};
const input = { tier: option('tier', 'middle'), style: option('style', 'victorian'), names: rest };

interface Sheet {
  readonly name: string;
  /** A picture as a data URL. */
  readonly image: string;
  readonly note: string;
}

const folder = '/tmp/contact-sheet';
mkdirSync(folder, { recursive: true });
const chromium = await launchChromium();
try {
  const page = fileURLToPath(new URL(`contact-sheet/${kind}.page.ts`, import.meta.url));
  for (const { name, image, note } of await chromium.run<Sheet[]>(page, input)) {
    const file = `${folder}/${name}.png`;
    writeFileSync(file, Buffer.from(image.slice(image.indexOf(',') + 1), 'base64'));
    console.log(`${file}  ${note}`);
  }
} finally {
  await chromium.close();
}
