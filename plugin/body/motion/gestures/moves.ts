import type { WrittenScores } from './score-notation.ts';

/** What the trunk does of its own while legs and seats do the rest. */
export const moves = {
  /** A look first, then the body follows. */
  'set-out': `1.4s contact .36 aims trunk
    .34  bend .08 turn .12 twist .06 lifted .15
    .72  bend .05 turn 0`,
  jump: `1.4s contact .42 sudden
    .26  sink .18 bend .3 nod -.1, hands .28 .86 -.2 fist .5
    .44  sink -.05 bend -.08 nod -.12 open .2, hands .3 1.5 .34 fist .3
    .66  sink .14 bend .2 nod .06 open 0, hands .36 1 .26
    .84  sink .01 bend .02`,
  /** Hand over hand, a knee after them. */
  climb: `2.2s contact .32 aims trunk
    .2   bend .14 nod -.2 footUp .2 footAhead .16, hand .2 1.66 .4 palm down fist .8,
         other .2 1.16 .4 palm down fist .8
    .5   sway .08 footUp 0 footAhead 0, hand .2 1.2 .4, other .2 1.68 .4
    .78  sway -.06, hand .2 1.6 .4, other .2 1.2 .38`,
  bend: `2s contact .34
    .12  bend -.04
    .4   bend .7 nod .1 sink .06, hand .2 .9 .36 palm 0, other .2 .76 .24 palm down fist .3
    .7   bend .7`,
  lean: `2s contact .34 aims trunk
    .36  bend .24 sway .1 tilt .08 shiftX .04 lifted .2, other hip
    .76  bend .24`,
  /** Up: the chest first, the hands off the thighs. */
  rise: `1.8s contact .4
    .26  bend .32 nod -.06, hands .17 .86 .26 palm down fist .3 elbow .4
    .6   bend -.08 nod -.06 shoulders -.2, hands .24 .8 .16
    .82  bend -.03`,
  /** Down: back and hands look for the seat. */
  settle: `1.8s contact .4
    .4   bend .3 nod .06 sink .1, hands .26 .8 -.02 palm -.8 fist .1
    .7   bend .06 shoulders -.3 sink .02, hands .16 .9 .26 palm down`,
  crouch: `1.8s contact .36
    .38  sink .34 bend .3 nod -.1, hand .2 .86 .34 palm down fist .1, other .2 .86 .28 palm down fist .3
    .76  sink .34 turn .15`,
  /** A cheek on two hands. */
  sleep: `3.2s contact .26
    .28  tilt .4 nod .16 lids 1 smile .15 shoulders -.2, hand .14 1.42 .12 palm .6 fist .05 onHead .7,
         other -.13 1.38 .15 palm .6 fist .05 onHead .7
    .82  tilt .42
    .3-.82 2x shoulders .15 nod .02`,
  /** Fists out of the eyes. */
  wake: `2.4s contact .3
    .26  nod .16 lids .9 shoulders .3, hands .065 1.56 .17 palm .9 fist .9 onHead 1 elbow -.2
    .56  nod .1
    .78  nod -.1 lids -.2 lifted .6 bend -.06, hands .26 1.1 .26 onHead 0 fist .4
    .24-.62 3x hands x .012 y .012`,
} satisfies WrittenScores;
