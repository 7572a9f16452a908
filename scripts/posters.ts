import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launchChromium } from '../tests/browser/run-in-chromium.ts';
import type { PosterOrder, PosterShot } from './stage-picture/poster.page.ts';

/**
 * The posters of the foyer, from the stage itself: the film camera at a telling moment, in full quality, drawn in Chromium with
 * software GL.
 *
 *   npx tsx scripts/posters.ts                    all of them, to assets/posters: <play>-tall.webp, <play>-wide.webp, <play>-soft.webp
 *   npx tsx scripts/posters.ts elsinore           of one play
 *   npx tsx scripts/posters.ts soft               what is shown while a play is built, from the wide ones as they are
 *   npx tsx scripts/posters.ts elsinore 97 164    candidates at these seconds, to /tmp/posters as PNG
 *                              [--seed 1] [--from 40] [--aspect 0.75] [--size 360x480] [--tier middle]
 *
 * `scripts/stage-picture.ts PLAY film@40 --size 240x320` finds moments: one picture of every shot of the film from there on.
 */
type Moment = Omit<PosterShot, 'name' | 'size'>;

interface Sitting {
  readonly seed: string;
  readonly fromSeconds: number;
  readonly aspect: number;
  readonly tall: Moment;
  readonly wide: Moment;
}

const sittings: Readonly<Record<string, Sitting>> = {
  elsinore: {
    seed: '1',
    fromSeconds: 40,
    aspect: 0.75,
    tall: { seconds: 164.8 },
    wide: { seconds: 98, zoom: 1.35, up: 0.15 },
  },
  'midnight-cafe': {
    seed: '1',
    fromSeconds: 70,
    aspect: 0.75,
    tall: { seconds: 142.6 },
    wide: { seconds: 139.3, zoom: 1.3, up: 0.15 },
  },
  'baker-street': {
    seed: '1',
    fromSeconds: 90,
    aspect: 0.75,
    tall: { seconds: 210.6 },
    wide: { seconds: 162.9, zoom: 1.15, up: 0.1 },
  },
};

const sizes = { tall: [720, 960], wide: [1280, 720] } as const;

const [play, ...rest] = process.argv.slice(2);
const option = (name: string, otherwise: string): string => {
  const at = rest.indexOf(`--${name}`);
  return at < 0 ? otherwise : (rest.splice(at, 2)[1] ?? otherwise);
};
const [seed, from, aspect] = [option('seed', '1'), Number(option('from', '0')), Number(option('aspect', '0.75'))];
const [size, tier] = [option('size', '360x480').split('x').map(Number), option('tier', 'middle')];
const page = fileURLToPath(new URL('stage-picture/poster.page.ts', import.meta.url));

const chromium = await launchChromium();
try {
  if (play && rest.length > 0) await takeCandidates(play);
  else if (play === 'soft') for (const name of Object.keys(sittings)) await soften(name);
  else
    for (const [name, sitting] of Object.entries(sittings))
      if (!play || play === name) await takePosters(name, sitting);
} finally {
  await chromium.close();
}

async function takePosters(name: string, sitting: Sitting): Promise<void> {
  const { tall, wide, ...film } = sitting;
  const shots = [
    { ...tall, name: `${name}-tall`, size: sizes.tall },
    { ...wide, name: `${name}-wide`, size: sizes.wide },
  ].sort((a, b) => a.seconds - b.seconds);
  await take({ ...film, scene: sceneOf(name), tier: 'full', shots, type: 'image/webp', quality: 0.72 }, 'assets/posters', 'webp'); // prettier-ignore
  await soften(name);
}

async function soften(name: string): Promise<void> {
  const picture = `data:image/webp;base64,${readFileSync(`assets/posters/${name}-wide.webp`).toString('base64')}`;
  const softener = fileURLToPath(new URL('stage-picture/soften.page.ts', import.meta.url));
  keep(`assets/posters/${name}-soft.webp`, await chromium.run<string>(softener, picture));
}

async function takeCandidates(name: string): Promise<void> {
  const [wide = 360, tall = 480] = size;
  const shots = rest
    .map(Number)
    .sort((a, b) => a - b)
    .map((seconds): PosterShot => ({ name: `${name}-${seconds}`, seconds, size: [wide, tall] }));
  await take({ scene: sceneOf(name), seed, tier: tier as PosterOrder['tier'], aspect, fromSeconds: from, shots, type: 'image/png', quality: 1 }, '/tmp/posters', 'png'); // prettier-ignore
}

async function take(order: PosterOrder, folder: string, ending: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const pictures = await chromium.run<Readonly<Record<string, string>>>(page, order);
  for (const [name, image] of Object.entries(pictures)) keep(`${folder}/${name}.${ending}`, image);
}

function keep(file: string, image: string): void {
  const bytes = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64');
  writeFileSync(file, bytes);
  console.log(`${file}  ${(bytes.length / 1024).toFixed(1)} kB`);
}

function sceneOf(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../scenes/${name}/scene.json`, import.meta.url), 'utf8'));
}
