import { readScores } from './score-notation.ts';

/** Small things people do while nothing is asked of them: waiting first, then listening. */
export const idle = readScores({
  cuff: `3s
    .24  nod .2 lids .2, hand -.04 1.04 .3 palm -.6 fist .6, other .1 1.02 .3 palm 0 fist .4
    .5   hand 0 1.06 .31, other .08 1.02 .32
    .72  nod .08`,
  'own-hands': `4s
    .24  nod .3 tilt .08, hands .09 1.06 .32 palm up fist .15
    .5   hands .08 1.07 .32 palm up fist .6
    .72  nod .2, hands .1 1.02 .3 palm .2 fist .3`,
  'other-foot': `3.4s
    .3   sway .07 shiftX .035 tilt -.04 twist .04
    .72  sway .07 shiftX .035 turn .1`,
  'small-sigh': `2.8s
    .3   shoulders .4 bend -.04 nod -.05
    .66  shoulders -.4 bend .06 nod .12 lids .35
    .84`,
  'folded-arms': `7s
    .1   bend -.04 sway .04, hand -.13 1.1 .2 fist .4 palm -.2 elbow .1,
         other -.11 1.15 .235 fist .25 palm -.6 elbow .15
    .5   sway -.04 turn .16
    .86  sway .03 turn -.1`,
  'behind-back': `7s
    .12  bend -.05 nod -.04, hand back, other back x .03 y .94
    .5   turn .22 sway .03
    .84  turn -.16 sway -.03`,
  clasped: `6s
    .12  hand .04 .92 .24 palm .3 fist .45, other .02 .9 .23 palm .3 fist .45
    .5   tilt .06 turn .12
    .84  tilt -.04 turn -.08`,
  akimbo: `6s
    .14  sway .05 shiftX .03 bend -.04, hand hip
    .5   turn -.2
    .84  turn .16`,
  'scratch-cheek': `2.6s
    .28  tilt .1 turn -.06, hand cheek fist .6 index .7
    .7
    .28-.72 4x hand y .014`,
  'smooth-coat': `2.8s
    .24  nod .16, hands .12 1.16 .2 palm 0 fist .1
    .6   nod .24, hands .15 .88 .2 palm 0 fist .1
    .76  nod -.02 bend -.03`,
  'look-about': `4s
    .22  turn .4 twist .08 lifted .15
    .42  turn .36
    .64  turn -.36 twist -.08 nod -.04
    .8   turn -.3`,
  wringing: `4s
    .18  shoulders .3 nod .1, hand .03 1.04 .26 palm .2 fist .5, other .02 1.01 .25 palm .5 fist .5
    .84  turn .16
    .18-.86 4x hand y .02 palm .4, other y -.02 palm -.4`,
  'tap-thigh': `2.6s
    .2   knit .2, hand .22 .74 .1 fist .15
    .82
    .2-.84 6x raps hand x .035 z .02`,
  hum: `4s
    .2   smile .2 nod -.04 tilt .06
    .84
    .1-.9 4x tilt .06 sway .03 nod .03`,
  'hear-nod': `1.5s
    .3   nod .18 lids .2
    .55  nod .02 lids 0
    .74  nod .1`,
  'hear-tilt': `3.2s
    .26  tilt .16 bend .04 lifted .2
    .78`,
  /** Eyes cannot stay on eyes for ever. */
  'hear-aside': `2s
    .26  turn .22 nod .12 lids .15
    .62`,
  'hear-lean': `4s
    .26  bend .1 nod -.05 lifted .2, hands clasped
    .78`,
  'hear-chin': `5s
    .18  tilt .1, hand chin, other -.09 1.06 .21 fist .35 palm -.3
    .5   nod .1
    .82  tilt .06 nod .02`,
  'hear-frown': `3s
    .26  knit .5 nod .08 bend .04
    .74  tilt -.06`,
  'hear-shake': `2s
    .24  knit .3 lids .2
    .78
    .1-.9 2x fades turn .22`,
});

export type IdleAct = keyof typeof idle;
