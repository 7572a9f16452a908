import { isOpen } from '../../../stage/forms/library-form.ts';
import { vec } from '../../../stage/space/vector.ts';
import { outline } from '../../look/shapes/outline.ts';
import { assembled, type Assembly } from '../carpentry/assembly.ts';
import { says, when } from '../carpentry/condition.ts';
import { dressOf } from '../carpentry/dress.ts';
import { hangingRing } from '../carpentry/layout.ts';
import type { Part } from '../carpentry/part.ts';
import { heavily } from '../carpentry/travel.ts';
import { addBoardedLeaf, addPanelledLeaf, addPlainLeaf, type LeafSize } from './leaf.ts';

/** One leaf on its hinge at −x that opens a quarter turn to the front; its handle turns, its bolt shoots. */
const makeDoor = assembled((assembly) => {
  const { thing, period, width, height, depth } = assembly;
  const leaf = assembly.part('leaf', vec(-width / 2, 0, 0));
  const size: LeafSize = { left: 0, width, height, thick: depth };
  const make = dressOf(thing).substance;
  if (make === 'glass') addPanelledLeaf(assembly, leaf, size, 'glass');
  else if (make === 'felt') addPanelledLeaf(assembly, leaf, size, 'baize');
  else if (period === 'old' || make === 'iron') addBoardedLeaf(assembly, leaf, size);
  else if (period === 'plain') addPlainLeaf(assembly, leaf, size);
  else addPanelledLeaf(assembly, leaf, size, 'wood');
  addHandle(assembly, leaf, width - 0.075, Math.min(1, height / 2), depth / 2);

  assembly.opens((open) => void (leaf.node.rotation.y = (-Math.PI / 2) * open), 0.8, heavily);
  const sag = (broken: number) => {
    // It hangs from its lower hinge alone.
    leaf.node.rotation.z = -0.07 * broken;
    leaf.node.position.x = -width / 2 + 0.02 * broken;
  };
  assembly.moves(when('broken'), sag, 0.5);
  assembly.burnsAt(vec(-width / 4, height * 0.15, depth), vec(width / 5, height * 0.5, depth));
});

/** Knob or ring on both sides, and above it a bolt where there is a lock. */
function addHandle(assembly: Assembly, leaf: Part, x: number, y: number, face: number): void {
  const { thing, period, width } = assembly;
  const metal = assembly.metal(period === 'old' ? 'iron' : 'brass');
  leaf.ends.box(metal, [0.045, 0.19, 0.006], [x, y, face + 0.002], 0.002); // plate
  const handle = assembly.part('handle', vec(x, y + 0.02, 0), leaf);
  const end = vec(0, 0, face + 0.03);
  handle.ends.rod(metal, [vec(0, 0, face), end], 0.009); // stem
  if (period === 'old') handle.ends.rod(metal, hangingRing(0.042), 0.0065, end);
  else handle.ends.ball(metal, 0.026, end, { scale: [1, 1, 0.8] }); // knob
  assembly.opens((turn) => void (handle.node.rotation.z = -Math.sin(turn * Math.PI) * 0.9), 0.45);
  if (!thing.traits.has('lockable')) return;
  const bolt = assembly.part('bolt', vec(x - 0.05, y + 0.22, face + 0.012), leaf);
  bolt.box(metal, [0.15, 0.022, 0.016], [0, 0, 0], 0.005); // bolt
  bolt.ball(metal, 0.013, [-0.02, 0, 0.014]); // bolt knob
  for (const aside of [0.005, -0.1]) leaf.box(metal, [0.02, 0.042, 0.024], [x + aside, y + 0.22, face + 0.01], 0.004); // keeper
  const shot = Math.min(0.075, width * 0.08);
  assembly.moves(when('locked'), (locked) => void (bolt.node.position.x = x - 0.05 + shot * locked), 0.35);
}

/** Two leaves that open to the front; a beam lies across them in its brackets while they are locked. */
const makeGate = assembled((assembly) => {
  const { thing, width, height, depth } = assembly;
  const iron = assembly.metal('iron');
  const heavy = assembly.period === 'old' || /gate|portcullis|grille/i.test(thing.name);
  const lockable = thing.traits.has('lockable');
  for (const side of [-1, 1]) {
    const leaf = assembly.part(side < 0 ? 'left leaf' : 'right leaf', vec((side * width) / 2, 0, 0));
    const size = { left: 0, width: -side * (width / 2 - 0.003), height, thick: depth };
    if (heavy) addBoardedLeaf(assembly, leaf, size);
    else addPanelledLeaf(assembly, leaf, size, /glass|french|window/i.test(thing.name) ? 'glass' : 'wood');
    const x = -side * (width / 2 - 0.09);
    leaf.rod(iron, hangingRing(0.06), 0.01, [x, 1.02, depth / 2 + 0.016]); // ring
    leaf.ball(iron, 0.03, [x, 1.03, depth / 2 + 0.004], { scale: [1, 1, 0.5] }); // boss
    const strip = heavy ? iron : assembly.wood('walnut');
    if (side > 0) leaf.box(strip, [0.05, height - 0.04, 0.014], [-width / 2, height / 2, depth / 2 - 0.004], 0.004);
    if (lockable) leaf.box(iron, [0.05, 0.14, 0.05], [-side * width * 0.28, 1.26, depth / 2 + 0.012], 0.006); // bracket
    assembly.opens((open) => void (leaf.node.rotation.y = side * (Math.PI / 2) * open), 0.95, heavily);
  }
  if (lockable) addBeam(assembly);
  assembly.burnsAt(vec(-width / 4, 0.3, depth), vec(width / 4, height * 0.45, depth));
});

