/** The name somebody may have meant: the one that holds theirs, or the one fewest letters away, if they are few. */
export function nearestName(wanted: string, names: readonly string[]): string | undefined {
  const meant = wanted.trim().toLowerCase();
  if (meant === '') return undefined;
  const holding = names
    .filter((name) => name.toLowerCase().includes(meant) || meant.includes(name.toLowerCase()))
    .sort((a, b) => a.length - b.length)[0];
  if (holding !== undefined) return holding;
  let nearest: string | undefined;
  let fewest = Math.floor(meant.length * 0.4);
  for (const name of names) {
    const away = lettersAway(meant, name.toLowerCase());
    if (away > fewest || (nearest !== undefined && away === fewest)) continue;
    nearest = name;
    fewest = away;
  }
  return nearest;
}

/** How many letters must be changed, left out or put in to make one of the other. */
function lettersAway(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const change = a[row - 1] === b[column - 1] ? 0 : 1;
      current.push(
        Math.min((above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (above[column - 1] ?? 0) + change),
      );
    }
    above = current;
  }
  return above[b.length] ?? a.length;
}
