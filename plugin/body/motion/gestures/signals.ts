import type { WrittenScores } from './score-notation.ts';

const finger = 'palm -.87 fist .95 index 1';

/** Hands that tell others where, what, and to be quiet. */
export const signals = {
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
} satisfies WrittenScores;
