import { afterEach, describe, expect, it } from 'vitest';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { Performance } from '../../src/company/performance.ts';
import type { Fact, FactOf, FactType } from '../../src/drama/fact.ts';
import { gate, say, type Gate, type ScriptedEndpoint } from '../doubles/scripted-endpoint.ts';
import { askedOf, mindedAt, textOf, willingEndpoint, type MindedOptions } from './minded-company.ts';
import { elsinore, gertrude, hamlet } from './rehearsal.ts';

const line = 'I have thought about this for a long time and the answer is marzipan.';
const words = line.split(' ');
const player = 'player:one';

/** Nothing happens by itself here: whatever moves, the endpoint or the player moved it. */
const still = { patienceMs: 1e9, lullMs: 1e9, answerMs: 1e9, playerMs: 1e9 };

interface Live {
  readonly performance: Performance;
  readonly endpoint: ScriptedEndpoint;
  readonly facts: readonly Fact[];
  readonly of: <T extends FactType>(type: T) => FactOf<T>[];
  /** Resolves as soon as the facts are so. */
  readonly until: (isSo: () => boolean) => Promise<void>;
  readonly stopTime: () => void;
}

const open: Live[] = [];
afterEach(async () => {
  for (const { performance, endpoint, stopTime } of open.splice(0)) {
    stopTime();
    performance.dispose();
    await endpoint.close();
  }
});

/**
 * Time goes on whatever the endpoint does, a little for every round of the event loop: a slow machine has slow time, and no
 * decision of its is out of date before it could be carried out.
 */
function passTime(clock: SimulatedClock): () => void {
  let isOver = false;
  const pass = async (): Promise<void> => {
    await clock.advance(50);
    if (!isOver) setTimeout(() => void pass(), 0);
  };
  void pass();
  return () => {
    isOver = true;
  };
}

/** A performance that waits for nobody. */
async function live(reply: NonNullable<MindedOptions['reply']>): Promise<Live> {
  const endpoint = await willingEndpoint({ scene: elsinore, reply });
  const clock = new SimulatedClock(0, { waits: false });
  const performance = Performance.open(elsinore, {
    clock,
    brain: mindedAt(endpoint),
    settings: still,
  });
  const facts: Fact[] = [];
  const waiting = new Set<() => void>();
  performance.onFact((fact) => {
    facts.push(fact);
    for (const check of waiting) check();
  });
  const begun: Live = {
    performance,
    endpoint,
    facts,
    of: <T extends FactType>(type: T) => facts.filter((fact): fact is FactOf<T> => fact.type === type),
    until: (isSo) =>
      new Promise((resolve) => {
        const check = () => {
          if (!isSo()) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    stopTime: passTime(clock),
  };
  open.push(begun);
  performance.start();
  return begun;
}

/** What stands above a turn, in one piece: the gate counts it as a word. */
const decision = '{"pace":"fast","to":null,"action":null,"follows":true,"why":"now"}';

/** The first line of the play comes word by word below its decision, as the gate lets them through. */
const gatedLine = (held: Gate): NonNullable<MindedOptions['reply']> => {
  let isFirst = true;
  return (request, willing) => {
    if (askedOf(request) !== 'turn' || !isFirst) return say(willing);
    isFirst = false;
    return say(`${decision}\n${line}`, { gate: held });
  };
};

const letThrough = (held: Gate, times: number): void => {
  for (let index = 0; index < times; index++) held.open();
};

describe('a line that is still being written', () => {
  it('is heard word by word, before the rest of it has been sent', async () => {
    const held = gate();
    const { until, of, performance } = await live(gatedLine(held));
    // A word is whole when the next one begins.
    letThrough(held, 5);
    await until(() => of('word:spoken').length === 3);
    expect(of('word:spoken').map(({ text }) => text)).toEqual(words.slice(0, 3));
    expect(of('line:ended')).toEqual([]);
    held.openAll();
    await until(() => of('turn:ended').length === 1);
    const [ended] = of('turn:ended');
    expect(ended?.how).toBe('finished');
    const said = performance.play.history.slice(0).find(({ kind }) => kind === 'line');
    expect(said).toMatchObject({ text: line, actor: ended?.actor });
    expect(said?.cut).toBeUndefined();
  });

  it('is cut at the last word heard when a player speaks; the request is dropped, and the rest was never said', async () => {
    const held = gate();
    const { until, of, performance, endpoint, facts } = await live(gatedLine(held));
    letThrough(held, 6);
    await until(() => of('word:spoken').length === 4);
    const speaker = of('turn:begun')[0]!.actor;
    const other = speaker === hamlet ? gertrude : hamlet;
    performance.takeRole(other, player);
    const text = `(to ${speaker === hamlet ? 'Hamlet' : 'Gertrude'}) Enough of that.`;
    expect(performance.submit({ actor: other, player, text }).ok).toBe(true);

    await endpoint.untilAbandoned(1);
    await until(() => of('turn:ended').some(({ actor }) => actor === other));
    expect(of('turn:ended')[0]).toMatchObject({ actor: speaker, how: 'interrupted' });
    expect(of('line:ended')[0]).toMatchObject({ actor: speaker, cut: true });
    const heard = words.slice(0, 4).join(' ');
    const [cutLine, answer] = performance.play.history.slice(0).filter(({ kind }) => kind === 'line');
    expect(cutLine).toMatchObject({ actor: speaker, text: heard, cut: true });
    expect(answer).toMatchObject({ actor: other, text: 'Enough of that.' });

    // What the endpoint still has to say finds nobody listening.
    held.openAll();
    await until(() => of('turn:ended').length === 3);
    expect(JSON.stringify(facts)).not.toContain('marzipan');
    expect(of('model:called').find(({ role, code }) => role === 'actor' && code !== null)).toMatchObject({
      code: 'model/aborted',
    });
    expect(of('understudy:stepped-in')).toEqual([]);
    const prompts = endpoint.requests.map(({ body }) => textOf(body, 'user'));
    expect(prompts.some((prompt) => prompt.includes(`“${heard}” — (cut off)`))).toBe(true);
    expect(prompts.join('\n')).not.toContain('marzipan');
  });
});

describe('a decision that is still being made', () => {
  it('is called off when something else happens, and made anew about that', async () => {
    const held = gate();
    let isFirst = true;
    const { until, of, performance, endpoint } = await live((_, willing) => {
      if (!isFirst) return say(willing);
      isFirst = false;
      return say(willing, { gate: held });
    });
    await endpoint.untilAsked(1);
    performance.takeRole(hamlet, player);
    performance.submit({ actor: hamlet, player, text: 'Mother, I am here.' });
    await endpoint.untilAbandoned(1);
    await until(() => of('decision:made').some(({ source }) => source === 'model'));
    expect(textOf(endpoint.requests[1]!.body, 'user')).toContain('Mother, I am here.');
    const [spoken] = of('turn:begun');
    const first = of('decision:made').find(({ source }) => source === 'model');
    expect(first!.about).toBeGreaterThan(spoken!.seq);
    expect(of('model:called')[0]).toMatchObject({ code: 'model/aborted' });
    expect(of('understudy:stepped-in')).toEqual([]);
  });
});
