import type { EntityId } from '../../drama/entity-id.ts';
import type { PaceFrame } from '../../protocol/pace.ts';
import type { Cancel, Clock } from '../../kit/clock.ts';
import type { Cursor, GuestPart, Stands, VoiceSignal } from '../../protocol/messages.ts';
import type { ServerWire, WrittenTelling } from '../../protocol/wire.ts';
import type { ToldLog } from './told-log.ts';

/** Who somebody is, as their token has it. */
export interface SeatedGuest {
  readonly player: string;
  readonly part: GuestPart;
  /** Their own name for the program they sit at: asks are numbered within it. */
  readonly client: string;
}

/** So many messages may be on their way to somebody, of which every so many is answered. */
const mostUnderWay = 16;
const answeredEvery = 8;
/** So long after it was told something whoever has not been asked for an answer is asked. */
const askedAfterMs = 2_000;

/** Somebody's place in a session: how much they have been told. It never holds more for them than what is under way. */
export class GuestSeat {
  isReady = false;
  /** Their program, among all: asks are numbered within it. */
  readonly client: string;
  private underWay = 0;
  /** Tellings after the last that is to be answered. */
  private unasked = 0;
  /** When those were told that are to be answered and are not yet. */
  private readonly awaited: number[] = [];
  private isClosed = false;
  private look: Cancel | undefined;

  constructor(
    private readonly wire: ServerWire,
    readonly guest: SeatedGuest,
    /** What they are told next. */
    public cursor: Cursor,
    private readonly clock: Clock,
    private readonly slowMs: number,
  ) {
    this.client = `${guest.player}/${guest.client}`;
  }

  /** They are told from there on. */
  restart(cursor: Cursor): void {
    this.cursor = cursor;
  }

  /** Tells what there is and fits; the rest when they have got that. Whoever takes too long is cut: they come again. */
  serve(told: ToldLog, cut: () => void): void {
    while (!this.isClosed && this.underWay < mostUnderWay && this.cursor.next < told.length) {
      const { count, facts } = told.batch(this.cursor.next);
      const { cursor } = this;
      this.cursor = { ...cursor, next: cursor.next + count };
      this.underWay++;
      this.unasked++;
      if (this.unasked < answeredEvery) this.wire.tell({ cursor, facts });
      else this.askWith({ cursor, facts }, cut, () => this.serve(told, cut));
    }
    if (this.underWay > 0) this.watch(cut);
  }

  /** Tells what is to be answered: whoever has got it has got everything before it. */
  private askWith(telling: WrittenTelling, cut: () => void, then: () => void = () => undefined): void {
    const covered = this.unasked;
    this.unasked = 0;
    this.awaited.push(this.clock.now());
    const { view, epoch } = telling.cursor;
    this.wire.tellAndHear(telling).then(
      () => {
        this.underWay -= covered;
        this.awaited.shift();
        if (this.cursor.view === view && this.cursor.epoch === epoch) then();
      },
      () => cut(),
    );
  }

  /** Now and then: whoever has not answered for too long is cut, and whoever was told something and not asked is asked. */
  private watch(cut: () => void): void {
    if (this.isClosed) return;
    this.look ??= this.clock.after(Math.min(askedAfterMs, this.slowMs), () => {
      this.look = undefined;
      const [oldest] = this.awaited;
      if (oldest !== undefined && this.clock.now() - oldest >= this.slowMs) return cut();
      if (this.unasked > 0 && oldest === undefined) this.askWith({ cursor: this.cursor, facts: '[]' }, cut);
      if (this.underWay > 0) this.watch(cut);
    });
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
    this.look?.();
  }

  close(): void {
    if (this.isClosed) return;
    this.retire();
    this.wire.close();
  }
}
