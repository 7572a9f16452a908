import { vec } from '../../../stage/space/vector.ts';
import { outline } from '../../look/shapes/outline.ts';
import { assembled, type Assembly } from '../carpentry/assembly.ts';
import { around, row } from '../carpentry/layout.ts';
import { turning } from '../carpentry/turning.ts';
import type { Piece } from '../carpentry/wreckage.ts';

/** Boards on an apron, turned legs at the corners, stretchers near the floor; a round one stands on a pillar. */
const makeTable = assembled((assembly) => {
  assembly.pieces(/\bround\b/i.test(assembly.thing.name) ? roundPieces(assembly) : squarePieces(assembly));
});

function squarePieces(assembly: Assembly): Piece[] {
  const { width, height, depth } = assembly;
  const wood = assembly.wood('oak');
  const plain = assembly.period === 'plain';
  const top = Math.min(0.045, height * 0.08);
  const radius = Math.min(0.05, Math.min(width, depth) * 0.07);
  const [legX, legZ] = [width / 2 - radius * 1.7, depth / 2 - radius * 1.7];
  const apron = Math.min(0.1, height * 0.14);
  const apronY = height - top - apron / 2;
  // Two halves, so that it can break between them.
  const boards = [-1, 1].map((side): Piece => (part) => {
    const sawn = { across: 'z', count: Math.max(1, Math.round(depth / 0.4)), chamfer: 0.009 } as const;
    assembly.planks(part, wood, [width, top, depth / 2], [0, height - top / 2, (side * depth) / 4], sawn);
    part.box(wood, [legX * 2, apron, 0.025], [0, apronY, side * legZ], 0.005); // apron
    part.sides.box(wood, [0.025, apron, legZ], [legX, apronY, (side * legZ) / 2], 0.005); // apron
  });
  const leg = turning(plain ? 'taper' : 'vase', plain ? radius * 0.8 : radius, height - top - apron - 0.02);
  const legs = [-legX, legX].flatMap((x) =>
    [-legZ, legZ].map((z): Piece => (part) => {
      part.box(wood, [radius * 1.9, apron + 0.02, radius * 1.9], [x, apronY - 0.01, z], 0.006); // block
      part.lathe(wood, leg, [x, 0, z], { sides: 10, z: assembly.wobble(0.008) }); // leg
    }),
  );
  const stretchers = [-legX, legX].map((x): Piece => (part) => {
    part.box(wood, [radius, radius * 1.2, legZ * 2], [x, height * 0.14, 0], 0.006); // stretcher
  });
  const middle: Piece = (part) => void part.box(wood, [legX * 2, radius * 1.1, radius], [0, height * 0.14, 0], 0.006);
  return [...(plain ? [] : [...stretchers, middle]), ...legs, ...boards];
}

function roundPieces(assembly: Assembly): Piece[] {
  const { width, height, depth } = assembly;
  const wood = assembly.wood('walnut');
  const top = Math.min(0.04, height * 0.07);
  const radius = width / 2;
  const edge = outline(
    `0 0, ${radius - 0.03} 0, ${radius - 0.005} 0.008, ${radius} ${top * 0.5}, ${radius - 0.008} ${top}, 0 ${top}`,
  );
  const board: Piece = (part) => {
    part.lathe(wood, edge, [0, height - top, 0], { sides: 28, scale: [1, 1, depth / width] }); // board
  };
  const pillar: Piece = (part) => {
    part.lathe(wood, turning('vase', radius * 0.18, height - top - 0.06), [0, 0.06, 0], 12); // pillar
  };
  const foot = outline('0 0.06, 0 0.16, 0.5 0.1, 1 0.045, 1 0, 0.85 0', radius * 0.75);
  const feet = around(3, 0.5).map(
    ({ yaw }): Piece =>
      (part) =>
        void part.slab(wood, foot, 0.04, [0, 0], { y: yaw }),
  );
  return [...feet, pillar, board];
}

