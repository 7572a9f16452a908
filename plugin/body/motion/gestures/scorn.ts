import type { WrittenScores } from './score-notation.ts';

/** Displeasure and disdain: mostly of the face and the neck. */
export const scorn = {
  frown: `2s contact .26
    .26  knit 1 smile -.7 nod .16 lids .15 shoulders .1 bend .05 sway .05, hand hip
    .74  knit .9 tilt -.08`,
  /** Head low, eyes from under the brows. */
  glare: `2.2s contact .24 aims trunk
    .24  nod .2 bend .18 knit 1 lids .2 smile -.4 shoulders .5 shiftZ .05, hands .36 .8 .12 fist .95 elbow .9
    .8   nod .22`,
  /** The nose goes up and to one side, the lip after it. */
  sneer: `2s contact .28
    .3   nod -.24 turn -.24 tilt .14 bend -.06 lids .5 knit .4 smile -.5 shoulders -.1,
         hand .2 1.06 .3 palm .8 fist .4 wrist -.4
    .74  nod -.22`,
  /** A puff, and the hand throws it away. */
  scoff: `1.6s contact .34
    .16  nod .08, hand .16 1.1 .3 palm .8 fist .5
    .38  nod -.2 turn .26 open .25 smile -.3 lids .4, hand .4 1.18 .34 palm up fist .05 wrist .3
    .64  nod -.1 turn .22 open 0`,
  /** Lower lip out, shoulders forward, hands behind. */
  pout: `2.3s contact .26
    .3   nod .24 tilt .16 twist .12 knit -.3 smile -.9 lids .3 shoulders .4, hand back, other back x .02 y .93
    .78  twist -.1`,
  /** Arms crossed and turned away from everybody. */
  sulk: `2.8s contact .26
    .28  twist -.3 turn -.35 nod .22 bend .1 shoulders .5 knit .6 smile -.7, hand -.12 1.08 .21 fist .5 elbow .1,
         other -.1 1.13 .24 fist .3 palm -.6
    .82  nod .26`,
  /** Narrow eyes, a head to one side, a hand at the chin. */
  suspect: `2.3s contact .26 aims trunk
    .28  bend .12 tilt -.2 turn .15 lids .5 knit .5 smile -.2 shiftZ .02, hand chin index .8,
         other -.08 1.04 .22 fist .4
    .78  tilt -.22 lids .55`,
  /** Wide open and quite still. */
  stare: `2.2s contact .24 aims trunk
    .24  nod -.08 bend .26 lifted .6 lids -.3 shiftZ .06 open .08, hands .32 .78 -.06 fist .1
    .84  bend .28`,
  squint: `1.9s contact .28
    .3   bend .16 nod -.08 lids .7 knit .7, hand .06 1.69 .2 palm down fist .02 onHead 1 elbow .8
    .78  turn .16`,
  /** Not worth the ground it stands on. */
  despise: `2.2s contact .3
    .3   nod -.18 twist -.2 turn -.4 bend -.08 lids .6 smile -.7 knit .5,
         hand .28 1.12 .36 palm down wrist .7 fist .05, other hip
    .74  turn -.42`,
  /** A twist of the whole face. */
  grimace: `1.7s contact .28
    .28  turn .22 tilt -.18 nod .06 lids .6 knit .6 smile -1 open .2 shoulders .5 bend -.1 sway -.1,
         hand .34 1.2 .32 palm down wrist .7 fist .1
    .66  turn .26`,
  /** Green and sideways. */
  envy: `2.3s contact .26
    .28  turn .36 twist -.12 nod .1 lids .4 knit .5 smile -.4, hand 0 1.1 .22 fist .7, other -.02 1.06 .24 fist .7
    .8
    .28-.84 2x hands y .02 x .015`,
} satisfies WrittenScores;
