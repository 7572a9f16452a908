/** Goes through something long, so many steps at once: whoever else is in the house has their turn in between. */
export async function inTurns<T>(steps: Iterator<unknown, T>, atOnce: number): Promise<T> {
  for (let count = 1; ; count++) {
    const next = steps.next();
    if (next.done) return next.value;
    if (count % atOnce === 0) await new Promise<void>((resolve) => setImmediate(resolve));
  }
}
