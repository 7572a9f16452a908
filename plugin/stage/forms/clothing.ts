import type { FormedThing } from './form.ts';
import { libraryForm, type LibraryForm } from './library-form.ts';
import { within } from './solids.ts';

const wearable = (thing: FormedThing) => thing.traits.has('wearable');

/** What is worn, measured as it lies folded. */
export const clothing: readonly LibraryForm[] = [
  libraryForm('cloak', 'cloak, cape, mantle | robe, black cloak, toga, poncho, wrap, stole, vestment', {
    size: [0.46, 0.12, 0.38],
    massKg: 1.8,
    carried: 'hanging',
    grip: [0, 0.1, 0],
    wornOn: 'shoulders',
  }),
  libraryForm(
    'coat',
    'coat, jacket, garment | overcoat, raincoat, watch coat, uniform, doublet, waistcoat, shirt, blouse, jumper, sweater, cardigan, pullover, mackintosh, greatcoat, dressing gown, gown, dress, frock, clothes, costume, suit, cassock, tunic, vest, nightgown, nightshirt, corset, kimono, trousers, breeches, skirt, underwear, clothing, disguise, breastplate, lab coat, armour jacket',
    {
      size: [0.46, 0.13, 0.4],
      massKg: 1.6,
      inside: (_open, size) => within(size, 0.02),
      carried: 'hanging',
      grip: [0, 0.1, 0],
      wornOn: 'torso',
    },
  ),
  libraryForm(
    'hat',
    'hat, headdress, cap | bonnet, bowler, top hat, fedora, beret, straw hat, tricorne, turban, deerstalker, homburg, boater, hood, wig',
    {
      size: [0.3, 0.16, 0.33],
      massKg: 0.2,
      carried: 'level',
      grip: [0.13, 0.02, 0],
      wornOn: 'head',
      suits: (thing) => !/\bcap$/.test(thing.name.toLowerCase()),
    },
  ),
  libraryForm('cap', 'cap | maid’s cap, white cap, nightcap, skullcap, mob cap, coif, kippah', {
    size: [0.22, 0.11, 0.24],
    massKg: 0.1,
    carried: 'level',
    wornOn: 'head',
  }),
  libraryForm('helmet', 'helmet | helm, hard hat, morion, visor, pith helmet, casque', {
    size: [0.25, 0.26, 0.3],
    massKg: 1.6,
    carried: 'level',
    wornOn: 'head',
  }),
  libraryForm(
    'gloves',
    'glove, gauntlet, mitten | gloves, mittens, gauntlets, fur gloves, white gloves, odd glove, muff',
    {
      size: [0.19, 0.035, 0.25],
      massKg: 0.12,
      carried: 'level',
      wornOn: 'hands',
    },
  ),
  libraryForm('shawl', 'shawl, scarf | grey shawl, muffler, comforter, veil, boa, pashmina, mantilla', {
    size: [0.36, 0.07, 0.3],
    massKg: 0.4,
    carried: 'hanging',
    grip: [0, 0.06, 0],
    wornOn: 'shoulders',
  }),
  libraryForm('apron', 'apron, pinafore | smock, bib, tabard, kilt', {
    size: [0.34, 0.05, 0.3],
    massKg: 0.3,
    carried: 'hanging',
    grip: [0, 0.04, 0],
    wornOn: 'torso',
  }),
  libraryForm('crown', 'crown, diadem, tiara | coronet, circlet, laurel wreath, paper crown, halo', {
    size: [0.19, 0.12, 0.21],
    massKg: 0.8,
    carried: 'level',
    grip: [0, 0.05, 0.1],
    wornOn: 'head',
  }),
  libraryForm('mask', 'mask, domino | visor mask, false nose, gas mask, false beard, beard, disguise mask, moustache', {
    size: [0.17, 0.075, 0.2],
    massKg: 0.1,
    carried: 'level',
    wornOn: 'face',
  }),
  libraryForm(
    'ribbon',
    'ribbon, necktie | black ribbon, velvet ribbon, tie, bow tie, sash, cravat, choker, lace ribbon, garter, hair ribbon, string of beads tie, bow',
    {
      size: [0.13, 0.025, 0.16],
      massKg: 0.02,
      carried: 'hanging',
      grip: [0, 0.012, -0.06],
      wornOn: 'neck',
      suits: (thing) => wearable(thing) || !/\bbow$/.test(thing.name.toLowerCase()),
    },
  ),
  libraryForm(
    'belt',
    'belt, girdle | sword belt, sash belt, holster, scabbard, sheath, baldric, corset belt, suspenders, braces',
    {
      size: [0.2, 0.05, 0.2],
      massKg: 0.35,
      carried: 'hanging',
      wornOn: 'waist',
    },
  ),
  libraryForm(
    'shoes',
    'shoe, boot, footwear | shoes, boots, slippers, slipper, sandals, riding boots, clogs, stockings, socks, sock, stocking, galoshes, spurs, skates',
    {
      size: [0.24, 0.14, 0.29],
      massKg: 0.9,
      carried: 'hanging',
      grip: [0, 0.1, -0.08],
      wornOn: 'feet',
    },
  ),
];
