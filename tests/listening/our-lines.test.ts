import { describe, expect, it } from 'vitest';
import { isLong } from '../how-much.ts';
import { readExchanges, sceneOf } from './exchange.ts';
import { holdExchange } from './hold-exchange.ts';
import { scoreExchange } from './score-exchange.ts';

/** In every run one in so many is played; all of them with `LONG=1`. */
const every = isLong ? 1 : 19;

/** Answered by another as yet: *miss*, where there are two; a question to the room; a follow-up nobody was called by. */
const stillWrong: ReadonlySet<string> = new Set([
  'baker-street-first-zh-03',
  'midnight-cafe-aside-en-02',
  'midnight-cafe-aside-en-10',
]);

describe.each(['first', 'aside'] as const)('what we would say ourselves (%s)', (half) => {
  const exchanges = readExchanges(half);

  it('is forty-five lines, a third of them in Chinese', () => {
    expect(exchanges).toHaveLength(45);
    expect(exchanges.filter(({ language }) => language === 'zh')).toHaveLength(15);
  });

  it('is answered, and by whom it was said to', async () => {
    const wrong: string[] = [];
    const played = exchanges.filter((_, index) => index % every === 0);
    for (const exchange of played) {
      const outcome = await holdExchange(sceneOf(exchange), exchange);
      const isRight = outcome.reached && scoreExchange(exchange, outcome.heard.replies).isRightPerson;
      if (!isRight && !stillWrong.has(exchange.id)) wrong.push(`${exchange.id}: ${exchange.says}`);
    }
    expect(wrong).toEqual([]);
  });
});
