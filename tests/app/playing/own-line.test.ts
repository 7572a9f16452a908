import { expect, it } from 'vitest';
import { ownDeed } from '../../../src/app/playing/own-line.ts';
import { Performance } from '../../../src/company/performance.ts';
import { SimulatedClock } from '../../../src/kit/clock.ts';
import { elsinore, hamlet } from '../../company/rehearsal.ts';

it('tells whoever plays what they do as theirs, however it was written', () => {
  const { play } = Performance.open(elsinore, { clock: new SimulatedClock(), settings: { seed: '5' } });
  const told = (deed: string): string => ownDeed(deed, play, hamlet);
  expect(told('slaps Gertrude')).toBe('You slap Gertrude');
  expect(told('Slap Gertrude')).toBe('You slap Gertrude');
  expect(told('I slap Gertrude')).toBe('You slap Gertrude');
  expect(told('softly takes her hand')).toBe('You softly take her hand');
  expect(told('smiling')).toBe('You are smiling');
  expect(told('Bring the goblet')).toBe('You bring the goblet');
});
