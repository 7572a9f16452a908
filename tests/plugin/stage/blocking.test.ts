import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { prepareStage } from '../../../plugin/stage/prepare-stage.ts';
import { distance, flatDistance, wrapped, type Vec3 } from '../../../plugin/stage/space/vector.ts';
import type { Stage } from '../../../plugin/stage/stage.ts';
import type { StagedActor } from '../../../plugin/stage/staged-actor.ts';
import { Performance } from '../../../src/company/performance.ts';
import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { FactOf } from '../../../src/drama/fact.ts';
import { SimulatedClock } from '../../../src/kit/clock.ts';
import { invariant } from '../../../src/kit/invariant.ts';
import { sceneFrom } from '../../company/rehearsal.ts';
import { howMany, whichOf } from '../../how-much.ts';
import { openHavok } from './physics/open-havok.ts';

const sampleMs = 200;
const nearMeters = 0.7;
/** Towards the house is south: who turns more than this from it shows it their back. */
const backAngle = (120 * Math.PI) / 180;
const movedMeters = 0.02;
/** A tenth of what is said may be said with the back to the house. */
const mostBacks = 0.1;

/** What was seen of where people and things are, over an evening. */
class BlockingCount {
  smallest = { meters: Infinity, who: '' };
  nearSeconds = 0;
  /** Who was too near to whom and how, for how many seconds, and when first. */
  readonly near = new Map<string, { seconds: number; readonly atSeconds: number }>();
  spokenSeconds = 0;
  backSeconds = 0;
  readonly moved: string[] = [];
  private readonly deeds = new Map<EntityId, FactOf<'action:begun'>>();
  private readonly props = new Map<EntityId, Vec3>();
  private stirredMs = -Infinity;

  follow(fact: FactOf<'action:begun' | 'action:ruled' | 'turn:ended'>): void {
    if (fact.type === 'action:begun') this.deeds.set(fact.actor, fact);
    else if (fact.type === 'turn:ended') this.deeds.delete(fact.actor);
  }

  /** Whatever changes in the world may move things. */
  stir(nowMs: number): void {
    this.stirredMs = nowMs;
  }

  look(stage: Stage, nowMs: number): void {
    const there = [...stage.actors.all.values()].filter((actor) => actor.isOnStage && actor.posture !== 'lying');
    for (const [index, one] of there.entries()) {
      if (one.isTalking) this.listen(one);
      for (const other of there.slice(0, index)) this.measure(one, other, nowMs);
    }
    this.watchProps(stage, nowMs);
  }

  private listen({ stand, posture }: StagedActor): void {
    if (posture !== 'standing') return;
    this.spokenSeconds += sampleMs / 1000;
    if (Math.abs(wrapped(stand.yaw - Math.PI)) > backAngle) this.backSeconds += sampleMs / 1000;
  }

  private measure(one: StagedActor, other: StagedActor, nowMs: number): void {
    const [a, b] = [one.stand.position, other.stand.position];
    const meters = flatDistance(a, b);
    if (Math.abs(a.y - b.y) > 1.2 || meters >= 2) return;
    if (this.isTouching(one, other) || this.isTouching(other, one) || isOnOneSeat(one, other)) return;
    const who = `${one.id} ${other.id}`;
    if (meters < this.smallest.meters) this.smallest = { meters, who };
    if (meters >= nearMeters) return;
    this.nearSeconds += sampleMs / 1000;
    const how = `${who} ${one.posture}${one.perch ? '*' : ''} ${other.posture}${other.perch ? '*' : ''} ${isWalking(one) || isWalking(other) ? 'walking' : 'standing'}`;
    const found = this.near.get(how) ?? { seconds: 0, atSeconds: nowMs / 1000 };
    found.seconds += sampleMs / 1000;
    this.near.set(how, found);
  }

  /** A deed at somebody, or at what they hold, brings a hand to them. */
  private isTouching({ id }: StagedActor, other: StagedActor): boolean {
    const action = this.deeds.get(id)?.action;
    return action !== undefined && [action.object, action.target].includes(other.id);
  }

