import { formRows } from './library-form.ts';

/** What one stands things on. */
export const tables = formRows(`
  table: 1.8 0.75 0.9 m, 35 kg, floor, furniture, clear 0.6
    table | dining table, kitchen table, round table, refectory table, altar, operating table
    legged 0.05 0.08, flat 1.7 0.8 at 0.75, under 1.5 0.66 0.7 at 0 0.35 0
  small-table: 0.75 0.7 0.6 m, 10 kg, floor, furniture, clear 0.5
    coffee table | side table, nightstand, small table, little table, bedside table, night table, card table, tea table, dressing table, end table, occasional table, washstand, pedestal table, stand, plinth, pedestal, lectern, music stand
    legged 0.04 0.05, flat 0.7 0.55 at 0.7, under 0.6 0.6 0.45 at 0 0.32 0
  desk: 1.4 0.76 0.7 m, 45 kg, floor, furniture, clear 0.75
    desk, writing desk | bureau, escritoire, secretaire, writing table, davenport desk, workbench
    // One sits at its front, knees between the pedestals; the drawer is over the knees.
    solid 1.4 0.04 0.7 at 0 0.74 0, solid 0.34 0.72 0.66 at ±0.52 0.36 0, solid 0.7 0.54 0.03 at 0 0.45 -0.31
    flat 1.32 0.62 at 0.76, under 0.62 0.58 0.55 at 0 0.3 0.03, slot 0.64 0.12 0.5 at 0 0.655 0.08
  counter: 2.6 1.05 0.65 m, 120 kg, floor, furniture, clear 0.7
    counter, bar | sales counter, shop counter, reception desk, checkout, kitchen island, worktop
    solid 2.6 0.06 0.65 at 0 1.02 0, solid 1 0.99 0.58 at ±0.8 0.495 -0.02, solid 0.6 0.84 0.58 at 0 0.42 -0.02
    flat 2.5 0.58 at 1.05, slot 0.56 0.13 0.5 at 0 0.915 0.02
  trestle: 1.7 0.76 0.75 m, 22 kg, floor, furniture, clear 0.55
    trestle | trestle table, saw-horse, sawhorse, easel table
    solid 1.7 0.05 0.75 at 0 0.735 0, solid 0.1 0.71 0.62 at ±0.6 0.355 0, flat 1.6 0.68 at 0.76
    under 1 0.68 0.6 at 0 0.35 0
  mantelpiece: 1.5 0.09 0.3 m, 20 kg, wall at 1.16, furniture, clear 0.5
    mantelpiece, mantel | mantelshelf, chimneypiece
    flat 1.4 0.25 at 0.09
  shelf: 1.2 0.3 0.3 m, 8 kg, wall at 1.05, furniture, clear 0.5
    shelf | wall shelf, ledge, sill, rack, shelving, windowsill, plate rack
    // A board on two brackets; the things stand on the board.
    solid 1.2 0.04 0.3 at 0 0.28 0, solid 0.03 0.26 0.2 at ±0.45 0.13 -0.05, flat 1.12 0.26 at 0.3
  coat-hook: 0.6 0.2 0.24 m, 3 kg, wall at 1.5, clear 0.45
    hatrack, coatrack | coat hook, hook, peg, coat rack, hat rack, coat peg, coat stand, hat stand
    // A board with hooks under a narrow shelf: what is laid on it lies there.
    solid 0.6 0.03 0.24 at 0 0.185 0, solid 0.6 0.2 0.03 at 0 0.1 -0.105, flat 0.55 0.22 at 0.2
`);
