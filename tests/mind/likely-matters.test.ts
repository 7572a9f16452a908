import { describe, expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import type { Matter } from '../../src/drama/matter.ts';
import { hear, noThread } from '../../src/mind/hearing/hearing.ts';
import type { Named } from '../../src/mind/hearing/naming.ts';

const [ann, ben, cora] = [entityId('actor:ann'), entityId('actor:ben'), entityId('actor:cora')];
const person = (kin: readonly { id: typeof ann; word: string }[], looks: readonly string[] = []) => ({
  age: 30,
  looks: new Set(looks),
  kin,
  calls: [],
});
const names: readonly Named[] = [
  { id: ann, kind: 'actor', name: 'Ann', names: [' ann ', '安'], gender: 'female', person: person([{ id: ben, word: 'son' }]) },
  { id: ben, kind: 'actor', name: 'Ben', names: [' ben ', '本'], gender: 'male', person: person([{ id: ann, word: 'mother' }], ['yellow', '雨衣']) },
  { id: cora, kind: 'actor', name: 'Cora', names: [' cora '], gender: 'female', person: person([]) },
]; // prettier-ignore
const matters: readonly Matter[] = [
  { id: 'feels', claim: 'Ann is well', about: [ann], words: ['are you happy', 'how are you'] },
  { id: 'marriage', claim: 'Ann married again', about: [ann], words: ['your wedding', '婚礼'] },
  { id: 'old-king', claim: 'he was a plain man', words: ['old king'] },
  { id: 'how-he-died', claim: 'the old king was found dead', words: ['how did he die', 'king die'] },
  { id: 'crying', claim: 'nobody cries here', words: ['why do you not cry', '为什么不哭'] },
  { id: 'sleep', claim: 'nobody sleeps', words: ['can you sleep'] },
  { id: 'of-ben', claim: 'Ben is a good boy', about: [ben], words: ['what is he like'], answers: ['what', 'whether'] },
  { id: 'coras-mother', claim: 'the mother of Cora rings on Sundays', about: [cora], words: ['your mother rings'] },
];
const ears = { names, matters, speaks: new Set(['en', 'zh'] as const), thread: noThread };
const top = (line: string, self = ann): string | undefined =>
  hear(line, { ...ears, self, speaker: cora }).matters[0]?.matter.id;

describe('what a line most likely asks about', () => {
  it('is the subject that covers more of it', () => {
    expect(top('How are you?')).toBe('feels');
    expect(top('How did the old king die?')).toBe('how-he-died');
    expect(top('Tell me about the old king.')).toBe('old-king');
  });

  it('is found by other words for the same', () => {
    expect(top('You have not wept. Why not?')).toBe('crying');
    expect(top('Have you slept at all?')).toBe('sleep');
    expect(top('您为什么不流泪？')).toBe('crying');
    expect(top('您喜欢这桩婚事吗？')).toBe('marriage');
  });

  it('is of whom somebody names by what they are to the listener or themselves', () => {
    expect(top('Can I trust your son?')).toBe('of-ben');
    expect(top('What do you think of your mother?', ben)).not.toBe('coras-mother');
  });

  it('is of whom it describes and does not name', () => {
    const described = (line: string) => hear(line, { ...ears, self: ann, speaker: cora }).described;
    expect(described('Who is the big man in yellow?')).toBe(ben);
    expect(described('那个穿雨衣的男人是谁？')).toBe(ben);
    expect(described('Who is the woman in yellow?')).toBeUndefined();
  });

  it('is nothing where only *you* is named', () => {
    expect(top('Do you collect stamps?')).toBeUndefined();
  });
});
