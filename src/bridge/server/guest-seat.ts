import type { EntityId } from '../../drama/entity-id.ts';
import type { PaceFrame } from '../../protocol/pace.ts';
import type { Fact } from '../../drama/fact.ts';
import type { Cancel, Clock } from '../../kit/clock.ts';
import type { Cursor, GuestPart, Stands, VoiceSignal } from '../../protocol/messages.ts';
import type { ServerWire } from '../../protocol/wire.ts';

/** Who somebody is, as their token has it. */
export interface SeatedGuest {
  readonly player: string;
  readonly part: GuestPart;
  /** Their own name for the program they sit at: asks are numbered within it. */
  readonly client: string;
}

/** So many messages may be on their way to somebody, and so much goes into one, in characters. */
const mostUnderWay = 8;
const messageLength = 12_000;
const mostFacts = 400;

/** Somebody's place in a session: how much they have been told. It never holds more for them than what is under way. */
export class GuestSeat {
  isReady = false;
  private underWay = 0;
  private isClosed = false;
  private late: Cancel | undefined;

  constructor(
    private readonly wire: ServerWire,
    readonly guest: SeatedGuest,
    /** What they are told next. */
    public cursor: Cursor,
    private readonly clock: Clock,
    private readonly slowMs: number,
  ) {}

  /** They are told from there on. */
  restart(cursor: Cursor): void {
    this.cursor = cursor;
  }

  /** Tells what there is and fits; the rest when they have got that. Whoever takes too long is cut: they come again. */
  serve(told: readonly Fact[], cut: () => void): void {
    while (!this.isClosed && this.underWay < mostUnderWay && this.cursor.next < told.length) {
      const facts = batchOf(told, this.cursor.next);
      const { cursor } = this;
      this.cursor = { ...cursor, next: cursor.next + facts.length };
      this.underWay++;
      this.late ??= this.clock.after(this.slowMs, cut);
      this.wire.tell({ cursor, facts }).then(
        () => {
          this.underWay--;
          this.late?.();
          this.late = this.underWay > 0 && !this.isClosed ? this.clock.after(this.slowMs, cut) : undefined;
          if (this.cursor.view === cursor.view && this.cursor.epoch === cursor.epoch) this.serve(told, cut);
        },
        () => cut(),
      );
    }
  }

  /** Says how the evening stands. */
  show(stands: Stands): void {
    if (!this.isClosed) this.wire.show(stands);
  }

  /** Shows how somebody walks, unless they are behind with what counts. */
  pace(actor: EntityId, frame: PaceFrame): void {
    if (!this.isClosed && this.isReady && this.underWay < mostUnderWay) this.wire.pace(actor, frame);
  }

  /** Passes on how somebody's browser can be reached. */
  signal(from: EntityId, signal: VoiceSignal): void {
    if (!this.isClosed && this.isReady) this.wire.signal(from, signal);
  }

  /** Nothing more is told here; the connection stays, for another seat. */
  retire(): void {
    this.isClosed = true;
    this.late?.();
  }

  close(): void {
    if (this.isClosed) return;
    this.retire();
    this.wire.close();
  }
}

function batchOf(told: readonly Fact[], from: number): readonly Fact[] {
  let [end, length] = [from, 0];
  while (end < told.length && end - from < mostFacts) {
    length += JSON.stringify(told[end]).length;
    if (end > from && length > messageLength) break;
    end++;
  }
  return told.slice(from, end);
}
