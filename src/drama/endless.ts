import { pastimesFor } from './pastimes.ts';

/** The point an endless play comes to and stays at. */
export const forEver = 'for-ever';

/** Nothing is ever so: what is waited for at that point. */
const never = { not: { secondsInto: 'play', atLeast: 0 } } as const;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : []);

/**
 * An endless scene with what it may leave out: people nobody wrote a profile for, what they want, the acts. Whatever acts it
 * has are played first; then everybody lives on. Anything else is left as it was, for the schema to say what is wrong with it.
 */
export function withForEver(value: unknown): unknown {
  if (!isObject(value) || !isObject(value['blueprint']) || value['blueprint']['endless'] !== true) return value;
  const { blueprint } = value;
  const entities = listIn(value['entities']).filter(isObject);
  const place = entities.find(({ kind }) => kind === 'place');
  const acts = listIn(blueprint['acts']);
  if (!place || isClosed(acts)) return value;
  return {
    ...value,
    blueprint: {
      title: typeof place['name'] === 'string' ? place['name'] : 'A place',
      ...blueprint,
      profiles: profilesFor(entities, blueprint),
      acts: [...acts, lastAct(place)],
    },
  };
}

const isClosed = (acts: readonly unknown[]): boolean => acts.some((act) => isObject(act) && act['id'] === forEver);

function profilesFor(
  entities: readonly Record<string, unknown>[],
  blueprint: Record<string, unknown>,
): readonly unknown[] {
  const written = listIn(blueprint['profiles']);
  const language = typeof blueprint['language'] === 'string' ? blueprint['language'] : undefined;
  const known = new Set(written.filter(isObject).map(({ actor }) => actor));
  const unwritten = entities
    .filter(({ kind, id }) => kind === 'actor' && !known.has(id))
    .map(({ id }) => ({ actor: id }));
  return [...written, ...unwritten].map((profile) => {
    const who = isObject(profile) ? entities.find(({ id }) => id === profile['actor']) : undefined;
    return profileFor(who, profile, entities, language);
  });
}

/** A profile with what it may leave out: a persona, a goal, and how they pass their time. */
export function profileFor(
  who: Readonly<Record<string, unknown>> | undefined,
  profile: unknown,
  entities: readonly Readonly<Record<string, unknown>>[],
  language: string | undefined,
): unknown {
  if (!isObject(profile)) return profile;
  const called = typeof who?.['name'] === 'string' ? who['name'] : 'Somebody';
  const said = who?.['description'];
  const wants = typeof profile['goal'] === 'string' ? profile['goal'] : 'To get through the day.';
  const goal = isObject(profile['goal']) ? profile['goal'] : { public: wants, private: wants };
  const desires = who && profile['desires'] === undefined ? pastimesFor(who, entities, language) : profile['desires'];
  return {
    persona: typeof said === 'string' && said !== '' ? said : `${called}, who lives here.`,
    ...profile,
    goal,
    desires,
  };
}

const lastAct = (place: Record<string, unknown>) => ({
  id: forEver,
  title: 'For ever',
  scenes: [
    {
      id: forEver,
      title: 'For ever',
      place: place['id'],
      description:
        typeof place['description'] === 'string' && place['description'] !== ''
          ? place['description']
          : 'People go about their day.',
      points: [
        { id: forEver, description: 'Everybody lives on.', flag: { says: 'Never.', when: never }, trajectories: [] },
      ],
    },
  ],
});
