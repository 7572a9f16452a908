import { readFileSync } from 'node:fs';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { Scene } from '@babylonjs/core/scene.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Portrayed } from '../../../../plugin/body/figures/character.ts';
import { shoulderOf, type Posture } from '../../../../plugin/stage/posture.ts';
import { Puppet, type BodyPose } from '../../../../plugin/body/bodies/puppet.ts';
import { createWorkshop, type OpenWorkshop } from '../../../../plugin/picture/look/create-workshop.ts';
import { placedAt } from '../../../../plugin/stage/space/pose.ts';
import { distance, plus, turned, vec, type Vec3 } from '../../../../plugin/stage/space/vector.ts';

const hamlet: Portrayed = { id: 'actor:hamlet', name: 'Hamlet', pronouns: 'he', description: 'Black, thirty, inky.' };

const still: BodyPose = {
  position: vec(0, 0, 0),
  yaw: 0,
  speed: 0,
  posture: 'standing',
  hands: { left: undefined, right: undefined },
  gaze: undefined,
  talking: false,
  gesture: undefined,
  dead: false,
};

const cast = ['elsinore', 'baker-street', 'midnight-cafe'].flatMap((play) => {
  const url = new URL(`../../../../scenes/${play}/scene.json`, import.meta.url);
  const scene = JSON.parse(readFileSync(url, 'utf8')) as { entities: (Portrayed & { kind: string })[] };
  return scene.entities.filter(({ kind }) => kind === 'actor');
});

