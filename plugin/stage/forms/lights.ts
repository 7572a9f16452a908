import { libraryForm, type LibraryForm } from './library-form.ts';
import type { FormedThing } from './form.ts';
import { boxAt, flatAt } from './solids.ts';

const fixed = (thing: FormedThing) => thing.traits.has('fixed');
const loose = (thing: FormedThing) => !fixed(thing);

/** What gives light. */
export const lights: readonly LibraryForm[] = [
  libraryForm('candle', 'candle, taper | wax candle, tallow dip, night light, tea light, candle stub', {
    size: [0.11, 0.17, 0.11],
    massKg: 0.25,
    grip: [0.05, 0.02, 0],
    carried: 'upright',
  }),
  libraryForm('candlestick', 'candlestick, candelabrum, candelabra | candle holder, candleholder, menorah, girandole', {
    size: [0.14, 0.42, 0.14],
    massKg: 0.9,
    grip: [0, 0.12, 0],
  }),
  libraryForm('lantern', 'lantern | hurricane lamp, storm lantern, dark lantern, bull’s eye, gaslight, watch lantern', {
    size: [0.17, 0.34, 0.17],
    massKg: 1.2,
    grip: [0, 0.33, 0],
    carried: 'hanging',
    breaksAtSpeed: 4.5,
  }),
  libraryForm(
    'table-lamp',
    'lamp, oil lamp | table lamp, desk lamp, reading lamp, bedside lamp, paraffin lamp, electric lamp, light',
    {
      size: [0.3, 0.48, 0.3],
      massKg: 2,
      grip: [0, 0.16, 0],
      breaksAtSpeed: 4,
      suits: loose,
    },
  ),
  libraryForm(
    'hanging-lamp',
    'chandelier | hanging lamp, ceiling lamp, pendant lamp, hall lamp, lamp, gas lamp, light, overhead light, gasolier',
    {
      size: [0.45, 0.8, 0.45],
      massKg: 5,
      mount: 'ceiling',
      mountHeight: 2.05,
      solids: () => [boxAt(0, 0.2, 0, 0.45, 0.4, 0.45)],
      breaksAtSpeed: 4,
      suits: fixed,
    },
  ),
  libraryForm('wall-lamp', 'sconce | wall lamp, wall light, gas bracket, gas jet, candle sconce, wall torch', {
    size: [0.2, 0.36, 0.24],
    massKg: 2,
    mount: 'wall',
    mountHeight: 1.7,
    breaksAtSpeed: 4,
  }),
  libraryForm(
    'street-lamp',
    'streetlight, lamppost | street lamp, lamp post, standard lamp, floor lamp, gas standard',
    {
      size: [0.36, 2.9, 0.36],
      massKg: 60,
      mount: 'floor',
      furniture: true,
      solids: () => [boxAt(0, 1.2, 0, 0.12, 2.4, 0.12), boxAt(0, 2.6, 0, 0.36, 0.6, 0.36)],
    },
  ),
  libraryForm('brazier', 'brazier | fire basket, fire bowl, firepit, fire pit, coals, camp fire, campfire, bonfire', {
    size: [0.6, 0.85, 0.6],
    massKg: 22,
    mount: 'floor',
    solids: () => [boxAt(0, 0.28, 0, 0.3, 0.56, 0.3), boxAt(0, 0.68, 0, 0.6, 0.24, 0.6)],
    inside: () => boxAt(0, 0.76, 0, 0.42, 0.16, 0.42),
    surfaces: [flatAt(0.8, 0.4, 0.4)],
  }),
  libraryForm('torch', 'torch, flambeau | brand, firebrand, burning brand, link torch', {
    size: [0.09, 0.62, 0.09],
    massKg: 0.8,
    grip: [0, 0.16, 0],
    suits: (thing) => !thing.traits.has('switchable'),
  }),
  libraryForm('flashlight', 'flashlight | electric torch, pocket torch, torch, headlamp', {
    size: [0.05, 0.05, 0.2],
    massKg: 0.3,
    grip: [0, 0.025, -0.04],
    carried: 'pointing',
  }),
  libraryForm(
    'match',
    'match, lighter | matches, lucifer, matchbox, box of matches, tinderbox, flint, cigarette lighter',
    {
      size: [0.055, 0.018, 0.038],
      massKg: 0.02,
      carried: 'level',
    },
  ),
];
