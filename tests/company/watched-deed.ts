import { SimulatedClock } from '../../src/kit/clock.ts';
import { Performance } from '../../src/company/performance.ts';
import { entityId } from '../../src/drama/entity-id.ts';
import { guestId, withGuest } from '../../src/drama/guest.ts';
import type { Moment } from '../../src/play/moment.ts';
import type { EngagedDeed } from './engaged-deeds.ts';
import { repertoire } from './measure-plays.ts';

/** What came of a deed: what was told of it, and what others said and did then. */
export interface Watched {
  readonly told: readonly Moment[];
  readonly lines: readonly SaidThen[];
}

interface SaidThen {
  readonly actor: string;
  /** From the deed to the first word. */
  readonly afterMs: number;
  readonly text: string;
  /** The plan's words, not an answer. */
  readonly isBeat: boolean;
  /** It was decided on after the deed. */
  readonly isSince: boolean;
}

const player = 'player:stranger';
/** What comes later is no answer to it. */
const watchMs = 14_000;

/** Plays up to the moment, does the deed, and watches for a while. */
export async function watchDeed(deed: Omit<EngagedDeed, 'of' | 'who'>): Promise<Watched> {
  const { play: name, point, turns, as, language } = deed;
  const file = repertoire.find((one) => one.name === name)?.scene;
  if (!file) throw new Error(`There is no play ${name}.`);
  const isGuest = as === 'guest';
  const actor = isGuest ? guestId : entityId(`actor:${as}`);
  const clock = new SimulatedClock();
  const performance = Performance.open(isGuest ? withGuest(file, { language }) : file, {
    clock,
    settings: { seed: '3', language },
    onFault: (error) => {
      throw error;
    },
  });
  let turnsSince: number | undefined;
  let from = Number.POSITIVE_INFINITY;
  let doneAt: number | undefined;
  let done = Number.POSITIVE_INFINITY;
  const beats = new Set<number>();
  const since = new Set<number>();
  const begun = new Map<number, number>();
  const lines: SaidThen[] = [];
  performance.onFact((fact, play) => {
    if (fact.type === 'point:opened' && fact.point === point) turnsSince ??= 0;
    else if (fact.type === 'turn:ended' && turnsSince !== undefined) turnsSince++;
    if (fact.type === 'turn:begun' && fact.beat !== undefined) beats.add(fact.turn);
    if (fact.type === 'action:ruled' && fact.actor === actor && fact.seq >= from && doneAt === undefined) {
      [doneAt, done] = [fact.at, fact.seq];
    }
    if (fact.type === 'turn:begun' && fact.about >= done) since.add(fact.turn);
    if (doneAt === undefined || !('actor' in fact) || fact.actor === actor || !('turn' in fact)) return;
    if (fact.type === 'line:begun') begun.set(fact.turn, fact.at);
    // A line cut short was no answer.
    const at = fact.type === 'line:ended' && !fact.cut ? begun.get(fact.turn) : undefined;
    if (at === undefined) return;
    const text = play.history.last?.text ?? '';
    lines.push({
      actor: fact.actor.replace('actor:', ''),
      afterMs: at - doneAt,
      text,
      isBeat: beats.has(fact.turn),
      isSince: since.has(fact.turn),
    });
  });
  performance.start();
  performance.takeRole(actor, player);
  const isOver = (): boolean => performance.play.ended !== undefined;
  const pass = async (ms: number): Promise<void> => {
    const until = performance.play.now + ms;
    await clock.run(() => performance.play.now >= until || isOver());
  };
  await clock.run(() => (turnsSince ?? -1) >= turns || isOver());
  for (const text of [...deed.before, deed.types]) {
    from = text === deed.types ? performance.play.seq : from;
    for (let tries = 0; tries < 40 && !performance.submit({ actor, player, text }).ok; tries++) await pass(500);
    if (text !== deed.types) await pass(9_000);
  }
  const patience = performance.play.now + 20_000;
  await clock.run(() => doneAt !== undefined || performance.play.now > patience || isOver());
  await pass(watchMs);
  const told = performance.play.history.slice(0).filter((one) => one.seq >= from && one.actor === actor);
  performance.dispose();
  return { told, lines };
}
