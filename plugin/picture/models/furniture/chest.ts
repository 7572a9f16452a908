import { isOpen } from '../../../stage/forms/library-form.ts';
import { vec } from '../../../stage/space/vector.ts';
import { assembled, type Assembly } from '../carpentry/assembly.ts';
import { says } from '../carpentry/condition.ts';
import { metalOf, woodOf } from '../carpentry/dress.ts';
import { heavily } from '../carpentry/travel.ts';
import type { Part } from '../carpentry/part.ts';
import { addPlanks } from '../carpentry/planks.ts';

/** Boards bound with iron; the lid stands upright on its back hinge when open, the hasp hangs over the lock when locked. */
export const makeChest = assembled((assembly) => {
  const { workshop, thing, frame, width, height, depth } = assembly;
  const wood = woodOf(workshop, thing, 'oak');
  const iron = metalOf(workshop, thing, 'iron');
  const wall = 0.03;
  const lidHeight = Math.min(0.1, height * 0.2);
  const rim = height - lidHeight;

  const side = { material: wood, chamfer: 0.008 } as const;
  const boards = Math.max(2, Math.round(rim / 0.16));
  for (const z of [-1, 1])
    addPlanks(assembly, frame, { ...side, center: vec(0, (rim + 0.04) / 2, z * (depth / 2 - wall / 2 - 0.004)), size: vec(width - 0.02, rim - 0.04, wall), across: 'y', faces: 'z', count: boards }); // prettier-ignore
  for (const x of [-1, 1])
    addPlanks(assembly, frame, { ...side, center: vec(x * (width / 2 - wall / 2 - 0.006), (rim + 0.04) / 2, 0), size: vec(wall, rim - 0.042, depth - 0.03), across: 'y', faces: 'x', count: boards }); // prettier-ignore
  frame.box(wood, [width - 0.04, 0.025, depth - 0.04], [0, 0.055, 0], 0.004); // bottom
  frame.box(wood, [width, 0.05, 0.03], [0, 0.025, depth / 2 - 0.015], 0.01); // plinth
  frame.box(wood, [width, 0.05, 0.03], [0, 0.025, -depth / 2 + 0.015], 0.01); // plinth
  for (const x of [-1, 1]) frame.box(wood, [0.03, 0.05, depth], [x * (width / 2 - 0.015), 0.025, 0], 0.01); // plinth

  const bandsX = [-0.36, 0.36].map((part) => part * width);
  for (const x of bandsX) {
    for (const z of [-1, 1]) addBand(assembly, frame, x, rim / 2 + 0.02, z * (depth / 2 - 0.001), rim - 0.05);
  }
  for (const x of [-1, 1])
    for (const z of [-1, 1]) {
      frame.box(iron, [0.045, 0.06, 0.045], [x * (width / 2 - 0.018), 0.075, z * (depth / 2 - 0.018)], 0.006); // corner
    }
  for (const x of [-1, 1]) {
    const ring = [vec(0, 0, -0.07), vec(0.02, -0.035, -0.05), vec(0.024, -0.05, 0), vec(0.02, -0.035, 0.05), vec(0, 0, 0.07)]; // prettier-ignore
    frame.rod(
      iron,
      ring.map((point) => vec(point.x * x, point.y, point.z)),
      0.008,
      [x * (width / 2 - 0.008), rim * 0.66, 0],
    ); // handle
  }

  const lid = assembly.part('lid', vec(0, rim, -depth / 2 + wall / 2));
  const ahead = depth / 2 - wall / 2;
  const arch = (inset: number) => {
    const [half, low, high] = [depth / 2 - inset, lidHeight * 0.35, lidHeight - inset];
    return [[-half, 0], [half, 0], [half, low], [half * 0.72, high * 0.8], [half * 0.3, high], [-half * 0.3, high], [-half * 0.72, high * 0.8], [-half, low]] as const; // prettier-ignore
  };
  for (const x of [-1, 1])
    lid.slab(wood, arch(0.006), wall, [x * (width / 2 - wall / 2), 0.002, ahead], { y: -Math.PI / 2 }); // end
  const shell = arch(0);
  for (let index = 1; index < shell.length; index++) {
    const [a, b] = [shell[index], shell[(index + 1) % shell.length]];
    if (!a || !b) continue;
    const [dz, dy] = [b[0] - a[0], b[1] - a[1]];
    // Within the outline by half its thickness, so that the lid is as high as it is said to be.
    const long = Math.hypot(dz, dy);
    lid.box(
      wood,
      [width, 0.026, Math.hypot(dz, dy) - 0.003],
      [0, (a[1] + b[1]) / 2 + (dz / long) * 0.013, ahead + (a[0] + b[0]) / 2 - (dy / long) * 0.013],
      { chamfer: 0.006, x: Math.atan2(-dy, dz) },
    ); // stave
    for (const x of bandsX) {
      lid.box(iron, [0.045, 0.006, Math.hypot(dz, dy) + 0.004], [x, (a[1] + b[1]) / 2, ahead + (a[0] + b[0]) / 2], {
        chamfer: 0.002,
        x: Math.atan2(-dy, dz),
      }); // band
    }
  }
  frame.box(iron, [0.1, 0.11, 0.008], [0, rim - 0.075, depth / 2], 0.003); // lock plate
  frame.box('iron #0e0c0a', [0.008, 0.03, 0.004], [0, rim - 0.1, depth / 2 + 0.004], 0.001); // keyhole

  const hasp = assembly.part('hasp', vec(0, lidHeight * 0.3, depth - wall / 2), lid);
  hasp.box(iron, [0.04, lidHeight * 0.3 + 0.06, 0.008], [0, -(lidHeight * 0.3 + 0.06) / 2, 0.006], 0.003); // hasp
  hasp.ball(iron, 0.012, [0, -(lidHeight * 0.3 + 0.04), 0.014]); // hasp knob
  assembly.moves(
    (state) => thing.traits.has('lockable') && !says(state, 'locked'),
    (loose) => void (hasp.node.rotation.x = -1.15 * loose),
    0.35,
  );
  assembly.moves(
    (state) => isOpen(thing, state),
    (open) => {
      lid.node.rotation.x = (-Math.PI / 2) * open;
      // Its vault comes forward as it rises: behind it may be a wall.
      lid.node.position.z = -depth / 2 + wall / 2 + (lidHeight - wall / 2) * open;
    },
    0.8,
    heavily,
  );
});

function addBand(assembly: Assembly, part: Part, x: number, y: number, z: number, tall: number): void {
  const { workshop, thing } = assembly;
  const iron = metalOf(workshop, thing, 'iron');
  part.box(iron, [0.045, tall, 0.007], [x, y, z], 0.002); // band
  for (const at of [-0.4, 0, 0.4]) part.ball(iron, 0.011, [x, y + at * tall, z + Math.sign(z) * 0.004]); // stud
}
