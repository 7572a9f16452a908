import type { FormedThing } from './form.ts';
import { libraryForm, type LibraryForm } from './library-form.ts';
import { flatAt, within } from './solids.ts';

const readable = (thing: FormedThing) => thing.traits.has('readable');

/** What is written and printed on. They lie flat with their text up, its top to the back. */
export const papers: readonly LibraryForm[] = [
  libraryForm(
    'letter',
    'letter, note, document | sheet of paper, missive, message, epistle, paper, sheet, page, memo, telegram, cable, contract, deed, will, testament, cheque, check, bank draft, draft, iou, note of hand, promissory note, licence, license, certificate, petition, prescription, character, reference, warrant, commission, packet, sealed packet, receipt, bill, invoice, list, manuscript page, poem, drawing, sketch, map, chart, pamphlet, leaflet, handbill, confession, assay, survey, draft of a letter, torn paper, piece of paper, scrap of paper, slip of paper, summons, passport, report, menu, music, score, sheet music, invitation, poster, proclamation, banknote, statement, affidavit, diploma, notice, script, treaty, love letter',
    {
      size: [0.15, 0.012, 0.21],
      massKg: 0.01,
      grip: [0, 0.004, -0.09],
      carried: 'level',
      suits: (thing) => !/^(packet|sealed packet)$/.test(thing.name.toLowerCase()) || readable(thing),
    },
  ),
  libraryForm(
    'book',
    'book, ledger, notebook | diary, journal, tome, volume, bible, psalter, hymnal, prayer book, account book, novel, album, logbook, manuscript, textbook, notes, law notes, dictionary, atlas, grimoire, exercise book, sketchbook, script book, missal, register, folio, file, dossier, folder, inventory, pad, almanac, magazine',
    {
      size: [0.16, 0.032, 0.22],
      massKg: 0.5,
      surfaces: [flatAt(0.032, 0.14, 0.2)],
      grip: [0.07, 0.016, -0.04],
      carried: 'level',
    },
  ),
  libraryForm('envelope', 'envelope | letter packet, folded letter, mail, post', {
    size: [0.17, 0.012, 0.12],
    massKg: 0.02,
    inside: (_open, size) => within(size, 0.002),
    grip: [0, 0.004, -0.05],
    carried: 'level',
  }),
  libraryForm(
    'ticket',
    'ticket, card, postcard | bus ticket, pawn ticket, lottery ticket, bookmark, business card, visiting card, label, playing card, stamp, cards, pack of cards, deck of cards, tag, voucher, badge, identity card, library card, membership card, credit card',
    {
      size: [0.075, 0.008, 0.12],
      massKg: 0.005,
      grip: [0, 0.003, -0.05],
      carried: 'level',
    },
  ),
  libraryForm(
    'tablet',
    'slate | wax tablet, tablet, writing tablet, clay tablet, blackboard, chalkboard, board, clipboard, sign, plaque, notice board, palette, chessboard, plank, shingle',
    {
      size: [0.18, 0.022, 0.25],
      massKg: 0.45,
      grip: [0, 0.01, -0.1],
      carried: 'level',
    },
  ),
  libraryForm(
    'scroll',
    'scroll, parchment | roll of parchment, papyrus, blueprint, rolled map, treasure map, charter',
    {
      size: [0.26, 0.045, 0.045],
      massKg: 0.08,
      grip: [0, 0.02, 0],
      carried: 'level',
    },
  ),
  libraryForm(
    'photograph',
    'photograph, photo, snapshot | picture postcard, polaroid, daguerreotype, negative, x-ray, picture',
    {
      size: [0.1, 0.008, 0.14],
      massKg: 0.008,
      grip: [0, 0.003, -0.06],
      carried: 'level',
      suits: (thing) => !/^(picture)$/.test(thing.name.toLowerCase()) || readable(thing),
    },
  ),
  libraryForm('newspaper', 'newspaper, gazette | paper, daily paper, evening paper, times, tabloid, broadsheet', {
    size: [0.3, 0.018, 0.38],
    massKg: 0.2,
    grip: [0, 0.008, -0.16],
    carried: 'level',
    suits: (thing) => !thing.traits.has('writable'),
  }),
  libraryForm(
    'bundle',
    'sheaf | bundle of letters, bundle, bundle of notes, love letters, letters, papers, documents, stack of paper, pile of papers, packet of letters, files',
    {
      size: [0.15, 0.06, 0.2],
      massKg: 0.25,
      grip: [0, 0.02, -0.08],
      carried: 'level',
      suits: (thing) => readable(thing) || !/^(bundle)$/.test(thing.name.toLowerCase()),
    },
  ),
];
