import { describe, expect, it } from 'vitest';
import { Performance } from '../../src/company/performance.ts';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { elsinore } from '../company/rehearsal.ts';
import { answerKnowing, opened } from './asking.ts';

describe('at Elsinore', () => {
  const play = opened('elsinore');

  it.each([
    ['hamlet', 'so who died', /father|King/],
    ['gertrude', 'Who has died?', /husband|King/],
    ['gertrude', '谁死了？', /丈夫|先王/],
    ['polonius', 'Who has died?', /King/],
  ])('%s, asked %s, names whom they mourn', (who, words, named) => {
    expect(answerKnowing(play, 'horatio', words, who)?.says).toMatch(named);
  });

  it('the Queen denies who stands behind the curtain only until he is found there', () => {
    const question = 'what is behind that curtain, it has got feet';
    expect(answerKnowing(play, 'horatio', question, 'gertrude')?.says).not.toMatch(/Polonius/);
    expect(answerKnowing(found(), 'horatio', question, 'gertrude')?.says).toMatch(/Polonius/);
  });
});

function found() {
  const entities = elsinore.entities.map((one) =>
    one.id === 'actor:polonius' ? { ...one, state: { ...one.state, revealed: true } } : one,
  );
  const scene = { ...elsinore, entities };
  const performance = Performance.open(scene, { clock: new SimulatedClock(), settings: { seed: '1' } });
  performance.start();
  const { play } = performance;
  performance.dispose();
  return play;
}
