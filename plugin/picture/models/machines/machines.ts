import type { Material } from '@babylonjs/core/Materials/material.js';
import { vec } from '../../../stage/space/vector.ts';
import { outline, path, type Outline } from '../../look/shapes/outline.ts';
import { assembled, type Assembly } from '../carpentry/assembly.ts';
import { says, when, type Condition } from '../carpentry/condition.ts';
import { dressOf } from '../carpentry/dress.ts';
import { circle, row } from '../carpentry/layout.ts';
import type { Part } from '../carpentry/part.ts';
import { turning } from '../carpentry/turning.ts';
import { addGlowing } from '../lights/glowing.ts';

/** What a lathe turns looks to the front. */
const facing = { x: Math.PI / 2 } as const;

/** An arch of coloured tubes round a window on the records, chrome ribs and a row of keys; on, it glows. */
const makeJukebox = assembled((assembly) => {
  const { workshop, thing, frame, width, height, depth } = assembly;
  const half = width / 2;
  const spring = height - half;
  const arch = (inset: number, low: number): Outline => [
    [half - inset, low],
    ...circle(half - inset, 14, 0, Math.PI).map(([x, y]) => [x, spring + y] as const),
    [-half + inset, low],
  ];
  frame.slab(assembly.wood('walnut'), arch(0, 0.06), depth - 0.1, [0, 0, -0.05]); // cabinet
  frame.box('iron #2a2724', [width - 0.04, 0.08, depth - 0.08], [0, 0.04, -0.03], 0.01); // plinth
  const face = depth / 2 - 0.1;
  frame.rod('chrome', arch(0.03, 0.16), 0.024, [0, 0, face + 0.012]); // rim
  frame.rod('chrome', arch(0.155, 0.16), 0.014, [0, 0, face + 0.012]); // rim
  const isLit: Condition = (state) =>
    !says(state, 'broken') && (thing.traits.has('switchable') ? says(state, 'on') : state['on'] !== false);
  const tube = (inset: number, colour: string, dark: string) => {
    const heart = vec(0, spring, face);
    const lit = { dark: workshop.material('plastic', dark), colour, heart, reach: height, gain: 0.6, isLit };
    const build = (part: Part, material: Material) =>
      part.rod(material, arch(inset, 0.16), 0.021, [0, 0, face + 0.014]);
    addGlowing(assembly, `tube ${inset}`, lit, build);
  };
  tube(0.07, '#ff8a3a', '#8a4a2a');
  tube(0.115, '#ffd24a', '#8a7a3a');
  const low = height * 0.6;
  addRecords(assembly, low, face, isLit);
  addGrille(assembly, 0.16, low - 0.13, face, isLit);
  assembly.bulb(vec(0, spring + half * 0.35, face - 0.05), 0.05, isLit, '#ff9a5a');
});

/** The window on a record that plays, and the keys under it. */
function addRecords(assembly: Assembly, low: number, face: number, isLit: Condition): void {
  const { workshop, frame, width, height } = assembly;
  const [wide, tall] = [width - 0.36, height - 0.21 - low];
  const dark = workshop.material('glass', '#5a3a4a');
  const pane = (part: Part, material: Material) =>
    part.box(material, [wide, tall, 0.012], [0, low + tall / 2, face + 0.004], 0.004);
  const lit = { dark, colour: '#ffb3c8', heart: vec(0, low, face), reach: 0.32, gain: 0.9, isLit };
  addGlowing(assembly, 'window', lit, pane);
  const turntable = assembly.part('record', vec(0, low + 0.1, face + 0.02));
  const record = outline('0 0, 0.1 0, 0.1 0.006, 0.035 0.008, 0 0.008');
  turntable.lathe('rubber #17171a', record, [0, 0, 0], { ...facing, sides: 18 });
  const label = outline('0 0, 0.034 0, 0.034 0.01, 0 0.01');
  turntable.lathe('plastic #c8443a', label, [0, 0, 0.001], { ...facing, sides: 14 });
  turntable.box('chrome', [0.012, 0.13, 0.01], [0.1, 0.06, 0.01], { chamfer: 0.003, z: 0.5 }); // arm
  for (const [key, x] of row(10, wide).entries()) {
    const stuff = key % 2 ? 'plastic #efe6d0' : 'plastic #c8443a';
    frame.box(stuff, [wide / 12, 0.035, 0.05], [x, low - 0.045, face + 0.02], { chamfer: 0.008, x: 0.35 }); // key
  }
  frame.box('chrome', [wide + 0.06, 0.022, 0.075], [0, low - 0.078, face + 0.035], 0.008); // shelf
}

