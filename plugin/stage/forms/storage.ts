import { plus, vec, type Vec3 } from '../space/vector.ts';
import { formRows } from './library-form.ts';
import { trough, within } from './solids.ts';

/** A drawer slides out by this much of its depth when it is opened. */
const DRAWN = 0.7;
const drawn = (size: Vec3): Vec3 => vec(0, 0, DRAWN * size.z);

/** Furniture that things are kept in. */
export const storage = formRows(
  `
  chest: 1.05 0.55 0.55 m, 28 kg, floor, furniture, clear 0.6, if not portable
    chest, trunk, coffer | plate chest, linen chest, treasure chest, hope chest, strongbox, steamer trunk, toy box, blanket box
    lidded 0.035, within 0.04, flat 0.95 0.45 at 0.55
  long-chest: 1.95 0.75 0.75 m, 60 kg, floor, furniture, clear 0.7
    sea chest | sail locker, sail chest, hutch, coffin, casket coffin, sarcophagus, long chest, ottoman chest
    lidded 0.04, within 0.045, flat 1.8 0.65 at 0.75
  wardrobe: 1.2 2 0.6 m, 75 kg, floor, furniture, clear 0.95
    wardrobe, closet, armoire | locker, clothes press, tall locker, safe room
    closet 0.03, within 0.04, flat 1.1 0.5 at 2
  cupboard: 1.1 0.95 0.48 m, 50 kg, floor, furniture, clear 0.85
    cupboard, cabinet, sideboard | dresser, buffet, kitchen cabinet, larder, pantry cupboard, medicine cabinet, chest of drawers, commode, credenza, refrigerator, fridge, safe, filing cabinet
    closet 0.025, within 0.03, flat 1.04 0.42 at 0.95
  bookshelf: 1.1 2 0.34 m, 80 kg, floor, furniture, clear 0.6
    bookshelf, bookcase | books, bookshelves, library shelf, shelves
    // Books fill most boards; the one at hand height has room on it.
    4 shelves 0.025, within 0.03, flat 0.98 0.26 at 0.815 0.02, flat 0.98 0.26 at 1.215 0.02, flat 1 0.28 at 2
  umbrella-stand: 0.32 0.55 0.32 m, 8 kg, floor
    | umbrella stand, elephant’s foot, stick stand, cane stand
    trough 0.03, within 0.03
  crate: 0.55 0.5 0.45 m, 9 kg, floor, clear 0.4
    crate, packing case | wooden crate, hamper, kit, tea chest, coal box, coal scuttle, bin, dustbin, trash can, garbage can
    lidded 0.02, within 0.025, flat 0.5 0.4 at 0.5
  drawer: 0.62 0.11 0.5 m, 4 kg, surface, furniture, grip 0 0.055 0.25, clear 0.85
    drawer | desk drawer, till, cash drawer
    // Drawn, it has slid out to the front by most of its depth.
`,
  {
    drawer: {
      opened: (size) => trough(size, 0.015).map((box) => ({ ...box, center: plus(box.center, drawn(size)) })),
      inside: (size, open) => {
        const room = within(size, 0.02);
        return open ? { ...room, center: plus(room.center, drawn(size)) } : room;
      },
    },
  },
);
