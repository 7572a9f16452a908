import type { FormedThing } from './form.ts';
import { libraryForm, type LibraryForm } from './library-form.ts';
import { boxAt, flatAt } from './solids.ts';

const portable = (thing: FormedThing) => thing.traits.has('portable');
const fixed = (thing: FormedThing) => !portable(thing);

/** Clocks, mirrors, pictures, telephones, textiles: the things of a house. */
export const household: readonly LibraryForm[] = [
  libraryForm(
    'watch',
    'watch, pocket watch | gold watch, stopwatch, compass, fob watch, pocketwatch, barometer pocket, magnifier watch',
    {
      size: [0.06, 0.018, 0.085],
      massKg: 0.12,
      grip: [0, 0.009, -0.03],
      carried: 'level',
      breaksAtSpeed: 4,
    },
  ),
  libraryForm(
    'spectacles',
    'spectacles, eyeglasses, sunglasses | glasses, goggles, monocle, pince-nez, lorgnette, opera glasses, broken spectacles, eye patch',
    {
      size: [0.14, 0.045, 0.14],
      massKg: 0.04,
      grip: [0, 0.02, 0.05],
      carried: 'level',
      breaksAtSpeed: 3,
      wornOn: 'face',
    },
  ),
  libraryForm('lens', 'lens | spectacle lens, round of glass, eyeglass, prism', {
    size: [0.05, 0.01, 0.05],
    massKg: 0.02,
    carried: 'level',
    breaksAtSpeed: 3,
  }),
  libraryForm(
    'magnifying-glass',
    'magnifying glass, telescope | magnifier, pocket glass, spyglass, hand lens, microscope, field glass, binoculars, opera glass',
    {
      size: [0.09, 0.02, 0.22],
      massKg: 0.2,
      grip: [0, 0.01, -0.07],
      carried: 'pointing',
      breaksAtSpeed: 3.5,
    },
  ),
  libraryForm(
    'phone',
    'mobile phone, cellphone | phone, mobile, smartphone, cell phone, pager, walkie-talkie, remote, remote control, calculator, communicator, tricorder, mp3 player',
    {
      size: [0.076, 0.012, 0.155],
      massKg: 0.2,
      grip: [0, 0.006, -0.03],
      carried: 'level',
      breaksAtSpeed: 5,
      suits: portable,
    },
  ),
  libraryForm(
    'telephone',
    'telephone | phone, desk telephone, candlestick telephone, receiver, intercom, switchboard',
    {
      size: [0.24, 0.15, 0.2],
      massKg: 2,
      carried: 'level',
      grip: [0, 0.11, 0],
      breaksAtSpeed: 5,
    },
  ),
  libraryForm(
    'radio',
    'radio, wireless | radio set, transistor, transistor radio, bakelite radio, loudspeaker, speaker, tape recorder, amplifier, cassette player, receiver set',
    {
      size: [0.38, 0.26, 0.18],
      massKg: 3.5,
      carried: 'level',
      grip: [0, 0.02, 0],
      breaksAtSpeed: 5,
    },
  ),
  libraryForm(
    'clock',
    'clock | mantel clock, timepiece, carriage clock, alarm clock, hourglass, sandglass, metronome, barometer, study clock, table clock',
    {
      size: [0.3, 0.32, 0.14],
      massKg: 3,
      carried: 'level',
      grip: [0, 0.02, 0],
      breaksAtSpeed: 4,
    },
  ),
  libraryForm('grandfather-clock', 'grandfather clock | longcase clock, tall clock, pendulum clock, clock case', {
    size: [0.5, 2.1, 0.32],
    massKg: 50,
    mount: 'floor',
    furniture: true,
    clearFront: 0.5,
  }),
  libraryForm('hand-mirror', 'hand mirror, hand glass | pocket mirror, shaving mirror', {
    size: [0.13, 0.025, 0.26],
    massKg: 0.35,
    grip: [0, 0.012, -0.1],
    carried: 'pointing',
    breaksAtSpeed: 2.5,
    suits: portable,
  }),
  libraryForm('table-mirror', 'looking glass, looking-glass | mirror, dressing mirror, vanity mirror', {
    size: [0.36, 0.52, 0.2],
    massKg: 2.2,
    grip: [0, 0.3, 0],
    breaksAtSpeed: 2.5,
    suits: portable,
  }),
  libraryForm('wall-mirror', 'mirror | pier glass, wall mirror, full-length mirror, cheval glass, looking glass', {
    size: [0.7, 1.2, 0.06],
    massKg: 12,
    mount: 'wall',
    mountHeight: 0.9,
    furniture: true,
    breaksAtSpeed: 2.5,
    clearFront: 0.5,
    suits: fixed,
  }),
  libraryForm(
    'picture',
    'painting, picture, portrait | oil painting, landscape, engraving, print, canvas painting, icon, still life, fresco, mural, stained glass, trophy head, stuffed head, map on the wall, poster frame',
    {
      size: [0.75, 0.95, 0.06],
      massKg: 6,
      mount: 'wall',
      mountHeight: 1.25,
      furniture: true,
      clearFront: 0.4,
      suits: fixed,
    },
  ),
  libraryForm(
    'miniature',
    'miniature | framed photograph, portrait, painting, picture, small painting, icon, cameo portrait, picture frame, frame, silhouette',
    {
      size: [0.14, 0.19, 0.09],
      massKg: 0.4,
      grip: [0, 0.05, 0],
      breaksAtSpeed: 4,
      suits: portable,
    },
  ),
  libraryForm('umbrella', 'umbrella, parasol | brolly, sunshade, gamp, wet umbrella', {
    // Furled: its ferrule down, its crook at the top. Open and held, the canopy is above the hand.
    size: [0.13, 0.9, 0.1],
    massKg: 0.6,
    mount: 'floor',
    grip: [0, 0.82, 0],
    carried: 'hanging',
  }),
  libraryForm('hand-bell', 'handbell, hand bell | bell, dinner bell, school bell, service bell, sleigh bell, rattle', {
    size: [0.1, 0.17, 0.1],
    massKg: 0.5,
    grip: [0, 0.13, 0],
    suits: portable,
  }),
  libraryForm('bell', 'bell, gong | watch bell, alarm bell, church bell, ship’s bell, doorbell, fire bell, chime', {
    size: [0.42, 0.75, 0.42],
    massKg: 35,
    mount: 'wall',
    mountHeight: 1.55,
    // It hangs from an arm on the wall; its rope comes down to the hand.
    solids: () => [boxAt(0, 0.48, 0, 0.38, 0.4, 0.38)],
    grip: [0, 0.05, 0],
    clearFront: 0.4,
    suits: fixed,
  }),
  libraryForm('carpet', 'carpet, rug | mat, turkey carpet, hearthrug, doormat, bearskin, runner, persian rug', {
    size: [2.4, 0.02, 1.6],
    massKg: 12,
    mount: 'floor',
    furniture: true,
    surfaces: [flatAt(0.02, 2.3, 1.5)],
    under: boxAt(0, 0.008, 0, 2.2, 0.016, 1.4),
  }),
  libraryForm('pillow', 'pillow, cushion | bolster, bean bag, teddy bear, stuffed animal, doll, puppet, toy', {
    size: [0.5, 0.14, 0.34],
    massKg: 0.6,
    carried: 'level',
  }),
  libraryForm(
    'cloth',
    'cloth, handkerchief, towel | duster, rag, napkin, serviette, tea towel, kerchief, hanky, bandage, dishcloth, washcloth, lace, sponge',
    {
      size: [0.26, 0.03, 0.22],
      massKg: 0.06,
      carried: 'hanging',
      grip: [0, 0.02, 0],
    },
  ),
  libraryForm(
    'blanket',
    'blanket, quilt, bedspread, sailcloth | canvas, sail, tablecloth, sheet blanket, bedsheet, coverlet, counterpane, tarpaulin, plaid, eiderdown, shroud, bedclothes, linen, flag, duvet, bedding',
    {
      size: [0.5, 0.13, 0.4],
      massKg: 1.8,
      carried: 'hanging',
      grip: [0, 0.1, 0],
      wornOn: 'shoulders',
    },
  ),
  libraryForm(
    'statue',
    'statue, sculpture, monument | bust, figure, idol, suit of armour, armour, gargoyle, gravestone, tombstone, tomb, scarecrow, mannequin, dummy, skeleton, totem, snowman',
    {
      size: [0.6, 1.9, 0.6],
      massKg: 220,
      mount: 'floor',
      furniture: true,
      suits: fixed,
    },
  ),
  libraryForm(
    'statuette',
    'figurine, statuette | bust, idol, statue, sculpture, ornament figure, chess king, toy soldier, award, model, globe',
    {
      size: [0.13, 0.28, 0.13],
      massKg: 1.5,
      grip: [0, 0.12, 0],
      breaksAtSpeed: 3.5,
    },
  ),
  libraryForm('skull', "skull | death's head, severed head, cranium, head of yorick", {
    size: [0.15, 0.18, 0.19],
    massKg: 0.8,
    grip: [0, 0.06, 0],
    carried: 'level',
    breaksAtSpeed: 4,
  }),
];
