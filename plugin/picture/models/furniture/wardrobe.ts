import { isOpen } from '../../../stage/forms/library-form.ts';
import { vec } from '../../../stage/space/vector.ts';
import { Assembly, says } from '../carpentry/assembly.ts';
import { metalOf, woodOf } from '../carpentry/dress.ts';
import { addPlanks } from '../carpentry/planks.ts';
import { turning } from '../carpentry/turning.ts';
import type { ModelMaker } from '../model.ts';

/** A closet with two panelled doors that swing out to its sides; `shelves` are the boards in it. */
const closetMaker =
  (shelves: number): ModelMaker =>
  (workshop, thing, measures) => {
    const assembly = new Assembly(workshop, thing, measures);
    const { x: width, y: height, z: depth } = measures.size;
    const wood = woodOf(workshop, thing, 'oak');
    const metal = metalOf(workshop, thing, 'iron');
    const { frame } = assembly;
    const [wall, leafThick] = [0.025, 0.024];
    const foot = height > 1 ? 0.08 : 0.05;
    const crown = height > 1 ? 0.07 : 0.03;
    const [inY, inHeight] = [(foot + height - crown) / 2, height - crown - foot];

    addPlanks(assembly, frame, {
      center: vec(0, inY, -depth / 2 + wall / 2),
      size: vec(width - 0.02, inHeight, wall),
      across: 'x',
      faces: 'z',
      count: Math.max(2, Math.round(width / 0.22)),
      material: wood,
    });
    frame.add(workshop.box('back', vec(width - 0.03, inHeight, 0.008), wood, 0.002), 0, inY, -depth / 2 + 0.005);
    for (const x of [-1, 1]) {
      const side = workshop.box('side', vec(wall, inHeight, depth - leafThick), wood, 0.007);
      frame.add(side, x * (width / 2 - wall / 2 - 0.008), inY, -leafThick / 2);
      for (const z of [-1, 1]) {
        const leg = workshop.lathe('foot', turning('bun', 0.04, foot + 0.01), wood, 9);
        frame.add(leg, x * (width / 2 - 0.055), 0, z * (depth / 2 - 0.06));
      }
    }
    frame.add(
      workshop.box('floor', vec(width - 0.03, wall, depth - leafThick), wood, 0.005),
      0,
      foot + wall / 2,
      -leafThick / 2,
    );
    for (let shelf = 1; shelf <= shelves; shelf++) {
      const board = workshop.box('shelf', vec(width - 0.06, 0.02, depth - 0.06), wood, 0.004);
      frame.add(board, 0, (height * shelf) / (shelves + 1), -0.012);
    }
    if (shelves === 0 && height > 1.4) {
      const rail = [vec(-width / 2 + 0.03, height * 0.86, 0), vec(width / 2 - 0.03, height * 0.86, 0)];
      frame.add(workshop.tube('rail', rail, 0.012, metal));
    }
    frame.add(
      workshop.box('top', vec(width - 0.02, crown * 0.5, depth - 0.01), wood, 0.006),
      0,
      height - crown * 0.75,
      -0.002,
    );
    frame.add(workshop.box('cornice', vec(width, crown * 0.55, depth), wood, 0.014), 0, height - crown * 0.275, 0);

    const leafWide = width / 2 - 0.012;
    for (const side of [-1, 1]) {
      const leaf = assembly.part(
        side < 0 ? 'left door' : 'right door',
        vec(side * (width / 2 - 0.008), inY, depth / 2 - leafThick / 2),
      );
      const middle = -side * (leafWide / 2);
      const stile = Math.min(0.06, leafWide * 0.2);
      for (const x of [-1, 1])
        leaf.add(
          workshop.box('stile', vec(stile, inHeight - 0.02, leafThick), wood, 0.006),
          middle + x * (leafWide / 2 - stile / 2),
          0,
          0,
        );
      const panels = inHeight > 1 ? 2 : 1;
      for (let rail = 0; rail <= panels; rail++) {
        const y = -inHeight / 2 + 0.01 + stile / 2 + ((inHeight - 0.02 - stile) * rail) / panels;
        leaf.add(workshop.box('rail', vec(leafWide - stile * 2, stile, leafThick - 0.001), wood, 0.005), middle, y, 0);
      }
      for (let panel = 0; panel < panels; panel++) {
        const high = (inHeight - 0.02 - stile) / panels - stile;
        const y = -inHeight / 2 + 0.01 + stile + high / 2 + panel * (high + stile);
        leaf.add(
          workshop.box('panel', vec(leafWide - stile * 2 + 0.004, high + 0.004, 0.01), wood, 0.002),
          middle,
          y,
          -0.003,
        );
        leaf.add(
          workshop.box('field', vec(leafWide - stile * 2 - 0.05, high - 0.05, 0.016), wood, 0.007),
          middle,
          y,
          0,
        );
      }
      leaf.add(workshop.ball('knob', 0.015, metal), -side * (leafWide - stile / 2), 0, leafThick / 2 + 0.012);
      for (const y of [-0.38, 0.38])
        leaf.add(
          workshop.box('hinge', vec(stile * 1.4, 0.035, 0.006), metal, 0.002),
          -side * stile * 0.7,
          y * inHeight,
          leafThick / 2,
        );
      assembly.moves(
        (state) => (isOpen(thing, state) ? 1 : 0),
        // Seen from its front, the left leaf turns to the left.
        (open) => void (leaf.node.rotation.y = side * open * (Math.PI / 2)),
        0.75,
      );
      if (side > 0 && thing.traits.has('lockable')) {
        const bolt = assembly.part('bolt', vec(-leafWide + stile / 2, -0.08, leafThick / 2 + 0.006), leaf);
        bolt.add(workshop.box('bolt', vec(0.09, 0.016, 0.008), metal, 0.003));
        assembly.moves(
          (state) => (says(state, 'locked') ? 1 : 0),
          (locked) => void (bolt.node.position.x = -leafWide + stile * 0.9 - locked * stile * 0.9),
          0.35,
        );
      }
    }
    return assembly.ready();
  };

export const makeWardrobe = closetMaker(0);
export const makeCupboard = closetMaker(2);
