import type { WrittenScores } from './score-notation.ts';

/** Yes, no, and who knows. */
export const answers = {
  /** A first deep nod and one that settles. */
  nod: `1.1s contact .33
    .14  nod -.14 bend -.02 lifted .25
    .34  nod .42 bend .1 lids .35 smile .2
    .52  nod .02 bend .01 lids 0
    .7   nod .2 smile .2
    .86  nod .01`,
  /** Nodding, and an open hand that grants it. */
  agree: `1.7s contact .32
    .12  nod -.06
    .34  nod .24 bend .05 smile .45 lifted .2, hand .28 1.06 .36 palm up fist .1
    .7   nod .1, hand .3 1.02 .34
    .3-.85 2x fades nod .16`,
  /** The head turns wide, then less, then stops. */
  'shake-head': `1.5s contact .36
    .16  nod .05 knit .3 lids .3
    .4   knit .45 smile -.3 bend -.06, hand .3 .98 .28 palm down wrist .4 fist .1
    .8   knit .3 smile -.2
    .06-.94 2.5x fades turn .6 twist .12`,
  /** No, with the hand cutting across as the head turns. */
  deny: `1.7s contact .42
    .22  knit .5, hand -.02 1.14 .34 palm down fist .02 elbow .4
    .46  knit .7 smile -.4 bend -.03 twist .14, hand .46 1.12 .34 palm down wrist .2
    .7   knit .5
    .12-.8 2x fades turn .4`,
  /** One finger from side to side. */
  'wag-finger': `1.8s contact .34 aims trunk
    .3   nod .08 bend .08 knit .5 lifted .15, hand .22 1.36 .36 palm -1.1 fist .95 index 1 elbow -.2
    .76  nod .1 knit .5
    .28-.82 3x turn .1, hand x .06`,
  /** Shoulders to the ears, palms up, a tilted head; then all of it drops. */
  shrug: `1.8s contact .3
    .1   shoulders -.2 nod .05
    .3   shoulders 1 tilt .22 nod -.04 lifted .9 smile -.4, hand .4 1.1 .26 palm up fist .05 elbow -.7 wrist .3,
         other .38 1.07 .26 palm up fist .08 elbow -.7 wrist .3
    .6   shoulders .9 tilt .24 lifted .8 smile -.35 turn .08
    .76  shoulders -.25 tilt .08 lifted .2, hands .32 .88 .18 wrist 0`,
  /** A hand to the heart, and the eyes go down. */
  apologise: `2.2s contact .3
    .14  shoulders .2 lifted .5 knit -.5
    .32  bend .14 nod .26 tilt .1 lifted .5 knit -.7 smile -.3, hand heart, other .32 .98 .26 palm up fist .1
    .72  bend .16 nod .3 lids .5`,
  /** The head goes down before somebody greater; hands fold. */
  obey: `1.8s contact .36
    .36  nod .4 bend .16 shoulders .15 lids .6, hands clasped
    .7   nod .36`,
  /** Weighed in two hands, and neither will do. */
  hesitate: `2.3s contact .3
    .2   sway .05 tilt .12 knit .2 lifted .3, hands .24 1.02 .3 palm up fist .2
    .42  sway -.06 tilt -.14 turn -.2, hand .24 .98 .3, other .24 1.1 .32
    .64  sway .05 tilt .12 turn .18, hand .24 1.1 .32, other .24 .98 .3
    .82  sway 0 turn 0 nod .12, hands .26 .92 .26`,
  /** Both palms turned out: trust me, there is nothing in them. */
  trust: `1.9s contact .32 aims trunk
    .34  bend .06 tilt .12 smile .5 lifted .3, hand heart, other open z .36
    .7   nod .12 smile .5`,
} satisfies WrittenScores;
