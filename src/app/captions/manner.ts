import type { EntityId } from '../../drama/entity-id.ts';
import type { Voice } from '../../drama/fact.ts';
import { nameOf, type Play } from '../../play/play.ts';
import type { Language } from '../language.ts';
import { words } from './words.ts';

/** A line as it is begun. */
export interface Saying {
  readonly voice: Voice;
  readonly to?: EntityId | undefined;
  readonly delivery?: string | undefined;
}

/** How a line is said, and to whom: *whispers to Gertrude, coldly*. To whoever reads, it is said *to you*. */
export function mannerOf({ voice, to, delivery }: Saying, play: Play, language: Language, reader?: EntityId): string {
  const { manners, toYou, to: toName, comma } = words[language];
  const whom = to === undefined || voice === 'aside' ? '' : to === reader ? toYou : toName(nameOf(play, to));
  const how = manners[voice];
  // Chinese names the listener first: 对格特鲁德低声.
  const said = language === 'zh' ? `${whom}${how}` : [how, whom].filter(Boolean).join(' ');
  return [said, delivery].filter(Boolean).join(comma);
}
