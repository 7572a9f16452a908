import { beforeAll, describe, expect, it } from 'vitest';
import { readPlayFolder } from '../../src/cli/play-folder.ts';
import { Performance } from '../../src/company/performance.ts';
import type { Fact } from '../../src/drama/fact.ts';
import { readSceneFile, type SceneFile } from '../../src/drama/scene-file.ts';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { hashPlay } from '../../src/play/play.ts';
import { replay } from '../../src/play/replay.ts';
import { isPlayedFrom, takeUpOn } from '../../src/play/take-up.ts';
import { compileFolder } from '../../src/script/compile.ts';
import type { SourceFile } from '../../src/script/source.ts';

let files: readonly SourceFile[];
let facts: readonly Fact[];

/** The tiny play with something in it written otherwise. */
function tiny(...changes: readonly (readonly [from: string, to: string])[]): SceneFile {
  const changed = files.map(({ path, text }) => ({
    path,
    text: changes.reduce((so, [from, to]) => so.replaceAll(from, to), text),
  }));
  const scene = readSceneFile(compileFolder(changed).scene);
  if (!scene.ok) throw new Error(JSON.stringify(scene.error));
  return scene.value;
}

const beats = (all: readonly Fact[]): readonly string[] =>
  all.flatMap((fact) => (fact.type === 'beat:played' ? [fact.beat] : []));

beforeAll(async () => {
  files = await readPlayFolder('scenes/tiny');
  const clock = new SimulatedClock(0);
  const told: Fact[] = [];
  const performance = Performance.open(tiny(), { clock });
  performance.onFact((fact) => told.push(fact));
  performance.start();
  await clock.run(() => beats(told).length >= 2);
  performance.dispose();
  facts = told;
});

describe('an evening taken up on another version of its play', () => {
  it('is the same evening where nothing was changed', () => {
    expect(isPlayedFrom(facts, tiny())).toBe(true);
    const taken = takeUpOn(facts, tiny());
    expect(taken).toMatchObject({ facts, isSameScript: true });
    expect(isPlayedFrom(facts, tiny(['stale', 'fresh']))).toBe(false);
  });

  it('keeps its place where a line that is still to come was changed', () => {
    const taken = takeUpOn(facts, tiny(['It is stale.', 'It is fresh.']));
    expect(taken.facts).toHaveLength(facts.length);
    expect(taken.isSameScript).toBe(true);
    expect(JSON.stringify(taken.play?.blueprint)).toContain('It is fresh.');
    expect(beats(taken.facts)).toEqual(beats(facts));
    expect(isPlayedFrom(taken.facts, tiny(['It is stale.', 'It is fresh.']))).toBe(true);
  });

  it('keeps its place where a beat was put before what has been played: beats go by what is said in them', () => {
    const more = tiny(['ADA (to Ben)\n(looks at', 'BEN (to Ada)\nGood tea.\n\nADA (to Ben)\n(looks at']);
    const taken = takeUpOn(facts, more);
    expect(taken.facts).toHaveLength(facts.length);
    expect(taken.isSameScript).toBe(false);
    const [first = '', ...others] = beats(facts).map((id) => Number(/\d+$/.exec(id)?.[0]));
    const [moved, ...rest] = beats(taken.facts).map((id) => Number(/\d+$/.exec(id)?.[0]));
    expect([moved, ...rest]).toEqual([Number(first) + 1, ...others.map((number) => number + 1)]);
  });

  it('goes on in a performance that is on, which then plays the new line', async () => {
    const clock = new SimulatedClock(0);
    const told: Fact[] = [];
    const performance = Performance.open(tiny(), { clock });
    performance.onFact((fact) => told.push(fact));
    performance.start();
    await clock.run(() => beats(told).length >= 2);
    const taken = takeUpOn(told, tiny(['It is stale. Half of it is yours.', 'Fresh as paint.']));
    if (!taken.play) throw new Error('It does not hold.');
    performance.takeUp(taken.play);
    await clock.run(() => performance.play.ended !== undefined);
    const said = told.flatMap((fact) => (fact.type === 'word:spoken' ? [fact.text] : [])).join(' ');
    expect(said).toMatch(/Fresh\s+as\s+paint/);
    expect(said).not.toMatch(/stale/);
    // What was told since stands on the new first fact: a replay comes to the same play.
    const { play, fault } = replay([taken.facts[0], ...told.slice(1)]);
    expect(fault).toBeUndefined();
    expect(play && hashPlay(play)).toBe(hashPlay(performance.play));
    performance.dispose();
  });

  it('goes back to the last turn that holds, or to the beginning, where something is gone, and says why', () => {
    const taken = takeUpOn(facts, tiny(['plate', 'dish']));
    expect(taken.why).toBe('plate is gone');
    expect(taken.facts.length).toBeLessThan(facts.length);
    const last = taken.facts.at(-1);
    expect(last === undefined || last.type === 'turn:ended').toBe(true);
  });

  it('begins again where it was over', () => {
    const over = [...facts, { ...facts[0], type: 'play:ended', seq: facts.length } as unknown as Fact];
    expect(takeUpOn(over, tiny(['stale', 'fresh']))).toMatchObject({ facts: [], play: undefined });
  });
});
