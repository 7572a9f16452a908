import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import HavokPhysics from '@babylonjs/havok';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inBrowser } from '../machine/in-browser.ts';
import { isLong, whichOf } from '../how-much.ts';
import { endingAfter } from '../one-act.ts';
import { eveningOnStage } from './evening-on-stage.ts';
import { launchChromium, type Chromium } from './run-in-chromium.ts';
import type { StagedInPage } from './stage.page.ts';

const page = fileURLToPath(new URL('stage.page.ts', import.meta.url));
const wasm = createRequire(import.meta.url).resolve('@babylonjs/havok/lib/esm/HavokPhysics.wasm');

const seeds = whichOf('SEEDS', ['5'], ['1', '2', '3', '5']);
const names = whichOf('SCENES', ['elsinore'], ['elsinore', 'baker-street', 'midnight-cafe']);
const evenings = names.flatMap((name) => seeds.map((seed) => [name, seed]));

inBrowser.describe('a play on the stage', () => {
  let chromium: Chromium;
  beforeAll(async () => {
    chromium = await launchChromium();
  });
  afterAll(() => chromium.close());

  it.each(evenings)('%s, seed %s: the same facts in Chromium, drawn with WebGL, as in Node', async (name, seed) => {
    const text = readFileSync(new URL(`../../scenes/${name}/scene.json`, import.meta.url), 'utf8');
    const scene: unknown = isLong ? JSON.parse(text) : endingAfter(JSON.parse(text), 'the-rebuke');
    const wasmBinary = Uint8Array.from(readFileSync(wasm)).buffer;
    const inNode = await eveningOnStage(scene, { seed, havok: await HavokPhysics({ wasmBinary }) });
    expect(inNode.faults).toEqual([]);
    expect(inNode.ended).toMatchObject({ completed: true });

    const { pictures, meshes, left, ...inPage } = await chromium.run<StagedInPage>(page, { scene, seed });
    expect(inPage.facts).toEqual(inNode.facts);
    expect(inPage).toEqual(inNode);
    expect(pictures).toBeGreaterThan(1);
    expect(meshes).toBeGreaterThan(20);
    expect(left).toBe(0);
  });
});
