import { preparedStage } from './prepared-stage.ts';
import { describe, expect, it } from 'vitest';
import { SimulatedClock } from '../../../src/kit/clock.ts';
import { invariant } from '../../../src/kit/invariant.ts';
import { seededRandom } from '../../../src/kit/random.ts';
import { Performance } from '../../../src/company/performance.ts';
import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Fact } from '../../../src/drama/fact.ts';
import { canAct, worldOf } from '../../../src/play/play.ts';
import { isOpen, placeOf } from '../../../src/world/containment.ts';
import { has, openWorld, thingOf } from '../../../src/world/world.ts';
import { disagreements } from '../../../plugin/stage/agreement.ts';
import { bodyRadiusMeters } from '../../../plugin/stage/posture.ts';
import { type PreparedStage } from '../../../plugin/stage/prepare-stage.ts';
import { wallSolids } from '../../../plugin/stage/set-solids.ts';
import type { Stage } from '../../../plugin/stage/stage.ts';
import { isFurniture, solidsIn } from '../../../plugin/stage/staged-prop.ts';
import { poseOf } from '../../../plugin/stage/space/pose.ts';
import type { SceneFile } from '../../../src/drama/scene-file.ts';
import { flatDistance, type Vec3 } from '../../../plugin/stage/space/vector.ts';
import { playNamed } from '../../company/rehearsal.ts';
import { howMany } from '../../how-much.ts';
import { penetration } from './steering/rooms.ts';

const walkedSeconds = howMany('WALKED', 8, 240);

/** An evening in which one role is walked by somebody at the controls. */
class Evening {
  readonly facts: Fact[] = [];
  readonly faults: unknown[] = [];
  readonly clock = new SimulatedClock();
  readonly stage: Stage;
  readonly performance: Performance;
  readonly player: EntityId;

  constructor(
    readonly file: SceneFile,
    readonly prepared: PreparedStage,
    role: string,
  ) {
    let stage: Stage | undefined;
    this.performance = Performance.open(file, {
      clock: this.clock,
      stage: (at, world) => (stage = prepared.open(at, world, 3)),
      settings: { seed: '3' },
      onFault: (error) => this.faults.push(error),
    });
    invariant(stage, 'no stage');
    this.stage = stage;
    this.player = role as EntityId;
    this.performance.onFact((fact) => this.facts.push(fact));
    this.performance.start();
    const taken = this.performance.takeRole(this.player, 'tester');
    invariant(taken.ok, 'the role is taken');
  }

  get position(): Vec3 {
    return this.stage.actors.get(this.player)!.stand.position;
  }

  get place(): EntityId | undefined {
    const world = worldOf(this.performance.play);
    return placeOf(world, thingOf(world, this.player))?.id;
  }

  get isOnItsFeet(): boolean {
    const actor = this.stage.actors.get(this.player);
    return actor?.walker !== undefined && actor.perch === undefined && !actor.walker.fixed;
  }
}

const roles = [
  ['elsinore', 'actor:hamlet'],
  ['baker-street', 'actor:watson'],
  ['midnight-cafe', undefined],
] as const;

