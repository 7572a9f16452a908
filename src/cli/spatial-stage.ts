import type { GuestStage } from '../bridge/server/house-stage.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { Fact } from '../drama/fact.ts';
import type { StageHappening, StageReport, StageStep } from '../drama/stage-port.ts';
import type { Cancel, Clock } from '../kit/clock.ts';
import { given } from '../kit/given.ts';
import type { Footing, Pace } from '../protocol/pace.ts';
import { standFor, wayMeters } from '../../plugin/stage/footing.ts';
import { flatDistance } from '../../plugin/stage/space/vector.ts';
import type { Stage } from '../../plugin/stage/stage.ts';
import { placedOn } from '../../plugin/stage/tracked.ts';

/** Nobody runs faster, in metres a second; so much may be made up for at once, and so much by whoever has just sat down. */
const fastest = 5;
const mostAtOnceMeters = 8;
const atFirstMeters = 0.8;
/** A door that closes, a step to the side: so little is never worth a correction. */
const alikeMeters = 0.4;
/** Farther than this is more than a step: something on the way was lost, and where it led is told at once. */
const strideMeters = 0.3;
const correctedEveryMs = 400;
/** So often it is looked whether one of the company has come to stand elsewhere; and this near is the same spot. */
const lookEveryMs = 500;
const sameSpotMeters = 0.2;

interface Legs {
  meters: number;
  atMs: number;
  correctedMs: number;
  /** Nothing of theirs has been followed yet. */
  isNew: boolean;
}

/**
 * A house's own stage in space: walls, doors, physics and eyes decide where bodies are, what they reach and who sees them.
 * Guests walk on their own stages at once; here their bodies follow, by an open way and no faster than anybody runs, and
 * whoever has theirs elsewhere is told where it is.
 */
export class SpatialStage implements GuestStage {
  readonly probe;
  private readonly legs = new Map<EntityId, Legs>();
  private correct: ((actor: EntityId, at: Footing) => void) | undefined;
  private readonly timers = new Set<Cancel>();
  /** Where each of the company was at the last look, and where they were said to stand. */
  private readonly spots = new Map<EntityId, { last: Footing; told?: Footing }>();

  constructor(
    private readonly stage: Stage,
    private readonly clock: Clock,
  ) {
    this.probe = stage.probe;
  }

  perform(step: StageStep, report: (report: StageReport) => void): () => void {
    return this.stage.perform(step, report);
  }

  onHappening(tell: (happening: StageHappening) => void): () => void {
    return this.stage.onHappening((happening) => {
      tell(happening);
      // The narrator may not have let them: the stage has it a moment later.
      if (happening.kind === 'walked') this.later(0, () => this.sendBack(happening.actor));
    });
  }

  follow(fact: Fact): void {
    this.stage.follow(fact);
    if (fact.type === 'role:taken') this.arrived(fact.actor);
    if (fact.type !== 'role:released') return;
    this.stage.steer(fact.actor, undefined);
    const who = this.stage.actors.get(fact.actor);
    if (who) who.tracked = undefined;
  }

  arrived(actor: EntityId): void {
    this.legsOf(actor).isNew = true;
  }

  paced(actor: EntityId, { limbs, ...at }: Pace): boolean {
    const isThere = this.follows(actor, at);
    const who = this.stage.actors.get(actor);
    // Hands reach and eyes see from where a headset has them; but no body lends them to a place it is not in.
    if (who) who.tracked = limbs && placedOn(who.stand, limbs);
    return isThere;
  }

  private follows(actor: EntityId, at: Footing): boolean {
    const { stage } = this;
    const who = stage.actors.get(actor);
    if (!who?.walker) return false;
    // Whoever sits, lies or hides goes nowhere before they have got up, and that is a deed.
    if (who.perch) return flatDistance(who.stand.position, at) < alikeMeters;
    if (stage.steered.sentBackTo(actor)) return this.refuse(actor);
    // A deed of theirs has the body's legs here as it has them there.
    if (stage.parts.isBusy(actor)) return true;
    const stand = standFor(stage.parts, actor, at, 'anywhere');
    const meters = stand && wayMeters(stage.parts, who.stand.position, stand.position);
    const legs = this.legsOf(actor);
    const now = this.clock.now();
    const most = legs.isNew ? atFirstMeters : mostAtOnceMeters;
    legs.meters = Math.min(most, legs.meters + ((now - legs.atMs) / 1000) * fastest);
    legs.atMs = now;
    if (meters === undefined || meters > legs.meters) return this.refuse(actor, at);
    legs.meters -= meters;
    legs.isNew = false;
    return stage.drive(actor, at, meters > strideMeters) !== undefined;
  }

  stood(actor: EntityId, _place: EntityId, at: Footing): void {
    this.follows(actor, at);
  }

  onCorrected(tell: (actor: EntityId, at: Footing) => void): void {
    this.correct = tell;
  }

  onStood(tell: (actor: EntityId, at: Footing) => void): void {
    this.later(lookEveryMs, () => {
      for (const [actor, at] of this.standing()) {
        const spot = this.spots.get(actor);
        const isStill = spot !== undefined && metersApart(spot.last, at) < 0.02;
        const isNews = isStill && !(spot.told && metersApart(spot.told, at) < sameSpotMeters);
        if (isNews) tell(actor, at);
        this.spots.set(actor, { last: at, ...given({ told: isNews ? at : spot?.told }) });
      }
      this.onStood(tell);
    });
  }

  standing(): ReadonlyMap<EntityId, Footing> {
    const standing = new Map<EntityId, Footing>();
    for (const [id, { walker, perch, stand }] of this.stage.actors.all) {
      if (!walker || perch || this.stage.steered.has(id)) continue;
      const { x, y, z } = stand.position;
      standing.set(id, { x, y, z, yaw: stand.yaw });
    }
    return standing;
  }

  restore(footings: ReadonlyMap<EntityId, Footing>): void {
    for (const [actor, at] of footings) this.stage.placeAt(actor, at);
  }

  dispose(): void {
    for (const cancel of this.timers) cancel();
    this.stage.dispose();
  }

  private legsOf(actor: EntityId): Legs {
    let legs = this.legs.get(actor);
    if (!legs) {
      legs = { meters: atFirstMeters, atMs: this.clock.now(), correctedMs: -Infinity, isNew: true };
      this.legs.set(actor, legs);
    }
    return legs;
  }

  /** The narrator has a body walked back: so it is where its owner has it. */
  private sendBack(actor: EntityId): void {
    if (this.stage.steered.sentBackTo(actor)) this.refuse(actor);
  }

  /** Says where a body is, or is walked back to; not with every step that is refused. */
  private refuse(actor: EntityId, claimed?: Footing): false {
    const stand = this.stage.actors.get(actor)?.stand;
    const legs = this.legsOf(actor);
    const now = this.clock.now();
    if (!stand || now - legs.correctedMs < correctedEveryMs) return false;
    const { x, y, z } = this.stage.steered.sentBackTo(actor) ?? stand.position;
    if (claimed && Math.hypot(claimed.x - x, claimed.z - z) < alikeMeters) return false;
    legs.correctedMs = now;
    this.correct?.(actor, { x, y, z, yaw: stand.yaw });
    return false;
  }

  private later(ms: number, run: () => void): void {
    const cancel = this.clock.after(ms, () => {
      this.timers.delete(cancel);
      run();
    });
    this.timers.add(cancel);
  }
}

const metersApart = (a: Footing, b: Footing): number => Math.hypot(a.x - b.x, a.z - b.z);
