import type { FormedThing } from './form.ts';
import { libraryForm, type LibraryForm } from './library-form.ts';
import { flatAt, lidded, trough, within } from './solids.ts';

const portable = (thing: FormedThing) => thing.traits.has('portable');
const container = (thing: FormedThing) => thing.traits.has('container');

/** Keys, purses, boxes: what is carried in a pocket or a hand. */
export const smallThings: readonly LibraryForm[] = [
  libraryForm('key', 'key | latchkey, skeleton key, passkey, brass key, door key', {
    size: [0.034, 0.01, 0.095],
    massKg: 0.05,
    grip: [0, 0.005, -0.035],
    carried: 'pointing',
    suits: (thing) => !/\bkeys$/.test(thing.name.toLowerCase()),
  }),
  libraryForm('keys', '| bunch of keys, keys, key ring, keyring, ring of keys, set of keys', {
    size: [0.13, 0.025, 0.15],
    massKg: 0.35,
    grip: [0, 0.012, -0.05],
    carried: 'hanging',
  }),
  libraryForm(
    'coin',
    'coin | medal, penny, shilling, sovereign, ducat, guinea, florin, token, medallion, nickel, dime, doubloon, groat, crown piece, disc, seal',
    {
      size: [0.032, 0.008, 0.032],
      massKg: 0.012,
      grip: [0, 0.003, 0],
      carried: 'level',
    },
  ),
  libraryForm('coins', '| heap of coins, coins, money, gold, silver coins, tips, change, cash, treasure, winnings', {
    size: [0.12, 0.04, 0.11],
    massKg: 0.3,
    grip: [0, 0.015, 0],
    carried: 'level',
    suits: (thing) => portable(thing) && !container(thing),
  }),
  libraryForm(
    'ring',
    'ring | wedding ring, signet ring, signet, engagement ring, gold ring, band of gold, earring, earrings',
    {
      size: [0.026, 0.03, 0.014],
      massKg: 0.008,
      grip: [0, 0.01, 0],
      carried: 'level',
      wornOn: 'finger',
    },
  ),
  libraryForm(
    'necklace',
    'necklace, pendant, locket | chain necklace, pearls, amulet, talisman, rosary, beads, string of pearls, crucifix, cross, collar, jewels, jewel, jewellery, jewelry, cameo, medallion chain',
    {
      size: [0.15, 0.018, 0.18],
      massKg: 0.06,
      grip: [0, 0.009, -0.07],
      carried: 'hanging',
      wornOn: 'neck',
    },
  ),
  libraryForm('bracelet', 'bracelet, bangle, wristband | cuff, sleeve, left cuff, armlet, wristwatch, wrist watch', {
    size: [0.075, 0.03, 0.07],
    massKg: 0.05,
    grip: [0, 0.015, -0.03],
    carried: 'level',
    wornOn: 'wrist',
  }),
  libraryForm(
    'gem',
    'jewel, gemstone, diamond | gem, ruby, emerald, sapphire, crystal, stone, pebble, rock, marble, pearl, amber, die, dice, bullet, nugget, shell, egg of glass, crystal ball, ball, brick',
    {
      size: [0.05, 0.04, 0.05],
      massKg: 0.12,
      carried: 'level',
    },
  ),
  libraryForm(
    'button',
    'button, cufflink, bead | stud, pearl button, glove button, cuff link, onyx cufflink, badge button, brooch, tooth, bullet casing, pill, thimble, cork, counter piece, chess piece, pawn',
    {
      size: [0.024, 0.014, 0.024],
      massKg: 0.006,
      carried: 'level',
    },
  ),
  libraryForm(
    'pin',
    'pin, hairpin, needle | cap pin, hat pin, safety pin, nail, screw, tie pin, stickpin, splinter, fishhook, arrow tip, dart, lockpick',
    {
      size: [0.014, 0.01, 0.075],
      massKg: 0.005,
      carried: 'pointing',
    },
  ),
  libraryForm(
    'purse',
    'purse, pouch | money bag, small purse, coin purse, reticule, handbag, clutch, evening bag, tobacco pouch, money pouch',
    {
      size: [0.16, 0.17, 0.1],
      massKg: 0.35,
      inside: (_open, size) => within(size, 0.015),
      grip: [0, 0.16, 0],
      carried: 'hanging',
    },
  ),
  libraryForm('wallet', 'wallet, billfold | pocketbook, pocket book, cigarette case, card case', {
    size: [0.11, 0.024, 0.15],
    massKg: 0.12,
    inside: (_open, size) => within(size, 0.004),
    carried: 'level',
  }),
  libraryForm(
    'bag',
    'bag, handbag, satchel, briefcase, suitcase | doctor’s bag, black bag, gladstone bag, valise, portmanteau, carpet bag, backpack, knapsack, rucksack, luggage, holdall, medical bag, schoolbag, saddlebag, tool bag, shopping bag, attache case, violin case',
    {
      size: [0.42, 0.32, 0.22],
      massKg: 2.2,
      mount: 'floor',
      inside: (_open, size) => within(size, 0.03),
      grip: [0, 0.31, 0],
      carried: 'hanging',
    },
  ),
  libraryForm(
    'paper-bag',
    'paper bag | grocery bag, carrier bag, plastic bag, bag of sweets, sandwich bag, bag of groceries',
    {
      size: [0.2, 0.26, 0.13],
      massKg: 0.05,
      solids: (_open, _state, size) => trough(size, 0.01),
      inside: (_open, size) => within(size, 0.012),
      grip: [0, 0.24, 0],
      carried: 'hanging',
    },
  ),
  libraryForm(
    'sack',
    'sack, gunnysack | sandbag, grain sack, mailbag, coal sack, sack of flour, flour, potatoes, swag, bale',
    {
      size: [0.46, 0.6, 0.4],
      massKg: 12,
      mount: 'floor',
      inside: (_open, size) => within(size, 0.04),
      grip: [0, 0.56, 0],
      carried: 'hanging',
    },
  ),
  libraryForm(
    'box',
    'box, casket, case | jewel box, jewellery box, cigar box, chest, cash box, strongbox, music box, carton, cardboard box, coffer, reliquary, toolbox, trunk, hatbox, first aid kit, chessboard box, urn box',
    {
      size: [0.32, 0.2, 0.22],
      massKg: 1.2,
      solids: (open, _state, size) => lidded(size, 0.012, open),
      inside: (_open, size) => within(size, 0.014),
      surfaces: [flatAt(0.2, 0.28, 0.18)],
      carried: 'level',
      grip: [0, 0.02, 0],
    },
  ),
  libraryForm('cake-box', '| cake box, pastry box, pizza box, gift box, present, gift, shoe box, shoebox, bandbox', {
    size: [0.28, 0.14, 0.28],
    massKg: 0.2,
    solids: (open, _state, size) => lidded(size, 0.01, open),
    inside: (_open, size) => within(size, 0.012),
    surfaces: [flatAt(0.14, 0.24, 0.24)],
    grip: [0, 0.01, 0],
    carried: 'level',
  }),
  libraryForm(
    'tin',
    'tin, can, snuffbox | tin of peppermints, peppermint tin, biscuit tin, snuff box, pillbox, pill box, tobacco tin, sardine tin, tin can, oil can, powder compact, compact',
    {
      size: [0.1, 0.045, 0.075],
      massKg: 0.12,
      inside: (_open, size) => within(size, 0.004),
      carried: 'level',
    },
  ),
  libraryForm(
    'basket',
    'basket, wastebasket | wastepaper basket, waste basket, hamper, picnic basket, laundry basket, wicker basket, birdcage, cage, bin',
    {
      size: [0.32, 0.34, 0.32],
      massKg: 0.9,
      mount: 'floor',
      solids: (_open, _state, size) => trough(size, 0.02),
      inside: (_open, size) => within(size, 0.025),
      grip: [0.14, 0.3, 0],
      carried: 'hanging',
    },
  ),
  libraryForm('parcel', 'parcel, package | packet, brown paper parcel, bundle, packet of cigarettes', {
    size: [0.2, 0.11, 0.15],
    massKg: 0.6,
    carried: 'level',
    grip: [0, 0.02, 0],
  }),
];
