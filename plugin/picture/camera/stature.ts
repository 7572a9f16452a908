import type { EntityId } from '../../../src/drama/entity-id.ts';
import { characterOf } from '../../body/figures/character.ts';
import type { Stage } from '../../stage/stage.ts';

/** How tall everybody is beside a body of 1.7 m, which is what the simulation takes them all for. */
export type Statures = ReadonlyMap<EntityId, number>;

const usualMeters = 1.7;

/** As our puppets will be made. A host with bodies of its own gives none. */
export function staturesOf(stage: Stage): Statures {
  const { style, looks } = stage.parts.plan;
  const all = [...stage.actors.all.values()].map(({ id, thing }) => {
    const { name, aliases, pronouns, description } = thing;
    const { build } = characterOf({ id, name, aliases, pronouns, description, style, looks: looks?.get(id) });
    return [id, build.heightMeters / usualMeters] as const;
  });
  return new Map(all);
}
