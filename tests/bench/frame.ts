import { fileURLToPath } from 'node:url';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { Scene } from '@babylonjs/core/scene.js';
import { createSculptor } from '../../plugin/body/bodies/sculptor.ts';
import type { Tier } from '../../plugin/body/tier.ts';
import { bundled } from '../browser/build.ts';
import { builtSite } from '../browser/built-site.ts';
import { launchBrowser } from '../browser/run-in-chromium.ts';
import { sceneOf } from '../plugin/body/bodies/everybody.ts';
import { openHavok } from '../plugin/stage/physics/open-havok.ts';
import { allocatedBy } from './allocations.ts';
import { frames, openCrowd, takeTurns, warmFrames, type FrameCost } from './frame-turns.ts';
import type { FrameOrder, PageFrameCost } from './frame.page.ts';
import { round, type Measure } from './stopwatch.ts';

const timedFrames = 300;
const mostPairs = 25;
const of =
  'Babylon drawing the same meshes with the list of what is seen and every material frozen, and nothing of ours called';
const tiers = ['headset', 'full'] as const;
const crowds = [4, 12, 24];
const page = fileURLToPath(new URL('frame.page.ts', import.meta.url));

/** Our own JavaScript in a drawn frame, beside Babylon drawing the same meshes frozen; with `CARD=1` in a browser, by its graphics card. */
export async function* frameBench(): AsyncGenerator<Measure> {
  if (process.env['CARD'] !== undefined) {
    yield* frameBenchByCard();
    return;
  }
  for (const tier of tiers) {
    for (const people of crowds) {
      const { bytes, ...cost } = await timed(people, tier);
      yield {
        ...measureOf(people, tier, cost),
        bytesOfOurs: Math.round(bytes.ours / timedFrames),
        bytesOfBabylon: Math.round(bytes.others / timedFrames),
      };
    }
  }
}

async function* frameBenchByCard(): AsyncGenerator<Measure> {
  const flags = ['--ignore-gpu-blocklist', '--enable-gpu', '--use-angle=vulkan', '--enable-features=Vulkan'];
  const { files, script } = await bundled(page);
  const site = await builtSite(new Map(files).set('index.html', emptyPage), apart);
  const browser = await launchBrowser({ more: [...flags, '--disable-vulkan-surface'] });
  try {
    for (const tier of tiers) {
      for (const people of crowds) {
        const order: FrameOrder = {
          scene: sceneOf('midnight-cafe'),
          people,
          tier,
          size: [1280, 720],
          pairs: mostPairs,
        };
        const visit = await browser.newPage({ viewport: { width: 1280, height: 720 } });
        await visit.goto(site.address);
        const run = `import('/${script}').then(({ run }) => run(${JSON.stringify(order)}))`;
        const { card, ...cost } = await visit.evaluate<PageFrameCost>(run);
        await visit.close();
        yield { ...measureOf(people, tier, cost), measure: `${nameOf(people, tier)}, by a card`, card };
      }
    }
  } finally {
    await browser.close();
    await site.close();
  }
}

const emptyPage = '<!doctype html><title>frames</title><link rel="icon" href="data:,">';
/** A page that shares its process with nobody has a clock of 5 µs; any other, one of 100. */
const apart = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };

const nameOf = (people: number, tier: Tier): string => `a frame of the café with ${people} people, ${tier} tier`;

const measureOf = (people: number, tier: Tier, { ours, frozen, ratio, draws }: FrameCost): Measure => ({
  measure: nameOf(people, tier),
  value: round(ours),
  unit: 'ms median',
  baseline: round(frozen),
  ratio: round(ratio),
  budget: 1.5,
  budgetOf: 'ratio',
  of,
  draws,
});

interface CountedCost extends FrameCost {
  /** Allocated in all timed frames: by us, what we have Babylon do included, and by Babylon. */
  readonly bytes: { readonly ours: number; readonly others: number };
}

async function timed(people: number, tier: Tier): Promise<CountedCost> {
  const engine = cardless();
  const scene = new Scene(engine);
  const sculptor = createSculptor(() => {
    throw new Error('no workers in Node');
  });
  const havok = await openHavok();
  const drama = await openCrowd(scene, { scene: sceneOf('midnight-cafe'), people, tier }, { havok, sculptor });
  await frames(scene, warmFrames, atOnce);
  const bytes = await allocatedBy('_renderFrame', () => frames(scene, timedFrames, atOnce));
  const cost = await takeTurns(scene, drama, mostPairs, atOnce);
  drama.dispose();
  sculptor.dispose();
  engine.dispose();
  return { ...cost, bytes };
}

const atOnce = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** An engine that draws nothing, and is asked to by Babylon as one of WebGL 2 is: by uniform buffers and textures of bones. */
function cardless(): NullEngine {
  const engine = new NullEngine();
  const caps = {
    maxVertexUniformVectors: 4096,
    maxVertexTextureImageUnits: 16,
    textureFloat: true,
    maxTextureSize: 4096,
  };
  Object.assign(engine.getCaps(), caps, { maxVertexAttribs: 16, texture2DArrayMaxLayerCount: 256 });
  Object.defineProperty(engine, 'supportsUniformBuffers', { value: true });
  return engine;
}
