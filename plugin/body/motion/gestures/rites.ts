import type { WrittenScores } from './score-notation.ts';

/** Before God, the crown and the law. */
export const rites = {
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
