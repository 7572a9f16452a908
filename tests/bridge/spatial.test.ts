import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { HouseStages } from '../../src/cli/house-stages.ts';
import { seenScene } from '../../src/bridge/server/seen-scene.ts';
import type { Fact, FactOf } from '../../src/drama/fact.ts';
import { readSceneFile } from '../../src/drama/scene-file.ts';
import { systemClock } from '../../src/kit/clock.ts';
import type { Footing } from '../../src/protocol/pace.ts';
import { memoryStore } from '../../src/store/memory-store.ts';
import { openWorld, thingOf } from '../../src/world/world.ts';
import { Rooms } from '../../plugin/stage/rooms.ts';
import { isFurniture } from '../../plugin/stage/staged-prop.ts';
import { planStage } from '../../plugin/stage/staging/plan-stage.ts';
import { ada, door, hall, kitchen } from '../play/house-scene.ts';
import { houseScene, invitationsAt, joinBy, openBridge, until, type Listed } from './evening.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const plenty = { atOnce: 1e6, aSecond: 1e6 };
const stages = new HouseStages();
const planned = planStage(houseScene, {});
if (!planned.ok) throw new Error('The house cannot be laid out.');
const rooms = new Rooms(planned.value);

async function house(store = memoryStore()) {
  const bridge = await openBridge({
    stagingOf: stages.stagingOf,
    store: async () => store,
    clock: (startMs) => systemClock({ startMs, pace: 4 }),
    limits: { asksAPlayer: plenty, messagesASocket: plenty },
    settings: { patienceMs: 1e9, patienceTurns: 1e6, maxTurns: 1e6 },
  });
  closers.push(bridge.close);
  const come = (token: string, name: string): Listed => {
    const drama = joinBy(bridge.url, token, name);
    closers.push(() => drama.dispose());
    return drama;
  };
  return { ...bridge, come };
}

const steps = (drama: Listed): readonly FactOf<'body:moved'>[] =>
  drama.play.flatMap((fact) => (fact.type === 'body:moved' && fact.actor === ada ? [fact] : []));

const far = (a: { x: number; z: number }, b: { x: number; z: number }): number => Math.hypot(a.x - b.x, a.z - b.z);

const isOpened = (fact: Fact): boolean =>
  fact.type === 'action:ruled' && fact.actor === ada && fact.verdict.ok && fact.verdict.changes.length > 0;

/** Where the house says that somebody's own body is; it does not say so with every claim that cannot be. */
async function corrected(drama: Listed, claim: () => Promise<unknown>): Promise<Footing> {
  let said: Footing | undefined;
  const stop = drama.onPaced((actor, footing) => {
    if (actor === ada) said = footing;
  });
  while (!said) await claim();
  stop();
  return said;
}

describe('[BODY4] a house with a stage in space', () => {
  it('follows bodies where they could have walked and through no closed door, says where they are instead, and has them there after a restart', async () => {
    const store = memoryStore();
    const first = await house(store);
    const { player, spectator } = await invitationsAt(first.url);
    const [anna, carl] = [first.come(player, 'anna'), first.come(spectator, 'carl')];
    await anna.ask({ type: 'role:take', actor: ada });
    const there = rooms.middleOf(kitchen);
    const walkTo = (drama: Listed, at: { x: number; y: number; z: number }) =>
      drama.ask({ type: 'body:stand', place: hall, x: at.x, y: at.y, z: at.z, yaw: 0.5 });
    // The kitchen is behind a closed door, whatever place somebody says it is.
    const begun = await corrected(anna, () => walkTo(anna, there));
    expect(rooms.placeAt(begun)).toBe(hall);
    const aside = { ...begun, x: begun.x + 0.7 };
    await walkTo(anna, aside);
    await until(carl, () => steps(carl).length > 0);
    expect(steps(carl)).toHaveLength(1);
    const [stood] = steps(carl);
    expect(far(stood!, aside)).toBeLessThan(0.1);

    // So near that only the door is in the way.
    const [doorway] = rooms.doorwaysOf(kitchen);
    const inside = rooms.inside(doorway!, kitchen);
    const kept = await corrected(anna, () => walkTo(anna, inside));
    expect(far(kept, aside)).toBeLessThan(0.1);

    await first.close();
    closers.length = 0;
    const again = await house(store);
    const later = again.come(anna.welcome!.token, 'anna');
    await until(later, () => later.standing === 'here' && later.play.length > 0);
    const still = await corrected(later, () => walkTo(later, there));
    expect(far(still, stood!), 'after a restart').toBeLessThan(0.3);

    const dora = again.come(spectator, 'dora');
    await later.ask({ type: 'deed:do', deeds: [{ verb: 'open', object: door }] });
    await until(dora, () => dora.play.some(isOpened));
    // From where they are, once the hand has let go of the door.
    const isInKitchen = (): boolean => steps(dora).some((step) => rooms.placeAt(step) === kitchen);
    const atDoor = await corrected(later, () => walkTo(later, there));
    await walkTo(later, atDoor);
    while (!isInKitchen()) await walkTo(later, inside);
  });
});

describe('a play as a guest has it', () => {
  it.each(['elsinore', 'baker-street', 'midnight-cafe'])(
    'is laid out as the house has it, though hidden things are missing: %s',
    (name) => {
      const file = JSON.parse(
        readFileSync(new URL(`../../scenes/${name}/scene.json`, import.meta.url), 'utf8'),
      ) as unknown;
      const scene = readSceneFile(file);
      if (!scene.ok) throw new Error(name);
      const world = openWorld(scene.value);
      const [ours, theirs] = [scene.value, seenScene(scene.value, world, undefined)].map((each) => {
        const plan = planStage(each, {});
        if (!plan.ok) throw new Error(name);
        return plan.value;
      });
      expect(theirs?.rooms).toEqual(ours?.rooms);
      expect(theirs?.walls).toEqual(ours?.walls);
      expect(theirs?.doorways).toEqual(ours?.doorways);
      for (const [id, { stand }] of ours?.props ?? []) {
        const thing = thingOf(world, id);
        if (!isFurniture(thing) || !theirs?.props.has(id)) continue;
        expect([id, theirs.props.get(id)?.stand]).toEqual([id, stand]);
      }
    },
  );
});
