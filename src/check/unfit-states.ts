import type { Condition } from '../drama/condition.ts';
import { foldCondition, innerConditions, type ConditionFold } from '../drama/condition-fold.ts';
import type { Trait } from '../drama/trait.ts';
import { has, type Thing } from '../world/world.ts';
import { aWarning, type Finding } from './finding.ts';
import { meansOf } from './means.ts';
import { whyStateNever } from './out-of-reach.ts';
import type { Survey } from './survey.ts';

/** The traits by which a thing can be in a state at all; a state that is not here is anything's. */
const traitsFor: Readonly<Record<string, readonly Trait[]>> = {
  open: ['openable', 'door', 'container'],
  locked: ['lockable'],
  lit: ['lightable', 'light', 'burnable'],
  on: ['switchable', 'device'],
  worn: ['wearable'],
};

/** Things that begin in a state their kind does not have: a locked thing without a lock. */
export function unfitStates({ scene, openings }: Survey): Finding[] {
  const [opening] = openings;
  return scene.entities.flatMap((entity, index) => {
    const thing = opening?.world.things.get(entity.id);
    if (entity.kind !== 'prop' || !thing) return [];
    return Object.entries(entity.state ?? {}).flatMap(([key, value]) => {
      if (value !== true || canBe(thing, key)) return [];
      const wanted = traitsFor[key]?.[0] ?? '';
      const message = `${entity.name} is “${key}” from the start, and is nothing that can be`;
      const remedy = `Give it the trait "${wanted}", or take "${key}" out of its state.`;
      return aWarning('unfit-state', `entities.${index}.state.${key}`, message, remedy);
    });
  });
}

const canBe = (thing: Thing, key: string): boolean => traitsFor[key]?.some((trait) => has(thing, trait)) ?? true;

/** Conditions that wait for a state nothing can bring about, wherever they stand; flags with roads are told of with their roads. */
export function statesInVain(survey: Survey): Finding[] {
  const means = meansOf(survey);
  return placedIn(survey).flatMap(({ condition, path }) =>
    statesIn(condition).flatMap(({ entity, state }) =>
      Object.entries(state).flatMap(([key, value]) => {
        const why = value === false ? undefined : whyStateNever(survey, means, entity, key, value);
        if (why === undefined) return [];
        const remedy = 'Ask for a state the thing can have, or let a consequence or a turn of events set it.';
        return aWarning('state-in-vain', path, `this waits in vain: ${why}`, remedy);
      }),
    ),
  );
}

interface Placed {
  readonly condition: Condition;
  readonly path: string;
}

function placedIn({ points, beats, blueprint }: Survey): readonly Placed[] {
  const placed = (condition: Condition | undefined, path: string): Placed[] => (condition ? [{ condition, path }] : []);
  return [
    ...points.flatMap(({ point, path }) => [
      ...(point.trajectories.length === 0 ? placed(point.flag.when, `${path}.flag.when`) : []),
      ...placed(point.moot, `${path}.moot`),
    ]),
    ...beats.flatMap(({ beat, path }) => [...placed(beat.when, `${path}.when`), ...placed(beat.done, `${path}.done`)]),
    ...(blueprint.consequences ?? []).flatMap(({ when }, index) =>
      placed(when, `blueprint.consequences.${index}.when`),
    ),
  ];
}

/** The states a condition cannot do without; what is denied or has alternatives is left alone. */
const statesIn = (condition: Condition) => foldCondition(states, condition);

const states: ConditionFold<readonly Extract<Condition, { state: unknown }>[]> = {
  state: (condition) => [condition],
  all: (condition) => innerConditions(condition).flatMap(statesIn),
  otherwise: () => [],
};
