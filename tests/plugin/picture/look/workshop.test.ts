import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { Scene } from '@babylonjs/core/scene.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorkshop, type OpenWorkshop } from '../../../../plugin/picture/look/create-workshop.ts';
import { substances } from '../../../../plugin/picture/look/substance.ts';
import { vec } from '../../../../plugin/stage/space/vector.ts';
import { censusOf } from './scene-census.ts';
import { isLong } from '../../../how-much.ts';

let engine: NullEngine;
let scene: Scene;
let workshop: OpenWorkshop;
beforeEach(() => {
  engine = new NullEngine();
  scene = new Scene(engine);
  workshop = createWorkshop(scene, { tier: 'plain' });
});
afterEach(() => {
  scene.dispose();
  engine.dispose();
});

/** How far a mesh goes in each direction. */
const extentOf = (mesh: Mesh): readonly [Vector3, Vector3] => {
  const { minimum, maximum } = mesh.getBoundingInfo();
  return [minimum, maximum];
};

/** The volume its triangles enclose, which is negative when they show their backs. */
function volumeOf(mesh: Mesh): number {
  const [positions, indices] = [mesh.getVerticesData('position') ?? [], mesh.getIndices() ?? []];
  const at = (index: number): Vector3 => Vector3.FromArray(positions, (indices[index] ?? 0) * 3);
  let volume = 0;
  for (let index = 0; index < indices.length; index += 3) {
    volume -= Vector3.Dot(at(index), Vector3.Cross(at(index + 1), at(index + 2))) / 6;
  }
  return volume;
}

describe('what a workshop makes', () => {
  it('has the size asked for and shows its outside', () => {
    const oak = workshop.material('oak');
    const box = workshop.box('box', vec(1, 0.5, 0.25), oak, 0.02);
    expect(extentOf(box)).toEqual([new Vector3(-0.5, -0.25, -0.125), new Vector3(0.5, 0.25, 0.125)]);
    expect(volumeOf(box)).toBeGreaterThan(0.125 * 0.95);
    expect(volumeOf(box)).toBeLessThan(0.125);
    const drum = workshop.lathe('drum', [[0, 0], [0.5, 0], [0.5, 1], [0, 1]], oak, 32); // prettier-ignore
    expect(volumeOf(drum)).toBeCloseTo(Math.PI * 0.25, 1);
    expect(volumeOf(workshop.ball('ball', 0.5, oak))).toBeCloseTo((Math.PI * 4 * 0.125) / 3, 1);
    expect(volumeOf(workshop.tube('rod', [vec(0, 0, 0), vec(0, 1, 0), vec(1, 1, 0)], 0.1, oak))).toBeGreaterThan(0.04);
    const arrow = [[0, 0], [1, 0], [1, 1], [0.5, 0.4], [0, 1]] as const; // prettier-ignore
    for (const outline of [arrow, [...arrow].reverse()]) {
      expect(volumeOf(workshop.slab('slab', outline, 0.2, oak))).toBeCloseTo(0.7 * 0.2, 5);
    }
  });

  it('hangs drapery from its top edge, both sides to be seen', () => {
    const cloth = workshop.drapery('cloth', 2, 1.5, { count: 6, depth: 0.1 }, workshop.material('velvet'));
    const [low, high] = extentOf(cloth);
    expect(high.y).toBeCloseTo(0);
    expect(low.y).toBeCloseTo(-1.5);
    expect(high.z - low.z).toBeLessThanOrEqual(0.13);
    expect(high.x - low.x).toBeCloseTo(2, 1);
    expect(cloth.material?.backFaceCulling).toBe(false);
    const board = workshop.drapery('board', 2, 1.5, { count: 6, depth: 0.1 }, workshop.material('oak'));
    expect(board.getTotalIndices()).toBe(cloth.getTotalIndices() * 2);
  });

  it('is one material for each substance and tint', () => {
    expect(workshop.material('oak')).toBe(workshop.material('oak'));
    expect(workshop.material('oak', '#ff0000')).not.toBe(workshop.material('oak'));
    expect(new Set(substances.map((substance) => workshop.material(substance))).size).toBe(substances.length);
  });

  it('is joined by material where it does not move, wherever it stands', () => {
    const root = new TransformNode('root', scene);
    root.position.set(5, 0, 5);
    root.rotation.y = 1;
    const [oak, iron] = [workshop.material('oak'), workshop.material('iron')];
    for (const x of [0, 1, 2]) {
      const box = workshop.box('leg', vec(0.1, 1, 0.1), oak);
      box.parent = root;
      box.position.set(x, 0.5, 0);
    }
    workshop.box('hoop', vec(1, 0.1, 1), iron).parent = root;
    const lid = new TransformNode('lid', scene);
    lid.parent = root;
    workshop.box('lid', vec(1, 0.1, 1), oak).parent = lid;
    const flame = workshop.flame('fire', root, vec(0, 1, 0), 0.1);
    flame.set(true);
    const triangles = scene.meshes.reduce((sum, mesh) => sum + mesh.getTotalIndices() / 3, 0);
    workshop.join(root);
    const own = root.getChildMeshes(true);
    expect(own.map(({ material }) => material?.name).sort()).toEqual(['iron', 'oak']);
    expect(lid.getChildMeshes()).toHaveLength(1);
    expect(scene.meshes.reduce((sum, mesh) => sum + mesh.getTotalIndices() / 3, 0)).toBe(triangles);
    const legs = own.find(({ material }) => material === oak);
    expect(legs?.getBoundingInfo().maximum.x).toBeCloseTo(2.05);
    expect(legs?.getBoundingInfo().minimum.y).toBeCloseTo(0);
  });

  it('leaves nothing when the workshop is closed', () => {
    workshop.dispose();
    const before = censusOf(scene);
    // The full tier paints for seconds: with LONG=1.
    for (const tier of ['plain', 'middle', ...(isLong ? ['full' as const] : [])] as const) {
      const other = createWorkshop(scene, { tier, style: 'georgian' });
      for (const substance of substances) other.box(substance, vec(1, 1, 1), other.material(substance));
      other.dispose();
      expect(censusOf(scene)).toEqual(before);
    }
  });
});

