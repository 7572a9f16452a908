import { editDistance } from '../../kit/nearest-name.ts';

/** The name somebody may have meant: the one that holds theirs, or the one fewest letters away, if they are few. */
export function nearestModelName(wanted: string, names: readonly string[]): string | undefined {
  const meant = wanted.trim().toLowerCase();
  if (meant === '') return undefined;
  const holding = names
    .filter((name) => name.toLowerCase().includes(meant) || meant.includes(name.toLowerCase()))
    .sort((a, b) => a.length - b.length)[0];
  if (holding !== undefined) return holding;
  let nearest: string | undefined;
  let fewest = Math.floor(meant.length * 0.4);
  for (const name of names) {
    const away = editDistance(meant, name.toLowerCase());
    if (away > fewest || (nearest !== undefined && away === fewest)) continue;
    nearest = name;
    fewest = away;
  }
  return nearest;
}
