import { describe, expect, it } from 'vitest';
import { EyeLine, type EyesOf } from '../../../plugin/player/eye-line.ts';
import { PhotoFlight, type Flying } from '../../../plugin/player/photo-flight.ts';
import { Glide, uprightFov, type RigFrame } from '../../../plugin/player/rig-frame.ts';
import { ShoulderBoom, usualBackMeters } from '../../../plugin/player/shoulder-boom.ts';
import { distance, vec, type Vec3 } from '../../../plugin/stage/space/vector.ts';

const frameSeconds = 1 / 30;

/** A room without end but for a wall that everything south of it is in. */
const roomUpTo = (wall: { z: number }) => ({
  isFree: (at: Vec3, marginMeters: number) => at.z > wall.z + marginMeters,
  reach(from: Vec3, way: Vec3, wantedMeters: number, marginMeters: number): number {
    if (way.z >= 0) return wantedMeters;
    return Math.max(0, Math.min(wantedMeters, (wall.z + marginMeters - from.z) / way.z));
  },
});

describe('the eyes of a body', () => {
  const eyes = (neck: Vec3, more: Partial<EyesOf> = {}): EyesOf => ({ floor: vec(0, 0, 0), bodyYaw: 0, isUpright: true, head: { neck, up: 0.16, ahead: 0.1 }, lookYaw: 0, lookPitch: 0, ...more }); // prettier-ignore
  const swayOf = (isStill: boolean): number => {
    const line = new EyeLine();
    const heights: number[] = [];
    for (let frame = 0; frame < 200; frame++) {
      const bob = 0.03 * Math.sin(frame * frameSeconds * 2 * Math.PI * 2);
      heights.push(line.update(eyes(vec(bob, 1.4 + bob, 0)), frameSeconds, isStill).y);
    }
    const late = heights.slice(100);
    return Math.max(...late) - Math.min(...late);
  };

  it('are less shaken than the head, and hardly at all where less motion is asked for', () => {
    expect(swayOf(false)).toBeLessThan(0.03);
    expect(swayOf(true)).toBeLessThan(0.008);
  });

  it('go down with who sits down, and along at once with who is put elsewhere', () => {
    const line = new EyeLine();
    line.update(eyes(vec(0, 1.4, 0)), frameSeconds, false);
    let at = vec(0, 0, 0);
    for (let frame = 0; frame < 60; frame++) at = line.update(eyes(vec(0, 1.1, 0), { isUpright: false }), frameSeconds, false); // prettier-ignore
    expect(at.y).toBeCloseTo(1.26, 2);
    const away = line.update(eyes(vec(5, 3.4, 0), { floor: vec(5, 2, 0) }), frameSeconds, false);
    expect(away).toEqual(vec(5, 3.56, 0.1));
  });

  it('do not lean out over where the body can stand, and stay up when it bends for a deed', () => {
    const line = new EyeLine();
    line.update(eyes(vec(0, 1.4, 0)), frameSeconds, false);
    let at = vec(0, 0, 0);
    for (let frame = 0; frame < 60; frame++) at = line.update(eyes(vec(0, 1.1, 0.5)), frameSeconds, false);
    expect(at.y).toBeGreaterThan(1.4);
    expect(at.z).toBeLessThan(0.25);
    line.cut();
    expect(line.update(eyes(vec(0, 1.2, 0.9)), frameSeconds, false).z).toBeLessThan(0.45);
  });
});

