import type { Beat } from '../drama/beat.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { Point } from '../drama/point.ts';
import { given } from '../kit/given.ts';
import { asToldToAll } from '../mind/witnessed.ts';
import { holds } from '../play/condition.ts';
import type { Bid } from '../play/floor.ts';
import { withMeaning } from '../play/meaning.ts';
import type { Moment } from '../play/moment.ts';
import { currentPoint, nameOf, roadsTo, type Play } from '../play/play.ts';
import { isDoneBy, isLineFor, isMeantBy } from './beat-doing.ts';
import type { Doubt } from '../mind/brain.ts';
import type { Desk } from './desk.ts';
import { publicAsking } from './public-asking.ts';
import { tongueOf } from '../drama/tongues/written-in.ts';
import { isKnownByDoing, isPlayedBeat, roadsAhead, type Step } from './planner.ts';

/** So much of what was said and done last stands before the judge of one line. */
const mostJudged = 4;
const notMet = { met: false };

interface InDoubt {
  readonly step: Step;
  readonly line: Moment;
  readonly point: string;
}

/** Keeps account of who has done what a beat asks: in the turn that was to play it, or unasked and in their own words. */
export class Credit {
  /** How much of history has been looked at, and the play as it was then: which beats were next. */
  private looked: { readonly moments: number; readonly play: Play } | undefined;
  /** Up to where what an actor did was a beat of their own. */
  private readonly directed = new Map<EntityId, number>();
  private readonly carriedOut = new Set<string>();
  private readonly doubtful = new Set<string>();
  /** The newest line of which no rule can tell whether it was its beat. */
  private inDoubt: InDoubt | undefined;
  private readonly shown = new WeakMap<Doubt, InDoubt>();

  constructor(private readonly desk: Desk) {}

  /** Whoever has done what the next beat of a road asked, since the last look, has played it. */
  look(): void {
    const play = this.desk.play();
    const point = currentPoint(play)?.point;
    const { looked } = this;
    if (point && looked && looked.moments < play.history.length) {
      const { moments } = looked;
      play.history.slice(moments).forEach((moment, index) => {
        if (moment.kind !== 'line' && moment.kind !== 'deed') return;
        if (moments + index < (this.directed.get(moment.actor as EntityId) ?? 0)) return;
        const own = roadsAhead(looked.play, ({ actor }) => actor === moment.actor);
        const step = own.find(({ beat }) => this.isDue(point, beat, moment));
        if (step) this.give(step);
      });
    }
    const now = this.desk.play();
    this.looked = { moments: now.history.length, play: now };
  }

  /** Before somebody is told to do a thing: have they done it already, since the point was opened? Then it is played. */
  hasDone(step: Step): boolean {
    const play = this.desk.play();
    const point = currentPoint(play)?.point;
    const moments = play.history.slice(play.since.point.moments);
    if (!point || !moments.some((moment) => this.isDue(point, step.beat, moment))) return false;
    this.give(step);
    return true;
  }

  private isDue(point: Point, beat: Beat, moment: Moment): boolean {
    const play = this.desk.play();
    return isKnownByDoing(point, beat) && !isPlayedBeat(play, beat) && isDoneBy(play, beat, moment);
  }

  /** A turn that was to play a beat is over: what was done in it was that beat and no other. */
  turnOver({ actor, source }: Pick<Bid, 'actor' | 'source'>, id: string, clean: boolean, from: number): void {
    const play = this.desk.play();
    this.directed.set(actor, play.history.length);
    if (!clean) return;
    this.carriedOut.add(id);
    const point = currentPoint(play)?.point;
    for (const trajectory of point ? roadsTo(play, point) : []) {
      const beat = trajectory.beats.find((candidate) => candidate.id === id);
      if (!point || !beat) continue;
      if (isKnownByDoing(point, beat)) this.give({ trajectory, beat });
      else if (source === 'model') this.weigh({ trajectory, beat }, play.history.slice(from));
      else if (source === 'understudy') this.creditTranslated({ trajectory, beat }, play.history.slice(from));
    }
  }

  /** The author's own line in another language is as good as in theirs. */
  private creditTranslated(step: Step, moments: readonly Moment[]): void {
    const { beat } = step;
    const play = this.desk.play();
    const line = moments.find((moment) => isLineFor(beat, moment));
    if (!line || isPlayedBeat(play, beat) || tongueOf(line.text) === tongueOf(beat.plays[0] ?? '')) return;
    this.give(step, line.seq);
  }

