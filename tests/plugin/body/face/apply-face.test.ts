import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { Quaternion, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { Scene } from '@babylonjs/core/scene.js';
import { afterEach, describe, expect, it } from 'vitest';
import { applyFace } from '../../../../plugin/body/face/apply-face.ts';
import { plainFace } from '../../../../plugin/body/face/face.ts';
import { plainBuild } from '../../../../plugin/body/rig/build.ts';
import { joints, parentOf, type Joint } from '../../../../plugin/body/rig/joint.ts';
import { createRig } from '../../../../plugin/body/rig/rig.ts';

const engine = new NullEngine();
const scene = new Scene(engine);
const rig = createRig(plainBuild);

function bones(scale: number): Record<Joint, TransformNode> {
  const nodes = new Map<Joint, TransformNode>();
  for (const joint of joints) {
    const parent = parentOf(joint);
    const node = new TransformNode(joint, scene);
    node.parent = (parent && nodes.get(parent)) ?? null;
    const [at, from] = [rig.at[joint], parent ? rig.at[parent] : { x: 0, y: 0, z: 0 }];
    node.position.set(at.x - from.x, at.y - from.y, at.z - from.z).scaleInPlace(scale);
    node.rotationQuaternion = Quaternion.Identity();
    nodes.set(joint, node);
  }
  return Object.fromEntries(nodes) as Record<Joint, TransformNode>;
}

describe('a face put on joints', () => {
  afterEach(() => scene.transformNodes.slice().forEach((node) => node.dispose()));

  it.each([0.9, 1, 1.1])('turns both eyes to the point they look at, in a body %s times the usual size', (scale) => {
    const nodes = bones(scale);
    const face = plainFace();
    for (const to of [new Vector3(0, 0, 0.6), new Vector3(0.3, -0.2, 0.9), new Vector3(-1, 0.4, 2.5)]) {
      face.eyeYaw = Math.atan2(to.x, to.z);
      face.eyePitch = -Math.atan2(to.y, Math.hypot(to.x, to.z));
      face.eyeMeters = to.length();
      applyFace(nodes, rig, face, scale);
      const middle = nodes.eyeL.getAbsolutePosition().add(nodes.eyeR.getAbsolutePosition()).scale(0.5);
      for (const eye of [nodes.eyeL, nodes.eyeR]) {
        eye.computeWorldMatrix(true);
        const looks = eye.getDirection(Vector3.Forward());
        const wanted = middle.add(to).subtract(eye.getAbsolutePosition()).normalize();
        expect((Math.acos(Math.min(1, Vector3.Dot(looks, wanted))) / Math.PI) * 180).toBeLessThan(1);
      }
    }
  });

  it('lifts brows, drops the jaw and shuts lids, and takes it all back', () => {
    const nodes = bones(1);
    const face = plainFace();
    applyFace(nodes, rig, face, 1);
    const brow = nodes.browL.position.clone();
    const lid = nodes.lidL.rotationQuaternion!.clone();
    face.left.lift = face.jaw = face.left.lid = 1;
    face.left.knit = -1;
    applyFace(nodes, rig, face, 1);
    expect(nodes.browL.position.y - brow.y).toBeGreaterThan(0.015);
    expect(nodes.browR.position.y).toBeCloseTo(rig.at.browR.y - rig.at.head.y);
    const chin = Vector3.Forward().applyRotationQuaternion(nodes.jaw.rotationQuaternion!);
    expect(chin.y).toBeLessThan(-0.2);
    const edge = Vector3.Forward().applyRotationQuaternion(nodes.lidL.rotationQuaternion!);
    expect(edge.y).toBeLessThan(0);
    applyFace(nodes, rig, plainFace(), 1);
    expect(nodes.browL.position.equalsWithEpsilon(brow)).toBe(true);
    expect(nodes.lidL.rotationQuaternion!.equalsWithEpsilon(lid)).toBe(true);
  });
});
