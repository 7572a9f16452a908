import { asVerb } from '../../src/drama/verb.ts';
import type { LanguageModel } from '../../src/model/language-model.ts';
import { describe, expect, it } from 'vitest';
import { modelBrain } from '../../src/mind/agents/model-brain.ts';
import { steadied } from '../../src/mind/agents/steadied.ts';
import { understudy } from '../../src/mind/understudy/understudy.ts';
import { ModelError, type ModelErrorCode } from '../../src/model/model-error.ts';
import type { ModelEvent } from '../../src/model/language-model.ts';
import { fakeModel } from '../model/asking.ts';
import { openHouse } from '../play/drive.ts';
import { ada, bruno } from '../play/house-scene.ts';
import { allOf, deciding, heard, listening, never, speaking } from './listening.ts';

/** A steadied brain over a model that does this, and what was told of it. */
function over(events: readonly (ModelEvent | Error)[]) {
  const model = fakeModel(() => events);
  const told: [string, ModelErrorCode][] = [];
  return { model, told, brain: steadied(modelBrain(model), (role, { code }) => void told.push([role, code])) };
}

const failing = (code: ModelErrorCode) => over([new ModelError(code, 'No.')]);
const asked = listening({}, { lines: [{ says: 'Yes?', acts: ['question'] }] }, { event: heard('Ada?') });
const judging = { flag: 'It is over.', point: 'the-question', history: [], played: true };

describe('a steadied brain', () => {
  it('lets the understudy answer for everything the model does not, and tells of each', async () => {
    const { brain, told } = failing('model/broken-stream');
    expect(await brain.decide(deciding([asked]), never)).toEqual(await understudy.decide(deciding([asked]), never));
    expect(await allOf(brain.speak(speaking(asked), never))).toBe('Yes?');
    expect(await brain.judge(judging, never)).toMatchObject({ met: true });
    expect(
      await brain.propose({ action: { subject: ada, verb: asVerb('flummox') }, scope: [] }, never),
    ).toBeUndefined();
    const drive = openHouse();
    for (let index = 0; index < 20; index++) drive.tell();
    const { play } = drive;
    expect(await brain.distil(play, bruno, 0, never)).toEqual(await understudy.distil(play, bruno, 0, never));
    expect(told).toEqual(
      ['decide', 'actor', 'transfer', 'narrator', 'memory'].map((role) => [role, 'model/broken-stream']),
    );
  });

  it.each([
    ['model/unavailable', 3],
    // Nobody waits the same time twice.
    ['model/timeout', 1],
  ] as const)('leaves a model alone that is down (%s), and asks again after its rest', async (code, most) => {
    let now = 0;
    let calls = 0;
    const model: LanguageModel = {
      name: 'down',
      // oxlint-disable-next-line require-yield
      async *stream() {
        calls++;
        throw new ModelError(code, 'No.');
      },
    };
    const brain = steadied(modelBrain(model), () => undefined, { failures: 3, ms: 1000, now: () => now });
    for (let index = 0; index < 10; index++) await brain.judge(judging, never);
    expect(calls).toBe(most);
    now = 1001;
    for (let index = 0; index < 10; index++) await brain.judge(judging, never);
    expect(calls).toBe(most + 1);
  });

  it('asks no more once the budget is spent, and says so once', async () => {
    const { brain, told, model } = failing('budget/spent');
    await Promise.all([brain.decide(deciding([asked]), never), brain.judge(judging, never)]);
    expect(await allOf(brain.speak(speaking(asked), never))).toBe('Yes?');
    await brain.decide(deciding([asked]), never);
    expect(told).toHaveLength(1);
    expect(model.requests).toHaveLength(2);
  });

  it('takes up a line that broke off where it was heard to, and tells of it', async () => {
    const { brain, told } = over([
      { type: 'text', text: 'I was in the pan' },
      new ModelError('model/broken-stream', 'No.'),
    ]);
    const pieces: string[] = [];
    for await (const text of brain.speak(speaking(asked), never)) pieces.push(text);
    // Half a word is kept back; what was heard stands, and the understudy finds its way out of it.
    const line = pieces.join('');
    expect(line).toMatch(/^I was in the +— .*[.?] Yes\?$/);
    expect(line).not.toContain('pan');
    expect(told).toEqual([['actor', 'model/broken-stream']]);
  });

  it('keeps back half a deed', async () => {
    const { brain, told } = over([
      { type: 'text', text: '(nods) Just so. (takes the let' },
      new ModelError('model/broken-stream', 'No.'),
    ]);
    expect((await allOf(brain.speak(speaking(asked), never))).trim()).toBe('(nods) Just so.');
    expect(told).toEqual([['actor', 'model/broken-stream']]);
  });

  it('takes an empty line for none', async () => {
    const { brain, told } = over([
      { type: 'text', text: ' \n' },
      { type: 'usage', usage: { inputTokens: 1, outputTokens: 1 } },
      { type: 'end', reason: 'stop' },
    ]);
    expect((await allOf(brain.speak(speaking(asked), never))).trim()).toBe('Yes?');
    expect(told).toEqual([['actor', 'model/garbage']]);
  });

  it('says nothing of what was called off', async () => {
    const { brain, told } = failing('model/aborted');
    const calledOff = AbortSignal.abort();
    await brain.decide(deciding([asked]), calledOff);
    expect(await allOf(brain.speak(speaking(asked), calledOff))).toBe('');
    expect(told).toEqual([]);
    // Called off by somebody else, it is a fault like any other.
    await brain.decide(deciding([asked]), never);
    expect(told).toEqual([['decide', 'model/aborted']]);
  });
});
