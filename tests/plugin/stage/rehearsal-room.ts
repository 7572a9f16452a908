import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { Scene } from '@babylonjs/core/scene.js';
import { SimulatedClock } from '../../../src/kit/clock.ts';
import { invariant } from '../../../src/kit/invariant.ts';
import { Performance } from '../../../src/company/performance.ts';
import { entityId, type EntityId } from '../../../src/drama/entity-id.ts';
import type { Fact, FactOf } from '../../../src/drama/fact.ts';
import type { SceneFile } from '../../../src/drama/scene-file.ts';
import { worldOf } from '../../../src/play/play.ts';
import { thingOf, type Thing } from '../../../src/world/world.ts';
import { seenForMs } from '../../../plugin/body/motion/gestures.ts';
import { disagreements } from '../../../plugin/stage/agreement.ts';
import type { StagePlan } from '../../../plugin/stage/staging/stage-plan.ts';
import type { Stage } from '../../../plugin/stage/stage.ts';
import type { StagedActor } from '../../../plugin/stage/staged-actor.ts';
import type { StagedProp } from '../../../plugin/stage/staged-prop.ts';
import { distance } from '../../../plugin/stage/space/vector.ts';
import { StageView } from '../../../plugin/picture/view/stage-view.ts';
import { preparedStage } from './prepared-stage.ts';

const player = 'tester';

/** A scene on a real stage (NullEngine, Havok, recast, Yuka) with every role in the hands of the test. */
export class RehearsalRoom {
  readonly facts: Fact[] = [];
  readonly faults: unknown[] = [];
  private shown: StageView | undefined;

  private constructor(
    readonly clock: SimulatedClock,
    readonly performance: Performance,
    readonly stage: Stage,
    private readonly plan: StagePlan,
  ) {
    performance.onFact((fact) => this.facts.push(fact));
  }

  static async open(file: SceneFile, seed = 1): Promise<RehearsalRoom> {
    const prepared = await preparedStage(file);
    const clock = new SimulatedClock();
    const faults: unknown[] = [];
    let stage: Stage | undefined;
    const performance = Performance.open(file, {
      clock,
      stage: (at, world) => (stage = prepared.open(at, world, seed)),
      settings: { maxTurns: 10_000 },
      onFault: (error) => faults.push(error),
    });
    invariant(stage, 'no stage');
    const room = new RehearsalRoom(clock, performance, stage, prepared.plan);
    room.faults.push(...faults);
    performance.start();
    for (const profile of file.blueprint.profiles) performance.takeRole(profile.actor, player);
    await clock.advance(100);
    return room;
  }

  /** What would be seen of it, put up when it is first asked for. */
  get view(): StageView {
    return (this.shown ??= new StageView(new Scene(new NullEngine()), this.stage, this.plan, { tier: 'plain' }));
  }

  /** Begins a deed and returns without waiting for it. */
  begin(actor: string, text: string): void {
    const asked = this.performance.submit({ actor: entityId(actor), player, text });
    invariant(asked.ok, asked.ok ? '' : `${text}: ${asked.error.message}`);
  }

  /** Lets somebody do something and time pass until they have done it, and a little longer. Returns what was ruled. */
  async does(actor: string, text: string): Promise<FactOf<'action:ruled'>[]> {
    const before = this.facts.length;
    this.begin(actor, text);
    await this.until(() => this.facts.slice(before).some((fact) => fact.type === 'turn:ended' && fact.actor === actor));
    await this.settle();
    return this.ruled(before);
  }

  ruled(since = 0): FactOf<'action:ruled'>[] {
    return this.facts.slice(since).filter((fact): fact is FactOf<'action:ruled'> => fact.type === 'action:ruled');
  }

  async until(done: () => boolean, seconds = 120): Promise<void> {
    for (let passed = 0; passed < seconds * 50 && !done(); passed++) await this.clock.advance(20);
    invariant(done(), 'It does not come to an end.');
  }

  /** Until nothing moves. */
  async settle(): Promise<void> {
    await this.clock.advance(40);
    await this.until(() => this.stage.isAsleep && !this.isAnybodyGesturing());
    this.shown?.catchUp(this.clock.now(), 3);
  }

  private isAnybodyGesturing(): boolean {
    const now = this.clock.now();
    return [...this.stage.actors.all.values()].some(
      ({ gesture }) => gesture !== undefined && gesture.beganMs + seenForMs(gesture) > now,
    );
  }

  thing(id: string): Thing {
    return thingOf(worldOf(this.performance.play), entityId(id));
  }

  prop(id: string): StagedProp {
    const prop = this.stage.props.all.get(entityId(id));
    invariant(prop, `no ${id}`);
    return prop;
  }

  actor(id: string): StagedActor {
    const actor = this.stage.actors.get(entityId(id));
    invariant(actor, `no ${id}`);
    return actor;
  }

  /** Everything in which world, simulation, physics and meshes do not agree. */
  disagreements(): string[] {
    const found = disagreements(this.stage, worldOf(this.performance.play));
    this.view.catchUp(this.clock.now(), 0);
    for (const [id, view] of this.view.props) {
      const { prop, node } = view;
      if (node.isEnabled(false) !== prop.isVisible)
        found.push(`${id} is ${prop.isVisible ? 'visible' : 'hidden'} in the simulation only`);
      if (!prop.isVisible || prop.hold.kind === 'worn') continue;
      node.computeWorldMatrix(true);
      // What is held is where the hand is seen, which is alive.
      const off = prop.hold.kind === 'hand' ? 0.03 : 0.01;
      if (distance(node.getAbsolutePosition(), prop.pose.position) > off) found.push(`${id} has its mesh elsewhere`);
    }
    return found;
  }

  dispose(): void {
    const engine = this.shown?.scene.getEngine();
    this.shown?.dispose();
    this.performance.dispose();
    engine?.dispose();
    if (this.faults.length > 0) throw this.faults[0];
  }
}

export const at = (thing: Thing): [string, EntityId] | null =>
  thing.at ? (Object.entries(thing.at)[0] as [string, EntityId]) : null;
