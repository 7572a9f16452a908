/** A mistake of ours, not of the outside world. The message names the value and the remedy. */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
}

/** Throws when something that must hold does not; narrows the condition for the lines below. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new InvariantError(message);
}
