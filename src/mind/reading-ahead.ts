import type { Blueprint } from '../drama/blueprint.ts';
import { ownPieces } from '../play/telling.ts';
import { termsOf } from './hearing/covering.ts';
import { matterSpeeches, matterSpeechesInSigns } from './hearing/likening.ts';

/**
 * Reads what the people of a play know and say, a piece at a time. Without it the first line that is heard has all of it read at
 * once, which takes most of a second: too long where others play beside it.
 */
export function* readingAhead({ matters = [], profiles }: Blueprint): Generator<undefined, void> {
  for (const { knows = [] } of profiles) {
    for (const knowledge of knows) {
      ownPieces(knowledge);
      yield;
    }
  }
  for (const matter of matters) {
    matterSpeeches(matter);
    if (matter.claimIn?.['zh'] !== undefined) matterSpeechesInSigns(matter);
    termsOf(matter);
    yield;
  }
}
