import { StandardMaterial } from '@babylonjs/core/Materials/standardMaterial.js';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import { CreateBox } from '@babylonjs/core/Meshes/Builders/boxBuilder.js';
import { CreateCapsule } from '@babylonjs/core/Meshes/Builders/capsuleBuilder.js';
import { CreateSphere } from '@babylonjs/core/Meshes/Builders/sphereBuilder.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { ActorBody } from '../../plugin/picture/view/actor-view.ts';

/** Where the eyes are above the hips. */
const eyesAboveHips = 0.72;

/** Stands where an actor will, while a camera is tried: a post, a head with a nose, and two hands. */
export function createStandIn(scene: Scene, name: string, hue: number): ActorBody {
  const root = new TransformNode(`stand-in ${name}`, scene);
  const paint = new StandardMaterial(`${root.name} paint`, scene);
  paint.diffuseColor = Color3.FromHSV(hue, 0.5, 0.75);
  paint.emissiveColor = Color3.FromHSV(hue, 0.5, 0.16);
  const post = CreateCapsule(`${root.name} post`, { radius: 0.21, height: 1.35 }, scene);
  const head = CreateSphere(`${root.name} head`, { diameterX: 0.28, diameterZ: 0.28, diameterY: 0.36 }, scene);
  const nose = CreateBox(`${root.name} nose`, { width: 0.05, height: 0.07, depth: 0.1 }, scene);
  nose.parent = head;
  nose.position.set(0, -0.02, 0.16);
  const hands = ['left', 'right'].map((side) => CreateSphere(`${root.name} ${side} hand`, { diameter: 0.11 }, scene));
  for (const mesh of [post, head, nose, ...hands]) mesh.material = paint;
  post.parent = root;
  head.parent = root;
  return {
    root,
    show({ position, yaw, hipHeight = 0.86, posture, hands: at }) {
      root.position.set(position.x, position.y, position.z);
      root.rotation.y = yaw;
      const up = posture === 'lying' ? 0.2 : hipHeight + eyesAboveHips;
      head.position.set(0, up, 0.06);
      post.position.y = posture === 'lying' ? 0.2 : (up - 0.22) / 2;
      post.rotation.x = posture === 'lying' ? Math.PI / 2 : 0;
      post.scaling.y = posture === 'lying' ? 1 : (up - 0.22) / 1.35;
      for (const [index, hand] of [at.left, at.right].entries()) {
        hands[index]?.setEnabled(hand !== undefined);
        if (hand) hands[index]?.position.set(hand.x, hand.y, hand.z);
      }
    },
    dispose() {
      root.dispose();
      for (const hand of hands) hand.dispose();
      paint.dispose();
    },
  };
}
