import type { Seat } from './form.ts';
import { vec } from '../space/vector.ts';
import { libraryForm, type LibraryForm } from './library-form.ts';
import { boxAt, flatAt, legged } from './solids.ts';

const sitting = (x: number, y: number, z: number, yaw = 0): Seat => ({
  position: vec(x, y, z),
  yaw,
  posture: 'sitting',
});
const lying = (x: number, y: number, z: number, yaw = 0): Seat => ({ position: vec(x, y, z), yaw, posture: 'lying' });

/** What one sits and lies on. A sitter faces +z. */
export const seats: readonly LibraryForm[] = [
  libraryForm(
    'chair: 0.46 0.95 0.5 m, 5 kg, floor, furniture, grip 0 0.9 -0.22, clear 0.5',
    'chair, seat | dining chair, hall chair, wooden chair, kitchen chair, folding chair, highchair',
    {
      solids: () => [
        ...legged(vec(0.46, 0.46, 0.46), 0.05, 0.05).map((box) => ({
          ...box,
          center: vec(box.center.x, box.center.y, box.center.z + 0.02),
        })),
        boxAt(0, 0.7, -0.225, 0.44, 0.5, 0.05),
      ],
      surfaces: [flatAt(0.46, 0.4, 0.38, 0.04)],
      under: boxAt(0, 0.2, 0, 0.34, 0.38, 0.34),
      seats: [sitting(0, 0.46, 0.03)],
    },
  ),
  libraryForm(
    'armchair: 0.82 1.02 0.85 m, 24 kg, floor, furniture, clear 0.55',
    'armchair, recliner | easy chair, wing chair, wingback, rocking chair, wheelchair',
    {
      solids: () => [
        boxAt(0, 0.22, 0, 0.82, 0.44, 0.85),
        boxAt(-0.34, 0.53, 0.02, 0.14, 0.2, 0.78),
        boxAt(0.34, 0.53, 0.02, 0.14, 0.2, 0.78),
        boxAt(0, 0.72, -0.33, 0.82, 0.58, 0.18),
      ],
      surfaces: [flatAt(0.44, 0.5, 0.5, 0.1)],
      seats: [sitting(0, 0.44, 0.08)],
    },
  ),
  libraryForm(
    'stool: 0.36 0.46 0.36 m, 3 kg, floor, furniture, grip 0 0.44 0, hanging, clear 0.45',
    'stool, footstool, ottoman | pouf, pouffe, hassock, bar stool, footrest, tuffet',
    {
      solids: () => legged(vec(0.36, 0.46, 0.36), 0.05, 0.05),
      surfaces: [flatAt(0.46, 0.3, 0.3)],
      under: boxAt(0, 0.19, 0, 0.24, 0.38, 0.24),
      seats: [sitting(0, 0.46, 0)],
    },
  ),
  libraryForm(
    'bench: 1.5 0.46 0.36 m, 14 kg, floor, furniture, clear 0.5',
    'bench, pew | form, settle, church pew, garden bench, park bench, window seat',
    {
      solids: () => legged(vec(1.5, 0.46, 0.36), 0.06, 0.08),
      surfaces: [flatAt(0.46, 1.4, 0.3)],
      under: boxAt(0, 0.2, 0, 1.2, 0.38, 0.3),
      seats: [sitting(-0.45, 0.46, 0), sitting(0.45, 0.46, 0), sitting(0, 0.46, 0)],
    },
  ),
  libraryForm(
    'sofa: 1.9 0.85 0.88 m, 45 kg, floor, furniture, clear 0.55',
    'sofa, couch, settee | divan, chesterfield, davenport, chaise longue, chaise, love seat',
    {
      solids: () => [
        boxAt(0, 0.22, 0, 1.9, 0.44, 0.88),
        boxAt(-0.86, 0.52, 0.02, 0.18, 0.18, 0.84),
        boxAt(0.86, 0.52, 0.02, 0.18, 0.18, 0.84),
        boxAt(0, 0.64, -0.34, 1.9, 0.42, 0.2),
      ],
      surfaces: [flatAt(0.44, 1.45, 0.55, 0.1)],
      seats: [
        sitting(-0.48, 0.44, 0.1),
        sitting(0.48, 0.44, 0.1),
        sitting(0, 0.44, 0.1),
        lying(0, 0.46, 0.1, Math.PI / 2),
      ],
    },
  ),
  libraryForm(
    'booth: 1.5 1.15 1.85 m, 80 kg, floor, furniture, clear 0.7',
    'booth | diner booth, cafe booth, restaurant booth, banquette, corner seat',
    {
      // Two benches face each other across a table; one slides in from the front.
      solids: () => [
        boxAt(-0.49, 0.23, 0, 0.52, 0.46, 1.85),
        boxAt(0.49, 0.23, 0, 0.52, 0.46, 1.85),
        boxAt(-0.7, 0.8, 0, 0.1, 0.7, 1.85),
        boxAt(0.7, 0.8, 0, 0.1, 0.7, 1.85),
        boxAt(0, 0.74, -0.2, 0.62, 0.04, 1.35),
        boxAt(0, 0.36, -0.2, 0.08, 0.72, 0.3),
      ],
      surfaces: [flatAt(0.76, 0.6, 1.3, -0.2), flatAt(0.46, 0.3, 1.5)],
      under: boxAt(0, 0.35, -0.2, 0.4, 0.6, 1.2),
      seats: [
        sitting(-0.45, 0.46, 0.5, Math.PI / 2),
        sitting(0.45, 0.46, 0.5, -Math.PI / 2),
        sitting(-0.45, 0.46, -0.2, Math.PI / 2),
        sitting(0.45, 0.46, -0.2, -Math.PI / 2),
      ],
      suits: (thing) => !/phone|voting|photo/.test(thing.name.toLowerCase()),
    },
  ),
  libraryForm(
    'throne: 0.85 1.75 0.8 m, 60 kg, floor, furniture, clear 0.7, if not portable',
    'throne | chair of state, royal chair',
    {
      solids: () => [
        boxAt(0, 0.24, 0, 0.85, 0.48, 0.8),
        boxAt(-0.37, 0.58, 0, 0.1, 0.22, 0.76),
        boxAt(0.37, 0.58, 0, 0.1, 0.22, 0.76),
        boxAt(0, 1.1, -0.34, 0.85, 1.25, 0.12),
      ],
      surfaces: [flatAt(0.48, 0.55, 0.5, 0.08)],
      seats: [sitting(0, 0.48, 0.08)],
    },
  ),
  libraryForm(
    'bed: 1.5 1.1 2.1 m, 70 kg, floor, furniture, clear 0.5',
    'bed | four-poster, bunk, cot, pallet, daybed, hammock, mattress, berth',
    {
      // The head is at the back, at −z: a lying sleeper's feet are towards the front.
      solids: () => [
        boxAt(0, 0.42, 0.03, 1.5, 0.3, 2.04),
        boxAt(0, 0.55, -1.02, 1.5, 1.1, 0.06),
        boxAt(0, 0.35, 1.02, 1.5, 0.7, 0.06),
      ],
      surfaces: [flatAt(0.57, 1.35, 1.5, 0.2)],
      under: boxAt(0, 0.13, 0, 1.3, 0.26, 1.8),
      seats: [lying(0, 0.57, 0), sitting(-0.55, 0.57, 0.3, -Math.PI / 2), sitting(0.55, 0.57, 0.3, Math.PI / 2)],
    },
  ),
  libraryForm('cradle: 0.95 0.7 0.5 m, 9 kg, floor, furniture', 'cradle, crib | bassinet, baby bed', {
    inside: () => boxAt(0, 0.45, 0, 0.85, 0.3, 0.4),
    solids: () => [
      boxAt(0, 0.2, 0, 0.95, 0.2, 0.5),
      boxAt(0, 0.45, -0.24, 0.95, 0.3, 0.03),
      boxAt(0, 0.45, 0.24, 0.95, 0.3, 0.03),
      boxAt(-0.46, 0.5, 0, 0.03, 0.4, 0.5),
      boxAt(0.46, 0.5, 0, 0.03, 0.4, 0.5),
    ],
  }),
];
