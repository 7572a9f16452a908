import { describe, expect, it } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { replay } from '../../src/play/replay.ts';
import { textIo } from '../doubles/text-io.ts';
import { closet, elsinore, gertrude, hamlet, person, polonius, rehearse, sceneFrom } from './rehearsal.ts';

/** What a hostile user found, each pinned. */
describe('a scene whose author puts things inside themselves', () => {
  const withScene = (extra: object, point: object = {}) =>
    sceneFrom({
      entities: [
        { id: 'place:a', kind: 'place', name: 'the attic' },
        { id: 'prop:box', kind: 'prop', name: 'box', traits: ['container'], at: { in: 'place:a' } },
        { id: 'actor:ann', kind: 'actor', name: 'Ann', at: { in: 'place:a' } },
      ],
      blueprint: {
        title: 'A knot',
        profiles: [{ actor: 'actor:ann', persona: 'Ann.', goal: { public: 'To sit.', private: 'To leave.' } }],
        acts: [
          {
            id: 'one',
            title: 'One',
            scenes: [
              {
                id: 's',
                title: 'S',
                place: 'place:a',
                description: 'An attic.',
                points: [
                  {
                    id: 'p',
                    description: 'p',
                    flag: { says: 'p', when: { done: { by: 'actor:ann', verb: 'bow' } } },
                    ...point,
                  },
                ],
                ...extra,
              },
            ],
          },
        ],
      },
    });

  it('is played without them', async () => {
    const boxed = await rehearse(withScene({ places: [{ entity: 'prop:box', at: { in: 'prop:box' } }] }));
    const held = await rehearse(withScene({}, { enters: [{ actor: 'actor:ann', at: { heldBy: 'actor:ann' } }] }));
    for (const { summary } of [boxed, held]) expect(summary.completed).toBe(true);
  });
});

describe('a log somebody has edited', () => {
  it('is followed to the fact that does not fit, and no further', async () => {
    const { facts } = await rehearse(closet);
    const at = facts.findIndex((fact) => fact.type === 'action:ruled' && fact.verdict.ok);
    const forged = structuredClone(facts) as unknown as { verdict: { changes: unknown[] } }[];
    forged[at]!.verdict.changes = [{ entity: 'actor:hamlet', property: 'at', value: { heldBy: 'actor:hamlet' } }];
    const { play, fault } = replay(forged);
    expect(fault).toMatchObject({ seq: at, reason: expect.stringMatching(/inside itself/) as string });
    expect(play?.seq).toBe(at);
  });
});

describe('a disk that is full', () => {
  it('ends perform with a sentence and exit code 1', async () => {
    const io = textIo();
    expect(await main(['perform', 'scenes/elsinore', '--max-turns', '2', '--log', '/dev/full'], io)).toBe(1);
    expect(io.written.stderr).toMatch(/cannot write the log \/dev\/full: .*ENOSPC/);
  });

  it('never writes a log over the scene it is read from', async () => {
    const io = textIo();
    expect(await main(['perform', 'scenes/elsinore', '--log', 'scenes/elsinore/scene.json'], io)).toBe(2);
    expect(io.written.stderr).toMatch(/would overwrite the scene/);
  });
});

describe('a refused claim', () => {
  it('tells nothing the claimant could not know', async () => {
    const played = await rehearse(closet, {
      person: person(hamlet, ['He is dead.', 'She has promised.', 'I have seen the portrait. You have looked at it.']),
    });
    const told = played.of('hack:refused').flatMap(({ missing }) => missing);
    expect(told.length).toBeGreaterThan(0);
    // He is behind the curtain, and Hamlet has not named him.
    expect(told.join(' ')).not.toMatch(/Polonius/);
  });

  it('is no refusal of the truth: Gertrude may say who is behind the curtain', async () => {
    const played = await rehearse(closet, {
      person: person(gertrude, ['(whispers to Hamlet) Polonius is behind the curtain.']),
    });
    expect(played.of('hack:refused')).toEqual([]);
  });
});

describe('the company', () => {
  it('speaks no line that hung on a deed it could not do, and does not try it for ever', async () => {
    // Gertrude goes out and stays out: nothing can be given to her.
    const played = await rehearse(elsinore, {
      person: person(gertrude, ['(opens the closet door)', '(goes to the gallery)', '(closes the closet door)'], 0, 0),
    });
    const gone =
      played.of('action:ruled').find(({ actor, action }) => actor === gertrude && action.verb === 'go')?.seq ?? 0;
    const lost = played
      .of('line:begun')
      .filter(({ seq, to, witnesses }) => seq > gone && to === gertrude && !witnesses.includes(gertrude));
    expect(lost.length).toBeLessThan(6);
    const refused = new Map<string, number>();
    const meant = new Map(played.of('turn:begun').map(({ turn, beat, desire }) => [turn, beat ?? desire ?? '']));
    for (const { actor, action, verdict, turn } of played.of('action:ruled')) {
      if (verdict.ok || actor === gertrude) continue;
      // Another step of the plan may ask for the same deed; each is tried twice at the most.
      const deed = `${actor} ${action.verb} ${action.object ?? ''} ${meant.get(turn) ?? ''}`;
      refused.set(deed, (refused.get(deed) ?? 0) + 1);
    }
    expect(Math.max(0, ...refused.values())).toBeLessThanOrEqual(2);
    expect(played.play.ended).toBeDefined();
  });

  it('lets nobody die twice', async () => {
    const played = await rehearse(elsinore, {
      person: person(polonius, ['(stabs himself)', 'I come out of my own will.', '(opens the curtain)']),
    });
    const deaths = played.of('event:told').filter(({ id }) => id === 'polonius-dies');
    expect(deaths.length).toBeLessThanOrEqual(1);
  });
});