describe.each(roles)('a player in %s', (name, asked) => {
  const file = playNamed(name);
  const onStage = file.blueprint.profiles.map(({ actor }) => actor).filter((id) => file.entities.some((each) => each.id === id && each.at)); // prettier-ignore
  const role = asked && onStage.includes(asked as EntityId) ? asked : onStage[0]!;

  const prepare = async (): Promise<PreparedStage> => {
    const prepared = await preparedStage(file);
    return prepared;
  };

  it(`walked at random for ${walkedSeconds} s keeps to the ground, out of walls and furniture, on this side of closed doors, and the world knows where it is`, async () => {
    const prepared = await prepare();
    const { plan, ground } = prepared;
    const world = openWorld(file);
    const solids = [
      ...plan.walls.flatMap(wallSolids),
      ...[...plan.props.values()].flatMap(({ id, measures, stand }) => {
        const thing = thingOf(world, id);
        if (!isFurniture(thing) || measures.mount === 'ceiling' || has(thing, 'door')) return [];
        return solidsIn(measures, thing.state)
          .filter(({ center, size }) => center.y + size.y / 2 > 0.25)
          .map((box) => ({ box, pose: poseOf(stand) }));
      }),
    ];
    const walk = async (): Promise<string> => {
      const evening = new Evening(file, prepared, role);
      const { stage, clock, player } = evening;
      const random = seededRandom(`a player in ${name}`);
      const found: string[] = [];
      const visited: string[] = [];
      let [until, heading, walked] = [0, 0, 0];
      let last: Vec3 | undefined;
      for (let step = 0; step < walkedSeconds * 50; step++) {
        if (clock.now() >= until) {
          until = clock.now() + 200 + 2600 * random.next();
          heading += (random.next() - 0.5) * 4;
          const force = random.next() < 0.15 ? 0 : 1;
          stage.steer(player, {
            x: force * Math.sin(heading),
            z: force * Math.cos(heading),
            isRunning: random.next() < 0.4,
            ...(random.next() < 0.7 ? { yaw: heading + (random.next() - 0.5) * 3 } : {}),
          });
        }
        const before = evening.position;
        await clock.advance(20);
        if (!evening.isOnItsFeet) continue;
        const here = evening.position;
        const gone = flatDistance(before, here);
        if (!ground.contains(here)) found.push(`${step}: off the ground at ${JSON.stringify(here)}`);
        // What the world moves is moved at once; feet make no leap.
        if (gone < 0.2) {
          walked += gone;
          for (const { door, center, yaw, width } of plan.doorways) {
            if (door === undefined || isOpen(thingOf(worldOf(evening.performance.play), door))) continue;
            const side = (at: Vec3) => (at.x - center.x) * Math.sin(yaw) + (at.z - center.z) * Math.cos(yaw);
            const across = Math.abs((here.x - center.x) * Math.cos(yaw) - (here.z - center.z) * Math.sin(yaw));
            const isNear = Math.abs(here.y - center.y) < 1 && across < width / 2 && Math.abs(side(here)) < 1;
            if (isNear && side(before) * side(here) < 0) found.push(`${step}: through ${door}`);
          }
        }
        for (const solid of solids) {
          const depth = penetration(here, bodyRadiusMeters, solid);
          if (depth > 0.025) found.push(`${step}: ${depth.toFixed(3)} m deep at ${JSON.stringify(here)}`);
        }
        last = here;
        if (step % 10 === 0) visited.push(`${here.x} ${here.z} ${stage.actors.get(player)!.stand.yaw}`);
      }
      stage.steer(player, { x: 0, z: 0 });
      await clock.advance(4000);
      expect(found.slice(0, 5)).toEqual([]);
      expect(walked).toBeGreaterThan(5);
      expect(last).toBeDefined();
      if (evening.isOnItsFeet) expect(stage.rooms.nearest(evening.position)).toBe(evening.place);
      const apart = disagreements(stage, worldOf(evening.performance.play));
      expect(apart.filter((text) => text.startsWith(player))).toEqual([]);
      expect(evening.facts.some(({ type }) => type === 'body:moved')).toBe(true);
      expect(evening.faults).toEqual([]);
      evening.performance.dispose();
      return visited.join('\n');
    };
    expect(await walk()).toBe(await walk());
  });

  it('who speaks is looked at by the nearest of the company within 300 ms of the play', async () => {
    const evening = new Evening(file, await prepare(), role);
    const { stage, clock, player, performance } = evening;
    stage.steer(player, { x: 0, z: 0 });
    const delays: { readonly floorMs: number; readonly gazeMs: number }[] = [];
    for (let line = 0; line < 4 && canAct(performance.play, player); line++) {
      await clock.advance(9000);
      const here = stage.rooms.nearest(evening.position);
      const [nearest] = [...stage.actors.all.values()]
        .filter(({ id, walker, stand }) => id !== player && walker && stage.rooms.nearest(stand.position) === here)
        .sort((a, b) => flatDistance(a.stand.position, evening.position) - flatDistance(b.stand.position, evening.position)); // prettier-ignore
      if (!nearest) continue;
      nearest.gaze = undefined;
      const since = evening.facts.length;
      const askedMs = clock.now();
      const said = performance.submit({ actor: player, player: 'tester', text: 'A word, if you please.' });
      if (!said.ok) continue;
      const begun = () =>
        evening.facts.slice(since).find((fact) => fact.type === 'line:begun' && fact.actor === player)?.at;
      for (let step = 0; step < 500 && !(begun() !== undefined && nearest.gaze === player); step++) {
        await clock.advance(20);
      }
      const at = begun();
      if (at !== undefined) delays.push({ floorMs: at - askedMs, gazeMs: clock.now() - at });
    }
    console.info(
      `${name}: ${role} speaks ${delays.map(({ floorMs }) => floorMs).join(', ')} ms after asking and is looked at ${delays.map(({ gazeMs }) => gazeMs).join(', ')} ms later`,
    );
    expect(delays.length).toBeGreaterThan(0);
    expect(Math.max(...delays.map(({ gazeMs }) => gazeMs))).toBeLessThanOrEqual(300);
    performance.dispose();
  });
});
