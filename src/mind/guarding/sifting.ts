/** An answer on its way to the stage: what is left of it, and what became of the rest. */
export interface Sifted {
  readonly text: string;
  /** No more will come. */
  readonly isOver: boolean;
  /** Why no word of what follows may be performed: somebody else goes on. */
  readonly fault?: string;
  /** What was left out on the way. */
  readonly leftOut: readonly string[];
}

/** A step of the way. It sees the whole of what has come so far, so that it makes no difference in what pieces it came. */
export type Sieve<Speaker> = (sifted: Sifted, speaker: Speaker) => Sifted;

/** Nothing from here on is this person's turn: what stands before it is all of it. */
export const endsAt = (sifted: Sifted, at: number, why: string): Sifted => ({
  ...noted(sifted, why),
  text: sifted.text.slice(0, at),
  isOver: true,
});

/** From here on it is not to be performed. */
export const faultAt = (sifted: Sifted, at: number, fault: string): Sifted => ({
  ...sifted,
  text: sifted.text.slice(0, at),
  fault,
});

/** What stands from here on is kept back until more of it has come. */
export const heldFrom = (sifted: Sifted, at: number): Sifted =>
  sifted.isOver || at < 0 ? sifted : { ...sifted, text: sifted.text.slice(0, at) };

export const noted = (sifted: Sifted, what: string): Sifted =>
  sifted.leftOut.includes(what) ? sifted : { ...sifted, leftOut: [...sifted.leftOut, what] };

/** Replaces what matches, and says so. */
export function without(sifted: Sifted, pattern: RegExp, what: string, instead = ''): Sifted {
  const text = sifted.text.replace(pattern, instead);
  return text === sifted.text ? sifted : { ...noted(sifted, what), text };
}
