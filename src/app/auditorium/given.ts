import type { Wish } from '../address.ts';
import type { Connection } from '../connection/connection.ts';
import type { EveningLog } from '../shelf/evening-log.ts';
import type { Show } from '../show/show.ts';

/** What is on, and how it was asked for. */
export interface Given {
  readonly show: Show;
  readonly wish: Wish;
  readonly connection: Connection | undefined;
  /** Where it is kept. */
  readonly log: EveningLog | undefined;
}
