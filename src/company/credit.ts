import type { Beat } from '../drama/beat.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { Point } from '../drama/point.ts';
import type { Moment } from '../play/moment.ts';
import { currentPoint, roadsTo } from '../play/play.ts';
import { isDoneBy } from './beat-doing.ts';
import type { Desk } from './desk.ts';
import { isKnownByDoing, isPlayedBeat, roadsAhead, type Step } from './planner.ts';

/** Keeps account of who has done what a beat asks: in the turn that was to play it, or unasked and in their own words. */
export class Credit {
  /** How much of history has been looked at, and which beats were next when it was. */
  private looked: { readonly moments: number; readonly ahead: readonly Step[] } | undefined;
  /** Up to where what an actor did was a beat of their own. */
  private readonly directed = new Map<EntityId, number>();
  private readonly carriedOut = new Set<string>();

  constructor(private readonly desk: Desk) {}

  /** Whoever has done what the next beat of a road asked, since the last look, has played it. */
  look(): void {
    const play = this.desk.play();
    const point = currentPoint(play)?.point;
    const { moments, ahead } = this.looked ?? { moments: play.history.length, ahead: [] };
    if (point) {
      play.history.slice(moments).forEach((moment, index) => {
        if (moments + index < (this.directed.get(moment.actor as EntityId) ?? 0)) return;
        const step = ahead.find(({ beat }) => this.isDue(point, beat, moment));
        if (step) this.give(step);
      });
    }
    const now = this.desk.play();
    this.looked = { moments: now.history.length, ahead: roadsAhead(now) };
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
  turnOver(actor: EntityId, id: string, clean: boolean): void {
    const play = this.desk.play();
    this.directed.set(actor, play.history.length);
    if (!clean) return;
    this.carriedOut.add(id);
    const point = currentPoint(play)?.point;
    for (const trajectory of point ? roadsTo(play, point) : []) {
      const beat = trajectory.beats.find((candidate) => candidate.id === id);
      if (point && beat && isKnownByDoing(point, beat)) this.give({ trajectory, beat });
    }
  }

  /** What somebody was to do and has done, they are not told again. */
  isCarriedOut = ({ beat }: Step): boolean => this.carriedOut.has(beat.id);

  /** Puts down that a beat has been played. */
  give({ trajectory, beat }: Step): void {
    const play = this.desk.play();
    const point = currentPoint(play)?.point.id;
    if (point === undefined || play.beats.includes(beat.id)) return;
    this.desk.record({ type: 'beat:played', by: 'planner', point, trajectory: trajectory.id, beat: beat.id });
  }
}
