import { describe, expect, it } from 'vitest';
import { SimulatedClock } from '../../src/kit/clock.ts';
import type { StageReport, StageStep } from '../../src/drama/stage-port.ts';
import { PlainStage } from '../../src/company/plain-stage.ts';
import { applyChanges } from '../../src/world/apply-changes.ts';
import { openWorld } from '../../src/world/world.ts';
import { describeStage } from '../contracts/stage-contract.ts';
import { put } from '../play/drive.ts';
import { ada, bruno, cellar, door, dov, houseScene, kitchen, table } from '../play/house-scene.ts';

function setUp() {
  const clock = new SimulatedClock();
  // Dov is two rooms away: too far to touch.
  let world = applyChanges(openWorld(houseScene()), [put(dov, 'in', cellar)]);
  const stage = new PlainStage(clock, () => world);
  return {
    clock,
    stage,
    now: () => clock.now(),
    advance: (ms: number) => clock.advance(ms),
    actor: ada,
    other: bruno,
    near: table,
    far: dov,
    change: (...changes: Parameters<typeof applyChanges>[1]) => {
      world = applyChanges(world, changes);
    },
  };
}

describeStage('the plain stage', setUp);

describe('the plain stage', () => {
  /** How long a step takes, and how it ends. */
  async function lasts({ clock, stage }: ReturnType<typeof setUp>, step: StageStep): Promise<[number, string]> {
    const began = clock.now();
    let last: StageReport | undefined;
    stage.perform(step, (report) => {
      last = report;
    });
    await clock.run();
    return [clock.now() - began, last?.kind ?? 'nothing'];
  }

  it('lets words be heard in their order, though the timers of a busy machine overtake one another', () => {
    const due: (() => void)[] = [];
    const late = { now: () => 0, after: (_ms: number, run: () => void) => (due.push(run), () => undefined) };
    const world = openWorld(houseScene());
    const stage = new PlainStage({ ...late, holdFor: () => undefined }, () => world);
    const heard: unknown[] = [];
    const words = ['I', 'say', 'it', 'now.'];
    stage.perform({ kind: 'speak', actor: ada, words, voice: 'plain' }, (report) =>
      heard.push('index' in report ? report.index : report.kind),
    );
    for (const at of [1, 0, 3, 2, 4]) due[at]?.();
    expect(heard).toEqual([0, 1, 2, 3, 'done']);
  });

  it('has nothing to add to what places and containment say', () => {
    expect(setUp().stage.probe).toEqual({});
  });

  it('knows how many thresholds lie between two places', async () => {
    const walks = await Promise.all(
      [table, kitchen, cellar].map((to) => lasts(setUp(), { kind: 'walk', actor: ada, to })),
    );
    const [[here], [next], [beyond]] = walks as [[number, string], [number, string], [number, string]];
    expect(here).toBeLessThan(next);
    // The same spot of a room seven metres farther on, at 1.3 metres a second.
    expect(beyond - next).toBeCloseTo((7 / 1.3) * 1_000, 3);
  });

  it('finds a carried thing with whoever carries it', async () => {
    const ground = setUp();
    ground.change(put(table, 'heldBy', dov));
    const [toDov] = await lasts(setUp(), { kind: 'walk', actor: ada, to: dov });
    expect((await lasts(ground, { kind: 'walk', actor: ada, to: table }))[0]).toBe(toDov);
  });

  it('remembers where somebody walked to, and forgets it when they are elsewhere', async () => {
    const ground = setUp();
    const [first] = await lasts(ground, { kind: 'walk', actor: ada, to: door });
    expect(first).toBeGreaterThan(0);
    expect(await lasts(ground, { kind: 'walk', actor: ada, to: door })).toEqual([0, 'done']);
    ground.change(put(ada, 'in', kitchen));
    expect((await lasts(ground, { kind: 'walk', actor: ada, to: door }))[0]).toBeGreaterThan(4_000);
  });

  it('an interrupted walk leaves the body where it began', async () => {
    const ground = setUp();
    const [whole] = await lasts(setUp(), { kind: 'walk', actor: ada, to: table });
    const stop = ground.stage.perform({ kind: 'walk', actor: ada, to: table }, () => {});
    await ground.advance(whole / 2);
    stop();
    expect((await lasts(ground, { kind: 'walk', actor: ada, to: table }))[0]).toBeCloseTo(whole, 6);
  });

  it('lets long words and full stops take longer', async () => {
    const speak = (...words: string[]) => lasts(setUp(), { kind: 'speak', actor: ada, words, voice: 'plain' });
    const [[short], [long], [stopped]] = await Promise.all([speak('No'), speak('Notwithstanding'), speak('No.')]);
    expect(long).toBeGreaterThan(short);
    expect(stopped).toBeGreaterThan(short + 200);
  });

  it('says in words what is too far away', async () => {
    const reports: StageReport[] = [];
    const { stage, clock } = setUp();
    stage.perform({ kind: 'reach', actor: ada, thing: dov }, (report) => reports.push(report));
    await clock.run();
    expect(reports).toEqual([{ kind: 'refused', reason: 'Dov is too far away to touch.' }]);
  });

  it('takes the tempo it is given', async () => {
    const clock = new SimulatedClock();
    const world = openWorld(houseScene());
    const hasty = { walkMetersPerSecond: 100, reachMs: 1, gestureMs: 2, speech: { wordMs: 3, letterMs: 0, signMs: 3 } };
    const stage = new PlainStage(clock, () => world, hasty);
    stage.perform({ kind: 'speak', actor: ada, words: ['One', 'two'], voice: 'plain' }, () => {});
    await clock.run();
    expect(clock.now()).toBe(6);
  });
});
