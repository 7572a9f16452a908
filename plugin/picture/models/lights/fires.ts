import { vec, type Vec3 } from '../../../stage/space/vector.ts';
import { outline, path } from '../../look/shapes/outline.ts';
import { assembled, type Assembly } from '../carpentry/assembly.ts';
import { says, when, type Condition } from '../carpentry/condition.ts';
import { around, row } from '../carpentry/layout.ts';
import type { Part, Stuff } from '../carpentry/part.ts';
import { turning } from '../carpentry/turning.ts';
import { shines } from './glowing.ts';

/** Pitch-soaked rope round the head of a rough stave. */
const makeTorch = assembled((assembly) => {
  const { thing, frame, width, height } = assembly;
  const radius = width / 2;
  const head = height * 0.24;
  frame.lathe('bark', outline('0 0, 0.3 0, 0.34 0.01, 0.38 0.5, 0.46 0.8, 0 0.8', radius, height), [0, 0, 0], 9); // stave
  for (const share of row(4, 1, 0.5)) {
    const wide = radius * (0.82 + 0.18 * Math.sin(share * Math.PI));
    const coil = outline('0.5 -0.14, 1 -0.06, 1 0.06, 0.5 0.14', wide, head);
    frame.lathe('rope #4a3524', coil, [0, height - head + head * share, 0], { sides: 11, z: assembly.wobble(0.08) });
  }
  frame.ball('ash #2a2421', radius * 0.7, [0, height - radius * 0.6, 0]); // pitch
  for (const [index, size] of [0.26, 0.16].entries()) {
    const at = vec(index * radius * 0.5, height - head * 0.4, index * radius * -0.3);
    assembly.flame(`flame ${index}`, at, size, shines(thing));
  }
});

/** An iron basket of coals on three bent legs; the coals glow and flames stand over them when it is lit. */
const makeBrazier = assembled((assembly) => {
  const { frame, width, height, depth } = assembly;
  const iron = assembly.metal('iron');
  const radius = Math.min(width, depth) / 2;
  const rim = height - 0.02;
  const bowl = height * 0.62;
  const side = bowl + height * 0.1;
  const inner = `${radius * 0.74} ${side}, ${radius * 0.4} ${bowl + 0.03}, 0 ${bowl + 0.025}`;
  const outer = `0 ${bowl}, ${radius * 0.5} ${bowl + 0.01}, ${radius * 0.78} ${side}, ${radius * 0.8} ${bowl + height * 0.11}`;
  frame.lathe(iron, outline(`${outer}, ${inner}`), [0, 0, 0], 20); // bowl
  const hoop = outline('0.93 -0.02, 1 -0.02, 1 0.02, 0.93 0.02, 0.93 -0.02', radius);
  frame.lathe(iron, hoop, [0, rim, 0], 22);
  for (const { at } of around(12)) {
    const stave = [
      at(radius * 0.76, bowl + height * 0.09),
      at(radius * 0.9, rim - height * 0.08),
      at(radius * 0.96, rim),
    ];
    frame.rod(iron, stave, 0.009);
  }
  for (const { at } of around(3, 0.4)) {
    const bent = [at(radius * 0.88, 0.012), at(radius * 0.72, 0.03), at(radius * 0.36, height * 0.3), at(radius * 0.42, height * 0.5), at(radius * 0.72, bowl + height * 0.08)]; // prettier-ignore
    frame.rod(iron, bent, 0.016); // leg
  }
  const tie = outline('0.42 -0.008, 0.46 -0.008, 0.46 0.008, 0.42 0.008, 0.42 -0.008', radius);
  frame.lathe(iron, tie, [0, height * 0.3, 0], 16);
  // Under the coals that are seen lie those that are not.
  const heap = outline('0.72 0.7, 0.84 0.8, 0 0.83', radius, height);
  frame.lathe('ash #2a2624', heap, [0, 0, 0], 14);
  addCoals(assembly, radius);
});

function addCoals(assembly: Assembly, radius: number): void {
  const { thing, height } = assembly;
  const top = height * 0.82;
  const heap = (part: Part, stuff: Stuff, coals: readonly number[]) => {
    for (const [index, coal] of coals.entries()) {
      const yaw = index * 2.4;
      const out = radius * 0.74 * Math.sqrt((index + 0.3) / coals.length);
      const size = radius * (0.11 + 0.07 * coal);
      const at = vec(Math.sin(yaw) * out, top + radius * 0.16 * (1 - out / radius), Math.cos(yaw) * out);
      const tossed = { chamfer: size * 0.5, x: coal * 3, y: coal * 7, z: coal * 5 };
      part.box(stuff, [size * 1.7, size * 1.4, size * 1.5], at, tossed);
    }
  };
  const coals = Array.from({ length: 20 }, () => assembly.random.next());
  const [cold, hot] = [assembly.part('cold coals'), assembly.part('hot coals')];
  heap(cold, 'ash #3a3634', coals);
  heap(hot, 'ember', coals.filter((_, index) => index % 3 !== 2)); // prettier-ignore
  heap(hot, 'ash #4a403a', coals.filter((_, index) => index % 3 === 2)); // prettier-ignore
  const isLit = shines(thing);
  assembly.swaps(isLit, cold, hot, 0.3);
  path('0 0.34 0, 0.3 0.22 0.12, -0.26 0.24 0.2, 0.02 0.2 -0.32').forEach(({ x, y: size, z }, index) => {
    const at = vec(x * radius, top + radius * 0.14, z * radius);
    assembly.flame(`flame ${index}`, at, size * Math.min(1, height), isLit);
  });
}

