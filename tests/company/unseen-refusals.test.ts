import { describe, expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import { rehearse } from './rehearsal.ts';
import { inHall, plainly, smallHall } from './small-hall.ts';

const ann = entityId('actor:ann');

const scene = smallHall({
  title: 'A hall',
  exits: [{ direction: 'north', to: 'place:garden' }],
  entities: [
    { id: 'place:garden', kind: 'place', name: 'the garden' },
    { id: 'actor:ann', kind: 'actor', name: 'Ann', at: inHall },
    { id: 'actor:ben', kind: 'actor', name: 'Ben', at: { in: 'place:garden' } },
    { id: 'prop:chest', kind: 'prop', name: 'chest', traits: ['fixed', 'container', 'openable'], at: inHall },
    { id: 'prop:coin', kind: 'prop', name: 'coin', traits: ['portable'], at: { in: 'prop:chest' } },
    { id: 'prop:rose', kind: 'prop', name: 'rose', traits: ['portable'], at: { in: 'place:garden' } },
    { id: 'prop:cup', kind: 'prop', name: 'cup', traits: ['portable'], at: inHall },
  ],
  profiles: [plainly('Ann', 'To look.')],
  flag: { says: 'It is late.', when: { secondsInto: 'play', atLeast: 60 } },
});

/** What is put down of a deed with this thing, its name taken out. */
async function putDown(deed: string, thing: string) {
  const text = deed.replace('{thing}', thing);
  const { of } = await rehearse(scene, { person: [{ after: 0, actor: ann, text }], settings: { maxTurns: 2 } });
  const [ruled] = of('action:ruled');
  // How it is told is drawn by the letters of the line.
  const { narration: _, ...verdict } = ruled!.verdict;
  return JSON.parse(
    JSON.stringify({ action: ruled!.action, verdict }).replaceAll(new RegExp(thing, 'gi'), 'thing'),
  ) as { action: object; verdict: object };
}

describe('what is put down of a deed with a thing nobody sees', () => {
  it.each(['(takes the {thing})', '(shows Ben the {thing})', '(breaks the chest with the {thing})'])(
    'is the same whether it is hidden, elsewhere or not in the play: %s',
    async (deed) => {
      const [hidden, elsewhere, none] = await Promise.all(
        ['coin', 'rose', 'unicorn'].map((thing) => putDown(deed, thing)),
      );
      expect(hidden?.verdict).toMatchObject({
        ok: false,
        code: 'not-here',
        reason: 'The thing is not to be seen here.',
      });
      expect(elsewhere).toEqual(hidden);
      expect(none).toEqual(hidden);
    },
  );

  it('is what it was where it is seen', async () => {
    expect(await putDown('(takes the {thing})', 'cup')).toMatchObject({
      action: { object: 'prop:thing' },
      verdict: { ok: true },
    });
  });
});
