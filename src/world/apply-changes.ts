import { isMove, type Change } from '../drama/change.ts';
import type { EntityId } from '../drama/entity-id.ts';
import { parentIn } from '../drama/whereabouts.ts';
import { thingOf, type Thing, type World } from './world.ts';

/** The world after the changes; the one given stays as it was. */
export function applyChanges(world: World, changes: readonly Change[]): World {
  if (changes.length === 0) return world;
  const things = new Map(world.things);
  const contents = new Map(world.contents);
  for (const change of changes) applyTo(things, contents, world, change);
  return { ...world, things, contents };
}

/** A world that takes changes one by one while a deed is worked out; copies nothing until the first. */
export class WorldDraft {
  private things: Map<EntityId, Thing> | undefined;
  private contents: Map<EntityId, readonly EntityId[]> | undefined;
  private view: World;

  constructor(base: World) {
    this.view = base;
  }

  get world(): World {
    return this.view;
  }

  apply(change: Change): void {
    if (!this.things || !this.contents) {
      this.things = new Map(this.view.things);
      this.contents = new Map(this.view.contents);
      this.view = { ...this.view, things: this.things, contents: this.contents };
    }
    applyTo(this.things, this.contents, this.view, change);
  }
}

function applyTo(
  things: Map<EntityId, Thing>,
  contents: Map<EntityId, readonly EntityId[]>,
  world: World,
  change: Change,
): void {
  const thing = things.get(change.entity) ?? thingOf(world, change.entity);
  if (!isMove(change)) {
    things.set(thing.id, { ...thing, state: { ...thing.state, [change.property]: change.value } });
    return;
  }
  if (thing.at) {
    const parent = parentIn(thing.at);
    contents.set(
      parent,
      (contents.get(parent) ?? []).filter((id) => id !== thing.id),
    );
  }
  if (change.value) {
    const parent = parentIn(change.value);
    contents.set(parent, [...(contents.get(parent) ?? []), thing.id]);
  }
  things.set(thing.id, { ...thing, at: change.value });
}
