import type { WrittenScores } from './score-notation.ts';

/** How people meet and part. */
export const greetings = {
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
} satisfies WrittenScores;
