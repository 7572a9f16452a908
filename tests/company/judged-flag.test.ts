import { describe, expect, it } from 'vitest';
import { understudy } from '../../src/mind/understudy/understudy.ts';
import type { JudgeRequest, Judgement } from '../../src/mind/brain.ts';
import { rehearse, sceneFrom } from './rehearsal.ts';

/** Two people, and a flag nobody can write as a condition. */
const quarrel = sceneFrom({
  entities: [
    { id: 'place:room', kind: 'place', name: 'the room' },
    { id: 'actor:ann', kind: 'actor', name: 'Ann', at: { in: 'place:room' } },
    { id: 'actor:ben', kind: 'actor', name: 'Ben', at: { in: 'place:room' } },
  ],
  blueprint: {
    title: 'A quarrel',
    profiles: ['actor:ann', 'actor:ben'].map((actor) => ({
      actor,
      persona: 'Somebody proud.',
      goal: { public: 'To be right.', private: 'To be forgiven.' },
      talk: 1,
      lines: ['No.', 'Yes.', 'Never.', 'Perhaps.', 'Well.', 'Hm.', 'Again?', 'Enough.'].map((says) => ({ says })),
    })),
    acts: [
      {
        id: 'one',
        title: 'One',
        scenes: [
          {
            id: 'room',
            title: 'The room',
            place: 'place:room',
            description: 'A room.',
            points: [
              {
                id: 'peace',
                description: 'They make peace.',
                flag: { says: 'Ann and Ben have made peace.' },
                trajectories: [
                  {
                    id: 'by-words',
                    beats: [
                      { id: 'sorry', actor: 'actor:ann', plays: ['I am sorry.'], hint: 'Say it.' },
                      { id: 'so-am-i', actor: 'actor:ben', plays: ['So am I.'], hint: 'Answer her.' },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
});

const judgedBy = (judge: (request: JudgeRequest) => Promise<Judgement>) =>
  rehearse(quarrel, { brain: () => ({ ...understudy, source: 'model', judge }) });

describe('a flag only a judge can tell', () => {
  it('is met when the judge says so, from what was said and done there', async () => {
    const seen: JudgeRequest[] = [];
    const played = await judgedBy(async (request) => {
      seen.push(request);
      const met = request.history.some((line) => line.includes('So am I.'));
      return { met, why: met ? 'both have said it' : 'one is missing' };
    });
    expect(played.summary).toMatchObject({ completed: true, points: [{ point: 'peace', how: 'played' }] });
    expect(seen[0]?.flag).toBe('Ann and Ben have made peace.');
    expect(played.of('flag:checked').at(-1)).toMatchObject({ met: true, judge: 'model', why: 'both have said it' });
  });

  it('is judged by the understudy where the judge fails: a whole road played is enough', async () => {
    const played = await judgedBy(() => Promise.reject(new Error('gone')));
    expect(played.summary).toMatchObject({ completed: true, points: [{ point: 'peace', how: 'played' }] });
  });

  it('is judged beside the play, which does not wait, and again as it goes on', async () => {
    let asked = 0;
    const played = await judgedBy(async () => ({ met: ++asked === 3, why: `asked ${asked} times` }));
    expect(asked).toBe(3);
    expect(played.summary.completed).toBe(true);
    // The first looks found nothing judged yet, and people were asked what they do all the same.
    const [first] = played.of('flag:checked');
    expect(first).toMatchObject({ met: false, judge: 'rules' });
    expect(played.of('decision:made')[0]?.at).toBe(first?.at);
  });
});
