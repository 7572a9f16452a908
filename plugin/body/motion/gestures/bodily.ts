import type { WrittenScores } from './score-notation.ts';

/** What bodies do by themselves. */
export const bodily = {
  yawn: `3s contact .24
    .3   nod -.26 bend -.08 shoulders .6 open 1 lids .9 lifted .5, hand mouth z .215 fist .3
    .6   nod -.28 open 1
    .78  nod .16 shoulders -.4 open .1 lids .6, hand .12 1.26 .26 onHead 0`,
  stretch: `3s contact .26
    .12  bend .06 shoulders .3, hands .24 1.16 .22 fist .8
    .4   bend -.18 nod -.22 sway .1 shoulders .5 lids .8 open .3, hand .34 1.86 0 fist .9 palm -.6,
         other .46 1.68 -.02 fist .9 palm -.6
    .62  sway -.1 bend -.16, hand .48 1.66 -.02, other .34 1.84 0
    .82  sway 0 bend .05 nod .06 shoulders -.3 open 0, hands .36 1 .16 fist .2`,
  cough: `1.9s contact .3
    .2   bend .1 nod .1, hand mouth fist .95 z .21
    .76  bend .14 nod .16 lids .5
    .2-.78 3x raps bend .14 nod .16 shoulders .4 open .3 lids .4`,
  sneeze: `2s contact .28 sudden
    .2   nod -.18 bend -.06 open .4 lids .6
    .42  nod -.34 bend -.14 shoulders .6 open .6 lids .8 lifted .7, hand .08 1.3 .26 palm .6 fist .2
    .52  nod .44 bend .34 shoulders .5 open .3 lids 1, hand mouth fist .5
    .68  nod .3 bend .2
    .84  nod 0 bend 0 shoulders 0 lids .2 open 0`,
  hiccup: `1.5s contact .34 sudden
    .28  hand chest y 1.2
    .7   smile -.1 lifted .4
    .22-.74 2x raps nod -.16 shoulders .7 bend -.05 open .3 sink -.008`,
  belch: `1.7s contact .34
    .3   nod -.12 bend -.08 shoulders .2 open .6, hand chest fist .9
    .5   nod .08 open .4
    .72  open 0 smile .4
    .3-.64 2x raps hand z .05`,
  /** Folded over, a hand on the stomach, a hand on the knee. */
  retch: `2.5s contact .28
    .3   bend .62 nod .2 sink .08 open .5 lids .7 knit .5 smile -.6, hand belly, other .18 .72 .24 palm down fist .3
    .8   bend .6
    .28-.82 3x raps bend .16 nod .14 open .4 shoulders .4`,
  spit: `1.4s contact .44 sudden
    .28  nod -.14 bend -.06 turn .1 smile -.3
    .44  nod .26 bend .16 turn .22 open .3 knit .6 smile -.6
    .7   nod .08 bend .04 open 0, hand mouth palm -.8 fist .6 elbow .6
    .84  hand mouth x .1 palm -.8 fist .6 elbow .6`,
  /** The back of the hand along the forehead. */
  sweat: `2.2s contact .26
    .26  nod .08 lids .6, hand brow x -.06 y 1.65 palm -.8 fist .4 elbow .8
    .52  turn .08, hand brow x .13 y 1.65 z .15 palm -.8 fist .4 elbow .9
    .68  shoulders -.3 open .2, hand .4 1.24 .28 onHead 0 wrist .4 fist .1 elbow 0
    .84  open 0`,
  /** Hands on the knees, breath by breath. */
  pant: `2.8s contact .24
    .24  bend .44 sink .06 nod -.1 open .4 lifted .3, hands .17 .82 .28 palm down fist .35 elbow .5
    .82  bend .4
    .16-.9 5x bend .05 shoulders .4 open .15`,
  blink: `1.1s contact .34
    .2   nod -.06 lifted .5
    .8   tilt .08 nod -.04
    .15-.8 3x raps lids 1 nod .03`,
  /** Hands over hot cheeks, eyes on the floor. */
  blush: `2.5s contact .26
    .28  nod .26 tilt .16 turn -.25 smile .4 lids .5 knit -.4 shoulders .6 twist -.1, hand cheek,
         other .08 .94 .22 fist .5
    .78  nod .22 lids .3`,
  smoke: `3s contact .26 carries
    .24  nod .04 lids .4, hand .02 1.46 .23 palm .6 fist .5 index .6 onHead .8
    .4   shoulders .3 lids .5
    .58  nod -.14 turn .14, hand .3 1.24 .3 palm .4 wrist .3 onHead 0 elbow -.4
    .8   nod -.16 open .2 shoulders -.1`,
  fan: `2.4s contact .24 carries
    .24  nod -.12 tilt .1 lids .4, hand .16 1.36 .3 palm .6 fist .3 elbow -.2
    .84  turn .14
    .22-.88 6x hand x .05 palm .5`,
  breathe: `2.8s contact .26
    .34  bend -.1 nod -.1 shoulders .4 lids .7, hand chest y 1.2
    .46
    .76  bend .06 nod .08 shoulders -.4 open .15 lids .4`,
  /** Arms about oneself against the cold. */
  shiver: `2.4s contact .24
    .24  bend .12 shoulders .9 nod .1 knit -.3 smile -.2 sink .02, hand -.18 1.2 .18 fist .3 elbow 0,
         other -.17 1.14 .2 fist .3 elbow 0
    .84
    .16-.92 18x twist .025 tilt .015
    .3-.8 3x hands y .035`,
} satisfies WrittenScores;
