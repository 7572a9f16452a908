import { readExchanges, sceneOf } from './exchange.ts';
import { holdExchange } from './hold-exchange.ts';
import { scoreExchange } from './score-exchange.ts';

/**
 * Shows what becomes of the open half, exchange by exchange: `node --import tsx tests/listening/show-exchanges.ts [WORD…]` takes those
 * whose id, kind or language has one of the words; `first`, `aside`, `met`, `unmet`, `heard`, `unheard`, `tried` or `untried` as the first word shows our own lines instead,
 * `kept` the half that was opened on 18 November 2026. The sealed half is only ever counted: `npm run bench -- listening`.
 */
const ours = ['kept', 'first', 'aside', 'met', 'unmet', 'heard', 'unheard', 'tried', 'untried'] as const;
const [first = '', ...others] = process.argv.slice(2);
const half = ours.find((one) => one === first) ?? 'open';
const words = half === 'open' ? [first, ...others].filter(Boolean) : others;
const chosen = readExchanges(half).filter(
  ({ id, kind, language }) =>
    words.length === 0 || words.some((word) => id.includes(word) || [kind, language].includes(word)),
);
const sums = { isRightPerson: 0, isToThePoint: 0, isAnswered: 0, isForbidden: 0 };
for (const exchange of chosen) {
  const outcome = await holdExchange(sceneOf(exchange), exchange);
  const { id, as, before, says, who, of } = exchange;
  console.log(
    `\n${id} ${as}: ${[...before, says].join(' / ')}\n  wants ${who.join(', ')} on ${of.map(({ source }) => source).join(' ')}`,
  );
  if (!outcome.reached) {
    console.log(`  NOT REACHED ${outcome.why}`);
    continue;
  }
  const score = scoreExchange(exchange, outcome.heard.replies);
  for (const key of Object.keys(sums) as (keyof typeof sums)[]) sums[key] += score[key] ? 1 : 0;
  for (const { actor, kind, text } of outcome.heard.replies)
    console.log(`  ${kind === 'line' ? '' : '* '}${actor}: ${text}`);
  const { isAnswered, isRightPerson, isToThePoint } = score;
  console.log(
    `  ${isAnswered ? '' : 'UNANSWERED '}${isRightPerson ? '' : 'WRONG-PERSON '}${isToThePoint ? 'ok' : 'BESIDE-THE-POINT'}`,
  );
}
console.log(`\n${chosen.length} exchanges:`, sums);
