import { entityId } from '../../src/drama/entity-id.ts';
import { seededRandom } from '../../src/kit/random.ts';
import { adjudicate } from '../../src/world/judging/adjudicate.ts';
import { readPerformance } from '../../src/world/grammar/read-line.ts';
import { silence } from '../../src/world/names/discourse.ts';
import { nameIndex } from '../../src/world/names/name-index.ts';
import { attemptFrom } from '../../src/world/grammar/read-action.ts';
import { thingOf } from '../../src/world/world.ts';
import { readUtterances, utteranceWorld } from '../world/grading/utterances.ts';
import { largeWorld } from './large-world.ts';
import { medianMicros, round, type Measure } from './stopwatch.ts';

const actions = [
  { verb: 'take', object: 'prop:letter0' },
  { verb: 'put', object: 'prop:cup0', preposition: 'in', target: 'prop:box0' },
  { verb: 'open', object: 'prop:window0' },
  { verb: 'go', direction: 'east' },
  { verb: 'take', object: 'prop:letter5' },
  { verb: 'sit', preposition: 'on', object: 'prop:chair0' },
  { verb: 'give', object: 'prop:coin0', target: 'actor:a0' },
  { verb: 'look', preposition: 'under', object: 'prop:table0' },
];

export function* worldBench(): Generator<Measure> {
  const world = largeWorld();
  const names = nameIndex(world);
  const actor = entityId('actor:a0');
  const attempts = actions.map((action) => attemptFrom(action, names));
  const random = seededRandom(1);
  const baseline = medianMicros((index) => {
    JSON.parse(JSON.stringify(actions[index % actions.length]));
  });
  const verdict = medianMicros((index) => {
    adjudicate(world, actor, attempts[index % attempts.length]!, { discourse: silence, random });
  });
  yield {
    measure: 'verdict on a parsed action, 200 entities',
    value: verdict,
    unit: 'µs median',
    budget: 50,
    baseline,
    ratio: round(verdict / baseline),
    entities: world.cast.length,
  };

  const lines = readUtterances('tuned').filter(
    (utterance) => utterance.text !== undefined && utterance.form !== 'chinese',
  );
  const opened = lines.map((line) => ({
    text: line.text ?? '',
    world: utteranceWorld(line.world),
    actor: thingOf(utteranceWorld(line.world), entityId(line.actor)),
  }));
  const parse = medianMicros((index) => {
    const line = opened[index % opened.length]!;
    readPerformance(line.text, line.world, line.actor);
  });
  yield {
    measure: 'free text to actions',
    value: parse,
    unit: 'µs median',
    budget: 1000,
    baseline,
    ratio: round(parse / baseline),
    lines: lines.length,
  };
}
