import { readExchanges, sceneOf, type Exchange, type Half } from '../listening/exchange.ts';
import { holdExchange } from '../listening/hold-exchange.ts';
import { rolesIn, sceneFor } from '../listening/count-evenings.ts';
import { personKinds, persons, type Persons } from '../listening/person.ts';
import { playEvening } from '../listening/person-evening.ts';
import { scoreExchange, type Score } from '../listening/score-exchange.ts';
import { round, type Measure } from './stopwatch.ts';
import { decisionAndLine, timedUnderstudy, type Costs } from './timed-understudy.ts';

/** How well people are listened to, without a model: exchanges that strangers wrote, counted and not shown. */
export async function* listeningBench(): AsyncGenerator<Measure> {
  const costs: Costs = { contexts: [], decisions: [], lines: [] };
  for (const half of ['open', 'kept', 'sealed'] as const) {
    for (const language of ['en', 'zh'] as const) yield await measured(half, language, costs);
  }
  yield costOf('in a play that has just begun', costs);
  for (const one of persons) yield await costInEvenings(one);
}

const costOf = (where: string, costs: Costs): Measure => ({
  measure: `a decision and a line to a person who waits, ${where}`,
  value: thousandths(decisionAndLine(costs)),
  unit: 'ms median',
  budget: 3,
  decisions: costs.decisions.length,
  lines: costs.lines.length,
});

/** Whole evenings of a play with two of each kind of person, each in a role of their own. */
async function costInEvenings(one: Persons): Promise<Measure> {
  const costs: Costs = { contexts: [], decisions: [], lines: [] };
  const scene = sceneFor({ persons: one });
  const roles = rolesIn(scene);
  for (const [index, kind] of [...personKinds, ...personKinds].entries()) {
    const role = roles[index % roles.length];
    if (!role) continue;
    const visit = { persons: one, kind, role, seed: String(index + 1) };
    await playEvening(scene, visit, Infinity, (play) => timedUnderstudy(play, costs));
  }
  return costOf(`in whole evenings of ${one.play} (${one.language})`, costs);
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
