import { readExchanges, sceneOf, type Exchange, type Half } from '../listening/exchange.ts';
import { holdExchange } from '../listening/hold-exchange.ts';
import { scoreExchange, type Score } from '../listening/score-exchange.ts';
import { round, type Measure } from './stopwatch.ts';
import { decisionAndLine, timedUnderstudy, type Costs } from './timed-understudy.ts';

/** How well people are listened to, without a model: exchanges that strangers wrote, counted and not shown. */
export async function* listeningBench(): AsyncGenerator<Measure> {
  const costs: Costs = { contexts: [], decisions: [], lines: [] };
  for (const half of ['open', 'kept', 'sealed'] as const) {
    for (const language of ['en', 'zh'] as const) yield await measured(half, language, costs);
  }
  yield {
    measure: 'a decision and a line to a person who waits',
    value: thousandths(decisionAndLine(costs)),
    unit: 'ms median',
    budget: 3,
    decisions: costs.decisions.length,
    lines: costs.lines.length,
  };
}

const thousandths = (value: number): number => Math.round(value * 1000) / 1000;

async function measured(half: Half, language: Exchange['language'], costs: Costs): Promise<Measure> {
  const exchanges = readExchanges(half).filter((exchange) => exchange.language === language);
  const scores: Score[] = [];
  let unreached = 0;
  for (const exchange of exchanges) {
    const outcome = await holdExchange(sceneOf(exchange), exchange, (play) => timedUnderstudy(play, costs));
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