function addGrille(assembly: Assembly, low: number, high: number, face: number, isLit: Condition): void {
  const { workshop, frame, width } = assembly;
  const [wide, middle] = [width - 0.36, (low + high) / 2];
  const dark = workshop.material('felt', '#6e2a2a');
  const cloth = (part: Part, material: Material) =>
    part.box(material, [wide, high - low, 0.012], [0, middle, face + 0.002], 0.004);
  addGlowing(
    assembly,
    'grille',
    { dark, colour: '#b8542e', heart: vec(0, low + 0.2, face), reach: 0.25, isLit },
    cloth,
  );
  for (const x of row(7, wide)) {
    const bow = Math.cos((x / wide) * 2.2) * 0.022;
    const rib = [vec(x, low, face + 0.008), vec(x * 0.92, middle, face + 0.03 + bow), vec(x, high, face + 0.008)];
    frame.rod('chrome', rib, 0.009);
  }
  frame.ball('chrome', 0.055, [0, middle, face + 0.04], { scale: [1, 1, 0.5] }); // boss
}

/** A red box of small panes under a domed roof, open at its front, a telephone on the back wall. */
const makeKiosk = assembled((assembly) => {
  const { workshop, thing, frame, width, height, depth } = assembly;
  const { substance, colour } = dressOf(thing);
  const telephone = assembly.isCalled(/phone|call/i);
  const paint = workshop.material(substance ?? 'painted-wood', colour ?? (telephone ? '#a3231f' : '#3d5a50'));
  const post = 0.08;
  const roof = height * 0.13;
  const wallTop = height - roof;
  const [postX, postZ] = [width / 2 - post / 2, depth / 2 - post / 2];
  frame.corners.box(paint, [post, wallTop, post], [postX, wallTop / 2, postZ], 0.012); // post
  frame.box('slate', [width - 0.02, 0.02, depth - 0.02], [0, 0.01, 0], 0.004); // floor
  const inner = { x: width - post * 2, z: depth - post * 2 };
  const [sill, head] = [0.32, wallTop - 0.14];
  const [pane, middle] = [head - sill, (sill + head) / 2];
  const wall = (along: number, x: number, z: number, yaw: number) => {
    const turned = (chamfer: number) => ({ chamfer, y: yaw });
    frame.box(paint, [along, sill, 0.04], [x, sill / 2, z], turned(0.008)); // skirt
    frame.box(paint, [along, wallTop - head, 0.05], [x, (head + wallTop) / 2, z], turned(0.008)); // head
    frame.box('glass', [along, pane, 0.006], [x, middle, z], turned(0.001)); // glass
    for (let line = 1; line < 6; line++)
      frame.box(paint, [along, 0.018, 0.022], [x, sill + (pane * line) / 6, z], turned(0.004)); // bar
    for (const off of [-along / 3.4, along / 3.4])
      frame.box(paint, [0.018, pane, 0.022], [x + (yaw ? 0 : off), middle, z + (yaw ? off : 0)], turned(0.004)); // bar
  };
  wall(inner.x, 0, -postZ, 0);
  wall(inner.z, -postX, 0, Math.PI / 2);
  wall(inner.z, postX, 0, Math.PI / 2);
  frame.box(paint, [inner.x, 0.14, 0.05], [0, wallTop - 0.07, postZ], 0.008); // lintel
  frame.box(paint, [width, roof * 0.42, depth], [0, wallTop + roof * 0.21, 0], 0.016); // cornice
  const dome = outline('0.7 0, 0.66 0.22, 0.5 0.55, 0.25 0.85, 0 1', width * 0.98, roof * 0.58);
  const square = { sides: 4, y: Math.PI / 4, scale: [1, 1, depth / width] } as const;
  frame.lathe(paint, dome, [0, wallTop + roof * 0.42, 0], square);
  if (telephone) {
    frame.box('ceramic #f4efdf', [inner.x * 0.86, 0.09, 0.01], [0, wallTop - 0.07, postZ + 0.028], 0.003); // sign
    addCoinTelephone(frame, -depth / 2 + post, inner.x);
  }
  const isLit: Condition = (state) => !says(state, 'broken') && state['on'] !== false;
  assembly.bulb(vec(0, wallTop - 0.07, 0), 0.045, isLit, '#ffe9c0');
});

