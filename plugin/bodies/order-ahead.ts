import type { SceneFile } from '../../src/drama/scene-file.ts';
import { parentIn } from '../../src/drama/whereabouts.ts';
import { characterOf } from '../figures/character.ts';
import type { Sculptor } from './sculptor.ts';

/**
 * Has the first skins of those who are seen first made while the stage is still being planned: the sculptor works beside
 * the page, and makes nothing twice.
 */
export function orderAhead(sculptor: Sculptor, { entities, staging, blueprint }: SceneFile, style: string): void {
  const first = blueprint.acts[0]?.scenes[0];
  const placed = new Map((first?.places ?? []).map(({ entity, at }) => [entity, at]));
  const actors = entities.filter((entity) => entity.kind === 'actor');
  const seen = actors.filter((entity) => {
    const at = placed.get(entity.id) ?? entity.at;
    return at !== undefined && at !== null && parentIn(at) === first?.place;
  });
  for (const actor of seen) {
    const { id, name, aliases, pronouns, description } = actor;
    const looks = staging?.looks?.find((each) => each.actor === id);
    const character = characterOf({ id, name, aliases, pronouns, description, style, looks });
    // Whoever wears it is told when it cannot be made.
    sculptor.make(character, 'draft').catch(() => undefined);
  }
}
