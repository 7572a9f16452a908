import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inBrowser } from '../machine/in-browser.ts';
import { parlourFile, parlourWith } from '../plugin/stage/parlour.ts';
import { isLong } from '../how-much.ts';
import type { EngineWish, Pictured } from './engines.page.ts';
import { launchChromium, type Chromium } from './run-in-chromium.ts';

const page = fileURLToPath(new URL('engines.page.ts', import.meta.url));
/** WebGPU in software, where there is no graphics card. */
const webGpu = [
  '--enable-unsafe-webgpu',
  '--use-webgpu-adapter=swiftshader',
  '--use-vulkan=swiftshader',
  '--enable-features=Vulkan',
  '--disable-vulkan-surface',
];

/** As many kinds of surface as there are: one person, a table, a candle, a curtain and a dagger in a hand. */
const oneRoom = parlourWith('actor:ada', 'prop:table', 'prop:candle', 'prop:dagger', 'prop:curtain');

inBrowser.describe('a stage in a host’s scene', () => {
  let chromium: Chromium;
  beforeAll(async () => {
    chromium = await launchChromium({ more: webGpu });
  });
  afterAll(() => chromium.close());
  const drawn = (engine: EngineWish['engine'], tier: EngineWish['tier']) =>
    chromium.run<Pictured>(page, { engine, tier, scene: isLong ? parlourFile : oneRoom });

  const expectGood = ({ errors, isReady, ground, stage }: Pictured): void => {
    expect(errors).toEqual([]);
    expect(isReady).toBe(true);
    const [before, after] = ground;
    expect(before[1]).toBeGreaterThan(60);
    expect(after).toEqual(before);
    expect(new Set(stage).size, 'there is something to be seen').toBeGreaterThan(20);
  };

  it('is drawn by WebGPU without a complaint, and leaves the host’s ground as it was', async () => {
    expectGood(await drawn('webgpu', 'plain'));
  });

  // Software draws each dot by hand: both engines side by side, in every tier, by LONG=1.
  const both = async (tier: EngineWish['tier']): Promise<void> => {
    const [gl, gpu] = [await drawn('webgl', tier), await drawn('webgpu', tier)];
    expectGood(gl);
    expectGood(gpu);
    const apart = gl.stage.map((value, index) => Math.abs(value - (gpu.stage[index] ?? 0)));
    expect(apart.reduce((sum, value) => sum + value, 0) / apart.length).toBeLessThan(8);
  };
  if (isLong) it.each(['plain', 'middle', 'full'] as const)('is drawn alike by WebGL and by WebGPU: %s', both);
});
