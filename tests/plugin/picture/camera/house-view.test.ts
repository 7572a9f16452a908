import { describe, expect, it } from 'vitest';
import type { Blocking } from '../../../../plugin/picture/camera/blocking.ts';
import { seenIn } from '../../../../plugin/picture/camera/frame.ts';
import { frameOf } from '../../../../scripts/stage-picture/house-frame.ts';
import { HouseView } from '../../../../plugin/picture/camera/house-view.ts';
import { houseFrame, openingOf } from '../../../../plugin/picture/look/house/opening.ts';
import { distance, vec } from '../../../../plugin/stage/space/vector.ts';
import { entityId } from '../../../../src/drama/entity-id.ts';
import type { Fact } from '../../../../src/drama/fact.ts';
import { blockingWith, figure, twoRooms } from './small-set.ts';

const room = { outline: [[0, 0], [8, 0], [8, 6], [0, 6]] as const, floorY: 0, height: 3.2 }; // prettier-ignore
const aspect = 16 / 9;

describe('a picture from the house', () => {
  it('holds all whom it is about, head to foot', () => {
    const spots = [vec(1, 0, 1), vec(7, 0, 5), vec(4, 0, 3), vec(0.4, 0, 5.6), vec(7.6, 0, 0.4)];
    for (const a of spots) {
      for (const b of spots) {
        const frame = frameOf([a, b], room, aspect);
        for (const at of [a, b]) {
          for (const point of [at, vec(at.x, 1.75, at.z)]) {
            const { across, up, ahead } = seenIn(frame, point, aspect);
            expect(ahead).toBeGreaterThan(1);
            expect(Math.abs(across), JSON.stringify([a, b])).toBeLessThan(0.98);
            expect(Math.abs(up), JSON.stringify([a, b])).toBeLessThan(1);
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

  it('is the whole room when nobody is in it, and goes up with the floor', () => {
    const frame = frameOf([], room, aspect);
    for (const [x, z] of room.outline) expect(Math.abs(seenIn(frame, vec(x, 0, z), aspect).across)).toBeLessThan(1);
    const above = frameOf([vec(4, 3, 3)], { ...room, floorY: 3 });
    expect(above.position.y - frameOf([vec(4, 0, 3)], room).position.y).toBeCloseTo(3);
  });
});

describe('the view from the stalls', () => {
  const ada = entityId('actor:ada');
  const inHall: Blocking = blockingWith([figure('actor:ada', 2, 3, 0, 'place:hall')]);
  const inStudy: Blocking = blockingWith([figure('actor:ada', 10, 3, 0, 'place:study')]);
  const speaks: Fact = {
    seq: 1,
    at: 0,
    by: 'actor:ada',
    witnesses: [ada],
    type: 'line:begun',
    turn: 1,
    actor: ada,
    voice: 'plain',
  };

  it('glides from the room of one who spoke to the next, and arrives', () => {
    const view = new HouseView({ plan: twoRooms });
    view.follow(speaks);
    const first = view.update(0, inHall);
    const soon = view.update(200, inStudy);
    expect(view.place).toBe('place:study');
    let last = soon;
    for (let ms = 300; ms < 6000; ms += 100) last = view.update(ms, inStudy);
    const [hall, study] = twoRooms.rooms.map((each) => houseFrame(openingOf(each)));
    expect(distance(first!.position, hall!.position)).toBeLessThan(1e-6);
    expect(distance(soon!.position, study!.position)).toBeGreaterThan(1);
    expect(distance(last!.position, study!.position)).toBeLessThan(0.02);
  });

  it('is there at once for whoever asks for less motion', () => {
    const view = new HouseView({ plan: twoRooms, isStill: true });
    view.follow(speaks);
    view.update(0, inHall);
    expect(view.update(20, inStudy)).toEqual(houseFrame(openingOf(twoRooms.rooms[1]!)));
  });
});
