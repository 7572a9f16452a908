import { assembled } from '../carpentry/assembly.ts';
import { says } from '../carpentry/condition.ts';
import { metalOf, woodOf } from '../carpentry/dress.ts';
import { outline } from '../../look/shapes/outline.ts';
import type { Piece } from '../carpentry/wreckage.ts';

/** Bellied staves in iron hoops; a butt stands open and shows its water. */
export const makeBarrel = assembled((assembly) => {
  const { workshop, thing, width, height, depth } = assembly;
  const wood = woodOf(workshop, thing, 'oak');
  const iron = metalOf(workshop, thing, 'iron');
  const radius = width / 2 - 0.008;
  const stretch = depth / width;
  const belly = (part: number) => radius * (0.82 + 0.18 * Math.sin(part * Math.PI));
  const open = /butt|tub|trough|well|cistern|vat|fountain/i.test([thing.name, ...thing.aliases].join(' '));
  const staves = 16;
  const stave =
    (index: number): Piece =>
    (part) => {
      const yaw = ((index + 0.5) / staves) * Math.PI * 2;
      const steps = 5;
      for (let step = 0; step < steps; step++) {
        const [low, high] = [step / steps, (step + 1) / steps];
        const [a, b] = [belly(low), belly(high)];
        const middle = (a + b) / 2;
        const long = Math.hypot(height / steps, b - a) + 0.002;
        const wide = 2 * middle * Math.tan(Math.PI / staves) * 0.985;
        // Leaned out or in with the belly, then turned to its place.
        part.box(
          wood,
          [wide, long, 0.024],
          [Math.sin(yaw) * (middle - 0.012), height * (low + high) * 0.5, Math.cos(yaw) * (middle - 0.012) * stretch],
          { chamfer: 0.004, x: Math.atan2(b - a, height / steps), y: yaw },
        ); // stave
      }
    };
  const hoop =
    (at: number): Piece =>
    (part) => {
      const out = belly(at) + 0.006;
      const slope = (belly(at + 0.02) - belly(at - 0.02)) / 2;
      part.lathe(
        iron,
        [
          [out - 0.008 - slope, -0.022],
          [out - slope, -0.022],
          [out + slope, 0.022],
          [out - 0.008 + slope, 0.022],
        ],
        [0, height * at, 0],
        24,
      ).scaling.z = stretch;
    };
  const head =
    (y: number): Piece =>
    (part) => {
      const disc = Array.from({ length: 18 }, (_, step) => {
        const round = (step / 18) * Math.PI * 2;
        return [Math.cos(round) * (belly(0.02) - 0.014), Math.sin(round) * (belly(0.02) - 0.014) * stretch] as const;
      });
      part.slab(wood, disc, 0.02, [0, y, 0], { x: Math.PI / 2 }); // head
      if (y > height / 2)
        part.lathe('pine', outline('0.028 0, 0.024 0.03, 0 0.032'), [radius * 0.4, height - 0.012, 0], 10); // bung
    };
  const boards = Array.from({ length: staves }, (_, index) => stave(index));
  const hoops = [0.05, 0.24, 0.76, 0.95].map(hoop);
  const heads = (open ? [0.05] : [0.05, height - 0.03]).map(head);
  assembly.pieces([...boards, ...heads, ...hoops]);
  if (open) {
    const water = assembly.part('water');
    water.lathe(
      'water #3f5a5c',
      [
        [belly(0.93) - 0.026, 0],
        [0, 0.001],
      ],
      [0, height * 0.93, 0],
      22,
    ); // water
    assembly.moves(
      (state) => says(state, 'broken') || state['amount'] === 0,
      (gone) => {
        water.node.setEnabled(gone < 1);
        water.node.position.y = -height * 0.7 * gone;
      },
      0.8,
    );
  }
});