/** Brick and soot behind a stone front, iron dogs, logs over embers; the fire is seen and felt when it burns. */
const makeFireplace = assembled((assembly) => {
  const { random, frame, width, height, depth } = assembly;
  const pier = Math.min(0.26, width * 0.18);
  const lintel = Math.min(0.26, height * 0.22);
  const hearth = 0.06;
  const opening = { width: width - pier * 2, height: height - lintel - hearth };
  const back = -depth / 2;
  const high = (height - lintel) / 4;
  for (const x of [-1, 1])
    for (const y of row(4, height - lintel, (height - lintel) / 2)) {
      const size = vec(pier - random.next() * 0.012, high - 0.005, depth * 0.82);
      frame.box('stone', size, [x * (width / 2 - pier / 2), y, back + depth * 0.41], 0.014); // block
    }
  for (const [wedge, x] of row(5, width).entries()) {
    const deep = depth * 0.84 + (wedge === 2 ? 0.02 : 0);
    frame.box('stone', [width / 5 - 0.004, lintel, deep], [x, height - lintel / 2, back + deep / 2], 0.014); // lintel
  }
  frame.box('slate', [width, hearth, depth], [0, hearth / 2, 0], 0.012); // hearth
  const middle = hearth + opening.height / 2;
  frame.box('brick #2b2421', [opening.width + 0.02, opening.height, 0.05], [0, middle, back + 0.03], 0.004); // fireback
  const cheek = vec(opening.width / 2 - 0.01, middle, back + depth * 0.36);
  frame.sides.box('brick', [0.05, opening.height, depth * 0.7], cheek, { chamfer: 0.004, y: 0.12 });
  const grate = Math.min(0.6, opening.width * 0.62);
  addLogFire(
    assembly,
    grate,
    vec(0, hearth, back + Math.max(0.18, depth * 0.42)),
    Math.min(0.5, opening.height * 0.55),
  );
});

/** Dogs, logs, ash and embers, `grate` wide, with flames as high as `tall`. */
function addLogFire(assembly: Assembly, grate: number, at: Vec3, tall: number): void {
  const { thing, random, frame } = assembly;
  const { y, z } = at;
  const x = grate * 0.42;
  frame.sides.rod('iron', path('0 0.005 0.16, 0 0.09 0.12, 0 0.09 -0.12'), 0.013, [x, y, z]); // dog
  frame.sides.ball('iron', 0.03, [x, y + 0.13, z + 0.125]); // dog head
  frame.sides.box('iron', [0.022, 0.13, 0.022], [x, y + 0.065, z + 0.125], 0.004); // dog post
  const log = (radius: number) => [[0, 0], [radius * 0.95, 0], [radius, 0.015], [radius * 0.92, grate - 0.015], [radius * 0.88, grate], [0, grate]] as const; // prettier-ignore
  const logs = [
    [0.05, -0.06, 0.135, 0.03],
    [0.045, 0.05, 0.13, -0.04],
    [0.042, 0, 0.2, 0.16],
  ] as const;
  for (const [radius, behind, above, turn] of logs) {
    const rolled = { sides: 9, z: -Math.PI / 2 + turn * 0.4, y: turn };
    frame.lathe('bark', log(radius), [-grate / 2, y + above, z + behind], rolled);
  }
  const ash = outline('0.5 0, 0.4 0.02, 0.2 0.045, 0 0.05', grate);
  frame.lathe('ash', ash, [0, y, z], { sides: 14, scale: [1, 1, 0.5] });

  // It burns unless it is said to be out: nothing in a scene lights what nothing calls lightable.
  const isLit: Condition = (state) =>
    says(state, 'lit') || (!thing.traits.has('lightable') && state['lit'] === undefined);
  const embers = assembly.part('embers');
  for (let coal = 0; coal < 9; coal++) {
    const size = 0.02 + random.next() * 0.02;
    const place = vec(assembly.wobble(grate * 0.36), y + 0.05 + size * 0.4, z + assembly.wobble(0.09));
    embers.ball('ember', size, place, { scale: [1, 0.7, 1] });
  }
  assembly.moves(
    isLit,
    (lit) => {
      embers.node.setEnabled(lit > 0.02);
      embers.node.scaling.y = Math.max(0.02, lit);
    },
    0.8,
  );
  outline('0 1, -0.28 0.75, 0.26 0.8').forEach(([aside, high], index) => {
    assembly.flame(`fire ${index}`, vec(aside * grate, y + 0.14, z + (index ? 0.02 : -0.02)), tall * high, isLit);
  });
}