  private watchProps(stage: Stage, nowMs: number): void {
    for (const prop of stage.props.all.values()) {
      if (!prop.isVisible || prop.hold.kind !== 'free') {
        this.props.delete(prop.id);
        continue;
      }
      const before = this.props.get(prop.id);
      const at = prop.center;
      if (before && distance(before, at) > movedMeters && nowMs - this.stirredMs > 4000)
        this.moved.push(
          `${prop.id} by ${distance(before, at).toFixed(2)} m at ${(nowMs / 1000).toFixed(1)} s beside ${nearestTo(stage, at)}`,
        );
      if (!before || distance(before, at) > movedMeters) this.props.set(prop.id, at);
    }
  }
}

function nearestTo(stage: Stage, at: Vec3): string {
  const away = ({ stand }: StagedActor): number => flatDistance(stand.position, at);
  const [nearest] = [...stage.actors.all.values()].sort((a, b) => away(a) - away(b));
  return nearest ? `${nearest.id}, ${away(nearest).toFixed(2)} m, ${isWalking(nearest) ? 'walking' : 'standing'}` : '';
}

const isWalking = ({ walker }: StagedActor): boolean => (walker?.speed ?? 0) > 0.1;
const isOnOneSeat = (one: StagedActor, other: StagedActor): boolean =>
  one.perch?.relation === 'on' && one.perch.thing === other.perch?.thing;

/** How much of each evening is watched. */
const seconds = howMany('BLOCKING', 120, 100_000);
const names = whichOf('SCENES', ['elsinore'], ['elsinore', 'baker-street', 'midnight-cafe']);
const seeds = whichOf('SEEDS', ['1'], ['1']);
describe.each(names)('where everybody is in %s', (name) => {
  it.each(seeds)('is apart, open to the house, and no thing moves by itself: seed %s', async (seed) => {
    const path = new URL(`../../../scenes/${name}/scene.json`, import.meta.url);
    const file = sceneFrom(JSON.parse(readFileSync(path, 'utf8')));
    const prepared = await prepareStage(file, { havok: await openHavok() });
    invariant(prepared.ok, 'it cannot be staged');
    const clock = new SimulatedClock();
    let stage: Stage | undefined;
    const performance = Performance.open(file, {
      clock,
      stage: (at, world) => (stage = prepared.value.open(at, world, seed)),
      settings: { seed },
    });
    invariant(stage, 'no stage');
    const count = new BlockingCount();
    performance.onFact((fact) => {
      if (fact.type === 'action:begun' || fact.type === 'action:ruled' || fact.type === 'turn:ended')
        count.follow(fact);
      const changes = 'verdict' in fact ? fact.verdict.changes : 'changes' in fact ? fact.changes : [];
      if (changes.length > 0 || fact.type === 'action:begun') count.stir(fact.at);
    });
    performance.start();
    while (performance.play.ended === undefined && clock.now() < seconds * 1000) {
      await clock.advance(sampleMs);
      count.look(stage, clock.now());
    }
    performance.dispose();
    const { smallest, nearSeconds, near, backSeconds, spokenSeconds, moved } = count;
    const back = backSeconds / spokenSeconds;
    console.log(
      `${name}, seed ${seed}: smallest ${smallest.meters.toFixed(2)} m (${smallest.who}); under ${nearMeters} m ${nearSeconds.toFixed(1)} s of ${(clock.now() / 1000).toFixed(0)}; back to the house ${(back * 100).toFixed(0)} % of ${spokenSeconds.toFixed(0)} s; moved: ${moved.join('; ') || 'nothing'}`,
    );
    for (const [how, { seconds: long, atSeconds }] of near)
      console.log(`${long.toFixed(1)} s from ${atSeconds} s: ${how}`);
    expect(moved).toEqual([]);
    expect(nearSeconds, [...near.keys()].join('; ')).toBe(0);
    expect(back).toBeLessThanOrEqual(mostBacks);
  });
});
