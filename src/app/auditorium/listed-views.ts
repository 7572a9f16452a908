import type { ViewMode } from '../../../plugin/player/view-mode.ts';
import type { Show } from '../show/show.ts';

type Listed = Exclude<ViewMode, 'photo'>;

/** The ways to look at it that can be chosen from a list. */
export function viewsOf({ playing, picture }: Show): readonly Listed[] {
  if (!picture) return [];
  return playing?.rig ? ['shoulder', 'eyes', 'film', 'house'] : ['film', 'house'];
}
