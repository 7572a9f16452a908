import { describe, expect, it } from 'vitest';
import type { SceneFile } from '../../src/drama/scene-file.ts';
import { mindedHere } from './in-process-mind.ts';
import { tagged, willing, type Asked } from './minded-company.ts';
import { elsinore, rehearse } from './rehearsal.ts';

/** Elsinore with one road to its first point. */
const narrow: SceneFile = {
  ...elsinore,
  blueprint: {
    ...elsinore.blueprint,
    acts: elsinore.blueprint.acts.map((act) => ({
      ...act,
      scenes: act.scenes.map((scene) => ({
        ...scene,
        points: scene.points.map((point) => ({ ...point, trajectories: point.trajectories.slice(0, 1) })),
      })),
    })),
  },
};

const own = (asked: Asked, prompt: string, answers: Partial<Record<Asked, string>>, scene = elsinore): string =>
  answers[asked] ?? willing(scene)(asked, prompt);

const road = (plays: string, hint: string): string =>
  JSON.stringify({ roads: [{ steps: [{ actor: 'actor:gertrude', plays, hint, instruction: hint }] }] });

async function evening(scene: SceneFile, answers: Partial<Record<Asked, string>>, maxTurns = 4) {
  const minds = mindedHere((asked, prompt) => own(asked, prompt, answers, scene));
  const played = await rehearse(scene, { brain: minds.brain, settings: { seed: '1', maxTurns } });
  return { ...played, questions: minds.questions };
}

describe('a planner', () => {
  it('is asked where fewer than two roads can be taken, and knows the plan and the room alone', async () => {
    const { questions, of } = await evening(narrow, {
      planner: road('(turns to the window) It is late.', 'Turn away.'),
    });
    const asked = questions.filter(({ asked: what }) => what === 'planner');
    expect(asked).toHaveLength(1);
    expect(tagged(asked[0]!.prompt, 'history')).toEqual([]);
    expect(of('road:laid').map(({ source, trajectory }) => [source, trajectory.beats[0]?.hint])).toEqual([
      ['model', 'Turn away.'],
    ]);
  });

  it('is not asked where the author has laid enough', async () => {
    const { questions } = await evening(elsinore, {});
    expect(questions.some(({ asked }) => asked === 'planner')).toBe(false);
  });

  it.each([
    ['talk of being a model', 'As an AI language model, I would leave.', 'Leave.'],
    ['a secret of somebody else in a hint', '(nods) Yes.', elsinore.blueprint.matters![0]!.claim],
    ['a placeholder', 'Good night, {you}.', 'Say good night.'],
  ])('lays no road with %s in it', async (_, plays, hint) => {
    const { of } = await evening(narrow, { planner: road(plays, hint) });
    expect(of('road:laid')).toEqual([]);
  });
});

const silent = JSON.stringify({ pace: 'silence', why: 'not yet' });
const nobody = JSON.stringify({
  decisions: ['hamlet', 'gertrude', 'polonius'].map((actor) => ({ actor, pace: 'silence' })),
});

describe('an advancer', () => {
  it('reads what somebody perceived before it gives them a hint of its own', async () => {
    const advancer = JSON.stringify({ done: false, hint: 'You heard him come up the stairs: speak first.' });
    const { questions, of } = await evening(elsinore, { turn: silent, decide: nobody, advancer }, 2);
    const asked = questions.find(({ asked: what }) => what === 'advancer');
    expect(tagged(asked!.prompt, 'history')[0]).toMatch(/\w/);
    expect(of('cue:given')[0]).toMatchObject({ kind: 'hint', text: 'You heard him come up the stairs: speak first.' });
    // An order is the author's.
    for (const { kind, text } of of('cue:given')) if (kind === 'instruction') expect(text).not.toContain('stairs');
  });

  it('gives the author’s hint where its own is nothing anybody could be told', async () => {
    const advancer = JSON.stringify({ done: false, hint: 'As an AI language model I cannot help with that.' });
    const { of } = await evening(elsinore, { turn: silent, decide: nobody, advancer }, 2);
    const hints = elsinore.blueprint.acts[0]!.scenes[0]!.points[0]!.trajectories.flatMap(({ beats }) =>
      beats.map(({ hint }) => hint),
    );
    expect(hints).toContain(of('cue:given')[0]!.text);
  });

  it('does not make a thing so that nobody has said by saying that it is done', async () => {
    const advancer = JSON.stringify({ done: true, hint: null });
    const { of } = await evening(elsinore, { turn: silent, decide: nobody, advancer }, 2);
    const [firstWord] = of('line:begun');
    expect(of('cue:given')[0]!.seq).toBeLessThan(firstWord?.seq ?? Infinity);
    expect(of('beat:played').filter(({ line, seq }) => line !== undefined && seq < (firstWord?.seq ?? 0))).toEqual([]);
  });
});
