import { vec } from '../../../stage/space/vector.ts';
import { outline, path } from '../../look/shapes/outline.ts';
import { assembled } from '../carpentry/assembly.ts';
import { dressOf } from '../carpentry/dress.ts';
import { around, disc, row } from '../carpentry/layout.ts';
import { turning } from '../carpentry/turning.ts';
import type { Piece } from '../carpentry/wreckage.ts';

/** Deep and buttoned: rolled arms, wings, a loose cushion, brass nails, turned feet. */
const makeArmchair = assembled((assembly) => {
  const { measures, frame, width, height, depth } = assembly;
  const hide = assembly.cloth('leather', '#5d2f1c');
  const wood = assembly.wood('walnut');
  const seatY = measures.seats[0]?.position.y ?? 0.42;
  const foot = 0.11;
  const arm = Math.min(0.14, width * 0.18);
  const armTop = Math.min(seatY + 0.22, height * 0.72);
  const [backDepth, front] = [0.15, depth / 2];
  const inner = width - arm * 2;

  frame.sides.lathe(wood, turning('bun', 0.036, foot + 0.01), [width / 2 - 0.07, 0, front - 0.07], 10); // front foot
  frame.sides.lathe(wood, turning('taper', 0.036, foot + 0.01), [width / 2 - 0.07, 0, 0.07 - front], 10); // back foot
  frame.box(hide, [width - 0.03, seatY - 0.11 - foot, depth - 0.03], [0, (seatY - 0.11 + foot) / 2, 0], 0.03); // base
  const soft = { chamfer: 0.045, x: -0.03 };
  frame.box(hide, [inner + 0.01, 0.15, depth - backDepth - 0.005], [0, seatY - 0.062, backDepth / 2], soft); // cushion

  const armX = width / 2 - arm / 2;
  frame.sides.box(
    hide,
    [arm - 0.02, armTop - foot - arm / 2, depth - 0.03],
    [armX, (armTop - arm / 2 + foot) / 2, 0],
    0.03,
  ); // arm
  const roll = arm * 0.56;
  const rollX = armX - (roll - arm / 2);
  const profile = [[0, 0], [roll * 0.75, 0], [roll, 0.03], [roll, depth - 0.05], [roll * 0.7, depth - 0.02], [0, depth - 0.02]] as const; // prettier-ignore
  frame.sides.lathe(hide, profile, [rollX, armTop - roll, -front], { sides: 14, x: Math.PI / 2 }); // roll
  frame.sides.ball('brass', 0.018, [rollX, armTop - roll, front - 0.022]); // boss
  for (let nail = 0; nail < 6; nail++)
    frame.sides.ball('brass', 0.007, [armX, foot + 0.03 + ((armTop - foot - roll * 2) * nail) / 6, front - 0.014]);

  const back = height - seatY + 0.1;
  const backZ = -front + backDepth / 2 + 0.035;
  const leaning = { chamfer: 0.05, x: -0.1 };
  frame.box(hide, [inner + arm * 0.9, back, backDepth], [0, height - back / 2 - 0.012, backZ], leaning); // back
  const wing = outline('0 0, 0.24 0, 0.2 0.45, 0.1 0.92, 0 0.96', 1, height - armTop);
  frame.sides.slab(hide, wing, 0.06, [inner / 2 + 0.015, armTop - 0.04, 0.06 - front], { y: -Math.PI / 2 });
  for (const [line, buttons] of [4, 3, 4].entries()) {
    const y = seatY + 0.18 + line * ((height - seatY - 0.26) / 2);
    const z = backZ + backDepth / 2 - (y - (height - back / 2)) * 0.1 - 0.004;
    for (const x of row(buttons, (buttons * inner) / 4.4)) frame.ball(hide, 0.014, [x, y, z]); // button
  }
});

