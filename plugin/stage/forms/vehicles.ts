import { vec } from '../space/vector.ts';
import { libraryForm, type LibraryForm } from './library-form.ts';
import { boxAt, flatAt } from './solids.ts';

/** What carries people. They travel to +z. */
export const vehicles: readonly LibraryForm[] = [
  libraryForm(
    'boat: 1.5 0.6 3.8 m, 140 kg, floor, clear 0.3',
    'boat, rowboat | vessel craft, rowing boat, skiff, canoe, dinghy, gondola, punt, ferry, raft, ship, lifeboat',
    {
      solids: () => [
        boxAt(0, 0.08, 0, 1.1, 0.16, 3.2),
        boxAt(-0.68, 0.35, 0, 0.1, 0.5, 2.8),
        boxAt(0.68, 0.35, 0, 0.1, 0.5, 2.8),
        boxAt(0, 0.35, -1.75, 1.1, 0.5, 0.3),
        boxAt(0, 0.35, 1.75, 0.6, 0.5, 0.3),
      ],
      inside: () => boxAt(0, 0.4, 0, 1.1, 0.5, 3),
      surfaces: [flatAt(0.34, 1.1, 0.3, -0.4)],
      seats: [-0.9, 0, 0.9].map((z) => ({ position: vec(0, 0.36, z), yaw: 0, posture: 'sitting' as const })),
    },
  ),
  libraryForm(
    'cart: 1.1 1 1.9 m, 90 kg, floor',
    'cart, wagon, carriage, vehicle | coach, barrow, wheelbarrow, handcart, trolley, sledge, sleigh, sled, car, automobile, cab, taxi, bicycle, motorcycle, hansom, pram, perambulator, truck, sedan chair',
    {
      solids: () => [
        boxAt(0, 0.62, 0, 0.85, 0.3, 1.3),
        boxAt(-0.5, 0.4, 0, 0.08, 0.8, 0.8),
        boxAt(0.5, 0.4, 0, 0.08, 0.8, 0.8),
      ],
      inside: () => boxAt(0, 0.8, 0, 0.75, 0.3, 1.2),
      surfaces: [flatAt(0.78, 0.75, 1.1)],
      seats: [{ position: vec(0, 0.78, 0.2), yaw: 0, posture: 'sitting' }],
    },
  ),
];
