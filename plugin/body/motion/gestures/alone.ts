import type { WrittenScores } from './score-notation.ts';

/** What somebody does by themselves: thinks, breathes, moves about and is looked at. */
export const alone = {
  // What goes on inside, as far as it shows.
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

  // What bodies do by themselves.
  yawn: `3s contact .24
    .3   nod -.26 bend -.08 shoulders .6 open 1 lids .9 lifted .5, hand mouth z .215 fist .3
    .6   nod -.28 open 1
    .78  nod .16 shoulders -.4 open .1 lids .6, hand .12 1.26 .26 onHead 0`,
  stretch: `3s contact .26
    .12  bend .06 shoulders .3, hands .24 1.16 .22 fist .8
    .4   bend -.18 nod -.22 sway .1 shoulders .5 lids .8 open .3, hand .34 1.86 0 fist .9 palm -.6,
         other .46 1.68 -.02 fist .9 palm -.6
    .62  sway -.1 bend -.16, hand .48 1.66 -.02, other .34 1.84 0
    .82  sway 0 bend .05 nod .06 shoulders -.3 open 0, hands .36 1 .16 fist .2`,
  cough: `1.9s contact .3
    .2   bend .1 nod .1, hand mouth fist .95 z .21
    .76  bend .14 nod .16 lids .5
    .2-.78 3x raps bend .14 nod .16 shoulders .4 open .3 lids .4`,
  sneeze: `2s contact .28 sudden
    .2   nod -.18 bend -.06 open .4 lids .6
    .42  nod -.34 bend -.14 shoulders .6 open .6 lids .8 lifted .7, hand .08 1.3 .26 palm .6 fist .2
    .52  nod .44 bend .34 shoulders .5 open .3 lids 1, hand mouth fist .5
    .68  nod .3 bend .2
    .84  nod 0 bend 0 shoulders 0 lids .2 open 0`,
  hiccup: `1.5s contact .34 sudden
    .28  hand chest y 1.2
    .7   smile -.1 lifted .4
    .22-.74 2x raps nod -.16 shoulders .7 bend -.05 open .3 sink -.008`,
  belch: `1.7s contact .34
    .3   nod -.12 bend -.08 shoulders .2 open .6, hand chest fist .9
    .5   nod .08 open .4
    .72  open 0 smile .4
    .3-.64 2x raps hand z .05`,
  /** Folded over, a hand on the stomach, a hand on the knee. */
  retch: `2.5s contact .28
    .3   bend .62 nod .2 sink .08 open .5 lids .7 knit .5 smile -.6, hand belly, other .18 .72 .24 palm down fist .3
    .8   bend .6
    .28-.82 3x raps bend .16 nod .14 open .4 shoulders .4`,
  spit: `1.4s contact .44 sudden
    .28  nod -.14 bend -.06 turn .1 smile -.3
    .44  nod .26 bend .16 turn .22 open .3 knit .6 smile -.6
    .7   nod .08 bend .04 open 0, hand mouth palm -.8 fist .6 elbow .6
    .84  hand mouth x .1 palm -.8 fist .6 elbow .6`,
  /** The back of the hand along the forehead. */
  sweat: `2.2s contact .26
    .26  nod .08 lids .6, hand brow x -.06 y 1.65 palm -.8 fist .4 elbow .8
    .52  turn .08, hand brow x .13 y 1.65 z .15 palm -.8 fist .4 elbow .9
    .68  shoulders -.3 open .2, hand .4 1.24 .28 onHead 0 wrist .4 fist .1 elbow 0
    .84  open 0`,
  /** Hands on the knees, breath by breath. */
  pant: `2.8s contact .24
    .24  bend .44 sink .06 nod -.1 open .4 lifted .3, hands .17 .82 .28 palm down fist .35 elbow .5
    .82  bend .4
    .16-.9 5x bend .05 shoulders .4 open .15`,
  blink: `1.1s contact .34
    .2   nod -.06 lifted .5
    .8   tilt .08 nod -.04
    .15-.8 3x raps lids 1 nod .03`,
  /** Hands over hot cheeks, eyes on the floor. */
  blush: `2.5s contact .26
    .28  nod .26 tilt .16 turn -.25 smile .4 lids .5 knit -.4 shoulders .6 twist -.1, hand cheek,
         other .08 .94 .22 fist .5
    .78  nod .22 lids .3`,
  smoke: `3s contact .26 carries
    .24  nod .04 lids .4, hand .02 1.46 .23 palm .6 fist .5 index .6 onHead .8
    .4   shoulders .3 lids .5
    .58  nod -.14 turn .14, hand .3 1.24 .3 palm .4 wrist .3 onHead 0 elbow -.4
    .8   nod -.16 open .2 shoulders -.1`,
  fan: `2.4s contact .24 carries
    .24  nod -.12 tilt .1 lids .4, hand .16 1.36 .3 palm .6 fist .3 elbow -.2
    .84  turn .14
    .22-.88 6x hand x .05 palm .5`,
  breathe: `2.8s contact .26
    .34  bend -.1 nod -.1 shoulders .4 lids .7, hand chest y 1.2
    .46
    .76  bend .06 nod .08 shoulders -.4 open .15 lids .4`,
  /** Arms about oneself against the cold. */
  shiver: `2.4s contact .24
    .24  bend .12 shoulders .9 nod .1 knit -.3 smile -.2 sink .02, hand -.18 1.2 .18 fist .3 elbow 0,
         other -.17 1.14 .2 fist .3 elbow 0
    .84
    .16-.92 18x twist .025 tilt .015
    .3-.8 3x hands y .035`,

  // What is done to be looked at.
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

  // What the trunk does of its own while legs and seats do the rest.
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
