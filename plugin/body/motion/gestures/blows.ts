import type { WrittenScores } from './score-notation.ts';

const grip = 'fist .9 palm -.58';
const guardHand = '.16 1.14 .26 fist .8 palm .3';

/** What hurts: drawn back, struck, and followed through. */
export const blows = {
  /** From over the head, down. */
  strike: `1.3s contact .44 aims hand carries sudden
    .28  bend -.16 twist .3 nod -.06 shiftZ -.04 knit .8, hand .3 1.74 -.04 ${grip} elbow .8, other ${guardHand}
    .44  bend .3 twist -.25 sink .05 shiftZ .08 knit 1 open .5, hand .18 1.22 .58 ${grip} elbow .1
    .58  bend .36 twist -.34 open .2, hand .06 1 .42 ${grip}, other .36 .94 -.04
    .8   bend .1 twist -.06 sink 0 shiftZ 0, hand .22 .96 .3`,
  punch: `1.1s contact .44 aims hand carries sudden
    .26  twist .4 bend .05 sink .04 shoulders .3 knit .8, hand .26 1.2 -.02 fist 1 palm .3 elbow .1,
         other .12 1.3 .3 fist 1 palm .2
    .44  twist -.4 bend .18 shiftZ .08 knit 1 open .3, hand .18 1.32 .6 fist 1 palm down, other .18 1.22 .16 fist 1
    .56  twist -.38
    .78  twist .05 bend .05 shiftZ 0 open 0, hand .2 1.2 .3 palm 0`,
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
} satisfies WrittenScores;
