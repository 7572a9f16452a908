import type { EntityId } from '../drama/entity-id.ts';
import { shortenText } from './material.ts';
import { importanceOf } from './memory.ts';
import type { Witnessed } from './witnessed.ts';

/** How many older moments are told again, of each leap and of all that lies further back, and at what length. */
const toldOfLeap = 1;
const toldOfOld = 3;
const longestTold = 100;
/** Of so many leaps at most something is told; then of so many fewer. */
const mostLeaps = 4;
const fewerLeaps = 4;
/** What stands in full shrinks to so much of the most, and grows again. */
const leftByLeap = 1 / 4;

/** What somebody perceived, as much of it as a prompt bears. */
interface ShortenedHistory {
  /** What went before, in short; nothing is cut without a word. */
  readonly earlier: readonly string[];
  readonly history: readonly Witnessed[];
}

/**
 * Keeps the newest in full, at least the very last; of what is older, what mattered, and how much more there was. The oldest
 * go in leaps, and of each leap the same is told ever after: what stands before a mind then only grows for a while, and an
 * endpoint that keeps what it has read need not read it again.
 */
export function shortenHistory(all: readonly Witnessed[], actor: EntityId, mostChars: number): ShortenedHistory {
  const leaps = leapsOf(
    all.map(({ text }) => text),
    mostChars,
  );
  const start = leaps.at(-1) ?? 0;
  if (start === 0) return { earlier: [], history: all };
  // Where there were more leaps than can be told of, the oldest go together, so that the rest need not be read again.
  const first = Math.max(0, Math.ceil((leaps.length - mostLeaps) / fewerLeaps) * fewerLeaps);
  const old = first === 0 ? [] : weightiest(all.slice(0, leaps[first - 1]), actor, toldOfOld);
  const told = [
    ...old,
    ...leaps
      .slice(first)
      .flatMap((end, leap) => weightiest(all.slice(leaps[first + leap - 1] ?? 0, end), actor, toldOfLeap)),
  ].map(({ text }) => shortenText(text, longestTold));
  const rest = start - told.length;
  return {
    earlier: rest > 0 ? [...told, `(and ${rest} smaller moments)`] : told,
    history: all.slice(start),
  };
}

/** The moments that mattered most, in their order. */
const weightiest = (moments: readonly Witnessed[], actor: EntityId, most: number): Witnessed[] =>
  moments
    .map((moment) => ({ moment, weight: importanceOf(moment, actor) }))
    .sort((a, b) => b.weight - a.weight || b.moment.seq - a.moment.seq)
    .slice(0, most)
    .map(({ moment }) => moment)
    .sort((a, b) => a.seq - b.seq);

/** Where each leap ends, oldest first, until the rest fits into so many characters. */
function leapsOf(texts: readonly string[], mostChars: number): number[] {
  const all = texts.reduce((sum, { length }) => sum + length, 0);
  const leap = mostChars * (1 - leftByLeap);
  const ends: number[] = [];
  let [end, passed] = [0, 0];
  for (let cut = leap; all - (cut - leap) > mostChars; cut += leap) {
    while (end < texts.length - 1 && passed < cut) passed += texts[end++]?.length ?? 0;
    if (end > (ends.at(-1) ?? 0)) ends.push(end);
  }
  return ends;
}

/** Where the newest begin that fit together into so many characters; at least the very last. */
export function newestFrom(texts: readonly string[], mostChars: number): number {
  let start = texts.length;
  for (let used = 0; start > 0; start--) {
    used += texts[start - 1]?.length ?? 0;
    if (used > mostChars && start < texts.length) break;
  }
  return start;
}