describe('a puppet', () => {
  let engine: NullEngine;
  let scene: Scene;
  let workshop: OpenWorkshop;

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

  const made = (person: Portrayed = hamlet): Puppet => new Puppet(workshop, person);
  const where = (node: TransformNode): Vec3 => {
    const at = fresh(node).getAbsolutePosition();
    return vec(at.x, at.y, at.z);
  };
  const fresh = (node: TransformNode): TransformNode => {
    if (node.parent) fresh(node.parent as TransformNode);
    node.computeWorldMatrix(true);
    return node;
  };
  const facingOf = (node: TransformNode): Vector3 =>
    Vector3.TransformNormal(Vector3.Forward(), fresh(node).getWorldMatrix()).normalize();
  const settle = (puppet: Puppet, pose: BodyPose, seconds = 3): void => {
    for (let passed = 0; passed < seconds; passed += 0.05) puppet.show(pose, 0.05);
  };

  it('lays its hand exactly on what is within 0.75 m of the shoulder', () => {
    const directions = [
      vec(0.2, -0.3, 0.9),
      vec(-0.3, 0.4, 0.8),
      vec(0, 0, 1),
      vec(0.7, 0.1, 0.5),
      vec(0.1, -0.9, 0.35),
      vec(0, 0.95, 0.2),
    ];
    for (const person of cast.slice(0, 4)) {
      const puppet = made(person);
      const stand = { position: vec(2, 0.3, -1), yaw: 1.1 };
      const size = puppet.character.build.heightMeters / 1.7;
      for (const posture of ['standing', 'sitting', 'kneeling'] as const) {
        settle(puppet, { ...still, ...stand, posture }, 2);
        for (const direction of directions) {
          for (const far of [0.25, 0.5, 0.64, 0.74]) {
            for (const hand of ['left', 'right'] as const) {
              const length = Math.hypot(direction.x, direction.y, direction.z);
              const shoulder = shoulderOf(hand, posture);
              const off = vec(direction.x * (hand === 'left' ? -1 : 1), direction.y, direction.z);
              const own = plus(
                vec(shoulder.x * size, shoulder.y * (posture === 'sitting' ? 1 : size), shoulder.z * size),
                vec((off.x / length) * far, (off.y / length) * far, (off.z / length) * far),
              );
              const target = placedAt(stand, own);
              settle(puppet, { ...still, ...stand, posture }, 0.2);
              const reaching = {
                ...still,
                ...stand,
                posture,
                hands: { left: undefined, right: undefined, [hand]: target },
              };
              settle(puppet, reaching, 0.3);
              const miss = distance(where(puppet.anchor(`${hand}-hand`)), target);
              expect(miss, `${person.id} ${posture} ${hand} ${far} ${JSON.stringify(direction)}`).toBeLessThan(0.01);
            }
          }
        }
      }
      puppet.dispose();
    }
  });

  it('stoops for what lies on the floor, and comes up again', () => {
    const puppet = made();
    const target = vec(0.2, 0.08, 0.4);
    settle(puppet, still);
    const tall = where(puppet.joint('head')).y;
    settle(puppet, { ...still, hands: { left: undefined, right: target } }, 0.3);
    expect(distance(where(puppet.anchor('right-hand')), target)).toBeLessThan(0.01);
    expect(where(puppet.joint('head')).y).toBeLessThan(tall - 0.5);
    settle(puppet, still);
    expect(where(puppet.joint('head')).y).toBeCloseTo(tall, 1);
  });

  it('turns its face to what it looks at, and no further than a neck goes', () => {
    const puppet = made();
    const eyes = vec(0, 1.5, 0);
    for (const angle of [-65, -30, 0, 40, 68]) {
      const gaze = plus(eyes, turned(vec(0, 0.1, 3), (angle / 180) * Math.PI + 0.6));
      settle(puppet, { ...still, yaw: 0.6, gaze });
      const face = facingOf(puppet.joint('head'));
      const off = Math.atan2(face.x, face.z) - 0.6 - (angle / 180) * Math.PI;
      // Eyes make the rest.
      expect(Math.abs(off), `${angle}°`).toBeLessThan(0.25);
    }
    settle(puppet, { ...still, gaze: vec(0.5, 1.5, -3) });
    const [face, chest] = [facingOf(puppet.joint('head')), facingOf(puppet.joint('chest'))];
    const neck = Math.acos(face.x * chest.x + face.y * chest.y + face.z * chest.z);
    expect(neck).toBeLessThan((85 / 180) * Math.PI);
  });

  it('sits with hips and knees bent at the height of the seat', () => {
    const puppet = made();
    settle(puppet, { ...still, posture: 'sitting', hipHeight: 0.55 });
    expect(where(puppet.joint('hips')).y).toBeCloseTo(0.54, 1);
    const knee = where(puppet.joint('shinR'));
    expect(knee.z).toBeGreaterThan(0.28);
    expect(knee.y).toBeGreaterThan(0.4);
    expect(where(puppet.joint('footR')).y).toBeCloseTo(0.085, 1);
    expect(where(puppet.joint('head')).y).toBeGreaterThan(0.95);
  });

  it.each<[Posture, boolean]>([
    ['lying', false],
    ['standing', true],
  ])('lies flat, feet to the front, when %s with dead %s', (posture, dead) => {
    const puppet = made();
    settle(puppet, { ...still, posture, dead });
    expect(where(puppet.joint('head')).y).toBeLessThan(0.3);
    expect(where(puppet.joint('head')).z).toBeLessThan(-0.4);
    expect(where(puppet.joint('footL')).z).toBeGreaterThan(0.6);
  });

  it('kneels and crouches lower than it stands', () => {
    const puppet = made();
    const heightIn = (posture: Posture): number => {
      settle(puppet, { ...still, posture });
      return where(puppet.joint('head')).y;
    };
    expect(heightIn('kneeling')).toBeLessThan(heightIn('standing') - 0.3);
    expect(heightIn('crouching')).toBeLessThan(heightIn('kneeling'));
    settle(puppet, { ...still, posture: 'kneeling' });
    expect(where(puppet.joint('shinR')).y).toBeLessThan(0.2);
  });

  it('talks with its mouth, and shuts it when it is quiet', () => {
    const puppet = made();
    const open = (): number => puppet.joint('jaw').rotationQuaternion?.x ?? 0;
    let widest = 0;
    for (let i = 0; i < 40; i++) {
      puppet.show({ ...still, talking: true }, 0.05);
      widest = Math.max(widest, open());
    }
    expect(widest).toBeGreaterThan(0.03);
    settle(puppet, still, 0.5);
    expect(open()).toBeLessThan(0.02);
  });

  it('carries what is hung on an anchor', () => {
    const puppet = made();
    const head = puppet.anchor('head');
    puppet.show(still, 0);
    const before = where(head);
    puppet.show({ ...still, position: vec(3, 0.5, 2) }, 0.02);
    const moved = where(head);
    expect(moved.x - before.x).toBeCloseTo(3, 1);
    expect(moved.y - before.y).toBeCloseTo(0.5, 1);
    expect(puppet.anchor('head')).toBe(head);
    expect(before.y).toBeGreaterThan(1.5);
  });

  it('makes nothing new while it is shown, and leaves nothing behind', () => {
    const counts = (): number[] => [
      scene.meshes.length,
      scene.transformNodes.length,
      scene.skeletons.length,
      scene.geometries.length,
    ];
    const empty = counts();
    const puppet = made();
    puppet.anchor('left-hand');
    const full = counts();
    settle(puppet, { ...still, talking: true, gesture: { verb: 'bow', part: 0.4 }, speed: 1 });
    expect(counts()).toEqual(full);
    puppet.dispose();
    expect(counts()).toEqual(empty);
  });

  it('does not take props with it that hang on its anchors', () => {
    const puppet = made();
    const cup = workshop.ball('cup', 0.05, workshop.material('clay'));
    cup.parent = puppet.anchor('right-hand');
    puppet.dispose();
    expect(cup.isDisposed()).toBe(false);
  });

  it('moves the same way every time', () => {
    const run = (): Vec3[] => {
      const puppet = made();
      const seen: Vec3[] = [];
      for (let i = 0; i < 50; i++) {
        puppet.show(
          { ...still, speed: 1, position: vec(0, 0, i * 0.02), talking: true, gesture: { verb: 'wave', part: i / 50 } },
          0.02,
        );
        seen.push(where(puppet.anchor('right-hand')), where(puppet.joint('footL')));
      }
      puppet.dispose();
      return seen;
    };
    expect(run()).toEqual(run());
  });
});
