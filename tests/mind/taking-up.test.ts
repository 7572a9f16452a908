import { describe, expect, it } from 'vitest';
import type { Beat } from '../../src/drama/beat.ts';
import { partId } from '../../src/drama/prose.ts';
import type { Brain, SpeakRequest } from '../../src/mind/brain.ts';
import { modelBrain } from '../../src/mind/agents/model-brain.ts';
import { steadied } from '../../src/mind/agents/steadied.ts';
import { takenUp } from '../../src/mind/understudy/taking-up.ts';
import { understudy } from '../../src/mind/understudy/understudy.ts';
import { ModelError } from '../../src/model/model-error.ts';
import { worldOf } from '../../src/play/play.ts';
import { thingOf } from '../../src/world/world.ts';
import { rehearse, sceneFrom } from '../company/rehearsal.ts';
import { fakeModel } from '../model/asking.ts';
import { ada, bruno, houseFile, letter } from '../play/house-scene.ts';
import { allOf, heard, listening, never, saidByAda, seeds, speaking } from './listening.ts';

const answerLine = { says: 'I never saw the key.', acts: ['question' as const] };
const asked = listening({}, { lines: [answerLine] }, { event: heard('Where is the key, Ada?', { to: ada }) });
const beat: Beat = {
  id: partId.parse('ada-asks'),
  actor: ada,
  plays: ['(takes the letter) Whose hand is this?'],
  to: bruno,
  hint: 'It might be for you.',
};

/** What is heard in all when a model says this much, in these pieces, and dies. */
async function after(pieces: readonly string[], more: Partial<SpeakRequest> = {}, listener = asked) {
  const told: string[] = [];
  const model = fakeModel(() => [
    ...pieces.map((text) => ({ type: 'text' as const, text })),
    new ModelError('model/broken-stream', 'No.'),
  ]);
  const brain = steadied(modelBrain(model), (role, { code }) => void told.push(`${role} ${code}`));
  const line = await allOf(brain.speak(speaking(listener, more), never));
  expect(told).toEqual(['actor model/broken-stream']);
  return line.replace(/\s+/g, ' ').trim();
}
const inLetters = (text: string) => [...text];

describe('a turn that another brain began', () => {
  it('in the middle of a sentence: what was heard stands, and it is got out of', async () => {
    for (const seed of seeds.slice(0, 20)) {
      const line = await after(['I was in ', 'the garden and '], { seed });
      expect(line).toMatch(/^I was in the garden and — .+[.?] I never saw the key\.$/);
    }
    // Not always the same way out.
    const ways = await Promise.all(seeds.slice(0, 20).map((seed) => after(['I was in the garden and '], { seed })));
    expect(new Set(ways).size).toBeGreaterThan(2);
  });

  it('in the middle of a word: half a word was never heard', async () => {
    const line = await after(inLetters('I was in the gard'));
    expect(line).toMatch(/^I was in the — /);
    expect(line).not.toContain('gard');
    // It does not matter in what pieces it came.
    expect(await after(['I was in the gard'])).toBe(line);
    expect(await after(['I was ', 'in the g', 'ard'])).toBe(line);
  });

  it('in the middle of its first word: nothing was heard, and nobody began', async () => {
    expect(await after(['Wel'])).toBe('I never saw the key.');
    expect(await after([])).toBe('I never saw the key.');
    expect(await after(['  '])).toBe('I never saw the key.');
  });

  it('in the middle of a bracket: half a deed was never done', async () => {
    for (const open of ['(', '[', '（', '【']) {
      const line = await after(inLetters(`I saw nobody. ${open}takes the let`));
      expect(line, open).toBe('I saw nobody.');
    }
    expect(await after(['I saw (takes the let'])).toMatch(/^I saw — .*I never saw the key\.$/);
    expect(await after(['(takes the let'])).toBe('I never saw the key.');
  });

  it('after a whole deed: it was done, and is not done again', async () => {
    expect(await after(['(nods) '])).toBe('(nods) I never saw the key.');
    expect(await after(['(nods)', ' I was in the '])).toMatch(/^\(nods\) I was(?: in the)? — .*I never saw the key\.$/);
  });

  it('after a finished sentence: nothing more has to be said', async () => {
    for (const said of ['I saw nobody. ', 'Did I? ', 'Never! ', 'Well… ', '(shrugs) Who knows. ', 'He said “no.” '])
      expect(await after([said]), said).toBe(said.trim());
    expect(await after(['I saw nobody. And th'])).toMatch(/^I saw nobody\. And — .*I never saw the key\.$/);
  });

  it('with what would have been said already said: it is not said twice', () => {
    const request = { ...speaking(asked), beat };
    expect(takenUp('Whose hand is this? ', '(takes the letter) Whose hand is this?', request).trim()).toBe(
      '(takes the letter)',
    );
    expect(takenUp('(takes the letter) ', '(takes the letter) Whose hand is this?', request).trim()).toBe(
      'Whose hand is this?',
    );
    expect(takenUp('I never saw the key. ', 'I never saw the key.', speaking(asked))).toBe('');
  });

  it('in Chinese: clauses end in marks, and the way out is Chinese', async () => {
    const zh = listening(
      {},
      { lines: [{ says: '我没见过钥匙。', acts: ['question'] }], speaks: new Set(['en', 'zh']), tongue: 'zh' },
      { event: heard('钥匙在哪里？', { to: ada }) },
    );
    const said = (pieces: readonly string[]) => after(pieces, {}, zh);
    expect(await said(inLetters('我当时在厨房，听见有'))).toMatch(/^我当时在厨房， ?——.+[。].*我没见过钥匙。$/);
    expect(await said(inLetters('我当时在厨房，听见有'))).not.toContain('听见');
    // Half a clause was never heard.
    expect(await said(inLetters('我当时在'))).toBe('我没见过钥匙。');
    expect(await said(inLetters('我谁也没看见。后来'))).toBe('我谁也没看见。');
    expect(await said(inLetters('（点头）我当'))).toMatch(/^（点头） ?我没见过钥匙。$/);
    expect(await said(inLetters('我谁也没看见。（拿起信'))).toBe('我谁也没看见。');
  });

  it('with a beat whose deed was not yet done: it is done, after whatever was said', async () => {
    const decision = { actor: ada, pace: 'fast' as const, beat: beat.id, why: 'because' };
    const begun = (pieces: readonly string[]) => after(pieces, { beat, decision });
    expect(await begun(['Bruno, I found '])).toMatch(/^Bruno, I found — .*\(takes the letter\) Whose hand is this\?$/);
    expect(await begun(['There it lies. '])).toBe('There it lies. (takes the letter) Whose hand is this?');
    expect(await begun(['Whose hand is this? (takes the l'])).toBe('Whose hand is this? (takes the letter)');
    expect(await begun(['(takes the letter) Bruno, '])).toMatch(
      /^\(takes the letter\) Bruno, — .*Whose hand is this\?$/,
    );
    expect((await begun(['(takes the letter) Bruno, '])).match(/takes the letter/g)).toHaveLength(1);
  });

  it('is taken up alike for the same seed, and otherwise said as ever', async () => {
    const more = { seed: '7' };
    expect(await after(['I was in the '], more)).toBe(await after(['I was in the '], more));
    // What was said within ten minutes is not said again after the break either.
    const said = listening(
      { past: saidByAda(answerLine.says) },
      { lines: [answerLine] },
      { event: heard('Where is the key, Ada?', { to: ada }) },
    );
    expect(await after(['I was in the '], more, said)).not.toContain(answerLine.says);
  });
});

