import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launchChromium } from '../tests/browser/run-in-chromium.ts';

/**
 * Pictures of what the plugin builds, drawn in Chromium with software GL.
 *
 *   npx tsx scripts/contact-sheet.ts turntables [actor …]            everybody from eight sides
 *   npx tsx scripts/contact-sheet.ts puppets [actor …]               line-ups of the casts; poses of those named (gus+coat: with a coat on)
 *   npx tsx scripts/contact-sheet.ts faces [actor …] [large]         all expressions and visemes
 *   npx tsx scripts/contact-sheet.ts gestures [verb …] [as:actor]    four frames of each
 *   npx tsx scripts/contact-sheet.ts motion ACTOR [walk sit …]       eight frames of each way of moving
 *   npx tsx scripts/contact-sheet.ts models [name …]                 large forms in every state that changes their look
 *   npx tsx scripts/contact-sheet.ts small [name …]                  small ones
 *   npx tsx scripts/contact-sheet.ts sets [name …]                   sample rooms
 *   npx tsx scripts/contact-sheet.ts eyes [play …]                   what everybody sees at one moment of each play
 *   … [--tier plain|middle|full] [--style victorian] [--to FOLDER]
 *
 * Writes /tmp/contact-sheet/<name>.png, or with `--to` FOLDER/<name>.jpg.
 */
const [kind = 'models', ...rest] = process.argv.slice(2);
const option = (name: string, otherwise: string): string => {
  const at = rest.indexOf(`--${name}`);
  return at < 0 ? otherwise : (rest.splice(at, 2)[1] ?? otherwise);
};
const to = option('to', '');
const folder = to || '/tmp/contact-sheet';
const input = { tier: option('tier', 'middle'), style: option('style', 'victorian'), names: rest };

interface Sheet {
  readonly name: string;
  /** A picture as a data URL. */
  readonly image: string;
  readonly note: string;
}

mkdirSync(folder, { recursive: true });
const chromium = await launchChromium();
try {
  const page = fileURLToPath(new URL(`contact-sheet/${kind}.page.ts`, import.meta.url));
  for (const { name, image, note } of await chromium.run<Sheet[]>(page, input)) {
    const jpeg = fileURLToPath(new URL('contact-sheet/as-jpeg.page.ts', import.meta.url));
    const shown = to ? await chromium.run<string>(jpeg, { image, quality: 0.82 }) : image;
    const bytes = Buffer.from(shown.slice(shown.indexOf(',') + 1), 'base64');
    const file = `${folder}/${name}.${to ? 'jpg' : 'png'}`;
    writeFileSync(file, bytes);
    console.log(`${file}  ${Math.round(bytes.length / 1024)} kB, ${note}`);
  }
} finally {
  await chromium.close();
}
