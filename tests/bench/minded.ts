import { SimulatedClock } from '../../src/kit/clock.ts';
import { mindedBy } from '../../src/company/minded-by.ts';
import { Performance } from '../../src/company/performance.ts';
import type { LanguageModel, ModelEvent, ModelRequest } from '../../src/model/language-model.ts';
import { watched } from '../../src/model/watched.ts';
import type { Play } from '../../src/play/play.ts';
import { askedBy, willing, type Asked } from '../company/minded-company.ts';
import { elsinore, hamlet, rehearse } from '../company/rehearsal.ts';
import { medianMicros, round, type Measure } from './stopwatch.ts';

const player = 'player:bench';
const line = 'Mother, you have been very quiet, and I should like to know what you are thinking of.';
const moments = 200;
const rounds = 200;

/** A model in the same process, told of each request as it comes. */
function willingModel(onAsked: (request: ModelRequest, asked: Asked) => void): LanguageModel {
  const answer = willing(elsinore);
  return {
    name: 'willing',
    stream(request) {
      const [system, user] = request.messages;
      const asked = askedBy(system?.content as string, user?.content as string);
      onAsked(request, asked);
      return answered(answer(asked, user?.content as string));
    },
  };
}

async function* answered(text: string): AsyncGenerator<ModelEvent, void, undefined> {
  yield { type: 'text', text };
  yield { type: 'usage', usage: { inputTokens: 1000, outputTokens: 50 } };
  yield { type: 'end', reason: 'stop' };
}

/** Elsinore in the middle of its first point, after a long talk, with somebody playing Hamlet. */
async function afterLongTalk(): Promise<Play> {
  const clock = new SimulatedClock();
  const performance = Performance.open(elsinore, {
    clock,
    settings: { patienceMs: 1e9, patienceTurns: 1e9, maxTurns: 1e9 },
  });
  performance.takeRole(hamlet, player);
  performance.start();
  for (let turn = 0; performance.play.history.length < moments; turn++) {
    performance.submit({ actor: hamlet, player, text: `(nods) This is the thing I have to say, number ${turn}.` });
    await clock.advance(10_000);
  }
  // Nobody is in the middle of anything, so that nothing but the line is measured.
  await clock.run(() => performance.play.floor.turns.length === 0 && performance.play.floor.bids.length === 0);
  const { play } = performance;
  performance.dispose();
  return play;
}

/** From a player's line until the model is asked about it; the time the words take on stage passes at once. */
async function overheadMicros(play: Play): Promise<{ micros: number; request: ModelRequest }> {
  const clock = new SimulatedClock(play.now);
  let askedAt = 0;
  let request: ModelRequest | undefined;
  const model = willingModel((asked) => {
    askedAt ||= performance.now();
    request ??= asked;
  });
  const stage = Performance.resume(play, { clock, brain: mindedBy((observe) => watched(model, observe)) });
  const begun = performance.now();
  const said = stage.submit({ actor: hamlet, player, text: line });
  if (!said.ok) throw new Error(said.error.message);
  await clock.run(() => request !== undefined);
  stage.dispose();
  if (!request) throw new Error('The model was never asked.');
  return { micros: (askedAt - begun) * 1000, request };
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** What the runtime costs beside the model, and how often it asks. */
export async function* mindedBench(): AsyncGenerator<Measure> {
  const play = await afterLongTalk();
  const times: number[] = [];
  let last: ModelRequest | undefined;
  for (let round = 0; round < 2 * rounds; round++) {
    const { micros, request } = await overheadMicros(play);
    if (round >= rounds) times.push(micros);
    last = request;
  }
  const baseline = medianMicros(() => {
    JSON.parse(JSON.stringify(last));
  });
  const value = median(times);
  yield {
    measure: 'a player’s line to the model request leaving',
    value: round(value),
    unit: 'µs median',
    budget: 10_000,
    baseline,
    ratio: round(value / baseline),
    moments: play.history.length,
    words: line.split(' ').length,
    p95: round(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0),
  };

  const asked: Asked[] = [];
  const model = willingModel((_, what) => void asked.push(what));
  const played = await rehearse(elsinore, { brain: mindedBy((observe) => watched(model, observe)) });
  const count = (what: Asked): number => asked.filter((each) => each === what).length;
  const beats = played.of('beat:played').length;
  yield {
    measure: 'model calls per beat, cast of 4',
    value: round(asked.length / beats),
    unit: 'calls',
    budget: 2,
    beats,
    perTurn: round(asked.length / played.summary.turns),
    turnsPlayed: played.summary.turns,
    decisions: count('decide'),
    turns: count('turn'),
    lines: count('actor'),
    memories: count('memory'),
    completed: played.summary.completed,
  };
}
