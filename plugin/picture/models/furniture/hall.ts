import { vec } from '../../../stage/space/vector.ts';
import { outline, path } from '../../look/shapes/outline.ts';
import { assembled } from '../carpentry/assembly.ts';
import { around, circle, row } from '../carpentry/layout.ts';
import { turning } from '../carpentry/turning.ts';

/** What a lathe turns looks to the front. */
const facing = { x: Math.PI / 2 } as const;

/** Hood, trunk and plinth; a painted dial between two pillars, the pendulum behind its glass. */
const makeGrandfatherClock = assembled((assembly) => {
  const { frame, width, height, depth } = assembly;
  const wood = assembly.wood('walnut');
  const [plinth, hood] = [height * 0.22, height * 0.27];
  const trunk = height - plinth - hood;
  const front = depth / 2;
  frame.box(wood, [width, 0.07, depth], [0, 0.035, 0], 0.012); // foot
  frame.box(wood, [width * 0.92, plinth - 0.07, depth * 0.92], [0, 0.07 + (plinth - 0.07) / 2, 0], 0.01); // plinth
  frame.box(wood, [width * 0.66, plinth * 0.55, 0.016], [0, plinth * 0.55, front * 0.92], 0.008); // panel
  frame.box(wood, [width * 0.8, 0.05, depth * 0.85], [0, plinth + 0.02, 0], 0.014); // waist
  frame.box(wood, [width * 0.68, trunk, 0.03], [0, plinth + trunk / 2, -front * 0.7], 0.006); // back
  frame.sides.box(wood, [0.05, trunk, depth * 0.72], [width * 0.31, plinth + trunk / 2, 0], 0.008); // side
  const pillar = turning('column', 0.022, hood * 0.62);
  frame.sides.lathe('brass', pillar, [width * 0.4, height - hood + 0.03, front - 0.03], 10);
  frame.box(wood, [width * 0.6, trunk * 0.14, 0.02], [0, plinth + trunk * 0.07, front * 0.7], 0.005); // rail
  frame.box('glass', [width * 0.56, trunk * 0.84, 0.006], [0, plinth + trunk * 0.56, front * 0.7], 0.001); // pane
  frame.box(wood, [width * 0.86, hood * 0.74, depth * 0.88], [0, height - hood + hood * 0.37, -0.01], 0.012); // hood
  frame.box(wood, [width, 0.045, depth], [0, height - hood * 0.26, 0], 0.014); // cornice
  frame.box(wood, [width * 0.9, 0.04, depth * 0.9], [0, height - hood + 0.02, 0], 0.014); // cornice
  const crest = outline(circle(1, 8, 0, Math.PI), width * 0.42, hood * 0.2);
  frame.slab(wood, crest, depth * 0.7, [0, height - hood * 0.25, 0]); // crest
  frame.ball('brass', hood * 0.04, [0, height - hood * 0.04, front * 0.6]); // finial

  const dialY = height - hood * 0.62;
  const dial = Math.min(width * 0.33, hood * 0.31);
  const bezel = outline('0 0, 1.1 0, 1.1 0.014, 1 0.02, 0.98 0.012, 0 0.012', dial);
  frame.lathe('brass', bezel, [0, dialY, front * 0.84], { ...facing, sides: 26 });
  const face = front * 0.84 + 0.014;
  frame.lathe('ceramic #f2ead2', outline('0.96 0, 0 0.001', dial), [0, dialY, face], { ...facing, sides: 24 }); // dial
  const mark = (turn: number, wide: number, long: number, out: number, z: number) => {
    const at = vec(Math.sin(turn) * dial * out, dialY + Math.cos(turn) * dial * out, z);
    frame.box('iron #1d1a18', [wide, dial * long, 0.004], at, { chamfer: 0.001, z: -turn });
  };
  for (const { yaw } of around(12)) mark(yaw, 0.008, 0.16, 0.8, face); // hour
  // The hour is the thing's own, as its name has it.
  for (const long of [0.5, 0.75]) mark(assembly.random.next() * 6.28, 0.012, long, long * 0.42, face + 0.006); // hand
  const rod = trunk * 0.62;
  const pendulum = assembly.part('pendulum', vec(0, plinth + trunk - 0.02, 0));
  pendulum.box('brass', [0.012, rod, 0.008], [0, -rod / 2, 0], 0.002); // rod
  const bob = outline('0 0, 0.065 0.004, 0.07 0.012, 0.065 0.02, 0 0.024');
  pendulum.lathe('brass', bob, [0, -rod, -0.012], { ...facing, sides: 18 });
  const weight = outline('0 0, 0.03 0, 0.03 0.17, 0 0.18');
  frame.sides.lathe('brass', weight, [width * 0.16, plinth + trunk * 0.45, -0.03], 12);
  assembly.moves(
    (state) => state['broken'] !== true && state['on'] !== false,
    (going) => void (pendulum.node.rotation.z = 0.07 * going),
    0.6,
  );
});

