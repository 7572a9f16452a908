import type { WrittenScores } from './score-notation.ts';

const fist = 'fist 1 elbow .2';
/** Arms crossed: one hand under the other arm, one on it. */
const tucked = '-.13 1.1 .2 fist .4 palm -.2 elbow .1';
const onArm = '-.11 1.15 .235 fist .25 palm -.6 elbow .15';

/** Anger, hot and cold. */
export const anger = {
  /** A fist shaken over the head, the other ready. */
  rage: `2.4s contact .26 sudden
    .12  bend .12 shoulders .5 knit .8, hands .22 1.04 .2 ${fist}
    .28  bend -.1 nod -.1 knit 1 smile -.6 open .7 shoulders .4, hand .32 1.66 .26 ${fist} palm .4,
         other .3 .94 .26 ${fist} palm .2
    .74  bend .12 open .5
    .26-.82 4x bend .05 nod .06, hand y .08 z .05`,
  /** Teeth, chin and shoulders forward. */
  growl: `1.9s contact .28
    .28  bend .2 nod -.16 shoulders .7 knit 1 smile -.8 open .3 shiftZ .05, hand .26 1 .32 fist .55 palm -.8,
         other .28 .96 .28 fist .55 palm -.8
    .74  bend .22
    .26-.8 10x nod .02, hands y .008`,
  /** Fists at the sides, and the lid on. */
  seethe: `2.6s contact .22
    .22  shoulders .6 nod .12 bend .05 knit 1 smile -.5 lids .2, hands .37 .8 .06 fist 1 elbow 1
    .84  shoulders .7
    .2-.9 16x tilt .008, hands x .005 y .005
    .2-.9 2x shoulders .2 bend .02`,
  stamp: `1.3s contact .46 sudden
    .28  footUp .2 footAhead .06 sway -.06 bend -.05 knit .8 shoulders .4, hands .28 1 .16 ${fist}
    .46  footUp 0 footAhead 0 sway .02 bend .14 sink .04 nod .12 knit 1 open .2, hands .28 .8 .14 ${fist}
    .7   bend .06 sink .01`,
  'tap-foot': `2.2s contact .24
    .2   sway -.05 shoulders .2 knit .5 tilt .1 lids .2, hand ${tucked}, other ${onArm}
    .86
    .22-.88 5x raps footUp .035 footAhead .02 nod .03`,
  'fold-arms': `2.8s contact .24
    .12  shoulders .3, hands .24 1.12 .3 fist .3
    .26  bend -.07 nod -.06 shoulders .1 knit .4 smile -.2 sway .05 shiftX .02, hand ${tucked}, other ${onArm}
    .84  sway .05 turn -.14`,
  /** Arms in the air over so much foolishness, and down on the thighs. */
  exasperate: `2.1s contact .28 sudden
    .1   bend .06
    .28  nod -.3 bend -.12 lids .4 knit .4 open .4, hand .4 1.5 .26 palm up fist .05,
         other .38 1.42 .28 palm up fist .05
    .5   nod -.26 turn .2
    .68  nod .16 bend .06 turn .3 open 0 shoulders -.3, hands .25 .74 .12 palm 0
    .88  turn .1`,
  /** Thumbs down and leaning into it. */
  boo: `2.1s contact .28
    .3   bend .12 nod -.06 open .6 knit .6 smile -.5, hand .26 1.26 .46 palm -1.5 fist .9 wrist -.3,
         other mouth x .12 palm .1
    .78  open .5
    .3-.82 3x bend .03, hand y -.06`,
  /** Everything at once and nothing aimed. */
  flail: `2.2s contact .24 sudden
    .2   bend .08 knit .5 open .5 lifted .4, hand .42 1.38 .26 fist .2, other .42 1.14 .28 fist .2
    .84  bend .02
    .14-.9 3x twist .25 sway .06 turn -.15, hand y .24 x .06, other y -.24 x .06`,
} satisfies WrittenScores;
