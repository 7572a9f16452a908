import { formRows } from './library-form.ts';

/** Clocks, mirrors, pictures, telephones, textiles: the things of a house. */
export const household = formRows(`
  watch: 0.06 0.018 0.085 m, 0.12 kg, grip 0 0.009 -0.03, level, breaks at 4
    watch, pocket watch | gold watch, stopwatch, compass, fob watch, pocketwatch, barometer pocket, magnifier watch
  spectacles: 0.14 0.045 0.14 m, 0.04 kg, grip 0 0.02 0.05, level, breaks at 3, worn on face
    spectacles, eyeglasses, sunglasses | glasses, goggles, monocle, pince-nez, lorgnette, opera glasses, broken spectacles, eye patch
  lens: 0.05 0.01 0.05 m, 0.02 kg, level, breaks at 3
    lens | spectacle lens, round of glass, eyeglass, prism
  magnifying-glass: 0.09 0.02 0.22 m, 0.2 kg, grip 0 0.01 -0.07, pointing, breaks at 3.5
    magnifying glass, telescope | magnifier, pocket glass, spyglass, hand lens, microscope, field glass, binoculars, opera glass
  phone: 0.076 0.012 0.155 m, 0.2 kg, grip 0 0.006 -0.03, level, breaks at 5, if portable
    mobile phone, cellphone | phone, mobile, smartphone, cell phone, pager, walkie-talkie, remote, remote control, calculator, communicator, tricorder, mp3 player
  telephone: 0.24 0.15 0.2 m, 2 kg, grip 0 0.11 0, level, breaks at 5
    telephone | phone, desk telephone, candlestick telephone, receiver, intercom, switchboard
  radio: 0.38 0.26 0.18 m, 3.5 kg, grip 0 0.02 0, level, breaks at 5
    radio, wireless | radio set, transistor, transistor radio, bakelite radio, loudspeaker, speaker, tape recorder, amplifier, cassette player, receiver set
  clock: 0.3 0.32 0.14 m, 3 kg, grip 0 0.02 0, level, breaks at 4
    clock | mantel clock, timepiece, carriage clock, alarm clock, hourglass, sandglass, metronome, barometer, study clock, table clock
  grandfather-clock: 0.5 2.1 0.32 m, 50 kg, floor, furniture, clear 0.5
    grandfather clock | longcase clock, tall clock, pendulum clock, clock case
  hand-mirror: 0.13 0.025 0.26 m, 0.35 kg, grip 0 0.012 -0.1, pointing, breaks at 2.5, if portable
    hand mirror, hand glass | pocket mirror, shaving mirror
  table-mirror: 0.36 0.52 0.2 m, 2.2 kg, grip 0 0.3 0, breaks at 2.5, if portable
    looking glass, looking-glass | mirror, dressing mirror, vanity mirror
  wall-mirror: 0.7 1.2 0.06 m, 12 kg, wall at 0.9, furniture, clear 0.5, breaks at 2.5, if not portable
    mirror | pier glass, wall mirror, full-length mirror, cheval glass, looking glass
  picture: 0.75 0.95 0.06 m, 6 kg, wall at 1.25, furniture, clear 0.4, if not portable
    painting, picture, portrait | oil painting, landscape, engraving, print, canvas painting, icon, still life, fresco, mural, stained glass, trophy head, stuffed head, map on the wall, poster frame
  miniature: 0.14 0.19 0.09 m, 0.4 kg, grip 0 0.05 0, breaks at 4, if portable
    miniature | framed photograph, portrait, painting, picture, small painting, icon, cameo portrait, picture frame, frame, silhouette
  umbrella: 0.13 0.9 0.1 m, 0.6 kg, floor, grip 0 0.82 0, hanging
    umbrella, parasol | brolly, sunshade, gamp, wet umbrella
  hand-bell: 0.1 0.17 0.1 m, 0.5 kg, grip 0 0.13 0, if portable
    handbell, hand bell | bell, dinner bell, school bell, service bell, sleigh bell, rattle
  bell: 0.42 0.75 0.42 m, 35 kg, wall at 1.55, grip 0 0.05 0, clear 0.4, if not portable
    bell, gong | watch bell, alarm bell, church bell, ship’s bell, doorbell, fire bell, chime
    // It hangs from an arm on the wall; its rope comes down to the hand.
    solid 0.38 0.4 0.38 at 0 0.48 0
  carpet: 2.4 0.02 1.6 m, 12 kg, floor, furniture
    carpet, rug | mat, turkey carpet, hearthrug, doormat, bearskin, runner, persian rug
    flat 2.3 1.5 at 0.02, under 2.2 0.016 1.4 at 0 0.008 0
  pillow: 0.5 0.14 0.34 m, 0.6 kg, level
    pillow, cushion | bolster, bean bag, teddy bear, stuffed animal, doll, puppet, toy
  cloth: 0.26 0.03 0.22 m, 0.06 kg, grip 0 0.02 0, hanging
    cloth, handkerchief, towel | duster, rag, napkin, serviette, tea towel, kerchief, hanky, bandage, dishcloth, washcloth, lace, sponge
  blanket: 0.5 0.13 0.4 m, 1.8 kg, grip 0 0.1 0, hanging, worn on shoulders
    blanket, quilt, bedspread, sailcloth | canvas, sail, tablecloth, sheet blanket, bedsheet, coverlet, counterpane, tarpaulin, plaid, eiderdown, shroud, bedclothes, linen, flag, duvet, bedding
  statue: 0.6 1.9 0.6 m, 220 kg, floor, furniture, if not portable
    statue, sculpture, monument | bust, figure, idol, suit of armour, armour, gargoyle, gravestone, tombstone, tomb, scarecrow, mannequin, dummy, skeleton, totem, snowman
  statuette: 0.13 0.28 0.13 m, 1.5 kg, grip 0 0.12 0, breaks at 3.5
    figurine, statuette | bust, idol, statue, sculpture, ornament figure, chess king, toy soldier, award, model, globe
  skull: 0.15 0.18 0.19 m, 0.8 kg, grip 0 0.06 0, level, breaks at 4
    skull | death's head, severed head, cranium, head of yorick
`);
