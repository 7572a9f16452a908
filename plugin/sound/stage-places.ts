import type { EntityId } from '../../src/drama/entity-id.ts';
import { is, stateOf } from '../../src/world/world.ts';
import type { Stage } from '../stage/stage.ts';
import type { StagedProp } from '../stage/staged-prop.ts';
import type { HeardPlace, SoundingThing } from './place-sound.ts';

/** A place of a stage as it can be heard now. */
export function heardPlace(stage: Stage, place: EntityId): HeardPlace | undefined {
  const { parts } = stage;
  const { plan } = parts;
  const room = plan.rooms.find((each) => each.place === place);
  if (!room) return undefined;
  const thing = parts.world().things.get(place);
  const things = [...stage.props.all.values()].filter(
    (prop) => prop.isVisible && stage.rooms.placeAt(prop.center) === place,
  );
  return {
    place,
    style: plan.style,
    mood: plan.light.mood,
    isOutdoors: room.outdoors,
    hasWindow: plan.walls.some(
      ({ sides, openings }) => sides.includes(place) && openings.some(({ kind }) => kind === 'window'),
    ),
    words: `${place.replaceAll('-', ' ')} ${thing?.name ?? ''} ${thing?.description ?? ''}`,
    things: things.map(sounding),
  };
}

function sounding({ id, form, center, thing }: StagedProp): SoundingThing {
  const isStopped =
    is(thing, 'stopped') || stateOf(thing, 'running') === false || /\bstopped\b/i.test(thing.description ?? '');
  const isLit = stateOf(thing, 'lit') !== false && stateOf(thing, 'on') !== false;
  return { id, form, center, isOn: isLit && !isStopped && stateOf(thing, 'broken') !== true };
}
