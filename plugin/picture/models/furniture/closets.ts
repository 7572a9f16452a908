import { vec } from '../../../stage/space/vector.ts';
import { path } from '../../look/shapes/outline.ts';
import { assembled, type Assembly } from '../carpentry/assembly.ts';
import { says, when } from '../carpentry/condition.ts';
import { heavily } from '../carpentry/travel.ts';
import { turning } from '../carpentry/turning.ts';
import type { ModelMaker } from '../model.ts';

const leafThick = 0.024;

/** A closet with two panelled doors that swing out to its sides; `shelves` are the boards in it. */
const closetMaker = (shelves: number): ModelMaker =>
  assembled((assembly) => {
    const { frame, width, height, depth } = assembly;
    const wood = assembly.wood('oak');
    const wall = 0.025;
    const foot = height > 1 ? 0.08 : 0.05;
    const crown = height > 1 ? 0.07 : 0.03;
    const [inY, inHeight] = [(foot + height - crown) / 2, height - crown - foot];
    const boards = { across: 'x', count: Math.max(2, Math.round(width / 0.22)) } as const;
    assembly.planks(frame, wood, [width - 0.02, inHeight, wall], [0, inY, -depth / 2 + wall / 2], boards);
    frame.box(wood, [width - 0.03, inHeight, 0.008], [0, inY, -depth / 2 + 0.005], 0.002); // back
    const sideX = width / 2 - wall / 2 - 0.008;
    frame.sides.box(wood, [wall, inHeight, depth - leafThick], [sideX, inY, -leafThick / 2], 0.007); // side
    frame.corners.lathe(wood, turning('bun', 0.04, foot + 0.01), [width / 2 - 0.055, 0, depth / 2 - 0.06], 9); // foot
    frame.box(wood, [width - 0.03, wall, depth - leafThick], [0, foot + wall / 2, -leafThick / 2], 0.005); // floor
    for (let shelf = 1; shelf <= shelves; shelf++)
      frame.box(wood, [width - 0.06, 0.02, depth - 0.06], [0, (height * shelf) / (shelves + 1), -0.012], 0.004); // shelf
    if (shelves === 0 && height > 1.4) {
      const rail = [vec(-width / 2 + 0.03, height * 0.86, 0), vec(width / 2 - 0.03, height * 0.86, 0)];
      frame.rod(assembly.metal('iron'), rail, 0.012); // rail
    }
    frame.box(wood, [width - 0.02, crown * 0.5, depth - 0.01], [0, height - crown * 0.75, -0.002], 0.006); // top
    frame.box(wood, [width, crown * 0.55, depth], [0, height - crown * 0.275, 0], 0.014); // cornice
    for (const side of [-1, 1]) addClosetDoor(assembly, side, inY, inHeight);
  });

