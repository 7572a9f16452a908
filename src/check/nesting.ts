/** Deeper than anybody nests by hand; what goes on for ever would overrun every reader after this one. */
export const deepestNesting = 120;

/** Is it nested deeper than that? Looked at level by level, since asking recursively is what must not be done. */
export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepestNesting) return true;
    level = level.flatMap((one): unknown[] => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}
