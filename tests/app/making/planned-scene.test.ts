import { expect, it } from 'vitest';
import { writeScene } from '../../../src/app/making/planned-scene.ts';
import { openaiModel } from '../../../src/model/openai/openai-model.ts';
import { say, scriptedEndpoint } from '../../doubles/scripted-endpoint.ts';
import { scriptedStudy, type Misbehaviour } from '../../study/drafts/scripted-study.ts';

const topic = 'Two lighthouse keepers quarrel over a letter that came too late.';

async function planned(misbehave?: Misbehaviour) {
  const study = scriptedStudy(misbehave);
  const endpoint = await scriptedEndpoint({ reply: (request) => study.reply(request) });
  const [told, givenUp]: [string[], string[]] = [[], []];
  let closed = 0;
  const { scene } = await writeScene(topic, {
    language: 'en',
    signal: new AbortController().signal,
    connect: () => Promise.resolve({ model: openaiModel(endpoint.config), close: () => void closed++ }),
    onWriting: (sentence) => told.push(sentence),
    onGivenUp: (sentence) => givenUp.push(sentence),
  });
  await endpoint.close();
  return { title: scene.blueprint.title, told, givenUp, closed };
}

it('has the play written by the model of the settings, and tells how far it has come', async () => {
  const { title, told, givenUp, closed } = await planned();
  expect([title, givenUp, closed]).toEqual(['The letter in the oil book', [], 1]);
  expect(told).toContain('The people: Edith Marrow, Jonas Pike, Clara Venn. Now the plot …');
  expect(told.at(-1)).toBe('Read through: nothing to mend.');
});

it('makes one without it where it gives none, and says so', async () => {
  const { title, givenUp, closed } = await planned(() => say('I would rather not.'));
  expect(title).not.toBe('The letter in the oil book');
  expect([givenUp, closed]).toEqual([['The model gave no play. This one was made without it.'], 1]);
});
