import type { EntityId } from '../drama/entity-id.ts';
import { plain } from '../play/plain-words.ts';
import type { Exchanged } from './talking-with.ts';
import { mindTongues } from './tongues/tongues.ts';

/** Words for one thing done: who wipes is asked what they polish. */
const alike = [
  'wipe clean rub polish',
  'sing play hum whistle snort',
  'write draw scribble',
  'touch rub stroke',
  'drink sip',
].map((words) => words.split(' '));

const isAlike = (one: string, other: string): boolean =>
  one === other || alike.some((words) => words.includes(one) && words.includes(other));

/** Who of those present has just done what a line asks its listener about: *what are you polishing there?* */
export function whoDoesThat(
  spoken: string,
  { present, talk }: { readonly present: readonly EntityId[]; readonly talk: readonly Exchanged[] },
): readonly EntityId[] {
  const asked = Object.values(mindTongues).flatMap(({ calls }) => calls.doing(plain(spoken)));
  if (asked.length === 0) return [];
  const doers = talk
    .toReversed()
    .flatMap(({ by, deed = [] }) =>
      by !== undefined && present.includes(by) && deed.some((done) => asked.some((one) => isAlike(one, done)))
        ? [by]
        : [],
    );
  return [...new Set(doers)];
}
