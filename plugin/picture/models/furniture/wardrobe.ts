import { isOpen } from '../../../stage/forms/library-form.ts';
import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { when } from '../carpentry/condition.ts';
import { metalOf, woodOf } from '../carpentry/dress.ts';
import { addPlanks } from '../carpentry/planks.ts';
import { turning } from '../carpentry/turning.ts';
import type { ModelMaker } from '../model.ts';

/** A closet with two panelled doors that swing out to its sides; `shelves` are the boards in it. */
const closetMaker = (shelves: number): ModelMaker =>
  assembled((assembly) => {
    const { workshop, thing, frame, width, height, depth } = assembly;
    const wood = woodOf(workshop, thing, 'oak');
    const metal = metalOf(workshop, thing, 'iron');
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
    frame.box(wood, [width - 0.03, inHeight, 0.008], [0, inY, -depth / 2 + 0.005], 0.002); // back
    for (const x of [-1, 1]) {
      frame.box(
        wood,
        [wall, inHeight, depth - leafThick],
        [x * (width / 2 - wall / 2 - 0.008), inY, -leafThick / 2],
        0.007,
      ); // side
      for (const z of [-1, 1]) {
        frame.lathe(wood, turning('bun', 0.04, foot + 0.01), [x * (width / 2 - 0.055), 0, z * (depth / 2 - 0.06)], 9); // foot
      }
    }
    frame.box(wood, [width - 0.03, wall, depth - leafThick], [0, foot + wall / 2, -leafThick / 2], 0.005); // floor
    for (let shelf = 1; shelf <= shelves; shelf++) {
      frame.box(wood, [width - 0.06, 0.02, depth - 0.06], [0, (height * shelf) / (shelves + 1), -0.012], 0.004); // shelf
    }
    if (shelves === 0 && height > 1.4) {
      const rail = [vec(-width / 2 + 0.03, height * 0.86, 0), vec(width / 2 - 0.03, height * 0.86, 0)];
      frame.rod(metal, rail, 0.012); // rail
    }
    frame.box(wood, [width - 0.02, crown * 0.5, depth - 0.01], [0, height - crown * 0.75, -0.002], 0.006); // top
    frame.box(wood, [width, crown * 0.55, depth], [0, height - crown * 0.275, 0], 0.014); // cornice

    const leafWide = width / 2 - 0.012;
    for (const side of [-1, 1]) {
      const leaf = assembly.part(
        side < 0 ? 'left door' : 'right door',
        vec(side * (width / 2 - 0.008), inY, depth / 2 - leafThick / 2),
      );
      const middle = -side * (leafWide / 2);
      const stile = Math.min(0.06, leafWide * 0.2);
      for (const x of [-1, 1])
        leaf.box(wood, [stile, inHeight - 0.02, leafThick], [middle + x * (leafWide / 2 - stile / 2), 0, 0], 0.006); // stile
      const panels = inHeight > 1 ? 2 : 1;
      for (let rail = 0; rail <= panels; rail++) {
        const y = -inHeight / 2 + 0.01 + stile / 2 + ((inHeight - 0.02 - stile) * rail) / panels;
        leaf.box(wood, [leafWide - stile * 2, stile, leafThick - 0.001], [middle, y, 0], 0.005); // rail
      }
      for (let panel = 0; panel < panels; panel++) {
        const high = (inHeight - 0.02 - stile) / panels - stile;
        const y = -inHeight / 2 + 0.01 + stile + high / 2 + panel * (high + stile);
        leaf.box(wood, [leafWide - stile * 2 + 0.004, high + 0.004, 0.01], [middle, y, -0.003], 0.002); // panel
        leaf.box(wood, [leafWide - stile * 2 - 0.05, high - 0.05, 0.016], [middle, y, 0], 0.007); // field
      }
      leaf.ball(metal, 0.015, [-side * (leafWide - stile / 2), 0, leafThick / 2 + 0.012]); // knob
      for (const y of [-0.38, 0.38])
        leaf.box(metal, [stile * 1.4, 0.035, 0.006], [-side * stile * 0.7, y * inHeight, leafThick / 2], 0.002); // hinge
      assembly.moves(
        (state) => isOpen(thing, state),
        (open) => void (leaf.node.rotation.y = side * open * (Math.PI / 2)),
        0.75,
      );
      if (side > 0 && thing.traits.has('lockable')) {
        const bolt = assembly.part('bolt', vec(-leafWide + stile / 2, -0.08, leafThick / 2 + 0.006), leaf);
        bolt.box(metal, [0.09, 0.016, 0.008], [0, 0, 0], 0.003); // bolt
        assembly.moves(
          when('locked'),
          (locked) => void (bolt.node.position.x = -leafWide + stile * 0.9 - locked * stile * 0.9),
          0.35,
        );
      }
    }
  });

export const makeWardrobe = closetMaker(0);
export const makeCupboard = closetMaker(2);
