import type { EntityId } from '../../src/drama/entity-id.ts';
import { relationOf } from '../../src/drama/whereabouts.ts';
import { contentsOf, thingOf, type Thing, type World } from '../../src/world/world.ts';

/** The world as a person reads it: every place, and under it, indented, what is there, how it is there and in what state. */
export function worldTreeLines(world: World): string[] {
  const lines: string[] = [];
  const add = (id: EntityId, depth: number): void => {
    const thing = thingOf(world, id);
    lines.push('  '.repeat(depth) + told(thing));
    for (const child of contentsOf(world, id)) add(child, depth + 1);
  };
  // Whatever is nowhere stands at the root, as places do: gone things are the ones one looks for.
  for (const id of world.cast) if (thingOf(world, id).at === null) add(id, 0);
  return lines;
}

function told({ id, name, at, state, kind }: Thing): string {
  const how = at ? `${relationOf(at)} ` : kind === 'place' ? '' : 'nowhere ';
  const states = Object.entries(state).map(([key, value]) => (value === true ? key : `${key}: ${String(value)}`));
  return `${how}${name} [${id}]${states.length > 0 ? ` (${states.join(', ')})` : ''}`;
}
