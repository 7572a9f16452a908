import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchChromium } from '../tests/browser/run-in-chromium.ts';
import type { FilmOrder } from './stage-picture/film.page.ts';
import type { Picture, PictureOrder, Shot } from './stage-picture/stage.page.ts';

/**
 * Pictures of the plays on their stages, drawn in Chromium with software GL.
 *
 *   npx tsx scripts/stage-picture.ts                        the README's pictures, to assets/pictures: each play from the
 *                                    house (<play>.jpg), from near (<play>-company.jpg) and as a film (<play>-film.jpg)
 *   npx tsx scripts/stage-picture.ts elsinore closet@0 guard-room@300 closet@40:company closet@0:above
 *                                    [--seed 3] [--tier middle] [--size 1280x640]
 *
 *   npx tsx scripts/stage-picture.ts elsinore film@60 [--shots 12] [--columns 2] [--size 400x200] [--stand-ins]
 *                                    one picture of each shot of the film from there on, to /tmp/stage-picture/<play>-film-60.png
 *
 * A shot is a place, a moment in seconds and a view (`room`, `company`, `above` or `within`); a play is the name of a folder
 * in scenes/, or the path of a scene file. Shots go to
 * /tmp/stage-picture/<play>-<place>-<seconds>-<view>.png.
 */
const posters: Readonly<Record<string, { readonly house: string; readonly company: string; readonly film: number }>> = {
  elsinore: { house: 'closet@150', company: 'closet@190:company', film: 20 },
  'baker-street': { house: 'study@200', company: 'dining-room@300:company', film: 290 },
  'midnight-cafe': { house: 'cafe@420', company: 'cafe@440:company', film: 60 },
};

const [play, ...rest] = process.argv.slice(2);
const option = (name: string, otherwise: string): string => {
  const at = rest.indexOf(`--${name}`);
  return at < 0 ? otherwise : (rest.splice(at, 2)[1] ?? otherwise);
};
const [seed, tier, size] = [option('seed', '1'), option('tier', 'middle'), option('size', '1280x640')];
const [count, columns] = [Number(option('shots', '12')), Number(option('columns', '2'))];
const standIns = rest.includes('--stand-ins');
const [wide = 1280, tall = 640] = size.split('x').map(Number);
const reelPage = fileURLToPath(new URL('stage-picture/film.page.ts', import.meta.url));
const jpegPage = fileURLToPath(new URL('contact-sheet/as-jpeg.page.ts', import.meta.url));
const page = fileURLToPath(new URL('stage-picture/stage.page.ts', import.meta.url));

const chromium = await launchChromium();
try {
  const reels = rest.filter((text) => text.startsWith('film'));
  for (const text of reels) await takeReel(play ?? '', Number(/@([\d.]+)/.exec(text)?.[1] ?? 0));
  if (play && reels.length === 0) {
    const shots = rest.map((text) => read(play, text)).sort((a, b) => a.seconds - b.seconds);
    await take({ scene: sceneOf(play), seed, tier: tier as PictureOrder['tier'], size: [wide, tall], type: 'image/png', shots }, '/tmp/stage-picture', 'png'); // prettier-ignore
  } else if (!play) {
    for (const [name, { house, company, film }] of Object.entries(posters)) {
      const shots = [
        { ...read(name, house), name },
        { ...read(name, company), name: `${name}-company` },
      ];
      await take({ scene: sceneOf(name), seed: '1', tier: 'full', size: [wide, tall], type: 'image/jpeg', shots }, 'assets/pictures', 'jpg'); // prettier-ignore
      const order: FilmOrder = { scene: sceneOf(name), seed: '1', tier: 'full', size: [480, 270], seconds: film, shots: 6, columns: 2, standIns: false }; // prettier-ignore
      const reel = await chromium.run<string>(reelPage, order);
      const image = await chromium.run<string>(jpegPage, { image: reel, quality: 0.85 });
      writeFileSync(`assets/pictures/${name}-film.jpg`, Buffer.from(image.slice(image.indexOf(',') + 1), 'base64'));
    }
  }
} finally {
  await chromium.close();
}

async function take(order: PictureOrder, folder: string, ending: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { name, image, note } of await chromium.run<readonly Picture[]>(page, order)) {
    const file = `${folder}/${name}.${ending}`;
    const bytes = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64');
    writeFileSync(file, bytes);
    console.log(`${file}  ${Math.round(bytes.length / 1024)} kB, ${note}`);
  }
}

async function takeReel(name: string, seconds: number): Promise<void> {
  const order: FilmOrder = { scene: sceneOf(name), seed, tier: tier as FilmOrder['tier'], size: [wide, tall], seconds, shots: count, columns, standIns }; // prettier-ignore
  const image = await chromium.run<string>(reelPage, order);
  mkdirSync('/tmp/stage-picture', { recursive: true });
  const file = `/tmp/stage-picture/${name}-film-${seconds}.png`;
  writeFileSync(file, Buffer.from(image.slice(image.indexOf(',') + 1), 'base64'));
  console.log(file);
}

function read(name: string, text: string): Shot {
  const [, place = text, seconds = '0', view = 'room'] = /^([\w-]+)(?:@([\d.]+))?(?::(\w+))?$/.exec(text) ?? [];
  if (view !== 'room' && view !== 'company' && view !== 'above' && view !== 'within') throw new Error(`A view is room, company, above or within, not "${view}"`); // prettier-ignore
  return {
    name: `${basename(name, '.json')}-${place}-${seconds}-${view}`,
    place: `place:${place}`,
    seconds: Number(seconds),
    view,
  };
}

function sceneOf(name: string): unknown {
  const file = name.endsWith('.json') ? name : new URL(`../scenes/${name}/scene.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}