describe('a brain that ends well', () => {
  it('is passed on to the letter, in whatever pieces it came', async () => {
    for (const text of ['I was in the garden (nods) and saw nobody', '(takes the letter)', 'a [b] c (d'])
      for (const pieces of [[text], inLetters(text)]) {
        const model = fakeModel(() => [
          ...pieces.map((piece) => ({ type: 'text' as const, text: piece })),
          { type: 'usage', usage: { inputTokens: 1, outputTokens: 1 } },
          { type: 'end', reason: 'stop' },
        ]);
        const brain = steadied(modelBrain(model), (why) => expect.unreachable(`${text}: ${JSON.stringify(why)}`));
        expect(await allOf(brain.speak(speaking(asked), never)), text).toBe(text);
      }
  });
});

describe('a line taken up on stage', () => {
  /** A brain that decides as the understudy does, and dies after these words of every line. */
  const dying = (words: string): Brain => ({
    ...understudy,
    source: 'model',
    decide: async (request, signal) => ({ ...(await understudy.decide(request, signal)), source: 'model' }),
    async *speak() {
      yield words;
      throw new ModelError('model/broken-stream', 'No.');
    },
  });
  const play = (words: string) => {
    const file = JSON.parse(JSON.stringify(houseFile)) as typeof houseFile;
    // Only Bruno's road to the second point is left to be played.
    file.blueprint.acts[0]!.scenes[0]!.points.shift();
    return rehearse(sceneFrom(file), {
      brain: (note) =>
        steadied(dying(words), (role, { code, message }) =>
          note({ type: 'understudy:stepped-in', by: 'company', role, code, reason: message }),
        ),
    });
  };

  it('is one line to whoever hears it, and the deed of the beat is done', async () => {
    const played = await play('It came this morn');
    expect(played.of('understudy:stepped-in').map(({ role, code }) => `${role} ${code}`)).toContain(
      'actor model/broken-stream',
    );
    const [begun] = played.of('turn:begun').filter((turn) => turn.beat === 'bruno-tears');
    expect(begun).toBeDefined();
    const spoken = played
      .of('word:spoken')
      .filter(({ turn }) => turn === begun!.turn)
      .map(({ text }) => text)
      .join(' ');
    expect(spoken).toMatch(/^It came this — .*There\.$/);
    expect(played.of('turn:ended').find(({ turn }) => turn === begun!.turn)?.how).toBe('finished');
    expect(thingOf(worldOf(played.play), letter).state['torn']).toBe(true);
    expect(played.of('beat:played').map(({ beat: id }) => id)).toContain('bruno-tears');
  });
});
