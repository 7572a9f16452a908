import { describe, expect, it } from 'vitest';
import { orderAhead } from '../../../../plugin/body/bodies/order-ahead.ts';
import { characterOf, type Character } from '../../../../plugin/body/figures/character.ts';
import { elsinore } from '../../../company/rehearsal.ts';
import { smallFigure } from './scripted-bench.ts';

describe('what is ordered before there is a stage', () => {
  it('is a first skin for everybody in the first scene’s place, hidden or not, and for nobody else', () => {
    const ordered: [Character, string][] = [];
    const sculptor = {
      make: (character: Character, fineness: string) => {
        ordered.push([character, fineness]);
        return Promise.resolve(smallFigure());
      },
      dispose: () => undefined,
    };
    orderAhead(sculptor, elsinore, 'medieval');
    const looksOf = (id: string): string => {
      const person = elsinore.entities.filter((entity) => entity.kind === 'actor').find((actor) => actor.id === id)!;
      const looks = elsinore.staging?.looks?.find(({ actor }) => actor === id);
      const { name, aliases, pronouns, description } = person;
      return JSON.stringify(characterOf({ id, name, aliases, pronouns, description, style: 'medieval', looks }));
    };
    // Polonius stands behind the curtain: he is not in the place itself.
    const expected = ['actor:hamlet', 'actor:gertrude', 'actor:polonius'].map(looksOf).sort();
    expect(ordered.map(([character]) => JSON.stringify(character)).sort()).toEqual(expected);
    expect(new Set(ordered.map(([, fineness]) => fineness))).toEqual(new Set(['draft']));
  });
});
