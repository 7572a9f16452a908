import { expect, it } from 'vitest';
import { Broadcast, type Elsewhere } from '../../src/company/broadcast.ts';
import { Performance } from '../../src/company/performance.ts';
import { PlainStage } from '../../src/company/plain-stage.ts';
import type { Fact } from '../../src/drama/fact.ts';
import type { StageReport, StageStep } from '../../src/drama/stage-port.ts';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { hashPlay } from '../../src/play/play.ts';
import { closet, gertrude, hamlet } from './rehearsal.ts';

/** An evening that goes on elsewhere, and a stage here that shows it. */
function shownHere(lagMs: number) {
  const clock = new SimulatedClock();
  const house = Performance.open(closet, { clock, settings: { seed: '2' } });
  const told: Fact[] = [];
  const observers = new Set<(fact: Fact, play: readonly Fact[]) => void>();
  house.onFact((fact) => {
    clock.after(lagMs, () => {
      told.push(fact);
      for (const observe of [...observers]) observe(fact, told);
    });
  });
  const elsewhere: Elsewhere = {
    play: told,
    probe: {},
    onFact(observe) {
      observers.add(observe);
      return () => observers.delete(observe);
    },
    takeRole: (actor, player) => house.takeRole(actor, player),
    releaseRole: (actor) => house.releaseRole(actor),
    submit: (ask) => house.submit(ask),
    stop: (actor, player) => house.stop(actor, player),
  };
  const asked: StageStep[] = [];
  class WatchedStage extends PlainStage {
    override perform(step: StageStep, report: (report: StageReport) => void): () => void {
      asked.push(step);
      return super.perform(step, report);
    }
  }
  const faults: unknown[] = [];
  const open = (here = clock) => {
    const broadcast = new Broadcast(elsewhere, {
      clock: here,
      stage: (at, world) => new WatchedStage(at, world),
      onFault: (error) => faults.push(error),
    });
    broadcast.start();
    return broadcast;
  };
  house.start();
  return { clock, house, open, asked, faults, told, observers };
}

const run = (clock: SimulatedClock, ms: number): Promise<void> => clock.advance(ms);

it('shows an evening that goes on elsewhere from the middle to its end, word for word', async () => {
  const { clock, house, open, asked, faults, told } = shownHere(120);
  await run(clock, 20_000);
  const broadcast = open();
  expect(broadcast.play.seq).toBe(told.length);
  const from = told.length;
  const seen: number[] = [];
  broadcast.onFact(({ seq }) => seen.push(seq));
  await clock.run(() => house.play.ended !== undefined);
  await run(clock, 8_000);
  expect(faults).toEqual([]);
  expect(seen).toEqual(told.slice(from).map(({ seq }) => seq));
  expect(hashPlay(broadcast.play)).toBe(hashPlay(house.play));
  const words = told.slice(from).flatMap((fact) => (fact.type === 'word:spoken' ? [fact.text] : []));
  const said = asked.flatMap((step) => (step.kind === 'speak' ? step.words : []));
  // Whoever is cut off leaves some unsaid, and so does whoever was speaking when one came in.
  expect(said.length / words.length).toBeGreaterThan(0.9);
  expect(asked.filter(({ kind }) => kind === 'reach').length).toBeGreaterThan(0);
  broadcast.dispose();
});

it('has its people play elsewhere, and shows what came of it', async () => {
  const { clock, house, open } = shownHere(80);
  await run(clock, 3_000);
  house.takeRole(hamlet, 'somebody');
  await run(clock, 500);
  const broadcast = open();
  expect(broadcast.takeRole().ok).toBe(true);
  expect(
    broadcast.submit({ actor: hamlet, player: 'somebody', text: 'Mother, mother, mother!', to: gertrude }).ok,
  ).toBe(true);
  await run(clock, 6_000);
  const said = [...broadcast.play.history].filter(({ actor }) => actor === hamlet);
  expect(JSON.stringify(said)).toContain('mother');
  broadcast.releaseRole(hamlet);
  await run(clock, 500);
  expect(broadcast.play.roles.has(hamlet)).toBe(false);
});

it('is no further behind than a moment, however long nobody looked', async () => {
  const { clock, house, open } = shownHere(0);
  await run(clock, 2_000);
  // Here time stands still while nobody looks.
  const here = new SimulatedClock();
  const broadcast = open(here);
  await run(clock, 30_000);
  expect(house.play.seq - broadcast.play.seq).toBeGreaterThan(60);
  await run(here, 2_000);
  expect(house.play.seq - broadcast.play.seq).toBeLessThan(5);
});

it('begins anew where the evening was rewound', async () => {
  const { clock, open, told, observers } = shownHere(0);
  await run(clock, 30_000);
  const broadcast = open();
  const before = broadcast.play.seq;
  const again = told.slice(0, 40);
  for (const fact of again) for (const observe of observers) observe(fact, again);
  await run(clock, 10);
  expect(before).toBeGreaterThan(60);
  expect(broadcast.play.seq).toBe(40);
});
