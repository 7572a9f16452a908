/** A mistake of ours, not of the outside world. The message names the value and the remedy. */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
}

/** Throws when something that must hold does not; narrows the condition for the lines below. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new InvariantError(message);
}

/** Closes a switch over a union: adding a member without handling it becomes a type error. */
export function unreachable(value: never): never {
  throw new InvariantError(`Unhandled case ${describe(value)}: add a branch for it.`);
}

function describe(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}
