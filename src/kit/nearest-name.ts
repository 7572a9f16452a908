/** The name somebody probably meant, or undefined when none is near enough to be worth saying. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  // Nobody mistypes hundreds of letters, and the distance takes time in proportion.
  if (typed.length > 40) return undefined;
  const word = typed.toLowerCase();
  let best: { readonly name: string; readonly distance: number } | undefined;
  for (const name of names) {
    const begins = name.startsWith(word) && word.length > 2;
    if (!begins && Math.abs(name.length - word.length) > farthest(name)) continue;
    const distance = begins ? 0 : editDistance(word, name);
    if (best === undefined || distance < best.distance) best = { name, distance };
  }
  return best !== undefined && best.distance <= farthest(best.name) ? best.name : undefined;
}

/** More slips than these are another word. */
const farthest = (name: string): number => Math.max(1, Math.floor(name.length / 3));

/** How many letters to add, drop, change or swap with a neighbour to make one word the other. */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const changed = at(last, column - 1) + (from[row - 1] === to[column - 1] ? 0 : 1);
      let distance = Math.min(changed, at(last, column) + 1, at(current, column - 1) + 1);
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        distance = Math.min(distance, at(beforeLast, column - 2) + 1);
      }
      current.push(distance);
    }
    [beforeLast, last] = [last, current];
  }
  return at(last, to.length);
}

function at(numbers: readonly number[], index: number): number {
  return numbers[index] ?? Infinity;
}
