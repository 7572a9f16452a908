import type { WrittenScores } from './score-notation.ts';

const fist = 'fist 1 elbow .2';
/** Arms crossed: one hand under the other arm, one on it. */
const tucked = '-.13 1.1 .2 fist .4 palm -.2 elbow .1';
const onArm = '-.11 1.15 .235 fist .25 palm -.6 elbow .15';

/** What people feel, as far as it shows. */
export const feelings = {
  // Sorrow, from a sigh to a wail.
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

  // Joy, from the corners of the mouth to both arms in the air.
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

  // Fear and fright, from a start to a fall.
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

  // Anger, hot and cold.
  /** A fist shaken over the head, the other ready. */
  rage: `2.4s contact .26 sudden
    .12  bend .12 shoulders .5 knit .8, hands .22 1.04 .2 ${fist}
    .28  bend -.1 nod -.1 knit 1 smile -.6 open .7 shoulders .4, hand .32 1.66 .26 ${fist} palm .4,
         other .3 .94 .26 ${fist} palm .2
    .74  bend .12 open .5
    .26-.82 4x bend .05 nod .06, hand y .08 z .05`,
  /** Teeth, chin and shoulders forward. */
  growl: `1.9s contact .28
    .28  bend .2 nod -.16 shoulders .7 knit 1 smile -.8 open .3 shiftZ .05, hand .26 1 .32 fist .55 palm -.8,
         other .28 .96 .28 fist .55 palm -.8
    .74  bend .22
    .26-.8 10x nod .02, hands y .008`,
  /** Fists at the sides, and the lid on. */
  seethe: `2.6s contact .22
    .22  shoulders .6 nod .12 bend .05 knit 1 smile -.5 lids .2, hands .37 .8 .06 fist 1 elbow 1
    .84  shoulders .7
    .2-.9 16x tilt .008, hands x .005 y .005
    .2-.9 2x shoulders .2 bend .02`,
  stamp: `1.3s contact .46 sudden
    .28  footUp .2 footAhead .06 sway -.06 bend -.05 knit .8 shoulders .4, hands .28 1 .16 ${fist}
    .46  footUp 0 footAhead 0 sway .02 bend .14 sink .04 nod .12 knit 1 open .2, hands .28 .8 .14 ${fist}
    .7   bend .06 sink .01`,
  'tap-foot': `2.2s contact .24
    .2   sway -.05 shoulders .2 knit .5 tilt .1 lids .2, hand ${tucked}, other ${onArm}
    .86
    .22-.88 5x raps footUp .035 footAhead .02 nod .03`,
  'fold-arms': `2.8s contact .24
    .12  shoulders .3, hands .24 1.12 .3 fist .3
    .26  bend -.07 nod -.06 shoulders .1 knit .4 smile -.2 sway .05 shiftX .02, hand ${tucked}, other ${onArm}
    .84  sway .05 turn -.14`,
  /** Arms in the air over so much foolishness, and down on the thighs. */
  exasperate: `2.1s contact .28 sudden
    .1   bend .06
    .28  nod -.3 bend -.12 lids .4 knit .4 open .4, hand .4 1.5 .26 palm up fist .05,
         other .38 1.42 .28 palm up fist .05
    .5   nod -.26 turn .2
    .68  nod .16 bend .06 turn .3 open 0 shoulders -.3, hands .25 .74 .12 palm 0
    .88  turn .1`,
  /** Thumbs down and leaning into it. */
  boo: `2.1s contact .28
    .3   bend .12 nod -.06 open .6 knit .6 smile -.5, hand .26 1.26 .46 palm -1.5 fist .9 wrist -.3,
         other mouth x .12 palm .1
    .78  open .5
    .3-.82 3x bend .03, hand y -.06`,
  /** Everything at once and nothing aimed. */
  flail: `2.2s contact .24 sudden
    .2   bend .08 knit .5 open .5 lifted .4, hand .42 1.38 .26 fist .2, other .42 1.14 .28 fist .2
    .84  bend .02
    .14-.9 3x twist .25 sway .06 turn -.15, hand y .24 x .06, other y -.24 x .06`,

  // Displeasure and disdain: mostly of the face and the neck.
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
