import type { Cancel } from '../kit/clock.ts';
import { invariant } from '../kit/invariant.ts';
import { err, type Result } from '../kit/result.ts';
import type { Change } from '../drama/change.ts';
import type { Refused } from '../drama/drama-port.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { Fact } from '../drama/fact.ts';
import type { PhysicalProbe } from '../drama/physical-probe.ts';
import type { StagePort } from '../drama/stage-port.ts';
import { openPlay, worldOf, type Play } from '../play/play.ts';
import { replay } from '../play/replay.ts';
import { step } from '../play/step.ts';
import { applyChanges } from '../world/apply-changes.ts';
import { isDead, placeOf } from '../world/containment.ts';
import { thingOf, type World } from '../world/world.ts';
import type { PerformanceOptions } from './performance.ts';
import type { Performing } from './performing.ts';
import { PlainStage } from './plain-stage.ts';
import { Reenactment } from './reenactment.ts';

/** Its clock, where it is shown, and who is told of mistakes of ours: it goes on without whatever failed. */
export interface PlaybackOptions extends Pick<PerformanceOptions, 'clock' | 'stage' | 'onFault'> {
  /** The log still grows: `goOn` says so. */
  readonly isLive?: boolean;
  /** Whose feet are somebody's here: the log does not move them. */
  readonly own?: EntityId | undefined;
}

/** The play is kept after every so many facts: a jump follows no more than this. */
const factsASnapshot = 500;
/** A body that is a few steps late is waited for; then the log has its way. */
const graceMs = 60;
const graceStepMs = 20;
/** What is shown of an evening that still goes on is no further behind than this; what is further is passed over. */
const mostBehindMs = 1_500;
const mostBehindFacts = 400;
/** Times are sums: the last digits differ. */
const sameMoment = 1e-3;

/**
 * Plays a log again on a stage: facts come when they came, bodies do what they did. Nothing is decided and nothing recorded,
 * so it may stand at any fact of the log, before or behind. Time passes while its clock does: whoever pauses the clock pauses it.
 */
export class Playback implements Performing {
  /** The play after 0, 500, 1000… facts, as far as anybody has been. */
  private readonly snapshots: Play[];
  private current: Play;
  private readonly stage: StagePort;
  private readonly bodies: Reenactment;
  private readonly observers = new Set<(fact: Fact, play: Play) => void>();
  private readonly seekers = new Set<(play: Play) => void>();
  private wake: Cancel | undefined;
  private isRunning = false;
  private isDisposed = false;
  /** What the clock shows when the log begins; and where the log stands while no time passes for it. */
  private originMs = 0;
  private heldMs = 0;
  private jumps = 0;
  /** What the stage is shown for a moment on the way of a jump. */
  private between: World | undefined;

  /** The facts must be a log as `replay` follows it; the shelf gives out no other. */
  constructor(
    readonly facts: readonly Fact[],
    private readonly options: PlaybackOptions,
  ) {
    const { play, fault } = replay(facts.slice(0, 1));
    invariant(play, `A playback needs the log of a play: ${fault?.reason ?? 'there is no fact in it'}.`);
    this.current = openPlay(play.file, play.settings);
    this.snapshots = [this.current];
    const { clock } = options;
    const world = () => this.between ?? worldOf(this.current);
    this.stage = options.stage?.(clock, world) ?? new PlainStage(clock, world);
    this.bodies = new Reenactment(this.stage, clock, facts, () => this.current, options);
  }

  get play(): Play {
    return this.current;
  }

  get probe(): PhysicalProbe {
    return this.stage.probe;
  }

  /** How far it is, on the clock of the log. */
  get atMs(): number {
    if (!this.isRunning) return this.heldMs;
    const next = this.facts[this.current.seq];
    return Math.max(this.current.now, Math.min(this.options.clock.now() - this.originMs, next?.at ?? this.lengthMs));
  }

  get lengthMs(): number {
    return this.facts.at(-1)?.at ?? 0;
  }

  /** Every fact has come. */
  get isOver(): boolean {
    return this.current.seq >= this.facts.length;
  }

  /** How many facts have come at that time of the log. */
  seqAt(ms: number): number {
    let [from, to] = [0, this.facts.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.facts[middle]?.at ?? Infinity) <= ms) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  start(): void {
    if (this.isRunning || this.isDisposed) return;
    this.originMs = this.options.clock.now() - this.heldMs;
    this.isRunning = true;
    this.expectNext();
  }

  onFact(observe: (fact: Fact, play: Play) => void): () => void {
    this.observers.add(observe);
    return () => this.observers.delete(observe);
  }

  /** Observes jumps: whoever shows what was said and done begins anew from this play. */
  onSeek(observe: (play: Play) => void): () => void {
    this.seekers.add(observe);
    return () => this.seekers.delete(observe);
  }

  /** Stands before the fact `seq`, forwards or backwards; `atMs` says how long before it, where it was long in coming. */
  seek(seq: number, atMs?: number): void {
    if (this.isDisposed) return;
    const to = Math.max(0, Math.min(Math.trunc(seq), this.facts.length));
    this.jumps++;
    this.bodies.stop();
    const before = worldOf(this.current);
    this.current = this.playAt(to);
    const latest = this.facts[to]?.at ?? this.lengthMs;
    this.heldMs = Math.max(this.current.now, Math.min(atMs ?? this.current.now, latest));
    this.originMs = this.options.clock.now() - this.heldMs;
    const last = this.facts[to - 1] ?? this.facts[0];
    if (last) this.guard(() => this.arrange(this.now(last), before));
    this.guard(() => this.bodies.takeUp(to, this.heldMs));
    for (const observe of [...this.seekers]) this.guard(() => observe(this.current));
    this.expectNext();
  }

