import type { Cancel } from '../../src/kit/clock.ts';
import { seededRandom } from '../../src/kit/random.ts';
import { atOnce } from '../../src/kit/slices.ts';
import { arrivalsIn } from '../../src/drama/arrival.ts';
import type { EntityId } from '../../src/drama/entity-id.ts';
import type { Fact } from '../../src/drama/fact.ts';
import type { StageHappening, StagePort, StageReport, StageStep } from '../../src/drama/stage-port.ts';
import { thingFor, type World } from '../../src/world/world.ts';
import { PhysicalSpace } from './physics/physical-space.ts';
import type { Stand } from './space/pose.ts';
import { flatDistance, type Vec3 } from './space/vector.ts';
import type { Solid } from './steering/bake.ts';
import { Crowd } from './steering/crowd.ts';
import { Actors } from './actors.ts';
import { Approaches } from './approaches.ts';
import { Barriers } from './barriers.ts';
import { Bystanders } from './bystanders.ts';
import { Detours } from './detours.ts';
import { Eyes } from './eyes/eyes.ts';
import { glimpse } from './eyes/glimpse.ts';
import type { Photographer } from './eyes/photographer.ts';
import { StageProbe } from './probe.ts';
import { Props } from './props.ts';
import { InTheWay } from './in-the-way.ts';
import { gatesOf, Rooms } from './rooms.ts';
import { SightLines } from './sight-lines.ts';
import { setSolids } from './set-solids.ts';
import type { StageOptions } from './stage-options.ts';
import { Steered, type LegWork } from './steered.ts';
import type { StagedActor } from './staged-actor.ts';
import { isWayOpen, standFor, type BodyAt } from './footing.ts';
import type { Doing, Outcome, StageParts } from './steps/doing.ts';
import { gesture } from './steps/gesture.ts';
import { layAt } from './steps/lay.ts';
import { reach } from './steps/reach.ts';
import { speak } from './steps/speak.ts';
import { isFarFrom, spotMeant } from './steps/spot-meant.ts';
import { walk } from './steps/walk.ts';
import type { WalkIntent } from './walk-intent.ts';

/** The stage lives in steps of this length. */
export const stepMs = 20;
const stepSeconds = stepMs / 1000;
/** A hand is back at rest after so long. */
const returnSeconds = 0.3;
/** After so many steps in which nothing moved the stage sleeps until something is asked of it. */
const quietSteps = 5;
/** How fast a body is walked from elsewhere, and how long after its walk nobody else walks it. */
const [slowestWalk, usualWalk, fastestWalk] = [0.5, 1.3, 3.4];
const heldMs = 3000;

type BodyStep = Extract<StageStep, { kind: 'walk' | 'reach' | 'gesture' }>;

interface Running extends LegWork {
  readonly actor: EntityId;
  readonly doing: Doing;
  readonly finish: (last: StageReport) => void;
  readonly report: (report: StageReport) => void;
}

/**
 * The simulation of a stage: bodies, props and physics in fixed steps of the play's own clock, without a picture. It
 * keeps bodies agreed with the world: after every fact whatever the world has elsewhere or otherwise is so here. When
 * nothing moves it sleeps, and time passes for free.
 */
export class Stage implements StagePort {
  readonly probe: StageProbe;
  readonly eyes: Eyes;
  readonly space: PhysicalSpace;
  readonly crowd: Crowd;
  readonly rooms: Rooms;
  readonly actors: Actors;
  readonly props: Props;
  readonly parts: StageParts;
  /** What of a host's level comes, moves and goes while it is played. */
  readonly barriers: Barriers;
  private readonly detours: Detours;
  /** Whoever takes pictures through the eyes of actors, where there is something to draw with. */
  photographer: Photographer | undefined;
  readonly glimpse: NonNullable<StagePort['glimpse']> = (actor, picturing) =>
    glimpse(this.eyes, this.photographer, this.actors.get(actor), picturing);
  /** When the last step was, on the play's clock; a view shows what lies between it and the step before. */
  steppedAtMs = 0;
  /** The company stands before the audience, and nobody goes back to where the play left them; until it goes on. */
  isAtCall = false;
  private readonly running = new Set<Running>();
  private readonly mouths = new Map<EntityId, number>();
  private readonly listeners = new Set<(happening: StageHappening) => void>();
  private readonly stopping = new Set<Cancel>();
  private readonly bystanders: Bystanders;
  readonly steered: Steered;
  private readonly inTheWay: InTheWay;
  private moment = 0;
  private quiet = 0;
  private wake: Cancel | undefined;
  private seen: World | undefined;
  private disposed = false;
  /** The work of putting everything and everybody on it. */
  readonly opening: Generator<number, void>;

