import type { Deed } from '../drama/deed.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { PhysicalProbe } from '../drama/physical-probe.ts';
import type { Scene } from './narrator.ts';

export interface AffordanceOptions {
  readonly probe?: PhysicalProbe | undefined;
  /** The language the deeds are called in: `en`, `zh`. */
  readonly language?: string | undefined;
}

/** What an actor may do with a thing now, the likeliest first. Every one of them the narrator would let happen. */
export function affordancesOf(
  _scene: Scene,
  _actor: EntityId,
  _thing: EntityId,
  _options: AffordanceOptions = {},
): readonly Deed[] {
  return [];
}
