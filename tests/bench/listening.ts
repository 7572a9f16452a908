import { readExchanges, sceneOf, type Exchange, type Half } from '../listening/exchange.ts';
import { holdExchange } from '../listening/hold-exchange.ts';
import { scoreExchange, type Score } from '../listening/score-exchange.ts';
import { round, type Measure } from './stopwatch.ts';

/** How well people are listened to, without a model: exchanges that strangers wrote, of both halves, counted and not shown. */
export async function* listeningBench(): AsyncGenerator<Measure> {
  for (const half of ['open', 'kept'] as const) {
    for (const language of ['en', 'zh'] as const) yield await measured(half, language);
  }
}

async function measured(half: Half, language: Exchange['language']): Promise<Measure> {
  const exchanges = readExchanges(half).filter((exchange) => exchange.language === language);
  const scores: Score[] = [];
  let unreached = 0;
  for (const exchange of exchanges) {
    const outcome = await holdExchange(sceneOf(exchange), exchange);
    if (outcome.reached) scores.push(scoreExchange(exchange, outcome.heard.replies));
    else unreached++;
  }
  const share = (is: (score: Score) => boolean): number => round((100 * scores.filter(is).length) / scores.length);
  return {
    measure: `to the point (${half}, ${language})`,
    value: share(({ isToThePoint }) => isToThePoint),
    unit: '%',
    exchanges: exchanges.length,
    unreached,
    rightPerson: share(({ isRightPerson }) => isRightPerson),
    unanswered: share(({ isAnswered }) => !isAnswered),
    forbidden: share(({ isForbidden }) => isForbidden),
  };
}
