import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { narrate, openScene } from '../../../src/world/narrator.ts';
import { entityId } from '../../../src/drama/entity-id.ts';
import { utteranceWorld } from '../grading/utterances.ts';
import { howMany } from '../../how-much.ts';
import { expectLinear } from './growth.ts';

describe('any text at all', () => {
  it('reads anything in one pass and never throws', () => {
    const scene = openScene(utteranceWorld('elsinore'));
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const { answer } = narrate(scene, entityId('actor:hamlet'), { text: `(${text}) ${text}` });
        expect(answer.actions.length).toBe(answer.verdicts.length);
      }),
      { numRuns: 300, seed: 7 },
    );
  });

  it('reads words in any order and never throws', () => {
    const scene = openScene(utteranceWorld('elsinore'));
    const words =
      'take the red cup and then put it on off under table behind his her mother with dagger to go begins stops not without as while of all both other everything one , ; " ( ) [ ] slowly himself in from at through Gertrude Hamlet letter 把 信 给 *'.split(
        ' ',
      );
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 30 }), (said) => {
        const { answer } = narrate(scene, entityId('actor:hamlet'), { command: said.join(' ') });
        expect(answer.actions.length).toBe(answer.verdicts.length);
      }),
      { numRuns: howMany('TEXTS', 600, 6000), seed: 11 },
    );
  });
});

describe('text made to be slow', () => {
  const scene = openScene(utteranceWorld('elsinore'));
  const costly = [
    'a',
    'take the cup and ',
    'the edge of ',
    'begins to ',
    "Hamlet's ",
    '*a',
    '((',
    '"',
    'takes everything on ',
    '把信给',
    'and then ',
    'taking ',
  ];
  /** The most a line may carry. */
  for (const piece of costly) {
    it(`reads ten thousand characters of ${JSON.stringify(piece)} and answers`, () => {
      expectLinear((length) => {
        const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
        const { answer } = narrate(scene, entityId('actor:hamlet'), { text: `(${text})` });
        expect(answer.actions.length).toBe(answer.verdicts.length);
        expect(answer.actions.length).toBeLessThanOrEqual(64 * 8);
      }, 10_000);
    });
  }
});