describe('the boom behind a shoulder', () => {
  it('is as long as there is room for', () => {
    const free = new ShoulderBoom(roomUpTo({ z: -10 }));
    expect(free.update(vec(0, 1.5, 0), 0, 0, frameSeconds, false).z).toBeCloseTo(-usualBackMeters);
    const tight = new ShoulderBoom(roomUpTo({ z: -1 }));
    expect(tight.update(vec(0, 1.5, 0), 0, 0, frameSeconds, false).z).toBeCloseTo(-0.8, 1);
  });

  it('goes over to the other shoulder where somebody stands behind this one, and stays there while that has room', () => {
    const behind = { right: 10, left: 10 };
    const boom = new ShoulderBoom({
      reach: ({ x }, way, wantedMeters) => (way.z >= 0 ? wantedMeters : Math.min(wantedMeters, x > 0 ? behind.right : behind.left)), // prettier-ignore
    });
    const update = (): Vec3 => boom.update(vec(0, 1.5, 0), 0, 0, frameSeconds, false);
    expect(update().x).toBeGreaterThan(0.4);
    behind.right = 0.5;
    // Not while the look turns, nor just after.
    for (let yaw = 0; yaw < 1; yaw += 0.02) boom.update(vec(0, 1.5, 0), yaw, 0, frameSeconds, false);
    boom.update(vec(0, 1.5, 0), 0, 0, frameSeconds, false);
    expect(boom.hasCrossed).toBe(false);
    let over = update();
    for (let frame = 0; !boom.hasCrossed && frame < 60; frame++) over = update();
    expect(boom.hasCrossed).toBe(true);
    expect(over.x).toBeLessThan(-0.4);
    expect(over.z).toBeCloseTo(-usualBackMeters);
    [behind.right, behind.left] = [1.2, 1];
    update();
    expect(boom.hasCrossed).toBe(false);
    [behind.right, behind.left] = [10, 1.4];
    expect(update().x).toBeLessThan(-0.4);
    boom.cut();
    expect(update().x).toBeGreaterThan(0.4);
  });

  it('draws in before a wall without a jump, never enters it, and goes out slowly again', () => {
    const wall = { z: -10 };
    const boom = new ShoulderBoom(roomUpTo(wall));
    let last = boom.update(vec(0, 1.5, 0), 0, 0, frameSeconds, false);
    let most = 0;
    for (let frame = 0; frame < 60; frame++) {
      // Backwards to the wall at 1.5 m a second.
      wall.z = Math.min(-0.5, -3 + frame * frameSeconds * 1.5);
      const at = boom.update(vec(0, 1.5, 0), 0, 0, frameSeconds, false);
      expect(at.z).toBeGreaterThan(wall.z);
      most = Math.max(most, distance(last, at));
      last = at;
    }
    expect(most).toBeLessThan(0.15);
    wall.z = -10;
    const out = boom.update(vec(0, 1.5, 0), 0, 0, frameSeconds, false);
    expect(distance(last, out)).toBeLessThan(0.15);
  });
});

describe('a camera that flies', () => {
  const still: Flying = { right: 0, up: 0, ahead: 0, roll: 0, isFast: false };
  const start: RigFrame = { position: vec(0, 1.5, 0), yaw: 0, pitch: 0, roll: 0, fov: 0.8 };

  it('stays out of walls, and slides along them', () => {
    const flight = new PhotoFlight(roomUpTo({ z: -1 }));
    flight.begin(start);
    let at: RigFrame | undefined;
    for (let frame = 0; frame < 90; frame++) at = flight.update({ ...still, ahead: -1, right: 1 }, 0, 0, frameSeconds);
    expect(at?.position.z).toBeGreaterThan(-1);
    expect(at?.position.x).toBeGreaterThan(1);
  });

  it('zooms within reason and rolls on purpose only', () => {
    const flight = new PhotoFlight(roomUpTo({ z: -1 }));
    flight.begin(start);
    flight.zoom(-100);
    expect(flight.update(still, 0, 0, frameSeconds)).toMatchObject({ fov: 0.2, roll: 0 });
    expect(flight.update({ ...still, roll: 1 }, 0, 0, frameSeconds)?.roll).toBeGreaterThan(0);
  });
});

describe('a picture', () => {
  it('is as wide as somebody likes it, and not a funnel where it is tall', () => {
    const wide = uprightFov(90, 16 / 9);
    expect(2 * Math.atan(Math.tan(wide / 2) * (16 / 9))).toBeCloseTo(Math.PI / 2);
    expect(uprightFov(90, 390 / 844)).toBeLessThan(1.3);
  });

  it('glides the short way round', () => {
    const glide = new Glide();
    const frame: RigFrame = { position: vec(0, 0, 0), yaw: 3, pitch: 0, roll: 0, fov: 1 };
    glide.begin(frame);
    const half = glide.update({ ...frame, yaw: -3, position: vec(2, 0, 0) }, 0.25);
    expect(Math.abs(half.yaw)).toBeGreaterThan(3);
    expect(half.position.x).toBeCloseTo(1);
    expect(glide.update({ ...frame, yaw: -3 }, 0.3).yaw).toBeCloseTo(-3);
  });
});
