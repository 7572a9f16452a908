import type { Trait } from '../drama/trait.ts';
import { parentIn, relationOf } from '../drama/whereabouts.ts';
import { contents, isContainer, isSupporter, loadOf } from '../world/containment.ts';
import { has, thingOf, type Thing } from '../world/world.ts';
import { aWarning, type Finding } from './finding.ts';
import type { Survey } from './survey.ts';

/** Things that lie in or on what holds nothing. */
export function heldByNothing(survey: Survey): Finding[] {
  const { scene, openings } = survey;
  const [opening] = openings;
  if (!opening) return [];
  const { world } = opening;
  return scene.entities.flatMap((entity, index) => {
    if (entity.kind === 'place' || !entity.at) return [];
    const [relation, id] = [relationOf(entity.at), parentIn(entity.at)];
    const holder = world.things.get(id);
    if (holder?.kind !== 'prop' || (relation !== 'in' && relation !== 'on')) return [];
    if (relation === 'in' ? holdsInside(holder) : holdsOnTop(holder)) return [];
    const trait: Trait = relation === 'in' ? 'container' : 'supporter';
    const message = `${entity.name} is ${relation} ${survey.nameOf(id)}, and nothing can be ${relation} ${survey.nameOf(id)}`;
    const remedy = `Give "${id}" the trait "${trait}", or put "${entity.id}" somewhere else.`;
    return aWarning('holds-nothing', `entities.${index}.at`, message, remedy);
  });
}

const any = (thing: Thing, ...traits: readonly Trait[]): boolean => traits.some((trait) => has(thing, trait));
const holdsInside = (thing: Thing): boolean =>
  isContainer(thing) || any(thing, 'enterable', 'fillable', 'vehicle', 'bed', 'seat');
const holdsOnTop = (thing: Thing): boolean =>
  isSupporter(thing) || isContainer(thing) || any(thing, 'enterable', 'vehicle');

/** Room for nothing, and less room than what is in it takes. */
export function roomForNothing({ scene, openings }: Survey): Finding[] {
  return scene.entities.flatMap((entity, index) => {
    if (entity.kind === 'place' || entity.capacity === undefined) return [];
    const things = openings.map(({ world }) => ({ world, thing: thingOf(world, entity.id) }));
    const holds = entity.kind === 'actor' || things.some(({ thing }) => holdsInside(thing) || holdsOnTop(thing));
    if (entity.capacity === 0 && holds) {
      const what = entity.kind === 'actor' ? 'can carry nothing at all' : 'has room for nothing';
      const remedy = 'Leave "capacity" out for as much as one likes, or say how many things of size 1 it takes.';
      return aWarning('no-room', `entities.${index}.capacity`, `${entity.name} ${what}: its capacity is 0`, remedy);
    }
    const full = things.find(({ world, thing }) => loadOf(world, thing) > thing.capacity);
    if (!full) return [];
    const held = contents(full.world, full.thing, 'in', 'on', 'heldBy').map(({ name }) => name);
    const message = `${entity.name} has room for ${entity.capacity}, and holds ${loadOf(full.world, full.thing)}: ${held.join(', ')}`;
    return aWarning('no-room', `entities.${index}.capacity`, message, 'Make the capacity larger, or put less there.');
  });
}
