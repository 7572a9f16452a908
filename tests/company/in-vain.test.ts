import { describe, expect, it } from 'vitest';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { Performance } from '../../src/company/performance.ts';
import type { Fact, FactOf, FactType } from '../../src/drama/fact.ts';
import type { Brain } from '../../src/mind/brain.ts';
import { understudy } from '../../src/mind/understudy/understudy.ts';
import { ada, bruno, houseScene } from '../play/house-scene.ts';

/** A house in which Ada plays nothing but this, whenever she is asked; what came of it within half a minute. */
async function ifAdaPlays(
  turn: string,
  action?: object,
): Promise<{ of: <T extends FactType>(type: T) => FactOf<T>[]; told: unknown[] }> {
  const clock = new SimulatedClock();
  const told: unknown[] = [];
  const brain: Brain = {
    ...understudy,
    source: 'model',
    decide: async ({ listeners }) => ({
      source: 'model',
      decisions: listeners.map(({ context: { actor } }) => ({
        actor,
        pace: actor === ada ? ('fast' as const) : ('silence' as const),
        ...(actor === ada ? { to: bruno, ...(action ? { action: action as never } : {}) } : {}),
        why: 'must',
      })),
    }),
    async *speak({ refusal }) {
      told.push(refusal);
      yield turn;
    },
    propose: async () => undefined,
  };
  const performance = Performance.open(houseScene(), { clock, brain: () => brain });
  const facts: Fact[] = [];
  performance.onFact((fact) => facts.push(fact));
  performance.start();
  await clock.advance(30_000);
  performance.dispose();
  return { of: (type) => facts.filter((fact): fact is never => fact.type === type), told };
}

describe('a deed of a model that the world refuses', () => {
  it('costs the bracket and not the words', async () => {
    const { of } = await ifAdaPlays('(eats the ceiling) Sit down, Bruno.');
    expect(of('action:ruled')[0]).toMatchObject({ verdict: { ok: false } });
    const [turn] = of('turn:ended');
    expect(turn).toMatchObject({ actor: ada, how: 'finished' });
    expect(
      of('word:spoken')
        .slice(0, 3)
        .map(({ text }) => text),
    ).toEqual(['Sit', 'down,', 'Bruno.']);
  });

  it('is told to whoever speaks the line when it was decided on', async () => {
    const { told } = await ifAdaPlays('Well.', { verb: 'eat', object: 'the hall' });
    expect(told[0]).toEqual(expect.any(String));
  });

  it('and nothing but such deeds, twice the same, hands the turn to the understudy', async () => {
    const { of } = await ifAdaPlays('(eats the ceiling)');
    expect(of('turn:ended')[0]).toMatchObject({ actor: ada, how: 'refused' });
    const decided = of('decision:made').filter(({ actor }) => actor === ada);
    const sources = decided.map(({ source }) => source);
    expect(sources).toContain('understudy');
    expect(sources.indexOf('understudy')).toBeLessThanOrEqual(2);
  });
});

describe('a line of the book whose deed the world refuses', () => {
  it('is not tried for ever: the person who waits is answered in words alone', async () => {
    const scene = houseScene();
    const profiles = scene.blueprint.profiles.map((profile) =>
      profile.actor === bruno
        ? { ...profile, lines: [{ acts: ['greeting' as const], says: '(stands up) Good evening to you.' }] }
        : profile,
    );
    const clock = new SimulatedClock();
    const performance = Performance.open({ ...scene, blueprint: { ...scene.blueprint, profiles } }, { clock });
    performance.start();
    performance.takeRole(ada, 'player:ada');
    performance.submit({ actor: ada, player: 'player:ada', text: 'Good evening, Bruno.' });
    await clock.advance(15_000);
    const said = performance.play.history.slice(0).filter(({ actor }) => actor === bruno);
    performance.dispose();
    expect(said.slice(0, 2)).toMatchObject([{ kind: 'refusal' }, { kind: 'line', to: ada }]);
  });
});