  constructor(private readonly options: StageOptions) {
    const { plan, ground, havok, world, clock, level } = options;
    this.space = new PhysicalSpace(havok);
    const set = [...setSolids(plan), ...(level?.solids ?? []), ...(level?.planks ?? [])];
    this.rooms = new Rooms(plan);
    this.crowd = new Crowd(ground, {
      random: seededRandom(options.seed ?? 1),
      gates: gatesOf(plan, world),
      costAt: (spot, id) => this.actors.standingRoom.lineCostAt(spot, id as EntityId),
    });
    this.actors = new Actors(plan, this.space, ground, this.crowd, this.rooms);
    const approaches = new Approaches(
      ground,
      (spot, but, meters, whose) =>
        this.actors.isTaken(spot, meters, (id) => id !== but && (whose === undefined || this.steered.has(id))),
      (spot) => this.rooms.placeAt(spot),
      (spot, who) => this.actors.standingRoom.costAt(spot, who as EntityId),
    );
    this.props = new Props(plan, this.space, this.rooms, this.actors, (happening) => this.happen(happening));
    this.actors.props = this.props;
    this.actors.approaches = approaches;
    const { actors, props, rooms, crowd } = this;
    const known = {
      actors,
      props,
      rooms,
      world,
      isSteered: (actor: EntityId) => this.steered.has(actor),
      now: () => clock.now(),
      apparentTo: options.apparentTo,
    };
    this.eyes = new Eyes(known, set, () => this.moment);
    this.parts = {
      ...known,
      plan,
      ground,
      crowd,
      approaches,
      eyes: this.eyes,
      sightLines: new SightLines(known),
      isBusy: (actor) => this.isBusy(actor),
      sees: (actor, other) => this.probe.sees(actor, other) === true,
      letPush: (prop) => this.inTheWay.letPush(prop),
    };
    this.actors.standingRoom.looks = this.parts.sightLines;
    this.detours = new Detours(ground, crowd);
    this.inTheWay = new InTheWay(props, rooms, crowd, this.detours, () => clock.now());
    this.barriers = new Barriers({
      space: this.space,
      detours: this.detours,
      screen: (solids) => this.eyes.put(solids),
      changed: () => {
        this.moment++;
        this.stir();
      },
    });
    this.probe = new StageProbe(this.parts, this.space, this.eyes, () => this.moment);
    this.bystanders = new Bystanders(this.parts, (actor) => this.isBusy(actor));
    this.steered = new Steered(this.parts, {
      workOf: (actor) => [...this.running].find((entry) => entry.actor === actor),
      tell: (happening) => this.happen(happening),
    });
    this.opening = this.opened(set);
    if (!options.inSlices) atOnce(this.opening);
  }

  perform(step: StageStep, report: (report: StageReport) => void): () => void {
    const actor = this.actors.get(step.actor);
    const timers: Cancel[] = [];
    let over = false;
    const finish = (last: StageReport) => {
      if (over) return;
      over = true;
      timers.forEach((cancel) => cancel());
      if (entry) this.running.delete(entry);
      this.stopping.delete(interrupt);
      hush?.();
      report(last);
    };
    const interrupt = () => {
      if (!over && entry) entry.doing.stop();
      finish({ kind: 'interrupted' });
    };
    const at = (ms: number, run: () => void) => timers.push(this.options.clock.after(ms, () => over || run()));
    this.stopping.add(interrupt);
    let entry: Running | undefined;
    let hush: (() => unknown) | undefined;
    if (this.disposed) at(0, () => finish({ kind: 'refused', reason: 'The stage is closed.' }));
    else if (!actor) at(0, () => finish({ kind: 'refused', reason: `There is no ${step.actor} on this stage.` }));
    else if (step.kind === 'ponder') {
      actor.isThinking = true;
      hush = () => (actor.isThinking = false);
      at(step.ms, () => finish({ kind: 'done' }));
    } else if (step.kind === 'speak') {
      this.mouths.set(step.actor, (this.mouths.get(step.actor) ?? 0) + 1);
      actor.isTalking = true;
      actor.voice = step.voice;
      const silence = speak({
        actor,
        step,
        through: this.options.voice,
        now: () => this.options.clock.now(),
        after: at,
        heard: (index) => report({ kind: 'word', index }),
        done: () => finish({ kind: 'done' }),
      });
      hush = () => {
        silence();
        this.hush(step.actor);
      };
    } else {
      entry = { ...this.begin(actor, step), actor: step.actor, finish, report, interrupt };
      this.running.add(entry);
      this.stir();
    }
    return interrupt;
  }

