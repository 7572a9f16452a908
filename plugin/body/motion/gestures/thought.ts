import type { WrittenScores } from './score-notation.ts';

/** What goes on inside, as far as it shows. */
export const thought = {
  /** A finger at the temple. */
  think: `2.6s contact .24
    .26  tilt -.12 nod .14 knit .5 lids .25, hand temple fist .85 index 1
    .8   nod .1 turn .12
    .3-.76 3x raps hand x .025`,
  /** A fist into a palm: so be it. */
  decide: `1.8s contact .44 sudden
    .26  nod .1 knit .3, hand .16 1.24 .3 fist 1 palm .1, other .02 1.06 .32 palm up fist .1
    .44  nod .22 bend .06 knit .4 shoulders -.2, hand .02 1.1 .33 fist 1
    .6   nod -.06
    .78  nod .02 lifted .2`,
  /** The heel of the hand to the forehead: of course. */
  forget: `1.9s contact .36 sudden
    .16  lifted .6 open .3
    .36  nod -.18 lids .9 knit .3 smile -.3 bend -.05, hand brow y 1.63
    .64  nod .12 lids .7
    .82  hand .14 1.4 .24 onHead 0`,
  /** Fingers in the hair behind the ear. */
  wonder: `2.4s contact .26
    .28  tilt .22 turn -.14 lifted .6 knit .2, hand .15 1.66 -.05 palm .4 fist .45 onHead 1 elbow .9
    .8   tilt .2
    .28-.8 5x hand y .02 fist .15`,
  /** Eyes up, lips apart, hands forgotten. */
  dream: `3s contact .24
    .3   nod -.24 tilt .18 turn .3 lids .35 smile .25 lifted .3 sway .05, hand cheek y 1.46,
         other -.06 1.08 .22 fist .3
    .8   turn .2 sway -.03`,
  /** Two fingers at each temple. */
  concentrate: `2.6s contact .24
    .26  nod .26 bend .1 lids .85 knit .7, hands temple z .1
    .82  nod .28
    .28-.8 3x hands y .012 z .012`,
  /** A long breath, the coat pulled straight, the chin level. */
  compose: `2.6s contact .26
    .22  bend -.08 shoulders .5 lids .8 nod -.06, hands .1 1.2 .21 fist .75
    .5   bend .02 shoulders -.3 lids .5 nod .06, hands .12 .94 .22 fist .75
    .74  bend -.06 nod -.08 lids 0 shoulders -.3`,
  /** A hand over the eyes against the light, the head going from side to side. */
  'look-out': `2.4s contact .26 aims trunk
    .26  bend .1 nod -.06 lids .3 turn .1, hand .06 1.69 .21 palm down fist .02 onHead 1 elbow .8
    .52  turn .4 twist .12
    .76  turn -.35 twist -.12`,
  look: `1.5s contact .34 aims trunk
    .36  bend .08 nod -.05 lifted .35 tilt .06 shiftZ .02
    .72  bend .08`,
  /** Bent over it, hands on the thighs, nose first. */
  examine: `2.3s contact .28 aims trunk
    .3   bend .4 nod -.1 tilt .14 sink .05 lids .3 knit .4, hand chin fist .6, other .18 .76 .26 palm down fist .3
    .56  tilt -.14
    .8   tilt .06`,
  /** Here, not here; both hands turn things over. */
  search: `2.6s contact .26 aims trunk
    .22  bend .34 nod .1 turn .3 sink .04 knit .3, hand .26 .98 .44 palm down fist .3,
         other .18 .94 .36 palm down fist .4
    .48  turn -.35 twist -.12, hand .1 .92 .36, other .3 1 .46
    .76  turn .25 twist .14, hand .3 .94 .4, other .12 .98 .4
    .22-.84 6x hand y .03, other y -.03`,
  /** Round a corner, with one eye. */
  peek: `2.1s contact .3 aims trunk
    .14  sway -.06 shoulders .3
    .36  sway .26 tilt .3 bend .14 shoulders .5 lifted .5 shiftX .06, hand .3 1.3 .34 palm down wrist .7 fist .15
    .7   sway .26
    .84  sway -.02 tilt 0`,
  smell: `2s contact .32 aims trunk carries
    .3   nod .12 bend .12 lids .6 shoulders .2, hand .03 1.42 .24 palm .4 fist .5 onHead .7 elbow 0
    .54  nod -.14 bend -.04 shoulders .6 lids .9
    .78  shoulders 0 lids .3 smile .2`,
  /** Struck with awe: the head goes back, the arms forget themselves. */
  marvel: `2.6s contact .26
    .3   nod -.28 bend -.1 lifted 1 open .45 smile .2, hand .36 1.08 .3 palm up fist .02,
         other .34 1.02 .28 palm up fist .02
    .62  turn .3
    .84  turn -.1 open .2`,
  /** Nothing to do: the weight goes from foot to foot, a hand finds a cuff. */
  wait: `3s contact .24
    .24  sway .06 shiftX .03 turn .2, hands .05 .98 .24 fist .4
    .54  sway -.05 shiftX -.03 turn -.2 nod .05, hand 0 1 .25 fist .5
    .82  sway .02 shiftX .01 turn 0`,
  /** Pulled taut, from the heels to the chin. */
  brace: `2s contact .24
    .24  bend -.1 nod -.1 shoulders -.3 sink .03 knit .6 smile -.2, hands .27 .82 .12 fist 1 elbow .5
    .78  bend -.08`,
  /** Shoulders down, a breath out, hands loose. */
  relax: `2.2s contact .28
    .2   shoulders .5 bend -.05 lids .3
    .46  shoulders -.6 bend .05 nod .06 lids .6 smile .3 sway .05
    .8   shoulders -.4 tilt .1 smile .3`,
} satisfies WrittenScores;
