import '@babylonjs/core/Culling/ray.js';
import { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera.js';
import { Ray } from '@babylonjs/core/Culling/ray.js';
import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { StandardMaterial } from '@babylonjs/core/Materials/standardMaterial.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Scene } from '@babylonjs/core/scene.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { horizons } from '../../../../plugin/picture/look/set/horizon.ts';
import { stageHorizons, stageStyles } from '../../../../src/drama/staging.ts';
import { createWorkshop } from '../../../../plugin/picture/look/create-workshop.ts';
import { LightRig } from '../../../../plugin/picture/look/light-rig.ts';
import { StageSet } from '../../../../plugin/picture/look/stage-set.ts';
import type { Tier } from '../../../../plugin/body/tier.ts';
import { isLong } from '../../../how-much.ts';
import { hall, samplePlan } from './sample-plan.ts';
import { censusOf } from './scene-census.ts';

const tiers: readonly Tier[] = ['plain', 'middle', 'full'];
let engine: NullEngine;
let scene: Scene;
beforeEach(() => {
  engine = new NullEngine();
  scene = new Scene(engine);
});
afterEach(() => {
  scene.dispose();
  engine.dispose();
});

/** What of the walls a straight line between two points meets. */
const wallsBetween = (from: readonly [number, number, number], to: readonly [number, number, number]): string[] => {
  const [start, end] = [new Vector3(...from), new Vector3(...to)];
  const ray = new Ray(start, end.subtract(start).normalize(), Vector3.Distance(start, end));
  return (scene.multiPickWithRay(ray, (mesh) => / wall /.test(mesh.name)) ?? []).flatMap(
    ({ pickedMesh }) => pickedMesh?.name ?? [],
  );
};

describe('a set', () => {
  it('has doorways one can go through, and wall beside them', () => {
    new StageSet(createWorkshop(scene, { tier: 'plain', style: 'medieval' }), samplePlan);
    scene.meshes.forEach((mesh) => mesh.computeWorldMatrix(true));
    expect(wallsBetween([-1, 1, 2.4], [1, 1, 2.4])).toEqual([]);
    expect(wallsBetween([-1, 1, 1.2], [1, 1, 1.2])).not.toEqual([]);
    expect(wallsBetween([-1, 2.6, 2.4], [1, 2.6, 2.4])).not.toEqual([]);
  });

  it('has windows the sky is seen through between their bars, and wall under them', () => {
    new StageSet(createWorkshop(scene, { tier: 'plain', style: 'medieval' }), samplePlan);
    scene.meshes.forEach((mesh) => mesh.computeWorldMatrix(true));
    // The window's middle is 3 m from the wall's eastern end.
    const middle = 0.1 - 3;
    expect(wallsBetween([middle + 0.06, 1.52, 4], [middle + 0.06, 1.52, 5.15])).toEqual([]);
    expect(wallsBetween([middle, 0.5, 4], [middle, 0.5, 5.15])).not.toEqual([]);
    const [pick] =
      scene.multiPickWithRay(new Ray(new Vector3(middle + 0.06, 1.52, 4), Vector3.Forward(), 3), (mesh) =>
        mesh.name.startsWith('backdrop'),
      ) ?? [];
    expect(pick?.hit).toBe(true);
  });

  it('shows a wall from within its room and not from behind it', () => {
    new StageSet(createWorkshop(scene, { tier: 'plain', style: 'medieval' }), samplePlan);
    const camera = new ArcRotateCamera('camera', -Math.PI / 2, 1.2, 12, new Vector3(-3, 1, 2.5), scene);
    scene.activeCamera = camera;
    scene.render();
    const shown = (z: number): boolean[] =>
      scene.meshes
        .filter(({ name }) => name.startsWith(`${hall} wall`))
        .filter((mesh) => Math.abs(mesh.getBoundingInfo().boundingBox.centerWorld.z - z) < 0.3)
        .map((mesh) => mesh.isEnabled());
    expect(new Set(shown(0))).toEqual(new Set([false]));
    expect(new Set(shown(5))).toEqual(new Set([true]));
    camera.alpha = Math.PI / 2;
    scene.render();
    scene.render();
    expect(new Set(shown(0))).toEqual(new Set([true]));
    expect(new Set(shown(5))).toEqual(new Set([false]));
  });

  it('has outer walls for whoever stands in the open, and for nobody else', () => {
    const set = new StageSet(createWorkshop(scene, { tier: 'plain', style: 'medieval' }), samplePlan, { house: false });
    const camera = new FreeCamera('eyes', new Vector3(5.8, 1.5, 4.8), scene);
    scene.activeCamera = camera;
    camera.position.set(3, 1.5, 2);
    scene.render();
    const outer = scene.meshes.filter(({ name }) => name.startsWith('outer walls'));
    expect(outer.map((mesh) => mesh.isEnabled())).not.toContain(false);
    const { minimumWorld, maximumWorld } = outer[0]!.getBoundingInfo().boundingBox;
    expect([minimumWorld.z, maximumWorld.z].map((z) => Math.round(z * 10) / 10)).toEqual([-0.2, 5.2]);
    camera.position.set(-3, 1.5, 2);
    scene.render();
    expect(outer.map((mesh) => mesh.isEnabled())).not.toContain(true);
    set.dispose();
  });

  it('has sky on every side for whoever is within a place in the open, and none before the arch', () => {
    const set = new StageSet(createWorkshop(scene, { tier: 'plain', style: 'medieval' }), samplePlan);
    const camera = new ArcRotateCamera('camera', -Math.PI / 2, 1.4, 16, new Vector3(3.2, 1, 2.5), scene);
    scene.activeCamera = camera;
    const isShown = (name: string): boolean => scene.getMeshByName(name)?.isEnabled() ?? false;
    scene.render();
    expect([isShown('cyclorama'), isShown('surround')]).toEqual([true, false]);
    camera.radius = 1;
    scene.render();
    expect([isShown('cyclorama'), isShown('surround')]).toEqual([true, true]);
    set.dispose();
  });

  it.each(stageHorizons)('has a horizon of %s that goes on at its edge', (name) => {
    const { rises } = horizons[name];
    const heights = Array.from({ length: 200 }, (_, index) => rises(index / 200));
    expect(Math.max(...heights)).toBeLessThan(0.7);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(0);
    if (name !== 'city' && name !== 'roofs') expect(Math.abs(rises(0.9999) - rises(0))).toBeLessThan(0.05);
  });

  it.each(stageStyles)('is built in the manner of the %s age', (style) => {
    new StageSet(createWorkshop(scene, { tier: isLong ? 'middle' : 'plain', style }), { ...samplePlan, style });
    const materials = new Set(scene.meshes.map(({ material }) => material?.name));
    expect(materials.size).toBeGreaterThan(4);
    for (const mesh of scene.meshes) {
      const positions = mesh.getVerticesData('position') ?? [];
      expect(positions.every(Number.isFinite), `${mesh.name} has a corner that is nowhere`).toBe(true);
    }
  });

  it.each(isLong ? tiers : tiers.slice(-1))('leaves a host’s scene as it was, at the %s tier', (tier) => {
    const mine = new StandardMaterial('mine', scene);
    const camera = new ArcRotateCamera('camera', -1.5, 1.2, 12, Vector3.Zero(), scene);
    scene.activeCamera = camera;
    scene.render();
    const before = censusOf(scene);
    const { clearColor, environmentTexture, environmentIntensity } = scene;
    const grade = JSON.stringify(scene.imageProcessingConfiguration.serialize());
    const workshop = createWorkshop(scene, { tier, style: 'medieval' });
    const set = new StageSet(workshop, samplePlan);
    const rig = new LightRig(workshop, samplePlan, { takeOver: true });
    rig.cast(set.root);
    const flame = workshop.flame('torch', set.root, { x: 0, y: 2, z: 0 }, 0.2);
    const bulb = workshop.bulb('lamp', set.root, { x: 3, y: 2, z: 0 }, 0.1);
    flame.set(true);
    bulb.set(true);
    scene.render();
    flame.update(0.02);
    expect(censusOf(scene)).not.toEqual(before);
    rig.dispose();
    set.dispose();
    workshop.dispose();
    expect(censusOf(scene)).toEqual(before);
    expect(scene.clearColor).toBe(clearColor);
    expect(scene.environmentTexture).toBe(environmentTexture);
    expect(scene.environmentIntensity).toBe(environmentIntensity);
    expect(JSON.stringify(scene.imageProcessingConfiguration.serialize())).toBe(grade);
    expect(scene.materials).toEqual([mine]);
  });

  it('touches nothing of the scene’s own settings unless asked to', () => {
    const { clearColor, environmentTexture, environmentIntensity, ambientColor, fogMode } = scene;
    const grade = JSON.stringify(scene.imageProcessingConfiguration.serialize());
    const workshop = createWorkshop(scene, { tier: 'full', style: 'medieval' });
    new StageSet(workshop, samplePlan);
    new LightRig(workshop, samplePlan);
    expect(scene).toMatchObject({ clearColor, environmentTexture, environmentIntensity, ambientColor, fogMode });
    expect(JSON.stringify(scene.imageProcessingConfiguration.serialize())).toBe(grade);
  });
});