  private begin(actor: StagedActor, step: BodyStep): Pick<Running, 'kind' | 'doing'> {
    const { parts } = this;
    if (step.kind === 'walk') return { kind: 'walk', doing: walk(parts, actor, step.to) };
    if (step.kind === 'gesture') return { kind: 'gesture', doing: gesture(parts, actor, step) };
    const spot = spotMeant(parts, step);
    if (spot && isFarFrom(actor, spot)) return { kind: 'walk', doing: layAt(parts, actor, step, spot) };
    return { kind: 'reach', doing: reach(parts, actor, step) };
  }

  /** Lets somebody at the controls walk a body, until it is called with nothing. */
  steer(actor: EntityId, intent: WalkIntent | undefined): void {
    if (!this.disposed && this.steered.steer(actor, intent)) this.stir();
  }

  /**
   * Where somebody wants this put: the next time the world has it on or in a thing or on a floor, it is laid at the free
   * spot nearest to there; thrown at nobody, it flies there. Nothing lets the stage choose again.
   */
  intendSpot(prop: EntityId, at: Vec3 | undefined): void {
    this.props.intend(prop, at);
  }

  /** Puts a body where it is known to have stood. False where the world does not have it there, or it sits or hides. */
  placeAt(actor: EntityId, at: BodyAt): boolean {
    return this.stands(actor, this.disposed ? undefined : standFor(this.parts, actor, at, 'as the world has it'));
  }

  private stands(actor: EntityId, stand: Stand | undefined): boolean {
    const who = this.actors.get(actor);
    if (!stand || !who) return false;
    this.actors.putAt(who, stand);
    this.stir();
    return true;
  }

  /** A host's controller or headset has a body here: call it each frame. Returns where it stands; nothing where it cannot. */
  drive(actor: EntityId, at: BodyAt, isLeap = false): Stand | undefined {
    const stand = this.disposed ? undefined : standFor(this.parts, actor, at, 'anywhere');
    if (stand) this.steered.pose(actor, at.yaw, isLeap);
    return this.stands(actor, stand) ? stand : undefined;
  }

  /** Puts a body where it could walk to, as a leap in a headset does: told as a walk. Nothing where there is no open way. */
  leap(actor: EntityId, at: BodyAt): Stand | undefined {
    const from = this.actors.get(actor)?.stand.position;
    const to = this.disposed || !from ? undefined : standFor(this.parts, actor, at, 'anywhere');
    return from && to && isWayOpen(this.parts, from, to.position) ? this.drive(actor, at, true) : undefined;
  }

  /** Whoever has the last word over bodies has this one there: it walks there, and then is its player's again. */
  sendBack(actor: EntityId, at: BodyAt): void {
    const stand = this.disposed ? undefined : standFor(this.parts, actor, at, 'anywhere');
    if (stand) this.steered.sendBack(actor, stand.position);
    this.stir();
  }

  /** Walks a body to where it is known to have gone, as a replay does. False where it cannot walk there. */
  walkTo(actor: EntityId, at: BodyAt, metersPerSecond?: number): boolean {
    const stand = this.disposed ? undefined : standFor(this.parts, actor, at, 'as the world has it');
    const walker = this.actors.get(actor)?.walker;
    if (!stand || !walker) return false;
    const speed = Math.min(fastestWalk, Math.max(slowestWalk, metersPerSecond ?? usualWalk));
    const seconds = flatDistance(walker.position, stand.position) / speed;
    this.steered.hold(actor, seconds * 1000 + heldMs);
    walker.go({ kind: 'point', position: stand.position, face: stand.yaw }, { speed });
    this.stir();
    return true;
  }

  onHappening(tell: (happening: StageHappening) => void): () => void {
    this.listeners.add(tell);
    return () => this.listeners.delete(tell);
  }

  follow(fact: Fact): void {
    if (this.disposed) return;
    for (const arrival of arrivalsIn(fact)) this.options.plan.admit(thingFor(arrival.entity), arrival);
    this.reconcile();
    this.bystanders.follow(fact);
    this.steered.follow(fact);
    this.stir();
  }

  /** The world as the narrator has it now. */
  get world(): World {
    return this.options.world();
  }

  /** Everything is where it is going to be. */
  get isAsleep(): boolean {
    return this.wake === undefined;
  }