/** A board on the wall with one double hook or several, under a narrow shelf where there is room for one. */
const makeCoatHook = assembled((assembly) => {
  const { measures, frame, width, height, depth } = assembly;
  const wood = assembly.wood('walnut');
  const metal = assembly.metal('brass');
  const back = -depth / 2;
  const thick = Math.min(0.02, depth * 0.3);
  frame.box(wood, [width, height, thick], [0, height / 2, back + thick / 2], 0.006); // board
  const top = measures.surfaces[0]?.center.y;
  if (top !== undefined) {
    frame.box(wood, [width, 0.022, depth], [0, top - 0.011, 0], 0.006); // shelf
    const corbel = outline('0 0, 0.75 0.32, 0.75 0.4, 0 0.4', depth, height);
    const at = vec(width / 2 - 0.03, top - 0.02 - height * 0.4, back);
    frame.sides.slab(wood, corbel, 0.018, at, { y: -Math.PI / 2 });
  }
  const reach = Math.min(depth - 0.02, 0.11);
  const upper = path('0 0.1 0, 0 0.05 0.55, 0 0.2 0.85, 0 0.42 0.9', 1, height, reach);
  const lower = path('0 -0.15 0, 0 -0.33 0.3, 0 -0.3 0.52, 0 -0.14 0.55', 1, height, reach);
  for (const x of row(Math.max(1, Math.round(width / 0.18)), width)) {
    const [y, z] = [height * (top === undefined ? 0.5 : 0.42), back + 0.018];
    frame.box(metal, [Math.min(0.03, width * 0.5), height * 0.62, 0.006], [x, y, z], 0.002); // plate
    frame.rod(metal, upper, 0.006, [x, y, z]); // hook
    frame.ball(metal, 0.011, [x, y + height * 0.42, z + reach * 0.9]); // tip
    frame.rod(metal, lower, 0.0055, [x, y, z]); // hook
    frame.ball(metal, 0.009, [x, y - height * 0.14, z + reach * 0.55]); // tip
  }
});

/** An elephant's foot where it is called so, else a cage of turned rods over a drip tray. */
const makeUmbrellaStand = assembled((assembly) => {
  const { frame, width, height, depth } = assembly;
  const radius = width / 2;
  const squash = depth / width;
  const metal = assembly.metal('brass');
  const round = { sides: 20, scale: [1, 1, squash] } as const;
  if (assembly.isCalled(/elephant/i)) {
    const wall = [[0, 0], [radius * 0.96, 0], [radius, 0.03], [radius * 0.98, 0.1], [radius * 0.8, height * 0.35], [radius * 0.78, height * 0.7], [radius * 0.88, height - 0.02], [radius * 0.86, height], [radius * 0.76, height - 0.01], [radius * 0.68, height * 0.6], [radius * 0.7, 0.04], [0, 0.04]] as const; // prettier-ignore
    frame.lathe('leather #6d655c', wall, [0, 0, 0], round); // foot
    for (const yaw of [-0.84, -0.42, 0, 0.42, 0.84]) {
      const at = vec(Math.sin(yaw) * radius * 0.97, 0.045, Math.cos(yaw) * radius * 0.97 * squash);
      frame.ball('bone', 0.034, at, { y: yaw, scale: [1, 1.25, 0.5] }); // nail
    }
    const band = outline(`0.885 -0.035, 0.91 -0.03, 0.91 -0.012, 0.885 -0.006`, radius);
    frame.lathe(metal, band, [0, height, 0], round);
    return;
  }
  const tray = outline(`0 0, ${radius} 0, ${radius} 0.05, ${radius - 0.012} 0.055, ${radius - 0.02} 0.02, 0 0.02`);
  frame.lathe(metal, tray, [0, 0, 0], round);
  const inner = radius - 0.014;
  const ring = outline(`${inner} -0.02, ${radius} -0.02, ${radius} 0, ${inner} 0, ${inner} -0.02`);
  for (const y of [height * 0.55, height]) frame.lathe(metal, ring, [0, y, 0], round);
  for (const { at } of around(10, 0, squash))
    frame.rod(metal, [at(radius - 0.008, 0.03), at(radius - 0.008, height - 0.01)], 0.006); // rod
});

export const hall = {
  'coat-hook': makeCoatHook,
  'grandfather-clock': makeGrandfatherClock,
  'umbrella-stand': makeUmbrellaStand,
};
