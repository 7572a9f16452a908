import { vec, type Vec3 } from '../../../stage/space/vector.ts';
import { outline } from '../../look/shapes/outline.ts';
import { addShape, emptyShape } from '../../look/shapes/shape.ts';
import { surfaceShape } from '../../look/shapes/surface.ts';
import { assembled, type Assembly } from '../carpentry/assembly.ts';
import { says, when } from '../carpentry/condition.ts';
import { around, circle, disc } from '../carpentry/layout.ts';
import type { Piece } from '../carpentry/wreckage.ts';

/** Bellied staves in iron hoops; a butt stands open and shows its water. */
const makeBarrel = assembled((assembly) => {
  const { width, height, depth } = assembly;
  const wood = assembly.wood('oak');
  const iron = assembly.metal('iron');
  const radius = width / 2 - 0.008;
  const squash = depth / width;
  const belly = (part: number) => radius * (0.82 + 0.18 * Math.sin(part * Math.PI));
  const [count, steps] = [16, 5];
  const staves = around(count, Math.PI / count, squash).map(({ yaw, at }): Piece => (part) => {
    for (let step = 0; step < steps; step++) {
      const [a, b] = [belly(step / steps), belly((step + 1) / steps)];
      const middle = (a + b) / 2;
      const size = vec(
        2 * middle * Math.tan(Math.PI / count) * 0.985,
        Math.hypot(height / steps, b - a) + 0.002,
        0.024,
      );
      // Leaned out or in with the belly, then turned to its place.
      const leaned = { chamfer: 0.004, x: Math.atan2(b - a, height / steps), y: yaw };
      part.box(wood, size, at(middle - 0.012, (height * (step + 0.5)) / steps), leaned); // stave
    }
  });
  const hoops = [0.05, 0.24, 0.76, 0.95].map((up): Piece => (part) => {
    const out = belly(up) + 0.006;
    const slope = (belly(up + 0.02) - belly(up - 0.02)) / 2;
    const [low, high] = [out - slope, out + slope];
    const hoop = outline(`${low - 0.008} -0.022, ${low} -0.022, ${high} 0.022, ${out - 0.008 + slope} 0.022`);
    part.lathe(iron, hoop, [0, height * up, 0], { sides: 24, scale: [1, 1, squash] });
  });
  const open = assembly.isCalled(/butt|tub|trough|well|cistern|vat|fountain/i);
  const heads = (open ? [0.05] : [0.05, height - 0.03]).map((y): Piece => (part) => {
    part.plate(wood, disc(belly(0.02) - 0.014, 18, squash), 0.02, [0, y, 0]); // head
    if (y > height / 2)
      part.lathe('pine', outline('0.028 0, 0.024 0.03, 0 0.032'), [radius * 0.4, height - 0.012, 0], 10); // bung
  });
  assembly.pieces([...staves, ...heads, ...hoops]);
  if (open) addWater(assembly, belly(0.93) - 0.026);
});

function addWater(assembly: Assembly, radius: number): void {
  const { height } = assembly;
  const water = assembly.part('water');
  water.lathe('water #3f5a5c', outline(`${radius} 0, 0 0.001`), [0, height * 0.93, 0], 22);
  assembly.moves(
    (state) => says(state, 'broken') || state['amount'] === 0,
    (gone) => {
      water.node.setEnabled(gone < 1);
      water.node.position.y = -height * 0.7 * gone;
    },
    0.8,
  );
}

const bellShape =
  '1 -1, 0.98 -0.95, 0.84 -0.82, 0.7 -0.55, 0.62 -0.25, 0.5 -0.1, 0.2 -0.02, 0 0, 0.18 -0.06, 0.56 -0.25, 0.64 -0.55, 0.92 -0.98';

