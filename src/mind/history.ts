import type { EntityId } from '../drama/entity-id.ts';
import { shortenText } from './material.ts';
import { importanceOf } from './memory.ts';
import type { Witnessed } from './witnessed.ts';

/** How many older moments are told again, and at what length. */
const mostTold = 12;
const longestTold = 160;

/** What somebody perceived, as much of it as a prompt bears. */
interface ShortenedHistory {
  /** What went before, in short; nothing is cut without a word. */
  readonly earlier: readonly string[];
  readonly history: readonly Witnessed[];
}

/** Keeps the newest in full, at least the very last; of what is older, what mattered, and how much more there was. */
export function shortenHistory(all: readonly Witnessed[], actor: EntityId, mostChars: number): ShortenedHistory {
  const start = leapsFrom(
    all.map(({ text }) => text),
    mostChars,
  );
  if (start === 0) return { earlier: [], history: all };
  const old = all.slice(0, start);
  const told = old
    .map((moment) => ({ moment, weight: importanceOf(moment, actor) }))
    .sort((a, b) => b.weight - a.weight || b.moment.seq - a.moment.seq)
    .slice(0, mostTold)
    .sort((a, b) => a.moment.seq - b.moment.seq)
    .map(({ moment }) => shortenText(moment.text, longestTold));
  const rest = old.length - told.length;
  return {
    earlier: rest > 0 ? [...told, `(and ${rest} smaller moments)`] : told,
    history: all.slice(start),
  };
}

/**
 * Where the newest begin that fit together into so many characters, in leaps of half of them: what stands before a mind then
 * only grows for a while, and an endpoint that keeps what it has read need not read it again.
 */
function leapsFrom(texts: readonly string[], mostChars: number): number {
  const all = texts.reduce((sum, { length }) => sum + length, 0);
  if (all <= mostChars) return 0;
  const leap = mostChars / 2;
  const cut = Math.ceil((all - mostChars) / leap) * leap;
  let [start, passed] = [0, 0];
  while (start < texts.length - 1 && passed < cut) passed += texts[start++]?.length ?? 0;
  return start;
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
