import { describe, expect, it } from 'vitest';
import { Performance } from '../../src/company/performance.ts';
import { entityId } from '../../src/drama/entity-id.ts';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { worldOf } from '../../src/play/play.ts';
import { thingOf } from '../../src/world/world.ts';
import { sceneFrom } from '../company/rehearsal.ts';

const [ben, you] = [entityId('actor:ben'), entityId('actor:you')];

/** Two people and some things for whom nobody wrote anything, as a host has them. */
const yard = (language: 'en' | 'zh') => {
  const named = (en: string, zh: string) => (language === 'zh' ? { name: zh, aliases: [en] } : { name: en });
  return sceneFrom({
    entities: [
      { id: 'place:yard', kind: 'place', ...named('the yard', '院子') },
      { id: ben, kind: 'actor', ...named('Ben', '阿本'), at: { in: 'place:yard' } },
      { id: you, kind: 'actor', ...named('the traveller', '旅人'), at: { in: 'place:yard' } },
      { id: 'prop:hammer', kind: 'prop', ...named('hammer', '锤子'), traits: ['portable'], at: { in: 'place:yard' } },
      { id: 'prop:bench', kind: 'prop', ...named('bench', '长凳'), traits: ['supporter'], at: { in: 'place:yard' } },
    ],
    blueprint: { endless: true, language },
  });
};

/** Where the hammer is after somebody said this to Ben, and what Ben said. */
async function after(text: string, language: 'en' | 'zh' = 'en') {
  const clock = new SimulatedClock();
  const drama = Performance.open(yard(language), { clock, settings: { seed: '3' } });
  const words: string[] = [];
  drama.onFact((fact) => void (fact.type === 'word:spoken' && fact.actor === ben && words.push(fact.text)));
  drama.start();
  drama.takeRole(you, 'player');
  await clock.advance(4000);
  words.length = 0;
  expect(drama.submit({ actor: you, player: 'player', text })).toMatchObject({ ok: true });
  await clock.advance(15_000);
  const { at } = thingOf(worldOf(drama.play), entityId('prop:hammer'));
  drama.dispose();
  return { at, said: words.length };
}

describe('somebody for whom nobody wrote anything', () => {
  it.each([
    ['Take the hammer.', { heldBy: ben }],
    ['Could you pick up that hammer?', { heldBy: ben }],
    ['Bring me the hammer, please.', { heldBy: you }],
    ['I need the hammer, Ben. Would you fetch it for me?', { heldBy: you }],
    ['Put the hammer on the bench, will you?', { on: 'prop:bench' }],
  ])('does what a person asks, and answers: %s', async (text, at) => {
    const { at: is, said } = await after(text);
    expect(is).toEqual(at);
    expect(said).toBeGreaterThan(0);
  });

  it('does it in another language, too', async () => {
    expect((await after('麻烦你把锤子给我，好吗？', 'zh')).at).toEqual({ heldBy: you });
  });

  it.each(['Do not take the hammer.', 'Did you take the hammer?', 'Hit me with the hammer!'])(
    'does nothing that was not asked for, or that harms somebody: %s',
    async (text) => {
      const { at, said } = await after(text);
      expect(at).toEqual({ in: 'place:yard' });
      expect(said).toBeGreaterThan(0);
    },
  );
});
