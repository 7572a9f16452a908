import type { EntityId } from '../../src/drama/entity-id.ts';
import { guestId } from '../../src/drama/guest.ts';
import type { SceneFile } from '../../src/drama/scene-file.ts';
import { kept } from '../../src/kit/remembered.ts';
import { sceneOf, type Exchange } from './exchange.ts';
import { countAll, type Offences } from './counting/counters.ts';
import { personKinds, persons } from './person.ts';
import { playAlone, playEvening, type Visit } from './person-evening.ts';

/** What one evening came to. */
export interface CountedEvening {
  readonly visit: Visit;
  readonly offences: Offences;
  /** It came to an end of its own. */
  readonly isComplete: boolean;
  readonly seconds: number;
  /** How much longer it took than the same evening with nobody playing: 1 is as long. */
  readonly timesAlone: number;
}

export const sceneFor = ({ persons: { play } }: Pick<Visit, 'persons'>): SceneFile =>
  sceneOf({ play: play as Exchange['play'] });

export const rolesIn = ({ blueprint }: SceneFile): EntityId[] => [
  ...blueprint.profiles.map(({ actor }) => actor),
  guestId,
];

/** So many evenings with each kind of person at each play, in turn; as many as there are roles come to every role. */
export function* visits(evenings: number): Generator<Visit> {
  for (let index = 0; index < evenings; index++) {
    for (const [place, kind] of personKinds.entries()) {
      for (const one of persons) {
        const roles = rolesIn(sceneOf({ play: one.play as Exchange['play'] }));
        const role = roles[(place * 3 + index) % roles.length] ?? guestId;
        yield { persons: one, kind, role, seed: String(1 + Math.floor(index / roles.length)) };
      }
    }
  }
}

const alone = new Map<string, Promise<number>>();

export async function countEvening(visit: Visit): Promise<CountedEvening> {
  const scene = sceneFor(visit);
  const { facts, play } = await playEvening(scene, visit);
  const { persons: one, role, seed } = visit;
  const aloneSeconds = await kept(alone, `${one.play}/${one.language}/${role === guestId}/${seed}`, async () =>
    Math.max(1, (await playAlone(scene, visit)).play.now / 1000),
  );
  const seconds = play.now / 1000;
  return {
    visit,
    offences: countAll(facts),
    isComplete: play.ended?.completed ?? false,
    seconds,
    timesAlone: seconds / aloneSeconds,
  };
}
