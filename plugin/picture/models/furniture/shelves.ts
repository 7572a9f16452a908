import type { Material } from '@babylonjs/core/Materials/material.js';
import { path } from '../../look/shapes/outline.ts';
import { assembled, type Assembly } from '../carpentry/assembly.ts';
import { dressOf } from '../carpentry/dress.ts';

/** Boards between two sides under a cornice, full of books: some lean, some lie, and what is put there has room. */
const makeBookshelf = assembled((assembly) => {
  const { workshop, measures, frame, width, height, depth } = assembly;
  const wood = assembly.wood('walnut');
  const wall = 0.028;
  const tall = height - 0.05;
  frame.sides.box(wood, [wall, tall, depth - 0.01], [width / 2 - wall / 2 - 0.012, tall / 2, 0], 0.007); // side
  const boards = { across: 'x', count: Math.max(2, Math.round(width / 0.25)) } as const;
  assembly.planks(frame, wood, [width - 0.05, height - 0.06, 0.016], [0, height / 2, -depth / 2 + 0.012], boards);
  frame.box(wood, [width - 0.05, height - 0.06, 0.006], [0, height / 2, -depth / 2 + 0.004], 0.001); // back
  frame.box(wood, [width, 0.05, depth], [0, height - 0.025, 0], 0.015); // cornice
  frame.box(wood, [width, 0.07, depth], [0, 0.035, 0], 0.012); // plinth

  // Things are put on the surfaces: those boards carry fewer books.
  const offered = measures.surfaces.map(({ center }) => center.y).filter((y) => y > 0.08 && y < height - 0.1);
  const levels = boardsBetween([0.09, ...offered, tall]);
  const tints = ['#8e3a30', '#3f6a4c', '#3c5080', '#a8803c', '#5c4058', '#7a6850'];
  const bindings = tints.map((tint) => workshop.material('leather', tint));
  levels.forEach((y, index) => {
    const laid = { chamfer: 0.005, z: assembly.wobble(0.002) };
    frame.box(wood, [width - 0.06, 0.022, depth - 0.03], [0, y - 0.011, 0.008], laid); // board
    const clear = (levels[index + 1] ?? tall) - y - 0.035;
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
      for (const [lying, turn] of [0, 0.1].entries()) {
        const at = [x + tall / 2, y + thick * (lying + 0.5), 0.01] as const;
        frame.box(binding, [tall, thick, deep], at, { chamfer: 0.004, y: turn });
      }
      x += tall + 0.012;
      continue;
    }
    const lean = random.next() < 0.12 ? 0.14 : 0;
    const z = -depth / 2 + 0.03 + deep / 2 + (depth - 0.06 - deep) * 0.7;
    const at = [x + thick / 2 + lean * tall * 0.5, y + tall / 2, z] as const;
    frame.box(binding, [thick - 0.002, tall, deep], at, { chamfer: 0.005, z: lean });
    x += thick + lean * tall;
    if (random.next() < 0.05) x += 0.05;
  }
}

/** Open boards: on iron brackets where they hang on a wall, on posts where they stand. */
const makeShelf = assembled((assembly) => {
  const { thing, measures, frame, width, height, depth } = assembly;
  const metallic = ['steel', 'chrome', 'iron'].includes(dressOf(thing).substance ?? '');
  const wood = assembly.wood('oak');
  const metal = assembly.metal('iron');
  const back = -depth / 2;
  const thick = metallic ? 0.022 : 0.03;
  const tops = measures.surfaces.length ? measures.surfaces.map(({ center }) => center.y) : [height];
  for (const y of tops) {
    if (metallic) {
      frame.box(metal, [width, thick, depth], [0, y - thick / 2, 0], 0.005); // board
      frame.box(metal, [width, 0.035, 0.008], [0, y - 0.0175, depth / 2 - 0.004], 0.003); // lip
    } else assembly.planks(frame, wood, [width, thick, depth], [0, y - thick / 2, 0], { across: 'z', count: 2 });
  }
  if (measures.mount === 'wall' && height < 0.7) {
    const top = Math.max(...tops) - thick;
    const drop = Math.max(0.1, top - 0.008);
    const x = width * 0.36;
    const curl = path(
      `0 0 ${depth * 0.4}, 0 -0.25 ${depth * 0.2}, 0 -0.6 ${-depth * 0.2}, 0 -1 ${back + 0.02}`,
      1,
      drop,
    );
    frame.sides.rod(metal, curl, 0.009, [x, top, 0]); // bracket
    frame.sides.box(metal, [0.03, drop, 0.012], [x, top - drop / 2, back + 0.006], 0.003); // bracket
    frame.sides.box(metal, [0.03, 0.01, depth * 0.85], [x, top - 0.004, -depth * 0.06], 0.003); // bracket
    return;
  }
  const post = metallic ? 0.032 : 0.045;
  const at = [width / 2 - post / 2, height / 2, depth / 2 - post / 2] as const;
  frame.corners.box(metallic ? metal : wood, [post, height, post], at, 0.006); // post
  const [x, z] = [width / 2 - 0.03, back + 0.012];
  frame.sides.rod(metal, path(`${-x} 0.1 ${z}, ${x} ${height - 0.1} ${z}`), 0.007); // brace
});

/** The shelf over a fire, with its bed mould; where it reaches the floor, the surround too. */
const makeMantelpiece = assembled(({ workshop, frame, width, height, depth }) => {
  const stone = workshop.material('marble', '#d8d2c4');
  const back = -depth / 2;
  const shelf = Math.min(0.05, height * 0.4);
  frame.box(stone, [width, shelf, depth], [0, height - shelf / 2, 0], 0.012); // shelf
  const mould = Math.min(0.06, height - shelf);
  if (mould > 0.01) {
    const [upper, lower] = [height - shelf - mould * 0.25, height - shelf - mould * 0.75];
    frame.box(stone, [width - 0.08, mould * 0.5, depth * 0.8], [0, upper, back + depth * 0.4], 0.01); // mould
    frame.box(stone, [width - 0.14, mould * 0.5, depth * 0.6], [0, lower, back + depth * 0.3], 0.01); // mould
  }
  if (height > 0.6) {
    const pier = Math.min(0.24, width * 0.16);
    const under = height - shelf - mould;
    const frieze = Math.min(0.2, under * 0.2);
    const thick = depth * 0.5;
    const x = width / 2 - 0.08 - pier / 2;
    frame.sides.box(stone, [pier, under, thick], [x, under / 2, back + thick / 2], 0.01); // pier
    frame.sides.box(stone, [pier + 0.04, 0.12, thick + 0.03], [x, 0.06, back + thick / 2 + 0.015], 0.01); // base
    frame.sides.box(stone, [pier * 0.55, under * 0.6, 0.014], [x, under * 0.48, back + thick], 0.006); // panel
    frame.box(stone, [width - 0.16, frieze, thick], [0, under - frieze / 2, back + thick / 2], 0.01); // frieze
    frame.box(stone, [width * 0.22, frieze * 0.7, 0.02], [0, under - frieze / 2, back + thick], 0.008); // tablet
    return;
  }
  const drop = Math.min(height, 0.22) - 0.004;
  const corbel = [[0, 0], [depth * 0.3, 0], [depth * 0.75, drop * 0.7], [depth * 0.75, drop - shelf], [0, drop - shelf]] as const; // prettier-ignore
  if (drop > shelf + 0.02)
    frame.sides.slab(stone, corbel, 0.09, [width * 0.38, height - drop, back], { y: -Math.PI / 2 }); // corbel
});

export const shelves = { bookshelf: makeBookshelf, mantelpiece: makeMantelpiece, shelf: makeShelf };