  /** The log has grown, or begins anew from an earlier fact. What should have come by now comes at once. */
  goOn(): void {
    if (this.isDisposed) return;
    const last = this.facts.at(-1);
    if (!last) return;
    if (this.current.seq >= this.facts.length) {
      this.snapshots.length = 1;
      return this.seek(this.facts.length);
    }
    if (this.facts.length - this.current.seq > mostBehindFacts) return this.seek(this.facts.length);
    const { clock } = this.options;
    const behindMs = last.at - (clock.now() - this.originMs);
    if (behindMs > mostBehindMs) this.originMs = clock.now() - last.at;
    this.expectNext();
  }

  /** The play as it stood before the fact `seq`. */
  playAt(seq: number): Play {
    const nearest = Math.min(Math.floor(seq / factsASnapshot), this.snapshots.length - 1);
    let play = this.snapshots[nearest] as Play;
    // Going on from where one is, is nearer still.
    if (this.current.seq <= seq && this.current.seq > play.seq) play = this.current;
    for (let next = this.facts[play.seq]; next && play.seq < seq; next = this.facts[play.seq])
      play = this.after(play, next);
    return play;
  }

  readonly takeRole = itIsAReplay;

  readonly submit = itIsAReplay;

  releaseRole(): void {}

  stop(): void {}

  /** Nothing new happens in it. */
  flush(): Promise<void> {
    return Promise.resolve();
  }

  dispose(): void {
    if (this.isDisposed) return;
    this.isDisposed = true;
    this.wake?.();
    this.bodies.stop();
    this.stage.dispose();
    this.observers.clear();
    this.seekers.clear();
  }

  /** The stage has everything as it is now, as if it had always been so. */
  private arrange(fact: Fact, before: World): void {
    try {
      for (const world of worldsBetween(before, worldOf(this.current))) {
        this.between = world;
        this.stage.follow?.(fact);
      }
    } finally {
      this.between = undefined;
      this.stage.follow?.(fact);
    }
  }

  private expectNext(): void {
    this.wake?.();
    this.wake = undefined;
    const next = this.facts[this.current.seq];
    if (!next || !this.isRunning || this.isDisposed) return;
    const { clock } = this.options;
    // Behind the bodies: whatever they do at this very moment is done when the fact comes.
    this.wake = clock.after(this.originMs + next.at - clock.now(), () => {
      this.wake = clock.after(0, () => this.deliverDue());
    });
  }

  private deliverDue(): void {
    const { clock } = this.options;
    const { jumps } = this;
    for (let next = this.facts[this.current.seq]; next; next = this.facts[this.current.seq]) {
      const lateMs = clock.now() - (this.originMs + next.at);
      if (lateMs < -sameMoment) break;
      if (next.type === 'action:ruled' && this.bodies.isUnderWay(next.turn) && lateMs < graceMs) {
        this.wake?.();
        this.wake = clock.after(graceStepMs, () => this.deliverDue());
        return;
      }
      this.deliver(next);
      // Whoever was told may have jumped, or closed the house.
      if (this.isDisposed || this.jumps !== jumps) return;
    }
    this.expectNext();
  }

  private deliver(fact: Fact): void {
    this.guard(() => this.bodies.make(fact));
    this.current = this.after(this.current, fact);
    this.heldMs = fact.at;
    this.guard(() => this.stage.follow?.(this.now(fact)));
    const play = this.current;
    const { jumps } = this;
    for (const observe of [...this.observers]) this.guard(() => observe(fact, play));
    if (!this.isDisposed && this.jumps === jumps) this.guard(() => this.bodies.follow(fact));
  }

  private after(play: Play, fact: Fact): Play {
    const [next] = step(play, fact);
    if (next.seq === this.snapshots.length * factsASnapshot) this.snapshots.push(next);
    return next;
  }

  /** A fact as the stage is told it: it happens now, whenever it happened first. */
  private now(fact: Fact): Fact {
    return { ...fact, at: this.options.clock.now() };
  }

  private guard(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.options.onFault?.(error);
    }
  }
}

const itIsAReplay = (): Result<never, Refused> => err({ code: 'over', message: 'This is a replay.' });

/**
 * What a stage is shown on the way of a jump, before the world it jumps to. A stage knows how people come, go, fall and die, and
 * shows it: they come in by the door and lie where they fell. After a jump nobody has come by any door, and the dead may have to
 * be alive again. So whoever is elsewhere, or otherwise dead, is first nowhere and then next door: from there they are put in
 * their place at once.
 */
function worldsBetween(before: World, now: World): readonly World[] {
  const others = now.cast.filter((id) => thingOf(now, id).kind === 'actor' && isOther(id, before, now));
  if (others.length === 0) return [];
  const nowhere = others.map((entity): Change => ({ entity, property: 'at', value: null }));
  const nextDoor = others.flatMap((entity): Change[] => {
    const place = placeOf(now, thingOf(now, entity));
    const door = place?.exits.find(({ to }) => to !== place.id);
    if (!door) return [{ entity, property: 'at', value: null }];
    const alive: Change[] = isDead(thingOf(now, entity)) ? [{ entity, property: 'dead', value: false }] : [];
    return [{ entity, property: 'at', value: { in: door.to } }, ...alive];
  });
  return [applyChanges(now, nowhere), applyChanges(now, nextDoor)];
}

const isOther = (id: EntityId, before: World, now: World): boolean => {
  const [was, is] = [before.things.get(id), thingOf(now, id)];
  return !was || isDead(was) !== isDead(is) || placeOf(before, was)?.id !== placeOf(now, is)?.id;
};