  /** Is a step under way that moves this body? */
  isWalking(actor: EntityId): boolean {
    return this.isBusy(actor) || this.actors.get(actor)?.walker?.status === 'walking';
  }

  /** Is a step under way that walks this body somewhere? */
  isLedAway(actor: EntityId): boolean {
    return [...this.running].some((entry) => entry.actor === actor && entry.kind === 'walk');
  }

  dispose(): void {
    if (this.disposed) return;
    this.disposed = true;
    this.wake?.();
    this.wake = undefined;
    for (const interrupt of [...this.stopping]) interrupt();
    this.listeners.clear();
    this.detours.dispose();
    this.props.dispose();
    this.actors.dispose();
    this.space.dispose();
  }

  /** Brings bodies and things to where the world has them, if it changed. */
  reconcile(): void {
    const world = this.options.world();
    if (world === this.seen) return;
    this.seen = world;
    this.isAtCall = false;
    this.moment++;
    this.props.reconcile(world);
    this.actors.reconcile(world);
    this.props.follow();
    this.inTheWay.mark();
  }

  private readonly goOn = (): void => this.tick();

  /** One step of everything, as the play's clock calls for it while something moves. */
  tick(): void {
    this.wake?.();
    this.wake = undefined;
    if (this.disposed) return;
    this.reconcile();
    this.actors.remember();
    const isComingBack = !this.isAtCall && this.bystanders.update();
    this.advance();
    const isSteered = this.steered.prepare();
    const isOnTheWay = this.detours.step() || isComingBack || isSteered;
    this.crowd.update(stepSeconds);
    this.returnHands();
    const walked = this.actors.follow();
    const carried = this.props.follow();
    const settled = this.props.isSettled;
    if (walked || carried || !settled) {
      this.space.step(stepSeconds);
      this.props.observe(this.options.world());
      this.moment++;
    }
    if (!settled) this.inTheWay.mark();
    this.steppedAtMs = this.options.clock.now();
    this.steered.observe();
    const isQuiet =
      !walked && !carried && this.props.isSettled && !isOnTheWay && this.running.size === 0 && !this.hasHandsOut();
    this.quiet = isQuiet ? this.quiet + 1 : 0;
    if (this.quiet < quietSteps) this.stir();
  }

  /** Lets every step go on, in the order they were begun. */
  private advance(): void {
    if (this.running.size === 0) return;
    for (const entry of [...this.running]) {
      if (!this.running.has(entry)) continue;
      let outcome: Outcome | undefined;
      try {
        outcome = entry.doing.update(stepSeconds);
      } catch (error) {
        entry.finish({ kind: 'refused', reason: 'The body fails.' });
        throw error;
      }
      if (outcome === undefined) continue;
      this.running.delete(entry);
      if (outcome === 'done') {
        entry.report({ kind: 'contact' });
        entry.finish({ kind: 'done' });
      } else entry.finish({ kind: 'refused', reason: outcome.refused });
    }
  }

  private returnHands(): void {
    for (const actor of this.actors.all.values()) {
      const { reach: hand } = actor;
      if (!hand?.returning) continue;
      hand.part -= stepSeconds / returnSeconds;
      if (hand.part <= 0) actor.reach = undefined;
    }
  }

  private hasHandsOut(): boolean {
    for (const { reach: hand } of this.actors.all.values()) if (hand !== undefined) return true;
    return false;
  }

  private stir(): void {
    if (this.disposed || this.wake) return;
    this.wake = this.options.clock.after(stepMs, this.goOn);
    if (this.quiet >= quietSteps) this.quiet = 0;
  }

  private *opened(set: readonly Solid[]): Generator<number, void> {
    for (const { box, pose } of set) {
      this.space.add({ solids: [box], pose, motion: 'fixed', layer: 'set', massKg: 1 });
      yield 0;
    }
    const world = this.options.world();
    this.seen = world;
    yield* this.props.opening(world);
    yield* this.actors.opening(world);
    this.props.follow();
    for (const prop of this.props.all.values()) prop.before = prop.pose;
    this.inTheWay.mark();
  }

  private happen(happening: StageHappening): void {
    for (const tell of this.listeners) tell(happening);
  }

  private hush(id: EntityId): void {
    const left = (this.mouths.get(id) ?? 1) - 1;
    this.mouths.set(id, left);
    const actor = this.actors.get(id);
    if (actor && left <= 0) actor.isTalking = false;
  }

  private isBusy(actor: EntityId): boolean {
    for (const entry of this.running) if (entry.actor === actor) return true;
    return false;
  }
}
