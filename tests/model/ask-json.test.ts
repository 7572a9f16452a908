import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { askJson, jsonSchemaOf } from '../../src/model/ask-json.ts';
import { ModelError } from '../../src/model/model-error.ts';
import type { ModelEvent } from '../../src/model/language-model.ts';
import { answer, ask, fakeModel } from './asking.ts';

const Decision = z.strictObject({ speak: z.boolean(), urgency: z.number().check(z.gte(0), z.lte(1)) });
const good = '{"speak": true, "urgency": 0.5}';
const endingWith = (text: string, reason: 'length' | 'filtered'): ModelEvent[] => [
  ...answer(text).slice(0, 2),
  { type: 'end', reason },
];

describe('askJson', () => {
  it('gives the value, asked for by schema', async () => {
    const model = fakeModel(() => answer(`Here:\n${good}`));
    expect(await askJson(model, ask('Decide.'), Decision, { name: 'decision' })).toEqual({
      ok: true,
      value: { speak: true, urgency: 0.5 },
    });
    expect(model.requests).toHaveLength(1);
    expect(model.requests[0]?.output).toMatchObject({
      name: 'decision',
      schema: { type: 'object', required: ['speak', 'urgency'], additionalProperties: false },
    });
  });

  it.each([
    ['no JSON', answer('I would rather not.'), 'there is no JSON in the answer'],
    ['the wrong type', answer('{"speak": "yes", "urgency": 0}'), 'At speak: expected true or false, got "yes"'],
    ['out of bounds', answer('{"speak": true, "urgency": 7}'), 'At urgency: too large: at most 1'],
    ['a key too many', answer('{"speak": true, "urgency": 0, "x": 1}'), 'unknown key "x"'],
    ['nothing at all', answer(''), 'the answer is empty'],
    ['cut off', endingWith('{"speak": true', 'length'), 'it was cut off after 5 tokens, answer shorter'],
    ['withheld', endingWith('', 'filtered'), 'it was withheld by a filter'],
  ])('sends back %s once, with the reason', async (_, first, reason) => {
    const garbled: string[] = [];
    const model = fakeModel((__, index) => (index === 0 ? first : answer(good)));
    const asked = await askJson(model, ask('Decide.'), Decision, { onGarbled: (why) => garbled.push(why) });
    expect(asked.ok).toBe(true);
    expect(garbled).toEqual([expect.stringContaining(reason)]);
    const repair = model.requests[1]?.messages.at(-1);
    expect(repair).toMatchObject({ from: 'user', content: expect.stringContaining(reason) as string });
    expect(repair?.content).toContain('"urgency"');
  });

  it('shows the model its own answer, but not all of a long one', async () => {
    const model = fakeModel((_, index) => answer(index === 0 ? 'x'.repeat(50_000) : good));
    await askJson(model, ask('Decide.'), Decision);
    expect(model.requests[1]?.messages.map(({ from }) => from)).toEqual(['user', 'assistant', 'user']);
    expect(JSON.stringify(model.requests[1]).length).toBeLessThan(5000);
  });

  it('gives up after the second answer', async () => {
    const model = fakeModel(() => answer('No.'));
    const asked = await askJson(model, ask('Decide.'), Decision);
    expect(asked).toMatchObject({ ok: false, error: { code: 'model/garbage' } });
    expect(model.requests).toHaveLength(2);
  });

  it('gives back what befell the call, with its code', async () => {
    const model = fakeModel(() => [new ModelError('budget/spent', 'Spent.')]);
    expect(await askJson(model, ask('Decide.'), Decision)).toMatchObject({ error: { code: 'budget/spent' } });
    expect(model.requests).toHaveLength(1);
  });

  it('does not hide a mistake of ours', async () => {
    const model = fakeModel(() => [new TypeError('undefined is not a function')]);
    await expect(askJson(model, ask('Decide.'), Decision)).rejects.toThrow(TypeError);
  });
});

it('tells the model a shape even where a schema holds more than JSON schema can say', () => {
  const schema = z.object({
    at: z.pipe(
      z.string(),
      z.transform((text: string) => text.length),
    ),
  });
  expect(jsonSchemaOf(schema)).toMatchObject({ type: 'object', properties: { at: { type: 'string' } } });
});
