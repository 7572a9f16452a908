import { describe, expect, it } from 'vitest';
import { narrate, openScene } from '../../src/world/narrator.ts';
import { planDeed, usualBudget } from '../../src/world/planning/plan-deed.ts';
import { houseIn, toldStep, wantedIn, witsIn, type Situation } from './planning/house.ts';
import { situations } from './planning/situations.ts';

const planIn = (situation: Situation) => planDeed(houseIn(situation), wantedIn(situation), witsIn(situation));

describe('a plan for a deed', () => {
  it('is tried in sixty situations and more, each said once', () => {
    expect(situations.length).toBeGreaterThanOrEqual(60);
    expect(new Set(situations.map(({ id }) => id)).size).toBe(situations.length);
  });

  it.each(situations.map((situation) => [situation.id, situation] as const))('%s', (_, situation) => {
    const plan = planIn(situation);
    expect(plan.rulings).toBeLessThan(usualBudget.rulings);
    const { code, errand } = plan.ok ? { code: '', errand: undefined } : plan.hindrance;
    expect(plan.ok ? plan.steps.map(toldStep) : `${code}: ${errand && toldStep(errand)}`).toEqual(
      situation.steps ?? situation.hindered,
    );
    // The narrator lets every step of it happen, one after another.
    let scene = openScene(houseIn(situation));
    for (const { by, action } of plan.ok ? plan.steps : []) {
      const ruled = narrate(scene, by, { action });
      expect(ruled.answer.verdicts.map(({ ok }) => ok)).toEqual([true]);
      scene = ruled.scene;
    }
  });

  it('is given up within its budget', () => {
    const [situation] = situations.filter(({ id }) => id === 'two keys, two holders');
    const plan =
      situation && planDeed(houseIn(situation), wantedIn(situation), witsIn(situation), { steps: 16, rulings: 20 });
    expect(plan).toMatchObject({ ok: false, hindrance: { code: 'impossible' } });
  });
});
