import { describe, expect, it } from 'vitest';
import type { EntityId } from '../../src/drama/entity-id.ts';
import { worldOf } from '../../src/play/play.ts';
import { thingOf } from '../../src/world/world.ts';
import { rehearse, sceneFrom } from './rehearsal.ts';

const props = [
  { id: 'prop:door', kind: 'prop', name: 'oak door', traits: ['door', 'openable'], state: { open: false }, at: { in: 'place:hall' } },
  { id: 'prop:chest', kind: 'prop', name: 'chest', traits: ['fixed', 'container', 'openable', 'lockable'], state: { open: false, locked: true }, key: 'prop:key', at: { in: 'place:hall' } },
  { id: 'prop:key', kind: 'prop', name: 'silver key', aliases: ['银钥匙'], traits: ['portable'], at: { heldBy: 'actor:ben' } },
  { id: 'prop:letter', kind: 'prop', name: 'letter', aliases: ['信'], traits: ['portable'], at: { in: 'prop:chest' } },
]; // prettier-ignore

/** Ann is to have the letter. What the author wrote for it is one deed. */
const play = (changes: Readonly<Record<string, object>>, profiles: Readonly<Record<string, object>> = {}, more: object = {}) =>
  sceneFrom({
    entities: [
      { id: 'place:hall', kind: 'place', name: 'the hall', exits: [{ to: 'place:yard', door: 'prop:door' }] },
      { id: 'place:yard', kind: 'place', name: 'the yard', exits: [{ to: 'place:hall', door: 'prop:door' }] },
      { id: 'actor:ann', kind: 'actor', name: 'Ann', aliases: ['安'], at: { in: 'place:hall' } },
      { id: 'actor:ben', kind: 'actor', name: 'Ben', aliases: ['本'], at: { in: 'place:hall' } },
      ...props,
    ].map((entity) => ({ ...entity, ...changes[entity.id] })),
    blueprint: {
      title: 'The letter',
      matters: [{ id: 'where', claim: 'the letter is in the chest', about: ['prop:letter', 'prop:chest'] }],
      profiles: ['actor:ann', 'actor:ben'].map((actor) => ({
        actor,
        persona: 'Somebody of the house.',
        goal: { public: 'To wait.', private: 'To leave.' },
        ...(actor === 'actor:ann' ? { knows: [{ matter: 'where', source: 'saw' }] } : {}),
        ...profiles[actor],
      })),
      acts: [
        {
          id: 'one',
          title: 'One',
          scenes: [
            {
              id: 'hall',
              title: 'The hall',
              place: 'place:hall',
              description: 'A hall.',
              points: [
                {
                  id: 'the-letter',
                  description: 'Ann gets the letter.',
                  flag: { says: 'Ann has the letter', when: { entity: 'prop:letter', at: { heldBy: 'actor:ann' } } },
                  trajectories: [
                    { id: 'takes-it', beats: [{ id: 'takes', actor: 'actor:ann', plays: ['(takes the letter) At last.'], hint: 'Take it.' }] },
                  ],
                },
              ],
            },
          ],
        },
      ],
      ...more,
    },
  }); // prettier-ignore

async function evening(...args: Parameters<typeof play>) {
  const { play: end, of } = await rehearse(play(...args), { settings: { seed: '1', maxTurns: 60 } });
  const deeds = of('action:ruled').map(
    ({ actor, action, verdict }) =>
      `${actor} ${action.verb} ${action.object ?? ''}${verdict.ok ? '' : ` (${verdict.code})`}`,
  );
  const lines = [...end.history].filter(({ kind }) => kind === 'line').map(({ actor, text }) => `${actor} ${text}`);
  const holder = thingOf(worldOf(end), 'prop:letter' as EntityId).at;
  return { deeds, lines, holder, ended: end.ended };
}

const unlockedByAnn = ['actor:ann unlock prop:chest', 'actor:ann open prop:chest', 'actor:ann take prop:letter'];

describe('an actor whose deed is refused', () => {
  it('asks whoever has the key, unlocks, opens and takes', async () => {
    const { deeds, lines, holder, ended } = await evening({});
    expect(deeds.filter((deed) => !deed.endsWith(')'))).toEqual(['actor:ben give prop:key', ...unlockedByAnn]);
    expect(lines[0]).toMatch(/^actor:ann .*silver key/);
    expect(holder).toEqual({ heldBy: 'actor:ann' });
    expect(ended?.completed).toBe(true);
  });

  it('fetches what it knows of from another place, a closed door on the way', async () => {
    const knows = ['where', 'key'].map((matter) => ({ matter, source: 'saw' }));
    const matters = [
      { id: 'where', claim: 'the letter is in the chest', about: ['prop:letter', 'prop:chest'] },
      { id: 'key', claim: 'the key is in the yard', about: ['prop:key'] },
    ];
    const { deeds } = await evening(
      { 'prop:key': { at: { in: 'place:yard' } } },
      { 'actor:ann': { knows } },
      { matters },
    );
    expect(deeds).toEqual([
      'actor:ann open prop:door',
      'actor:ann go place:yard',
      'actor:ann take prop:key',
      'actor:ann go place:hall',
      ...unlockedByAnn,
    ]);
  });

  it('does nothing about what it does not know of', async () => {
    const { deeds, holder } = await evening({}, { 'actor:ann': { knows: [] } });
    expect(deeds).toEqual([]);
    expect(holder).toEqual({ in: 'prop:chest' });
  });

  it('says why, where nobody gives the key', async () => {
    const { lines, holder } = await evening({}, { 'actor:ben': { trust: { 'actor:ann': -0.9 } } });
    expect(lines[0]).toMatch(/^actor:ann .*Ben .*the silver key/);
    expect(holder).toEqual({ in: 'prop:chest' });
  });

  it('presses somebody who is not willing at first', async () => {
    const { deeds, lines } = await evening({}, { 'actor:ben': { trust: { 'actor:ann': -0.2 } } });
    expect(deeds.at(-1)).toBe('actor:ann take prop:letter');
    expect(lines.map((line) => line.slice(6, 9))).toEqual(['ann', 'ben', 'ann', 'ben', 'ann']);
  });

  it('asks and is answered in Chinese', async () => {
    const { deeds, lines } = await evening({}, {}, { language: 'zh' });
    expect(deeds.filter((deed) => !deed.endsWith(')'))).toEqual(['actor:ben give prop:key', ...unlockedByAnn]);
    expect(lines[0]).toMatch(/^actor:ann .*银钥匙/u);
    expect(lines[1]).toMatch(/^actor:ben \p{Script=Han}/u);
  });
});