function addClosetDoor(assembly: Assembly, side: number, y: number, tall: number): void {
  const { thing, width, depth } = assembly;
  const wood = assembly.wood('oak');
  const metal = assembly.metal('iron');
  const wide = width / 2 - 0.012;
  const name = side < 0 ? 'left door' : 'right door';
  const leaf = assembly.part(name, vec(side * (width / 2 - 0.008), y, depth / 2 - leafThick / 2));
  const middle = -side * (wide / 2);
  const stile = Math.min(0.06, wide * 0.2);
  for (const x of [-1, 1])
    leaf.box(wood, [stile, tall - 0.02, leafThick], [middle + x * (wide / 2 - stile / 2), 0, 0], 0.006); // stile
  const panels = tall > 1 ? 2 : 1;
  const inner = wide - stile * 2;
  const step = (tall - 0.02 - stile) / panels;
  for (let rail = 0; rail <= panels; rail++) {
    const at = vec(middle, -tall / 2 + 0.01 + stile / 2 + step * rail, 0);
    leaf.box(wood, [inner, stile, leafThick - 0.001], at, 0.005); // rail
  }
  for (let panel = 0; panel < panels; panel++) {
    const high = step - stile;
    const panelY = -tall / 2 + 0.01 + stile + high / 2 + panel * step;
    leaf.box(wood, [inner + 0.004, high + 0.004, 0.01], [middle, panelY, -0.003], 0.002); // panel
    leaf.box(wood, [inner - 0.05, high - 0.05, 0.016], [middle, panelY, 0], 0.007); // field
  }
  leaf.ball(metal, 0.015, [-side * (wide - stile / 2), 0, leafThick / 2 + 0.012]); // knob
  for (const at of [-0.38, 0.38])
    leaf.box(metal, [stile * 1.4, 0.035, 0.006], [-side * stile * 0.7, at * tall, leafThick / 2], 0.002); // hinge
  assembly.opens((open) => void (leaf.node.rotation.y = side * open * (Math.PI / 2)), 0.75);
  if (side > 0 && thing.traits.has('lockable')) {
    const bolt = assembly.part('bolt', vec(-wide + stile / 2, -0.08, leafThick / 2 + 0.006), leaf);
    bolt.box(metal, [0.09, 0.016, 0.008], [0, 0, 0], 0.003); // bolt
    const shoot = (locked: number) => void (bolt.node.position.x = -wide + stile * 0.9 - locked * stile * 0.9);
    assembly.moves(when('locked'), shoot, 0.35);
  }
}

/** Boards bound with iron; the lid stands upright on its back hinge when open, the hasp hangs over the lock when locked. */
const makeChest = assembled((assembly) => {
  const { frame, width, height, depth } = assembly;
  const wood = assembly.wood('oak');
  const iron = assembly.metal('iron');
  const wall = 0.03;
  const lidHeight = Math.min(0.1, height * 0.2);
  const rim = height - lidHeight;
  const boards = { across: 'y', count: Math.max(2, Math.round(rim / 0.16)), chamfer: 0.008 } as const;
  const [front, side] = [vec(width - 0.02, rim - 0.04, wall), vec(wall, rim - 0.042, depth - 0.03)];
  const [frontZ, sideX] = [depth / 2 - wall / 2 - 0.004, width / 2 - wall / 2 - 0.006];
  for (const z of [-frontZ, frontZ]) assembly.planks(frame, wood, front, [0, (rim + 0.04) / 2, z], boards);
  for (const x of [-sideX, sideX]) assembly.planks(frame, wood, side, [x, (rim + 0.04) / 2, 0], boards);
  frame.box(wood, [width - 0.04, 0.025, depth - 0.04], [0, 0.055, 0], 0.004); // bottom
  frame.ends.box(wood, [width, 0.05, 0.03], [0, 0.025, depth / 2 - 0.015], 0.01); // plinth
  frame.sides.box(wood, [0.03, 0.05, depth], [width / 2 - 0.015, 0.025, 0], 0.01); // plinth
  const band = rim - 0.05;
  frame.corners.box(iron, [0.045, band, 0.007], [0.36 * width, rim / 2 + 0.02, depth / 2 - 0.001], 0.002); // band
  for (const at of [-0.4, 0, 0.4])
    frame.corners.ball(iron, 0.011, [0.36 * width, rim / 2 + 0.02 + at * band, depth / 2 + 0.003]); // stud
  frame.corners.box(iron, [0.045, 0.06, 0.045], [width / 2 - 0.018, 0.075, depth / 2 - 0.018], 0.006); // corner
  const handle = path('0 0 -0.07, 0.02 -0.035 -0.05, 0.024 -0.05 0, 0.02 -0.035 0.05, 0 0 0.07');
  frame.sides.rod(iron, handle, 0.008, [width / 2 - 0.008, rim * 0.66, 0]);
  frame.box(iron, [0.1, 0.11, 0.008], [0, rim - 0.075, depth / 2], 0.003); // lock plate
  frame.box('iron #0e0c0a', [0.008, 0.03, 0.004], [0, rim - 0.1, depth / 2 + 0.004], 0.001); // keyhole
  addVaultedLid(assembly, lidHeight, wall);
});

