import type { WrittenScores } from './score-notation.ts';

/** What is done to those one is fond of. */
export const caresses = {
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
} satisfies WrittenScores;