describe('what shines', () => {
  it('lends the few real lights to what burns where the action is', () => {
    const root = new TransformNode('root', scene);
    const candles = [-9, -6, -3, 0, 3, 6, 9].map((x) => workshop.flame(`candle ${x}`, root, vec(x, 1, 0), 0.04));
    for (const candle of candles) candle.set(true);
    workshop.focusOn(vec(6, 1, 0));
    scene.onBeforeRenderObservable.notifyObservers(scene);
    const shining = (): number[] =>
      scene.lights
        .flatMap((light) => (light.intensity > 0 ? [light.getAbsolutePosition().x] : []))
        .sort((a, b) => a - b);
    expect(shining()).toContain(6);
    expect(shining().length).toBeLessThanOrEqual(4);
    candles[5]?.set(false);
    scene.onBeforeRenderObservable.notifyObservers(scene);
    expect(shining()).not.toContain(6);
    for (const candle of candles) candle.set(false);
    expect(shining()).toEqual([]);
  });

  it('turns to whoever looks, and nothing that hangs on its mesh is made anew', () => {
    const camera = new FreeCamera('camera', new Vector3(0, 1, -3), scene);
    const flame = workshop.flame('candle', new TransformNode('root', scene), vec(0, 1, 0), 0.04);
    flame.set(true);
    scene.onBeforeCameraRenderObservable.notifyObservers(camera);
    const mesh = scene.getMeshByName('flames') as Mesh;
    const written = vi.spyOn(mesh.getVertexBuffer('position')!, 'updateDirectly');
    let anew = 0;
    mesh.geometry!.onGeometryUpdated = () => anew++;
    for (let frame = 0; frame < 3; frame++) {
      flame.update(0.1);
      scene.onBeforeCameraRenderObservable.notifyObservers(camera);
    }
    expect([written.mock.calls.length, anew]).toEqual([3, 0]);
    const corners = written.mock.lastCall![0] as Float32Array;
    expect(Math.max(...corners.filter((_, at) => at % 3 === 1)), 'its tip is over its foot').toBeGreaterThan(1.03);
  });

  it('carries its light along, and goes out with what carries it', () => {
    const root = new TransformNode('root', scene);
    const candle = workshop.flame('candle', root, vec(0, 1, 0), 0.04);
    candle.set(true);
    root.position.x = 4;
    root.computeWorldMatrix(true);
    root.getChildTransformNodes().forEach((node) => node.computeWorldMatrix(true));
    scene.onBeforeRenderObservable.notifyObservers(scene);
    expect(scene.lights[0]?.getAbsolutePosition().x).toBeCloseTo(4);
    root.dispose();
    for (let frame = 0; frame < 30; frame++) scene.onBeforeRenderObservable.notifyObservers(scene);
    expect(scene.lights.every((light) => light.intensity === 0)).toBe(true);
  });
});
