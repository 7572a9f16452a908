import { SimulatedClock } from '../../src/kit/clock.ts';
import { Performance } from '../../src/company/performance.ts';
import { entityId, type EntityId } from '../../src/drama/entity-id.ts';
import type { Fact } from '../../src/drama/fact.ts';
import { guestId, withGuest } from '../../src/drama/guest.ts';
import type { Play } from '../../src/play/play.ts';
import { repertoire } from './measure-plays.ts';

/** A deed a person does at a moment of a play. */
export interface PerformedDeed {
  readonly play: string;
  readonly point: string;
  readonly turns: number;
  readonly as: string;
  readonly types: string;
  readonly language?: 'en' | 'zh';
}

/** Somebody showed or said something, so long after the deed. */
export interface Sign {
  readonly actor: EntityId;
  readonly afterMs: number;
  /** The words, of a line; otherwise it was only shown. */
  readonly says?: string;
  readonly beat: boolean;
}

export interface Performed {
  readonly signs: readonly Sign[];
  /** The play in the moment the deed was done. */
  readonly then: Play;
  readonly play: Play;
  /** Whose words it cut short. */
  readonly cut: readonly EntityId[];
}

const player = 'player:stranger';

/** Plays up to the moment, does the deed, and watches for so long. */
export async function performDeed(
  { play: name, point, turns, as, types, language = 'en' }: PerformedDeed,
  forMs = 12_000,
): Promise<Performed> {
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
  let done: Fact | undefined;
  let then = performance.play;
  const signs: (Sign & { readonly turn: number })[] = [];
  const cut: EntityId[] = [];
  const beats = new Set<number>();
  /** Turns that began after the deed. */
  const since = new Set<number>();
  performance.onFact((fact, play) => {
    if (fact.type === 'point:opened' && fact.point === point) turnsSince ??= 0;
    else if (fact.type === 'turn:ended' && turnsSince !== undefined) turnsSince++;
    if (fact.type === 'turn:begun' && fact.beat !== undefined) beats.add(fact.turn);
    if (fact.type === 'turn:begun' && done) since.add(fact.turn);
    const deed = play.history.last?.deed;
    if (!done && fact.type === 'action:ruled' && fact.actor === actor && deed) [done, then] = [fact, play];
    if (!done || !('actor' in fact) || fact.actor === actor) return;
    const afterMs = fact.at - done.at;
    if (fact.type === 'line:ended' && fact.cut && afterMs < 100) cut.push(fact.actor);
    if ((fact.type === 'action:begun' || fact.type === 'line:begun') && since.has(fact.turn)) {
      const { turn } = fact;
      signs.push({ actor: fact.actor, afterMs, turn, beat: beats.has(turn) });
    }
    if (fact.type === 'line:ended' && !fact.cut) {
      const index = signs.findLastIndex((sign) => sign.turn === fact.turn);
      const sign = signs[index];
      if (sign) signs[index] = { ...sign, says: play.history.last?.text ?? '' };
    }
  });
  performance.start();
  performance.takeRole(actor, player);
  await clock.run(() => (turnsSince ?? -1) >= turns || performance.play.ended !== undefined);
  const said = performance.submit({ actor, player, text: types });
  if (!said.ok) throw new Error(said.error.message);
  const patience = performance.play.now + 20_000;
  await clock.run(() => done !== undefined || performance.play.now > patience);
  if (!done) throw new Error(`${types}: nothing was done.`);
  const end = done.at + forMs;
  await clock.run(() => performance.play.now >= end || performance.play.ended !== undefined);
  performance.dispose();
  return { signs, then, play: performance.play, cut };
}
