import { describe, expect, it } from 'vitest';
import type { Beat } from '../../src/drama/beat.ts';
import type { Decision } from '../../src/drama/decision.ts';
import { partId } from '../../src/drama/prose.ts';
import type { Listener } from '../../src/mind/brain.ts';
import { modelBrain } from '../../src/mind/agents/model-brain.ts';
import { answer, fakeModel } from '../model/asking.ts';
import { ada, bruno } from '../play/house-scene.ts';
import { allOf, deciding, listening, never, speaking } from './listening.ts';

const beat: Beat = {
  id: partId.parse('ada-asks'),
  actor: ada,
  plays: ['Who wrote this?'],
  hint: 'It might be for you.',
};
const cueFor = (kind: 'hint' | 'instruction', id = beat.id) => ({ kind, beat: id, text: 'Ask.', seq: 3 });

async function decided(listener: Listener, raw: object): Promise<Decision> {
  const model = fakeModel(() => answer(JSON.stringify({ decisions: [{ actor: ada, pace: 'fast', ...raw }] })));
  const { decisions } = await modelBrain(model).decide(deciding([listener]), never);
  return decisions[0]!;
}

describe('a decision of a model', () => {
  it('is read with whatever is left empty', async () => {
    const raw = { to: null, follows: null, why: null };
    expect(await decided(listening(), { ...raw, action: null })).toEqual({ actor: ada, pace: 'fast', why: '' });
    const action = { verb: 'take', object: 'letter', preposition: null, target: '', instrument: null };
    expect((await decided(listening(), { ...raw, action })).action).toEqual({ verb: 'take', object: 'letter' });
    expect((await decided(listening(), { ...raw, action: { verb: ' ', object: 'letter' } })).action).toBeUndefined();
  });

  it('knows people by id and by name, and strangers not at all', async () => {
    expect((await decided(listening(), { actor: 'ADA', to: 'bruno' })).to).toBe(bruno);
    expect((await decided(listening(), { to: bruno })).to).toBe(bruno);
    for (const to of ['actor:yorick', 'Ada', ada, '']) expect((await decided(listening(), { to })).to).toBeUndefined();
  });

  it('follows the beat it was inclined to only where it says so', async () => {
    const inclined = listening({}, {}, { next: beat });
    expect((await decided(inclined, { follows: true })).beat).toBe(beat.id);
    expect((await decided(inclined, { follows: false })).beat).toBeUndefined();
    expect((await decided(listening(), { follows: true })).beat).toBeUndefined();
    expect((await decided(listening({ cue: cueFor('hint') }), { follows: true })).beat).toBe(beat.id);
  });

  it('cannot sit out a direction', async () => {
    const directed = listening({ cue: cueFor('instruction') });
    expect(await decided(directed, { pace: 'silence', follows: false })).toMatchObject({ pace: 'fast', beat: beat.id });
  });
});

describe('what an actor is told of the turn', () => {
  const turnOf = async (listener: Listener, played: Beat | undefined) => {
    const model = fakeModel(() => answer('Well.'));
    await allOf(modelBrain(model).speak(speaking(listener, { beat: played }), never));
    const prompt = model.requests[0]!.messages[1]!.content as string;
    return /<turn>\n([^]*)\n<\/turn>/.exec(prompt)?.[1];
  };

  it('is the hint of the beat, and the direction where there is one for it', async () => {
    expect(await turnOf(listening(), beat)).toContain('\ndirection: It might be for you.\n');
    expect(await turnOf(listening({ cue: cueFor('hint') }), beat)).toContain('\ndirection: Ask.\n');
    expect(await turnOf(listening({ cue: cueFor('instruction') }), beat)).toContain('\ndirection, now: Ask.\n');
    expect(await turnOf(listening(), undefined)).not.toContain('direction');
  });

  it('is not the direction for another beat', async () => {
    const cue = cueFor('instruction', partId.parse('something-else'));
    expect(await turnOf(listening({ cue }), beat)).toContain('\ndirection: It might be for you.\n');
  });
});