/** A lid of staves, the hasp on its front. */
function addVaultedLid(assembly: Assembly, lidHeight: number, wall: number): void {
  const { thing, width, height, depth } = assembly;
  const wood = assembly.wood('oak');
  const iron = assembly.metal('iron');
  const lid = assembly.part('lid', vec(0, height - lidHeight, -depth / 2 + wall / 2));
  const ahead = depth / 2 - wall / 2;
  const arch = (inset: number) => {
    const [half, low, high] = [depth / 2 - inset, lidHeight * 0.35, lidHeight - inset];
    return [[-half, 0], [half, 0], [half, low], [half * 0.72, high * 0.8], [half * 0.3, high], [-half * 0.3, high], [-half * 0.72, high * 0.8], [-half, low]] as const; // prettier-ignore
  };
  lid.sides.slab(wood, arch(0.006), wall, [width / 2 - wall / 2, 0.002, ahead], { y: -Math.PI / 2 }); // end
  const shell = arch(0);
  for (const [index, a] of shell.entries()) {
    const b = shell[(index + 1) % shell.length] ?? a;
    // Below it is open.
    if (index === 0) continue;
    const [dz, dy] = [b[0] - a[0], b[1] - a[1]];
    const long = Math.hypot(dz, dy);
    const slope = Math.atan2(-dy, dz);
    const [y, z] = [(a[1] + b[1]) / 2, ahead + (a[0] + b[0]) / 2];
    // Within the outline by half its thickness, so that the lid is as high as it is said to be.
    const within = vec(0, y + (dz / long) * 0.013, z - (dy / long) * 0.013);
    lid.box(wood, [width, 0.026, long - 0.003], within, { chamfer: 0.006, x: slope }); // stave
    lid.sides.box(iron, [0.045, 0.006, long + 0.004], [0.36 * width, y, z], { chamfer: 0.002, x: slope }); // band
  }
  const hasp = assembly.part('hasp', vec(0, lidHeight * 0.3, depth - wall / 2), lid);
  const long = lidHeight * 0.3 + 0.06;
  hasp.box(iron, [0.04, long, 0.008], [0, -long / 2, 0.006], 0.003); // hasp
  hasp.ball(iron, 0.012, [0, -(long - 0.02), 0.014]); // hasp knob
  const isLoose = (state: Parameters<typeof says>[0]) => thing.traits.has('lockable') && !says(state, 'locked');
  assembly.moves(isLoose, (loose) => void (hasp.node.rotation.x = -1.15 * loose), 0.35);
  const open = (value: number) => {
    lid.node.rotation.x = (-Math.PI / 2) * value;
    // Its vault comes forward as it rises: behind it may be a wall.
    lid.node.position.z = -depth / 2 + wall / 2 + (lidHeight - wall / 2) * value;
  };
  assembly.opens(open, 0.8, heavily);
}

