import { vec } from '../space/vector.ts';
import { libraryForm, type LibraryForm } from './library-form.ts';
import { boxAt, flatAt, legged } from './solids.ts';

/** What one stands things on. */
export const tables: readonly LibraryForm[] = [
  libraryForm('table', 'table | dining table, kitchen table, round table, refectory table, altar, operating table', {
    size: [1.8, 0.75, 0.9],
    massKg: 35,
    mount: 'floor',
    furniture: true,
    solids: () => legged(vec(1.8, 0.75, 0.9), 0.05, 0.08),
    surfaces: [flatAt(0.75, 1.7, 0.8)],
    under: boxAt(0, 0.35, 0, 1.5, 0.66, 0.7),
    clearFront: 0.6,
  }),
  libraryForm(
    'small-table',
    'coffee table | side table, nightstand, small table, little table, bedside table, night table, card table, tea table, dressing table, end table, occasional table, washstand, pedestal table, stand, plinth, pedestal, lectern, music stand',
    {
      size: [0.75, 0.7, 0.6],
      massKg: 10,
      mount: 'floor',
      furniture: true,
      solids: () => legged(vec(0.75, 0.7, 0.6), 0.04, 0.05),
      surfaces: [flatAt(0.7, 0.7, 0.55)],
      under: boxAt(0, 0.32, 0, 0.6, 0.6, 0.45),
      clearFront: 0.5,
    },
  ),
  libraryForm('desk', 'desk, writing desk | bureau, escritoire, secretaire, writing table, davenport desk, workbench', {
    size: [1.4, 0.76, 0.7],
    massKg: 45,
    mount: 'floor',
    furniture: true,
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
    clearFront: 0.75,
  }),
  libraryForm(
    'counter',
    'counter, bar | sales counter, shop counter, reception desk, checkout, kitchen island, worktop',
    {
      size: [2.6, 1.05, 0.65],
      massKg: 120,
      mount: 'floor',
      furniture: true,
      solids: () => [
        boxAt(0, 1.02, 0, 2.6, 0.06, 0.65),
        boxAt(-0.8, 0.495, -0.02, 1, 0.99, 0.58),
        boxAt(0.8, 0.495, -0.02, 1, 0.99, 0.58),
        boxAt(0, 0.42, -0.02, 0.6, 0.84, 0.58),
      ],
      surfaces: [flatAt(1.05, 2.5, 0.58)],
      drawerSlot: boxAt(0, 0.915, 0.02, 0.56, 0.13, 0.5),
      clearFront: 0.7,
    },
  ),
  libraryForm('trestle', 'trestle | trestle table, saw-horse, sawhorse, easel table', {
    size: [1.7, 0.76, 0.75],
    massKg: 22,
    mount: 'floor',
    furniture: true,
    solids: () => [
      boxAt(0, 0.735, 0, 1.7, 0.05, 0.75),
      boxAt(-0.6, 0.355, 0, 0.1, 0.71, 0.62),
      boxAt(0.6, 0.355, 0, 0.1, 0.71, 0.62),
    ],
    surfaces: [flatAt(0.76, 1.6, 0.68)],
    under: boxAt(0, 0.35, 0, 1, 0.68, 0.6),
    clearFront: 0.55,
  }),
  libraryForm('mantelpiece', 'mantelpiece, mantel | mantelshelf, chimneypiece', {
    size: [1.5, 0.09, 0.3],
    massKg: 20,
    mount: 'wall',
    mountHeight: 1.16,
    furniture: true,
    surfaces: [flatAt(0.09, 1.4, 0.25)],
    clearFront: 0.5,
  }),
  libraryForm('shelf', 'shelf | wall shelf, ledge, sill, rack, shelving, windowsill, plate rack', {
    size: [1.2, 0.3, 0.3],
    massKg: 8,
    mount: 'wall',
    mountHeight: 1.05,
    furniture: true,
    // A board on two brackets; the things stand on the board.
    solids: () => [
      boxAt(0, 0.28, 0, 1.2, 0.04, 0.3),
      boxAt(-0.45, 0.13, -0.05, 0.03, 0.26, 0.2),
      boxAt(0.45, 0.13, -0.05, 0.03, 0.26, 0.2),
    ],
    surfaces: [flatAt(0.3, 1.12, 0.26)],
    clearFront: 0.5,
  }),
  libraryForm(
    'coat-hook',
    'hatrack, coatrack | coat hook, hook, peg, coat rack, hat rack, coat peg, coat stand, hat stand',
    {
      size: [0.6, 0.2, 0.24],
      massKg: 3,
      mount: 'wall',
      mountHeight: 1.5,
      // A board with hooks under a narrow shelf: what is laid `on` it lies there.
      solids: () => [boxAt(0, 0.185, 0, 0.6, 0.03, 0.24), boxAt(0, 0.1, -0.105, 0.6, 0.2, 0.03)],
      surfaces: [flatAt(0.2, 0.55, 0.22)],
      clearFront: 0.45,
    },
  ),
];
