/** Something an evening should not hold: where it stands in the log, and what is wrong with it. */
export interface Offence {
  readonly seq: number;
  readonly says: string;
}
