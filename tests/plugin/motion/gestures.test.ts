import { describe, expect, it } from 'vitest';
import { clearBearing, plainBearing, type Bearing } from '../../../plugin/motion/bearing.ts';
import { gestureOf, gestureTable } from '../../../plugin/motion/gestures.ts';
import { gesturingLaws } from '../../../src/world/rules/gesturing.ts';

const table = gestureTable();
/** How far a bearing is from rest. */
const size = (b: Bearing): number =>
  [
    b.nod,
    b.turn,
    b.tilt,
    b.bend,
    b.twist,
    b.sway,
    b.sink,
    b.left.weight,
    b.right.weight,
    b.lifted,
    b.knit,
    b.smile,
    b.open,
    b.lids,
  ].reduce((sum, value) => sum + Math.abs(value), 0);
const played = (verb: string, part: number): Bearing => {
  const bearing = plainBearing();
  gestureOf(table, verb)(bearing, part);
  return bearing;
};

describe('gestures', () => {
  it('begin and end at rest and do something between', () => {
    for (const verb of table.keys()) {
      expect(size(played(verb, 0)), `${verb} begins`).toBeLessThan(0.02);
      expect(size(played(verb, 1)), `${verb} ends`).toBeLessThan(0.02);
      const middle = Math.max(...[0.2, 0.35, 0.5, 0.65].map((part) => size(played(verb, part))));
      expect(middle, verb).toBeGreaterThan(0.15);
    }
  });

  it('move without jerks', () => {
    for (const verb of table.keys()) {
      let before = played(verb, 0);
      for (let part = 0.01; part <= 1; part += 0.01) {
        const now = played(verb, part);
        expect(Math.abs(now.nod - before.nod) + Math.abs(now.bend - before.bend), `${verb} at ${part}`).toBeLessThan(
          0.3,
        );
        before = now;
      }
    }
  });

  it('tell families apart', () => {
    expect(played('bow', 0.5).bend).toBeGreaterThan(0.6);
    expect(played('nod', 0.25).nod).toBeGreaterThan(0.2);
    expect(played('weep', 0.5).right.y).toBeGreaterThan(1.35);
    expect(played('applaud', 0.5).left.weight).toBe(1);
    expect(played('fold arms', 0.5).right.x).toBeLessThan(0);
  });

  it('give a verb nobody knows a small motion of the hand', () => {
    expect(played('defenestrate', 0.5).right.weight).toBeGreaterThan(0.5);
  });

  it('know most of what the narrator passes as gestures by name', () => {
    const verbs = gesturingLaws().map(({ verb }) => verb);
    const known = verbs.filter((verb) => table.has(verb));
    expect(known.length / verbs.length).toBeGreaterThan(0.6);
  });

  it('are taken back in place', () => {
    const bearing = played('weep', 0.5);
    clearBearing(bearing);
    expect(size(bearing)).toBe(0);
  });
});
