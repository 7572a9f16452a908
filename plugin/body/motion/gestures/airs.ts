import type { WrittenScores } from './score-notation.ts';

/** What is done to be looked at. */
export const airs = {
  dance: `3.8s contact .5
    .1   smile .6, hand .42 1.36 .22 palm .4 fist .1, other .36 1 .22 palm .4 fist .1
    .3   hand .36 1.02 .24, other .44 1.4 .22
    .5   hand .44 1.46 .2, other .36 1.02 .24
    .7   hand .36 1.02 .24, other .44 1.44 .2
    .9   smile .7, hands .48 1.16 .2
    .04-.96 4x sway .14 twist .22 shiftX .05 tilt -.08
    .04-.96 8x raps sink .05 footUp .05`,
  /** Round, with one arm over the head. */
  twirl: `2.2s contact .3
    .14  twist -.4 turn -.2, hand .2 1.3 .36 palm 0 fist .1, other .3 1.04 .3
    .4   twist .5 turn .3 sway .06 smile .6, hand loft x .1, other .5 1.16 .14 fist .1
    .6   twist -.45 turn -.3 sway -.06
    .86  twist .06 turn 0 sway 0 sink .04, hands .46 1.04 .16`,
  /** Chest first, elbows out, the ground is theirs. */
  strut: `2.4s contact .26
    .24  bend -.14 nod -.16 shoulders -.4 lids .3 smile .3, hand hip, other hip
    .82  bend -.14
    .2-.86 2x twist .2 sway .06 turn -.12`,
  /** A hand thrown out with the long notes. */
  sing: `3.4s contact .2
    .18  nod -.1 bend -.06 open .5 lifted .5 lids .3, hand chest, other .3 1 .26 palm up fist .1
    .5   nod -.2 tilt .1 open .8, hand .44 1.34 .34 palm up fist .05 elbow 0
    .84  nod -.06 open .5, hand .36 1.12 .32, other .36 1.12 .3
    .1-.92 6x open .25
    .1-.92 2x sway .05 tilt .06`,
  whistle: `2.4s contact .24
    .24  nod -.1 tilt .1 lifted .4 open .12, hand back x .1, other back x .04 y .93
    .84
    .2-.88 4x tilt .08 nod .04 sway .02`,
  /** Fingers run on something that is not there. */
  play: `2.8s contact .2 aims trunk carries
    .2   nod .2 bend .08 tilt .1 lids .3, hand .14 1.02 .32 palm .3 fist .35, other .2 1.2 .3 palm .8 fist .5
    .86  tilt -.06
    .18-.9 7x hand y .045 wrist .3
    .18-.9 2x sway .04 nod .06, other y .03`,
  /** Lapels, hair, profile. */
  preen: `2.8s contact .24
    .24  bend -.1 nod -.1 turn .25 lids .3 smile .3, hands .09 1.26 .2 fist .7 elbow .3
    .5   turn -.3 tilt .1, hand .15 1.68 .02 palm .4 fist .1 onHead 1 elbow .7
    .68  hand .16 1.6 -.06 palm .4 onHead 1
    .86  turn 0`,
  /** One hand out, chin up, as if there were a pedestal. */
  pose: `2.8s contact .26
    .3   twist -.2 turn .3 nod -.16 bend -.06 sway .08 shiftX .03, hand .5 1.4 .28 palm up fist .05, other hip
    .84`,
  /** Small pictures in the air. */
  mime: `2.8s contact .22
    .2   lifted .4 tilt .1, hands .2 1.34 .44 palm down wrist .9 fist .02
    .4   tilt -.1 turn .2, hand .4 1.36 .38, other .1 1.2 .46
    .6   tilt .1 turn -.2, hand .1 1.2 .46, other .4 1.36 .38
    .82  turn 0, hands .24 1.06 .4`,
  /** Paws, whiskers, and whatever noise it makes. */
  beast: `2s contact .26
    .26  bend .16 nod -.14 shoulders .6 open .5 lifted .3, hand .14 1.28 .32 palm down wrist -.9 fist .5,
         other .14 1.24 .32 palm down wrist -.9 fist .5
    .78  bend .12
    .24-.8 3x nod .1 open .35, hands y .025`,
  /** An actor acting: hand to the heart, hand to the gods. */
  declaim: `2.8s contact .24
    .16  nod .1, hand heart
    .4   bend -.08 nod -.16 turn .2 open .4 shiftZ .04, hand .42 1.54 .36 palm up fist .05, other heart
    .66  turn -.1, hand .46 1.3 .34
    .84  open 0, hand .34 1.02 .3`,
  /** Hands that talk although the mouth does not. */
  gesticulate: `2.6s contact .24
    .2   nod .06, hand .3 1.2 .38 palm .6 fist .2, other .28 1.06 .34 palm .6 fist .2
    .42  tilt .1 twist .1, hand .4 1.06 .34 palm up fist .05, other .2 1.22 .38
    .64  tilt -.1 twist -.1, hand .14 1.2 .38 palm 0 fist .4, other .4 1.06 .3 palm up
    .84  twist 0, hands .3 1 .32 palm up`,
} satisfies WrittenScores;
