import type { Beat } from '../drama/beat.ts';
import type { Condition } from '../drama/condition.ts';
import { foldCondition, type ConditionFold } from '../drama/condition-fold.ts';
import { witnessedBy } from '../mind/witnessed.ts';
import { holds } from '../play/condition.ts';
import { goesOwnWay, isLate, isOverdue, isPersonBeginning, isPersonHeard } from '../play/pace.ts';
import { currentPoint, isPlayed, worldOf, type Play } from '../play/play.ts';
import type { Desk } from './desk.ts';
import { isAlreadySo, tellIfSo } from './consequences.ts';
import type { Credit } from './credit.ts';
import { listenersFor } from './minds.ts';
import { roadAhead, type Step } from './planner.ts';
import type { RoadAsker } from './road-asker.ts';
import type { Transfer } from './transfer.ts';

/** What the advancer does at each step of its impatience. */
const Level = { hint: 1, instruction: 2, anotherRoad: 3 } as const;

/** So long a hint may be thought about; then the author's is given. */
const longestAdviceMs = 2_000;
/** So much of what somebody perceived is read at least, though the point has just been opened. */
const fewestRead = 6;

/** Keeps the play from standing still: a hint, an instruction, another road, and at last what happens by itself. */
/** So long what comes about by itself waits for what a person says, and looks so often whether it was heard. */
const longestHeard = { ms: 20_000, everyMs: 500 } as const;

export class Advancer {
  constructor(
    private readonly desk: Desk,
    private readonly transfer: Transfer,
    private readonly credit: Credit,
    private readonly roads: RoadAsker,
  ) {}

  /** The point has stalled for the so-manieth time without progress. */
  advance(level: number): void {
    const play = this.desk.play();
    const placed = currentPoint(play);
    // Several facts in one moment may each have asked for it.
    if (!placed || level !== play.progress.level + 1) return;
    noteStall(this.desk, 'advancer', placed.point.id, level);
    this.roads.askWhereFew(placed.point);
    if (this.transfer.bringIdle()) return;
    // What keeps a late play for too long comes about by itself, where its author has thought of that.
    const isHeld = isPersonBeginning(play);
    if (placed.point.otherwise && isOverdue(play) && !isHeld) return this.letHappenOnceHeard();
    const ahead = roadAhead(play);
    const urged = urgency(play, ahead, level);
    const step = this.stepFor(urged);
    if (step && this.credit.hasDone(step)) return;
    if (step) this.advise(step, urged === Level.hint ? 'hint' : 'instruction', step.beat.id !== ahead?.beat.id);
    else if (urged >= Level.anotherRoad && !isHeld) this.letHappenOnceHeard();
  }

  private stepFor(level: number): Step | undefined {
    const play = this.desk.play();
    const isOpen = (beat: Beat): boolean => !this.credit.isCarriedOut(beat);
    const ahead = roadAhead(play, isOpen);
    if (level <= Level.instruction) return ahead;
    if (level > Level.anotherRoad) return undefined;
    // Somebody has been told outright and has not done it: take a road that does not need them.
    const other = roadAhead(play, (beat) => !isPlayed(play, beat.actor) && isOpen(beat) && beat.id !== ahead?.beat.id);
    // One of the company failed at it, perhaps for being cut off: once more.
    return other ?? (ahead && !isPlayed(play, ahead.beat.actor) ? ahead : undefined);
  }

