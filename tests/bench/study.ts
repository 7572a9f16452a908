import { englishShelf } from '../../src/study/tongues/en/shelf.ts';
import { paperTopics } from '../study/paper-topics.ts';
import { tryTopic, type TriedTopic } from '../study/try-topic.ts';
import { round, type Measure } from './stopwatch.ts';

/** The number of the first topic in the paper's table. */
const first = 51;
const seeds = 5;

/**
 * The paper's fifty topics without a model: how many make a play that `check` accepts, whose stage can be built, and that is
 * played to an end of its own with everybody speaking. Some of them only: `TOPICS=51-60 npm run bench -- study`.
 */
export async function* studyBench(): AsyncGenerator<Measure> {
  const [from = first, to = first + paperTopics.length - 1] = (process.env['TOPICS'] ?? '').split('-').map(Number).filter(Boolean); // prettier-ignore
  const topics = paperTopics.slice(from - first, to - first + 1);
  const tried: TriedTopic[] = [];
  for (const [index, topic] of topics.entries()) {
    const outcome = await tryTopic(topic, englishShelf, { seeds });
    tried.push(outcome);
    const { unsound, unbuilt, unended, unspoken } = outcome;
    const wrong = [...unsound, ...unbuilt, ...unended, ...unspoken];
    if (wrong.length > 0) process.stderr.write(`   ${from + index}: ${wrong.join('; ')}\n`);
  }
  const which = from === first && topics.length === paperTopics.length ? '' : ` ${from} to ${to}`;
  const without = (what: 'unsound' | 'unbuilt' | 'unended' | 'unspoken'): Pick<Measure, 'value' | 'unit'> => ({
    value: tried.filter((one) => one[what].length === 0).length,
    unit: `of ${tried.length}`,
  });
  yield { measure: `topics of the paper${which} that check accepts`, ...without('unsound') };
  yield { measure: `… whose stage is built without overlaps${which}`, ...without('unbuilt') };
  yield { measure: `… played to an end of their own${which}`, ...without('unended'), seeds };
  yield { measure: `… with everybody speaking${which}`, ...without('unspoken'), seeds };
  const sorted = (values: readonly number[]): readonly number[] => values.toSorted((a, b) => a - b);
  const times = sorted(tried.map(({ planMs }) => planMs));
  yield {
    measure: `a plan${which}`,
    value: round(times[Math.floor(times.length / 2)] ?? 0),
    unit: 'ms median',
    most: round(times.at(-1) ?? 0),
  };
  const lines = sorted(tried.flatMap((one) => one.lines));
  yield {
    measure: `lines of an evening${which}`,
    value: lines[Math.floor(lines.length / 2)] ?? 0,
    unit: 'lines, median',
    least: lines[0],
    most: lines.at(-1),
  };
}