/** A bronze bell on an iron arm, its rope within reach; it swings when somebody rings it. */
const makeBell = assembled((assembly) => {
  const { frame, width, height, depth } = assembly;
  const top = height - 0.04;
  const back = -depth / 2;
  frame.box('iron', [0.09, height * 0.42, 0.02], [0, height * 0.79, back + 0.01], 0.006); // plate
  frame.box('iron', [0.035, 0.035, depth * 0.62], [0, top, back + depth * 0.31], 0.006); // arm
  const knee = vec(0, height * 0.8, back + depth * 0.14);
  frame.rod('iron', [vec(0, height * 0.62, back + 0.015), knee, vec(0, top - 0.02, back + depth * 0.42)], 0.01); // stay
  const swing = assembly.part('bell', vec(0, top - 0.02, 0));
  const radius = Math.min(width, depth) / 2;
  const tall = height * 0.44;
  swing.lathe(assembly.metal('brass'), outline(bellShape, radius, tall), [0, -0.03, 0], 24); // bell
  swing.box(assembly.wood('oak'), [0.05, 0.05, radius * 1.1], [0, -0.008, 0], 0.008); // yoke
  swing.ball('iron', 0.045, [0, -tall - 0.01, 0]); // clapper
  const ropeEnd = -(top - 0.02);
  swing.rod('rope', [vec(0.02, -tall, 0), vec(0.03, ropeEnd * 0.8, 0.01), vec(0, ropeEnd + 0.03, 0)], 0.011); // rope
  swing.ball('rope', 0.022, [0, ropeEnd + 0.022, 0]); // knot
  const ring = (value: number) => void (swing.node.rotation.z = Math.sin(value * Math.PI * 6) * 0.35 * (1 - value));
  assembly.moves(when('on ringing'), ring, 2.4, (part) => part);
});

/** A clinker-built rowing boat: overlapping strakes, ribs, thwarts, two oars laid in it; its bow to +z. */
const makeBoat = assembled((assembly) => {
  const { workshop, thing, measures, frame, width, height, depth } = assembly;
  const wood = assembly.wood('oak');
  // Half the width at this part of the length, from the stern (0) to the bow (1), and how high the side is there.
  const beam = (along: number) =>
    (width / 2 - 0.02) *
    (along < 0.45 ? 0.74 + 0.58 * along : Math.cos(((along - 0.45) / 0.55) * (Math.PI / 2)) ** 0.75);
  const sheer = (along: number) => height * (0.74 + 0.24 * (along * 2 - 0.8) ** 2 * 0.7);
  const at = (along: number, up: number, side: number, out = 0): Vec3 => {
    const full = Math.max(0.012, beam(along)) + out;
    const hollow = Math.sin((0.12 + 0.88 * up) * (Math.PI / 2)) ** 0.8;
    const keel = 0.03 + height * 0.1 * Math.max(0, along - 0.75) * 4 * (1 - up);
    return vec(side * full * hollow, keel + (sheer(along) - keel) * up, -depth / 2 + 0.03 + (depth - 0.06) * along);
  };
  const strakes = 5;
  const shape = emptyShape();
  for (const side of [-1, 1])
    for (let strake = 0; strake < strakes; strake++) {
      const [low, high] = [strake / strakes, (strake + 1.12) / strakes];
      for (const inner of [false, true]) {
        // The lower edge of each board stands over the one below it.
        const board = (u: number, v: number) =>
          at(u, Math.min(1, low + (high - low) * v), side, inner ? -0.02 : 0.016 * (1 - v));
        addShape(shape, surfaceShape({ columns: 16, rows: 1, covers: [depth, 0.18] }, (u, v) => ({ at: board((side > 0) !== inner ? u : 1 - u, v), light: inner ? 0.75 : 0.8 + 0.2 * v }))); // prettier-ignore
      }
    }
  frame.add(workshop.mesh(`${thing.id} hull`, shape, wood));

  const rim = Array.from({ length: 13 }, (_, step) => at(step / 12, 1, 1));
  frame.sides.rod(wood, rim, 0.022); // gunwale
  const [stern, side] = [beam(0), height * 0.74];
  const board = `${-stern} ${side}, ${-stern * 0.7} 0.1, 0 0.04, ${stern * 0.7} 0.1, ${stern} ${side}, 0 ${height * 0.8}`;
  frame.slab(wood, outline(board), 0.035, [0, 0, -depth / 2 + 0.03]); // transom
  frame.rod(wood, [at(0, 0, 0), at(0.7, 0, 0), at(0.9, 0.1, 0), at(1, 0.5, 0), at(1, 1, 0)], 0.025); // keel
  for (let rib = 1; rib < 8; rib++) {
    const curve = [0.02, 0.3, 0.6, 0.95].map((up) => at(rib / 8.4, up, 1, -0.03));
    frame.sides.rod('pine', curve, 0.013); // rib
  }
  const benches = measures.seats.length ? measures.seats.map(({ position }) => position) : [vec(0, height * 0.6, 0)];
  for (const { y, z } of [...benches, ...measures.surfaces.map(({ center }) => center)])
    frame.box('pine', [beam((z + depth / 2) / depth) * 1.9, 0.035, 0.24], [0, y - 0.0175, z], 0.008); // thwart
  frame.box('pine', [width * 0.42, 0.02, depth * 0.7], [0, 0.12, -depth * 0.06], 0.004); // boards
  const [x, y] = [width * 0.2, (benches[0]?.y ?? height * 0.6) + 0.03];
  frame.sides.rod('pine', [vec(x, y, -depth * 0.4), vec(x * 0.8, y + 0.01, depth * 0.26)], 0.02); // oar
  frame.sides.box('pine', [0.13, 0.018, depth * 0.13], [x * 1.02, y, -depth * 0.38], 0.006); // blade
  frame.sides.box('iron', [0.03, 0.06, 0.06], [beam(0.52), sheer(0.52) - 0.02, depth * 0.02], 0.006); // rowlock
});

