import { formRows } from './library-form.ts';

/** What drinks and soups are in. Brittle ones break when they hit something at a few metres a second. */
export const vessels = formRows(`
  cup: 0.115 0.085 0.085 m, 0.3 kg, grip 0.045 0.045 0, breaks at 3
    cup, mug, teacup, tankard | coffee cup, tea cup, full cup, beaker, stein, beer mug, paper cup, tin cup, coffee, tea, chamomile, chocolate, cocoa, drink, beverage
    inside 0.06 0.06 0.06 at -0.015 0.05 0
  cups: 0.27 0.1 0.2 m, 0.7 kg, grip 0 0.02 0, level, breaks at 3
    tea set | cups, coffee cups, empty cups, teacups, mugs, tea things, coffee things, tea service, coffee service, china, crockery, dishes
  goblet: 0.085 0.17 0.085 m, 0.4 kg, grip 0 0.06 0
    goblet, chalice | grail, wine cup, silver cup, loving cup, trophy, wine, communion cup, poisoned cup
    inside 0.06 0.07 0.06 at 0 0.13 0
  glass: 0.075 0.15 0.075 m, 0.18 kg, grip 0 0.05 0, breaks at 2.2
    drinking glass, tumbler, wineglass | glass, wine glass, port glass, second glass, beer glass, champagne glass, flute glass, shot glass, pint, water glass, whisky, brandy, port, beer, ale, water
    inside 0.055 0.06 0.055 at 0 0.11 0
  bottle: 0.08 0.3 0.08 m, 0.9 kg, grip 0 0.12 0, breaks at 3
    bottle, flask, phial | vial, wine bottle, medicine bottle, canteen, ampoule, poison, potion, tonic, perfume, scent, champagne, cocktail shaker, ink bottle, inkwell, ink, laudanum, medicine, thermos
    inside 0.06 0.17 0.06 at 0 0.1 0
  decanter: 0.14 0.27 0.14 m, 1.2 kg, grip 0 0.18 0, breaks at 2.8
    decanter, carafe | port decanter, whisky decanter, wine decanter, cruet
    inside 0.1 0.11 0.1 at 0 0.07 0
  jug: 0.21 0.25 0.13 m, 1.3 kg, grip -0.08 0.13 0, breaks at 4
    jug, flagon, pitcher, coffeepot, teapot | ewer, coffee pot, tea pot, kettle, samovar, urn, amphora, watering can, cream jug, milk jug, coffee urn
    inside 0.09 0.15 0.09 at 0 0.1 0
  bowl: 0.2 0.08 0.2 m, 0.5 kg, grip 0.09 0.05 0, level, breaks at 3
    bowl, basin, soup bowl | soup, stew, broth, porridge, soup plate, salad, finger bowl, washbasin, mortar, ashtray, font
    inside 0.14 0.05 0.14 at 0 0.05 0
  cooking-pot: 0.36 0.24 0.28 m, 3.5 kg, grip 0.16 0.19 0, level, if bulky or not portable or not called soup|stew
    pot, cauldron, saucepan | soup pot, cooking pot, kettle pot, casserole, soup, barley soup, stewpot, frying pan, pan
    trough 0.02, inside 0.22 0.18 0.22 at 0 0.12 0
  bucket: 0.3 0.3 0.3 m, 1.5 kg, floor, grip 0 0.29 0, hanging
    bucket, pail | slop bucket, coal scuttle, milk pail, ice bucket, washtub, tub
    trough 0.02, within 0.03
  barrel: 0.65 0.92 0.65 m, 45 kg, floor, furniture, if bulky or not portable
    barrel, cask, keg | water butt, butt, rain butt, hogshead, tun, vat, rain barrel, well, cistern, bathtub, trough, fountain
    within 0.04, flat 0.42 0.42 at 0.92
  drinking-horn: 0.13 0.2 0.34 m, 0.5 kg, grip 0 0.09 0, if fillable or drinkable or pourable
    | drinking horn, horn, ale horn, mead horn
    inside 0.07 0.07 0.07 at 0 0.16 -0.11
  vase: 0.17 0.32 0.17 m, 1.3 kg, grip 0 0.22 0, breaks at 2.5
    vase, urn | flower vase, amphora, pot, flowerpot, funeral urn, ornament
    inside 0.1 0.22 0.1 at 0 0.15 0
  jar: 0.12 0.19 0.12 m, 0.6 kg, breaks at 2.8
    jar | tip jar, pickle jar, jam jar, cookie jar, honey pot, mason jar, aquarium, fishbowl, terrarium
    inside 0.09 0.13 0.09 at 0 0.08 0
  plate: 0.25 0.025 0.25 m, 0.5 kg, grip 0.11 0.012 0, level, breaks at 2.5
    plate, saucer | dish, dinner plate, platter, collection plate, pie dish
    flat 0.18 0.18 at 0.02
  tray: 0.42 0.03 0.3 m, 0.9 kg, grip 0 -0.045 0, level
    tray | tea tray, serving tray, platter tray
    flat 0.36 0.25 at 0.012
  salver: 0.3 0.022 0.3 m, 0.7 kg, grip 0 -0.043 0, level
    salver | silver salver, card tray
    flat 0.2 0.2 at 0.008
`);
