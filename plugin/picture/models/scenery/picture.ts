import { assembled } from '../carpentry/assembly.ts';
import { dressOf } from '../carpentry/dress.ts';
import { outline, type Outline } from '../../look/shapes/outline.ts';
import { addGiltFrame } from './gilt-frame.ts';

/** A canvas in a gilt frame: a portrait as a child would cut it from coloured card, or a landscape. */
export const makePicture = assembled((assembly) => {
  const { workshop, thing, frame, width, height, depth } = assembly;
  const wide = Math.min(0.08, width * 0.13);
  addGiltFrame(assembly, frame, wide);
  const [w, h] = [width - wide * 1.7, height - wide * 1.7];
  const middle = height / 2;
  const z = depth * 0.1;
  const paint = (shape: string | Outline, tint: string, layer: number) =>
    frame.slab(workshop.material('canvas', tint), outline(shape, w, h), 0.003, [0, middle, z + layer * 0.003]);
  const oval = (x: number, y: number, rx: number, ry: number): Outline =>
    Array.from({ length: 14 }, (_, step) => {
      const round = (step / 14) * Math.PI * 2;
      return [x + Math.cos(round) * rx, y + Math.sin(round) * ry];
    });
  const whole = '-0.5 -0.5, 0.5 -0.5, 0.5 0.5, -0.5 0.5';
  if (/landscape|sea|view|map/i.test(thing.name)) {
    paint(whole, '#9fb4bd', 0); // sky
    paint('-0.5 -0.5, 0.5 -0.5, 0.5 -0.02, 0.2 0.08, -0.1 -0.02, -0.5 0.12', '#5d7350', 1); // hills
    paint('-0.5 -0.5, 0.5 -0.5, 0.5 -0.22, -0.2 -0.12, -0.5 -0.2', '#8a8a4a', 2); // meadow
    paint(oval(0.22, 0.25, 0.07, 0.07 * (w / h)), '#efd9a0', 1); // sun
  } else {
    paint(whole, '#3a2c24', 0); // ground
    paint(
      '-0.38 -0.5, 0.38 -0.5, 0.3 -0.18, 0.12 -0.04, -0.12 -0.04, -0.3 -0.18',
      dressOf(thing).colour ?? '#6e2028',
      1,
    ); // robe
    paint(oval(0, -0.05, 0.17, 0.045), '#e9e2d0', 2); // ruff
    paint(oval(0, 0.14, 0.18, 0.17), '#4a3524', 2); // hair
    paint(oval(0, 0.11, 0.13, 0.145), '#cf9c78', 3); // face
    for (const side of [-1, 1]) paint(oval(side * 0.05, 0.14, 0.016, 0.012), '#2a2018', 4); // eye
    paint(oval(0, 0.045, 0.035, 0.008), '#8a4038', 4); // mouth
    if (/king|queen|prince|royal/i.test([thing.name, ...thing.aliases].join(' '))) {
      paint('-0.14 0.24, 0.14 0.24, 0.16 0.36, 0.08 0.29, 0 0.38, -0.08 0.29, -0.16 0.36', '#d8a648', 4); // crown
      paint(oval(0, 0.01, 0.1, 0.05), '#6a5440', 3); // beard
    }
  }
});
