import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import { narrate, openScene } from '../../src/world/narrator.ts';
import { askProposer, considerProposal, proposalRequest } from '../../src/world/proposal.ts';
import { readWorld } from './grading/verdict-cases.ts';

const world = readWorld(fileURLToPath(new URL('../../scenes/elsinore/scene.json', import.meta.url)));
const ruled = narrate(openScene(world), entityId('actor:hamlet'), { command: 'varnish the looking glass' });
const action = ruled.answer.actions[0]!;

describe('[MODEL1] a verb no rule knows', () => {
  it('is politely unknown without a proposer', () => {
    expect(ruled.answer.verdicts[0]).toMatchObject({ ok: false, code: 'unknown-verb' });
    expect(ruled.answer.verdicts[0]?.reason).toContain('looking glass');
  });

  it('shows a proposer only what the actor could see and reach', () => {
    const ids = proposalRequest(world, action).scope.map((entry) => entry.id as string);
    expect(ids).toContain('prop:mirror');
    expect(ids).not.toContain('actor:polonius');
    expect(ids).not.toContain('prop:letter');
    expect(ids).not.toContain('actor:claudius');
  });

  it('takes a proposal that is in the schema, in scope and sound', async () => {
    const changes = [{ entity: 'prop:mirror', property: 'wet', value: true }];
    const taken = await askProposer(world, action, {
      propose: () => Promise.resolve({ changes, narration: 'Hamlet is king of Denmark.' }),
    });
    // What is told is made from what changed.
    const narration = 'Hamlet varnishes the looking glass. The looking glass is wet.';
    expect(taken.verdict).toMatchObject({ ok: true, changes, narration });
    expect(taken.world.things.get(entityId('prop:mirror'))?.state['wet']).toBe(true);
  });

  it('[MODEL2] does nothing to another person, whatever is proposed', () => {
    const vivisects = { ...action, verb: action.verb, word: 'vivisect', object: 'actor:gertrude' };
    for (const changes of [[{ entity: 'actor:gertrude', property: 'dead', value: true }], []]) {
      const { verdict, world: after } = considerProposal(world, vivisects, { changes, narration: 'She dies.' });
      expect(verdict).toMatchObject({ ok: false, code: 'impossible' });
      expect(after).toBe(world);
    }
  });

  const one = (entity: string, property: string, value: unknown) => ({ changes: [{ entity, property, value }] });
  const refused: [string, unknown][] = [
    ['a death', one('actor:gertrude', 'dead', true)],
    ['a wound', one('actor:hamlet', 'hurt', true)],
    ['a thing in the hand', one('prop:mirror', 'at', { heldBy: 'actor:hamlet' })],
    ['a state of the plot', one('actor:gertrude', 'looked', true)],
    ['a state nobody keeps', one('prop:mirror', 'varnished', true)],
    ['an open lock', one('prop:chest', 'locked', false)],
    ['an open chest', one('prop:chest', 'open', true)],
    ['writing', one('prop:mirror', 'written', 'Hamlet is king of Denmark.')],
    ['a thing unbroken again', one('prop:mirror', 'broken', false)],
    ['nothing', undefined],
    ['text', 'Sure! I will varnish it.'],
    ['changes about what is out of scope', { changes: [{ entity: 'prop:letter', property: 'torn', value: true }] }],
    ['changes about somebody elsewhere', { changes: [{ entity: 'actor:claudius', property: 'dead', value: true }] }],
    [
      'a thing that does not exist',
      { changes: [{ entity: 'prop:crown', property: 'at', value: { heldBy: 'actor:hamlet' } }] },
    ],
    ['a cycle', { changes: [{ entity: 'prop:table', property: 'at', value: { on: 'prop:mirror' } }] }],
    ['two hands', { changes: [{ entity: 'prop:mirror', property: 'at', value: { heldBy: 'prop:table' } }] }],
    [
      'more than a stool bears',
      {
        changes: ['prop:mirror', 'prop:goblet'].map((entity) => ({
          entity,
          property: 'at',
          value: { on: 'prop:stool' },
        })),
      },
    ],
    ['going somewhere', { changes: [{ entity: 'actor:hamlet', property: 'at', value: { in: 'place:throne-room' } }] }],
    [
      'moving somebody else',
      { changes: [{ entity: 'actor:gertrude', property: 'at', value: { in: 'place:gallery' } }] },
    ],
    ['a property that is none', { changes: [{ entity: 'prop:mirror', property: '__proto__', value: true }] }],
    ['an object for a value', { changes: [{ entity: 'prop:mirror', property: 'lit', value: { evil: true } }] }],
    [
      'a flood of changes',
      { changes: Array.from({ length: 50 }, () => ({ entity: 'prop:mirror', property: 'lit', value: true })) },
    ],
  ];
  for (const [what, proposal] of refused) {
    it(`refuses ${what}, and nothing changes`, () => {
      const answer = considerProposal(world, action, proposal);
      expect(answer.verdict).toMatchObject({ ok: false, code: 'impossible', changes: [] });
      expect(answer.world).toBe(world);
    });
  }

  it('survives a proposer that fails', async () => {
    const answer = await askProposer(world, action, { propose: () => Promise.reject(new Error('no network')) });
    expect(answer.verdict.ok).toBe(false);
    expect(answer.world).toBe(world);
  });
});
