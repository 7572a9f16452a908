import { SimulatedClock } from '../../src/kit/clock.ts';
import { Performance } from '../../src/company/performance.ts';
import { entityId, type EntityId } from '../../src/drama/entity-id.ts';
import { guestId, withGuest } from '../../src/drama/guest.ts';
import type { SceneFile } from '../../src/drama/scene-file.ts';
import type { Brain } from '../../src/mind/brain.ts';
import type { Moment } from '../../src/play/moment.ts';
import type { Play } from '../../src/play/play.ts';
import type { Exchange } from './exchange.ts';

/** What came of an exchange; `unreached` when the play never came to the moment or the person could not speak there. */
export type Outcome =
  | { readonly reached: false; readonly why: string }
  | { readonly reached: true; readonly heard: Heard };

export interface Heard {
  /** What others said and did after the person's line, in order. */
  readonly replies: readonly Moment[];
  readonly firstAfterMs: number | undefined;
}

const player = 'player:stranger';
/** An answer that comes later is none. */
const patienceMs = 20_000;
/** What went before is answered or not; nobody waits long for it. */
const betweenMs = 12_000;
/** The longest evening anybody plays to come to a moment. */
const longestMs = 3_600_000;

/** Plays up to the moment, says what went before and then the line, and listens. `brain` thinks for the company, if it is given. */
export async function holdExchange(
  file: SceneFile,
  exchange: Exchange,
  brain?: (play: () => Play) => Brain,
): Promise<Outcome> {
  const { at, language, seed } = exchange;
  const isGuest = exchange.as === 'guest';
  const actor = isGuest ? guestId : entityId(exchange.as);
  const clock = new SimulatedClock();
  const faults: unknown[] = [];
  const performance: Performance = Performance.open(isGuest ? withGuest(file, { language }) : file, {
    clock,
    settings: { seed, language, ...(exchange.case === undefined ? {} : { case: exchange.case }) },
    onFault: (error) => faults.push(error),
    ...(brain ? { brain: () => brain(() => performance.play) } : {}),
  });
  let turnsSince: number | undefined;
  performance.onFact((fact) => {
    if (fact.type === 'point:opened' && fact.point === at.point) turnsSince ??= 0;
    else if (fact.type === 'turn:ended' && turnsSince !== undefined) turnsSince++;
  });
  performance.start();
  // Whoever plays a part holds it from the start, and is silent until then.
  performance.takeRole(actor, player);
  const isOver = (): boolean => performance.play.ended !== undefined || performance.play.now > longestMs;
  await clock.run(() => (turnsSince ?? -1) >= at.turns || isOver());

  const outcome = isOver()
    ? unreached(`the play did not come to ${at.point}`)
    : await talk(performance, clock, actor, exchange);
  performance.dispose();
  if (faults.length > 0) throw faults[0];
  return outcome;
}

const unreached = (why: string): Outcome => ({ reached: false, why });

async function talk(
  performance: Performance,
  clock: SimulatedClock,
  actor: EntityId,
  { before, says, who }: Exchange,
): Promise<Outcome> {
  /** What others say and do once the person has begun: who was speaking before and is cut off answers nothing. */
  const repliesSince = (seq: number): Moment[] => {
    const since = performance.play.history.slice(0).filter((moment) => moment.seq >= seq);
    const own = since.find(({ actor: by }) => by === actor);
    return since.filter(
      (moment) =>
        own !== undefined &&
        moment.seq > own.seq &&
        moment.actor !== undefined &&
        moment.actor !== actor &&
        (moment.kind === 'line' || moment.kind === 'deed'),
    );
  };
  /** Says it as soon as the person may, and lets time pass until it is answered. */
  const say = async (text: string, isEnough: (replies: readonly Moment[]) => boolean, mostMs: number) => {
    let refused = '';
    for (let tries = 0; tries < 40; tries++) {
      const from = performance.play.seq;
      const said = performance.submit({ actor, player, text });
      if (said.ok) {
        const { ended, now } = performance.play;
        const hasBegun = () =>
          performance.play.history.slice(0).some(({ seq, actor: by }) => seq >= from && by === actor);
        await clock.run(() => hasBegun() || performance.play.now - now > mostMs || performance.play.ended !== ended);
        const since = performance.play.now;
        await clock.run(
          () =>
            (performance.play.floor.turns.length === 0 && isEnough(repliesSince(from))) ||
            performance.play.now - since > mostMs ||
            performance.play.ended !== ended,
        );
        return { from, since };
      }
      refused = `${said.error.code}: ${said.error.message}`;
      const wait = performance.play.now + 500;
      await clock.run(() => performance.play.now >= wait || performance.play.ended !== undefined);
    }
    return refused;
  };

  for (const text of before) {
    const said = await say(text, (replies) => replies.length > 0, betweenMs);
    if (typeof said === 'string') return unreached(said);
  }
  const called = new Set<string>(who);
  const isEnough = (replies: readonly Moment[]): boolean =>
    replies.filter(({ actor: by, kind }) => kind === 'line' && called.has(by ?? '')).length >= 2;
  const said = await say(says, isEnough, patienceMs);
  if (typeof said === 'string') return unreached(said);
  const replies = repliesSince(said.from);
  const [first] = replies;
  return { reached: true, heard: { replies, firstAfterMs: first && first.at - said.since } };
}