/** A two-wheeled cart with boarded sides, its shafts to the front. */
const makeCart = assembled((assembly) => {
  const { measures, frame, width, height, depth } = assembly;
  const wood = assembly.wood('oak');
  const floor = (measures.surfaces[0]?.center.y ?? height * 0.6) - 0.01;
  const bed = { x: width - 0.28, z: depth * 0.68 };
  const bedZ = -depth / 2 + bed.z / 2 + 0.02;
  assembly.planks(frame, wood, [bed.x, 0.04, bed.z], [0, floor - 0.02, bedZ], { across: 'x', count: 5 });
  const side = Math.max(0.12, height - floor);
  const slatted = { across: 'y', count: 2, gap: 0.02 } as const;
  for (const x of [-bed.x / 2, bed.x / 2])
    assembly.planks(frame, wood, [0.03, side, bed.z], [x, floor + side / 2, bedZ], slatted);
  assembly.planks(frame, wood, [bed.x, side, 0.03], [0, floor + side / 2, bedZ + bed.z / 2], slatted);
  for (const z of [-0.42, 0, 0.42]) {
    const at = vec(bed.x / 2 + 0.03, floor + side / 2 - 0.03, bedZ + z * bed.z);
    frame.sides.box(wood, [0.05, side + 0.06, 0.05], at, 0.008); // stake
  }
  const [shaftX, front] = [bed.x * 0.4, depth / 2];
  const shaft = [vec(shaftX, floor - 0.06, bedZ), vec(shaftX, floor - 0.08, front - 0.3), vec(bed.x * 0.36, floor - 0.14, front - 0.02)]; // prettier-ignore
  frame.sides.rod(wood, shaft, 0.028);
  const radius = Math.min(0.42, floor * 0.62);
  const hub = vec(width / 2 - 0.05, radius, bedZ);
  const ring = (out: number) => circle(out, 24).map(([y, z]) => vec(0, y, z));
  frame.sides.rod(wood, ring(radius - 0.04), 0.034, hub); // felly
  frame.sides.rod('iron', ring(radius - 0.014), 0.014, hub); // tyre
  for (let spoke = 0; spoke < 5; spoke++)
    frame.sides.box(wood, [0.03, radius * 1.85, 0.035], hub, { chamfer: 0.008, x: (spoke * Math.PI) / 5 }); // spoke
  const nave = outline('0 0, 0.06 0, 0.075 0.03, 0.06 0.09, 0 0.09');
  for (const x of [-hub.x, hub.x]) frame.lathe(wood, nave, [x - 0.045, hub.y, hub.z], { sides: 12, z: -Math.PI / 2 });
  frame.box(wood, [width - 0.12, 0.07, 0.07], [0, radius, bedZ], 0.01); // axle
  if (floor - radius > 0.1)
    frame.box(wood, [bed.x * 0.7, floor - 0.04 - radius, 0.09], [0, (floor - 0.04 + radius) / 2, bedZ], 0.01); // bolster
});

export const yard = { barrel: makeBarrel, bell: makeBell, boat: makeBoat, cart: makeCart };
