import { vec } from '../space/vector.ts';
import { libraryForm, type LibraryForm } from './library-form.ts';
import { boxAt, flatAt, legged } from './solids.ts';

/** What one stands things on. */
export const tables: readonly LibraryForm[] = [
  libraryForm(
    'table: 1.8 0.75 0.9 m, 35 kg, floor, furniture, clear 0.6',
    'table | dining table, kitchen table, round table, refectory table, altar, operating table',
    {
      solids: () => legged(vec(1.8, 0.75, 0.9), 0.05, 0.08),
      surfaces: [flatAt(0.75, 1.7, 0.8)],
      under: boxAt(0, 0.35, 0, 1.5, 0.66, 0.7),
    },
  ),
  libraryForm(
    'small-table: 0.75 0.7 0.6 m, 10 kg, floor, furniture, clear 0.5',
    'coffee table | side table, nightstand, small table, little table, bedside table, night table, card table, tea table, dressing table, end table, occasional table, washstand, pedestal table, stand, plinth, pedestal, lectern, music stand',
    {
      solids: () => legged(vec(0.75, 0.7, 0.6), 0.04, 0.05),
      surfaces: [flatAt(0.7, 0.7, 0.55)],
      under: boxAt(0, 0.32, 0, 0.6, 0.6, 0.45),
    },
  ),
  libraryForm(
    'desk: 1.4 0.76 0.7 m, 45 kg, floor, furniture, clear 0.75',
    'desk, writing desk | bureau, escritoire, secretaire, writing table, davenport desk, workbench',
    {
      // One sits at its front, knees between the pedestals; the drawer is over the knees.
      solids: () => [
        boxAt(0, 0.74, 0, 1.4, 0.04, 0.7),
        boxAt(-0.52, 0.36, 0, 0.34, 0.72, 0.66),
        boxAt(0.52, 0.36, 0, 0.34, 0.72, 0.66),
        boxAt(0, 0.45, -0.31, 0.7, 0.54, 0.03),
      ],
      surfaces: [flatAt(0.76, 1.32, 0.62)],
      under: boxAt(0, 0.3, 0.03, 0.62, 0.58, 0.55),
      drawerSlot: boxAt(0, 0.655, 0.08, 0.64, 0.12, 0.5),
    },
  ),
  libraryForm(
    'counter: 2.6 1.05 0.65 m, 120 kg, floor, furniture, clear 0.7',
    'counter, bar | sales counter, shop counter, reception desk, checkout, kitchen island, worktop',
    {
      solids: () => [
        boxAt(0, 1.02, 0, 2.6, 0.06, 0.65),
        boxAt(-0.8, 0.495, -0.02, 1, 0.99, 0.58),
        boxAt(0.8, 0.495, -0.02, 1, 0.99, 0.58),
        boxAt(0, 0.42, -0.02, 0.6, 0.84, 0.58),
      ],
      surfaces: [flatAt(1.05, 2.5, 0.58)],
      drawerSlot: boxAt(0, 0.915, 0.02, 0.56, 0.13, 0.5),
    },
  ),
  libraryForm(
    'trestle: 1.7 0.76 0.75 m, 22 kg, floor, furniture, clear 0.55',
    'trestle | trestle table, saw-horse, sawhorse, easel table',
    {
      solids: () => [
        boxAt(0, 0.735, 0, 1.7, 0.05, 0.75),
        boxAt(-0.6, 0.355, 0, 0.1, 0.71, 0.62),
        boxAt(0.6, 0.355, 0, 0.1, 0.71, 0.62),
      ],
      surfaces: [flatAt(0.76, 1.6, 0.68)],
      under: boxAt(0, 0.35, 0, 1, 0.68, 0.6),
    },
  ),
  libraryForm(
    'mantelpiece: 1.5 0.09 0.3 m, 20 kg, wall at 1.16, furniture, clear 0.5',
    'mantelpiece, mantel | mantelshelf, chimneypiece',
    {
      surfaces: [flatAt(0.09, 1.4, 0.25)],
    },
  ),
  libraryForm(
    'shelf: 1.2 0.3 0.3 m, 8 kg, wall at 1.05, furniture, clear 0.5',
    'shelf | wall shelf, ledge, sill, rack, shelving, windowsill, plate rack',
    {
      // A board on two brackets; the things stand on the board.
      solids: () => [
        boxAt(0, 0.28, 0, 1.2, 0.04, 0.3),
        boxAt(-0.45, 0.13, -0.05, 0.03, 0.26, 0.2),
        boxAt(0.45, 0.13, -0.05, 0.03, 0.26, 0.2),
      ],
      surfaces: [flatAt(0.3, 1.12, 0.26)],
    },
  ),
  libraryForm(
    'coat-hook: 0.6 0.2 0.24 m, 3 kg, wall at 1.5, clear 0.45',
    'hatrack, coatrack | coat hook, hook, peg, coat rack, hat rack, coat peg, coat stand, hat stand',
    {
      // A board with hooks under a narrow shelf: what is laid `on` it lies there.
      solids: () => [boxAt(0, 0.185, 0, 0.6, 0.03, 0.24), boxAt(0, 0.1, -0.105, 0.6, 0.2, 0.03)],
      surfaces: [flatAt(0.2, 0.55, 0.22)],
    },
  ),
];