/** A writing desk: leather let into the top, two pedestals of drawers, and a slot in the apron for a drawer that moves. */
const makeDesk = assembled((assembly) => {
  const { measures, frame, width, height, depth } = assembly;
  const wood = assembly.wood('walnut');
  const [top, foot] = [0.035, 0.08];
  const under = height - top;
  const smooth = { across: 'z', count: 3, chamfer: 0.01, gap: 0.002, uneven: 0.001 } as const;
  assembly.planks(frame, wood, [width, top, depth], [0, height - top / 2, 0], smooth);
  frame.box('leather #2f5a3c', [width * 0.62, 0.004, depth * 0.62], [0, height, depth * 0.06], 0.001); // inlay

  const slot = measures.drawerSlot;
  const room = slot ? width / 2 - Math.abs(slot.center.x) - slot.size.x / 2 - 0.03 : Infinity;
  const pedestal = slot ? Math.max(0.16, Math.min(width * 0.29, room)) : width * 0.29;
  const aside = slot && Math.abs(slot.center.x) > slot.size.x / 2 ? Math.sign(slot.center.x) : 0;
  const tall = under - foot;
  for (const side of [-1, 1].filter((one) => one !== aside)) {
    const x = side * (width / 2 - pedestal / 2 - 0.02);
    frame.box(wood, [pedestal, tall, depth - 0.06], [x, foot + tall / 2, -0.01], 0.01); // pedestal
    for (const y of row(3, tall, foot + tall / 2)) {
      const hung = { chamfer: 0.007, z: assembly.wobble(0.006) };
      frame.box(wood, [pedestal - 0.05, tall / 3 - 0.022, 0.018], [x, y, depth / 2 - 0.034], hung); // drawer
      frame.ball('brass', 0.014, [x, y, depth / 2 - 0.014]); // knob
    }
    for (const at of [-1, 1])
      frame.ends.lathe(wood, turning('bun', 0.035, foot), [x + at * (pedestal / 2 - 0.045), 0, depth / 2 - 0.08], 9);
  }
  if (aside)
    frame.ends.lathe(wood, turning('vase', 0.035, under), [aside * (width / 2 - 0.06), 0, depth / 2 - 0.06], 10); // leg
  frame.box(wood, [width - 0.1, tall * 0.6, 0.02], [0, under - tall * 0.3, -depth / 2 + 0.05], 0.004); // back
  if (!slot) {
    frame.box(wood, [width - pedestal * 2 - 0.05, 0.09, 0.02], [0, under - 0.045, depth / 2 - 0.05], 0.005); // apron
    frame.ball('brass', 0.014, [0, under - 0.045, depth / 2 - 0.03]); // knob
    return;
  }
  const { center, size } = slot;
  const low = center.y - size.y / 2;
  frame.box(wood, [size.x + 0.03, 0.014, size.z], [center.x, low - 0.008, center.z], 0.003); // runner
  for (const side of [-1, 1]) {
    const at = vec(center.x + side * (size.x / 2 + 0.008), (under + low) / 2, center.z);
    frame.box(wood, [0.014, under - low, size.z], at, 0.003); // cheek
  }
});

