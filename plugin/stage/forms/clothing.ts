import { formRows } from './library-form.ts';

/** What is worn, measured as it lies folded. */
export const clothing = formRows(`
  cloak: 0.46 0.12 0.38 m, 1.8 kg, grip 0 0.1 0, hanging, worn on shoulders
    cloak, cape, mantle | robe, black cloak, toga, poncho, wrap, stole, vestment
  coat: 0.46 0.13 0.4 m, 1.6 kg, grip 0 0.1 0, hanging, worn on torso
    coat, jacket, garment | overcoat, raincoat, watch coat, uniform, doublet, waistcoat, shirt, blouse, jumper, sweater, cardigan, pullover, mackintosh, greatcoat, dressing gown, gown, dress, frock, clothes, costume, suit, cassock, tunic, vest, nightgown, nightshirt, corset, kimono, trousers, breeches, skirt, underwear, clothing, disguise, breastplate, lab coat, armour jacket
    within 0.02
  hat: 0.3 0.16 0.33 m, 0.2 kg, grip 0.13 0.02 0, level, worn on head, if not called \\bcap$
    hat, headdress, cap | bonnet, bowler, top hat, fedora, beret, straw hat, tricorne, turban, deerstalker, homburg, boater, hood, wig
  cap: 0.22 0.11 0.24 m, 0.1 kg, level, worn on head
    cap | maid’s cap, white cap, nightcap, skullcap, mob cap, coif, kippah
  helmet: 0.25 0.26 0.3 m, 1.6 kg, level, worn on head
    helmet | helm, hard hat, morion, visor, pith helmet, casque
  gloves: 0.19 0.035 0.25 m, 0.12 kg, level, worn on hands
    glove, gauntlet, mitten | gloves, mittens, gauntlets, fur gloves, white gloves, odd glove, muff
  shawl: 0.36 0.07 0.3 m, 0.4 kg, grip 0 0.06 0, hanging, worn on shoulders
    shawl, scarf | grey shawl, muffler, comforter, veil, boa, pashmina, mantilla
  apron: 0.34 0.05 0.3 m, 0.3 kg, grip 0 0.04 0, hanging, worn on torso
    apron, pinafore | smock, bib, tabard, kilt
  crown: 0.19 0.12 0.21 m, 0.8 kg, grip 0 0.05 0.1, level, worn on head
    crown, diadem, tiara | coronet, circlet, laurel wreath, paper crown, halo
  mask: 0.17 0.075 0.2 m, 0.1 kg, level, worn on face
    mask, domino | visor mask, false nose, gas mask, false beard, beard, disguise mask, moustache
  ribbon: 0.13 0.025 0.16 m, 0.02 kg, grip 0 0.012 -0.06, hanging, worn on neck, if wearable or not called \\bbow$
    ribbon, necktie | black ribbon, velvet ribbon, tie, bow tie, sash, cravat, choker, lace ribbon, garter, hair ribbon, string of beads tie, bow
  belt: 0.2 0.05 0.2 m, 0.35 kg, hanging, worn on waist
    belt, girdle | sword belt, sash belt, holster, scabbard, sheath, baldric, corset belt, suspenders, braces
  shoes: 0.24 0.14 0.29 m, 0.9 kg, grip 0 0.1 -0.08, hanging, worn on feet
    shoe, boot, footwear | shoes, boots, slippers, slipper, sandals, riding boots, clogs, stockings, socks, sock, stocking, galoshes, spurs, skates
`);
