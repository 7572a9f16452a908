import type { Beat } from '../drama/beat.ts';
import type { EntityId } from '../drama/entity-id.ts';
import { termsIn } from '../mind/hearing/terms.ts';
import { witnessedByAll } from '../mind/witnessed.ts';
import { worldOf, type Play } from '../play/play.ts';
import { thingOf } from '../world/world.ts';
import { mattersTold, spokenWords } from '../play/telling.ts';

/** So many words that say something must be left of a direction: of less nobody can tell what it asks. */
const fewestLeft = 1;
const leftOut = '…';

/**
 * What a beat asks, as far as all of these may know it: its direction in words they have heard, with the rest left out. What
 * tells a matter of the play is nobody's to read before it has been told; of that there is nothing.
 */
export function publicAsking(play: Play, beat: Beat, readers: readonly EntityId[]): string | undefined {
  const direction = beat.instruction ?? beat.hint;
  if (tellsMatter(play, [direction, ...beat.plays.flatMap(spokenWords)])) return undefined;
  const heard = new Set(
    [
      ...witnessedByAll(play, readers)
        .filter(({ kind }) => kind === 'line')
        .map(({ text }) => text),
      ...[beat.actor, ...readers].flatMap((id) => namesOf(play, id)),
    ].flatMap(termsIn),
  );
  let left = 0;
  const words = direction.split(/\s+/).map((word, index) => {
    const terms = termsIn(word);
    // The first word of a direction is what to do: *Ask …*
    if (terms.length === 0 || index === 0) return word;
    if (!terms.every((term) => heard.has(term))) return leftOut;
    left++;
    return word;
  });
  return left < fewestLeft ? undefined : words.join(' ').replace(/…(?: …)+/g, leftOut);
}

const namesOf = (play: Play, id: EntityId): string[] => {
  const { name, aliases } = thingOf(worldOf(play), id);
  return [name, ...aliases];
};

const tellsMatter = (play: Play, texts: readonly string[]): boolean =>
  texts.some((text) => mattersTold(play.blueprint, { seq: 0, at: 0, kind: 'line', text, witnesses: [] }).length > 0);