/** A long bar: panelled towards the guests (+z), a thick top that overhangs, a brass foot rail. */
const makeCounter = assembled((assembly) => {
  const { measures, frame, width, height, depth } = assembly;
  const wood = assembly.wood('walnut');
  const brass = assembly.metal('brass');
  const top = 0.055;
  const body = vec(width - 0.06, height - top - 0.08, depth - 0.07);
  const slot = measures.drawerSlot;
  const low = slot ? Math.min(body.y, slot.center.y - slot.size.y / 2 - 0.01 - 0.08) : body.y;
  frame.box('iron #2a2724', [width - 0.1, 0.08, depth - 0.2], [0, 0.04, -0.02], 0.006); // plinth
  frame.box(wood, [body.x, low, body.z], [0, 0.08 + low / 2, -0.02], 0.008); // body
  if (slot) {
    // Above the body, walls around the slot keep the drawer's room free.
    const rest = height - top - 0.08 - low;
    const y = 0.08 + low + rest / 2;
    for (const side of [-1, 1]) {
      const edge = slot.center.x + (side * slot.size.x) / 2 + side * 0.006;
      const outer = (side * body.x) / 2;
      frame.box(wood, [Math.abs(outer - edge), rest, body.z], [(outer + edge) / 2, y, -0.02], 0.006); // body
    }
    const back = (slot.center.z >= 0 ? -1 : 1) * (body.z / 2 - 0.01);
    frame.box(wood, [slot.size.x + 0.02, rest, 0.02], [slot.center.x, y, -0.02 + back], 0.004); // back
  }
  const thick = { across: 'z', count: 2, chamfer: 0.014, uneven: 0.001 } as const;
  assembly.planks(frame, wood, [width, top, depth], [0, height - top / 2, 0], thick);
  const panels = Math.max(2, Math.round(width / 0.55));
  const wide = body.x / panels;
  for (const face of [-1, 1])
    for (const x of row(panels, body.x)) {
      const whole = face < 0 || !slot || Math.abs(x - slot.center.x) > (wide + slot.size.x) / 2;
      const high = whole ? body.y : low;
      const tall = high - 0.14;
      const z = -0.02 + face * (body.z / 2 + 0.006);
      for (const side of [-1, 1])
        frame.box(wood, [0.05, high, 0.03], [x + side * (wide / 2 - 0.025), 0.08 + high / 2, z], 0.004); // stile
      const hung = { chamfer: 0.009, z: assembly.wobble(0.003) };
      frame.box(wood, [wide - 0.17, tall - 0.07, 0.022], [x, 0.15 + tall / 2, z], hung); // panel
      for (const y of [0.035, tall + 0.105]) frame.box(wood, [wide - 0.1, 0.07, 0.029], [x, 0.08 + y, z], 0.004); // rail
    }
  const railZ = depth / 2 - 0.03;
  frame.rod(brass, [vec(-width / 2 + 0.06, 0.17, railZ), vec(width / 2 - 0.06, 0.17, railZ)], 0.018); // foot rail
  for (let post = 0; post <= panels; post++) {
    const x = -width / 2 + 0.1 + ((width - 0.2) * post) / panels;
    frame.rod(brass, [vec(x, 0.17, railZ), vec(x, 0.14, railZ - 0.03), vec(x, 0.13, depth / 2 - 0.07)], 0.01); // bracket
  }
});

/** Rough boards laid on two sawhorses, as soldiers eat. */
const makeTrestle = assembled((assembly) => {
  const { width, height, depth } = assembly;
  const wood = assembly.wood('pine');
  const top = 0.05;
  const high = height - top;
  const rough = { across: 'z', count: 3, gap: 0.009, uneven: 0.006, chamfer: 0.01 } as const;
  const boards: Piece = (part) => assembly.planks(part, wood, [width, top, depth], [0, height - top / 2, 0], rough);
  const horses = [-1, 1].map((side): Piece => (part) => {
    const x = side * (width / 2 - width * 0.17);
    part.box(wood, [0.09, 0.09, depth - 0.06], [x, high - 0.045, 0], 0.012); // beam
    for (const lean of [-1, 1]) {
      // The top leans in towards the beam.
      const foot = lean * 0.15;
      const at = vec(x + foot / 2 + lean * 0.01, (high - 0.02) / 2, depth / 2 - 0.1);
      const splayed = { chamfer: 0.008, z: Math.atan2(foot, high) };
      part.ends.box(wood, [0.055, Math.hypot(high - 0.02, foot), 0.05], at, splayed); // leg
    }
    part.ends.box(wood, [0.26, 0.05, 0.022], [x, high * 0.36, depth / 2 - 0.065], 0.005); // tie
    part.box(wood, [0.03, 0.045, depth - 0.2], [x, high * 0.36, 0], 0.006); // spar
  });
  assembly.pieces([...horses, boards]);
});

export const tables = {
  counter: makeCounter,
  desk: makeDesk,
  'small-table': makeTable,
  table: makeTable,
  trestle: makeTrestle,
};
