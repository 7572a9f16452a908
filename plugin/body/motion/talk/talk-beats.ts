import { readStance } from '../gestures/score-notation.ts';
import type { Stance } from '../gestures/score.ts';
import type { WordSense } from '../../tongues/tongue.ts';

/** A stroke of talking hands: where they are on the word, and where they set out from just before. */
export interface TalkBeat {
  readonly name: string;
  readonly sets: Stance;
  readonly strikes: Stance;
}

/** Reads strokes from the notation of scores, each `NAME: where the hands set out > where they are on the word`. */
const readTalkBeats = (text: string): readonly TalkBeat[] =>
  text.split(/\n\s*(?=[a-z-]+:)/).map((beat) => {
    const [name = '', sets = '', strikes = ''] = beat.split(/[:>]/);
    return { name, sets: readStance(sets), strikes: readStance(strikes) };
  });

const low = '.24 1 .3 palm .4 fist .25';

/** Beats that mean something, by the sense of the word. */
export const senseBeats: Readonly<Record<WordSense, readonly TalkBeat[]>> = {
  no: readTalkBeats(`cut: turn -.14, hand .04 1.12 .34 palm down fist .05
      > turn .18 knit .35, hand .42 1.1 .34 palm down wrist .2
    ward: turn .1, hand .2 1.08 .3 palm down
      > turn -.16 knit .3, hand .22 1.22 .44 palm down wrist .8 fist .05`),
  self: readTalkBeats(`self: hand .18 1.06 .28 palm .4
      > nod .08 lifted .2, hand chest
    selves: hands ${low}
      > nod .06, hands chest x .06 fist .3`),
  you: readTalkBeats(`you: hand .2 1.04 .32 palm .8
      > bend .05 nod -.04 lifted .25, hand .2 1.16 .52 palm up fist .1
    you-both: hands ${low}
      > bend .05, hand .22 1.12 .46 palm up fist .1, other .22 1.04 .4 palm up fist .1`),
  there: readTalkBeats(`there: hand .22 1.1 .32 palm 0 fist .6
      > turn .18 twist .08, hand .52 1.24 .34 palm -.6 fist .8 index 1
    thumb: hand .24 1.1 .3 palm .6
      > tilt .12, hand .44 1.16 .26 palm up fist .4`),
  number: readTalkBeats(`count: hand .24 1.16 .34 palm .8 fist .95
      > nod .08 lifted .3, hand .26 1.32 .36 palm .9 fist .85 index 1`),
  greeting: readTalkBeats(`greet: nod -.08 lifted .4
      > nod .24 bend .1 smile .4, hand .34 1.04 .34 palm up fist .1`),
  oath: readTalkBeats(`oath: hand .26 1.2 .3 palm -.6
      > nod -.08 knit .2, hand .34 1.5 .28 palm down fist .03`),
  all: readTalkBeats(`wide: hands .14 1.06 .32 palm .8
      > lifted .4 bend -.04, hand .5 1.16 .28 palm up fist .05, other .46 1.1 .28 palm up fist .05
    sweep: turn -.1, hand -.04 1.14 .34 palm up
      > turn .16 twist .1, hand .54 1.18 .26 palm up fist .05`),
  small: readTalkBeats(`pinch: hand .22 1.1 .34 palm .4 fist .3
      > nod .1 tilt .08 lids .2, hand .2 1.28 .4 palm .2 fist .75 index .5`),
  heart: readTalkBeats(`heart: hand .16 1.08 .28 palm .3
      > tilt .12 knit -.3 nod .06, hand heart`),
  mind: readTalkBeats(`mind: hand .22 1.2 .28 palm .4 fist .6
      > tilt -.1 knit .25, hand temple x .18 fist .85 index 1`),
  please: readTalkBeats(`plead: hands .12 1.02 .3 palm .6
      > bend .08 knit -.5 tilt .1, hands .1 1.14 .4 palm 1.16 fist .15`),
  up: readTalkBeats(`up: hand .26 1.1 .32 palm .6
      > nod -.16 lifted .4, hand .34 1.62 .3 palm -.4 fist .5 index 1`),
  down: readTalkBeats(`down: hand .26 1.16 .34 palm down
      > nod .16 lids .25, hand .26 .9 .38 palm down fist .1`),
};

/** Beats that only mark what is weighty, by the mood of who speaks. */
export const moodBeats: Readonly<Record<string, readonly TalkBeat[]>> = {
  calm: readTalkBeats(`offer: hand .22 1 .3 palm .5
      > nod .06, hand .32 1.1 .38 palm up fist .12
    edge: hand .22 1.18 .36 palm 0 fist .1
      > nod .12, hand .2 1.02 .42 palm 0 fist .1
    frame: hands .24 1.06 .34 palm .2
      > nod .08, hands .14 1.12 .38 palm .1 fist .12
    turn: hand .2 1.08 .34 palm -.8
      > tilt .1, hand .36 1.12 .36 palm up fist .1`),
  merry: readTalkBeats(`toss: hand .22 1.02 .32 palm .8
      > tilt .12 nod -.08 lifted .3, hand .4 1.34 .34 palm up fist .05
    spread: hands .16 1.06 .34 palm .8
      > lifted .3, hand .44 1.2 .32 palm up fist .05, other .4 1.14 .32 palm up fist .05
    clap: hands .18 1.1 .34 palm .2 fist .05
      > nod .1 smile .3, hands .03 1.12 .36 palm .2 fist .05`),
  low: readTalkBeats(`drop: hand .24 .94 .26 palm .8
      > nod .14 tilt .08, hand .28 .86 .28 palm up fist .2
    wring: hands .06 .98 .26 fist .5
      > nod .1 shoulders .2, hand .03 1 .27 fist .6, other .02 .97 .26 fist .6
    rub-brow: hand .12 1.3 .26 palm .8
      > nod .16 lids .4, hand brow y 1.64`),
  angry: readTalkBeats(`fist: hand .26 1.3 .32 palm .2 fist 1
      > nod .16 bend .06 knit .4, hand .24 1.06 .42 palm .2 fist 1
    jab: hand .22 1.2 .34 palm -.6 fist .95 index 1
      > nod .08 bend .08 knit .4, hand .2 1.2 .56 palm -.6 fist .95 index 1
    chop: hands .2 1.26 .36 palm 0 fist .05
      > nod .14 knit .4, hands .18 1 .42 palm 0 fist .05`),
  afraid: readTalkBeats(`clutch: hands .08 1.12 .26 fist .5
      > shoulders .4 lifted .4, hand .03 1.2 .24 fist .75, other .02 1.15 .25 fist .75
    shield: hands .22 1.04 .3 palm down
      > bend -.06 shoulders .3, hand .22 1.2 .38 palm down wrist .7 fist .1,
        other .22 1.1 .34 palm down wrist .7 fist .1
    cover: hand .1 1.26 .26 palm .7
      > nod .08 lifted .5, hand mouth y 1.42 z .21`),
};

/** A question is held out, and waits. */
export const askBeats = readTalkBeats(`ask: hands ${low}
    > lifted .7 tilt .14 shoulders .3 nod -.06, hand .36 1.14 .34 palm up fist .05,
      other .34 1.08 .32 palm up fist .05
  ask-one: hand .24 1 .32 palm .6
    > lifted .6 tilt -.16 bend .05, hand .36 1.2 .4 palm up fist .05`);

/** Everything said with a hand beside the mouth, close. */
export const whisperStance = readStance(
  'bend .16 sway .06 tilt .12 shoulders .3 lids .15, hand .14 1.47 .19 palm -.3 fist .05 onHead 1 elbow 0',
);
