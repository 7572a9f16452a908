import type { EntityId } from '../../src/drama/entity-id.ts';
import type { SceneFile } from '../../src/drama/scene-file.ts';
import { parentIn } from '../../src/drama/whereabouts.ts';
import { characterOf } from '../figures/character.ts';
import type { Sculptor } from './sculptor.ts';

/** Nothing stands on more things than this. */
const deepest = 8;

/**
 * Has the first skins of those who are seen first made while the stage is still being planned: the sculptor works beside
 * the page, and makes nothing twice.
 */
export function orderAhead(sculptor: Sculptor, { entities, staging, blueprint }: SceneFile, style: string): void {
  const first = blueprint.acts[0]?.scenes[0];
  const placed = new Map((first?.places ?? []).map(({ entity, at }) => [entity, at]));
  const known = new Map(entities.map((entity) => [entity.id, entity]));
  /** Whether something is in the first scene's place, on or behind whatever stands there. */
  const isThere = (id: EntityId, depth = 0): boolean => {
    const entity = known.get(id);
    const at = placed.get(id) ?? (entity?.kind === 'place' ? undefined : entity?.at);
    if (!at) return false;
    const parent = parentIn(at);
    return parent === first?.place || (depth < deepest && isThere(parent, depth + 1));
  };
  const seen = entities.filter((entity) => entity.kind === 'actor').filter(({ id }) => isThere(id));
  for (const actor of seen) {
    const { id, name, aliases, pronouns, description } = actor;
    const looks = staging?.looks?.find((each) => each.actor === id);
    const character = characterOf({ id, name, aliases, pronouns, description, style, looks });
    // Whoever wears it is told when it cannot be made.
    sculptor.make(character, 'draft').catch(() => undefined);
  }
}
