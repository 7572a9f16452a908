import type { WrittenScores } from './score-notation.ts';

/** Joy, from the corners of the mouth to both arms in the air. */
export const mirth = {
  /** Head back, a hand on the belly, the whole trunk shaking. */
  laugh: `2.6s contact .24
    .1   bend .08 nod .12 smile .6
    .26  bend -.14 nod -.3 open .75 smile 1 lids .55 shoulders .4, hand belly, other .36 .94 .16 fist .3
    .52  bend -.1 nod -.26 open .7
    .74  bend .16 nod .14 open .4 smile .9 shoulders .2
    .88  bend .04 nod .04 open .1
    .2-.86 7x shoulders .25 bend .03 open .14 nod .03, hand z .012`,
  /** Behind the fingers, shoulders up. */
  giggle: `2s contact .26
    .28  nod .18 tilt .16 bend .1 shoulders .7 smile .9 lids .5, hand mouth fist .35, other belly y 1.02
    .76  nod .22 tilt .12
    .2-.84 8x shoulders .18 bend .015`,
  /** Claws before the chest and a head thrown back. */
  cackle: `2.4s contact .26
    .12  bend .14 shoulders .5 nod .1
    .3   bend -.16 nod -.4 shoulders .6 open .8 smile 1 knit .4, hand .24 1.22 .36 palm up fist .5 wrist .4,
         other .2 1.16 .36 palm up fist .5 wrist .4
    .76  nod -.34 open .7
    .26-.82 7x open .18 bend .03, hands y .02`,
  smile: `2s contact .26
    .26  smile .9 tilt .12 nod -.06 lifted .3 lids .15 sway .03
    .74  smile .8 tilt .1`,
  /** Broad, with the chest in it. */
  beam: `2.2s contact .26
    .28  smile 1 open .15 nod -.14 bend -.1 lifted .5 shoulders -.3, hands .3 .96 .2 palm .5 fist .2
    .76  smile 1 tilt .08`,
  smirk: `2s contact .28
    .28  smile .5 knit .2 tilt -.14 turn .2 nod -.1 lids .35, hand hip
    .74  smile .5 turn .16`,
  wink: `1.2s contact .4
    .24  tilt .1 smile .4 lifted .3
    .42  tilt .22 nod .12 turn .1 smile .7 lids .7 lifted -.1
    .56  tilt .18 nod .04 lids 0 lifted .4
    .8   smile .5`,
  /** Palm on palm, off the heart, leaning in. */
  applaud: `2.6s contact .24 sudden
    .18  bend .04 smile .7 lifted .3 nod -.06, hand .03 1.24 .36 palm .1 fist .03 elbow .1,
         other .03 1.22 .36 palm .6 fist .03
    .86  smile .8 nod .02
    .16-.9 7x raps bend .02, hand x .1 y .02, other x .06`,
  /** Both fists to the sky. */
  cheer: `2.3s contact .3
    .12  sink .08 bend .14, hands .26 1.06 .22 fist .9
    .32  sink -.01 bend -.12 nod -.22 smile 1 open .8 lifted .5, hand .34 1.84 .1 fist 1 palm -.725,
         other .32 1.76 .12 fist 1 palm -.725
    .74  open .6
    .3-.82 3x sink -.015 bend .02, hands y .05`,
  /** One fist, pulled down out of the air. */
  triumph: `2s contact .36
    .22  bend -.1 nod -.12 smile .6, hand .3 1.72 .24 fist 1 palm .8
    .4   bend .14 twist .15 sink .06 smile 1 open .5 knit .3, hand .28 1.18 .26 fist 1 palm .8 elbow .1,
         other .3 .96 .2 fist 1
    .56  bend .08
    .78  bend -.04 sink 0 open .1
    .4-.7 2x raps hand y -.05`,
  /** Hands rubbed together over a good thing. */
  gloat: `2.4s contact .24
    .24  bend .16 shoulders .6 nod -.04 smile .7 knit .4 lids .3 tilt .1, hand .03 1.14 .3 palm -.4 fist .15,
         other .01 1.12 .3 palm .5 fist .15
    .84
    .24-.88 5x shoulders .05, hand z .05, other z -.05`,
  snap: `1.2s contact .44
    .3   lifted .3, hand .26 1.34 .3 palm .2 fist .8 elbow -.3
    .44  nod .08, hand .28 1.38 .32 fist .3 index .7
    .7   smile .3`,
} satisfies WrittenScores;
