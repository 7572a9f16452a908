import type { WrittenScores } from './score-notation.ts';

/** Where a hand is on what it handles: straight ahead of the shoulder; the aim brings it there. */
const on = '.18 1.26 .54 palm -1.015 fist .4';
const steady = '.2 1.02 .34 palm .2 fist .4';
const looksDown = 'nod .18 bend .08';

/** Hands on things that stay where they are: got hold of, moved, worked. The contact is where the hand arrives. */
export const handling = {
  take: `1.3s contact .4 aims hand carries
    .2   bend .06 nod .14, hand ${on} y 1.14 z .4 fist .1
    .4   bend .1 nod .2, hand ${on} fist .1
    .52  hand ${on} fist .75
    .76  bend -.02 nod .1, hand .2 1.16 .36 palm .3 fist .75`,
  /** Quick, with a look over the shoulder. */
  steal: `1.5s contact .34 aims hand carries
    .18  turn -.4 shoulders .4 bend .08, hand ${on} y 1.1 z .36 fist .1
    .36  turn .1 bend .14 shoulders .6, hand ${on} fist .2
    .46  hand ${on} fist .85
    .68  turn .45 bend .06, hand .06 1.06 .22 palm .2 fist .85
    .86  turn -.2 shoulders .2`,
  put: `1.3s contact .42 aims hand carries
    .24  ${looksDown}, hand ${on} y 1.34 z .5 fist .75
    .44  bend .14 nod .24, hand ${on} fist .7
    .6   hand ${on} fist .1 y 1.3 z .5
    .8   bend .02 nod .06`,
  /** Fingers open, and the eyes follow it down. */
  drop: `1.2s contact .42 carries
    .3   nod .06, hand .26 1.04 .36 palm down fist .7
    .44  nod .26 bend .06, hand .26 1.08 .36 fist 0
    .72  nod .34`,
  give: `1.7s contact .38 aims hand carries
    .16  hand .14 1.06 .32 palm .8 fist .6
    .4   bend .14 nod .06 tilt .08 lifted .3 smile .3 shiftZ .04, hand .18 1.16 .56 palm up fist .35,
         other .2 1.02 .34 palm up fist .2
    .56  hand .18 1.18 .56 fist .05
    .8   bend .03 nod .14`,
  /** Grasped, and drawn to oneself with the weight of the body. */
  open: `1.7s contact .34 aims hand carries
    .34  bend .06 nod .1, hand ${on} fist .7
    .44  bend .08, hand ${on} palm -.2 fist .85
    .72  bend -.08 twist .24 shiftZ -.03 lifted .3, hand .34 1.2 .34 palm 0 fist .8
    .86  bend 0 twist .06, hand .34 1.12 .32 fist .3`,
  /** Pushed to, with the flat of the hand, until it stays. */
  close: `1.5s contact .34 aims hand carries
    .34  bend .02, hand .34 1.22 .38 palm down wrist .5 fist .2
    .58  bend .16 twist -.16 shiftZ .03, hand .18 1.26 .58 wrist .7 fist .05
    .74  nod .1`,
  /** A key, a knob, a tap: half round, and half round again. */
  'turn-key': `1.8s contact .32 aims hand carries
    .32  bend .16 nod .2 tilt .1 knit .2, hand ${on} fist .75 palm -.8
    .52  tilt -.04, hand ${on} fist .75 palm .9
    .62  hand ${on} fist .6 palm -.3
    .78  bend .12, hand ${on} fist .75 palm 1`,
  /** One finger, and a look whether it worked. */
  press: `1.3s contact .4 aims hand carries
    .28  nod .1, hand ${on} z .48 fist .9 index 1
    .42  nod .16 bend .06, hand ${on} z .56 fist .9 index 1
    .58  hand ${on} z .48 fist .9 index .9
    .8   nod -.1 lifted .3 bend 0`,
  pull: `1.7s contact .3 aims hands carries
    .3   bend .16 sink .04 shiftZ .04, hand .14 1.12 .54 palm down fist .9, other .06 1.06 .5 palm down fist .9
    .66  bend -.28 sink .1 shiftZ -.1 knit .6 smile -.3 shoulders .3, hand .14 1.06 .36, other .06 1.02 .32
    .84  bend -.02 shiftZ 0 sink 0`,
  knock: `1.7s contact .3 aims hand carries
    .28  bend .05 tilt .08, hand ${on} y 1.38 z .5 fist .95 palm .3 elbow .2
    .76  tilt .16 turn .12
    .28-.72 3x raps hand z -.08 wrist .4`,
  squeeze: `1.6s contact .3 aims hand carries
    .3   bend .08 nod .14, hand ${on} palm .3 fist .35
    .54  shoulders .4 knit .5, hand ${on} palm .3 fist .95
    .76  shoulders .1, hand ${on} palm .3 fist .5
    .45-.72 4x hand x .006 y .006`,
  shake: `1.6s contact .28 carries
    .24  nod .14 tilt .1, hand .24 1.34 .34 palm .3 fist .85
    .82  tilt .14
    .24-.84 5x nod .02, hand y .05 x .02`,
  ring: `2s contact .3 carries
    .26  nod -.04 lifted .3 tilt -.08, hand .34 1.44 .3 palm 0 fist .9 elbow .1
    .82  turn .16
    .26-.86 4x sway .02, hand x .08 palm .5`,
  swing: `1.6s contact .4 carries sudden
    .24  twist .4, hand .56 1.2 -.06 fist .9, other .24 1.1 .3 fist .4
    .44  twist -.3 bend .1, hand .06 1.16 .48 fist .9
    .66  twist .3, hand .54 1.3 .04
    .84  twist 0 bend 0, hand .3 1.04 .3`,
  reach: `1.6s contact .36 aims hand
    .38  bend .2 twist -.14 nod -.06 shoulders .3 lifted .2 shiftZ .04, hand .18 1.3 .62 palm -1.16 fist .02
    .72
    .38-.74 2x hand fist .15 z -.02`,
  catch: `1.2s contact .4 aims hands sudden
    .24  sink .05 lifted .6, hands .2 1.2 .38 palm up fist .1
    .42  bend .06, hands .07 1.3 .48 palm .3 fist .3
    .58  sink .08 bend .1, hands .05 1.1 .28 fist .7
    .82  sink 0 bend 0 smile .3`,
  /** It is held, and looked at, in both hands. */
  hold: `2s contact .3 carries
    .3   nod .24 tilt .08, hand .06 1.12 .32 palm .4 fist .75, other .06 1.08 .32 palm .8 fist .55
    .8   nod .2`,
  /** Up before everybody's eyes. */
  raise: `2.2s contact .26 carries
    .14  bend .05, hand .24 1 .32 fist .85
    .4   bend -.08 nod -.16 lifted .3 shoulders .2, hand .26 1.82 .2 palm -.2 fist .85 elbow .2
    .76`,
  lower: `1.7s contact .36 carries
    .18  hand .24 1.3 .36 fist .8
    .6   nod .22 bend .06 shoulders -.4 lids .4, hand .26 .76 .2 fist .7
    .8`,
  /** Both arms under it, leaning back from the weight. */
  carry: `1.9s contact .34 carries
    .2   bend .2 sink .1, hands .16 .9 .38 palm up fist .4
    .5   bend -.12 sink .02 shoulders .2 knit .2, hands .14 1.04 .34 palm up fist .5
    .8`,
  /** Something is done with it that has no name of its own. */
  use: `1.7s contact .34 aims hand carries
    .32  ${looksDown}, hand ${on} fist .6, other ${steady}
    .78  nod .2 tilt .08
    .34-.8 3x hand y .03 palm .4`,
} satisfies WrittenScores;
