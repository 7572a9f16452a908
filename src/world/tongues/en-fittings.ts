import type { FittingKind } from '../fittings.ts';
import { upperFirst } from '../naming.ts';
import type { FittingWords } from './fitting-words.ts';

const substances: Readonly<Record<string, string>> = {
  wallpaper: 'papered, in a pattern one stops seeing after a week',
  'painted-wood': 'of painted wood',
  chrome: 'of metal',
  asphalt: 'of asphalt',
};
const madeOf = (substance: string): string => substances[substance] ?? `of ${substance.replaceAll('-', ' ')}`;

const looks: Readonly<Record<FittingKind, string>> = {
  wall: 'The walls stand as they have always stood.',
  floor: 'The floor has borne better and worse people.',
  ceiling: 'The ceiling is high up, and nobody has looked at it for a long time.',
  window: 'The panes give back the room.',
  stairs: 'Worn steps, hollow in the middle.',
  wainscot: 'Dark panels, as high as a hip.',
  'picture-rail': 'A rail to hang pictures from, with a little dust on it.',
  tapestries: 'Hunters, hounds, and a stag that has been running for a hundred years.',
  banners: 'The banners hang straight down. Nothing stirs them.',
  pictures: 'Nobody anyone here could name looks out of the pictures.',
  posters: 'The posters are for evenings that are over.',
  shields: 'The arms on the shields have faded.',
  menu: 'The menu is in chalk, and half of it has been wiped away.',
  neon: 'A cup of red light that hums to itself.',
  sconces: 'The lights on the wall burn low and even.',
  torches: 'The torches on the wall smoke a little.',
  pendants: 'The lamps hang each in its own small light.',
  'string-lights': 'Little lights on a string, one of them out.',
  curtains: 'The curtains hang in heavy folds, flat to the wall.',
  'half-curtains': 'Short curtains over the lower half of the glass.',
  canopy: 'Heavy cloth over the bed, stitched with things that have faded.',
  rug: 'It is worn where people walk.',
  carpet: 'It is worn where people walk.',
  flood: 'Water stands over the floor, and things turn slowly in it.',
};

const outside = {
  rain: 'Rain runs down the panes.',
  night: 'Behind the panes there is only the night.',
  day: 'Behind the panes it is day.',
} as const;

/** What belongs to a room, in English. */
export const englishFittings: FittingWords = {
  known: {
    wall: /^(walls?|wallpaper|brickwork|stonework|plaster|masonry)$/,
    floor: /^(floors?|floorboards?|flagstones?|ground|tiles|pavement)$/,
    ceiling: /^(ceilings?|rafters|beams)$/,
    window: /^(windows?|windowpanes?|panes?|windowsills?|sills?|lattice|casements?|shutters?)$/,
    stairs: /^(stairs?|staircases?|stairways?|steps|banisters?)$/,
    wainscot: /^(wainscot|wainscoting|panell?ing|panels?)$/,
    'picture-rail': /^picture[- ]rails?$/,
    tapestries: /^(tapestry|tapestries|wall hangings?|hangings?)$/,
    banners: /^(banners?|flags?|pennants?)$/,
    pictures: /^(pictures?|paintings?|portraits?|frames?|engravings?|prints?)$/,
    posters: /^(posters?|playbills?)$/,
    shields: /^(shields?|coats? of arms)$/,
    menu: /^(menus?|menu[- ]?boards?|blackboards?|chalkboards?|boards?)$/,
    neon: /^(neon|neons|neon signs?|neon lights?|signs?)$/,
    sconces: /^(sconces?|wall lamps?|wall lights?|gas ?lights?|gas brackets?|brackets?)$/,
    torches: /^torch(es)?$/,
    pendants: /^(pendants?|hanging lamps?|ceiling lamps?|lampshades?)$/,
    'string-lights': /^(string lights?|fairy lights?|little lights)$/,
    curtains: /^(curtains?|drapes?|drapery|draperies)$/,
    'half-curtains': /^(curtains?|half-curtains?|drapes?)$/,
    canopy: /^(canopy|canopies|bed ?hangings?|bed ?curtains?)$/,
    rug: /^(rugs?|carpets?|mats?)$/,
    carpet: /^(carpets?|rugs?)$/,
    flood: /^(flood|floodwater|water)$/,
  },
  names: {
    wall: 'the wall',
    floor: 'the floor',
    ceiling: 'the ceiling',
    window: 'the window',
    stairs: 'the stairs',
    wainscot: 'the panelling',
    'picture-rail': 'the picture rail',
    tapestries: 'the hangings',
    banners: 'the banners',
    pictures: 'the pictures',
    posters: 'the posters',
    shields: 'the shields',
    menu: 'the menu board',
    neon: 'the neon sign',
    sconces: 'the lights on the wall',
    torches: 'the torches',
    pendants: 'the hanging lamps',
    'string-lights': 'the little lights',
    curtains: 'the curtains',
    'half-curtains': 'the short curtains',
    canopy: 'the canopy',
    rug: 'the rug',
    carpet: 'the carpet',
    flood: 'the water',
  },
  looks: (fitting) => {
    if (fitting.outside) return outside[fitting.outside];
    const { kind, substance } = fitting;
    if (substance && kind === 'wall') return `The walls are ${madeOf(substance)}.`;
    return substance && kind === 'floor' ? `The floor is ${madeOf(substance)}.` : looks[kind];
  },
  beyond: (name) => `There is nothing there but what holds up ${name}.`,
  refusal: (name, use, kind) => {
    const plural = /s$/.test(name);
    const It = upperFirst(name);
    if (use === 'hide') {
      const why = kind === 'curtains' || kind === 'tapestries' ? 'hang flat to the wall and ' : '';
      return `${It} ${why}${plural ? 'hide' : 'hides'} nobody.`;
    }
    if (use === 'open') return `${It} ${plural ? 'stay' : 'stays'} as ${plural ? 'they are' : 'it is'} tonight.`;
    if (use === 'pass') return `Nobody gets through ${name}.`;
    if (use === 'rest') return `There is no room for that on ${name}.`;
    return `${It} ${plural ? 'belong' : 'belongs'} to the room and ${plural ? 'stay' : 'stays'} where ${plural ? 'they are' : 'it is'}.`;
  },
};
