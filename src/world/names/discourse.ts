import type { Action } from '../../drama/action.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import { appearanceOf, looksOver, type Appearance } from '../appearance.ts';
import { thingOf, type World } from '../world.ts';

/** What was spoken of lately, newest first: what *it*, *her* and *the other one* refer to. */
export interface Discourse {
  readonly recent: readonly EntityId[];
  /** What the last plural or *all* stood for. */
  readonly group: readonly EntityId[];
  /** What was named in this very line, so far. */
  readonly here?: readonly EntityId[];
  /** The last thing named was none or could not be told: *it* means that, and so nothing. */
  readonly lost?: boolean;
  /** Somebody's hand or sleeve, when that was the last thing touched: *takes her hand and kisses it*. */
  readonly part?: { readonly of: EntityId; readonly name: string };
  /** How people looked when they were last looked over. */
  readonly beheld?: Readonly<Record<EntityId, Appearance>>;
}

export const silence: Discourse = { recent: [], group: [] };

const memory = 16;

export function mention(discourse: Discourse, ...ids: readonly (EntityId | undefined)[]): Discourse {
  const named = ids.filter((id) => id !== undefined);
  if (named.length === 0) return discourse;
  const recent = [...named.reverse(), ...discourse.recent].filter((id, index, all) => all.indexOf(id) === index);
  return { ...discourse, recent: recent.slice(0, memory), here: [...(discourse.here ?? []), ...named] };
}

/** Whoever has looked somebody over knows from then on how they look. */
export function beholding(discourse: Discourse, world: World, action: Action): Discourse {
  const person = action.object === undefined ? undefined : world.things.get(action.object as EntityId);
  if (person?.kind !== 'actor' || !looksOver(action)) return discourse;
  const seen = appearanceOf(world, thingOf(world, action.subject as EntityId), person);
  return { ...discourse, beheld: { ...discourse.beheld, [person.id]: seen } };
}

/** What is kept of it once the line is over: whoever only listens has no line of their own in which it would be forgotten. */
export const afterLine = ({ here: _, ...discourse }: Discourse): Discourse => discourse;

export function mentionGroup(discourse: Discourse, ids: readonly EntityId[]): Discourse {
  return { ...mention(discourse, ...ids), group: ids };
}
