/** A fact of one of many plays as one number, so that the later is the larger. */
const most = 1_000_000;

export const safeFact = (play: number, seq: number): number => play * most + seq;

export const readSafeFact = (number: number): { play: number; seq: number } => ({
  play: Math.floor(number / most),
  seq: number % most,
});
