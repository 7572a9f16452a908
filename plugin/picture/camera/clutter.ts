import { clothedRadius, crownOf, headHalfMeters, type Blocking, type Figure } from './blocking.ts';
import { partTaken, seenIn, type Frame, type Seen } from './frame.ts';
import type { Setup } from './shot.ts';

/** What it costs a picture when all of its breadth is taken by somebody it is not about; `cut`: when it ends in a head. */
const costs = { before: 7, behind: 0.7, merged: 0.5, cut: 0.9 } as const;
/** A head that takes less of half the picture's breadth is far away, and may end where it likes. */
const largeHead = 0.12;

/** How much people a picture is not about are in it: a back of a head in the foreground spoils it, company behind hardly. */
export function clutterOf(
  { blocking, aspect }: { readonly blocking: Blocking; readonly aspect: number },
  { frame, subjects }: Setup,
): number {
  const shown = subjects.flatMap((id) => blocking.figures.get(id) ?? []);
  const heads = shown.map(({ eyes }) => seenIn(frame, eyes, aspect));
  const nearest = Math.min(...heads.map(({ ahead }) => ahead), Infinity);
  let cost = 0;
  for (const figure of blocking.figures.values()) {
    if (subjects.includes(figure.id) || figure.isLying || figure.isHidden) continue;
    cost += costOf(figure, frame, aspect, heads, nearest);
  }
  return cost;
}

function costOf(figure: Figure, frame: Frame, aspect: number, heads: readonly Seen[], nearest: number): number {
  const { across, up, ahead } = seenIn(frame, figure.eyes, aspect);
  if (ahead < 0.15 || seenIn(frame, crownOf(figure), aspect).up < -1) return 0;
  const half = clothedRadius / (Math.tan(frame.fov / 2) * ahead * aspect);
  const taken = Math.max(0, Math.min(1, across + half) - Math.max(-1, across - half)) / 2;
  if (taken === 0) return 0;
  const isBefore = ahead < nearest * 0.95;
  const isMerged = heads.some((other) => Math.abs(other.across - across) < half * 1.3);
  const head = partTaken(headHalfMeters, ahead, frame.fov, aspect);
  const isCut = head > largeHead && Math.abs(up) < 1 && Math.abs(Math.abs(across) - 1) < head;
  return taken * (isBefore ? costs.before : costs.behind) + (isMerged ? costs.merged : 0) + (isCut ? costs.cut : 0);
}
