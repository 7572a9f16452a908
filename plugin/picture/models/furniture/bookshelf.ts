import type { Material } from '@babylonjs/core/Materials/material.js';
import { vec } from '../../../stage/space/vector.ts';
import { assembled, type Assembly } from '../carpentry/assembly.ts';
import { woodOf } from '../carpentry/dress.ts';
import { addPlanks } from '../carpentry/planks.ts';

/** Boards between two sides under a cornice, full of books: some lean, some lie, and what is put there has room. */
export const makeBookshelf = assembled((assembly) => {
  const { workshop, thing, measures, frame, width, height, depth } = assembly;
  const wood = woodOf(workshop, thing, 'walnut');
  const wall = 0.028;
  for (const x of [-1, 1])
    frame.box(
      wood,
      [wall, height - 0.05, depth - 0.01],
      [x * (width / 2 - wall / 2 - 0.012), (height - 0.05) / 2, 0],
      0.007,
    ); // side
  addPlanks(assembly, frame, { center: vec(0, height / 2, -depth / 2 + 0.012), size: vec(width - 0.05, height - 0.06, 0.016), across: 'x', faces: 'z', count: Math.max(2, Math.round(width / 0.25)), material: wood }); // prettier-ignore
  frame.box(wood, [width - 0.05, height - 0.06, 0.006], [0, height / 2, -depth / 2 + 0.004], 0.001); // back
  frame.box(wood, [width, 0.05, depth], [0, height - 0.025, 0], 0.015); // cornice
  frame.box(wood, [width, 0.07, depth], [0, 0.035, 0], 0.012); // plinth

  // Things are put on the surfaces: those boards carry fewer books.
  const offered = measures.surfaces.map(({ center }) => center.y).filter((y) => y > 0.08 && y < height - 0.1);
  const levels = boardsBetween([0.09, ...offered, height - 0.05]);
  const bindings = ['#8e3a30', '#3f6a4c', '#3c5080', '#a8803c', '#5c4058', '#7a6850'].map((tint) =>
    workshop.material('leather', tint),
  );
  levels.forEach((y, index) => {
    frame.box(wood, [width - 0.06, 0.022, depth - 0.03], [0, y - 0.011, 0.008], {
      chamfer: 0.005,
      z: assembly.wobble(0.002),
    }); // board
    const clear = (levels[index + 1] ?? height - 0.05) - y - 0.035;
    const open = offered.includes(y);
    addBooks(assembly, { y, clear, from: -width / 2 + 0.05, to: open ? -width * 0.16 : width / 2 - 0.05, bindings });
    if (open) addBooks(assembly, { y, clear, from: width * 0.24, to: width / 2 - 0.05, bindings });
  });
});

/** Boards at these heights, and more between them where a book would be lost. */
function boardsBetween(heights: readonly number[]): number[] {
  const sorted = [...heights].sort((a, b) => a - b);
  return sorted.slice(0, -1).flatMap((low, index) => {
    const gap = (sorted[index + 1] ?? low) - low;
    const shelves = Math.max(1, Math.round(gap / 0.37));
    return Array.from({ length: shelves }, (_, shelf) => low + (gap * shelf) / shelves);
  });
}

interface Row {
  readonly y: number;
  readonly clear: number;
  readonly from: number;
  readonly to: number;
  readonly bindings: readonly Material[];
}

function addBooks({ depth, random, frame }: Assembly, { y, clear, from, to, bindings }: Row): void {
  let x = from;
  while (x < to - 0.05) {
    const thick = 0.03 + random.next() * 0.035;
    const tall = Math.min(clear, 0.17 + random.next() * 0.1);
    const deep = Math.min(depth - 0.05, 0.14 + random.next() * 0.05);
    const binding = bindings[Math.floor(random.next() * bindings.length)];
    if (!binding) return;
    if (random.next() < 0.07 && x + tall < to) {
      // A few lie on their sides.
      for (let lying = 0; lying < 2; lying++)
        frame.box(binding, [tall, thick, deep], [x + tall / 2, y + thick * (lying + 0.5), 0.01], {
          chamfer: 0.004,
          y: 0.1 * lying,
        }); // book
      x += tall + 0.012;
      continue;
    }
    const lean = random.next() < 0.12 ? 0.14 : 0;
    const z = -depth / 2 + 0.03 + deep / 2 + (depth - 0.06 - deep) * 0.7;
    frame.box(binding, [thick - 0.002, tall, deep], [x + thick / 2 + lean * tall * 0.5, y + tall / 2, z], {
      chamfer: 0.005,
      z: lean,
    }); // book
    x += thick + lean * tall;
    if (random.next() < 0.05) x += 0.05;
  }
}
