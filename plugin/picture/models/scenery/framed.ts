import { vec } from '../../../stage/space/vector.ts';
import { outline, type Outline } from '../../look/shapes/outline.ts';
import { assembled, type Assembly } from '../carpentry/assembly.ts';
import { when } from '../carpentry/condition.ts';
import { dressOf } from '../carpentry/dress.ts';
import { disc } from '../carpentry/layout.ts';

/** Four mitred mouldings with carved corners, `wide` across, from the wall to the front. */
function addGiltFrame(assembly: Assembly, wide: number): void {
  const { frame, width, height, depth } = assembly;
  const gilt = assembly.metal('gold');
  const middle = height / 2;
  for (const side of [-1, 1]) {
    const edge = (inset: number) => middle + side * (middle - inset);
    frame.box(gilt, [width, wide, depth * 0.7], [0, edge(wide / 2), 0], 0.012); // moulding
    frame.box(gilt, [width - wide * 1.5, wide * 0.3, depth * 0.95], [0, edge(wide * 0.85), 0], 0.006); // bead
    const at = vec(width / 2 - wide / 2, edge(wide / 2), depth * 0.25);
    frame.sides.ball(gilt, wide * 0.42, at, { scale: [1, 1, 0.5] }); // corner
  }
  frame.sides.box(gilt, [wide, height - wide * 1.6, depth * 0.68], [width / 2 - wide / 2, middle, 0], 0.012); // moulding
  const bead = vec(width / 2 - wide * 0.85, middle, 0);
  frame.sides.box(gilt, [wide * 0.3, height - wide * 1.5, depth * 0.94], bead, 0.006);
}

const oval = (x: number, y: number, rx: number, ry: number): Outline =>
  disc(1, 14).map(([across, up]) => [x + across * rx, y + up * ry] as const);

/** A canvas in a gilt frame: a portrait as a child would cut it from coloured card, or a landscape. */
const makePicture = assembled((assembly) => {
  const { workshop, thing, frame, width, height, depth } = assembly;
  const wide = Math.min(0.08, width * 0.13);
  addGiltFrame(assembly, wide);
  const [w, h] = [width - wide * 1.7, height - wide * 1.7];
  const paint = (shape: string | Outline, tint: string, layer: number) => {
    const at = vec(0, height / 2, depth * 0.1 + layer * 0.003);
    frame.slab(workshop.material('canvas', tint), outline(shape, w, h), 0.003, at);
  };
  const whole = '-0.5 -0.5, 0.5 -0.5, 0.5 0.5, -0.5 0.5';
  if (/landscape|sea|view|map/i.test(thing.name)) {
    paint(whole, '#9fb4bd', 0); // sky
    paint('-0.5 -0.5, 0.5 -0.5, 0.5 -0.02, 0.2 0.08, -0.1 -0.02, -0.5 0.12', '#5d7350', 1); // hills
    paint('-0.5 -0.5, 0.5 -0.5, 0.5 -0.22, -0.2 -0.12, -0.5 -0.2', '#8a8a4a', 2); // meadow
    paint(oval(0.22, 0.25, 0.07, 0.07 * (w / h)), '#efd9a0', 1); // sun
    return;
  }
  paint(whole, '#3a2c24', 0); // ground
  const robe = '-0.38 -0.5, 0.38 -0.5, 0.3 -0.18, 0.12 -0.04, -0.12 -0.04, -0.3 -0.18';
  paint(robe, dressOf(thing).colour ?? '#6e2028', 1);
  paint(oval(0, -0.05, 0.17, 0.045), '#e9e2d0', 2); // ruff
  paint(oval(0, 0.14, 0.18, 0.17), '#4a3524', 2); // hair
  paint(oval(0, 0.11, 0.13, 0.145), '#cf9c78', 3); // face
  for (const x of [-0.05, 0.05]) paint(oval(x, 0.14, 0.016, 0.012), '#2a2018', 4); // eye
  paint(oval(0, 0.045, 0.035, 0.008), '#8a4038', 4); // mouth
  if (assembly.isCalled(/king|queen|prince|royal/i)) {
    paint('-0.14 0.24, 0.14 0.24, 0.16 0.36, 0.08 0.29, 0 0.38, -0.08 0.29, -0.16 0.36', '#d8a648', 4); // crown
    paint(oval(0, 0.01, 0.1, 0.05), '#6a5440', 3); // beard
  }
});

/** A mirror in a gilt frame; broken, it is a star of splinters with some fallen out. */
const makeWallMirror = assembled((assembly) => {
  const { frame, width, height, depth } = assembly;
  const wide = Math.min(0.08, width * 0.12);
  addGiltFrame(assembly, wide);
  const [paneX, paneY] = [width - wide * 1.6, height - wide * 1.6];
  frame.box('felt #2a2320', [paneX, paneY, depth * 0.2], [0, height / 2, -depth * 0.3], 0.004); // back
  const [whole, broken] = [assembly.part('pane'), assembly.part('splinters')];
  whole.box('mirror', [paneX, paneY, 0.008], [0, height / 2, depth * 0.08], 0.002); // pane
  const edge = Array.from({ length: 12 }, (_, step) => {
    const round = (step / 12) * Math.PI * 2 + assembly.wobble(0.15);
    const [x, y] = [Math.cos(round), Math.sin(round)];
    const scale = Math.min(paneX / 2 / Math.max(0.01, Math.abs(x)), paneY / 2 / Math.max(0.01, Math.abs(y)));
    return [x * scale, y * scale] as const;
  });
  edge.forEach((from, index) => {
    const to = edge[(index + 1) % edge.length] ?? from;
    // Two of them lie on the floor; the others look a little past each other.
    if (index === 4 || index === 9) return;
    const heart = [paneX * 0.1 + assembly.wobble(0.03), paneY * 0.12 + assembly.wobble(0.03)] as const;
    const askew = { x: assembly.wobble(0.03), y: assembly.wobble(0.05) };
    broken.slab('mirror', [heart, from, to], 0.005, [0, height / 2, depth * 0.08], askew); // splinter
  });
  assembly.swaps(when('broken'), whole, broken, 0.1);
});

export const framed = { picture: makePicture, 'wall-mirror': makeWallMirror };
