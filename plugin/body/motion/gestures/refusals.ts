import type { WrittenScores } from './score-notation.ts';

const flat = 'palm down wrist .95 fist .02 elbow .1';

/** Hands that say no, keep away, and stand in the way. */
export const refusals = {
  /** One palm out, the head turned from it. */
  refuse: `1.9s contact .34 aims hand
    .14  bend .03, hand .14 1.1 .24 palm down fist .2
    .34  bend -.12 turn -.4 tilt -.1 knit .6 smile -.4 shiftZ -.04, hand .18 1.26 .54 ${flat}
    .68  bend -.12 turn -.44 lids .4, hand .18 1.25 .55 ${flat}
    .84  turn -.1 bend -.02`,
  /** Arms flung wide, feet apart: nobody passes. */
  block: `2s contact .28
    .08  bend .05, hands .22 1.04 .24 fist .3
    .28  sink .06 bend .04 nod -.06 knit .6 shoulders .1, hand .62 1.3 .12 palm -.8 fist .02 wrist .5,
         other .6 1.16 .14 palm -.8 fist .02 wrist .5
    .74  sink .06 knit .6`,
  /** Both palms up before the chest: halt. */
  stop: `1.7s contact .32 aims hands
    .3   bend .04 shiftZ .04 knit .5 lifted .2 open .25, hand .16 1.32 .52 ${flat}, other .18 1.22 .48 ${flat}
    .72  open 0
    .3-.7 2x nod .06, hands z .03 y .015`,
  /** Weight back, then both hands and the whole body forward. */
  push: `1.3s contact .46 aims hands sudden
    .26  bend -.1 shiftZ -.05 sink .03 knit .5, hands .2 1.16 .24 ${flat}
    .46  bend .3 shiftZ .09 nod .1 knit .9 open .3, hands .17 1.22 .58 ${flat}
    .62  bend .26 open .1
    .82  bend .04 shiftZ 0, hands .22 1.02 .34 wrist .2`,
  /** Chin up, fist down: let them come. */
  defy: `2s contact .3
    .12  nod .1 bend .05
    .32  nod -.26 bend -.12 shoulders -.3 knit .7 smile -.3 turn .14, hand .3 1.06 .28 fist 1 palm .3 elbow .2,
         other hip
    .74  nod -.24 knit .7
    .3-.7 2x raps hand y -.05`,
  /** Out of the way with it, from the wrist. */
  dismiss: `1.5s contact .44 aims hand
    .24  turn -.12, hand .04 1.24 .32 palm .6 wrist -.6 fist .3 elbow .3
    .46  turn -.32 nod -.08 lids .5 smile -.2, hand .34 1.24 .48 palm -1 wrist .5 fist 0
    .7   turn -.3 lids .5, hand .36 1.16 .44 wrist .1`,
  /** Nothing was seen: the body turns, hands go behind the back. */
  ignore: `2.2s contact .3
    .34  turn -.55 twist -.22 nod -.12 lifted .4 lids .4 smile -.15, hand back, other back x .02 y .98 z -.2
    .76  turn -.5 twist -.2`,
  /** A forearm before the face, the body leaning off. */
  avoid: `1.6s contact .36
    .32  sway -.2 turn -.4 bend -.08 shiftX -.06 lifted .5 knit .2, hand .1 1.5 .32 palm -.8 fist .3 elbow .7,
         other .34 .98 .24
    .64  sway -.18 turn -.4`,
  /** An arm across somebody who must be kept safe. */
  guard: `2.1s contact .3
    .3   sink .06 bend .06 knit .5 shoulders .2 shiftZ .04, hand .5 1.2 .34 palm -1 fist .1 wrist .4,
         other .16 1.14 .36 palm down fist .8
    .74  sink .05 turn .2
    .34-.8 1x turn .25`,
} satisfies WrittenScores;