function addCoinTelephone(frame: Part, back: number, wide: number): void {
  const black = 'rubber #1c1c1f';
  frame.box(black, [0.26, 0.42, 0.12], [0, 1.35, back + 0.05], 0.02); // telephone
  const dial = outline('0 0, 0.07 0, 0.075 0.008, 0.05 0.014, 0 0.014');
  frame.lathe('chrome', dial, [0.02, 1.36, back + 0.11], { ...facing, sides: 18 });
  frame.box(black, [0.045, 0.2, 0.045], [-0.16, 1.38, back + 0.08], 0.02); // receiver
  const cord = path('-0.16 1.28 0.08, -0.18 1.08 0.1, -0.1 1.04 0.08, -0.06 1.15 0.06');
  frame.rod(black, cord, 0.006, [0, 0, back]);
  frame.box('walnut', [wide - 0.05, 0.025, 0.2], [0, 0.98, back + 0.1], 0.006); // shelf
}

/** A housing with a wheel, a gauge, a lever and pipes: what any machine is at a glance. On, its lamp burns and the lever is down. */
const makeMachine = assembled((assembly) => {
  const { frame, width, height, depth } = assembly;
  const paint = assembly.metal('iron', '#3f5a55');
  const front = depth / 2 - 0.08;
  const housing = vec(width - 0.16, height * 0.62, depth - 0.16);
  const up = (share: number) => 0.12 + housing.y * share;
  frame.box('iron', [width, 0.12, depth], [0, 0.06, 0], 0.02); // bed
  frame.box(paint, housing, [-0.04, up(0.5), 0], 0.04); // housing
  const headY = up(1) + height * 0.11;
  frame.box(paint, [width * 0.5, height * 0.24, depth * 0.6], [-width * 0.16, headY, 0], 0.03); // head
  const high = height - up(1);
  const stack = outline(`0.05 0, 0.05 ${high - 0.06}, 0.075 ${high - 0.05}, 0.075 ${high - 0.005}, 0.06 ${high}`);
  frame.lathe('steel', stack, [width * 0.24, up(1), -depth * 0.12], 14);
  const gauge = outline('0 0, 0.1 0, 0.105 0.02, 0.09 0.03, 0.085 0.018, 0 0.018');
  frame.lathe('brass', gauge, [-width * 0.16, headY, depth * 0.3], { ...facing, sides: 20 });
  const dial = outline('0.085 0, 0 0.001');
  frame.lathe('paper', dial, [-width * 0.16, headY, depth * 0.3 + 0.02], { ...facing, sides: 18 });
  for (const side of [-1, 1]) {
    const x = -0.04 + side * (housing.x / 2 - 0.05);
    for (const y of [0.2, up(1) - 0.08]) frame.ball('steel', 0.016, [x, y, front + 0.002]); // rivet
    const pipe = path('1 0.3 0.01, 1 0.5 0.03, 0.4 0.55 0.03, 0.3 0.7 0.01', x, housing.y);
    frame.rod('brass', pipe, 0.014, [0, 0.12, front]);
  }
  const wheel = assembly.part('wheel', vec(width / 2 - 0.045, up(0.55), 0));
  const radius = Math.min(0.24, height * 0.22);
  const rim = circle(radius, 20).map(([y, z]) => vec(0, y, z));
  wheel.rod('steel', rim, 0.02);
  for (const turn of [0, 1, 2])
    wheel.box('steel', [0.02, radius * 2, 0.025], [0, 0, 0], { chamfer: 0.006, x: (turn * Math.PI) / 3 }); // spoke
  wheel.ball('brass', 0.04); // hub
  const lever = assembly.part('lever', vec(-width * 0.34, up(0.6), front + 0.01));
  lever.rod('steel', path('0 0 0, 0 0.06 0.04, 0 0.2 0.05'), 0.011); // lever
  lever.ball('plastic #b8322a', 0.026, [0, 0.21, 0.05]); // grip

  const isOn = when('on', { unless: 'broken' });
  const work = (on: number) => {
    lever.node.rotation.x = 0.9 * on;
    wheel.node.rotation.x = Math.PI * 2 * on;
  };
  const hang = (broken: number) => {
    wheel.node.rotation.z = 0.3 * broken;
    lever.node.rotation.z = -0.8 * broken;
  };
  assembly.moves(isOn, work, 0.8);
  assembly.moves(when('broken'), hang, 0.4);
  assembly.bulb(vec(-0.04, up(0.86), front + 0.012), 0.024, isOn, '#ffb04a');
});

