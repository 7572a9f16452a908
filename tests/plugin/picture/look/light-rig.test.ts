import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import type { StandardMaterial } from '@babylonjs/core/Materials/standardMaterial.js';
import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { Scene } from '@babylonjs/core/scene.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWorkshop, type OpenWorkshop } from '../../../../plugin/picture/look/create-workshop.ts';
import { LightRig } from '../../../../plugin/picture/look/light-rig.ts';
import { StageSet } from '../../../../plugin/picture/look/stage-set.ts';
import type { Tier } from '../../../../plugin/body/tier.ts';
import { vec } from '../../../../plugin/stage/space/vector.ts';
import { samplePlan } from './sample-plan.ts';
import { isLong } from '../../../how-much.ts';

let engine: NullEngine;
let scene: Scene;
let workshop: OpenWorkshop;
const open = (tier: Tier): void => {
  workshop = createWorkshop(scene, { tier, style: 'medieval' });
};
beforeEach(() => {
  engine = new NullEngine();
  scene = new Scene(engine);
  scene.activeCamera = new FreeCamera('camera', new Vector3(-3, 1.6, 0.5), scene);
});
afterEach(() => {
  scene.dispose();
  engine.dispose();
});
const lightCalled = (name: string) => scene.lights.find((light) => light.name === name)!;
const figure = (): TransformNode => {
  const node = new TransformNode('somebody', scene);
  const box = workshop.box('body', vec(0.5, 1.7, 0.4), workshop.material('wool'));
  box.parent = node;
  box.position.y = 0.85;
  node.position.set(-3, 0, 2);
  return node;
};

describe('the light of a stage', () => {
  const tiers = ['plain', 'middle', 'full'] as const;
  it.each(isLong ? tiers : tiers.slice(0, 2))('edges figures and not the set, at the %s tier', (tier) => {
    open(tier);
    new StageSet(workshop, samplePlan);
    new LightRig(workshop, samplePlan, { takeOver: true });
    const body = new Mesh('body', scene);
    const thing = figure().getChildMeshes()[0]!;
    const floor = scene.meshes.find(({ name }) => name.includes('floor'))!;
    expect(lightCalled('rim light').canAffectMesh(body)).toBe(true);
    // Each light costs every pixel: on a plain stage only figures stand out.
    expect(lightCalled('rim light').canAffectMesh(thing)).toBe(tier !== 'plain');
    expect(lightCalled('follow spot').canAffectMesh(thing)).toBe(tier !== 'plain');
    expect(lightCalled('rim light').canAffectMesh(floor)).toBe(false);
    expect(lightCalled('house light').canAffectMesh(floor)).toBe(false);
  });

  it('goes over to a cue in its time, and at once when there is none', () => {
    open('middle');
    const rig = new LightRig(workshop, samplePlan);
    const front = lightCalled('front light');
    const night = front.intensity;
    rig.cue({ mood: 'day' }, 2);
    expect(front.intensity).toBe(night);
    rig.update(1);
    const half = front.intensity;
    expect(half).toBeGreaterThan(night);
    rig.update(1);
    expect(front.intensity).toBeGreaterThan(half);
    expect(rig.lighting.mood).toBe('day');
    rig.update(5);
    rig.cue({ mood: 'night' }, 0);
    expect(front.intensity).toBeCloseTo(night);
  });

  it('follows who speaks with an easy hand, and lets go', () => {
    open('full');
    const rig = new LightRig(workshop, samplePlan);
    const spot = lightCalled('follow spot') as unknown as { position: Vector3; intensity: number };
    rig.update(0.1);
    expect(spot.intensity).toBe(0);
    rig.follow(vec(-4, 0, 2));
    rig.update(0.1);
    const dim = spot.intensity;
    rig.update(2);
    expect(spot.intensity).toBeGreaterThan(dim);
    const from = spot.position.x;
    rig.follow(vec(-1, 0, 2));
    rig.update(0.2);
    expect(spot.position.x).toBeGreaterThan(from);
    expect(spot.position.x).toBeLessThan(from + 2.9);
    rig.update(4);
    expect(spot.position.x).toBeCloseTo(from + 3, 1);
    rig.follow(undefined);
    rig.update(4);
    expect(spot.intensity).toBeLessThan(0.01);
  });

  it('has no follow spot where none is wanted', () => {
    open('middle');
    const rig = new LightRig(workshop, samplePlan, { followSpot: false });
    rig.follow(vec(0, 0, 0));
    rig.update(1);
    expect(scene.lights.some(({ name }) => name === 'follow spot')).toBe(false);
  });

  it('darkens the ground under who stands and what lies, and under nothing that is carried', () => {
    open('middle');
    const rig = new LightRig(workshop, samplePlan);
    const somebody = figure();
    const cup = new TransformNode('cup', scene);
    workshop.box('cup', vec(0.1, 0.1, 0.1), workshop.material('clay')).parent = cup;
    cup.position.set(-3, 1.2, 2.2);
    rig.cast(somebody);
    rig.cast(cup);
    rig.cast(somebody);
    const blobs = scene.getMeshByName('contact shadows') as Mesh;
    for (let frame = 0; frame < 6; frame++) {
      cup.position.x += 0.01;
      somebody.position.x += 0.01;
      scene.render();
    }
    expect(blobs.thinInstanceCount).toBe(1);
    for (let frame = 0; frame < 6; frame++) scene.render();
    expect(blobs.thinInstanceCount).toBe(2);
  });

  it('shows its beams in the air, more when haunted, and none when they are to be thin', () => {
    open('full');
    const rig = new LightRig(workshop, samplePlan);
    const shafts = scene.getMeshByName('shafts')!;
    const brightness = (): number => (shafts.material as StandardMaterial).emissiveColor.toLuminance();
    rig.update(0.1);
    expect(shafts.isEnabled()).toBe(true);
    expect(brightness()).toBeGreaterThan(0.02);
    rig.thinHaze(0);
    rig.update(0.1);
    expect(shafts.isEnabled()).toBe(false);
    expect(scene.getMeshByName('dust')?.isEnabled()).toBe(false);
  });

  it('is without haze at the plain tier', () => {
    open('plain');
    new LightRig(workshop, samplePlan);
    expect(scene.getMeshByName('shafts')).toBeNull();
    expect(scene.getMeshByName('dust')).toBeNull();
  });
});