/** A box without a lid that slides out of what it is part of; its key plate shows whether it is locked. */
const makeDrawer = assembled((assembly) => {
  const { thing, measures, width, height, depth } = assembly;
  const wood = assembly.wood('walnut');
  const [wall, front] = [0.012, 0.02];
  const tray = assembly.part('tray');
  tray.box('pine', [width - 0.016, 0.008, depth - front], [0, 0.01, -front / 2], 0.002); // bottom
  const [tall, y] = [height * 0.8, height * 0.4 + 0.004];
  tray.sides.box('pine', [wall, tall, depth - front], [width / 2 - wall, y, -front / 2], 0.003); // side
  tray.box('pine', [width - 0.02, tall, wall], [0, y, -depth / 2 + wall / 2], 0.003); // back
  tray.box(wood, [width, height, front], [0, height / 2, depth / 2 - front / 2], 0.006); // face
  const hung = { chamfer: 0.004, z: assembly.wobble(0.004) };
  tray.box(wood, [width - 0.05, height - 0.045, 0.008], [0, height / 2, depth / 2 + 0.001], hung); // panel

  const grip = Math.min(0.05, width * 0.12);
  const bail = path('-1 0 0, -0.9 -0.014 0.016, 0 -0.022 0.02, 0.9 -0.014 0.016, 1 0 0', grip);
  for (const x of width > 0.5 ? [-0.27 * width, 0.27 * width] : [0]) {
    const z = depth / 2 + 0.004;
    tray.rod('brass', bail, 0.0045, [x, height * 0.5, z]); // bail
    for (const side of [-1, 1]) tray.ball('brass', 0.009, [x + side * grip, height * 0.5, z]); // boss
  }
  if (thing.traits.has('lockable')) {
    const lockY = height * 0.78;
    tray.box('brass', [0.026, 0.034, 0.004], [0, lockY, depth / 2 + 0.006], 0.0015); // plate
    const keyhole = assembly.part('keyhole', vec(0, lockY, depth / 2 + 0.009), tray);
    keyhole.box('iron #15110e', [0.004, 0.018, 0.002], [0, 0, 0], 0.0005); // slit
    assembly.moves(when('locked'), (locked) => void (keyhole.node.rotation.z = (locked * Math.PI) / 2), 0.4);
  }
  const [shut, drawn] = [measures.inside?.({ open: false }), measures.inside?.({ open: true })];
  const slide = shut && drawn && drawn.center.z > shut.center.z ? drawn.center.z - shut.center.z : depth * 0.65;
  assembly.opens((open) => void (tray.node.position.z = slide * open), 0.7);
});

/** Rough boards nailed on battens, a lid hinged at the back: what large things of no known form come in. */
const makeCrate = assembled((assembly) => {
  const { frame, width, height, depth } = assembly;
  const wood = assembly.wood('pine');
  const thick = Math.min(0.02, Math.min(width, depth) * 0.06);
  const lidThick = Math.min(0.03, height * 0.1);
  const rim = height - lidThick;
  const count = Math.max(2, Math.round(rim / 0.13));
  const rough = { across: 'y', count, gap: 0.008, uneven: 0.004, chamfer: 0.004 } as const;
  const [sideX, frontZ] = [width / 2 - thick * 1.5, depth / 2 - thick * 1.5];
  for (const z of [-frontZ, frontZ])
    assembly.planks(frame, wood, [width - thick * 2, rim, thick], [0, rim / 2, z], rough);
  for (const x of [-sideX, sideX])
    assembly.planks(frame, wood, [thick, rim, depth - thick * 4], [x, rim / 2, 0], rough);
  frame.corners.box(wood, [thick * 3, rim, thick], [sideX, rim / 2, depth / 2 - thick / 2], 0.004); // batten
  frame.box(wood, [width - thick * 3, thick, depth - thick * 3], [0, thick * 0.7, 0], 0.003); // bottom
  const [across, up] = [width - thick * 8, rim - thick * 2];
  const slanting = { chamfer: 0.004, z: Math.atan2(up, across) };
  frame.box(wood, [Math.hypot(across, up), thick * 2.6, thick * 0.9], [0, rim / 2, depth / 2 - thick * 0.5], slanting); // brace

  const lid = assembly.part('lid', vec(0, rim, -depth / 2 + lidThick / 2));
  const ahead = depth / 2 - lidThick / 2;
  const boards = { across: 'z', count: Math.max(2, Math.round(depth / 0.15)), gap: 0.006 } as const;
  assembly.planks(lid, wood, [width, lidThick, depth], [0, lidThick / 2, ahead], boards);
  lid.sides.box(wood, [thick * 2.4, thick * 0.7, depth - thick * 5], [width * 0.36, -thick * 0.3, ahead], 0.003); // batten
  assembly.opens((open) => void (lid.node.rotation.x = (-Math.PI / 2) * open), 0.7);
});

export const closets = {
  chest: makeChest,
  crate: makeCrate,
  cupboard: closetMaker(2),
  drawer: makeDrawer,
  'long-chest': makeChest,
  wardrobe: closetMaker(0),
};
