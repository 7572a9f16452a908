import { formRows } from './library-form.ts';

/** What is written and printed on. They lie flat with their text up, its top to the back. */
export const papers = formRows(`
  letter: 0.15 0.012 0.21 m, 0.01 kg, grip 0 0.004 -0.09, level, if readable or not called ^(packet|sealed packet)$
    letter, note, document | sheet of paper, missive, message, epistle, paper, sheet, page, memo, telegram, cable, contract, deed, will, testament, cheque, check, bank draft, draft, iou, note of hand, promissory note, licence, license, certificate, petition, prescription, character, reference, warrant, commission, packet, sealed packet, receipt, bill, invoice, list, manuscript page, poem, drawing, sketch, map, chart, pamphlet, leaflet, handbill, confession, assay, survey, draft of a letter, torn paper, piece of paper, scrap of paper, slip of paper, summons, passport, report, menu, music, score, sheet music, invitation, poster, proclamation, banknote, statement, affidavit, diploma, notice, script, treaty, love letter
  book: 0.16 0.032 0.22 m, 0.5 kg, grip 0.07 0.016 -0.04, level
    book, ledger, notebook | diary, journal, tome, volume, bible, psalter, hymnal, prayer book, account book, novel, album, logbook, manuscript, textbook, notes, law notes, dictionary, atlas, grimoire, exercise book, sketchbook, script book, missal, register, folio, file, dossier, folder, inventory, pad, almanac, magazine
    flat 0.14 0.2 at 0.032
  envelope: 0.17 0.012 0.12 m, 0.02 kg, grip 0 0.004 -0.05, level
    envelope | letter packet, folded letter, mail, post
    within 0.002
  ticket: 0.075 0.008 0.12 m, 0.005 kg, grip 0 0.003 -0.05, level
    ticket, card, postcard | bus ticket, pawn ticket, lottery ticket, bookmark, business card, visiting card, label, playing card, stamp, cards, pack of cards, deck of cards, tag, voucher, badge, identity card, library card, membership card, credit card
  tablet: 0.18 0.022 0.25 m, 0.45 kg, grip 0 0.01 -0.1, level
    slate | wax tablet, tablet, writing tablet, clay tablet, blackboard, chalkboard, board, clipboard, sign, plaque, notice board, palette, chessboard, plank, shingle
  scroll: 0.26 0.045 0.045 m, 0.08 kg, grip 0 0.02 0, level
    scroll, parchment | roll of parchment, papyrus, blueprint, rolled map, treasure map, charter
  photograph: 0.1 0.008 0.14 m, 0.008 kg, grip 0 0.003 -0.06, level, if readable or not called ^picture$
    photograph, photo, snapshot | picture postcard, polaroid, daguerreotype, negative, x-ray, picture
  newspaper: 0.3 0.018 0.38 m, 0.2 kg, grip 0 0.008 -0.16, level, if not writable
    newspaper, gazette | paper, daily paper, evening paper, times, tabloid, broadsheet
  bundle: 0.15 0.06 0.2 m, 0.25 kg, grip 0 0.02 -0.08, level, if readable or not called ^bundle$
    sheaf | bundle of letters, bundle, bundle of notes, love letters, letters, papers, documents, stack of paper, pile of papers, packet of letters, files
`);
