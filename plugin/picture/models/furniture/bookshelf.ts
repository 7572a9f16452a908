import type { Material } from '@babylonjs/core/Materials/material.js';
import { vec } from '../../../stage/space/vector.ts';
import { Assembly } from '../carpentry/assembly.ts';
import { woodOf } from '../carpentry/dress.ts';
import { addPlanks } from '../carpentry/planks.ts';
import type { ModelMaker } from '../model.ts';

/** Boards between two sides under a cornice, full of books: some lean, some lie, and what is put there has room. */
export const makeBookshelf: ModelMaker = (workshop, thing, measures) => {
  const assembly = new Assembly(workshop, thing, measures);
  const { x: width, y: height, z: depth } = measures.size;
  const wood = woodOf(workshop, thing, 'walnut');
  const { frame } = assembly;
  const wall = 0.028;
  for (const x of [-1, 1])
    frame.add(
      workshop.box('side', vec(wall, height - 0.05, depth - 0.01), wood, 0.007),
      x * (width / 2 - wall / 2 - 0.012),
      (height - 0.05) / 2,
      0,
    );
  addPlanks(assembly, frame, { center: vec(0, height / 2, -depth / 2 + 0.012), size: vec(width - 0.05, height - 0.06, 0.016), across: 'x', faces: 'z', count: Math.max(2, Math.round(width / 0.25)), material: wood }); // prettier-ignore
  frame.add(
    workshop.box('back', vec(width - 0.05, height - 0.06, 0.006), wood, 0.001),
    0,
    height / 2,
    -depth / 2 + 0.004,
  );
  frame.add(workshop.box('cornice', vec(width, 0.05, depth), wood, 0.015), 0, height - 0.025, 0);
  frame.add(workshop.box('plinth', vec(width, 0.07, depth), wood, 0.012), 0, 0.035, 0);

  // Things are put on the surfaces: those boards carry fewer books.
  const offered = measures.surfaces.map(({ center }) => center.y).filter((y) => y > 0.08 && y < height - 0.1);
  const levels = boardsBetween([0.09, ...offered, height - 0.05]);
  const bindings = ['#8e3a30', '#3f6a4c', '#3c5080', '#a8803c', '#5c4058', '#7a6850'].map((tint) =>
    workshop.material('leather', tint),
  );
  levels.forEach((y, index) => {
    const board = workshop.box('board', vec(width - 0.06, 0.022, depth - 0.03), wood, 0.005);
    frame.add(board, 0, y - 0.011, 0.008, { z: assembly.wobble(0.002) });
    const clear = (levels[index + 1] ?? height - 0.05) - y - 0.035;
    const open = offered.includes(y);
    addBooks(assembly, { y, clear, from: -width / 2 + 0.05, to: open ? -width * 0.16 : width / 2 - 0.05, bindings });
    if (open) addBooks(assembly, { y, clear, from: width * 0.24, to: width / 2 - 0.05, bindings });
  });
  return assembly.ready();
};

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

function addBooks({ workshop, measures, random, frame }: Assembly, { y, clear, from, to, bindings }: Row): void {
  const depth = measures.size.z;
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
        frame.add(
          workshop.box('book', vec(tall, thick, deep), binding, 0.004),
          x + tall / 2,
          y + thick * (lying + 0.5),
          0.01,
          { y: 0.1 * lying },
        );
      x += tall + 0.012;
      continue;
    }
    const lean = random.next() < 0.12 ? 0.14 : 0;
    const z = -depth / 2 + 0.03 + deep / 2 + (depth - 0.06 - deep) * 0.7;
    frame.add(
      workshop.box('book', vec(thick - 0.002, tall, deep), binding, 0.005),
      x + thick / 2 + lean * tall * 0.5,
      y + tall / 2,
      z,
      { z: lean },
    );
    x += thick + lean * tall;
    if (random.next() < 0.05) x += 0.05;
  }
}
