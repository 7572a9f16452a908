/** What went wrong on the way to a performance: what was asked for, of which play, what there is instead, and why. */
export interface TroubleAbout {
  readonly asked: string;
  readonly play?: string;
  readonly there?: string;
  readonly status?: string;
}
