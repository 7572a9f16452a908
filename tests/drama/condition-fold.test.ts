import { describe, expect, it } from 'vitest';
import { ConditionSchema, type Condition, type ConditionKinds } from '../../src/drama/condition.ts';
import { entitiesIn, foldCondition, innerConditions, kindOf, partsIn } from '../../src/drama/condition-fold.ts';
import { entityId } from '../../src/drama/entity-id.ts';

const ada = entityId('actor:ada');
const bruno = entityId('actor:bruno');
const cup = entityId('prop:cup');
const hall = entityId('place:hall');

/** One of each kind, as an author writes it. */
const each: ConditionKinds = {
  all: { all: [{ beat: 'one' }, { point: 'two' }] },
  any: { any: [{ played: ada }] },
  not: { not: { case: 'a-lie' } },
  witness: { witness: ada, of: { done: { by: bruno, verb: 'take', object: cup } } },
  of: { atLeast: 1, of: [{ knows: ada, matter: 'soup' }, { beat: 'three' }] },
  state: { entity: cup, state: { broken: true } },
  at: { entity: cup, at: { heldBy: ada } },
  within: { entity: ada, within: hall },
  done: { done: { by: bruno } },
  said: { said: { by: ada, to: bruno, words: ['yes'] } },
  told: { told: { matter: 'soup', to: bruno } },
  knows: { knows: bruno, matter: 'soup' },
  played: { played: ada },
  case: { case: 'a-truth' },
  named: { named: 'quiet' },
  beat: { beat: 'one' },
  point: { point: 'two' },
  secondsInto: { secondsInto: 'scene', atLeast: 9 },
};
const all = Object.entries(each) as [keyof ConditionKinds, Condition][];

describe('the kinds of conditions', () => {
  it.each(all)('%s is read as written and known by its key', (kind, condition) => {
    expect(ConditionSchema.parse(condition)).toEqual(condition);
    expect(kindOf(condition)).toBe(kind);
  });

  it('folds by kind, and otherwise where a kind is left out', () => {
    const fold = { beat: ({ beat }: { beat: string }) => beat, otherwise: (_: Condition) => 'else' };
    expect(all.map(([, condition]) => foldCondition(fold, condition)).filter((said) => said !== 'else')).toEqual([
      'one',
    ]);
  });

  it('finds what a condition is made of, whom it names, and which parts of the play', () => {
    const whole: Condition = { all: all.map(([, condition]) => condition) };
    expect(innerConditions(each.witness)).toEqual([]);
    expect(innerConditions(each.of)).toHaveLength(2);
    expect(entitiesIn(each.witness)).toEqual([ada, bruno, cup]);
    expect(entitiesIn(each.at)).toEqual([cup, ada]);
    expect(new Set(entitiesIn(whole))).toEqual(new Set([ada, bruno, cup, hall]));
    expect(partsIn(whole)).toEqual({
      beats: ['one', 'three', 'one'],
      points: ['two', 'two'],
      matters: ['soup', 'soup', 'soup'],
      cases: ['a-lie', 'a-truth'],
      conditions: ['quiet'],
    });
  });
});
