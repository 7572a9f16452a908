import { formRows } from './library-form.ts';

/** Keys, purses, boxes: what is carried in a pocket or a hand. */
export const smallThings = formRows(`
  key: 0.034 0.01 0.095 m, 0.05 kg, grip 0 0.005 -0.035, pointing, if not called \\bkeys$
    key | latchkey, skeleton key, passkey, brass key, door key
  keys: 0.13 0.025 0.15 m, 0.35 kg, grip 0 0.012 -0.05, hanging
    | bunch of keys, keys, key ring, keyring, ring of keys, set of keys
  coin: 0.032 0.008 0.032 m, 0.012 kg, grip 0 0.003 0, level
    coin | medal, penny, shilling, sovereign, ducat, guinea, florin, token, medallion, nickel, dime, doubloon, groat, crown piece, disc, seal
  coins: 0.12 0.04 0.11 m, 0.3 kg, grip 0 0.015 0, level, if portable and not container
    | heap of coins, coins, money, gold, silver coins, tips, change, cash, treasure, winnings
  ring: 0.026 0.03 0.014 m, 0.008 kg, grip 0 0.01 0, level, worn on finger
    ring | wedding ring, signet ring, signet, engagement ring, gold ring, band of gold, earring, earrings
  necklace: 0.15 0.018 0.18 m, 0.06 kg, grip 0 0.009 -0.07, hanging, worn on neck
    necklace, pendant, locket | chain necklace, pearls, amulet, talisman, rosary, beads, string of pearls, crucifix, cross, collar, jewels, jewel, jewellery, jewelry, cameo, medallion chain
  bracelet: 0.075 0.03 0.07 m, 0.05 kg, grip 0 0.015 -0.03, level, worn on wrist
    bracelet, bangle, wristband | cuff, sleeve, left cuff, armlet, wristwatch, wrist watch
  gem: 0.05 0.04 0.05 m, 0.12 kg, level
    jewel, gemstone, diamond | gem, ruby, emerald, sapphire, crystal, stone, pebble, rock, marble, pearl, amber, die, dice, bullet, nugget, shell, egg of glass, crystal ball, ball, brick
  button: 0.024 0.014 0.024 m, 0.006 kg, level
    button, cufflink, bead | stud, pearl button, glove button, cuff link, onyx cufflink, badge button, brooch, tooth, bullet casing, pill, thimble, cork, counter piece, chess piece, pawn
  pin: 0.014 0.01 0.075 m, 0.005 kg, pointing
    pin, hairpin, needle | cap pin, hat pin, safety pin, nail, screw, tie pin, stickpin, splinter, fishhook, arrow tip, dart, lockpick
  purse: 0.16 0.17 0.1 m, 0.35 kg, grip 0 0.16 0, hanging
    purse, pouch | money bag, small purse, coin purse, reticule, handbag, clutch, evening bag, tobacco pouch, money pouch
    within 0.015
  wallet: 0.11 0.024 0.15 m, 0.12 kg, level
    wallet, billfold | pocketbook, pocket book, cigarette case, card case
    within 0.004
  bag: 0.42 0.32 0.22 m, 2.2 kg, floor, grip 0 0.31 0, hanging
    bag, handbag, satchel, briefcase, suitcase | doctor’s bag, black bag, gladstone bag, valise, portmanteau, carpet bag, backpack, knapsack, rucksack, luggage, holdall, medical bag, schoolbag, saddlebag, tool bag, shopping bag, attache case, violin case
    within 0.03
  paper-bag: 0.2 0.26 0.13 m, 0.05 kg, grip 0 0.24 0, hanging
    paper bag | grocery bag, carrier bag, plastic bag, bag of sweets, sandwich bag, bag of groceries
    trough 0.01, within 0.012
  sack: 0.46 0.6 0.4 m, 12 kg, floor, grip 0 0.56 0, hanging
    sack, gunnysack | sandbag, grain sack, mailbag, coal sack, sack of flour, flour, potatoes, swag, bale
    within 0.04
  box: 0.32 0.2 0.22 m, 1.2 kg, grip 0 0.02 0, level
    box, casket, case | jewel box, jewellery box, cigar box, chest, cash box, strongbox, music box, carton, cardboard box, coffer, reliquary, toolbox, trunk, hatbox, first aid kit, chessboard box, urn box
    lidded 0.012, within 0.014, flat 0.28 0.18 at 0.2
  cake-box: 0.28 0.14 0.28 m, 0.2 kg, grip 0 0.01 0, level
    | cake box, pastry box, pizza box, gift box, present, gift, shoe box, shoebox, bandbox
    lidded 0.01, within 0.012, flat 0.24 0.24 at 0.14
  tin: 0.1 0.045 0.075 m, 0.12 kg, level
    tin, can, snuffbox | tin of peppermints, peppermint tin, biscuit tin, snuff box, pillbox, pill box, tobacco tin, sardine tin, tin can, oil can, powder compact, compact
    within 0.004
  basket: 0.32 0.34 0.32 m, 0.9 kg, floor, grip 0.14 0.3 0, hanging
    basket, wastebasket | wastepaper basket, waste basket, hamper, picnic basket, laundry basket, wicker basket, birdcage, cage, bin
    trough 0.02, within 0.025
  parcel: 0.2 0.11 0.15 m, 0.6 kg, grip 0 0.02 0, level
    parcel, package | packet, brown paper parcel, bundle, packet of cigarettes
`);
