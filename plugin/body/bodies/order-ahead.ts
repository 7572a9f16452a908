import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { SceneFile } from '../../../src/drama/scene-file.ts';
import { lookedAt } from '../../../src/drama/told-age.ts';
import { parentIn } from '../../../src/drama/whereabouts.ts';
import { characterOf, type Character } from '../figures/character.ts';
import type { Sculptor } from './sculptor.ts';

/** Nothing stands on more things than this. */
const deepest = 8;

/** Has the first skins of those who are seen first made while the stage is still being planned; nothing is made twice. */
export function orderAhead(sculptor: Sculptor, scene: SceneFile, style: string): void {
  // Whoever wears it is told when it cannot be made.
  for (const character of seenFirst(scene, style)) sculptor.make(character, 'draft').catch(() => undefined);
}

/** Those who are in the first scene's place when the play begins. */
export function seenFirst({ entities, staging, blueprint }: SceneFile, style: string): readonly Character[] {
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
  return entities
    .filter((entity) => entity.kind === 'actor')
    .filter(({ id }) => isThere(id))
    .map(({ id, name, aliases, pronouns, description: said }) => {
      const description = lookedAt(said, blueprint.profiles.find((each) => each.actor === id)); // prettier-ignore
      const looks = staging?.looks?.find((each) => each.actor === id);
      return characterOf({ id, name, aliases, pronouns, description, style, looks });
    });
}
