import type { FormedThing } from './form.ts';
import { libraryForm, type LibraryForm } from './library-form.ts';
import { boxAt } from './solids.ts';

const portable = (thing: FormedThing) => thing.traits.has('portable');

/** What grows. */
export const plants: readonly LibraryForm[] = [
  libraryForm(
    'potted-palm',
    'houseplant, palm | potted palm, potted plant, plant, fern, aspidistra, rubber plant, cactus, orange tree, bush, shrub, hedge',
    {
      size: [1, 1.7, 1],
      massKg: 30,
      mount: 'floor',
      furniture: true,
      solids: () => [boxAt(0, 0.2, 0, 0.42, 0.4, 0.42), boxAt(0, 0.7, 0, 0.14, 0.6, 0.14)],
      suits: (thing) => !portable(thing),
    },
  ),
  libraryForm(
    'pot-plant',
    '| pot plant, potted plant, plant, herb, geranium, cactus, flowerpot, basil, succulent, houseplant',
    {
      size: [0.26, 0.38, 0.26],
      massKg: 1.8,
      grip: [0, 0.08, 0],
      breaksAtSpeed: 3.5,
      suits: portable,
    },
  ),
  libraryForm(
    'flower',
    'flower, blossom, rose | tulip, daffodil, poppy, orchid, lavender, iris, sunflower, violet, daisy, rosemary, lily, sprig, carnation, buttonhole, corsage, leaf, clover, mistletoe, wildflower',
    {
      // Lies on its side, its bloom to +z.
      size: [0.08, 0.07, 0.32],
      massKg: 0.03,
      grip: [0, 0.03, -0.08],
      carried: 'upright',
    },
  ),
  libraryForm(
    'bouquet',
    'bouquet, nosegay | flowers, roses, bunch of flowers, wreath, posy, garland, violets, bunch of violets, lilies, herbs',
    {
      size: [0.24, 0.2, 0.38],
      massKg: 0.3,
      grip: [0, 0.06, -0.12],
      carried: 'upright',
    },
  ),
  libraryForm('tree', 'tree | apple tree, oak, willow, stump, trunk of a tree, christmas tree, pine', {
    size: [2.2, 3.4, 2.2],
    massKg: 400,
    mount: 'floor',
    furniture: true,
    solids: () => [boxAt(0, 0.9, 0, 0.3, 1.8, 0.3), boxAt(0, 2.6, 0, 1.9, 1.6, 1.9)],
    suits: (thing) => !portable(thing),
  }),
];
