import { isMove, type Change } from '../drama/change.ts';
import { parentIn } from '../drama/whereabouts.ts';
import { contentsOf, thingOf, type World } from './world.ts';

/** The world after the changes; the one given stays as it was. */
export function applyChanges(world: World, changes: readonly Change[]): World {
  return changes.reduce(applyChange, world);
}

export function applyChange(world: World, change: Change): World {
  const thing = thingOf(world, change.entity);
  if (!isMove(change)) {
    const state = { ...thing.state, [change.property]: change.value };
    return { ...world, things: world.things.with(thing.id, { ...thing, state }) };
  }
  let { contents } = world;
  if (thing.at) {
    const parent = parentIn(thing.at);
    contents = contents.with(
      parent,
      contentsOf(world, parent).filter((id) => id !== thing.id),
    );
  }
  if (change.value) {
    const parent = parentIn(change.value);
    contents = contents.with(parent, [...(contents.get(parent) ?? []), thing.id]);
  }
  return { ...world, contents, things: world.things.with(thing.id, { ...thing, at: change.value }) };
}
