import { describe, expect, it } from 'vitest';
import { ToldLog, toldText } from '../../src/bridge/server/told-log.ts';
import type { Fact } from '../../src/drama/fact.ts';
import { ada, bruno } from '../play/house-scene.ts';

const word = (seq: number, text: string): Fact => ({
  seq,
  at: seq * 10,
  by: bruno,
  type: 'word:spoken',
  turn: 1,
  actor: bruno,
  text,
  witnesses: [ada, bruno],
});

const logOf = (texts: readonly string[]): ToldLog => {
  const told = new ToldLog(ada);
  texts.forEach((text, at) => told.add(toldText(word(at + 100, text))));
  return told;
};

describe('what a pair of eyes has been told', () => {
  it('is numbered for it alone, and says of nobody else that they were there', () => {
    const facts = JSON.parse(logOf(['He said "no".', '\\']).batch(0).facts) as Fact[];
    expect(facts).toEqual([
      { ...word(100, 'He said "no".'), seq: 0, witnesses: [ada] },
      { ...word(101, '\\'), seq: 1, witnesses: [ada] },
    ]);
    expect(logOf(['a']).batch(1)).toEqual({ count: 0, facts: '[]' });
  });

  it('goes out in messages of a bounded length, each fact once; one that is longer alone', () => {
    const texts = Array.from({ length: 300 }, (_, at) => (at === 7 ? 'x'.repeat(20_000) : `word ${at}`));
    const told = logOf(texts);
    const got: Fact[] = [];
    while (got.length < texts.length) {
      const { count, facts } = told.batch(got.length);
      expect(facts.length > 12_100 ? count : 1).toBe(1);
      got.push(...(JSON.parse(facts) as Fact[]));
    }
    expect(got.map(({ seq }) => seq)).toEqual(texts.map((_, at) => at));
    expect(got.map((fact) => fact.type === 'word:spoken' && fact.text)).toEqual(texts);
  });
});
