import { changesIn } from '../../drama/changes-in.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import type { Fact } from '../../drama/fact.ts';
import { audience, type ViewName } from '../../protocol/messages.ts';
import { PaceWriter, type Footing, type PaceFrame } from '../../protocol/pace.ts';
import { thingOf, type World } from '../../world/world.ts';
import type { GuestSeat } from './guest-seat.ts';
import type { GuestStage } from './house-stage.ts';
import { Paces } from './paces.ts';
import { isInTheOpen } from './seen-scene.ts';

interface BodiesOptions {
  readonly seats: ReadonlySet<GuestSeat>;
  readonly stage: () => GuestStage;
  readonly world: () => World;
  readonly playerOf: (actor: EntityId) => string | undefined;
  /** Time as it passes outside. */
  readonly now: () => number;
}

/** Where bodies walk and stand between what is told of it: shown to whoever sees them. Nothing of this is a fact. */
export class Bodies {
  private readonly paces = new Paces();

  constructor(private readonly options: BodiesOptions) {}

  /** Somebody walks on their own stage: the others are shown it where it can be so. */
  walk(walker: GuestSeat, role: EntityId, frame: PaceFrame): void {
    const { seats, stage, world, now } = this.options;
    const footing = this.paces.read(role, frame, now());
    if (!footing || !stage().paced(role, footing)) return;
    const as = world();
    for (const seat of seats) {
      const { view } = seat.cursor;
      if (seat !== walker && (view === audience || this.paces.isSeen(as, view, role))) seat.pace(role, frame);
    }
  }

  /** Somebody's body is elsewhere than they have it: they are told where. */
  correct(actor: EntityId, at: Footing): void {
    const { seats, playerOf } = this.options;
    const player = playerOf(actor);
    for (const seat of seats) if (seat.guest.player === player) seat.pace(actor, this.frameOf(at));
  }

  /** One of the company has come to stand: whoever sees them has them there. */
  stand(actor: EntityId, at: Footing): void {
    for (const seat of this.options.seats) if (this.sees(seat.cursor.view, actor)) seat.pace(actor, this.frameOf(at));
  }

  /** Somebody has come in, or into another place: they have the company where it stands. */
  showAll(seat: GuestSeat): void {
    for (const [actor, at] of this.options.stage().standing?.() ?? [])
      if (this.sees(seat.cursor.view, actor)) seat.pace(actor, this.frameOf(at));
  }

  /** Whoever comes into another place sees who stands there; whoever has another body walks on from where that is. */
  follow(fact: Fact): void {
    if (fact.type === 'role:taken' || fact.type === 'role:released') this.paces.forget(fact.actor);
    const gone = changesIn(fact).filter(({ property }) => property === 'at');
    if (gone.length === 0) return;
    for (const seat of this.options.seats)
      if (gone.some(({ entity }) => entity === seat.cursor.view)) this.showAll(seat);
  }

  private sees(view: ViewName, actor: EntityId): boolean {
    const world = this.options.world();
    return view === audience ? isInTheOpen(world, thingOf(world, actor)) : this.paces.isSeen(world, view, actor);
  }

  private frameOf(at: Footing): PaceFrame {
    return new PaceWriter().write(at, this.options.now());
  }
}
