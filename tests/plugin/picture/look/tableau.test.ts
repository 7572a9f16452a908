import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { Scene } from '@babylonjs/core/scene.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWorkshop, type OpenWorkshop } from '../../../../plugin/picture/look/create-workshop.ts';
import { vec } from '../../../../plugin/stage/space/vector.ts';
import { censusOf } from './scene-census.ts';

let engine: NullEngine;
let scene: Scene;
let workshop: OpenWorkshop;
beforeEach(() => {
  engine = new NullEngine();
  scene = new Scene(engine);
  scene.activeCamera = new FreeCamera('camera', new Vector3(0, 1, -8), scene);
  workshop = createWorkshop(scene, { tier: 'middle' });
});
afterEach(() => {
  scene.dispose();
  engine.dispose();
});

const box = (x: number, tint?: string): Mesh => {
  const made = workshop.box('box', vec(1, 1, 1), workshop.material('oak', tint));
  made.position.x = x;
  return made;
};

/** What is drawn: each mesh's name, and how many triangles of it. */
const drawn = (): readonly (readonly [string, number])[] => {
  workshop.tableau.refresh(true);
  scene.render();
  const { data, length } = scene.getActiveMeshes();
  return data.slice(0, length).map(({ name, subMeshes }) => [name, (subMeshes[0]?.indexCount ?? 0) / 3]);
};

const near = (numbers: readonly number[]): readonly unknown[] =>
  numbers.map((number): unknown => expect.closeTo(number, 4));

const trianglesOf = (mesh: Mesh): number => mesh.getTotalIndices() / 3;

describe('what stands still', () => {
  it('throws one shadow, whatever it is made of, and none for what is not shown', () => {
    const [one, other] = [box(0), workshop.box('block', vec(1, 2, 1), workshop.material('stone'))];
    for (const mesh of [one, other]) workshop.tableau.join(mesh, 'hall');
    expect(drawn()).toHaveLength(2);
    const shade = workshop.tableau.castFor(one);
    expect(workshop.tableau.castFor(other)).toBe(shade);
    expect(shade.getTotalIndices() / 3).toBe(trianglesOf(one) + trianglesOf(other));
    other.setEnabled(false);
    expect(drawn()).toHaveLength(1);
    expect(shade.getTotalIndices() / 3).toBe(trianglesOf(one));
    workshop.tableau.leave(one);
    expect(workshop.tableau.castFor(one)).toBe(one);
  });

  it('goes where somebody puts the stage, and is not asked where it is otherwise', () => {
    const home = (workshop.tableau.home = new TransformNode('home', scene));
    const one = box(0);
    one.parent = home;
    workshop.tableau.join(one, 'hall');
    drawn();
    const together = workshop.tableau.drawnFor(one);
    expect(together.isWorldMatrixFrozen).toBe(true);
    home.position.x = 3;
    drawn();
    expect(together.absolutePosition.x).toBeCloseTo(3);
  });

  it('is drawn together with what is made of the same stuff, whatever its colour', () => {
    const [one, other] = [box(0), box(2, '#203040')];
    expect(drawn()).toHaveLength(2);
    for (const mesh of [one, other]) workshop.tableau.join(mesh, 'hall');
    expect(drawn()).toEqual([[expect.stringContaining('together'), trianglesOf(one) + trianglesOf(other)]]);
  });

  it('is where it was, facing as it did, in its own colour', () => {
    const [one, other] = [box(0), box(2, '#203040')];
    other.rotation.y = 1;
    other.scaling.set(1, 2, 1);
    for (const mesh of [one, other]) workshop.tableau.join(mesh, 'hall');
    drawn();
    const together = workshop.tableau.drawnFor(other) as Mesh;
    const [points, normals] = [other.getVerticesData('position')!, other.getVerticesData('normal')!];
    const first = one.getTotalVertices();
    const at = Vector3.TransformCoordinates(new Vector3(points[0], points[1], points[2]), other.getWorldMatrix());
    expect([...together.getVerticesData('position')!.slice(first * 3, first * 3 + 3)]).toEqual(
      near([at.x, at.y, at.z]),
    );
    // A wall that is stretched upwards faces the way it did.
    const level = Array.from({ length: other.getTotalVertices() }, (_, point) => point).find(
      (point) => Math.abs(normals[point * 3]!) > 0.99,
    )!;
    const turned = Vector3.TransformNormal(new Vector3(normals[level * 3], 0, 0), other.getWorldMatrix()).normalize();
    const facing = together.getVerticesData('normal')!.slice((first + level) * 3, (first + level) * 3 + 3);
    expect([...facing]).toEqual(near([turned.x, turned.y, turned.z]));
    const [red, , blue] = together.getVerticesData('color')!.slice(first * 4);
    expect(blue).toBeGreaterThan(red!);
  });

  it('is left out while it is hidden, whoever hides it', () => {
    const [one, other] = [box(0), box(2)];
    for (const mesh of [one, other]) workshop.tableau.join(mesh, 'hall');
    const both = drawn()[0]![1];
    const hidden = [
      [() => one.setEnabled(false), () => one.setEnabled(true)],
      [() => (one.isVisible = false), () => (one.isVisible = true)],
      [() => workshop.veil(100), () => workshop.veil(undefined)],
    ] as const;
    for (const [hide, show] of hidden) {
      hide();
      expect(drawn().reduce((sum, [, triangles]) => sum + triangles, 0)).toBeLessThan(both);
      show();
      expect(drawn()[0]![1]).toBe(both);
    }
  });

  it('is drawn by itself once it moves, gleams or looks otherwise', () => {
    const [one, other] = [box(0), box(2)];
    for (const mesh of [one, other]) workshop.tableau.join(mesh, 'hall');
    one.renderOverlay = true;
    expect(drawn().map(([name]) => name)).toEqual(expect.arrayContaining(['box']));
    one.renderOverlay = false;
    expect(drawn()).toHaveLength(1);
    const { material } = one;
    one.material = workshop.material('brass');
    expect(drawn()).toHaveLength(2);
    one.material = material;
    expect(drawn()).toHaveLength(1);
    workshop.tableau.leave(one);
    expect(drawn()).toHaveLength(2);
    one.position.x = -1;
    expect(one.computeWorldMatrix(true).getTranslation().x).toBe(-1);
    expect(workshop.tableau.drawnFor(one)).toBe(one);
  });

  it('leaves nothing behind', () => {
    workshop.dispose();
    scene.render();
    const before = censusOf(scene);
    workshop = createWorkshop(scene, { tier: 'middle', ownsScene: true });
    for (const x of [0, 2]) workshop.tableau.join(box(x), 'hall');
    drawn();
    workshop.dispose();
    expect(censusOf(scene)).toEqual(before);
  });

  it('is drawn as it was when the graphics card has given the picture back', () => {
    const [one, other] = [box(0), box(2)];
    workshop.tableau.join(one, 'hall');
    workshop.tableau.join(other, 'gallery');
    workshop.tableau.showZone('gallery', false);
    drawn();
    const listed: number[] = [];
    const together = workshop.tableau.drawnFor(one) as Mesh;
    together.updateIndices = (corners) => {
      listed.push(corners.length);
      return together;
    };
    drawn();
    expect(listed).toEqual([]);
    // Babylon makes its buffers again of what it was given at first: with all the corners, also of what is hidden.
    engine.onContextRestoredObservable.notifyObservers(engine);
    drawn();
    expect(listed).toHaveLength(1);
  });
});
