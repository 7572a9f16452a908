import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { planPlay, sceneOf } from '../src/study/plan-play.ts';
import { englishShelf } from '../src/study/tongues/en/shelf.ts';
import { launchChromium } from '../tests/browser/run-in-chromium.ts';
import { paperTopics } from '../tests/study/paper-topics.ts';
import type { Picture, PictureOrder } from './stage-picture/stage.page.ts';

/**
 * Ten of the paper's fifty topics, planned without a model and photographed on the stage: the README's contact sheet.
 *
 *   npx tsx scripts/planned-plays.ts            all ten, to assets/pictures/planned-plays.webp (and, to be looked at, to /tmp/planned-plays/sheet.png)
 *   npx tsx scripts/planned-plays.ts 57 83      only these, to /tmp/planned-plays/57.png …
 *   npx tsx scripts/planned-plays.ts --sheet    the sheet of what lies there
 */
const shown = [57, 58, 61, 63, 65, 67, 79, 83, 87, 97] as const;
const folder = '/tmp/planned-plays';
const sheetFile = 'assets/pictures/planned-plays.webp';
const first = 51;
const seconds = 24;

const wanted = process.argv.slice(2).flatMap((word) => Number(word) || []);
const isSheetOnly = process.argv.includes('--sheet');
const stagePage = fileURLToPath(new URL('stage-picture/stage.page.ts', import.meta.url));
const sheetPage = fileURLToPath(new URL('contact-sheet/planned.page.ts', import.meta.url));
const topicOf = (number: number): string => paperTopics[number - first] ?? '';
const fileOf = (number: number): string => `${folder}/${number}.png`;

mkdirSync(folder, { recursive: true });
const chromium = await launchChromium();
try {
  if (!isSheetOnly) for (const number of wanted.length > 0 ? wanted : shown) await photograph(number);
  if (wanted.length === 0) await putTogether();
} finally {
  await chromium.close();
}

async function photograph(number: number): Promise<void> {
  const plan = planPlay(topicOf(number), englishShelf);
  const { scene } = sceneOf(plan);
  const place = `place:${plan.understood.setting}`;
  const shots = [{ name: String(number), place, seconds, view: 'around' }] as const;
  const order: PictureOrder = { scene, seed: '1', tier: 'full', size: [960, 480], type: 'image/png', shots };
  for (const { image, note } of await chromium.run<readonly Picture[]>(stagePage, order)) {
    writeFileSync(fileOf(number), bytesOf(image));
    console.log(`${fileOf(number)}  ${plan.understood.setting}: ${plan.title}, ${note}`);
  }
}

async function putTogether(): Promise<void> {
  const pictures = shown
    .filter((number) => existsSync(fileOf(number)))
    .map((number) => ({
      image: `data:image/png;base64,${readFileSync(fileOf(number)).toString('base64')}`,
      title: planPlay(topicOf(number), englishShelf).title,
      told: topicOf(number),
    }));
  for (const [file, type] of [
    [sheetFile, 'image/webp'],
    [`${folder}/sheet.png`, 'image/png'],
  ] as const) {
    const sheet = bytesOf(await chromium.run<string>(sheetPage, { pictures, columns: 2, wide: 1400, type }));
    writeFileSync(file, sheet);
    console.log(`${file}  ${Math.round(sheet.length / 1024)} kB`);
  }
}

function bytesOf(image: string): Buffer {
  return Buffer.from(image.slice(image.indexOf(',') + 1), 'base64');
}
