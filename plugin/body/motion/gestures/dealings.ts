import type { WrittenScores } from './score-notation.ts';

const flat = 'palm down wrist .95 fist .02 elbow .1';
const finger = 'palm -.87 fist .95 index 1';

/** What people say to each other with their hands, and do for each other. */
export const dealings = {
  // How people meet and part.
  /** A breath up, then down from the hips; one hand to the heart, the other swept behind. */
  bow: `2.1s contact .4 aims trunk
    .12  bend -.07 nod -.1 lifted .2, hand .34 1.06 .28 palm up
    .38  bend .78 nod .3 lids .7 sink .02 shiftZ -.03, hand heart, other back x .3 y .92 z -.22
    .62  bend .82 nod .34 lids .8
    .82  bend .12 nod -.04 lids 0, hand .3 .98 .28 palm up, other hang`,
  curtsy: `2s contact .42 aims trunk
    .16  nod -.06 shoulders .15, hands .36 .76 .1 palm -.4 fist .6 wrist .2 elbow .4
    .42  sink .24 bend .2 nod .34 tilt .08 lids .6 smile .2, hands .44 .8 .12 fist .65 wrist .5 elbow .7
    .6   sink .25 bend .2 nod .34
    .82  sink .02 bend 0 nod -.03 lids .1, hands .36 .76 .1 wrist .1`,
  /** High and open, from the elbow, the weight on one foot. */
  wave: `2.3s contact .31 aims trunk
    .1   sway -.03 nod .04
    .3   sway .08 tilt .14 lifted .5 smile .75 shoulders .15 shiftX .02, hand high x .46 y 1.66 fist 0
    .78  sway .07 tilt .12 smile .7 lifted .4
    .28-.84 3x tilt .03, hand x .1 y -.02 wrist .25`,
  salute: `1.7s contact .32 right
    .1   bend .02 shoulders .1
    .3   bend -.07 nod -.08 shoulders -.2 knit .15, hand .19 1.655 .12 palm -.5 fist 0 onHead 1 elbow .9,
         other .22 .7 .02 fist .5
    .7   bend -.07 nod -.08`,
  /** The glass is raised to the eyes of the company before it is drunk from. */
  toast: `2.4s contact .3 aims trunk carries
    .1   bend .03, hand .22 1.06 .3 fist .75 palm .1
    .3   bend -.06 nod -.1 smile .6 lifted .35 shoulders .1, hand .2 1.56 .48 fist .75 palm .1 wrist .1
    .55  nod .04, hand .2 1.6 .5
    .72  nod -.2 lids .5, hand .03 1.45 .23 onHead .6 wrist .3 elbow .3
    .84  nod -.2, hand .03 1.46 .22 wrist .5`,
  /** The whole arm says: this is they. */
  introduce: `1.9s contact .34 aims hand
    .12  hand .06 1.06 .28 palm up fist .15
    .36  twist .1 tilt .08 smile .45 lifted .3, hand .2 1.22 .56 palm up fist .05 wrist .15
    .7   twist .1 nod .1`,

  // Yes, no, and who knows.
  /** A first deep nod and one that settles. */
  nod: `1.1s contact .33
    .14  nod -.14 bend -.02 lifted .25
    .34  nod .42 bend .1 lids .35 smile .2
    .52  nod .02 bend .01 lids 0
    .7   nod .2 smile .2
    .86  nod .01`,
  /** Nodding, and an open hand that grants it. */
  agree: `1.7s contact .32
    .12  nod -.06
    .34  nod .24 bend .05 smile .45 lifted .2, hand .28 1.06 .36 palm up fist .1
    .7   nod .1, hand .3 1.02 .34
    .3-.85 2x fades nod .16`,
  /** The head turns wide, then less, then stops. */
  'shake-head': `1.5s contact .36
    .16  nod .05 knit .3 lids .3
    .4   knit .45 smile -.3 bend -.06, hand .3 .98 .28 palm down wrist .4 fist .1
    .8   knit .3 smile -.2
    .06-.94 2.5x fades turn .6 twist .12`,
  /** No, with the hand cutting across as the head turns. */
  deny: `1.7s contact .42
    .22  knit .5, hand -.02 1.14 .34 palm down fist .02 elbow .4
    .46  knit .7 smile -.4 bend -.03 twist .14, hand .46 1.12 .34 palm down wrist .2
    .7   knit .5
    .12-.8 2x fades turn .4`,
  /** One finger from side to side. */
  'wag-finger': `1.8s contact .34 aims trunk
    .3   nod .08 bend .08 knit .5 lifted .15, hand .22 1.36 .36 palm -1.1 fist .95 index 1 elbow -.2
    .76  nod .1 knit .5
    .28-.82 3x turn .1, hand x .06`,
  /** Shoulders to the ears, palms up, a tilted head; then all of it drops. */
  shrug: `1.8s contact .3
    .1   shoulders -.2 nod .05
    .3   shoulders 1 tilt .22 nod -.04 lifted .9 smile -.4, hand .4 1.1 .26 palm up fist .05 elbow -.7 wrist .3,
         other .38 1.07 .26 palm up fist .08 elbow -.7 wrist .3
    .6   shoulders .9 tilt .24 lifted .8 smile -.35 turn .08
    .76  shoulders -.25 tilt .08 lifted .2, hands .32 .88 .18 wrist 0`,
  /** A hand to the heart, and the eyes go down. */
  apologise: `2.2s contact .3
    .14  shoulders .2 lifted .5 knit -.5
    .32  bend .14 nod .26 tilt .1 lifted .5 knit -.7 smile -.3, hand heart, other .32 .98 .26 palm up fist .1
    .72  bend .16 nod .3 lids .5`,
  /** The head goes down before somebody greater; hands fold. */
  obey: `1.8s contact .36
    .36  nod .4 bend .16 shoulders .15 lids .6, hands clasped
    .7   nod .36`,
  /** Weighed in two hands, and neither will do. */
  hesitate: `2.3s contact .3
    .2   sway .05 tilt .12 knit .2 lifted .3, hands .24 1.02 .3 palm up fist .2
    .42  sway -.06 tilt -.14 turn -.2, hand .24 .98 .3, other .24 1.1 .32
    .64  sway .05 tilt .12 turn .18, hand .24 1.1 .32, other .24 .98 .3
    .82  sway 0 turn 0 nod .12, hands .26 .92 .26`,
  /** Both palms turned out: trust me, there is nothing in them. */
  trust: `1.9s contact .32 aims trunk
    .34  bend .06 tilt .12 smile .5 lifted .3, hand heart, other open z .36
    .7   nod .12 smile .5`,

  // Hands that say no, keep away, and stand in the way.
  /** One palm out, the head turned from it. */
  refuse: `1.9s contact .34 aims hand
    .14  bend .03, hand .14 1.1 .24 palm down fist .2
    .34  bend -.12 turn -.4 tilt -.1 knit .6 smile -.4 shiftZ -.04, hand .18 1.26 .54 ${flat}
    .68  bend -.12 turn -.44 lids .4, hand .18 1.25 .55 ${flat}
    .84  turn -.1 bend -.02`,
  /** Arms flung wide, feet apart: nobody passes. */
  block: `2s contact .28
    .08  bend .05, hands .22 1.04 .24 fist .3
    .28  sink .06 bend .04 nod -.06 knit .6 shoulders .1, hand .62 1.3 .12 palm -.8 fist .02 wrist .5,
         other .6 1.16 .14 palm -.8 fist .02 wrist .5
    .74  sink .06 knit .6`,
  /** Both palms up before the chest: halt. */
  stop: `1.7s contact .32 aims hands
    .3   bend .04 shiftZ .04 knit .5 lifted .2 open .25, hand .16 1.32 .52 ${flat}, other .18 1.22 .48 ${flat}
    .72  open 0
    .3-.7 2x nod .06, hands z .03 y .015`,
  /** Weight back, then both hands and the whole body forward. */
  push: `1.3s contact .46 aims hands sudden
    .26  bend -.1 shiftZ -.05 sink .03 knit .5, hands .2 1.16 .24 ${flat}
    .46  bend .3 shiftZ .09 nod .1 knit .9 open .3, hands .17 1.22 .58 ${flat}
    .62  bend .26 open .1
    .82  bend .04 shiftZ 0, hands .22 1.02 .34 wrist .2`,
  /** Chin up, fist down: let them come. */
  defy: `2s contact .3
    .12  nod .1 bend .05
    .32  nod -.26 bend -.12 shoulders -.3 knit .7 smile -.3 turn .14, hand .3 1.06 .28 fist 1 palm .3 elbow .2,
         other hip
    .74  nod -.24 knit .7
    .3-.7 2x raps hand y -.05`,
  /** Out of the way with it, from the wrist. */
  dismiss: `1.5s contact .44 aims hand
    .24  turn -.12, hand .04 1.24 .32 palm .6 wrist -.6 fist .3 elbow .3
    .46  turn -.32 nod -.08 lids .5 smile -.2, hand .34 1.24 .48 palm -1 wrist .5 fist 0
    .7   turn -.3 lids .5, hand .36 1.16 .44 wrist .1`,
  /** Nothing was seen: the body turns, hands go behind the back. */
  ignore: `2.2s contact .3
    .34  turn -.55 twist -.22 nod -.12 lifted .4 lids .4 smile -.15, hand back, other back x .02 y .98 z -.2
    .76  turn -.5 twist -.2`,
  /** A forearm before the face, the body leaning off. */
  avoid: `1.6s contact .36
    .32  sway -.2 turn -.4 bend -.08 shiftX -.06 lifted .5 knit .2, hand .1 1.5 .32 palm -.8 fist .3 elbow .7,
         other .34 .98 .24
    .64  sway -.18 turn -.4`,
  /** An arm across somebody who must be kept safe. */
  guard: `2.1s contact .3
    .3   sink .06 bend .06 knit .5 shoulders .2 shiftZ .04, hand .5 1.2 .34 palm -1 fist .1 wrist .4,
         other .16 1.14 .36 palm down fist .8
    .74  sink .05 turn .2
    .34-.8 1x turn .25`,

  // Hands that tell others where, what, and to be quiet.
  /** Drawn in, then the arm shoots out to its full length and stays. */
  point: `1.8s contact .32 aims hand
    .13  bend -.03, hand .2 1.2 .26 ${finger} index .6
    .32  bend .06 knit .3 lifted .15 shiftZ .03, hand .18 1.28 .62 ${finger} elbow .2
    .7   bend .06, hand .18 1.28 .62 ${finger}
    .86  hand .24 1.06 .36 index .2 fist .4
    .34-.62 2x raps nod .06, hand z -.03`,
  /** The same arm, thrown from behind the ear, with the body after it. */
  accuse: `2s contact .36 aims hand sudden
    .2   bend -.12 twist .25 shiftZ -.04 knit .6, hand .32 1.52 .1 ${finger} palm -1 index .5 elbow .6
    .36  bend .22 twist -.2 shiftZ .08 knit 1 open .5 nod -.08, hand .18 1.28 .62 ${finger}, other .34 .9 -.06 fist .9
    .72  bend .2 twist -.18 open .1, hand .18 1.28 .62 ${finger}
    .38-.72 3x nod .03, hand y .02`,
  /** The palm down, then there: do it. */
  command: `1.8s contact .36 aims hand
    .18  nod -.14 bend -.06 shoulders -.2, hand .24 1.5 .26 palm down fist .1
    .38  nod .08 bend .08 knit .5, hand .18 1.22 .58 palm down fist .6 index 1 wrist .1, other hip
    .7   nod -.06`,
  /** Fingers curl twice; a nod says whom. */
  beckon: `2s contact .3 aims hand
    .28  nod -.06 tilt .08 lifted .4 smile .2, hand .2 1.26 .5 palm up fist .05 wrist -.1 elbow -.3
    .8   nod .04 smile .2
    .28-.86 3x raps nod .07, hand z -.12 y .09 fist .7 wrist -.4`,
  /** A high arm that draws them over. */
  summon: `2s contact .34
    .32  nod -.1 lifted .3 open .3, hand .36 1.7 .28 palm down fist 0
    .56  nod .06, hand .22 1.28 .34 palm up fist .3
    .74  hand .34 1.56 .32 palm down fist 0
    .88  open 0, hand .24 1.16 .3 palm up`,
  /** Two hands make a horn of the mouth. */
  call: `2s contact .32
    .12  bend -.06 nod -.06
    .32  bend .1 nod -.16 open .9 lifted .4, hands .1 1.47 .24 palm .2 fist .1 onHead 1 elbow .2
    .72  bend .12 open .8
    .3-.76 2x bend .04 open .15`,
  hush: `1.9s contact .3
    .1   shoulders .2
    .32  bend .14 shoulders .5 lifted .6 nod .02, hand lips, other .3 1.06 .32 palm down fist .05 wrist .4
    .72  bend .14 shoulders .4 lifted .6 turn .18
    .34-.74 2x other y -.04`,
  /** A hand at the mouth, and the body leans to an ear. */
  whisper: `2.1s contact .3 aims trunk
    .32  bend .22 sway .1 tilt .14 shoulders .3 lids .25, hand .12 1.48 .2 palm -.3 fist .05 onHead 1 elbow .1
    .74  bend .22 turn .06`,
  /** A hand behind the ear. */
  listen: `2.4s contact .26 aims trunk
    .28  tilt .2 turn -.25 bend .12 lifted .35 lids .2, hand ear
    .76  tilt .22 turn -.3 bend .14`,
  /** One, two, three, on the fingers of the other hand. */
  count: `2.6s contact .24
    .2   nod .22 knit .25, hand .08 1.16 .34 palm -.6 fist .85 index 1, other .06 1.12 .34 palm up fist .1
    .86  nod .18
    .2-.86 4x raps nod -.06 tilt .04, hand y .07 x .03`,
  /** Here it is, for all to see. */
  show: `2s contact .34 aims hand carries
    .14  hand .14 1.1 .3 palm .6 fist .5
    .36  bend .05 lifted .5 smile .2, hand .18 1.3 .56 palm 1.015 fist .4 wrist .3, other open x .3 y 1
    .74  tilt .08`,

  // What is done to those one is fond of.
  /** Arms open first, then close; the head finds a shoulder. */
  embrace: `2.8s contact .3 aims hands
    .14  bend -.04 smile .5 lifted .3, hand .46 1.24 .36 palm .4 fist .05, other .46 1.12 .36 palm .4 fist .05
    .32  bend .14 tilt .26 nod .1 shiftZ .06 lids .8 smile .6, hand -.02 1.3 .44 palm .1 fist .1 elbow .6,
         other .02 1.12 .42 palm .1 fist .1 elbow .4
    .74  bend .16 sway .03 lids .9
    .88  tilt .05 lids .1, hands .22 1.14 .46
    .36-.72 2x sway .03, hand y .025`,
  kiss: `2.2s contact .38 aims hand
    .18  tilt .1 lids .2, hand .16 1.28 .4 palm .5 fist .15
    .4   bend .24 nod -.06 tilt .26 shiftZ .05 lids 1 smile .2, hand .14 1.42 .46 palm .5 fist .15 wrist .3
    .62  bend .26 lids 1
    .84  bend .03 tilt .1 lids .2 smile .5, hand .18 1.22 .4`,
  /** Blown off the fingers. */
  'blow-kiss': `2s contact .5 aims hand
    .3   nod .06 lids .6 tilt .1, hand mouth fist .4 onHead 0
    .42  nod .08, hand mouth fist .6 onHead 0
    .6   nod -.12 smile .8 lids 0 lifted .3 bend .04, hand .22 1.36 .54 palm up fist 0 wrist .1
    .8   smile .6`,
  /** A hand laid on, lightly, and moved a little. */
  touch: `1.8s contact .36 aims hand
    .36  bend .1 nod .1 tilt .1 lifted .2, hand .18 1.24 .54 palm down fist .1 wrist .3
    .76  nod .14
    .38-.82 1.5x hand x .04 y .015`,
  /** To and fro, with some weight. */
  rub: `1.8s contact .3 aims hand
    .3   bend .14 nod .22, hand .18 1.18 .5 palm down fist .25 wrist .4
    .84
    .3-.88 4x twist .05 sway .02, hand x .06`,
  /** A hand on a shoulder, the head to one side. */
  comfort: `2.5s contact .28 aims hand
    .3   bend .12 tilt .2 knit -.5 lifted .3 smile .15 shiftZ .03, hand .18 1.34 .5 palm down fist .15 wrist .3,
         other open x .24 y 1.02 z .32
    .8   tilt .22 nod .1
    .34-.8 3x raps nod .04, hand y .045`,
  /** Hands clasped at the cheek, everything soft. */
  adore: `2.4s contact .28
    .3   tilt .24 nod -.08 sway .05 smile .7 lifted .5 lids .3 shoulders .3,
         hand .06 1.36 .24 palm .5 fist .45 elbow -.2, other -.02 1.34 .25 palm .5 fist .45 elbow -.2
    .78  tilt .26 sway -.03`,
  /** The heart, with the eyes on somebody. */
  love: `2.4s contact .28 aims trunk
    .28  nod -.04 tilt .14 smile .6 knit -.3 lifted .3, hand heart, other heart y 1.15 z .22 x -.02
    .56  bend .05, hand .12 1.16 .38 palm up fist .1
    .8   bend .04, hand .16 1.12 .42`,
  /** A shoulder turned, a look back over it, hair touched. */
  flirt: `2.4s contact .3
    .3   twist -.24 turn .4 tilt -.2 sway .08 smile .6 lifted .4 lids .4 shoulders .25,
         hand ear palm .4 fist .4 index .5, other hip
    .56  lids .6
    .8   turn .36 lids .2`,
  /** The arm offered for support. */
  help: `2s contact .34 aims hands
    .34  bend .24 sink .05 nod .04 knit -.3 shiftZ .05, hand .2 1.08 .48 palm up fist .15,
         other .22 1 .44 palm up fist .15
    .74  bend .06 sink 0, hands .22 1.14 .44 fist .45`,
  /** Gently, by the hand that holds it: as one holds what must not break. */
  cradle: `2.6s contact .28 carries
    .3   nod .3 tilt .16 smile .3 lids .3, hand .04 1.08 .28 palm 1.16 fist .4, other .02 1.16 .24 palm .6 fist .3
    .84
    .3-.88 2x sway .06 tilt .03, hands x .02`,

  // Before God, the crown and the law.
  kneel: `2.6s contact .26
    .1   bend -.04
    .34  sink .4 bend .16 nod .34 lids .5, hand heart, other .16 .8 .26 palm down fist .3
    .76  sink .42 nod .38`,
  /** Palm to palm, eyes closed, lips moving. */
  pray: `3.2s contact .34
    .1   nod -.08
    .26  nod .34 bend .08 lids 1 lifted .3 shoulders .1, hands pressed
    .6   nod .28
    .74  nod -.24 bend -.02 lids .2, hands pressed y 1.3 z .28
    .88  nod .2 lids .8, hands pressed
    .26-.8 7x open .08`,
  /** A right hand in the air and the other on the heart. */
  swear: `2.4s contact .28 right
    .12  nod .04
    .3   bend -.06 nod -.08 shoulders -.2 knit .2, hand .34 1.6 .2 palm down fist .02 elbow -.2, other heart
    .8   bend -.06`,
  /** A hand laid on the air over somebody's head, and lowered. */
  bless: `2.8s contact .3 aims trunk right
    .26  nod .06 lifted .2 smile .2, hand .18 1.58 .42 palm down fist .3 index 1, other heart
    .46  nod .18 lids .5, hand .18 1.3 .48
    .62  hand .02 1.44 .44
    .78  hand .32 1.44 .44`,
  /** Arms up and out, the face to the sky. */
  worship: `3.2s contact .28
    .12  bend .08, hands .1 1.06 .26 palm up
    .36  bend -.14 nod -.3 lids .6 lifted .4 open .15, hand .48 1.66 .22 palm .58 fist .02,
         other .46 1.62 .24 palm .58 fist .02
    .6   nod -.3
    .8   bend .6 nod .3 lids 1, hands .2 1.2 .5 palm down`,
  /** Hands wrung, reaching, sinking lower with each. */
  beg: `2.8s contact .26 aims hands
    .22  bend .16 nod -.14 sink .1 knit -1 lifted .6 open .2, hand .03 1.16 .32 palm .3 fist .55,
         other .02 1.13 .31 palm .3 fist .55
    .5   bend .26 sink .18, hands .03 1.22 .46
    .66  sink .2, hands .2 1.12 .5 palm up fist .1
    .84  sink .14, hands .04 1.14 .32 palm .3 fist .55
    .2-.6 4x hand y .02 x .01, other y -.02`,
} satisfies WrittenScores;
