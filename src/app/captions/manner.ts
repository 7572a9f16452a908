import type { EntityId } from '../../drama/entity-id.ts';
import type { Voice } from '../../drama/voice.ts';
import { nameOf, type Play } from '../../play/play.ts';
import { words, type Language } from '../words/words.ts';

/** A line as it is begun. */
interface Saying {
  readonly voice: Voice;
  readonly to?: EntityId | undefined;
  readonly delivery?: string | undefined;
}

/** How a line is said, and to whom: *whispers to Gertrude, coldly*. To whoever reads, it is said *to you*. */
export function mannerOf({ voice, to, delivery }: Saying, play: Play, language: Language, reader?: EntityId): string {
  const { manners, mannerTo, toYou, to: toName, comma } = words[language].captions;
  const whom = to === undefined || voice === 'aside' ? '' : to === reader ? toYou : toName(nameOf(play, to));
  return [mannerTo(manners[voice], whom), delivery].filter(Boolean).join(comma);
}