/** Two thick boards on sawn ends, held by a long wedge-pinned stretcher; with a back where it is high. */
const makeBench = assembled((assembly) => {
  const { measures, width, height, depth } = assembly;
  const wood = assembly.wood('oak');
  const seatY = Math.min(height, measures.surfaces[0]?.center.y ?? measures.seats[0]?.position.y ?? height);
  const thick = 0.05;
  const sawn = '-1 0, -0.45 0, -0.3 0.14, 0.3 0.14, 0.45 0, 1 0, 0.82 0.45, 0.94 1, -0.94 1, -0.82 0.45';
  const ends = [-1, 1].map((side): Piece => (part) => {
    const shape = outline(sawn, depth / 2 - 0.015, seatY - thick + 0.002);
    part.slab(wood, shape, 0.045, [side * (width / 2 - 0.16), 0, 0], { y: Math.PI / 2 }); // end
  });
  const stretcher: Piece = (part) => {
    part.box(wood, [width - 0.2, 0.075, 0.03], [0, seatY * 0.45, 0], 0.008); // stretcher
    const driven = { chamfer: 0.004, z: 0.12 };
    part.sides.box(wood, [0.02, 0.1, 0.022], [width / 2 - 0.125, seatY * 0.45 + 0.012, 0], driven); // wedge
  };
  const seat: Piece = (part) =>
    assembly.planks(part, wood, [width, thick, depth], [0, seatY - thick / 2, 0], {
      across: 'z',
      count: 2,
      chamfer: 0.012,
    });
  const back: Piece = (part) => {
    part.sides.box(wood, [0.05, height, 0.05], [width / 2 - 0.1, height / 2, -depth / 2 + 0.025], 0.008); // post
    const at = vec(0, (seatY + height) / 2 + 0.06, -depth / 2 + 0.035);
    assembly.planks(part, wood, [width, height - seatY - 0.14, 0.025], at, { across: 'y', count: 2 });
  };
  assembly.pieces([...ends, stretcher, seat, ...(height > seatY + 0.2 ? [back] : [])]);
});

/** Two high-backed benches sewn in channels that face each other across a table with a chrome edge. */
const makeBooth = assembled((assembly) => {
  const { measures, frame, width, height, depth } = assembly;
  const { sides } = frame;
  const hide = assembly.cloth('leather', '#9a2f2a');
  const wood = assembly.wood('walnut');
  const seatY = measures.seats[0]?.position.y ?? 0.46;
  const half = width / 2;
  const bench = width * 0.347;
  const back = bench * 0.22;
  const channels = Math.max(3, Math.round(depth / 0.2));
  const wide = (depth - 0.06) / channels;

  sides.box(wood, [bench - 0.06, seatY - 0.12, depth - 0.04], [half - bench / 2 + 0.01, (seatY - 0.12) / 2, 0], 0.008); // plinth
  sides.box('chrome', [0.012, 0.05, depth - 0.06], [half - bench + 0.035, 0.05, 0], 0.004); // kick
  const tall = height - seatY;
  for (const z of row(channels, depth - 0.06)) {
    const leaning = { chamfer: 0.028, z: -0.05 };
    sides.box(hide, [back, tall - 0.01, wide - 0.002], [half - back / 2 - 0.03, height - tall / 2 - 0.025, z], leaning); // channel
    const seatX = half - (bench + back) / 2 - 0.01;
    sides.box(hide, [bench - back - 0.02, 0.13, wide - 0.002], [seatX, seatY - 0.065, z], 0.03); // seat
  }
  sides.box(wood, [0.03, height - 0.03, depth], [half - 0.015, (height - 0.03) / 2, 0], 0.01); // shell
  sides.box('chrome', [0.085, 0.035, depth], [half - 0.0425, height - 0.0175, 0], 0.012); // cap
  const edge = [-1, 1].map((end) => vec(half - bench + 0.004, seatY - 0.03, end * (depth / 2 - 0.04)));
  sides.rod('leather #efe2c4', edge, 0.007); // piping
  const shape = [[0, 0], [bench - 0.03, 0], [bench - 0.01, seatY - 0.03], [bench * 0.55, seatY + 0.12], [back, height - 0.05], [0, height - 0.02]] as const; // prettier-ignore
  for (const side of [-1, 1]) {
    const inward = shape.map(([x, y]) => [-side * x, y] as const);
    const board = side > 0 ? inward : [...inward].reverse();
    frame.ends.slab(wood, board, 0.03, [side * (half - 0.002), 0, depth / 2 - 0.016]); // end
  }
  const board = measures.surfaces[0] ?? { center: vec(0, 0.76, -0.2), width: 0.6, depth: 1.3 };
  const { x, y, z } = board.center;
  frame.box('plastic #e9e2d0', [board.width + 0.02, 0.03, board.depth + 0.05], [x, y - 0.015, z], 0.008); // top
  frame.box('chrome', [board.width + 0.03, 0.018, board.depth + 0.06], [x, y - 0.016, z], 0.007); // edge
  const column = outline(`0 0, 0.2 0, 0.2 0.012, 0.06 0.035, 0.035 0.06, 0.035 ${y - 0.06}, 0.14 ${y - 0.03}`);
  frame.lathe('chrome', column, [x, 0, z], 16);
});

