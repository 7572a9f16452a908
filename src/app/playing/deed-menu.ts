import type { OfferedDeed } from '../../drama/deed.ts';
import type { EntityId } from '../../drama/entity-id.ts';

/** What can be done with one thing or person now, one of it ready to be done. */
export interface DeedMenu {
  readonly of: EntityId;
  readonly entries: readonly DeedEntry[];
  readonly chosen: number;
}

/**
 * A deed the narrator offers; or the hand's own, putting something down exactly where one looks; or a word with somebody; or
 * anything else, to be written. A dangerous deed is asked for once more: `sure` does it, `leave` does not.
 */
export type DeedEntry = {
  readonly words: string;
  /** It cannot be done any more; it keeps its place, so that nothing moves under a finger. */
  readonly isGone?: boolean;
} & (
  | { readonly kind: 'deed' | 'sure'; readonly deed: OfferedDeed }
  | { readonly kind: 'put-here' | 'speak' | 'leave' | 'other' }
);

/** More than this is no menu any more. */
export const longestMenu = 12;

export const entriesOf = (deeds: readonly OfferedDeed[]): readonly DeedEntry[] =>
  deeds.slice(0, longestMenu).map((deed) => ({ kind: 'deed', words: deed.words, deed }));

/** Nothing to be done makes no menu. */
export function openMenu(of: EntityId, entries: readonly DeedEntry[]): DeedMenu | undefined {
  return entries.length === 0 ? undefined : { of, entries: entries.slice(0, longestMenu), chosen: 0 };
}

/** The next is chosen, or the one before: the menu is a ring. */
export const entryBy = (menu: DeedMenu, by: 1 | -1): DeedMenu => ({
  ...menu,
  chosen: (menu.chosen + by + menu.entries.length) % menu.entries.length,
});

export const chooseEntry = (menu: DeedMenu, chosen: number): DeedMenu =>
  menu.entries[chosen] ? { ...menu, chosen } : menu;

/**
 * Asks once more. The same key or the same place again leaves it: what is chosen is not to do it, and what does it is not where
 * the deed was.
 */
export function askSure(
  { of, entries }: DeedMenu,
  deed: OfferedDeed,
  words: { readonly sure: string; readonly leave: string },
): DeedMenu {
  const sure: DeedEntry = { kind: 'sure', words: words.sure, deed };
  const leave: DeedEntry = { kind: 'leave', words: words.leave };
  const at = entries.findIndex((each) => each.kind === 'deed' && each.deed === deed);
  return at === 1 ? { of, entries: [sure, leave], chosen: 1 } : { of, entries: [leave, sure], chosen: 0 };
}

/** The other way round, with the same entry chosen. */
export const turnedRound = (menu: DeedMenu): DeedMenu => ({
  ...menu,
  entries: menu.entries.toReversed(),
  chosen: menu.entries.length - 1 - menu.chosen,
});

interface Refreshed {
  /** Nothing, when there is nothing left to do. */
  readonly menu: DeedMenu | undefined;
  /** What was about to be done and cannot be any more. */
  readonly gone: DeedEntry | undefined;
}

/** The menu as the world is now. Every entry keeps its place, those that are gone too; what is new stands after them. */
export function refreshMenu(menu: DeedMenu, entries: readonly DeedEntry[]): Refreshed {
  const kept = menu.entries.map((each) => entries.find((now) => isSame(now, each)) ?? { ...each, isGone: true });
  const added = entries.filter((each) => !kept.some((before) => isSame(before, each)));
  const all = [...kept, ...added].slice(0, longestMenu);
  const wanted = menu.entries[menu.chosen];
  const isGone = wanted !== undefined && wanted.isGone !== true && kept[menu.chosen]?.isGone === true;
  const chosen = kept[menu.chosen]?.isGone === true ? all.findIndex((each) => each.isGone !== true) : menu.chosen;
  const fresh = entries.length === 0 ? undefined : { ...menu, entries: all, chosen: Math.max(0, chosen) };
  return { menu: fresh, gone: isGone ? wanted : undefined };
}

/** Words may be alike for two deeds; what is done tells them apart. */
const isSame = (a: DeedEntry, b: DeedEntry): boolean =>
  a.words === b.words && a.kind === b.kind && JSON.stringify(actionOf(a)) === JSON.stringify(actionOf(b));

const actionOf = (entry: DeedEntry) => ('deed' in entry ? entry.deed.action : undefined);

/** Whether every entry of the one stands in the same place of the other, whatever was added after them. */
export const isGrown = (before: readonly DeedEntry[], now: readonly DeedEntry[]): boolean =>
  now.length >= before.length && before.every((each, index) => isSame(each, now[index] as DeedEntry));
