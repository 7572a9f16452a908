import type { EntityId } from '../../drama/entity-id.ts';
import type { Play } from '../../play/play.ts';

/** So many colours can be told apart at a glance; captions.css names each, all of them legible on black. */
const hues = 8;

/** The colour somebody is read in all evening: by their place in the cast, so that two who talk rarely share one. */
export function hueOf(play: Pick<Play, 'profiles'>, actor: EntityId): number {
  let place = 0;
  for (const id of play.profiles.keys()) {
    if (id === actor) return place % hues;
    place++;
  }
  return 0;
}
