import type { Sight } from '../../drama/sight.ts';
import { appearanceOf } from '../../world/appearance.ts';
import { isDead } from '../../world/containment.ts';
import { hasLight } from '../../world/light.ts';
import type { Thing, World } from '../../world/world.ts';

/** Where nothing is measured, what is in sight is a few steps off. */
const usualMeters = 2;

/** What somebody sees by the rule of places, where no stage has eyes: everything in sight, whole, before them. */
export function plainSight(world: World, self: Thing, seen: readonly Thing[], at: number): Sight {
  const told = (thing: Thing) => ({
    id: thing.id,
    share: 1,
    distanceMeters: usualMeters,
    side: 'ahead' as const,
    states: shownOf(thing),
  });
  return {
    actor: self.id,
    at,
    light: hasLight(world, self) ? 1 : 0,
    actors: seen
      .filter(({ kind, id }) => kind === 'actor' && id !== self.id)
      .map((actor) => ({ ...told(actor), holds: [...appearanceOf(world, self, actor).held] })),
    props: seen.filter(({ kind }) => kind === 'prop').map(told),
    changes: [],
  };
}

/** What can be told of a thing by looking at it. What is locked, and what is written on a closed page, cannot. */
const shownStates = [
  'open', 'lit', 'on', 'burning', 'broken', 'torn', 'cut', 'wet', 'dirty', 'wielded', 'posture', 'hurt', 'liquid', 'amount',
] as const; // prettier-ignore

function shownOf(thing: Thing): Record<string, string | number | boolean | null> {
  const shown: Record<string, string | number | boolean | null> = {};
  for (const key of shownStates) {
    const value = thing.state[key];
    if (value !== undefined) shown[key] = value;
  }
  if (thing.kind === 'actor' && isDead(thing)) shown['dead'] = true;
  return shown;
}
