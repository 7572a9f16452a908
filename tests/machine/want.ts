import { describe, it } from 'vitest';
import { isCi, type Machine, thisMachine } from './machine.ts';

/** Something tests want of a machine: whether it is there, and a sentence that says how to get it. */
export interface Want {
  readonly name: string;
  readonly isThere: boolean;
  readonly howToGet: string;
}

/** Why tests are skipped; undefined where they can run. Throws where nothing may be skipped. */
export function whySkipped({ name, isThere, howToGet }: Want, machine: Machine): string | undefined {
  if (isThere) return undefined;
  const why = `There is no ${name}. ${howToGet}`;
  if (isCi(machine)) throw new Error(`${why} Under CI nothing is skipped.`);
  return why;
}

/** `describe` and `it` for tests that want something: they run, or are skipped with a line that says how to get it. */
export function wanting(want: Want): {
  readonly describe: (title: string, body: () => void) => void;
  readonly it: (title: string, body: () => Promise<void>) => void;
} {
  const isSkipped = (title: string): boolean => {
    const why = whySkipped(want, thisMachine);
    if (why !== undefined) console.warn(`Skipped: ${title}. ${why}`);
    return why !== undefined;
  };
  return {
    describe: (title, body) => void describe.skipIf(isSkipped(title))(title, body),
    it: (title, body) => it.skipIf(isSkipped(title))(title, body),
  };
}
