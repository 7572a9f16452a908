import type { Action } from '../drama/action.ts';
import type { Ask, AskTaken, DramaPort, Refused } from '../drama/drama-port.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { Fact } from '../drama/fact.ts';
import type { PhysicalProbe } from '../drama/physical-probe.ts';
import type { StageHappening } from '../drama/stage-port.ts';
import { ok, type Result } from '../kit/result.ts';
import { worldOf, type Play } from '../play/play.ts';
import type { Pace } from '../protocol/pace.ts';
import { placeOf } from '../world/containment.ts';
import { thingOf } from '../world/world.ts';
import type { Performing } from './performing.ts';
import { Playback, type PlaybackOptions } from './playback.ts';

type Walked = Extract<StageHappening, { readonly kind: 'walked' }>;

/** An evening that is played somewhere else; its snapshot is everything that was told of it, from the first fact on. */
export interface Elsewhere extends DramaPort<readonly Fact[]> {
  /** Tells where somebody's body stands here. Without it everybody's feet are their own business. */
  stand?(footing: Omit<Walked, 'kind' | 'actor'>): void;
  /** Shows the others how the body at the controls here walks, and where a headset has its head and hands. */
  pace?(pace: Pace): void;
  /** Observes how theirs do, by their own clocks; of one's own, where it has to be. */
  onPaced?(observe: (actor: EntityId, pace: Pace & { readonly atMs: number }) => void): () => void;
}

/**
 * Shows an evening that is played elsewhere, as it comes. Nothing is decided here: what somebody at this stage wants is asked
 * for there, and is seen when it has happened there. Only their own feet are their own.
 */
export class Broadcast implements Performing {
  private readonly facts: Fact[];
  private readonly shown: Playback;
  private readonly leaving: readonly (() => void)[];

  constructor(
    private readonly elsewhere: Elsewhere,
    options: Omit<PlaybackOptions, 'isLive' | 'own'>,
    /** Whom somebody here plays: nobody else moves that body. */
    own?: EntityId,
  ) {
    this.facts = [...elsewhere.play];
    let onHappening: ((tell: (happening: StageHappening) => void) => () => void) | undefined;
    const { stage } = options;
    this.shown = new Playback(this.facts, {
      ...options,
      isLive: true,
      own,
      ...(stage && {
        stage: (clock, world) => {
          const opened = stage(clock, world);
          onHappening = opened.onHappening?.bind(opened);
          return opened;
        },
      }),
    });
    this.shown.seek(this.facts.length);
    this.leaving = [
      elsewhere.onFact((fact) => this.take(fact)),
      onHappening?.((happening) => this.askFor(happening)) ?? (() => undefined),
    ];
  }

  /** The play as it is seen here. */
  get play(): Play {
    return this.shown.play;
  }

  get probe(): PhysicalProbe {
    return this.shown.probe;
  }

  onFact(observe: (fact: Fact, play: Play) => void): () => void {
    return this.shown.onFact(observe);
  }

  start(): void {
    this.shown.start();
  }

  /** Who plays what is settled before one comes in. */
  takeRole(): Result<undefined, Refused> {
    return ok(undefined);
  }

  releaseRole(actor: EntityId, why?: string): void {
    this.elsewhere.releaseRole(actor, why);
  }

  submit(ask: Ask): Result<AskTaken, Refused> {
    return this.elsewhere.submit(ask);
  }

  stop(actor: EntityId, player: string): void {
    this.elsewhere.stop(actor, player);
  }

  /** Everything is kept elsewhere. */
  flush(): Promise<void> {
    return Promise.resolve();
  }

  dispose(): void {
    for (const leave of this.leaving) leave();
    this.shown.dispose();
  }

  private take(fact: Fact): void {
    // Told from the beginning again: rewound, or seen with other eyes. What is shown begins anew there.
    if (fact.seq < this.facts.length) this.facts.length = fact.seq;
    this.facts.push(fact);
    this.shown.goOn();
  }

  /** A body at the controls did something by itself: where that is more than a step, it is a deed to be asked for. */
  private askFor(happening: StageHappening): void {
    if (!('actor' in happening)) return;
    const { actor } = happening;
    if (happening.kind === 'walked' && this.elsewhere.stand) {
      const { kind: _, actor: __, ...footing } = happening;
      return this.elsewhere.stand(footing);
    }
    const world = worldOf(this.play);
    const deed: Omit<Action, 'subject'> | undefined =
      happening.kind === 'rises'
        ? { verb: 'stand' }
        : happening.kind === 'pushes'
          ? { verb: 'open', object: happening.door }
          : placeOf(world, thingOf(world, actor))?.id === happening.place
            ? undefined
            : { verb: 'go', preposition: 'to', object: happening.place };
    if (deed) this.elsewhere.submit({ actor, player: '', deeds: [{ subject: actor, ...deed }] });
  }
}
