import { arrivalsIn, withArrivals, type Arrival, type Coming } from '../drama/arrival.ts';
import { withNewcomers, type World } from '../world/world.ts';
import { worldOf, type Play } from './play.ts';

const entitiesOf = (arrivals: readonly Arrival[]) => arrivals.map(({ entity }) => entity);

/** The world in which what a fact changes is there to be changed. */
export const worldFor = (world: World, fact: Coming): World => withNewcomers(world, entitiesOf(arrivalsIn(fact)));

/** The play with newcomers in its file, its company and its world, as if their author had thought of them. */
export function arrived(play: Play, arrivals: readonly Arrival[]): Play {
  if (arrivals.length === 0) return play;
  const file = withArrivals(play.file, arrivals);
  const profiles = arrivals.flatMap(({ profile }) => profile ?? []);
  return {
    ...play,
    file,
    blueprint: file.blueprint,
    profiles: new Map([...play.profiles, ...profiles.map((profile) => [profile.actor, profile] as const)]),
    goals: new Map([...play.goals, ...profiles.map(({ actor, goal }) => [actor, goal] as const)]),
    scene: { ...play.scene, world: withNewcomers(worldOf(play), entitiesOf(arrivals)) },
  };
}
