import { describe, expect, it } from 'vitest';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { invariant } from '../../src/kit/invariant.ts';
import { Performance } from '../../src/company/performance.ts';
import { PlainStage } from '../../src/company/plain-stage.ts';
import { entityId } from '../../src/drama/entity-id.ts';
import type { Fact, FactOf } from '../../src/drama/fact.ts';
import type { StageHappening, StagePort } from '../../src/drama/stage-port.ts';
import { worldOf } from '../../src/play/play.ts';
import { replay } from '../../src/play/replay.ts';
import { thingOf } from '../../src/world/world.ts';
import { parlourFile } from '../plugin/stage/parlour.ts';
import { sceneFrom } from './rehearsal.ts';

const [ada, bruno, clara] = ['actor:ada', 'actor:bruno', 'actor:clara'].map(entityId) as [
  ReturnType<typeof entityId>,
  ReturnType<typeof entityId>,
  ReturnType<typeof entityId>,
];
const hall = entityId('place:hall');
const door = entityId('prop:door');
const player = 'tester';

/** A plain stage on which the test moves bodies. */
async function open(): Promise<{
  performance: Performance;
  facts: Fact[];
  happen: (happening: StageHappening) => void;
  does: (actor: typeof ada, text: string) => Promise<void>;
}> {
  const clock = new SimulatedClock();
  const facts: Fact[] = [];
  let tell: ((happening: StageHappening) => void) | undefined;
  const performance = Performance.open(sceneFrom(parlourFile), {
    clock,
    stage: (at, world): StagePort => {
      const plain = new PlainStage(at, world);
      return {
        probe: plain.probe,
        perform: (step, report) => plain.perform(step, report),
        onHappening: (listener) => {
          tell = listener;
          return () => (tell = undefined);
        },
        dispose: () => plain.dispose(),
      };
    },
    onFault: (error) => {
      throw error;
    },
  });
  performance.onFact((fact) => facts.push(fact));
  performance.start();
  for (const actor of [ada, bruno, clara]) performance.takeRole(actor, player);
  await clock.advance(100);
  return {
    performance,
    facts,
    happen(happening) {
      invariant(tell, 'nobody listens to the stage');
      tell(happening);
    },
    async does(actor, text) {
      const asked = performance.submit({ actor, player, text });
      invariant(asked.ok, asked.ok ? '' : asked.error.message);
      await clock.advance(20_000);
    },
  };
}

const walked = (actor: typeof ada, place: typeof hall): StageHappening => ({
  kind: 'walked',
  actor,
  place,
  x: 1.25,
  y: 0,
  z: -2.5,
  yaw: 0.5,
});
const events = (facts: readonly Fact[]): FactOf<'event:told'>[] =>
  facts.filter((fact): fact is FactOf<'event:told'> => fact.type === 'event:told' && fact.cause === 'walked');

describe('a player’s body on its own feet', () => {
  it('that stays in its place is only noted where it is, for nobody to see', async () => {
    const { happen, facts } = await open();
    const since = facts.length;
    happen(walked(ada, entityId('place:parlour')));
    expect(facts.slice(since)).toMatchObject([
      { type: 'body:moved', actor: ada, x: 1.25, y: 0, z: -2.5, yaw: 0.5, witnesses: [] },
    ]);
  });

  it('that comes into another place is told to those who see it leave and come, and the world has it there', async () => {
    const { happen, facts, does, performance } = await open();
    await does(bruno, '(opens the door)');
    happen(walked(ada, hall));
    const [went] = events(facts);
    expect(went).toMatchObject({
      by: ada,
      place: hall,
      changes: [{ entity: ada, property: 'at', value: { in: hall } }],
    });
    expect(went?.narration).toBe('Ada goes to the hall.');
    expect([...(went?.witnesses ?? [])].sort()).toEqual([ada, bruno, clara]);
    expect(thingOf(worldOf(performance.play), ada).at).toEqual({ in: hall });
    expect(facts.at(-1)).toMatchObject({ type: 'body:moved', actor: ada });
    const again = replay(facts).play;
    invariant(again, 'the log does not replay');
    expect(thingOf(worldOf(again), ada).at).toEqual({ in: hall });
  });

  it('that the narrator will not have there stays where it was, and only the player is told why', async () => {
    const { happen, facts, performance } = await open();
    const since = facts.length;
    happen(walked(ada, hall));
    const [kept] = events(facts.slice(since));
    expect(kept).toMatchObject({ by: ada, changes: [], witnesses: [ada] });
    expect(kept?.narration).toMatch(/door is closed/i);
    expect(facts.slice(since).some(({ type }) => type === 'body:moved')).toBe(false);
    expect(thingOf(worldOf(performance.play), ada).at).toEqual({ in: 'place:parlour' });
  });

  it('gets up from a chair, from its knees and out of hiding', async () => {
    const { happen, facts, does, performance } = await open();
    const self = () => thingOf(worldOf(performance.play), ada);
    for (const deed of ['(sits on the chair)', '(kneels)', '(hides behind the curtain)']) {
      await does(ada, deed);
      const since = facts.length;
      happen({ kind: 'rises', actor: ada });
      const [rose] = events(facts.slice(since));
      expect(rose?.narration, deed).toMatch(/^Ada (gets up|comes out)/);
      expect(rose?.changes.length, deed).toBeGreaterThan(0);
      expect(rose?.witnesses, deed).toContain(ada);
      expect(self().at, deed).toEqual({ in: 'place:parlour' });
      expect([undefined, null, 'standing'], deed).toContain(self().state.posture);
    }
  });

  it('pushes a door open, once; not one that is open already', async () => {
    const { happen, facts, performance } = await open();
    const since = facts.length;
    happen({ kind: 'pushes', actor: ada, door });
    expect(events(facts.slice(since))).toMatchObject([{ by: ada, changes: [{ entity: door, property: 'open', value: true }] }]); // prettier-ignore
    expect(thingOf(worldOf(performance.play), door).state.open).toBe(true);
    happen({ kind: 'pushes', actor: ada, door });
    expect(events(facts.slice(since))).toHaveLength(1);
  });

  it('of nobody, of a thing and of the dead is nothing', async () => {
    const { happen, facts } = await open();
    const since = facts.length;
    happen(walked(entityId('actor:nobody'), hall));
    happen(walked(entityId('prop:table'), hall));
    happen(walked(entityId('actor:shade'), hall));
    expect(facts.slice(since)).toEqual([]);
  });
});
