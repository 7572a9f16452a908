/** One slip of the finger apart: one letter more, less, other, or two swapped. */
export function isOneOff(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1 || meant.length < 4) return false;
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at += 1;
  const rest = (text: string, skip: number): string => text.slice(at + skip);
  return (
    rest(typed, 1) === rest(meant, 1) ||
    rest(typed, 1) === rest(meant, 0) ||
    rest(typed, 0) === rest(meant, 1) ||
    (typed[at] === meant[at + 1] && typed[at + 1] === meant[at] && rest(typed, 2) === rest(meant, 2))
  );
}