/** Turned front legs, back legs that run up into a ladder back, a hollowed seat. */
const makeChair = assembled((assembly) => {
  const { measures, thing, width, height, depth } = assembly;
  const wood = assembly.wood('walnut');
  const seatY = measures.seats[0]?.position.y ?? height * 0.5;
  const post = Math.min(0.042, width * 0.1);
  const [legX, legZ] = [width / 2 - post / 2, depth / 2 - post / 2];
  const lean = 0.035;

  const frontLegs = [-1, 1].map((side): Piece => (part) => {
    const turned = turning(assembly.period === 'plain' ? 'taper' : 'slim', post * 0.55, seatY - 0.03);
    part.lathe(wood, turned, [side * legX * 0.94, 0, legZ * 0.94], { sides: 9, z: side * 0.02 }); // leg
  });
  const backPosts = [-legX, legX].map((x): Piece => (part) => {
    part.box(wood, [post, seatY, post], [x, seatY / 2, -legZ + lean], 0.008); // post
    const above = height - seatY;
    const upper = [x, seatY + above / 2 - 0.006, -legZ + lean / 2] as const;
    part.box(wood, [post * 0.92, above, post * 0.85], upper, { chamfer: 0.008, x: -lean / above }); // post
    part.ball(wood, post * 0.55, [x, height - post * 0.55, -legZ]); // finial
  });
  const slats = outline('0.3 0.06, 0.58 0.065, 0.86 0.085').map(([share, tall]): Piece => (part) => {
    const y = seatY + (height - seatY) * share;
    const wide = (legX - post / 2) * 2 + 0.01;
    const shape = outline('-0.5 -0.5, 0.5 -0.5, 0.5 0.3, 0.25 0.48, 0 0.55, -0.25 0.48, -0.5 0.3', wide, tall);
    part.slab(wood, shape, 0.016, [0, y, -legZ + lean * (1 - share)], { z: assembly.wobble(0.012) }); // slat
  });
  const rungs: Piece = (part) => {
    const [x, y] = [legX * 0.95, seatY * 0.35];
    part.sides.rod(wood, [vec(x, y, -legZ + lean), vec(x, y, legZ * 0.94)], 0.011); // rung
    part.rod(wood, path('-1 0.45 0.93, 1 0.45 0.93', legX, seatY, legZ), 0.012); // rung
  };
  const seat: Piece = (part) => {
    const thick = 0.035;
    part.box(wood, [width, thick, depth - 0.01], [0, seatY - thick / 2 - 0.012, 0.005], 0.012); // seat
    const cloth = dressOf(thing).substance ? assembly.cloth('leather') : assembly.cloth('velvet', '#6e2a2a');
    part.box(cloth, [width - 0.06, 0.045, depth - 0.07], [0, seatY - 0.018, 0.01], 0.018); // cushion
  };
  assembly.pieces([...frontLegs, rungs, ...backPosts, ...slats, seat]);
});