/** An upright: keys under a fall that closes, a music desk, two sconces' worth of carving, pedals. */
const makePiano = assembled((assembly) => {
  const { thing, frame, width, height, depth } = assembly;
  const wood = assembly.wood('walnut');
  const body = depth * 0.6;
  const back = -depth / 2;
  const [front, ahead] = [back + body, depth - body];
  const bedZ = depth / 2 - ahead / 2;
  const keyY = Math.min(0.72, height * 0.58);
  frame.box(wood, [width - 0.03, height - 0.06, body - 0.02], [0, (height - 0.06) / 2, back + body / 2 - 0.008], 0.01); // case
  frame.box(wood, [width, 0.035, body + 0.02], [0, height - 0.0175, back + body / 2 + 0.01], 0.01); // lid
  frame.box(wood, [width, 0.09, body + 0.02], [0, 0.045, back + body / 2 + 0.01], 0.012); // plinth
  for (const x of [-0.3 * width, 0, 0.3 * width]) {
    const at = vec(x, (keyY + height) / 2 + 0.05, front - 0.012);
    frame.box(wood, [width * 0.25, height - keyY - 0.2, 0.014], at, 0.007); // panel
  }
  frame.box(wood, [width * 0.8, keyY - 0.28, 0.014], [0, keyY / 2 + 0.02, front - 0.012], 0.007); // knee panel
  frame.box(wood, [width, 0.07, ahead], [0, keyY - 0.075, bedZ], 0.012); // key bed
  frame.sides.box(wood, [0.06, 0.13, ahead], [width / 2 - 0.03, keyY - 0.02, bedZ], 0.014); // cheek
  frame.sides.lathe(wood, turning('vase', 0.042, keyY - 0.11), [width / 2 - 0.05, 0, depth / 2 - 0.06], 10); // leg
  frame.sides.box('brass', [0.05, 0.012, 0.1], [0.06, 0.05, front + 0.04], 0.004); // pedal
  const sconce = path('0 -0.24 -0.01, 0 -0.3 0.05, 0 -0.24 0.08');
  frame.sides.rod('brass', sconce, 0.007, [width * 0.34, height, front]);
  const cup = outline('0.004 0, 0.022 0.012, 0.024 0.018, 0.01 0.018');
  frame.sides.lathe('brass', cup, [width * 0.34, height - 0.245, front + 0.08], 12);
  const keys = 36;
  const [wide, deep] = [(width - 0.14) / keys, ahead - 0.06];
  for (const [key, x] of row(keys, width - 0.14).entries()) {
    frame.box('bone', [wide - 0.0015, 0.02, deep], [x, keyY - 0.03, depth / 2 - deep / 2 - 0.02], 0.002); // key
    if (!isSharp(key) || key === keys - 1) continue;
    const at = vec(x + wide / 2, keyY - 0.014, depth / 2 - deep * 0.69 - 0.02);
    frame.box('rubber #161416', [wide * 0.5, 0.018, deep * 0.62], at, 0.003); // key
  }
  frame.box(wood, [width * 0.5, 0.2, 0.014], [0, keyY + 0.22, front + 0.03], { chamfer: 0.005, x: -0.2 }); // music desk
  frame.box(wood, [width * 0.52, 0.014, 0.05], [0, keyY + 0.115, front + 0.02], 0.004); // ledge

  const fall = assembly.part('fall', vec(0, keyY + 0.012, front + 0.006));
  fall.box(wood, [width - 0.125, 0.016, ahead - 0.02], [0, 0, (ahead - 0.02) / 2], 0.005); // fall
  fall.box(wood, [width - 0.125, 0.05, 0.014], [0, -0.022, ahead - 0.024], 0.004); // lip
  fall.ball('brass', 0.012, [0, -0.015, ahead - 0.014]); // knob
  const lift = (open: number) => void (fall.node.rotation.x = -1.75 * open);
  // A piano that nobody can close stands open.
  if (thing.traits.has('openable')) assembly.opens(lift, 0.7);
  else assembly.moves(() => true, lift, 0.7);
});

/** Whether a black key is above this white one. */
const isSharp = (key: number): boolean => [0, 1, 3, 4, 5].includes(key % 7);

export const machines = { jukebox: makeJukebox, kiosk: makeKiosk, machine: makeMachine, piano: makePiano };
