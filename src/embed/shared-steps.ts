import type { Elsewhere } from '../company/broadcast.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { Footing } from '../protocol/pace.ts';
import { afterEachFrame, type HostScene } from '../../plugin/picture/view/host-scene.ts';
import type { Stage } from '../../plugin/stage/stage.ts';
import { JitterBuffer } from './jitter-buffer.ts';

/** One's own steps are told so often while one walks; the others' bodies are led as often. */
const betweenMs = 80;
/** Less than this is no step. */
const stillMeters = 0.02;
const stillRadians = 0.05;
/** A body is led a little ahead of where it is, so that it does not stop at every word of it. */
const aheadSeconds = 0.3;
const standsBelow = 0.15;

type StepStage = Pick<Stage, 'actors' | 'walkTo' | 'sendBack'>;

/** Has everybody's steps shown on this stage while frames are drawn, until what it returns is called. */
export function shareSteps(host: HostScene, stage: StepStage, elsewhere: Elsewhere, own?: EntityId): () => void {
  const steps = new SharedSteps(stage, elsewhere, own, () => performance.now());
  const stop = afterEachFrame(host, () => steps.update());
  return () => {
    stop();
    steps.dispose();
  };
}

/**
 * Everybody's steps in an evening that is played elsewhere, as they are made. One's own are one's own at once: nobody waits
 * for the house to walk. Those of the others are shown evenly, a little later; where they stand in the end is told as a fact
 * besides. Where the house has one's own body elsewhere, it says so, and the body walks there.
 */
class SharedSteps {
  private readonly buffers = new Map<EntityId, JitterBuffer>();
  private readonly stop: (() => void) | undefined;
  private told: Footing | undefined;
  private toldAtMs = 0;
  private ledAtMs = 0;

  constructor(
    private readonly stage: StepStage,
    private readonly elsewhere: Elsewhere,
    /** Whom somebody here plays. */
    private readonly own: EntityId | undefined,
    private readonly clock: () => number,
  ) {
    this.stop = elsewhere.onPaced?.((actor, footing) => {
      if (actor === own) return stage.sendBack(actor, footing);
      let buffer = this.buffers.get(actor);
      if (!buffer) this.buffers.set(actor, (buffer = new JitterBuffer()));
      buffer.push(footing, clock());
    });
  }

  update(): void {
    const now = this.clock();
    if (now - this.toldAtMs >= betweenMs) this.tell(now);
    if (now - this.ledAtMs < betweenMs) return;
    this.ledAtMs = now;
    for (const [actor, buffer] of this.buffers) {
      const stride = buffer.sample(now);
      if (!stride) continue;
      if (stride.isOver) this.buffers.delete(actor);
      this.stage.walkTo(actor, aheadOf(stride), stride.speed);
    }
  }

  dispose(): void {
    this.stop?.();
  }

  private tell(now: number): void {
    const stand = this.own && this.stage.actors.get(this.own)?.stand;
    if (!stand) return;
    const { x, y, z } = stand.position;
    const footing = { x, y, z, yaw: stand.yaw };
    if (this.told && isSame(footing, this.told)) return;
    this.told = footing;
    this.toldAtMs = now;
    this.elsewhere.pace?.(footing);
  }
}

const isSame = (a: Footing, b: Footing): boolean =>
  Math.hypot(a.x - b.x, a.z - b.z) < stillMeters && Math.abs(a.yaw - b.yaw) < stillRadians;

function aheadOf(stride: Footing & { readonly speed: number }): Footing {
  if (stride.speed < standsBelow) return stride;
  const far = stride.speed * aheadSeconds;
  return { ...stride, x: stride.x + Math.sin(stride.yaw) * far, z: stride.z + Math.cos(stride.yaw) * far };
}