/** A black iron range: rings on top, an oven door that falls forward, a fire behind bars. */
const makeStove = assembled((assembly) => {
  const { frame, width, height, depth } = assembly;
  const [foot, top, wall] = [0.12, 0.04, 0.05];
  const body = height - foot - top;
  const middle = foot + body / 2;
  const front = depth / 2 - 0.03;
  const under = height - top;
  frame.corners.lathe(black, turning('slim', 0.04, foot + 0.01), [width / 2 - 0.08, 0, depth / 2 - 0.1], 9); // foot
  // Hollow, so that what is in the oven is seen when its door is down.
  frame.box(black, [width - 0.04, body, wall], [0, middle, -depth / 2 + wall / 2 + 0.01], 0.008); // back
  frame.sides.box(black, [wall, body, depth - 0.05], [width / 2 - wall / 2 - 0.02, middle, -0.01], 0.008); // side
  frame.box(black, [width - 0.05, wall, depth - 0.05], [0, foot + wall / 2, -0.01], 0.006); // floor
  frame.box(black, [width, top, depth], [0, height - top / 2, 0], 0.01); // top
  for (const { x, y: radius, z } of path('-0.25 0.11 0.12, 0.25 0.11 0.12, -0.25 0.08 -0.16, 0.25 0.09 -0.16')) {
    const ring = outline('0 0, 1 0, 1 0.005, 0.9 0.007, 0.86 0.003, 0.4 0.003, 0 0.007', radius);
    frame.lathe(black, ring, [x * width, height - 0.003, z * depth], 18);
  }
  const rail = [-1, 1].map((side) => vec(side * (width / 2 - 0.05), height - 0.1, depth / 2 - 0.008));
  frame.rod('brass', rail, 0.009); // rail

  const [wide, low] = [Math.min(0.54, width * 0.58), foot + wall + 0.03];
  const high = Math.min(under - 0.14, low + 0.43);
  const [x, tall] = [width / 2 - wall - 0.03 - wide / 2, high - low];
  frame.box(black, [width - 0.06, under - high, 0.03], [0, (high + under) / 2, front], 0.006); // band
  frame.box(black, [width - 0.06, low - foot, 0.03], [0, (low + foot) / 2, front], 0.006); // band
  frame.box(black, [0.04, body, 0.03], [x - wide / 2 - 0.02, middle, front], 0.006); // stile
  frame.box(black, [0.02, body, depth - 0.1], [x - wide / 2 - 0.02, middle, -0.02], 0.004); // cheek
  frame.box(black, [wide, 0.01, depth * 0.7], [x, foot + body * 0.45, -0.02], 0.003); // rack
  for (const part of [0.2, 0.45, 0.7])
    frame.ball('brass', 0.016, [-width * 0.3 + width * 0.8 * part, under - 0.055, front + 0.02]); // tap
  const door = assembly.part('oven door', vec(x, low, front));
  door.box(black, [wide, tall, 0.032], [0, tall / 2, 0], 0.01); // door
  door.box(black, [wide * 0.72, tall * 0.55, 0.012], [0, tall * 0.46, 0.02], 0.006); // panel
  door.rod('brass', path('-0.3 0.88 0.02, -0.28 0.88 0.045, 0.28 0.88 0.045, 0.3 0.88 0.02', wide, tall), 0.009); // handle
  assembly.opens((open) => void (door.node.rotation.x = (Math.PI / 2) * open), 0.65);
  const grate = width - wall * 2 - wide - 0.09;
  addGrate(assembly, grate, vec(-width / 2 + wall + 0.02 + grate / 2, low, front), tall);
});

const black = 'iron #3a3836';

/** Bars before coals, and the ash door under them. */
function addGrate(assembly: Assembly, grate: number, at: Vec3, tall: number): void {
  const { random, frame } = assembly;
  const { x, y, z } = at;
  for (const bar of row(6, grate, x)) frame.box(black, [0.014, tall * 0.55, 0.016], [bar, y + tall * 0.7, z], 0.004);
  frame.box(black, [grate - 0.01, tall * 0.38, 0.028], [x, y + tall * 0.2, z + 0.004], 0.008); // ash door
  frame.ball('brass', 0.016, [x, y + tall * 0.2, z + 0.026]); // knob
  const isHot = when('lit on');
  const coals = assembly.part('coals');
  for (let coal = 0; coal < 7; coal++)
    coals.ball('ember', 0.035, [x + assembly.wobble(grate * 0.36), y + tall * 0.46, z - 0.06 - random.next() * 0.06]);
  assembly.moves(isHot, (hot) => coals.node.setEnabled(hot > 0.5), 0.3);
  assembly.flame('fire', vec(x, y + tall * 0.48, z - 0.08), 0.16, isHot);
}

export const fires = { brazier: makeBrazier, fireplace: makeFireplace, stove: makeStove, torch: makeTorch };
