import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { Matrix } from '@babylonjs/core/Maths/math.vector.js';
import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { VertexBuffer } from '@babylonjs/core/Buffers/buffer.js';
import { Scene } from '@babylonjs/core/scene.js';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Puppet } from '../../../../plugin/body/bodies/puppet.ts';
import { mouthShapes, plainFace, shapeAt, type Face, type MouthShape } from '../../../../plugin/body/face/face.ts';
import { characterOf, type Portrayed } from '../../../../plugin/body/figures/character.ts';
import type { FigureModel } from '../../../../plugin/body/bodies/figure-model.ts';
import { orderFigure } from '../../../../plugin/body/bodies/figure-order.ts';
import { createWorkshop, type OpenWorkshop } from '../../../../plugin/picture/look/create-workshop.ts';
import { joints } from '../../../../plugin/body/rig/joint.ts';
import { isLong } from '../../../how-much.ts';
import { everybody } from './everybody.ts';

/** Four of them; all of them with LONG=1. */
const few = ['hamlet', 'ghost', 'bodley', 'lin'];
const cast = everybody().filter(({ id }) => isLong || few.some((name) => id.endsWith(name)));

describe('the skin of a puppet', () => {
  let engine: NullEngine;
  let scene: Scene;
  let workshop: OpenWorkshop;
  const models = new Map<string, FigureModel>();

  beforeAll(async () => {
    for (const person of cast) models.set(person.id, await orderFigure(characterOf(person), 'plain'));
  });

  beforeEach(() => {
    engine = new NullEngine();
    scene = new Scene(engine);
    workshop = createWorkshop(scene, { tier: 'plain' });
  });

  afterEach(() => {
    workshop.dispose();
    scene.dispose();
    engine.dispose();
  });

  const modelOf = (person: Portrayed): FigureModel => models.get(person.id)!;
  const dressed = (person: Portrayed): Puppet => {
    const puppet = new Puppet(workshop, person);
    puppet.wear(modelOf(person));
    return puppet;
  };
  const meshesOf = (puppet: Puppet): Mesh[] => puppet.root.getChildMeshes(false);
  const counts = () => ({
    meshes: scene.meshes.length,
    geometries: scene.geometries.length,
    skeletons: scene.skeletons.length,
    nodes: scene.transformNodes.length,
    materials: scene.materials.length,
    textures: scene.textures.length,
    morphs: scene.morphTargetManagers.filter(Boolean).length,
  });

  it.each(cast.map((person) => [person.name, person] as const))('of %s is two draws', (_, person) => {
    const puppet = dressed(person);
    const meshes = meshesOf(puppet);
    expect(meshes.map(({ name }) => name.split(' ').at(-1))).toEqual(['body', 'mouth']);
    expect(meshes.reduce((sum, { subMeshes }) => sum + subMeshes.length, 0)).toBe(2);
    for (const mesh of meshes) {
      expect(mesh.isEnabled()).toBe(true);
      expect(mesh.skeleton?.bones).toHaveLength(joints.length);
      expect(mesh.getTotalIndices(), mesh.name).toBeGreaterThan(500);
    }
    expect(new Set(meshes.map(({ material }) => material)).size).toBe(1);
    expect(meshes[1]?.morphTargetManager?.numTargets).toBe(mouthShapes.length);
  });

  it('has the height of the character, and every point on bones that are there', () => {
    for (const person of cast) {
      const puppet = dressed(person);
      const [body] = meshesOf(puppet);
      const { character } = puppet;
      const points = body!.getVerticesData(VertexBuffer.PositionKind)!;
      let [top, low] = [-9, 9];
      for (let at = 1; at < points.length; at += 3) {
        top = Math.max(top, points[at]!);
        low = Math.min(low, points[at]!);
      }
      // Hats and hair come on top.
      expect(top, person.id).toBeGreaterThan(character.build.heightMeters - 0.12);
      expect(top, person.id).toBeLessThan(character.build.heightMeters + 0.45);
      expect(low, person.id).toBeGreaterThan(-0.04);
      expect(low, person.id).toBeLessThan(0.06);
      const bones = body!.getVerticesData(VertexBuffer.MatricesIndicesKind)!;
      const weights = body!.getVerticesData(VertexBuffer.MatricesWeightsKind)!;
      let worst = 0;
      for (let at = 0; at < weights.length; at += 4) {
        const sum = weights[at]! + weights[at + 1]! + weights[at + 2]! + weights[at + 3]!;
        worst = Math.max(worst, Math.abs(1 - sum));
      }
      expect(worst, person.id).toBeLessThan(0.01);
      expect(bones.every((bone) => Number.isInteger(bone) && bone >= 0 && bone < joints.length)).toBe(true);
      puppet.dispose();
    }
  });

  it('goes with the nodes of its rig, stretched arms, turned trunk and all', () => {
    const puppet = dressed(cast[0]!);
    const hands = { left: { x: 0.5, y: 1.5, z: 0.6 }, right: { x: -0.9, y: 0.2, z: 0.4 } };
    const pose = { position: { x: 1, y: 0, z: 2 }, yaw: 0.7, speed: 0, posture: 'kneeling', hands, gaze: undefined, talking: false, gesture: undefined, dead: false } as const; // prettier-ignore
    for (let frame = 0; frame < 30; frame++) puppet.show(pose, 0.05);
    puppet.bones.prepare();
    const matrices = puppet.bones.getTransformMatrices(null);
    const home = Matrix.Invert(puppet.root.computeWorldMatrix(true));
    let worst = 0;
    for (const [index, joint] of joints.entries()) {
      const lay = puppet.bones.bones[index]!.getAbsoluteInverseBindMatrix();
      for (const above of joints.slice(0, index)) puppet.joint(above).computeWorldMatrix(true);
      const wanted = lay.multiply(puppet.joint(joint).computeWorldMatrix(true)).multiply(home).m;
      for (let at = 0; at < 16; at++)
        worst = Math.max(worst, Math.abs((matrices[index * 16 + at] ?? 9) - (wanted[at] ?? 0)));
    }
    expect(worst).toBeLessThan(1e-4);
    puppet.dispose();
  });

  it('is coloured with what all puppets are; ghosts with what ghosts are', () => {
    const puppets = cast.map(dressed);
    const materialOf = (wanted: boolean) =>
      new Set(puppets.filter(({ character }) => character.ghost === wanted).map((each) => meshesOf(each)[0]?.material));
    expect(materialOf(false).size).toBe(1);
    expect(materialOf(true).size).toBe(1);
    expect([...materialOf(true)][0]).not.toBe([...materialOf(false)][0]);
    expect([...materialOf(true)][0]?.needAlphaBlending()).toBe(true);
    expect([...materialOf(false)][0]?.needAlphaBlending()).toBeFalsy();
  });

  it('has the mouth of the face it makes', () => {
    const puppet = dressed(cast[0]!);
    const manager = meshesOf(puppet)[1]!.morphTargetManager!;
    const shown = (): Record<string, number> =>
      Object.fromEntries(
        Array.from({ length: manager.numTargets }, (_, index) => {
          const { name, influence } = manager.getTarget(index);
          return [name, influence];
        }),
      );
    const withMouth = (mouth: Partial<Record<MouthShape, number>>): Face => {
      const face = plainFace();
      for (const [shape, weight] of Object.entries(mouth)) face.mouth[shapeAt[shape as MouthShape]] = weight;
      return face;
    };
    for (const shape of mouthShapes) {
      puppet.makeFace(withMouth({ [shape]: 0.8 }));
      const now = shown();
      expect(now[shape], shape).toBeCloseTo(0.8, 2);
      const others = Object.entries(now).filter(([name]) => name !== shape);
      expect(Math.max(...others.map(([, weight]) => weight)), shape).toBeLessThan(0.003);
    }
    puppet.makeFace(withMouth({ smile: 0.5, a: 0.3 }));
    expect(shown()).toMatchObject({ smile: expect.closeTo(0.5, 2) as number, a: expect.closeTo(0.3, 2) as number });
    // None is ever quite gone: a shape that comes or goes costs a new shader.
    puppet.makeFace(plainFace());
    expect(Object.values(shown()).every((weight) => weight > 0 && weight < 0.003)).toBe(true);
  });

  it('talks: its mouth moves with the sounds it is told', () => {
    const puppet = dressed(cast[0]!);
    const manager = meshesOf(puppet)[1]!.morphTargetManager!;
    const weight = (shape: string): number =>
      Array.from({ length: manager.numTargets }, (_, index) => manager.getTarget(index)).find(
        ({ name }) => name === shape,
      )!.influence;
    const still = {
      position: { x: 0, y: 0, z: 0 }, yaw: 0, speed: 0, posture: 'standing', hands: { left: undefined, right: undefined },
      gaze: undefined, gesture: undefined, dead: false,
    } as const; // prettier-ignore
    for (let frame = 0; frame < 20; frame++) puppet.show({ ...still, talking: true, mouth: { a: 1 } }, 0.02);
    expect(weight('a')).toBeGreaterThan(0.5);
    for (let frame = 0; frame < 20; frame++) puppet.show({ ...still, talking: true, mouth: { closed: 1 } }, 0.02);
    expect(weight('a')).toBeLessThan(0.15);
    expect(weight('closed')).toBeGreaterThan(0.5);
  });

  it('is worn over and over, and leaves nothing of the one before', () => {
    const [person] = cast;
    const puppet = dressed(person!);
    const once = counts();
    puppet.wear(modelOf(person!));
    puppet.wear(modelOf(cast[1]!));
    expect(counts()).toEqual(once);
    expect(meshesOf(puppet)).toHaveLength(2);
  });

  it('goes with its puppet, and a puppet that is gone wears nothing more', () => {
    const [person] = cast;
    // The material is the workshop's.
    dressed(person!).dispose();
    const before = counts();
    const puppet = dressed(person!);
    expect(counts().meshes).toBe(before.meshes + 2);
    puppet.dispose();
    expect(counts()).toEqual(before);
    puppet.wear(modelOf(person!));
    expect(counts()).toEqual(before);
  });
});
