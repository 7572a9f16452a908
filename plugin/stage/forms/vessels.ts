import { libraryForm, type LibraryForm } from './library-form.ts';
import type { FormedThing } from './form.ts';
import { boxAt, flatAt, trough, within } from './solids.ts';

const holdsDrink = (thing: FormedThing) =>
  thing.traits.has('fillable') || thing.traits.has('drinkable') || thing.traits.has('pourable');
const bulky = (thing: FormedThing) => thing.size >= 2;

/** What drinks and soups are in. Brittle ones break when they hit something at a few metres a second. */
export const vessels: readonly LibraryForm[] = [
  libraryForm(
    'cup',
    'cup, mug, teacup, tankard | coffee cup, tea cup, full cup, beaker, stein, beer mug, paper cup, tin cup, coffee, tea, chamomile, chocolate, cocoa, drink, beverage',
    {
      // With its handle at +x.
      size: [0.115, 0.085, 0.085],
      massKg: 0.3,
      inside: () => boxAt(-0.015, 0.05, 0, 0.06, 0.06, 0.06),
      grip: [0.045, 0.045, 0],
      breaksAtSpeed: 3,
    },
  ),
  libraryForm(
    'cups',
    'tea set | cups, coffee cups, empty cups, teacups, mugs, tea things, coffee things, tea service, coffee service, china, crockery, dishes',
    {
      size: [0.27, 0.1, 0.2],
      massKg: 0.7,
      carried: 'level',
      grip: [0, 0.02, 0],
      breaksAtSpeed: 3,
    },
  ),
  libraryForm(
    'goblet',
    'goblet, chalice | grail, wine cup, silver cup, loving cup, trophy, wine, communion cup, poisoned cup',
    {
      size: [0.085, 0.17, 0.085],
      massKg: 0.4,
      inside: () => boxAt(0, 0.13, 0, 0.06, 0.07, 0.06),
      grip: [0, 0.06, 0],
    },
  ),
  libraryForm(
    'glass',
    'drinking glass, tumbler, wineglass | glass, wine glass, port glass, second glass, beer glass, champagne glass, flute glass, shot glass, pint, water glass, whisky, brandy, port, beer, ale, water',
    {
      size: [0.075, 0.15, 0.075],
      massKg: 0.18,
      inside: () => boxAt(0, 0.11, 0, 0.055, 0.06, 0.055),
      grip: [0, 0.05, 0],
      breaksAtSpeed: 2.2,
    },
  ),
  libraryForm(
    'bottle',
    'bottle, flask, phial | vial, wine bottle, medicine bottle, canteen, ampoule, poison, potion, tonic, perfume, scent, champagne, cocktail shaker, ink bottle, inkwell, ink, laudanum, medicine, thermos',
    {
      size: [0.08, 0.3, 0.08],
      massKg: 0.9,
      inside: () => boxAt(0, 0.1, 0, 0.06, 0.17, 0.06),
      grip: [0, 0.12, 0],
      breaksAtSpeed: 3,
    },
  ),
  libraryForm('decanter', 'decanter, carafe | port decanter, whisky decanter, wine decanter, cruet', {
    size: [0.14, 0.27, 0.14],
    massKg: 1.2,
    inside: () => boxAt(0, 0.07, 0, 0.1, 0.11, 0.1),
    grip: [0, 0.18, 0],
    breaksAtSpeed: 2.8,
  }),
  libraryForm(
    'jug',
    'jug, flagon, pitcher, coffeepot, teapot | ewer, coffee pot, tea pot, kettle, samovar, urn, amphora, watering can, cream jug, milk jug, coffee urn',
    {
      // With its handle at −x and its spout at +x.
      size: [0.21, 0.25, 0.13],
      massKg: 1.3,
      inside: () => boxAt(0, 0.1, 0, 0.09, 0.15, 0.09),
      grip: [-0.08, 0.13, 0],
      breaksAtSpeed: 4,
    },
  ),
  libraryForm(
    'bowl',
    'bowl, basin, soup bowl | soup, stew, broth, porridge, soup plate, salad, finger bowl, washbasin, mortar, ashtray, font',
    {
      size: [0.2, 0.08, 0.2],
      massKg: 0.5,
      inside: () => boxAt(0, 0.05, 0, 0.14, 0.05, 0.14),
      grip: [0.09, 0.05, 0],
      carried: 'level',
      breaksAtSpeed: 3,
    },
  ),
  libraryForm(
    'cooking-pot',
    'pot, cauldron, saucepan | soup pot, cooking pot, kettle pot, casserole, soup, barley soup, stewpot, frying pan, pan',
    {
      size: [0.36, 0.24, 0.28],
      massKg: 3.5,
      solids: (_open, _state, size) => trough(size, 0.02),
      inside: () => boxAt(0, 0.12, 0, 0.22, 0.18, 0.22),
      grip: [0.16, 0.19, 0],
      carried: 'level',
      suits: (thing) => bulky(thing) || !/soup|stew/.test(thing.name.toLowerCase()) || !thing.traits.has('portable'),
    },
  ),
  libraryForm('bucket', 'bucket, pail | slop bucket, coal scuttle, milk pail, ice bucket, washtub, tub', {
    size: [0.3, 0.3, 0.3],
    massKg: 1.5,
    mount: 'floor',
    solids: (_open, _state, size) => trough(size, 0.02),
    inside: (_open, size) => within(size, 0.03),
    grip: [0, 0.29, 0],
    carried: 'hanging',
  }),
  libraryForm(
    'barrel',
    'barrel, cask, keg | water butt, butt, rain butt, hogshead, tun, vat, rain barrel, well, cistern, bathtub, trough, fountain',
    {
      size: [0.65, 0.92, 0.65],
      massKg: 45,
      mount: 'floor',
      furniture: true,
      inside: (_open, size) => within(size, 0.04),
      surfaces: [flatAt(0.92, 0.42, 0.42)],
      suits: (thing) => !thing.traits.has('portable') || bulky(thing),
    },
  ),
  libraryForm('drinking-horn', '| drinking horn, horn, ale horn, mead horn', {
    size: [0.13, 0.2, 0.34],
    massKg: 0.5,
    inside: () => boxAt(0, 0.16, -0.11, 0.07, 0.07, 0.07),
    grip: [0, 0.09, 0],
    suits: holdsDrink,
  }),
  libraryForm('vase', 'vase, urn | flower vase, amphora, pot, flowerpot, funeral urn, ornament', {
    size: [0.17, 0.32, 0.17],
    massKg: 1.3,
    inside: () => boxAt(0, 0.15, 0, 0.1, 0.22, 0.1),
    grip: [0, 0.22, 0],
    breaksAtSpeed: 2.5,
  }),
  libraryForm(
    'jar',
    'jar | tip jar, pickle jar, jam jar, cookie jar, honey pot, mason jar, aquarium, fishbowl, terrarium',
    {
      size: [0.12, 0.19, 0.12],
      massKg: 0.6,
      inside: () => boxAt(0, 0.08, 0, 0.09, 0.13, 0.09),
      breaksAtSpeed: 2.8,
    },
  ),
  libraryForm('plate', 'plate, saucer | dish, dinner plate, platter, collection plate, pie dish', {
    size: [0.25, 0.025, 0.25],
    massKg: 0.5,
    surfaces: [flatAt(0.02, 0.18, 0.18)],
    grip: [0.11, 0.012, 0],
    carried: 'level',
    breaksAtSpeed: 2.5,
  }),
  libraryForm('tray', 'tray, salver | tea tray, silver salver, serving tray, platter tray', {
    size: [0.42, 0.03, 0.3],
    massKg: 0.9,
    surfaces: [flatAt(0.012, 0.36, 0.25)],
    grip: [0, 0.01, 0],
    carried: 'level',
  }),
];
