import { hashWords } from '../kit/hash.ts';
import type { Cancel, Clock } from '../kit/clock.ts';
import type { EntityId } from '../drama/entity-id.ts';
import { speechTimes, usualPace, type SpeechPace } from '../drama/speech-pace.ts';
import type { StagePort, StageReport, StageStep } from '../drama/stage-port.ts';
import { placeOf, rootOf } from '../world/containment.ts';
import { hindranceIn } from '../world/tongues/tongues.ts';
import { thingOf, type Thing, type World } from '../world/world.ts';

/** How fast bodies and mouths are here. */
interface Tempo {
  readonly walkMetersPerSecond: number;
  readonly reachMs: number;
  readonly gestureMs: number;
  readonly speech: SpeechPace;
}

const usualTempo: Tempo = { walkMetersPerSecond: 1.3, reachMs: 500, gestureMs: 900, speech: usualPace };

interface Spot {
  readonly place: EntityId | undefined;
  readonly x: number;
  readonly z: number;
}

const roomMeters = 6;
const betweenRoomsMeters = 7;
const armMeters = 0.8;

/** A stage without pictures: places, distances and plausible durations, so that time and contact are real here too. */
export class PlainStage implements StagePort {
  /** Space has nothing to add here: places and containment answer. */
  readonly probe = {};
  private readonly stands = new Map<EntityId, Spot>();
  private readonly running = new Set<Cancel>();
  private disposed = false;

  constructor(
    private readonly clock: Clock,
    private readonly world: () => World,
    private readonly tempo: Tempo = usualTempo,
  ) {}

  perform(step: StageStep, report: (report: StageReport) => void): () => void {
    const timers: Cancel[] = [];
    let over = false;
    const finish = (last: StageReport) => {
      if (over) return;
      over = true;
      timers.forEach((cancel) => cancel());
      this.running.delete(interrupt);
      report(last);
    };
    const interrupt = () => finish({ kind: 'interrupted' });
    const at = (ms: number, run: () => void) => timers.push(this.clock.after(ms, () => over || run()));
    this.running.add(interrupt);

    const touch = (ms: number, arrive?: () => void) =>
      at(ms, () => {
        arrive?.();
        report({ kind: 'contact' });
        finish({ kind: 'done' });
      });
    const refuse = (reason: string) => at(0, () => finish({ kind: 'refused', reason }));
    const { walkMetersPerSecond, reachMs, gestureMs, speech } = this.tempo;

    if (this.disposed) refuse('The stage is closed.');
    else if (step.kind === 'speak') {
      const { heardMs, endMs } = speechTimes(step.words, speech);
      // On a busy machine timers overtake one another; words do not: what comes before is heard before.
      let heard = 0;
      const hear = (count: number): void => {
        while (heard < count && !over) report({ kind: 'word', index: heard++ });
      };
      heardMs.forEach((ms, index) => at(ms, () => hear(index + 1)));
      at(endMs, () => {
        hear(heardMs.length);
        finish({ kind: 'done' });
      });
    } else if (step.kind === 'ponder') at(step.ms, () => finish({ kind: 'done' }));
    else if (step.kind === 'walk') {
      const goal = this.spotOf(step.to);
      const meters = Math.max(0, this.distance(this.standOf(step.actor), goal) - armMeters);
      touch((meters / walkMetersPerSecond) * 1000, () => this.stands.set(step.actor, goal));
    } else if (step.kind === 'gesture') touch(gestureMs);
    else if (this.isNear(step.actor, step.thing)) touch(reachMs);
    else refuse(hindranceIn(this.world(), 'too-far', step.thing));
    return interrupt;
  }

  dispose(): void {
    this.disposed = true;
    for (const interrupt of [...this.running]) interrupt();
  }

  /** Within a few steps counts: the plain stage does not know which way a body faces. */
  private isNear(actor: EntityId, thing: EntityId): boolean {
    return this.distance(this.standOf(actor), this.spotOf(thing)) <= roomMeters * 2;
  }

  /** Where a body stands: where it last walked to, if it is still in that place. */
  private standOf(actor: EntityId): Spot {
    const stand = this.stands.get(actor);
    const place = this.world().things.has(actor) ? placeOf(this.world(), thingOf(this.world(), actor))?.id : undefined;
    return stand && stand.place === place ? stand : this.fixedSpot(actor, place);
  }

  /** Where a thing is: with whoever carries it, or at its own fixed spot of the place. */
  private spotOf(id: EntityId): Spot {
    const world = this.world();
    const thing = world.things.get(id);
    if (!thing) return { place: undefined, x: 0, z: 0 };
    if (thing.kind === 'place') return { place: thing.id, x: roomMeters / 2, z: roomMeters / 2 };
    const outer = this.outermost(world, thing);
    return outer.kind === 'actor' ? this.standOf(outer.id) : this.fixedSpot(outer.id, placeOf(world, outer)?.id);
  }

  private outermost(world: World, thing: Thing): Thing {
    let outer = thing;
    while (outer.kind !== 'actor' && outer.at) {
      const parent = thingOf(world, Object.values(outer.at)[0] as EntityId);
      if (parent.kind === 'place') break;
      outer = parent;
    }
    return outer.kind === 'place' ? rootOf(world, thing) : outer;
  }

  private fixedSpot(id: EntityId, place: EntityId | undefined): Spot {
    const [x, z] = hashWords(id);
    return { place, x: ((x >>> 0) % 100) * (roomMeters / 100), z: ((z >>> 0) % 100) * (roomMeters / 100) };
  }

  private distance(from: Spot, to: Spot): number {
    const inRoom = Math.hypot(from.x - to.x, from.z - to.z);
    return from.place === to.place ? inRoom : inRoom + betweenRoomsMeters * this.roomsBetween(from.place, to.place);
  }

  /** How many thresholds lie between two places; a door's being shut is the narrator's business. */
  private roomsBetween(from: EntityId | undefined, to: EntityId | undefined): number {
    if (from === undefined || to === undefined) return 1;
    const seen = new Map<EntityId, number>([[from, 0]]);
    for (const [place, steps] of seen) {
      if (place === to) return steps;
      for (const exit of thingOf(this.world(), place).exits) if (!seen.has(exit.to)) seen.set(exit.to, steps + 1);
    }
    return 3;
  }
}
