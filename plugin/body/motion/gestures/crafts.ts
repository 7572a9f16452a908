import type { WrittenScores } from './score-notation.ts';

const atMouth = '.02 1.44 .235 palm .3 fist .75 onHead .8 elbow .2';
const page = '.13 1.22 .36 palm .87 fist .5 wrist .2';
const cloth = '.05 1.14 .34 palm .2 fist .8';

/** What is done with things in hand: drunk, read, written, poured, cut, worn. */
export const crafts = {
  /** To the lips, the head back, and a breath after. */
  drink: `2.4s contact .3 carries
    .3   hand .14 1.2 .34 palm .2 fist .75
    .46  nod -.06 lids .4 open .15, hand ${atMouth}
    .62  nod -.3 lids .7, hand ${atMouth} wrist .6 y 1.46
    .74  nod -.3
    .88  nod .04 lids 0 open 0 shoulders -.2, hand .2 1.14 .36 onHead 0 wrist 0`,
  eat: `2.3s contact .3 carries
    .28  nod .12, hand .14 1.16 .34 palm .8 fist .7
    .44  nod .1 bend .06 open .5, hand ${atMouth} palm .9 fist .7
    .54  open 0, hand ${atMouth} palm .9 y 1.43
    .7   nod 0, hand .18 1.12 .34 onHead 0
    .88
    .52-.94 5x open .12 nod .025`,
  taste: `2s contact .3 carries
    .38  nod .06 open .3 knit .2, hand ${atMouth} index .8
    .58  open .05 nod -.08 tilt .16 lifted .4 lids .4, hand .14 1.26 .34 onHead 0
    .82  tilt -.06 smile .3`,
  /** Tilted from the shoulder, watched to the last drop. */
  pour: `2.3s contact .3 aims hand carries
    .3   nod .14 bend .08, hand .18 1.36 .48 palm .1 fist .8 elbow .3
    .46  nod .24 bend .12 tilt .14 sway .05, hand .18 1.42 .5 palm -1.3 fist .8 elbow .8,
         other .1 1 .36 palm .3 fist .6
    .72  tilt .16, hand .18 1.44 .5 palm -1.5 fist .8 elbow .9
    .86  tilt 0 nod .1, hand .2 1.28 .42 palm .1 elbow .1`,
  /** Upside down, and shaken. */
  empty: `2s contact .3 aims hand carries
    .3   nod .12, hand .18 1.32 .46 palm .1 fist .8 elbow .5
    .48  nod .26 bend .1 sway .08, hand .26 1.4 .46 palm -2.2 fist .8 elbow 1
    .8
    .48-.84 3x hand y .05`,
  /** Held up to the eyes, which go from line to line. */
  read: `3s contact .24 carries
    .26  nod .22 bend .03 lids .25 knit .2, hand ${page}, other ${page} y 1.2
    .84  nod .26
    .28-.84 3x turn .09
    .28-.84 1x tilt .05, hands y .015`,
  /** Small and quick, line under line. */
  write: `2.8s contact .22 aims trunk carries
    .22  nod .34 bend .18 tilt .1 knit .3, hand .1 1 .36 palm -.87 fist .75 index .4 elbow .1,
         other .12 .98 .34 palm down fist .05
    .5   hand .2 1 .36
    .56  hand .1 .99 .34
    .82  nod .3, hand .2 .99 .34
    .22-.86 14x hand y .012 z .014`,
  /** One flourish and a full stop. */
  sign: `2s contact .3 aims trunk carries
    .26  nod .3 bend .16, hand .06 1.02 .36 palm -.87 fist .75 index .4, other .14 .98 .34 palm down
    .46  hand .16 1.06 .38
    .56  hand .12 .99 .33
    .7   nod .2, hand .3 1.08 .38 wrist .3
    .84  nod 0 bend .02`,
  type: `2.4s contact .22 aims trunk
    .22  nod .22 bend .1 knit .2, hand desk, other desk
    .86
    .2-.88 9x hand y .025 x .02, other y -.025 x -.015
    .3-.8 2x turn .06`,
  /** A spark held to it, shielded by the other hand. */
  light: `2.1s contact .34 aims hand carries
    .34  bend .14 nod .16 lids .3, hand .18 1.24 .5 palm -.725 fist .8 index .5, other 0 1.18 .46 palm .4 fist .2
    .76  nod .14 lifted .2
    .88  bend 0 nod 0, hand .26 1.16 .36
    .36-.7 2x hand y .008`,
  /** Leant to, and blown. */
  extinguish: `1.9s contact .4 aims trunk
    .22  bend -.06 shoulders .5 nod -.06
    .42  bend .3 nod .06 shoulders .1 open .25 lids .4, hand .12 1.3 .4 palm .3 fist .1
    .64  bend .3 open .2
    .84  bend .02 open 0`,
  /** Round and round, and a look inside. */
  stir: `2.4s contact .26 aims trunk carries
    .24  nod .26 bend .12, hand .14 1.08 .38 palm -.725 fist .85, other .14 .98 .34 palm .3 fist .6
    .84  nod .22
    .22-.88 4x sway .015, hand x .06
    .285-.945 4x hand z .05`,
  /** Palm on cloth, in rounds. */
  wipe: `2.2s contact .28 aims hand carries
    .28  bend .2 nod .2, hand .18 1.16 .5 palm down fist .15 wrist .3, other .24 .98 .3 palm down fist .2
    .84
    .26-.88 3x twist .08, hand x .11
    .34-.96 3x hand y .04`,
  /** Hands in each other, under water or not. */
  wash: `2.4s contact .24
    .22  bend .22 nod .22, hand .03 .98 .38 palm -.6 fist .3, other .02 .95 .37 palm .9 fist .3
    .86
    .22-.88 6x hand z .05 x .02 palm .5, other z -.04`,
  /** Long strokes from the shoulders. */
  sweep: `2.2s contact .28 carries
    .24  bend .24 twist .2 nod .14, hand .24 1.16 .34 fist .9, other .18 .92 .36 fist .9
    .84  bend .22
    .22-.9 3x twist .22, hand x .06, other x -.1 z .04`,
  /** Over, under, and pulled tight. */
  tie: `2.3s contact .26 aims trunk carries
    .24  nod .28 bend .12 knit .3, hands ${cloth}
    .44  hand ${cloth} x -.04 y 1.18, other ${cloth} x -.02 y 1.1
    .6   hands ${cloth} x .03
    .78  shoulders .3, hands ${cloth} x .24 y 1.16`,
  untie: `2.2s contact .26 aims trunk carries
    .24  nod .28 bend .12 knit .3, hands ${cloth}
    .6   hands ${cloth} y 1.13 fist .7
    .8   nod .14 shoulders -.3, hand .28 1.2 .36 fist .4, other .26 1.1 .34 fist .4
    .24-.64 5x hand x .02 y .02, other x .02 y -.02`,
  /** Edge to edge, and the crease run flat. */
  fold: `2.2s contact .28 carries
    .24  nod .28, hand .2 1.1 .36 palm .6 fist .7, other .14 1.08 .36 palm .6 fist .7
    .46  hand -.06 1.14 .36 palm -.8
    .58  hand -.08 1.09 .36 palm down fist .2
    .78  hand .14 1.09 .36 palm down fist .2`,
  /** Pressed with the weight of the arm, and held. */
  seal: `2s contact .32 aims trunk carries
    .24  nod .2, hand .12 1.2 .36 palm down fist .9, other .12 1 .34 palm down fist .1
    .44  nod .3 bend .18 shoulders .3, hand .1 1.02 .36 palm down fist .9
    .72  bend .2
    .86  bend .04, hand .16 1.14 .34`,
  /** One hand up, one hand down, and it gives. */
  tear: `1.6s contact .4 carries sudden
    .28  nod .2 knit .5, hands ${cloth} y 1.2 x .04
    .46  nod .08 knit .8 smile -.4 twist .12, hand .34 1.34 .36 fist .9, other .28 1 .34 fist .9
    .58  hand .06 1.2 .36, other .05 1.16 .36
    .72  twist -.12, hand .36 1.06 .34, other .32 1.3 .36
    .86  twist 0, hands .34 1.04 .3 fist .1`,
  /** Over a knee that comes up to meet it. */
  break: `1.5s contact .44 carries sudden
    .28  bend -.08 knit .7 shoulders .3, hands .24 1.34 .34 fist .95 palm down
    .44  bend .3 sink .04 footUp .22 footAhead .12 knit 1 smile -.5, hands .26 1 .34 fist .95
    .6   footUp .1, hands .36 .94 .28
    .8   bend .04 footUp 0 footAhead 0 sink 0`,
  /** A blade drawn and pushed, the other hand holding fast. */
  cut: `1.9s contact .3 aims hand carries
    .28  bend .16 nod .22 knit .4, hand .18 1.14 .44 palm -.87 fist .9, other .04 1.02 .4 palm down fist .5
    .84
    .26-.86 4x twist .05, hand z .075 y -.02`,
  /** Over the shoulders and settled there. */
  wear: `2.4s contact .3 carries
    .24  twist .2 nod .08, hand .34 1.26 .28 fist .8, other .2 1.2 .3 fist .8
    .46  twist -.2 bend .1 turn .14, hand .24 1.44 -.1 fist .8 elbow 1, other .26 1.36 .14 fist .8 elbow .6
    .66  twist 0 bend -.06 shoulders .5 turn 0, hands .1 1.26 .2 fist .8 elbow .3
    .84  shoulders -.2 nod -.06, hands .1 1.02 .22 fist .7`,
  'take-off': `2.3s contact .32 carries
    .26  nod .12, hands .12 1.3 .18 fist .8 elbow .5
    .5   shoulders -.5 bend -.08 twist .24, hand .36 1.2 -.12 fist .8 elbow .8, other .34 1.16 -.06 fist .8 elbow .8
    .74  twist -.1 shoulders 0 bend .03, hand .4 1.1 .3, other .26 .9 .2`,
  /** Across the body to the hip, and out in one arc. */
  draw: `1.6s contact .4 carries sudden
    .24  twist -.28 nod .06 knit .5, hand -.17 .94 .16 palm down fist .9, other .24 .92 .08 fist .7
    .36  twist -.3
    .58  twist .24 bend -.05 nod -.08 knit .7 shiftZ -.02, hand .36 1.42 .42 palm 0 fist .95, other .34 .96 .02
    .82  twist .08, hand .26 1.14 .38`,
  sheathe: `1.7s contact .4 carries
    .18  hand .28 1.24 .36 fist .9
    .44  twist -.24 nod .2, hand -.06 1.18 .26 palm down fist .9 elbow .7, other .23 .92 .06 fist .7
    .62  hand -.17 .95 .16 elbow .3
    .8   twist -.04 nod 0, hand .06 .94 .24 fist .1`,
  /** Pockets, one after the other. */
  pockets: `2.4s contact .26
    .2   nod .24, hand .12 1.18 .2 fist .2 palm 0, other .2 .94 .12 fist .2
    .42  twist .1, hand .22 .9 .1, other .1 1.16 .2
    .62  twist -.1, hand .02 1.2 .2, other .22 .88 .02
    .84  twist 0 nod .14, hand .16 1.06 .32 palm up fist .2
    .16-.7 6x raps hands z .03`,
  /** Coin by coin into a palm. */
  pay: `2.3s contact .28 aims trunk
    .24  nod .2 bend .08, hand .06 1.14 .38 palm down fist .7 index .4, other .08 1.04 .4 palm up fist .15
    .84  nod .12
    .24-.84 4x raps nod -.04, hand y .08 x .05`,
} satisfies WrittenScores;
