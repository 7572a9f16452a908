import { expect, it } from 'vitest';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { pick, seededRandom, type Random } from '../../src/kit/random.ts';
import type { FactSink } from '../../src/company/log-keeper.ts';
import type { Fact } from '../../src/drama/fact.ts';
import type { SceneFile } from '../../src/drama/scene-file.ts';
import { worldOf } from '../../src/play/play.ts';
import { replayHash } from '../play/replay-hash.ts';
import { breaches } from '../../src/world/invariants.ts';
import { say } from '../doubles/scripted-endpoint.ts';
import { howMany } from '../how-much.ts';
import { askedOf, rehearseMinded, textOf, type Asked, type MindedPlay } from './minded-company.ts';
import { brokenCall, deadlineTimers, oddAnswer, uselessAnswer } from './minded-faults.ts';
import { elsinore, gertrude, hamlet, person, sceneFrom } from './rehearsal.ts';

const calls = howMany('CALLS', 40, 4000);
const seed = process.env['SEED'] ?? '1';
const faultRate = 0.3;
const deadline = { firstWordMs: 20_000, totalMs: 90_000 };

/** The same play with a flag nobody wrote as a condition, so that the model is asked to judge it. */
const judged: SceneFile = sceneFrom(
  JSON.parse(
    JSON.stringify(elsinore, (key, value: unknown) =>
      key === 'flag' && JSON.stringify(value).includes('portrait') ? { ...(value as object), when: undefined } : value,
    ),
  ),
);

/** What the endpoint did to one play. */
interface Mischief {
  readonly broken: Asked[];
  readonly useless: Asked[];
  /** Calls that may have been called off, or late, before their useless answer was read. */
  unread: number;
}

/** Keeps what it is given, and now and then says no. */
function unreliableSink(random: Random, kept: Fact[]): FactSink {
  return {
    async append(facts) {
      await Promise.resolve();
      if (random.next() < 0.1) throw new Error('The disk is tired.');
      kept.push(...facts);
    },
  };
}

async function playOnce(number: number): Promise<{ played: MindedPlay; mischief: Mischief }> {
  const random = seededRandom(`${seed}/${number}`);
  const mischief: Mischief = { broken: [], useless: [], unread: 0 };
  const timers = deadlineTimers(deadline.firstWordMs);
  const clock = new SimulatedClock();
  const kept: Fact[] = [];
  const attempts = 1 + (number % 2);
  const played = await rehearseMinded({
    scene: pick(random, [elsinore, judged]),
    clock,
    log: unreliableSink(random, kept),
    settings: { seed: `${seed}/${number}` },
    person:
      random.next() < 0.5
        ? []
        : [
            ...person(pick(random, [hamlet, gertrude]), ['Is anybody there?', '(waves) Polonius is dead.'], 3, 6),
            { after: 14, actor: hamlet, leave: true },
          ],
    model: { deadline, attempts },
    surroundings: { timers, random },
    script: { closesConnections: true, onHang: () => timers.expire() },
    reply(request, willing) {
      const asked = askedOf(request);
      const lot = random.next();
      if (lot < faultRate * 0.65) {
        mischief.broken.push(asked);
        return brokenCall(random, willing);
      }
      if (lot < faultRate) {
        mischief.useless.push(asked);
        return uselessAnswer(random, asked);
      }
      return lot < faultRate + 0.1 ? oddAnswer(random, asked, textOf(request, 'user'), willing) : say(willing);
    },
  });
  // The disk may be behind when the curtain falls.
  await clock.run(() => kept.length === played.facts.length);
  expect(kept).toEqual(played.facts);
  expect(timers.pending).toBe(0);
  expectNothingLost(played);
  const calledOff = played.of('model:called').filter(({ code }) => code === 'model/aborted').length;
  mischief.unread = timers.bystanders + calledOff;
  expectEveryFaultTold(played, mischief, attempts);
  return { played, mischief };
}