  /** A model's own words for a beat: where they speak of what it asks they are as good as the author's; else it is judged. */
  private weigh(step: Step, moments: readonly Moment[]): void {
    const { beat } = step;
    const play = this.desk.play();
    if (isPlayedBeat(play, beat)) return;
    const line = moments.find((moment) => isLineFor(beat, moment));
    const isTelling = line !== undefined && beat.done !== undefined && this.wouldTell(beat, line);
    if (isTelling && isMeantBy(play, beat, line)) return this.give(step, line.seq);
    // What nobody could tell is played as it is written, should it be asked for again.
    this.doubtful.add(beat.id);
    if (!isTelling) return;
    const point = currentPoint(play)?.point.id ?? '';
    if (publicAsking(play, beat, line.witnesses) === undefined) this.judge(step, line);
    else this.inDoubt = { step, line, point };
  }

  /**
   * The line in doubt, for whoever decides next: all of them heard it, and it stands there in words they have heard. Whoever is
   * shown it is the only one to be.
   */
  doubtBefore(readers: readonly EntityId[]): Doubt | undefined {
    const { inDoubt } = this;
    const play = this.desk.play();
    if (!inDoubt || currentPoint(play)?.point.id !== inDoubt.point) return undefined;
    const { step, line } = inDoubt;
    if (!readers.every((id) => line.witnesses.includes(id) && !line.unseenBy?.includes(id))) return undefined;
    const asked = publicAsking(play, step.beat, readers);
    if (asked === undefined) return undefined;
    this.inDoubt = undefined;
    const doubt = { by: nameOf(play, step.beat.actor), asked, words: line.text };
    this.shown.set(doubt, inDoubt);
    return doubt;
  }

  /** What came of it: words that did what they were to do are the beat's. */
  settle(doubt: Doubt, did: boolean | undefined): void {
    const shown = this.shown.get(doubt);
    if (shown && did === true) this.giveFor(shown);
  }

  /** What somebody has said to it since the point was opened, where a reader of it finds that they have done it. */
  accept(step: Step): boolean {
    const play = this.desk.play();
    const placed = currentPoint(play)?.point;
    const line = play.history
      .slice(play.since.point.moments)
      .findLast((moment) => isLineFor(step.beat, moment) && this.wouldTell(step.beat, moment));
    if (!placed || !line) return false;
    this.giveFor({ step, line, point: placed.id });
    return true;
  }

  private wouldTell(beat: Beat, line: Moment): boolean {
    const play = this.desk.play();
    return !beat.done || holds({ ...play, meant: withMeaning(play, line.seq, beat) }, beat.done);
  }

  private giveFor({ step, line, point }: InDoubt): void {
    const play = this.desk.play();
    if (currentPoint(play)?.point.id !== point || isPlayedBeat(play, step.beat)) return;
    this.give(step, line.seq);
    this.desk.record({ type: 'clock:struck', by: 'clock' });
  }

  /** Beside the play: what the judge finds counts when it is found, as long as the point is the same. */
  private judge(step: Step, line: Moment): void {
    const { desk } = this;
    const { beat } = step;
    const play = desk.play();
    const point = currentPoint(play)?.point.id ?? '';
    const flag = `${nameOf(play, beat.actor)} was told: “${beat.instruction ?? beat.hint}” and has done so with the last line, in words that may be their own (the author’s: “${beat.plays[0] ?? ''}”).`;
    const history = play.history
      .slice(Math.max(0, play.history.length - mostJudged))
      .filter(({ kind }) => kind === 'line' || kind === 'deed')
      .map((moment) => asToldToAll(play, moment, false));
    desk.outside(async () => {
      const late = AbortSignal.timeout(60_000);
      const { met } = await desk.brain.judge({ flag, point, history, played: false }, late).catch(() => notMet);
      if (met) this.giveFor({ step, line, point });
    });
  }

  /** A model has played it, and nobody could tell that it has: the next time it is played as it is written. */
  isDoubtful = (beat: string): boolean => this.doubtful.has(beat);

  /** What somebody was to do and has done, they are not told again. */
  isCarriedOut = ({ id }: Beat): boolean => this.carriedOut.has(id);

  /** Puts down that a beat has been played. */
  give({ trajectory, beat }: Step, line?: number): void {
    const play = this.desk.play();
    const point = currentPoint(play)?.point.id;
    if (point === undefined || play.beats.includes(beat.id)) return;
    this.desk.record({
      type: 'beat:played',
      by: 'planner',
      point,
      trajectory: trajectory.id,
      beat: beat.id,
      ...given({ line }),
    });
  }
}
