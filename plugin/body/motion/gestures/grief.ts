import type { WrittenScores } from './score-notation.ts';

/** Sorrow, from a sigh to a wail. */
export const grief = {
  /** Both hands to the face; sobs go through the shoulders. */
  weep: `4s
    .08  nod -.08 shoulders .3 lifted .5 knit -.8 open .2
    .22  nod .42 bend .2 shoulders .5 knit -.9 smile -.9 lids .9 open .15, hand eyes, other eyes y 1.53
    .78  nod .46 bend .24
    .9   nod .24 bend .1 lids .5 smile -.5, hand cheek y 1.46, other .16 1.1 .24 onHead 0
    .22-.8 8x shoulders .22 bend .025
    .24-.78 2x turn .1`,
  /** One hand over the eyes, the other holding on to oneself. */
  sob: `3.2s
    .22  nod .34 bend .16 tilt .1 shoulders .4 knit -.9 smile -.9 lids .9 open .35, hand brow y 1.58,
         other -.06 1.06 .22 fist .6
    .8   nod .3
    .2-.82 6x raps shoulders .4 bend .05 nod -.07 open .3`,
  /** Arms to heaven, and down over the head. */
  wail: `3.4s
    .1   bend .08, hands .16 1.1 .26 fist .6
    .34  bend -.16 nod -.36 open .9 knit -1 smile -.7 lifted .6, hand .36 1.74 .2 palm .87 fist .1,
         other .32 1.64 .26 palm .87 fist .1
    .54  nod -.34 open .8
    .74  bend .32 nod .36 open .4 sink .06, hands .1 1.72 .1 palm .6 fist .4 onHead 1 elbow .6
    .86  bend .3
    .34-.86 5x sway .03 open .1`,
  /** The head goes down, the hand lies on the heart, and nothing moves for a while. */
  mourn: `3.4s
    .28  nod .44 bend .1 shoulders -.2 lids .7 knit -.6 smile -.4, hand heart, other .08 .88 .2 palm .2 fist .4
    .8   nod .46 bend .11`,
  /** Fingers in the hair, elbows to the front. */
  despair: `3s contact .24
    .24  nod .28 bend .2 knit -.8 smile -.7 lids .7 shoulders .4, hands crown x .13 y 1.7 z .08 fist .7 palm .2
    .6   nod .4 bend .3 sink .05
    .84  nod .2 bend .12 sink 0, hands .12 1.4 .22 onHead .6 fist .4
    .3-.8 2x turn .2 sway .03`,
  /** Both hands lifted and let fall: nothing to be done. */
  lament: `2.8s contact .26
    .24  nod -.2 tilt .12 knit -.8 open .4 lifted .4, hand .34 1.34 .34 palm up fist .1,
         other .3 1.28 .36 palm up fist .1
    .5   nod -.14 turn .2 open .3
    .66  nod .3 bend .14 turn -.1 shoulders -.4 lids .6 open .05, hands .3 .8 .16 palm .4
    .86  nod .26`,
  /** The palm to the forehead, and a slow shake under it. */
  regret: `2.4s contact .26
    .28  nod .3 bend .08 lids .9 knit .2 smile -.4, hand brow
    .72  nod .34 lids .9
    .86  nod .14 lids .3, hand mouth y 1.42 z .2
    .3-.74 1.5x turn .22`,
  /** The back of a wrist under the nose. */
  sniffle: `2s contact .3
    .12  nod -.06 shoulders .25
    .32  nod .14 tilt -.1 knit -.5 smile -.5 lids .5, hand mouth x .05 y 1.48 palm -.9 fist .6 elbow .7
    .5   hand mouth x -.04 y 1.48 palm -.9 fist .6 elbow .8
    .72  nod .2, hand .12 1.3 .26 onHead 0
    .05-.5 2x raps shoulders .25 nod -.05`,
  /** In with a breath that lifts the shoulders, out with everything. */
  sigh: `2.4s contact .24
    .24  bend -.07 nod -.1 shoulders .6 lifted .3
    .34  shoulders .6 nod -.1
    .62  bend .14 nod .26 shoulders -.6 lids .6 smile -.35 open .2 sway .03
    .8   open 0 nod .22`,
  /** Doubled over something that hurts. */
  groan: `2.4s contact .26
    .26  bend .3 nod .1 knit .6 lids .8 smile -.5 open .4 tilt .12, hand belly, other belly y 1.06 x -.02
    .74  bend .34
    .26-.8 2x sway .06 tilt .06`,
  /** Everything hangs. */
  slump: `2.4s contact .3
    .34  bend .22 nod .34 shoulders -.8 sink .05 lids .5 smile -.4 sway .05, hand .2 .66 .16, other .2 .66 .14
    .78  bend .24`,
  /** A hand goes out to somebody, and stops before it is there. */
  pity: `2.4s contact .3 aims hand
    .32  tilt .24 bend .08 knit -.8 lifted .4 smile -.2, hand .2 1.18 .5 palm 1.015 fist .15, other heart y 1.22
    .6   hand .2 1.16 .44 fist .35
    .8   nod .14 lids .4`,
} satisfies WrittenScores;
