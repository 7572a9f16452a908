import { describe, expect, it } from 'vitest';
import type { Brain } from '../../src/mind/brain.ts';
import { contextOf } from '../../src/mind/context.ts';
import { modelBrain } from '../../src/mind/agents/model-brain.ts';
import { understudy } from '../../src/mind/understudy/understudy.ts';
import type { LanguageModel, ModelRequest } from '../../src/model/language-model.ts';
import { entityId, type EntityId } from '../../src/drama/entity-id.ts';
import { rehearse, sceneFrom } from './rehearsal.ts';

const [ann, ben, cid] = ['actor:ann', 'actor:ben', 'actor:cid'].map(entityId) as [EntityId, EntityId, EntityId];
/** A word that stands nowhere else, so that wherever it turns up it was leaked. */
const secret = 'zanzibar';

const point = (id: string, actor: EntityId, plays: string, extra: object = {}) => ({
  id,
  description: `${id} is played`,
  flag: { says: `${id} has been played`, when: { beat: `${id}-beat` } },
  trajectories: [{ id: `${id}-road`, beats: [{ id: `${id}-beat`, actor, plays: [plays], hint: `Play ${id}.` }] }],
  ...extra,
});

/** Ann and Ben are in the study, the door to the hall is as given, Cid is in the hall. */
const house = (doorOpen: boolean, plays: string, to: EntityId = ben) =>
  sceneFrom({
    entities: [
      { id: 'place:study', kind: 'place', name: 'the study', exits: [{ to: 'place:hall', door: 'prop:door' }] },
      { id: 'place:hall', kind: 'place', name: 'the hall', exits: [{ to: 'place:study', door: 'prop:door' }] },
      {
        id: 'prop:door',
        kind: 'prop',
        name: 'door',
        traits: ['door', 'openable'],
        state: { open: doorOpen },
        at: { in: 'place:hall' },
      },
      ...[ann, ben].map((id) => ({ id, kind: 'actor', name: id.slice(6), at: { in: 'place:study' } })),
      { id: cid, kind: 'actor', name: 'cid', at: { in: 'place:hall' } },
    ],
    blueprint: {
      title: 'A secret',
      profiles: [ann, ben, cid].map((actor) => ({
        actor,
        persona: 'Somebody.',
        goal: { public: 'To talk.', private: 'To listen.' },
        talk: 1,
        lines: [{ says: 'Quite so.' }, { says: 'And then?' }, { says: 'I see.' }],
      })),
      acts: [
        {
          id: 'one',
          title: 'One',
          scenes: [
            {
              id: 'study',
              title: 'The study',
              place: 'place:study',
              description: 'A study.',
              points: [
                point('telling', ann, plays, {
                  trajectories: [
                    {
                      id: 'telling-road',
                      beats: [{ id: 'telling-beat', actor: ann, plays: [plays], to, hint: 'Tell.' }],
                    },
                  ],
                }),
              ],
            },
            {
              id: 'hall',
              title: 'The hall',
              place: 'place:hall',
              description: 'A hall.',
              places: [ann, ben].map((entity) => ({ entity, at: { in: 'place:hall' } })),
              points: [
                point('meeting', cid, 'What did I miss?'),
                point('parting', ben, 'Nothing much.'),
                point('asking', cid, 'Then good night.'),
              ],
            },
          ],
        },
      ],
    },
  });

/** The understudy, with every prompt a model would have been sent kept beside it, each under the minds it speaks for. */
function overheard(prompts: { readonly minds: readonly EntityId[]; readonly text: string }[]): Brain {
  let minds: readonly EntityId[] = [];
  const model: LanguageModel = {
    name: 'overheard',
    // oxlint-disable-next-line require-yield
    async *stream(request: ModelRequest) {
      prompts.push({ minds, text: JSON.stringify(request.messages) });
      throw new Error('no answer');
    },
  };
  const asked = modelBrain(model);
  const ask = async (whose: readonly EntityId[], call: () => Promise<unknown>) => {
    minds = whose;
    await call().catch(() => undefined);
  };
  return {
    ...understudy,
    source: 'model',
    async decide(request, signal) {
      await ask(
        request.listeners.map(({ context }) => context.actor),
        () => asked.decide(request, signal),
      );
      return { ...(await understudy.decide(request, signal)), source: 'model' };
    },
    async *speak(request, signal) {
      await ask([request.listener.context.actor], async () => {
        for await (const _ of asked.speak(request, signal)) break;
      });
      yield* understudy.speak(request, signal);
    },
    async plan(request, signal) {
      await ask([ann, ben, cid], () => asked.plan(request, signal));
      return [];
    },
    async distil(play, actor, from, signal) {
      await ask([actor], () => asked.distil(play, actor, from, signal));
      return understudy.distil(play, actor, from, signal);
    },
  };
}

async function performed(doorOpen: boolean, plays: string, to?: EntityId) {
  const prompts: { readonly minds: readonly EntityId[]; readonly text: string }[] = [];
  const played = await rehearse(house(doorOpen, plays, to), { brain: () => overheard(prompts) });
  expect(played.summary.completed).toBe(true);
  const reached = (actor: EntityId) =>
    JSON.stringify(contextOf(played.play, actor)).includes(secret) ||
    JSON.stringify(played.play.memories.get(actor) ?? []).includes(secret) ||
    played.of('cue:given').some((fact) => fact.actor === actor && fact.text.includes(secret)) ||
    prompts.some(({ minds, text }) => minds.includes(actor) && text.includes(secret));
  return { ...played, prompts, reached };
}

describe('a secret', () => {
  it('spoken behind a closed door reaches nobody outside by any path', async () => {
    const { reached, prompts, of } = await performed(false, `The money is in ${secret}.`);
    expect(of('word:spoken').some(({ text }) => text.includes(secret))).toBe(true);
    expect(reached(ann)).toBe(true);
    expect(reached(ben)).toBe(true);
    expect(reached(cid)).toBe(false);
    // The test can fail: Cid was asked, for himself and together with the others.
    expect(prompts.some(({ minds }) => minds.length === 1 && minds[0] === cid)).toBe(true);
    expect(prompts.some(({ minds }) => minds.length > 1 && minds.includes(cid))).toBe(true);
  });

  it('spoken behind an open door is heard next door', async () => {
    const { reached } = await performed(true, `The money is in ${secret}.`);
    expect(reached(cid)).toBe(true);
  });

  it('whispered is for one pair of ears', async () => {
    const { reached, of } = await performed(true, `(whispers to ben) The money is in ${secret}.`);
    expect(of('line:begun').find(({ actor }) => actor === ann)?.voice).toBe('whisper');
    expect(reached(ben)).toBe(true);
    expect(reached(cid)).toBe(false);
  });

  it('thought is nobody else’s', async () => {
    const { reached } = await performed(true, `[The money is in ${secret}.] Nothing.`);
    expect(reached(ann)).toBe(true);
    expect(reached(ben)).toBe(false);
    expect(reached(cid)).toBe(false);
  });
});
