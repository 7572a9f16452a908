import { toShare } from '../../../src/kit/numbers.ts';
import type { Bearing } from './bearing.ts';
import type { Passed } from './body-pose.ts';
import { idle, type IdleAct } from './gestures/idle.ts';
import { variety, type GestureManner } from './gestures/manner.ts';
import { ScorePlayers } from './gestures/score-player.ts';

/** What there is to do while one does nothing: waits, or listens to somebody. */
export type Leisure = 'waiting' | 'listening';

/** How people pass the time, by mood; every second one is of the hands. */
const waiting: Readonly<Record<string, readonly IdleAct[]>> = {
  calm: ['other-foot', 'cuff', 'look-about', 'clasped', 'small-sigh', 'smooth-coat', 'other-foot', 'behind-back', 'look-about', 'scratch-cheek'],
  merry: ['hum', 'akimbo', 'look-about', 'smooth-coat', 'other-foot', 'behind-back', 'hum', 'cuff'],
  low: ['small-sigh', 'own-hands', 'other-foot', 'clasped', 'small-sigh', 'wringing', 'look-about', 'scratch-cheek'],
  angry: ['look-about', 'folded-arms', 'other-foot', 'tap-thigh', 'small-sigh', 'akimbo'],
  afraid: ['look-about', 'wringing', 'other-foot', 'own-hands', 'look-about', 'clasped'],
}; // prettier-ignore
const listening: Readonly<Record<string, readonly IdleAct[]>> = {
  calm: ['hear-nod', 'hear-tilt', 'hear-aside', 'hear-chin', 'hear-nod', 'hear-lean', 'hear-nod', 'other-foot'],
  merry: ['hear-nod', 'hear-lean', 'hear-nod', 'hear-tilt', 'hear-aside', 'akimbo'],
  low: ['hear-aside', 'hear-tilt', 'small-sigh', 'hear-nod', 'hear-aside', 'clasped'],
  angry: ['hear-frown', 'hear-shake', 'hear-aside', 'folded-arms', 'hear-frown', 'tap-thigh'],
  afraid: ['hear-aside', 'hear-nod', 'hear-tilt', 'wringing', 'hear-aside', 'hear-lean'],
}; // prettier-ignore

/** An act is begun in each stretch of so many seconds; between two of them there is stillness. */
const stretchSeconds: Readonly<Record<Leisure, number>> = { waiting: 9, listening: 4.2 };
const changeSeconds = 0.4;

/** Silence, acted: what a body does that waits or listens. One for each body. */
export class IdleActs {
  private readonly players = new ScorePlayers();
  private shown = 0;
  private now = 0;
  private was: Leisure = 'waiting';
  /** What was chosen last, for which stretch of time, mood and leisure, and how late in it that begins, 0..1. */
  private act: IdleAct = 'other-foot';
  private late = 0;
  private stretch = NaN;
  private mood: string | undefined;
  private chosenIn: Leisure | undefined;

  constructor(private readonly seed: number) {
    this.now = seed * 40;
  }

  /** Bears a body that has `leisure`; without it, what was begun is let go of. so long after the last time. */
  bear(
    bearing: Bearing,
    leisure: Leisure | undefined,
    mood: string | undefined,
    manner: GestureManner,
    { seconds }: Pick<Passed, 'seconds'>,
  ): void {
    this.now += seconds;
    const isSame = leisure === this.was;
    this.shown = toShare(this.shown + (isSame ? seconds : -seconds) / changeSeconds);
    if (this.shown === 0) {
      if (leisure) this.was = leisure;
      return;
    }
    const long = stretchSeconds[this.was];
    const stretch = Math.floor(this.now / long);
    if (stretch !== this.stretch || mood !== this.mood || this.was !== this.chosenIn) this.choose(stretch, mood);
    const score = idle[this.act];
    const lasts = score.seconds;
    const begins = this.late * Math.max(0, long - lasts);
    const part = (this.now - stretch * long - begins) / Math.min(long, lasts);
    if (part <= 0 || part >= 1) return;
    const player = this.players.of(score);
    player.part = part;
    player.shown = this.shown;
    player.play(bearing, manner);
  }

  private choose(stretch: number, mood: string | undefined): void {
    this.stretch = stretch;
    this.mood = mood;
    this.chosenIn = this.was;
    this.act = this.actIn(stretch, this.was, mood ?? 'calm');
    this.late = variety(this.seed, stretch + 0.5);
  }

  /** Even stretches choose among the even acts, odd ones among the odd: never the same twice running. */
  actIn(stretch: number, leisure: Leisure, mood: string): IdleAct {
    const chance = variety(this.seed, stretch);
    const acts = (leisure === 'waiting' ? waiting : listening)[mood] ?? waiting['calm'] ?? [];
    const pick = Math.floor(chance * 0.999 * Math.floor(acts.length / 2)) * 2 + (stretch % 2 === 0 ? 0 : 1);
    return acts[pick] ?? 'other-foot';
  }
}
