import { vec } from '../space/vector.ts';
import { libraryForm, type LibraryForm } from './library-form.ts';
import { boxAt, closet, flatAt, lidded, trough, within } from './solids.ts';

const doorsOf = (open: boolean) => (open ? 'open' : 'closed');

/** Furniture that things are kept in. */
export const storage: readonly LibraryForm[] = [
  libraryForm(
    'chest: 1.05 0.55 0.55 m, 28 kg, floor, furniture, clear 0.6, if not portable',
    'chest, trunk, coffer | plate chest, linen chest, treasure chest, hope chest, strongbox, steamer trunk, toy box, blanket box',
    {
      solids: (open, _state, size) => lidded(size, 0.035, open),
      inside: (_open, size) => within(size, 0.04),
      surfaces: [flatAt(0.55, 0.95, 0.45)],
    },
  ),
  libraryForm(
    'long-chest: 1.95 0.75 0.75 m, 60 kg, floor, furniture, clear 0.7',
    'sea chest | sail locker, sail chest, hutch, coffin, casket coffin, sarcophagus, long chest, ottoman chest',
    {
      solids: (open, _state, size) => lidded(size, 0.04, open),
      inside: (_open, size) => within(size, 0.045),
      surfaces: [flatAt(0.75, 1.8, 0.65)],
    },
  ),
  libraryForm(
    'wardrobe: 1.2 2 0.6 m, 75 kg, floor, furniture, clear 0.95',
    'wardrobe, closet, armoire | locker, clothes press, tall locker, safe room',
    {
      solids: (open, _state, size) => closet(size, 0.03, doorsOf(open)),
      inside: (_open, size) => within(size, 0.04),
      surfaces: [flatAt(2, 1.1, 0.5)],
    },
  ),
  libraryForm(
    'cupboard: 1.1 0.95 0.48 m, 50 kg, floor, furniture, clear 0.85',
    'cupboard, cabinet, sideboard | dresser, buffet, kitchen cabinet, larder, pantry cupboard, medicine cabinet, chest of drawers, commode, credenza, refrigerator, fridge, safe, filing cabinet',
    {
      solids: (open, _state, size) => closet(size, 0.025, doorsOf(open)),
      inside: (_open, size) => within(size, 0.03),
      surfaces: [flatAt(0.95, 1.04, 0.42)],
    },
  ),
  libraryForm(
    'bookshelf: 1.1 2 0.34 m, 80 kg, floor, furniture, clear 0.6',
    'bookshelf, bookcase | books, bookshelves, library shelf, shelves',
    {
      // Books fill most boards; the one at hand height has room on it.
      solids: (_open, _state, size) => closet(size, 0.025, 'none', 4),
      surfaces: [flatAt(0.815, 0.98, 0.26, 0.02), flatAt(1.215, 0.98, 0.26, 0.02), flatAt(2, 1, 0.28)],
      inside: (_open, size) => within(size, 0.03),
    },
  ),
  libraryForm(
    'umbrella-stand: 0.32 0.55 0.32 m, 8 kg, floor',
    '| umbrella stand, elephant’s foot, stick stand, cane stand',
    {
      solids: (_open, _state, size) => trough(size, 0.03),
      inside: (_open, size) => within(size, 0.03),
    },
  ),
  libraryForm(
    'crate: 0.55 0.5 0.45 m, 9 kg, floor, clear 0.4',
    'crate, packing case | wooden crate, hamper, kit, tea chest, coal box, coal scuttle, bin, dustbin, trash can, garbage can',
    {
      solids: (open, _state, size) => lidded(size, 0.02, open),
      inside: (_open, size) => within(size, 0.025),
      surfaces: [flatAt(0.5, 0.5, 0.4)],
    },
  ),
  libraryForm(
    'drawer: 0.62 0.11 0.5 m, 4 kg, surface, furniture, grip 0 0.055 0.25, clear 0.85',
    'drawer | desk drawer, till, cash drawer',
    {
      // Drawn, it has slid out to the front by most of its depth.
      solids: (open, _state, size) => {
        const out = open ? DRAWN * size.z : 0;
        if (!open) return [boxAt(0, size.y / 2, 0, size.x, size.y, size.z)];
        return trough(vec(size.x, size.y, size.z), 0.015).map((box) => ({
          ...box,
          center: vec(box.center.x, box.center.y, box.center.z + out),
        }));
      },
      inside: (open, size) => {
        const room = within(size, 0.02);
        return { ...room, center: vec(0, room.center.y, open ? DRAWN * size.z : 0) };
      },
    },
  ),
];

/** How much of a drawer's depth it slides out when it is opened. */
const DRAWN = 0.7;
