import { describe, expect, it } from 'vitest';
import { placeToLie } from '../../../plugin/stage/lying-down.ts';
import { flatDistance, vec, type Vec3 } from '../../../plugin/stage/space/vector.ts';
import { isDead } from '../../../src/world/containment.ts';
import { deadWhoLieBadly } from './lying-clear.ts';
import { parlour } from './parlour.ts';
import { RehearsalRoom } from './rehearsal-room.ts';

const [ada, bruno] = ['actor:ada', 'actor:bruno'];
const origin = vec(0, 0, 0);
const isFree = (): boolean => false;

/** A floor that ends at these walls. */
const walled = (isFloor: (at: Vec3) => boolean) => ({
  isClear: isFloor,
  isTaken: isFree,
  closest: (to: Vec3) => (isFloor(to) ? to : undefined),
});

describe('whoever falls', () => {
  it('lies where they stood, where there is room, and else as near to there as there is', () => {
    const here = { position: origin, yaw: 0 };
    expect(
      placeToLie(
        here,
        origin,
        walled(() => true),
      ),
    ).toEqual(here);
    // In a corner nobody turns so that they lie clear: they come out of it.
    const corner = walled(({ x, z }) => x > -0.3 && z > -0.3);
    const { position } = placeToLie(here, origin, corner);
    expect(flatDistance(position, origin)).toBeGreaterThan(0.1);
    expect(flatDistance(position, origin)).toBeLessThan(1);
  });

  it('comes out past whoever stands there, not through them', () => {
    const stands = vec(0, 0, 0.9);
    const isTaken = (at: Vec3): boolean => flatDistance(at, stands) < 0.42;
    const floor = { isClear: (at: Vec3) => at.z > 0.4 && !isTaken(at), isTaken, closest: (to: Vec3) => to };
    const { position } = placeToLie({ position: vec(0, 0, 1.4), yaw: 0 }, origin, floor);
    expect([0.3, 0.5, 0.7].some((part) => isTaken(vec(position.x * part, 0, position.z * part)))).toBe(false);
  });

  it('lies before the curtain they hid behind, on free floor, beside who struck them', async () => {
    const room = await RehearsalRoom.open(parlour());
    await room.does(bruno, '(hides behind the curtain)');
    for (let blow = 0; blow < 3 && !isDead(room.thing(bruno)); blow++) await room.does(ada, '(stabs the curtain)');
    expect(isDead(room.thing(bruno))).toBe(true);
    expect(room.actor(bruno).posture).toBe('lying');
    expect(room.actor(bruno).isUp || room.actor(bruno).perch === undefined).toBe(true);
    expect(deadWhoLieBadly(room.stage)).toEqual([]);
    expect(flatDistance(room.actor(bruno).stand.position, room.prop('prop:curtain').pose.position)).toBeLessThan(2);
    // And nobody is put on them, head or foot.
    const { position, yaw } = room.actor(bruno).stand;
    for (const meters of [-0.72, 0.78]) {
      const on = vec(position.x + meters * Math.sin(yaw), position.y, position.z + meters * Math.cos(yaw));
      room.stage.actors.putFree(room.actor(ada), { position: on, yaw });
      expect(deadWhoLieBadly(room.stage)).toEqual([]);
    }
    room.dispose();
  });
});
