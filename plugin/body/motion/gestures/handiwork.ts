import type { WrittenScores } from './score-notation.ts';

const grip = 'fist .9 palm -.58';
const guardHand = '.16 1.14 .26 fist .8 palm .3';
/** Where a hand is on what it handles: straight ahead of the shoulder; the aim brings it there. */
const on = '.18 1.26 .54 palm -1.015 fist .4';
const steady = '.2 1.02 .34 palm .2 fist .4';
const looksDown = 'nod .18 bend .08';
const atMouth = '.02 1.44 .235 palm .3 fist .75 onHead .8 elbow .2';
const page = '.13 1.22 .43 palm .87 fist .5 wrist .2';
const cloth = '.05 1.14 .34 palm .2 fist .8';

/** What hands do to things, and to those they hurt. */
export const handiwork = {
  // What hurts: drawn back, struck, and followed through.
  /** From over the head, down. */
  strike: `1.3s contact .44 aims hand carries sudden
    .28  bend -.16 twist .3 nod -.06 shiftZ -.04 knit .8, hand .3 1.74 -.04 ${grip} elbow .8, other ${guardHand}
    .44  bend .3 twist -.25 sink .05 shiftZ .08 knit 1 open .5, hand .18 1.22 .58 ${grip} elbow .1
    .58  bend .36 twist -.34 open .2, hand .06 1 .42 ${grip}, other .36 .94 -.04
    .8   bend .1 twist -.06 sink 0 shiftZ 0, hand .22 .96 .3`,
  /** With the flat hand, from the side and through: it stays a moment where whoever strikes sees it with their own eyes. */
  punch: `1.5s contact .28 aims hand carries sudden
    .15  twist .42 bend .02 sink .03 shoulders .3 knit .8, hand .6 1.34 .24 fist .15 palm .2 elbow .5,
         other .14 1.16 .26 fist .6 palm .2
    .28  twist -.35 bend .16 shiftZ .08 knit 1 open .3, hand .18 1.3 .6 fist .1 palm .2 elbow .4, other .2 1.1 .16 fist .7
    .42  twist -.5 bend .14, hand .05 1.28 .54 fist .2 palm .5 elbow .5
    .64  twist -.42, hand .02 1.26 .5 palm .5
    .86  twist .05 bend .05 shiftZ 0 open 0, hand .2 1.2 .3 palm 0`,
  /** Underhand, from the hip, with the weight of the body behind the point. */
  stab: `1.4s contact .42 aims hand carries sudden
    .26  bend .06 twist .42 sink .05 shoulders .3 knit .9, hand .3 1.02 -.08 ${grip} palm 0,
         other .2 1.2 .4 palm down fist .1
    .42  bend .32 twist -.3 sink .08 shiftZ .14 knit 1 open .4, hand .18 1.24 .6 ${grip} palm 0,
         other .3 1 -.06 fist .7
    .6   bend .34 open .3 shiftZ .12
    .8   bend .08 twist .1 sink .02 shiftZ 0 open 0, hand .26 1.02 .2`,
  /** Across, from the other shoulder to far outside. */
  slash: `1.3s contact .42 aims hand carries sudden
    .26  twist -.45 bend -.04 knit .8, hand -.12 1.44 .22 ${grip} elbow .9, other ${guardHand}
    .42  twist .1 bend .16 shiftZ .06 knit 1 open .4, hand .18 1.28 .6 ${grip} palm down elbow .4
    .54  twist .5, hand .62 1.1 .18 ${grip} palm down, other .34 1 -.02
    .8   twist .06 bend 0 shiftZ 0, hand .28 .98 .26`,
  /** The whole person after both hands. */
  attack: `1.5s contact .44 aims hands sudden
    .24  bend .12 sink .12 shiftZ -.06 shoulders .5 knit .9, hands .34 1.02 .12 fist .6 elbow .6
    .44  bend .42 sink .04 shiftZ .2 nod -.25 knit 1 open .8 smile -.5, hand .16 1.38 .58 palm down fist .35,
         other .2 1.24 .52 palm down fist .35
    .64  bend .4 open .6, hands .1 1.16 .44 fist .95
    .84  bend .1 shiftZ 0 open 0 sink 0
    .46-.8 3x twist .1, hands x .03 z .03`,
  /** Two hands close round something and shake it. */
  strangle: `2.4s contact .26 aims hands
    .1   knit .8, hands .26 1.14 .28 fist .15 elbow .3
    .26  bend .18 knit 1 smile -.6 shoulders .5, hands .07 1.36 .5 palm -.6 fist .45 elbow .5
    .36  hands .055 1.36 .5 fist .85
    .82  bend .24
    .36-.86 6x nod .05 bend .02, hands z .035 y .02`,
  /** Levelled along the arm; one eye looks down it. */
  aim: `2.3s contact .26 aims hand carries
    .12  hand .2 1.06 .34 fist .9 palm 0
    .28  bend .04 tilt .18 turn .06 lids .35 knit .5 shoulders .3 shiftZ -.02,
         hand .18 1.28 .61 fist .9 palm 0 elbow .2, other -.06 1.24 .46 fist .7 palm .8
    .8   tilt .18`,
  /** Levelled, and then the kick of it. */
  shoot: `1.5s contact .4 aims hand carries sudden
    .3   tilt .12 lids .3 knit .6, hand .18 1.28 .61 fist .9 palm 0 index .3, other .3 .94 .04 fist .5
    .4   hand .18 1.28 .61 index 0
    .46  bend -.1 nod -.12 lids .9 shoulders .4, hand .2 1.46 .5 wrist .5
    .64  bend 0 nod 0 lids 0, hand .18 1.3 .58 wrist 0
    .8`,
  /** An arm up before the face, the body slipping under it. */
  parry: `1.2s contact .36 carries sudden
    .34  bend -.14 twist .3 sink .1 shiftX -.06 knit .7 lifted .2, hand .06 1.6 .34 ${grip} palm -1.2 elbow .9,
         other .36 1.02 -.04 fist .5
    .54  bend -.12 twist .34, hand .22 1.62 .36
    .8   bend 0 twist .05 sink .02, hand .24 1.1 .32 palm 0`,
  /** A stone leaves the hand at the top of the arm. */
  throw: `1.2s contact .5 aims hand carries sudden
    .32  bend -.2 twist .5 nod -.06 shiftZ -.08, hand .38 1.5 -.24 fist .8 palm down wrist .4 elbow .8,
         other .16 1.3 .52 palm down fist .1
    .5   bend .2 twist -.3 shiftZ .1 open .3, hand .2 1.52 .54 fist .1 wrist -.1, other .34 .98 .02
    .64  bend .34 twist -.4 open 0, hand .02 1.12 .5 fist .1 wrist -.5
    .82  bend .08 twist -.05 shiftZ 0`,
  /** A shoulder, a step, and the other has the wall behind them. */
  corner: `2s contact .34 aims hand
    .34  bend .18 shiftZ .08 nod -.1 knit .8, hand .2 1.4 .58 palm down wrist .9 fist .05, other hip
    .76  bend .2 nod -.14 tilt .1`,
  /** An elbow in the ribs. */
  nudge: `1.1s contact .42
    .22  sway -.05 tilt .06, hand .2 1.04 .2 fist .5 elbow .2
    .44  sway .14 tilt .16 shiftX .05 smile .4 lifted .4, hand .22 1.1 .16 fist .6 elbow 1
    .7   sway .04 tilt .1 shiftX 0`,

  // Hands on things that stay where they are: got hold of, moved, worked. The contact is where the hand arrives.
  take: `1.3s contact .4 aims hand carries
    .2   bend .06 nod .14, hand ${on} y 1.14 z .4 fist .1
    .4   bend .1 nod .2, hand ${on} fist .1
    .52  hand ${on} fist .75
    .76  bend -.02 nod .1, hand .2 1.16 .36 palm .3 fist .75`,
  /** Quick, with a look over the shoulder. */
  steal: `1.5s contact .34 aims hand carries
    .18  turn -.4 shoulders .4 bend .08, hand ${on} y 1.1 z .36 fist .1
    .36  turn .1 bend .14 shoulders .6, hand ${on} fist .2
    .46  hand ${on} fist .85
    .68  turn .45 bend .06, hand .06 1.06 .22 palm .2 fist .85
    .86  turn -.2 shoulders .2`,
  put: `1.3s contact .42 aims hand carries
    .24  ${looksDown}, hand ${on} y 1.34 z .5 fist .75
    .44  bend .14 nod .24, hand ${on} fist .7
    .6   hand ${on} fist .1 y 1.3 z .5
    .8   bend .02 nod .06`,
  /** Fingers open, and the eyes follow it down. */
  drop: `1.2s contact .42 carries
    .3   nod .06, hand .26 1.04 .36 palm down fist .7
    .44  nod .26 bend .06, hand .26 1.08 .36 fist 0
    .72  nod .34`,
  give: `1.7s contact .38 aims hand carries
    .16  hand .14 1.06 .32 palm .8 fist .6
    .4   bend .14 nod .06 tilt .08 lifted .3 smile .3 shiftZ .04, hand .18 1.16 .56 palm up fist .35,
         other .2 1.02 .34 palm up fist .2
    .56  hand .18 1.18 .56 fist .05
    .8   bend .03 nod .14`,
  /** Grasped, and drawn to oneself with the weight of the body. */
  open: `1.7s contact .34 aims hand carries
    .34  bend .06 nod .1, hand ${on} fist .7
    .44  bend .08, hand ${on} palm -.2 fist .85
    .72  bend -.08 twist .24 shiftZ -.03 lifted .3, hand .34 1.2 .34 palm 0 fist .8
    .86  bend 0 twist .06, hand .34 1.12 .32 fist .3`,
  /** Pushed to, with the flat of the hand, until it stays. */
  close: `1.5s contact .34 aims hand carries
    .34  bend .02, hand .34 1.22 .38 palm down wrist .5 fist .2
    .58  bend .16 twist -.16 shiftZ .03, hand .18 1.26 .58 wrist .7 fist .05
    .74  nod .1`,
  /** A key, a knob, a tap: half round, and half round again. */
  'turn-key': `1.8s contact .32 aims hand carries
    .32  bend .16 nod .2 tilt .1 knit .2, hand ${on} fist .75 palm -.8
    .52  tilt -.04, hand ${on} fist .75 palm .9
    .62  hand ${on} fist .6 palm -.3
    .78  bend .12, hand ${on} fist .75 palm 1`,
  /** One finger, and a look whether it worked. */
  press: `1.3s contact .4 aims hand carries
    .28  nod .1, hand ${on} z .48 fist .9 index 1
    .42  nod .16 bend .06, hand ${on} z .56 fist .9 index 1
    .58  hand ${on} z .48 fist .9 index .9
    .8   nod -.1 lifted .3 bend 0`,
  pull: `1.7s contact .3 aims hands carries
    .3   bend .16 sink .04 shiftZ .04, hand .14 1.12 .54 palm down fist .9, other .06 1.06 .5 palm down fist .9
    .66  bend -.28 sink .1 shiftZ -.1 knit .6 smile -.3 shoulders .3, hand .14 1.06 .36, other .06 1.02 .32
    .84  bend -.02 shiftZ 0 sink 0`,
  knock: `1.7s contact .3 aims hand carries
    .28  bend .05 tilt .08, hand ${on} y 1.38 z .5 fist .95 palm .3 elbow .2
    .76  tilt .16 turn .12
    .28-.72 3x raps hand z -.08 wrist .4`,
  squeeze: `1.6s contact .3 aims hand carries
    .3   bend .08 nod .14, hand ${on} palm .3 fist .35
    .54  shoulders .4 knit .5, hand ${on} palm .3 fist .95
    .76  shoulders .1, hand ${on} palm .3 fist .5
    .45-.72 4x hand x .006 y .006`,
  shake: `1.6s contact .28 carries
    .24  nod .14 tilt .1, hand .24 1.34 .34 palm .3 fist .85
    .82  tilt .14
    .24-.84 5x nod .02, hand y .05 x .02`,
  ring: `2s contact .3 carries
    .26  nod -.04 lifted .3 tilt -.08, hand .34 1.44 .3 palm 0 fist .9 elbow .1
    .82  turn .16
    .26-.86 4x sway .02, hand x .08 palm .5`,
  swing: `1.6s contact .4 carries sudden
    .24  twist .4, hand .56 1.2 -.06 fist .9, other .24 1.1 .3 fist .4
    .44  twist -.3 bend .1, hand .06 1.16 .48 fist .9
    .66  twist .3, hand .54 1.3 .04
    .84  twist 0 bend 0, hand .3 1.04 .3`,
  reach: `1.6s contact .36 aims hand
    .38  bend .2 twist -.14 nod -.06 shoulders .3 lifted .2 shiftZ .04, hand .18 1.3 .62 palm -1.16 fist .02
    .72
    .38-.74 2x hand fist .15 z -.02`,
  catch: `1.2s contact .4 aims hands sudden
    .24  sink .05 lifted .6, hands .2 1.2 .38 palm up fist .1
    .42  bend .06, hands .07 1.3 .48 palm .3 fist .3
    .58  sink .08 bend .1, hands .05 1.1 .28 fist .7
    .82  sink 0 bend 0 smile .3`,
  /** It is held, and looked at, in both hands. */
  hold: `2s contact .3 carries
    .3   nod .24 tilt .08, hand .06 1.12 .32 palm .4 fist .75, other .06 1.08 .32 palm .8 fist .55
    .8   nod .2`,
  /** Up before everybody's eyes. */
  raise: `2.2s contact .26 carries
    .14  bend .05, hand .24 1 .32 fist .85
    .4   bend -.08 nod -.16 lifted .3 shoulders .2, hand .26 1.82 .2 palm -.2 fist .85 elbow .2
    .76`,
  lower: `1.7s contact .36 carries
    .18  hand .24 1.3 .36 fist .8
    .6   nod .22 bend .06 shoulders -.4 lids .4, hand .26 .76 .2 fist .7
    .8`,
  /** Both arms under it, leaning back from the weight. */
  carry: `1.9s contact .34 carries
    .2   bend .2 sink .1, hands .16 .9 .38 palm up fist .4
    .5   bend -.12 sink .02 shoulders .2 knit .2, hands .14 1.04 .34 palm up fist .5
    .8`,
  /** Something is done with it that has no name of its own. */
  use: `1.7s contact .34 aims hand carries
    .32  ${looksDown}, hand ${on} fist .6, other ${steady}
    .78  nod .2 tilt .08
    .34-.8 3x hand y .03 palm .4`,

  // What is done with things in hand: drunk, read, written, poured, cut, worn.
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
