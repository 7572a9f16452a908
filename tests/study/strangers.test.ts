import { describe, expect, it } from 'vitest';
import { planPlay, sceneOf } from '../../src/study/plan-play.ts';
import { englishShelf } from '../../src/study/tongues/en/shelf.ts';
import { rehearse, sceneFrom } from '../company/rehearsal.ts';
import { isLong } from '../how-much.ts';
import { readStranger, sharesOf } from './read-stranger.ts';
import { keptStrangers, openStrangers } from './strangers.ts';

/** All sixty with LONG=1, every third of them in every check. */
const sixty = [...openStrangers, ...keptStrangers].filter((_, index) => isLong || index % 3 === 0);

it('a stranger’s sentence becomes the play they expect: premise, place, people and things', () => {
  const shares = sharesOf(sixty.map(readStranger));
  expect(shares.premise).toBeGreaterThanOrEqual(0.85);
  expect(shares.place).toBeGreaterThanOrEqual(0.85);
  expect(shares.people).toBeGreaterThanOrEqual(0.85);
  expect(shares.things).toBeGreaterThanOrEqual(0.75);
});

describe('people who are called by what they are', () => {
  const plan = planPlay('A nurse and a smuggler plan how to get the medicine out.', englishShelf);
  const scene = sceneFrom(sceneOf(plan).scene);
  const [nurse, smuggler] = ['nurse', 'smuggler'].map((kind) =>
    scene.entities.find(({ aliases }) => aliases?.includes(kind)),
  );

  it('answer to that, and are introduced by it', () => {
    expect(scene.blueprint.about).toContain(`${nurse?.name} is the nurse`);
    expect(scene.blueprint.about).toContain(`${smuggler?.name} is the smuggler`);
    const script = plan.files.find(({ path }) => path.startsWith('script/'))?.text;
    expect(script).toContain('I am the nurse.');
    expect(script).toContain('how to get the medicine out');
  });

  it('answer whoever calls them by it', async () => {
    const person = [{ after: 4, actor: smuggler!.id, text: 'Nurse, what is this about?' }];
    const { of } = await rehearse(scene, { settings: { seed: '1' }, person });
    const lines = of('line:begun');
    const asked = lines.findIndex(({ actor }, index) => index >= 4 && actor === smuggler!.id);
    expect(lines[asked + 1]?.actor).toBe(nurse!.id);
  });

  it('are spoken of as what they are, and called so', () => {
    const text = 'A baker, a priest and a sailor accuse each other.';
    const { files } = planPlay(text, {
      ...englishShelf,
      premises: englishShelf.premises.filter(({ id }) => id === 'accusation'),
    });
    const script = files.find(({ path }) => path.startsWith('script/'))?.text ?? '';
    expect(script).toMatch(/beg the (?:baker|priest|sailor) for pardon/);
    expect(script).toMatch(/You were happy that evening, (?:baker|priest|sailor)\./);
  });
});
