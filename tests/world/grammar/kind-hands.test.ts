import { describe, expect, it } from 'vitest';
import { entityId } from '../../../src/drama/entity-id.ts';
import { narrate, openScene } from '../../../src/world/narrator.ts';
import { utteranceWorld } from '../grading/utterances.ts';

/** What is done, and to whom. */
const done = (text: string): readonly string[] => {
  const { answer } = narrate(openScene(utteranceWorld('elsinore')), entityId('actor:hamlet'), { text });
  return answer.actions.map(({ verb, object, target }) => `${verb} ${target ?? object ?? ''}`.trim());
};

describe('what hands do to somebody', () => {
  it.each([
    ['（握住霍拉旭的手）', 'hold actor:horatio'],
    ['（扇霍拉旭一耳光）', 'hit actor:horatio'],
    ['（扇霍拉旭耳光）', 'hit actor:horatio'],
    ['（给霍拉旭盖上手帕）', 'put actor:horatio'],
    ['（用手帕盖住霍拉旭）', 'put actor:horatio'],
    ['(covers Horatio with the handkerchief)', 'put actor:horatio'],
  ])('%s → %s', (text, deed) => expect(done(text)).toEqual([deed]));

  it('drinks what is ladled, and pours none of it away', () => {
    expect(done('（舀一杯酒喝）').map((deed) => deed.split(' ')[0])).toEqual(['drink']);
  });
});