/** Long, low and soft, with rolled arms, loose cushions and turned feet. */
const makeSofa = assembled((assembly) => {
  const { measures, frame, width, height, depth } = assembly;
  const cloth = assembly.cloth('velvet', '#2f4a44');
  const wood = assembly.wood('walnut');
  const seatY = measures.seats[0]?.position.y ?? 0.43;
  const [arm, foot] = [0.17, 0.1];
  const sitting = measures.seats.filter(({ posture }) => posture === 'sitting').length;
  const cushions = Math.max(1, sitting || Math.round((width - arm * 2) / 0.6));
  frame.corners.lathe(wood, turning('bun', 0.035, foot + 0.01), [width / 2 - 0.08, 0, depth / 2 - 0.08], 9); // foot
  frame.box(cloth, [width - 0.02, seatY - 0.12 - foot, depth - 0.02], [0, (seatY - 0.12 + foot) / 2, 0], 0.025); // base
  frame.box(cloth, [width - 0.06, height - foot - 0.02, 0.2], [0, (height + foot) / 2, -depth / 2 + 0.1], 0.06); // back
  const wide = (width - arm * 2) / cushions;
  for (const x of row(cushions, width - arm * 2)) {
    frame.box(cloth, [wide - 0.006, 0.16, depth - 0.21], [x, seatY - 0.068, 0.1], 0.045); // cushion
    const leaning = { chamfer: 0.055, x: -0.13, z: assembly.wobble(0.015) };
    const at = vec(x, (height + seatY) / 2 - 0.02, -depth / 2 + 0.23);
    frame.box(cloth, [wide - 0.01, height - seatY - 0.06, 0.14], at, leaning); // pad
  }
  const armTop = Math.min(height * 0.75, seatY + 0.2);
  const at = vec(width / 2 - arm / 2, (armTop - 0.05 + foot) / 2, 0);
  frame.sides.box(cloth, [arm - 0.02, armTop - foot - 0.05, depth - 0.02], at, 0.03); // arm
  const roll = 0.085;
  const profile = [[0, 0], [roll * 0.8, 0], [roll, 0.03], [roll, depth - 0.04], [roll * 0.8, depth - 0.01], [0, depth - 0.01]] as const; // prettier-ignore
  const lying = { sides: 14, x: Math.PI / 2 };
  frame.sides.lathe(cloth, profile, [width / 2 - roll, armTop - roll, -depth / 2 + 0.005], lying); // roll
});

/** A dished round seat on splayed turned legs with rungs between. */
const makeStool = assembled((assembly) => {
  const { width, height, depth } = assembly;
  const wood = assembly.wood('oak');
  const [radius, thick] = [width / 2, 0.045];
  const squash = depth / width;
  const splay = 0.16;
  const seat: Piece = (part) => {
    const profile = [
      [0, 0], [radius * 0.85, 0], [radius - 0.006, 0.012], [radius, 0.026], [radius - 0.01, thick],
      [radius * 0.6, thick - 0.006], [0, thick - 0.012],
    ] as const; // prettier-ignore
    part.lathe(wood, profile, [0, height - thick, 0], { sides: 20, scale: [1, 1, squash] }); // seat
    // A lathe turns the grain in circles; the board it was cut from has it straight.
    part.plate(wood, disc(radius * 0.93, 20, squash), 0.012, [0, height - 0.006, 0]); // face
  };
  const footed = height - thick + 0.012;
  const reach = Math.min(radius * 0.55, radius - 0.03 - Math.tan(splay) * footed);
  const legs = height > 0.6 ? 4 : 3;
  const places = around(legs, Math.PI / legs, squash).map(({ yaw, at }) => ({
    yaw,
    at: (y: number) => at(reach + Math.tan(splay) * (footed - y), y),
  }));
  // Babylon turns about z, then x, then y: leaned outwards first, then turned to its place.
  const leg = turning('slim', 0.026, footed / Math.cos(splay));
  const legPieces = places.map(({ yaw, at }): Piece => (part) => {
    part.lathe(wood, leg, at(0), { sides: 9, x: -splay, y: yaw }); // leg
  });
  const rungs: Piece = (part) => {
    for (const [index, from] of places.entries()) {
      const to = places[(index + 1) % legs] ?? from;
      const y = height * (0.3 + 0.06 * (index % 2));
      part.rod(wood, [from.at(y), to.at(y)], 0.011); // rung
    }
  };
  assembly.pieces([...legPieces, rungs, seat]);
});

