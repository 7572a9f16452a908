import { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera.js';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Scene } from '@babylonjs/core/scene.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { distance, minus, vec, type Vec3 } from '../../../plugin/space/vector.ts';
import { frameOf, type Frame } from '../../../plugin/view/camera-frame.ts';
import { focusOf, StageCamera } from '../../../plugin/view/camera.ts';
import { entityId } from '../../../src/drama/entity-id.ts';
import type { Fact } from '../../../src/drama/fact.ts';

const room = { outline: [[0, 0], [8, 0], [8, 6], [0, 6]] as const, floorY: 0, height: 3.2 }; // prettier-ignore
const aspect = 16 / 9;

/** Where a point is in a picture: −1..1 across and up when it is in it. */
function seen({ position, target, fov }: Frame, point: Vec3): { across: number; up: number; ahead: number } {
  const [ahead, to] = [minus(target, position), minus(point, position)];
  const length = distance(target, position);
  const forward = vec(ahead.x / length, ahead.y / length, ahead.z / length);
  const flat = Math.hypot(forward.x, forward.z);
  const right = vec(forward.z / flat, 0, -forward.x / flat);
  const up = vec(forward.y * right.z, forward.z * right.x - forward.x * right.z, -forward.y * right.x);
  const dot = (a: Vec3, b: Vec3): number => a.x * b.x + a.y * b.y + a.z * b.z;
  const depth = dot(to, forward);
  const slope = Math.tan(fov / 2) * depth;
  return { across: dot(to, right) / (slope * aspect), up: Math.abs(dot(to, up) / slope), ahead: depth };
}

describe('a picture of the stage', () => {
  it('holds all whom it is about, head to foot', () => {
    const spots = [vec(1, 0, 1), vec(7, 0, 5), vec(4, 0, 3), vec(0.4, 0, 5.6), vec(7.6, 0, 0.4)];
    for (const a of spots) {
      for (const b of spots) {
        const frame = frameOf([a, b], room, aspect);
        for (const at of [a, b]) {
          for (const point of [at, vec(at.x, 1.75, at.z)]) {
            const { across, up, ahead } = seen(frame, point);
            expect(ahead).toBeGreaterThan(1);
            expect(Math.abs(across), JSON.stringify([a, b])).toBeLessThan(0.98);
            expect(up, JSON.stringify([a, b])).toBeLessThan(1);
          }
        }
      }
    }
  });

  it('is seen from the audience, from above, and never through the back', () => {
    for (const points of [[], [vec(4, 0, 5.5)], [vec(0.5, 0, 0.5), vec(7.5, 0, 5.5)]]) {
      const { position, target, fov } = frameOf(points, room);
      expect(position.z).toBeLessThan(target.z - 2.5);
      expect(position.y).toBeGreaterThanOrEqual(2.2);
      expect(position.y).toBeLessThanOrEqual(3);
      expect(fov).toBeGreaterThanOrEqual(0.6);
      expect(fov).toBeLessThanOrEqual(0.8);
    }
  });

  it('is the whole room when nobody is in it', () => {
    const frame = frameOf([], room, aspect);
    for (const [x, z] of room.outline) expect(Math.abs(seen(frame, vec(x, 0, z)).across)).toBeLessThan(1);
  });

  it('goes up with the floor', () => {
    const above = frameOf([vec(4, 3, 3)], { ...room, floorY: 3 });
    expect(above.position.y - frameOf([vec(4, 0, 3)], room).position.y).toBeCloseTo(3);
  });
});

describe('whom the eye follows', () => {
  const envelope = { seq: 1, at: 0, by: 'actor:ada', witnesses: [entityId('actor:ada'), entityId('actor:ben')] };
  const ada = entityId('actor:ada');

  it('is who speaks and to whom, or all who hear it', () => {
    const line = { ...envelope, type: 'line:begun', turn: 1, actor: ada, voice: 'plain' } as Fact;
    expect(focusOf(line)).toEqual(['actor:ada', 'actor:ben']);
    expect(focusOf({ ...line, to: entityId('actor:cy') } as Fact)).toEqual(['actor:ada', 'actor:cy']);
  });

  it('stays where it was for what is not seen', () => {
    expect(focusOf({ ...envelope, type: 'thought:had', turn: 1, actor: ada, text: 'Hm.' })).toBeUndefined();
  });
});

describe('the stage camera', () => {
  let scene: Scene;
  let camera: ArcRotateCamera;
  beforeEach(() => {
    scene = new Scene(new NullEngine());
    camera = new ArcRotateCamera('seat', 0, 1, 10, Vector3.Zero(), scene);
  });
  afterEach(() => {
    const engine = scene.getEngine();
    scene.dispose();
    engine.dispose();
  });

  const off = (frame: Frame): number => {
    const { x, y, z } = camera.target;
    const at = camera.target.add(
      new Vector3(
        camera.radius * Math.cos(camera.alpha) * Math.sin(camera.beta),
        camera.radius * Math.cos(camera.beta),
        camera.radius * Math.sin(camera.alpha) * Math.sin(camera.beta),
      ),
    );
    return distance(frame.target, vec(x, y, z)) + distance(frame.position, vec(at.x, at.y, at.z));
  };

  it('glides to its picture', () => {
    const director = new StageCamera(camera);
    const frame = frameOf([vec(4, 0, 3)], room);
    director.show(frame);
    expect(off(frame)).toBeGreaterThan(1);
    director.update(0.5);
    const half = off(frame);
    for (let i = 0; i < 100; i++) director.update(0.1);
    expect(off(frame)).toBeLessThan(0.01);
    expect(half).toBeGreaterThan(0.01);
    director.dispose();
  });

  it('lets go while somebody holds it, until it is released', () => {
    const director = new StageCamera(camera);
    const frame = frameOf([vec(4, 0, 3)], room);
    director.show(frame, 'at-once');
    expect(off(frame)).toBeLessThan(0.001);
    camera.inertialAlphaOffset = 0.1;
    director.update(0.1);
    camera.inertialAlphaOffset = 0;
    camera.radius = 3;
    director.update(1);
    expect(director.isDirecting).toBe(false);
    expect(camera.radius).toBe(3);
    director.release();
    for (let i = 0; i < 100; i++) director.update(0.1);
    expect(off(frame)).toBeLessThan(0.01);
    director.dispose();
  });
});