function expectNothingLost({ facts, of, play, summary }: MindedPlay): void {
  expect(facts.map(({ seq }) => seq)).toEqual(facts.map((_, index) => index));
  expect(summary).toMatchObject({ completed: true });
  const ended = of('turn:ended').map(({ turn }) => turn);
  expect(new Set(ended).size).toBe(ended.length);
  expect(of('turn:begun').filter(({ turn }) => !ended.includes(turn))).toEqual([]);
  expect(play.floor.turns).toEqual([]);
  expect(breaches(worldOf(play))).toEqual([]);
  expect(replayHash(JSON.parse(JSON.stringify(facts)) as unknown[])).toBe(summary.hash);
}

/** Nothing went wrong that the log does not tell of. */
function expectEveryFaultTold(played: MindedPlay, { broken, useless, unread }: Mischief, attempts: number): void {
  const { of, requests } = played;
  const failed = of('model:called').filter(({ code }) => code !== null && code !== 'model/aborted');
  const garbled = of('model:garbled').filter(({ reason }) => !isPartOnly(reason));
  const count = (facts: readonly { readonly role: string }[], roles: readonly string[]) =>
    facts.filter(({ role }) => roles.includes(role)).length;
  // A turn is decided and spoken in one answer: what goes wrong with it is told of either.
  const minds = ['decide', 'turn', 'actor'];
  for (const roles of [minds, ['narrator'], ['transfer'], ['memory']]) {
    const name = roles.join(' and ');
    const faults = count(failed, roles) + useless.filter((each) => roles.includes(each)).length;
    const told = count(of('understudy:stepped-in'), roles) + count(garbled, roles);
    // A line that broke off when words had been heard stays broken, unless somebody cut in before it came to that.
    const ends = roles === minds ? of('turn:ended').map(({ how }) => how) : [];
    // What the guard took out of a line, or did not let begin, was no fault of the endpoint.
    const guarded =
      count(of('understudy:stepped-in').filter(isGuarded), roles) + (roles === minds ? count(garbled, ['actor']) : 0);
    expect(told - guarded + ends.filter((how) => how === 'broken').length, name).toBeLessThanOrEqual(faults);
    expect(told + ends.filter((how) => how !== 'finished').length, name).toBeGreaterThanOrEqual(faults - unread);
  }
  if (attempts === 1) {
    expect(failed.length).toBeGreaterThanOrEqual(broken.length - unread);
    // A call may be over before its request has left: the deadline comes for all who wait.
    expect(of('model:called').length).toBeGreaterThanOrEqual(requests.length);
  }
}

const isGuarded = ({ code }: { readonly code: string }): boolean => code === 'model/out-of-part';

const isPartOnly = (reason: string): boolean => /^the decisions leave out/.test(reason);

it(`plays on through ${calls} calls of which three in ten go wrong, and loses no fact (SEED=${seed})`, async () => {
  const tally = new Map<string, number>();
  const count = (what: string, times = 1): void => void tally.set(what, (tally.get(what) ?? 0) + times);
  let made = 0;
  for (let number = 0; made < calls; number++) {
    const { played, mischief } = await playOnce(number).catch((error: unknown) => {
      throw new Error(`SEED=${seed}, play ${number}`, { cause: error });
    });
    made += played.requests.length;
    count('plays');
    for (const { asked } of played.requests) count(`asked ${asked}`);
    count('requests', played.requests.length);
    count('facts', played.facts.length);
    count('turns', played.summary.turns);
    count('broken', mischief.broken.length);
    count('useless', mischief.useless.length);
    for (const { role } of played.of('understudy:stepped-in')) count(`understudy ${role}`);
    for (const { code } of played.of('model:called')) count(code ?? 'answered');
    count('garbled', played.of('model:garbled').length);
  }
  const faults = (tally.get('broken') ?? 0) + (tally.get('useless') ?? 0);
  expect(faults, JSON.stringify(Object.fromEntries(tally))).toBeGreaterThan(made * faultRate * 0.75);
  for (const asked of ['decide', 'actor', 'narrator', 'transfer', 'memory'])
    expect(tally.get(`asked ${asked}`), asked).toBeDefined();
  if (process.env['CALLS']) console.log(JSON.stringify(Object.fromEntries([...tally].sort())));
});