function addBeam(assembly: Assembly): void {
  const { thing, width, depth } = assembly;
  const [y, z] = [1.27, depth / 2 + 0.035];
  const beam = assembly.part('beam', vec(0, y, z));
  beam.box(assembly.wood('oak'), [width * 0.8, 0.11, 0.055], [0, 0, 0], 0.012); // beam
  beam.sides.box(assembly.metal('iron'), [0.06, 0.12, 0.062], [width * 0.36, 0, 0], 0.006); // shoe
  assembly.moves(
    (state) => !says(state, 'locked') || isOpen(thing, state),
    (lifted) => {
      // Lifted out of its brackets, it leans against the wall beside the left leaf.
      beam.node.position.set((-width / 2 - 0.1) * lifted, y + (width * 0.4 + 0.02 - y) * lifted, z);
      beam.node.rotation.z = (Math.PI / 2 + 0.06) * lifted;
    },
    0.7,
  );
}

/** Two casements in a frame: leaded in old times, barred later; broken, only splinters stand in the putty. */
const makeWindow = assembled((assembly) => {
  const { workshop, frame, width, height, depth } = assembly;
  const old = assembly.period === 'old';
  const wood = assembly.wood(old ? 'oak' : 'painted-wood');
  const bar = old ? workshop.material('iron', '#3a3a3c') : wood;
  const post = 0.055;
  frame.sides.box(wood, [post, height, depth], [width / 2 - post / 2, height / 2, 0], 0.008); // jamb
  for (const y of [post / 2, height - post / 2]) frame.box(wood, [width, post, depth], [0, y, 0], 0.008); // head
  const [wide, tall] = [width / 2 - post, height - post * 2];
  const [paneWide, paneTall] = [wide - 0.08, tall - 0.08];
  const thin = Math.min(0.04, depth * 0.5);
  for (const side of [-1, 1]) {
    const name = side < 0 ? 'left casement' : 'right casement';
    const leaf = assembly.part(name, vec(side * (width / 2 - post), height / 2, 0));
    const middle = (-side * wide) / 2;
    for (const edge of [-1, 1]) {
      leaf.box(wood, [0.04, tall, thin], [middle + edge * (wide / 2 - 0.02), 0, 0], 0.006); // stile
      leaf.box(wood, [paneWide, 0.04, thin], [middle, edge * (tall / 2 - 0.02), 0], 0.006); // rail
    }
    const [columns, rows, thick] = old ? [3, 7, 0.009] : [2, 3, 0.018];
    for (let column = 1; column < columns; column++) {
      const x = middle - paneWide / 2 + (paneWide * column) / columns;
      leaf.box(bar, [thick, paneTall, thin * 0.6], [x, 0, 0], 0.003);
    }
    for (let row = 1; row < rows; row++)
      leaf.box(bar, [paneWide, thick, thin * 0.58], [middle, -paneTall / 2 + (paneTall * row) / rows, 0], 0.003);
    leaf.box(assembly.metal('brass'), [0.02, 0.09, 0.02], [-side * (wide - 0.02), 0, thin / 2 + 0.008], 0.004); // catch
    const pane = assembly.part('pane', vec(middle, 0, 0), leaf);
    pane.box('glass', [paneWide, paneTall, 0.005], [0, 0, 0], 0.001); // pane
    const splinters = assembly.part('splinters', vec(middle, 0, 0), leaf);
    addSplinters(assembly, splinters, paneWide / 2, paneTall / 2);
    assembly.swaps(when('broken'), pane, splinters, 0.1);
    assembly.opens((open) => void (leaf.node.rotation.y = side * (Math.PI / 2) * open), 0.7);
  }
});

/** What is left of a pane of this half size, along its four edges. */
function addSplinters(assembly: Assembly, part: Part, halfWide: number, halfTall: number): void {
  for (let splinter = 0; splinter < 12; splinter++) {
    const long = 0.06 + assembly.random.next() * 0.14;
    const base = 0.05 + assembly.random.next() * 0.05;
    const along = assembly.wobble(1);
    const shape = outline(`${-base} 0, ${base} 0, ${assembly.wobble(base)} ${long}`);
    const edge = splinter % 4;
    const [x, y] =
      edge < 2
        ? [along * (halfWide - base), edge ? -halfTall : halfTall]
        : [edge === 2 ? -halfWide : halfWide, along * (halfTall - base)];
    const turn = [Math.PI, 0, -Math.PI / 2, Math.PI / 2][edge] ?? 0;
    part.slab('glass', shape, 0.004, [x, y, 0], { z: turn });
  }
}

export const doors = { door: makeDoor, gate: makeGate, window: makeWindow };
