import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NotationReader } from '../../../src/drama/notation/notation-reader.ts';
import { isSpoken, readNotation, wordsOfPiece } from '../../../src/drama/notation/read-notation.ts';

const kinds = (text: string) => readNotation(text).map(({ kind, text: written }) => [kind, written]);

/** Everything that means something, and some that does not. */
const letters = [...'()[]（）【】［］*** \n.,:，。ab2好', '😀', '\uD83D', '\uDE00', 'word '];
const anyLine = fc.oneof(
  fc.array(fc.constantFrom(...letters), { maxLength: 60 }).map((some) => some.join('')),
  fc.array(fc.constantFrom('*', 'a', ' ', '('), { maxLength: 1500, minLength: 600 }).map((some) => some.join('')),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

function cutUp(text: string, cuts: readonly number[]): string[] {
  const edges = [0, ...cuts.map((cut) => cut % (text.length + 1)), text.length].sort((one, other) => one - other);
  return edges.slice(1).map((end, at) => text.slice(edges[at], end));
}

function readPieceByPiece(chunks: readonly string[]) {
  const reader = new NotationReader();
  return [...chunks.flatMap((chunk) => reader.push(chunk)), ...reader.end()];
}

describe('performance notation', () => {
  const cases: [string, [string, string][]][] = [
    ['(bows) My lord. [Fool.]', [['act', 'bows'], ['speech', 'My lord.'], ['thought', 'Fool.']]],
    ['（鞠躬）大人。【傻瓜】', [['act', '鞠躬'], ['speech', '大人。'], ['thought', '傻瓜']]],
    ['［傻瓜］好', [['thought', '傻瓜'], ['speech', '好']]],
    ['（bows) Yes', [['act', 'bows'], ['speech', 'Yes']]],
    ['*bows* My lord.', [['act', 'bows'], ['speech', 'My lord.']]],
    ['**bows** My lord.', [['act', 'bows'], ['speech', 'My lord.']]],
    ['大人*鞠躬*好', [['speech', '大人'], ['act', '鞠躬'], ['speech', '好']]],
    ['(bows (deeply) twice)', [['act', 'bows deeply twice']]],
    ['(bows', [['act', 'bows']]],
    ['bows)', [['speech', 'bows']]],
    ['How nice :)', [['speech', 'How nice :)']]],
    ['2 * 3 is six', [['speech', '2 * 3 is six']]],
    ['I owe 2 * 3 crowns. And 2*3 more, and *that* is it.', [['speech', 'I owe 2 * 3 crowns. And 2*3 more, and'], ['act', 'that'], ['speech', 'is it.']]],
    ['*bows and (smiles) on', [['speech', 'bows and'], ['act', 'smiles'], ['speech', 'on']]],
    ['(a [b] c)', [['act', 'a b c']]],
    ['', []],
  ]; // prettier-ignore
  for (const [text, passages] of cases) {
    it(JSON.stringify(text), () => {
      expect(readNotation(text).map((piece) => [piece.kind, wordsOfPiece(piece)])).toEqual(passages);
    });
  }

  it('gives every piece as it is written, brackets and all', () => {
    expect(kinds('(kneels) Mother. [Why her?]')).toEqual([
      ['act', '(kneels)'],
      ['speech', ' Mother. '],
      ['thought', '[Why her?]'],
    ]);
    expect(kinds('*bows* Yes')[0]).toEqual(['act', '*bows*']);
    expect(readNotation('(takes (slowly) the cup) Yes')[0]).toEqual({ kind: 'act', text: '(takes (slowly) the cup)' });
    expect(readNotation('Now (draws')[1]).toEqual({ kind: 'act', text: '(draws', isOpen: true });
  });

  it('knows what is said aloud', () => {
    const said = ['(bows)', '[hm]', 'Yes', '(bows) Yes', ' (a) [b] ', '（鞠躬）', '好', '*bows*', '(bows))'].filter(
      isSpoken,
    );
    expect(said).toEqual(['Yes', '(bows) Yes', '好']);
  });

  it('loses no letter, and reads the same however the text is cut', () => {
    fc.assert(
      fc.property(anyLine, fc.array(fc.nat(), { maxLength: 12 }), (text, cuts) => {
        const whole = readPieceByPiece([text]);
        expect(readPieceByPiece(cutUp(text, cuts))).toEqual(whole);
        expect(readPieceByPiece(text.split(''))).toEqual(whole);
        expect(whole.map((piece) => piece.text).join('')).toBe(text);
        expect(
          readNotation(text)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
      { numRuns: 1500, seed: 16 },
    );
  });

  it('gives words as soon as they are whole, and brackets when they close', () => {
    const reader = new NotationReader();
    expect(reader.push('Good mor')).toEqual([{ kind: 'speech', text: 'Good ' }]);
    expect(reader.push('row *bo')).toEqual([{ kind: 'speech', text: 'morrow ' }]);
    expect(reader.push('ws* (go')).toEqual([
      { kind: 'act', text: '*bows*' },
      { kind: 'speech', text: ' ' },
    ]);
    expect(reader.end(true)).toEqual([]);
  });

  it('keeps no word back longer when one reader stands behind another', () => {
    const first = new NotationReader();
    const second = new NotationReader();
    const heard = ['I', ' have', ' thought', ' of', ' it'].map(
      (text) => first.push(text).flatMap((piece) => second.push(piece.text)).length,
    );
    expect(heard).toEqual([0, 1, 1, 1, 1]);
  });

  it('lets go of a star that nothing closes', () => {
    const reader = new NotationReader();
    const words = 'and so on '.repeat(80);
    const given = reader.push(`*${words}`);
    expect(given[0]).toEqual({ kind: 'speech', text: '*and ' });
    expect(given.length).toBeGreaterThan(200);
  });
});
