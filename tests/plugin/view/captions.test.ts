import { describe, expect, it } from 'vitest';
import { captionsFrom, type Caption } from '../../../plugin/view/captions.ts';
import { entityId } from '../../../src/drama/entity-id.ts';
import type { Fact } from '../../../src/drama/fact.ts';

const ada = entityId('actor:ada');
const ben = entityId('actor:ben');
let seq = 0;
const fact = (at: number, rest: object): Fact =>
  ({ seq: seq++, at, by: 'actor:ada', witnesses: [], ...rest }) as unknown as Fact;
const begun = (at: number, actor = ada) => fact(at, { type: 'line:begun', turn: 1, actor, voice: 'whisper', to: ben });
const word = (at: number, text: string, actor = ada) => fact(at, { type: 'word:spoken', turn: 1, actor, text });
const ended = (at: number, cut = false, actor = ada) => fact(at, { type: 'line:ended', turn: 1, actor, cut });
const after = (...facts: Fact[]): readonly Caption[] => facts.reduce<readonly Caption[]>(captionsFrom, []);

describe('captions', () => {
  it('grow word by word, over whoever speaks', () => {
    const captions = after(begun(0), begun(10, ben), word(100, 'Who’s'), word(150, 'Long', ben), word(300, 'there?'));
    expect(captions.map(({ actor, text }) => [actor, text])).toEqual([
      [ada, 'Who’s there?'],
      [ben, 'Long'],
    ]);
    expect(captions[0]).toMatchObject({ voice: 'whisper', to: ben, untilMs: undefined });
  });

  it('stay to be read, then go', () => {
    const facts = [begun(0), word(100, 'Who’s'), ended(500, true)];
    const [caption] = after(...facts);
    expect(caption).toMatchObject({ cut: true });
    const until = caption?.untilMs ?? 0;
    expect(until).toBeGreaterThan(1500);
    expect(after(...facts, fact(until - 1, { type: 'clock:struck' }))).toHaveLength(1);
    expect(after(...facts, fact(until + 1, { type: 'clock:struck' }))).toHaveLength(0);
  });

  it('are replaced by the next line of the same person, and never shown empty', () => {
    expect(after(begun(0), word(1, 'Well'), ended(2), begun(3), word(4, 'now')).map(({ text }) => text)).toEqual([
      'now',
    ]);
    expect(after(begun(0), ended(2, true))).toEqual([]);
  });

  it('tell what happens under the picture', () => {
    const told = fact(0, { type: 'event:told', cause: 'scene', id: 'x', narration: 'It thunders.', changes: [] });
    expect(after(told)).toMatchObject([{ actor: undefined, text: 'It thunders.' }]);
  });
});
