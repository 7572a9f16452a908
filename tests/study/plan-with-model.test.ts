import { describe, expect, it } from 'vitest';
import { checkScene } from '../../src/check/check-scene.ts';
import { readSceneFile } from '../../src/drama/scene-file.ts';
import { modelFromSettings } from '../../src/model/model-from-settings.ts';
import { compileFolder } from '../../src/script/compile.ts';
import type { SourceFile } from '../../src/script/source.ts';
import { englishShelf } from '../../src/study/tongues/en/shelf.ts';
import { planWithModel, type ModelPlanning } from '../../src/study/with-model/plan-with-model.ts';
import type { Progress } from '../../src/study/with-model/progress.ts';
import { rehearse } from '../company/rehearsal.ts';
import { sayJson, scriptedEndpoint, wordsOf } from '../doubles/scripted-endpoint.ts';
import { isLong } from '../how-much.ts';
import { manualTimers } from '../model/manual-timers.ts';
import { answersFor } from './drafts/answers-for.ts';
import { badModels } from './drafts/bad-models.ts';
import { inTwoActs } from './drafts/good-answers.ts';
import { must } from './drafts/must.ts';
import { askedIn, scriptedStudy, type Misbehaviour } from './drafts/scripted-study.ts';
import { paperTopics } from './paper-topics.ts';

const topic = 'Two lighthouse keepers quarrel over a letter that came too late.';

/** Plans over a real socket. Waits before another try are over at once; deadlines pass when the endpoint hangs. */
async function planned(misbehave?: Misbehaviour, planning: Partial<ModelPlanning> = {}, about = topic) {
  const manual = manualTimers();
  const timers = {
    set: (callback: () => void, ms: number) => (ms < 5_000 ? queueMicrotask(callback) : manual.set(callback, ms)),
    clear: (handle: unknown) => manual.clear(handle),
  };
  const study = scriptedStudy(misbehave);
  const endpoint = await scriptedEndpoint({
    reply: (request) => study.reply(request),
    onHang: () => manual.advance(600_000),
  });
  const deadline = { firstWordMs: 60_000, silenceMs: 60_000, totalMs: 300_000 };
  const built = must(
    modelFromSettings({ baseUrl: endpoint.baseURL, model: 'scripted', deadline, budget: { calls: 60 } }, { timers }),
  );
  const told: Progress[] = [];
  const plan = await planWithModel(about, {
    model: built.model,
    shelf: englishShelf,
    tell: (progress) => told.push(progress),
    ...planning,
  });
  const requests = endpoint.requests.map(({ body }) => body);
  await endpoint.close();
  return { plan, told, requests, counted: study.counted, ledger: built.ledger };
}

/** Plays what was planned as an evening, and sees that it is sound first. */
async function expectPlayable(files: readonly SourceFile[]): Promise<readonly string[]> {
  const { scene, mistakes } = compileFolder(files);
  expect(mistakes).toEqual([]);
  expect(checkScene(scene).filter(({ severity }) => severity === 'error')).toEqual([]);
  const { summary, of } = await rehearse(must(readSceneFile(scene)), { settings: { seed: '1' } });
  expect(summary).toMatchObject({ completed: true });
  return [...new Set(of('line:begun').map(({ actor }) => String(actor)))];
}

describe('with a model that answers well', () => {
  it('plans a play that performs, each part reviewed once', async () => {
    const { plan, counted, ledger } = await planned();
    const made = must(plan);
    expect(made).toMatchObject({
      title: 'The letter in the oil book',
      points: 4,
      rounds: { people: 1, plot: 1, points: 1 },
      doubts: [],
      takenOut: [],
    });
    expect(await expectPlayable(made.files)).toHaveLength(3);
    expect(Object.fromEntries(counted)).toEqual({
      list: 1,
      people: 1,
      plot: 1,
      act: 1,
      'people review': 1,
      'plot review': 1,
      'points review': 1,
    });
    expect(ledger.byRole('study').calls).toBe(7);
  });

  it('directs acts from the last to the first, each knowing what follows it', async () => {
    const { plan, requests } = await planned(
      (asked, _, request) =>
        asked === 'plot'
          ? sayJson(inTwoActs.plot)
          : asked === 'act'
            ? sayJson(inTwoActs.acts[wordsOf(request).includes('Direct act 2.') ? 1 : 0])
            : undefined,
      { acts: 2 },
    );
    const made = must(plan);
    expect(made).toMatchObject({ points: 4, rounds: { people: 1, plot: 1, points: 1 }, doubts: [], takenOut: [] });
    expect(await expectPlayable(made.files)).toHaveLength(3);
    const directed = requests.map(wordsOf).filter((words) => words.includes('Direct act'));
    expect(directed.map((words) => /Direct act \d\./.exec(words)?.[0])).toEqual(['Direct act 2.', 'Direct act 1.']);
    expect(directed[1]).toContain('<next>\nThe chest: ');
  });

  it('notes where facts came from, and believes no source that found nothing', async () => {
    const search = {
      find: (name: string) => Promise.resolve([{ text: `${name} kept the light.`, from: 'the almanac' }]),
    };
    const { plan, requests } = await planned(undefined, { search });
    const shown = requests.filter((request) => askedIn(request) === 'people').map(wordsOf);
    expect(shown[0]).toContain('[the almanac] Edith Marrow kept the light.');
    expect(shown[0]).not.toContain('Clara Venn kept the light.');
    expect(must(plan).files.find(({ path }) => path === 'notes.md')?.text).toContain('(made up)');
  });
});

describe('with a model that answers well to whatever it is asked', () => {
  const rows: string[] = [];
  // The paper's fifty with LONG=1; two of them in every check.
  const tried = paperTopics.filter((_, index) => isLong || index % 30 === 7);

  it.each(tried)('%s', async (text) => {
    const answers = answersFor(text, englishShelf);
    const { plan } = await planned((asked) => sayJson(answers[asked]), {}, text);
    const made = must(plan);
    const speakers = await expectPlayable(made.files);
    rows.push(
      `${text.slice(0, 60)}: rounds ${JSON.stringify(made.rounds)}, ${made.doubts.length} doubts left, ${made.takenOut.length} taken out`,
    );
    expect(speakers).toHaveLength(3);
  });

  it('is told of in rounds', () => {
    console.info(rows.join('\n'));
    expect(rows).toHaveLength(tried.length);
  });
});

describe('with a model that answers badly', () => {
  const rows: string[] = [];
  // Each is a plan and an evening: every sixth in every check.
  const tried = badModels.filter((_, index) => isLong || index % 6 === 2);

  it.each(tried)('$what', async ({ misbehave, makesPlay, what }) => {
    const { plan, counted, ledger } = await planned(misbehave);
    const calls = [...counted.values()].reduce((sum, times) => sum + times, 0);
    expect(ledger.total.calls).toBeLessThanOrEqual(60);
    if (plan.ok) {
      await expectPlayable(plan.value.files);
      const { rounds, doubts, takenOut } = plan.value;
      rows.push(
        `${what}: a play; rounds ${JSON.stringify(rounds)}, ${calls} calls, ${doubts.length} doubts left, ${takenOut.length} taken out`,
      );
    } else {
      expect(plan.error.why.length).toBeGreaterThan(20);
      rows.push(`${what}: ${plan.error.why.slice(0, 120)}; ${calls} calls, ${plan.error.drafts.length} drafts kept`);
    }
    expect(plan.ok, plan.ok ? '' : plan.error.why).toBe(makesPlay);
  });

  it('is told of in rounds and calls', () => {
    console.info(rows.join('\n'));
    expect(rows).toHaveLength(tried.length);
  });
});
