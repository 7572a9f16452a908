import { Constants } from '@babylonjs/core/Engines/constants.js';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { CubeMapToSphericalPolynomialTools } from '@babylonjs/core/Misc/HighDynamicRange/cubemapToSphericalPolynomial.js';
import { Scene } from '@babylonjs/core/scene.js';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWorkshop, type OpenWorkshop } from '../../../../plugin/picture/look/create-workshop.ts';
import { cubeSides, softLightOf } from '../../../../plugin/picture/look/soft-light.ts';
import { StageSet } from '../../../../plugin/picture/look/stage-set.ts';
import { substanceLooks } from '../../../../plugin/picture/look/substance.ts';
import { Easel } from '../../../../plugin/picture/look/textures/easel.ts';
import { patternsOf, type PatternName } from '../../../../plugin/picture/look/textures/patterns.ts';
import { TextureShelf } from '../../../../plugin/picture/look/textures/texture-shelf.ts';
import { vec } from '../../../../plugin/stage/space/vector.ts';
import { atOnce } from '../../../../src/kit/slices.ts';
import { samplePlan } from './sample-plan.ts';

let engine: NullEngine;
let scene: Scene;
/** What was painted, in this order. */
const painted: string[] = [];
beforeEach(() => {
  painted.length = 0;
  engine = new NullEngine();
  scene = new Scene(engine);
  // It paints as it does where there is a screen.
  engine.getRenderingCanvas = () => ({}) as HTMLCanvasElement;
  const update = engine.updateRawTexture.bind(engine);
  engine.updateRawTexture = (texture, data, ...rest) => {
    if (data) painted.push(createHash('sha256').update(data as Uint8Array).digest('hex')); // prettier-ignore
    update(texture, data, ...rest);
  };
});
afterEach(() => {
  scene.dispose();
  engine.dispose();
});

function furnish(inSlices: boolean): OpenWorkshop {
  const workshop = createWorkshop(scene, { tier: 'plain', style: 'medieval', inSlices });
  workshop.flame('torch', new StageSet(workshop, samplePlan).root, vec(0, 2, 0), 0.04);
  return workshop;
}

describe('what is painted in slices', () => {
  it('is what is painted at once, in the same order', () => {
    furnish(false);
    const atOnce = painted.splice(0);
    expect(atOnce.length).toBeGreaterThan(5);
    const { easel } = furnish(true);
    expect(painted).toEqual([]);
    expect([...easel.painting(0.5)].every((part) => part === 0.5)).toBe(true);
    expect(painted).toEqual(atOnce);
  });

  it('is painted a row a step, however much of it there is', () => {
    let points = 0;
    const patterns = patternsOf('victorian');
    const { planks } = patterns;
    const counted = { ...planks, paint: (u: number, v: number) => (points++, planks.paint(u, v)) };
    const easel = new Easel(scene, true);
    const shelf = new TextureShelf(easel, 'full', { ...patterns, planks: counted });
    const name: PatternName = 'planks';
    shelf.colour(name, substanceLooks.oak, '#806040');
    shelf.normal(name);
    easel.texture('large', { wide: 512, tall: 256, repeats: false }, () => (points++, [0, 0, 0]));
    const steps: number[] = [];
    for (const _ of easel.painting(0)) steps.push(points - steps.reduce((sum, each) => sum + each, 0));
    expect(points).toBe(256 * 256 + 512 * 256);
    expect(Math.max(...steps)).toBe(512);
    expect(painted).toHaveLength(3);
  });

  it('is painted at once when nobody waits any longer, and never once it is put away', () => {
    const easel = new Easel(scene, true);
    const black = { wide: 4, tall: 4, repeats: false };
    easel.texture('left', black, () => [0, 0, 0]);
    easel.dispose();
    expect([...easel.painting(0)]).toEqual([]);
    easel.isPatient = false;
    easel.texture('wanted', black, () => [0, 0, 0]);
    expect(painted).toHaveLength(1);
  });
});

describe('the soft light of what surrounds a stage', () => {
  it('is what Babylon makes of it, a row a step', () => {
    const size = 8;
    const side = (seed: number) => Float32Array.from({ length: size * size * 4 }, (_, at) => (at * seed * 37) % 11);
    const [right, left, up, down, front, back] = [side(1), side(2), side(3), side(4), side(5), side(6)] as const;
    const all = { right, left, up, down, front, back };
    const [format, type] = [Constants.TEXTUREFORMAT_RGBA, Constants.TEXTURETYPE_FLOAT];
    const theirs = CubeMapToSphericalPolynomialTools.ConvertCubeMapToSphericalPolynomial({ ...all, size, format, type, gammaSpace: false }); // prettier-ignore
    const sides = cubeSides.map((direction, index) => ({ pixels: Object.values(all)[index]!, direction }));
    expect([...softLightOf(sides, size)]).toHaveLength(6 * size);
    const ours = atOnce(softLightOf(sides, size));
    for (const part of ['x', 'y', 'z', 'xx', 'yy', 'zz', 'yz', 'zx', 'xy'] as const)
      expect(ours[part].asArray()).toEqual(theirs?.[part].asArray());
  });
});
