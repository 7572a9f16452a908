import type { EntityId } from '../../drama/entity-id.ts';
import type { Footing } from '../../protocol/pace.ts';
import type { Others } from '../shelf/opened-evening.ts';
import type { Show } from '../show/show.ts';
import { JitterBuffer } from './jitter-buffer.ts';

/** One's own steps are told so often while one walks; the others' bodies are led as often. */
const betweenMs = 80;
/** Less than this is no step. */
const stillMeters = 0.02;
const stillRadians = 0.05;
/** A body is led a little ahead of where it is, so that it does not stop at every word of it. */
const aheadSeconds = 0.3;
const standsBelow = 0.15;

/**
 * Everybody's steps as they are made. One's own are one's own at once: nobody waits for the house to walk. Those of the
 * others are shown evenly, a little later; where they stand in the end is told as a fact besides. Where the house has one's
 * own body elsewhere, it says so, and the body walks there.
 */
export class Walks {
  private readonly buffers = new Map<EntityId, JitterBuffer>();
  private readonly stops: readonly (() => void)[];
  private told: Footing | undefined;
  private toldAtMs = 0;
  private ledAtMs = 0;

  constructor(
    private readonly show: Show,
    private readonly others: Others,
    private readonly clock: () => number,
  ) {
    this.stops = [
      others.onPaced((actor, footing) => {
        if (actor === others.role) return show.sendBack(actor, footing);
        let buffer = this.buffers.get(actor);
        if (!buffer) this.buffers.set(actor, (buffer = new JitterBuffer()));
        buffer.push(footing, clock());
      }),
      show.onFrame(() => this.update()),
    ];
  }

  dispose(): void {
    for (const stop of this.stops) stop();
  }

  private update(): void {
    const now = this.clock();
    if (now - this.toldAtMs >= betweenMs) this.tell(now);
    if (now - this.ledAtMs < betweenMs) return;
    this.ledAtMs = now;
    for (const [actor, buffer] of this.buffers) {
      const stride = buffer.sample(now);
      if (!stride) continue;
      if (stride.isOver) this.buffers.delete(actor);
      this.show.lead(actor, aheadOf(stride), stride.speed);
    }
  }

  private tell(now: number): void {
    const { role } = this.others;
    const footing = role && this.show.footing(role);
    if (!footing || (this.told && isSame(footing, this.told))) return;
    this.told = footing;
    this.toldAtMs = now;
    this.others.pace(footing);
  }
}

const isSame = (a: Footing, b: Footing): boolean =>
  Math.hypot(a.x - b.x, a.z - b.z) < stillMeters && Math.abs(a.yaw - b.yaw) < stillRadians;

function aheadOf(stride: Footing & { readonly speed: number }): Footing {
  if (stride.speed < standsBelow) return stride;
  const far = stride.speed * aheadSeconds;
  return { ...stride, x: stride.x + Math.sin(stride.yaw) * far, z: stride.z + Math.cos(stride.yaw) * far };
}
