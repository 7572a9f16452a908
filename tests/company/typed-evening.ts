import { SimulatedClock } from '../../src/kit/clock.ts';
import { Performance } from '../../src/company/performance.ts';
import { entityId } from '../../src/drama/entity-id.ts';
import { guestId, withGuest } from '../../src/drama/guest.ts';
import { witnessedBy, type Witnessed } from '../../src/mind/witnessed.ts';
import type { Play } from '../../src/play/play.ts';
import { repertoire } from './measure-plays.ts';

/** An evening with somebody who types these lines, each when they have been answered. */
export interface TypedEvening {
  readonly play: string;
  readonly as: string;
  readonly seed: string;
  readonly lines: readonly string[];
}

/** What they perceived after each line, and how the play stood in the end. */
export interface Typed {
  readonly after: readonly (readonly Witnessed[])[];
  readonly play: Play;
}

const player = 'player:stranger';

/** Plays it as `tests/listening/talk.ts` does. `…` waits a quarter of a minute. */
export async function typeEvening({ play: name, as, seed, lines }: TypedEvening): Promise<Typed> {
  const file = repertoire.find((one) => one.name === name)?.scene;
  if (!file) throw new Error(`There is no play ${name}.`);
  const actor = as === 'guest' ? guestId : entityId(`actor:${as}`);
  const clock = new SimulatedClock();
  const performance = Performance.open(as === 'guest' ? withGuest(file, { language: 'en' }) : file, {
    clock,
    settings: { seed, language: 'en' },
    onFault: (error) => {
      throw error;
    },
  });
  performance.start();
  performance.takeRole(actor, player);
  const pass = async (ms: number): Promise<void> => {
    const until = performance.play.now + ms;
    await clock.run(() => performance.play.now >= until || performance.play.ended !== undefined);
  };
  await pass(15_000);
  const after: (readonly Witnessed[])[] = [];
  let told = witnessedBy(performance.play, actor).length;
  for (const text of lines) {
    if (/^…+$/.test(text)) await pass(15_000);
    else {
      for (let tries = 0; tries < 60 && !performance.submit({ actor, player, text }).ok; tries++) await pass(500);
      const { seq: from, now: begun } = performance.play;
      const isOwn = (one: { readonly seq: number; readonly actor?: string }) => one.seq >= from && one.actor === actor;
      await clock.run(() => performance.play.history.slice(0).some(isOwn) || performance.play.now - begun > 20_000);
      await pass(7000);
      await clock.run(() => performance.play.floor.turns.length === 0 || performance.play.now - begun > 40_000);
    }
    const all = witnessedBy(performance.play, actor);
    after.push(all.slice(told));
    told = all.length;
  }
  const { play } = performance;
  performance.dispose();
  return { after, play };
}

/** The lines of others among them, as they were told. */
export const saidIn = (all: readonly Witnessed[], as: string): readonly string[] =>
  all.filter(({ kind, by }) => kind === 'line' && by !== `actor:${as}`).map(({ text }) => text);
