import type { Elsewhere } from '../company/broadcast.ts';
import type { EntityId } from '../drama/entity-id.ts';
import { toShare } from '../kit/numbers.ts';
import { limbsDiffer, type Limbs } from '../protocol/limbs.ts';
import type { Footing, Pace } from '../protocol/pace.ts';
import { afterEachFrame, type HostScene } from '../../plugin/picture/view/host-scene.ts';
import { stepMs, type Stage } from '../../plugin/stage/stage.ts';
import { placedOn, seenFrom } from '../../plugin/stage/tracked.ts';
import { JitterBuffer } from './jitter-buffer.ts';

/** One's own steps are told so often while one walks; the others' bodies are led as often. */
const betweenMs = 80;
/** Less than this is no step. */
const stillMeters = 0.02;
const stillRadians = 0.05;
/** Whoever wears a headset and holds still is told so often all the same: nobody takes them for gone. */
const stillToldMs = 1_000;
/** A body is led a little ahead of where it is, so that it does not stop at every word of it. */
const aheadSeconds = 0.3;
const standsBelow = 0.15;

/** This near the company stands where the house has it; a step to the side is walked so fast. */
const alikeMeters = 0.35;
const asideSpeed = 0.9;
/** Whoever has just come to stand here is left alone for so long: the house will have said by then where they stand there. */
const settledMs = 2_000;

/** A drama that is shown here and played elsewhere. */
interface SteppedDrama {
  readonly stage: Pick<Stage, 'actors' | 'walkTo' | 'sendBack' | 'steppedAtMs' | 'isWalking'>;
  /** Who is played by whom; the others are the company's. */
  readonly play: { readonly roles: ReadonlyMap<EntityId, string> };
  /** Whoever plays here. */
  readonly player: { readonly role: EntityId } | undefined;
  /** Milliseconds on the play's clock. */
  readonly nowMs: number;
}

/** Has everybody's steps shown on this stage while frames are drawn, until what it returns is called. */
export function shareSteps(
  host: Pick<HostScene, 'onAfterRenderObservable'>,
  drama: SteppedDrama,
  elsewhere: Pick<Elsewhere, 'pace' | 'onPaced'>,
  clock = () => performance.now(),
): () => void {
  const steps = new SharedSteps(drama, elsewhere, clock);
  const stop = afterEachFrame(host, () => steps.update());
  return () => {
    stop();
    steps.dispose();
  };
}

/**
 * Everybody's steps in an evening that is played elsewhere, as they are made. One's own are one's own at once: nobody waits
 * for the house to walk. Those of the others are shown evenly, a little later; where they stand in the end is told as a fact
 * besides. Where the house has one's own body elsewhere, it says so, and the body walks there. Head and hands of whoever wears
 * a headset go along. The company does here by itself what it is told to have done; where it has come to stand elsewhere than
 * in the house, it walks there when it has nothing else to do.
 */
class SharedSteps {
  private readonly buffers = new Map<EntityId, { readonly moments: JitterBuffer; led?: Footing }>();
  /** Where the house has those of the company, and since when each has stood here. */
  private readonly company = new Map<EntityId, Footing>();
  private readonly stoodSinceMs = new Map<EntityId, number>();
  private readonly stop: (() => void) | undefined;
  private told: Pace | undefined;
  private toldAtMs = 0;
  private ledAtMs = 0;

  constructor(
    private readonly drama: SteppedDrama,
    private readonly elsewhere: Pick<Elsewhere, 'pace' | 'onPaced'>,
    private readonly clock: () => number,
  ) {
    this.stop = elsewhere.onPaced?.((actor, pace) => {
      if (actor === drama.player?.role) return drama.stage.sendBack(actor, pace);
      if (!drama.play.roles.has(actor)) return void this.company.set(actor, pace);
      let buffer = this.buffers.get(actor);
      if (!buffer) this.buffers.set(actor, (buffer = { moments: new JitterBuffer() }));
      buffer.moments.push(pace, clock());
    });
  }

  update(): void {
    const now = this.clock();
    if (now - this.toldAtMs >= betweenMs) this.tell(now);
    const isLed = now - this.ledAtMs >= betweenMs;
    if (isLed) this.ledAtMs = now;
    for (const [actor, buffer] of this.buffers) {
      const stride = buffer.moments.sample(now);
      if (!stride) continue;
      // Hands are seen to move at every picture; legs find their own way.
      const limbs = stride.isSilent ? undefined : stride.limbs;
      this.pose(actor, limbs);
      if (!isLed) continue;
      if (stride.isOver && !limbs) this.buffers.delete(actor);
      const to = aheadOf(stride);
      if (buffer.led && !hasStepped(buffer.led, to)) continue;
      buffer.led = to;
      this.drama.stage.walkTo(actor, to, stride.speed);
    }
    if (isLed) for (const [actor, footing] of this.company) this.bringThere(actor, footing, now);
  }

  private bringThere(actor: EntityId, footing: Footing, now: number): void {
    const { stage, play } = this.drama;
    const here = stage.actors.get(actor)?.stand.position;
    if (stage.isWalking(actor)) this.stoodSinceMs.set(actor, now);
    if (!here || now - (this.stoodSinceMs.get(actor) ?? -Infinity) < settledMs) return;
    if (Math.hypot(here.x - footing.x, here.z - footing.z) < alikeMeters) return;
    // Somebody may have taken the role since.
    if (play.roles.has(actor)) return void this.company.delete(actor);
    this.stoodSinceMs.set(actor, now);
    stage.walkTo(actor, footing, asideSpeed);
  }

  dispose(): void {
    this.stop?.();
  }

  /** Without a headset the body moves head and hands by itself. */
  private pose(actor: EntityId, limbs: Limbs | undefined): void {
    const { stage, nowMs } = this.drama;
    const who = stage.actors.get(actor);
    if (!who) return;
    const part = toShare((nowMs - stage.steppedAtMs) / stepMs);
    who.tracked = limbs && placedOn(who.shownStand(part), limbs);
  }

  private tell(now: number): void {
    const { stage, player } = this.drama;
    const { stand, tracked } = (player && stage.actors.get(player.role)) ?? {};
    if (!stand) return;
    const { x, y, z } = stand.position;
    const pace: Pace = { x, y, z, yaw: stand.yaw, limbs: tracked && seenFrom(stand, tracked) };
    const isDue = tracked !== undefined && now - this.toldAtMs >= stillToldMs;
    if (this.told && !isDue && !hasStepped(pace, this.told) && !limbsDiffer(pace.limbs, this.told.limbs)) return;
    this.told = pace;
    this.toldAtMs = now;
    this.elsewhere.pace?.(pace);
  }
}

const hasStepped = (a: Footing, b: Footing): boolean =>
  Math.hypot(a.x - b.x, a.z - b.z) >= stillMeters || Math.abs(a.yaw - b.yaw) >= stillRadians;

function aheadOf({ x, y, z, yaw, speed }: Footing & { readonly speed: number }): Footing {
  const far = speed < standsBelow ? 0 : speed * aheadSeconds;
  return { x: x + Math.sin(yaw) * far, y, z: z + Math.cos(yaw) * far, yaw };
}
