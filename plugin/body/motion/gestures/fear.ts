import type { WrittenScores } from './score-notation.ts';

/** Fear and fright, from a start to a fall. */
export const fear = {
  /** Arms drawn in, knees weak, all of it shaking. */
  tremble: `2.6s contact .22
    .22  bend .12 nod .06 sink .04 shoulders .8 lifted .9 knit -.6 open .15, hand 0 1.16 .2 fist .8 elbow -.6,
         other -.03 1.1 .22 fist .8 elbow -.6
    .82  sink .05
    .12-.94 22x twist .022 tilt .02, hands x .009 y .006
    .3-.8 1x turn .3`,
  /** Small, under two lifted arms. */
  cower: `2.6s contact .28 sudden
    .22  bend .34 sink .24 nod .3 turn -.3 shoulders 1 lids .8 lifted .6 knit -.7 shiftZ -.05,
         hand .08 1.58 .28 palm -1 fist .3 elbow .7, other .04 1.42 .3 palm -1 fist .3 elbow .4
    .74  bend .38 sink .28
    .2-.84 14x twist .02 tilt .02`,
  /** Thrown back by it, hands between. */
  recoil: `1.7s contact .26 sudden
    .06  bend .03
    .24  bend -.3 nod .08 turn -.2 shiftZ -.1 shoulders .7 lifted 1 knit -.4 open .6,
         hand .22 1.38 .4 palm down wrist .8 fist .05, other .28 1.2 .36 palm down wrist .8 fist .05
    .6   bend -.26 turn -.25 open .4
    .82  bend -.06 shiftZ -.03 open .1, hands .26 1.1 .3 wrist .3`,
  /** A hand flies to the mouth; the breath stays in. */
  gasp: `1.9s contact .24 sudden
    .2   bend -.12 nod -.06 shoulders .8 lifted 1 knit -.3 open .8 shiftZ -.03, hand mouth z .215 fist .1,
         other heart x -.02
    .6   shoulders .7 open .5
    .8   shoulders .1 open .1, hand .06 1.22 .26 onHead 0`,
  /** Up on the toes, all at once, and down again. */
  startle: `1.2s contact .22 sudden
    .18  bend -.14 nod -.12 shoulders 1 sink -.015 lifted 1 open .4,
         hands .34 1.12 .28 palm down fist .02 wrist .6 elbow .6
    .38  shoulders .8
    .7   bend .02 shoulders .1 sink .01 open .1 nod .04`,
  /** One shoulder up, the face away, an eye shut. */
  flinch: `1.3s contact .24 sudden
    .2   turn -.5 tilt .24 bend -.08 sway -.1 shoulders .9 lids .9 knit .5 smile -.4,
         hand .2 1.36 .28 palm -1 fist .4 elbow .5
    .5   turn -.45
    .78  turn -.1 lids .1 shoulders .2`,
  /** Hands here, hands there, and the head after neither. */
  panic: `2.6s contact .22 sudden
    .18  turn .5 twist .25 lifted 1 open .5 knit -.5 shoulders .6, hand .3 1.46 .34 palm -1 fist .05,
         other cheek fist .05
    .4   turn -.5 twist -.28 sway -.06, hand crown x .14, other .32 1.3 .36 palm -1 onHead 0 elbow 0
    .62  turn .4 twist .22 sway .06, hand cheek fist .05, other crown x .14
    .82  turn -.1 twist 0 sway 0 open .3, hands .16 1.28 .28 onHead 0 fist .5
    .1-.9 12x shoulders .1, hands y .012`,
  /** Nothing moves but the eyes. */
  freeze: `2.2s contact .16 sudden
    .1   bend -.08 shoulders .6 lifted .9 open .12 nod -.04, hands .3 .86 .22 palm down fist .02 wrist .5 elbow .5
    .8   bend -.08 shoulders .6`,
  /** Hands to the cheeks, the mouth as wide as it goes. */
  scream: `2.3s contact .26 sudden
    .1   bend -.08 shoulders .5
    .26  bend .14 nod -.14 sink .05 shoulders .9 lifted 1 knit -.4 open 1 lids .1, hands cheek x .15 fist .05
    .72  bend .18 open .95
    .86  open .3 bend .05
    .26-.76 12x tilt .02 open .05`,
  /** One cold wave from the neck down. */
  shudder: `1.8s contact .28
    .26  shoulders .9 tilt .14 bend .06 lids .7 knit .3 smile -.4, hand -.12 1.2 .2 fist .3 elbow .2,
         other -.1 1.14 .23 fist .3 elbow .2
    .7   shoulders .5 lids .3
    .16-.8 7x fades twist .09 tilt .05 shoulders .2`,
  /** Pain goes over the face and through one shoulder. */
  wince: `1.3s contact .3
    .26  shoulders .9 tilt .22 turn -.25 lids .95 knit .7 smile -.5 bend .1 sway -.08,
         hand .26 1.16 .26 palm down fist .7 wrist .5 elbow .3
    .5   shoulders .5 lids .9
    .76  lids .3 knit .3 shoulders .1`,
  /** The back of a hand to the brow, and the knees go. */
  swoon: `3s contact .24
    .24  bend -.18 nod -.26 tilt .2 lids .7 open .15 lifted .5, hand brow y 1.64 palm -1.3 elbow .8,
         other .4 1 .14 palm up fist .1
    .46  sway .14 bend -.2 lids .9
    .66  sway -.12 sink .16 bend .12 nod .3 lids 1
    .84  sway .02 sink .04 nod .2 lids .5, hand .2 1.2 .26 onHead 0 palm 0 elbow 0`,
  /** The ground gives way: arms find the balance. */
  stagger: `1.8s contact .26 sudden
    .18  sway .2 bend .14 shiftX .08 lifted .8 open .3, hand .54 1.22 .12 fist .1, other .34 1 .3 fist .1
    .42  sway -.16 bend -.12 shiftX -.06, hand .34 .98 .3, other .52 1.26 .1
    .66  sway .08 bend .1 shiftX .02, hands .38 1 .24
    .86  sway -.02 bend .02 shiftX 0 open 0`,
  /** Down, with the arms around what hurts. */
  collapse: `2.8s contact .24
    .12  bend -.08 nod -.12 lids .3 open .3
    .36  sink .36 bend .44 nod .4 sway .1 lids 1 open .2, hand belly, other .34 .8 .26 fist .2
    .74  sink .42 bend .52 nod .46
    .9   sink .12 bend .2 nod .2 lids .4`,
} satisfies WrittenScores;
