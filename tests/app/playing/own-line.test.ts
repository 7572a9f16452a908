import { expect, it } from 'vitest';
import { ownDeed, ownWords } from '../../../src/app/playing/own-line.ts';
import { Performance } from '../../../src/company/performance.ts';
import { SimulatedClock } from '../../../src/kit/clock.ts';
import { elsinore, gertrude, hamlet } from '../../company/rehearsal.ts';

it('tells whoever plays what they do as theirs, however it was written', () => {
  const { play } = Performance.open(elsinore, { clock: new SimulatedClock(), settings: { seed: '5' } });
  const told = (deed: string): string => ownDeed(deed, play, hamlet);
  expect(told('slaps Gertrude')).toBe('You slap Gertrude');
  expect(told('Slap Gertrude')).toBe('You slap Gertrude');
  expect(told('I slap Gertrude')).toBe('You slap Gertrude');
  expect(told('softly takes her hand')).toBe('You softly take her hand');
  const inChinese = { clock: new SimulatedClock(), settings: { seed: '5', language: 'zh' } };
  expect(ownDeed('我拿起酒杯', Performance.open(elsinore, inChinese).play, hamlet)).toBe('你拿起酒杯');
  expect(told('smiling')).toBe('You are smiling');
  expect(told('Bring the goblet')).toBe('You bring the goblet');
});

it('gives the ideas of whoever plays their own hands', () => {
  const { play } = Performance.open(elsinore, { clock: new SimulatedClock(), settings: { seed: '5' } });
  const idea = (deed: string): string => ownWords(deed, play, hamlet);
  expect(idea('spreads his hands')).toBe('spread your hands');
  expect(idea('holds out his hand to Gertrude')).toBe('hold out your hand to Gertrude');
  expect(idea('wipes his hands and looks at Polonius')).toBe('wipe your hands and look at Polonius');
  // Whose it is after another is named may be theirs.
  expect(idea('takes Polonius by his sleeve')).toBe('take Polonius by his sleeve');
  expect(idea('Wave to Gertrude')).toBe('Wave to Gertrude');
  expect(idea('softly')).toBe('softly');
  expect(ownWords('looks at her and straightens her sleeve', play, gertrude)).toBe(
    'look at her and straighten your sleeve',
  );
});