/** A high pointed back between two posts, gilt balls, heavy arms, crimson cushions. */
const makeThrone = assembled((assembly) => {
  const { measures, frame, width, height, depth } = assembly;
  const { sides } = frame;
  const wood = assembly.wood('walnut');
  const velvet = assembly.cloth('velvet', '#8e1f2b');
  const seatY = measures.seats[0]?.position.y ?? 0.5;
  const post = 0.075;
  const shoulder = height * 0.8;
  const [postX, backZ] = [width / 2 - post / 2, -depth / 2 + post / 2];

  frame.box(wood, [width, 0.07, depth], [0, 0.035, 0], 0.015); // plinth
  frame.box(wood, [width - 0.05, seatY - 0.13, depth - 0.06], [0, 0.07 + (seatY - 0.13) / 2, -0.01], 0.015); // seat box
  for (const x of [-0.28, 0, 0.28]) {
    frame.box(wood, [width * 0.22, seatY * 0.5, 0.014], [x * width, seatY * 0.48, depth / 2 - 0.036], 0.006); // panel
    frame.ball('gold', 0.016, [x * width, seatY * 0.48, depth / 2 - 0.03]); // stud
  }
  frame.box(velvet, [width - post * 2 + 0.02, 0.1, depth - 0.1], [0, seatY - 0.045, 0.015], 0.035); // cushion

  sides.box(wood, [post, shoulder, post], [postX, shoulder / 2, backZ], 0.012); // post
  sides.lathe('gold', turning('bun', post * 0.55, 0.09), [postX, shoulder, backZ], 10); // pinnacle
  sides.ball('gold', post * 0.5, [postX, shoulder + 0.12, backZ]); // ball
  const arm = seatY + 0.24;
  sides.lathe(wood, turning('vase', 0.036, arm - 0.07), [postX, 0.07, depth / 2 - 0.06], 10); // arm post
  sides.box(wood, [post, 0.055, depth - 0.05], [postX, arm + 0.01, 0.015], 0.016); // arm
  sides.ball('gold', 0.05, [postX, arm + 0.02, depth / 2 - 0.05]); // knob
  const inner = width - post * 2;
  const rise = shoulder - seatY;
  const back = [
    [-inner / 2, 0], [inner / 2, 0], [inner / 2, rise * 0.92], [inner * 0.3, rise * 1.02], [inner * 0.16, rise * 1.14],
    [0, height - seatY - 0.03], [-inner * 0.16, rise * 1.14], [-inner * 0.3, rise * 1.02], [-inner / 2, rise * 0.92],
  ] as const; // prettier-ignore
  frame.slab(wood, back, 0.05, [0, seatY - 0.02, backZ]); // back
  frame.slab(velvet, outline(back, 0.78, 0.8), 0.045, [0, seatY + 0.06, backZ + 0.04]); // back cushion
  frame.ball('gold', 0.035, [0, seatY + rise * 1.08, backZ + 0.03]); // jewel
  const crown = outline('-0.07 0, 0.07 0, 0.09 0.09, 0.04 0.05, 0 0.11, -0.04 0.05, -0.09 0.09');
  frame.slab('gold', crown, 0.02, [0, height - 0.16, backZ + 0.03]); // crown
});

export const seats = {
  armchair: makeArmchair,
  bench: makeBench,
  booth: makeBooth,
  chair: makeChair,
  sofa: makeSofa,
  stool: makeStool,
  throne: makeThrone,
};