  /** A model reads what they perceived before it is put into their mind; nobody waits for it for long. */
  private advise(step: Step, kind: 'hint' | 'instruction', isInstead: boolean): void {
    const { desk } = this;
    const play = desk.play();
    const { beat } = step;
    const [listener] = isPlayed(play, beat.actor) ? [] : listenersFor(desk, [beat.actor]);
    if (desk.brain.source !== 'model' || !listener) return this.cue(step, kind, isInstead);
    const { level } = play.progress;
    const { seq } = play.since.point;
    const all = witnessedBy(play, beat.actor);
    const since = all.filter(({ seq: when }) => when > seq).length;
    const history = all.slice(-Math.max(since, fewestRead)).map(({ text }) => text);
    const call = new AbortController();
    const cancel = desk.clock.after(longestAdviceMs, () => call.abort());
    desk.outside(async () => {
      const asked = { listener, hint: kind === 'hint' ? beat.hint : (beat.instruction ?? beat.hint), history };
      const { done, hint } = await desk.brain
        .advise(asked, call.signal)
        .catch(() => ({ done: false, hint: asked.hint }))
        .finally(cancel);
      const now = desk.play();
      if (now.ended || now.since.point.seq !== seq || now.progress.level !== level) return;
      if (done && this.credit.accept(step)) return;
      // An order is given in the author's own words.
      this.cue(step, kind, isInstead, kind === 'hint' ? hint : asked.hint);
    });
  }

  private cue(
    { beat }: Step,
    kind: 'hint' | 'instruction',
    isInstead: boolean,
    text = kind === 'hint' ? beat.hint : (beat.instruction ?? beat.hint),
  ): void {
    const instead = isInstead ? { instead: true as const } : {};
    this.desk.record({ type: 'cue:given', by: 'advancer', actor: beat.actor, kind, beat: beat.id, text, ...instead });
  }

  /** Nothing comes about over the head of somebody who is speaking, or has not had their answer: it may be what the point waits for. */
  private letHappenOnceHeard(waitedMs = 0): void {
    const { clock } = this.desk;
    const { ended, since } = this.desk.play();
    if (waitedMs >= longestHeard.ms || !isPersonHeard(this.desk.play())) return this.letHappen();
    clock.after(longestHeard.everyMs, () => {
      const now = this.desk.play();
      if (now.ended !== ended || now.since.point.seq !== since.point.seq) return;
      this.letHappenOnceHeard(waitedMs + longestHeard.everyMs);
    });
  }

  /** No actor and no player brings it about: it comes about by itself, or the play goes on without it. */
  private letHappen(): void {
    const placed = currentPoint(this.desk.play());
    if (!placed) return;
    const { point, scene } = placed;
    if (point.otherwise) {
      const { narration, changes, when } = point.otherwise;
      const play = this.desk.play();
      const isSo = !when || holds(play, when);
      const telling = { cause: 'otherwise', id: point.id, narration, changes, place: scene.place } as const;
      // What it would bring about may have come about otherwise, and been told then.
      const happens = isSo && (isAlreadySo(worldOf(play), changes ?? []) || tellIfSo(this.desk, telling));
      // What it takes for granted has gone: nobody is told that it happened.
      this.transfer.reach(happens ? 'otherwise' : 'moot');
    }
    // What only time brings about is waited for.
    else if (!point.flag.when || !waitsForTime(point.flag.when)) this.transfer.reach('passed');
  }
}

/** Where there is nothing to ask of anybody, it is not asked; somebody who looks on, or goes their own way, has had their hints. */
function urgency(play: Play, ahead: Step | undefined, level: number): number {
  if (!ahead) return isLate(play) ? Math.max(level, Level.anotherRoad) : level;
  if (!goesOwnWay(play, ahead.beat.actor)) return level;
  return level + (isLate(play) ? 2 : 1);
}

/** Puts down that a point stands still, and since when. */
export function noteStall(desk: Desk, by: string, point: string, level: number): void {
  const { tally, since, now } = desk.play();
  const turns = tally.turns - since.point.turns;
  desk.record({ type: 'stall:noted', by, point, level, turns, ms: now - since.point.at });
}

const waiting: ConditionFold<boolean> = {
  all: ({ all }) => all.some(waitsForTime),
  any: ({ any }) => any.some(waitsForTime),
  secondsInto: () => true,
  otherwise: () => false,
};

const waitsForTime = (condition: Condition): boolean => foldCondition(waiting, condition);
