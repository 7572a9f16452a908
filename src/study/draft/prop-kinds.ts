import type { Trait } from '../../drama/trait.ts';

interface Furnishing {
  readonly traits: readonly Trait[];
  readonly state?: Readonly<Record<string, boolean>>;
}

/** Small things of a play by what can be done with them. */
export const kindsOfProps = {
  thing: { traits: ['portable'] },
  fragile: { traits: ['portable', 'breakable'] },
  paper: { traits: ['portable', 'readable', 'burnable'] },
  book: { traits: ['portable', 'readable'] },
  key: { traits: ['portable'] },
  box: { traits: ['portable', 'container', 'openable'], state: { open: false } },
  bag: { traits: ['portable', 'container'] },
  tray: { traits: ['portable', 'supporter'] },
  cup: { traits: ['portable', 'fillable', 'drinkable', 'breakable'] },
  food: { traits: ['portable', 'edible'] },
  weapon: { traits: ['portable', 'weapon', 'sharp'] },
  tool: { traits: ['portable', 'blunt'] },
  lamp: { traits: ['portable', 'light', 'lightable'], state: { lit: true } },
  garment: { traits: ['portable', 'wearable'] },
  instrument: { traits: ['portable', 'musical'] },
  device: { traits: ['portable', 'device', 'switchable'], state: { on: false } },
} as const satisfies Readonly<Record<string, Furnishing>>;

type PropKind = keyof typeof kindsOfProps;
export const propKinds = Object.keys(kindsOfProps) as [PropKind, ...PropKind[]];

const [top, seat, standing]: readonly Furnishing[] = [
  { traits: ['fixed', 'supporter'] },
  { traits: ['fixed', 'seat'] },
  { traits: ['fixed'] },
];
const closet: Furnishing = { traits: ['fixed', 'container', 'openable'], state: { open: false } };
const lamp: Furnishing = { traits: ['fixed', 'light', 'lightable'], state: { lit: true } };

/** What may stand in a room that no kit has, by the form it is shown as. */
export const formsOfFurniture = {
  table: top,
  'small-table': top,
  desk: top,
  counter: top,
  shelf: top,
  bench: seat,
  chair: seat,
  armchair: seat,
  stool: seat,
  sofa: seat,
  throne: seat,
  bed: { traits: ['fixed', 'bed'] },
  chest: closet,
  wardrobe: closet,
  cupboard: closet,
  crate: closet,
  barrel: standing,
  bookshelf: top,
  fireplace: lamp,
  stove: standing,
  'street-lamp': lamp,
  lantern: lamp,
  piano: { traits: ['fixed', 'musical'] },
  'grandfather-clock': standing,
  'wall-mirror': standing,
  picture: standing,
  statue: standing,
  tree: standing,
  'potted-palm': standing,
  machine: { traits: ['fixed', 'device', 'switchable'], state: { on: false } },
} as const satisfies Readonly<Record<string, Furnishing | undefined>>;

type FurnitureForm = keyof typeof formsOfFurniture;
export const furnitureForms = Object.keys(formsOfFurniture) as [FurnitureForm, ...FurnitureForm[]];
