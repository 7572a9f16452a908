import { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera.js';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Scene } from '@babylonjs/core/scene.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWorkshop, type OpenWorkshop } from '../../../../plugin/picture/look/create-workshop.ts';
import { houseFrame, looksThrough, openingOf } from '../../../../plugin/picture/look/house/opening.ts';
import { pictureCost } from '../../../bench/picture-cost.ts';
import { StageSet } from '../../../../plugin/picture/look/stage-set.ts';
import type { Tier } from '../../../../plugin/body/tier.ts';
import { vec } from '../../../../plugin/stage/space/vector.ts';
import { hall, samplePlan } from './sample-plan.ts';

const room = samplePlan.rooms.find(({ place }) => place === hall)!;
const opening = openingOf(room);
const middle = vec(-3, 1.2, 2.5);
const fromHouse = vec(-3, 2, -7);

describe('the opening of an arch', () => {
  it('is as wide as its room and stands before it', () => {
    expect(opening.width).toBeCloseTo(6);
    expect(opening.sill.x).toBeCloseTo(-3);
    expect(opening.sill.z).toBeLessThan(0);
    expect(opening.height).toBeLessThan(room.height);
  });

  it('is looked through from the house, and not from within, from aside, from above or at something before it', () => {
    expect(looksThrough(opening, fromHouse, middle)).toBe(true);
    expect(looksThrough(opening, vec(-3, 1.6, 1), middle)).toBe(false);
    expect(looksThrough(opening, vec(-3, 1.6, -0.8), middle)).toBe(false);
    expect(looksThrough(opening, vec(12, 2, -3), middle)).toBe(false);
    expect(looksThrough(opening, vec(-3, 14, -3), middle)).toBe(false);
    expect(looksThrough(opening, fromHouse, vec(-3, 1, -2))).toBe(false);
  });

  it.each([1, 16 / 9, 2.4])('is whole in the picture from the house, at an aspect of %d', (aspect) => {
    const { position, target, fov } = houseFrame(opening, aspect);
    const ahead = opening.sill.z - position.z;
    const slope = Math.tan(fov / 2);
    const pitch = Math.atan2(target.y - position.y, target.z - position.z);
    const upright = (y: number): number => Math.atan2(y - position.y, ahead) - pitch;
    expect((ahead / Math.cos(pitch)) * slope * aspect).toBeGreaterThan(opening.width / 2);
    expect(upright(opening.sill.y)).toBeGreaterThan(-fov / 2);
    expect(upright(opening.sill.y + opening.height)).toBeLessThan(fov / 2);
    expect(looksThrough(opening, position, target)).toBe(true);
  });
});

describe('a house before a stage', () => {
  let engine: NullEngine;
  let scene: Scene;
  let workshop: OpenWorkshop;
  let camera: ArcRotateCamera;
  const open = (tier: Tier = 'plain'): void => {
    engine = new NullEngine();
    scene = new Scene(engine);
    camera = new ArcRotateCamera('camera', 0, 0, 1, new Vector3(middle.x, middle.y, middle.z), scene);
    scene.activeCamera = camera;
    workshop = createWorkshop(scene, { tier, style: 'medieval' });
  };
  const lookFrom = (x: number, y: number, z: number): void => {
    camera.setPosition(new Vector3(x, y, z));
    scene.render();
  };
  const arches = (): number =>
    scene.meshes.filter((mesh) => mesh.name.startsWith('proscenium') && mesh.isEnabled()).length;

  beforeEach(() => open());
  afterEach(() => {
    scene.dispose();
    engine.dispose();
  });

  it('raises an arch before the room that is looked at, in few draws, and takes it away from who is within', () => {
    new StageSet(workshop, samplePlan);
    lookFrom(fromHouse.x, fromHouse.y, fromHouse.z);
    expect(arches()).toBeGreaterThan(2);
    expect(arches()).toBeLessThan(10);
    lookFrom(-3, 1.6, 0.8);
    expect(arches()).toBe(0);
    lookFrom(fromHouse.x, fromHouse.y, fromHouse.z);
    expect(arches()).toBeGreaterThan(2);
  });

  it('hides things that are on the audience’s side of it, and shows them again', () => {
    const set = new StageSet(workshop, samplePlan);
    const [before, behind] = [vec(-3, 0.5, -2), vec(-3, 0.5, 3)].map(({ x, y, z }) => {
      const box = workshop.box('box', vec(0.3, 0.3, 0.3), workshop.material('oak'));
      box.position.set(x, y, z);
      box.computeWorldMatrix(true);
      return box;
    });
    lookFrom(fromHouse.x, fromHouse.y, fromHouse.z);
    lookFrom(fromHouse.x, fromHouse.y, fromHouse.z);
    expect(set.isBeforeArch(vec(-3, 0, -2))).toBe(true);
    expect(set.isBeforeArch(vec(-3, 0, 3))).toBe(false);
    expect((before?.layerMask ?? 0) & camera.layerMask).toBe(0);
    expect((behind?.layerMask ?? 0) & camera.layerMask).not.toBe(0);
    lookFrom(-3, 1.6, 0.8);
    expect((before?.layerMask ?? 0) & camera.layerMask).not.toBe(0);
    expect(set.isBeforeArch(vec(-3, 0, -2))).toBe(false);
  });

  it('is left out for a host that wants none', () => {
    new StageSet(workshop, samplePlan, { house: false });
    lookFrom(fromHouse.x, fromHouse.y, fromHouse.z);
    expect(arches()).toBe(0);
  });

  it('says what a picture costs, more of it from the house than without the house', () => {
    const set = new StageSet(workshop, samplePlan);
    lookFrom(fromHouse.x, fromHouse.y, fromHouse.z);
    const whole = pictureCost(scene);
    expect(whole.draws).toBeGreaterThan(8);
    expect(whole.triangles).toBeGreaterThan(3000);
    set.dispose();
    new StageSet(workshop, samplePlan, { house: false });
    lookFrom(fromHouse.x, fromHouse.y, fromHouse.z);
    expect(pictureCost(scene).triangles).toBeLessThan(whole.triangles);
  });
});
