import { nextBeatFor, roadsAhead } from '../company/planner.ts';
import type { OfferedDeed } from '../drama/deed.ts';
import type { Ask, DramaPort, Refused, AskTaken } from '../drama/drama-port.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { Voice } from '../drama/voice.ts';
import { err, type Result } from '../kit/result.ts';
import { suggestionsFor, type Suggestion } from '../mind/suggesting/suggestions.ts';
import { canAct, type Play } from '../play/play.ts';
import { affordancesOf } from '../world/affordances.ts';
import type { Vec3 } from '../../plugin/stage/space/vector.ts';
import type { Stage } from '../../plugin/stage/stage.ts';
import type { WalkIntent } from '../../plugin/stage/walk-intent.ts';

export type Submitted = Result<AskTaken, Refused>;

export interface Saying {
  readonly to?: EntityId | undefined;
  readonly voice?: Voice | undefined;
}

/** Where the stage stands in the host's scene. */
interface Placing {
  toStage(point: Vec3): Vec3;
  toScene(point: Vec3): Vec3;
  readonly yaw: number;
}

const asItIs: Placing = { toStage: (point) => point, toScene: (point) => point, yaw: 0 };

/** Somebody at this page or in this headset who plays a role: what they may do, and how they do it. */
export class Player {
  constructor(
    private readonly drama: DramaPort<Play>,
    private readonly stage: Stage,
    readonly role: EntityId,
    /** Who plays it, as the log has it. */
    readonly name = 'player',
    private readonly placing: Placing = asItIs,
  ) {}

  /** Alive and on the stage. */
  get canAct(): boolean {
    return canAct(this.drama.play, this.role);
  }

  /** Takes the role; where somebody else has it, says so. */
  take(): Result<undefined, Refused> {
    return this.drama.takeRole(this.role, this.name);
  }

  /** Gives the role back to the company, and the body with it. */
  leave(): void {
    this.walk(undefined);
    this.drama.releaseRole(this.role);
  }

  /** Says and does, in performance notation: `(takes the cup) To your health!` Cuts off whoever of the company speaks here. */
  say(text: string, { to, voice }: Saying = {}): Submitted {
    return this.submit({ text, ...(to ? { to } : {}), ...(voice ? { voice } : {}) });
  }

  /** Breaks off what they are saying; what was heard was said. */
  stop(): void {
    this.drama.stop(this.role, this.name);
  }

  /** Does what was offered. */
  do({ action }: Pick<OfferedDeed, 'action'>): Submitted {
    return this.submit({ deeds: [action] });
  }

  /** What they may do with a thing or a person now, in words. */
  deeds(thing: EntityId): readonly OfferedDeed[] {
    if (!this.canAct) return [];
    const { play } = this.drama;
    const language = play.settings.language ?? play.blueprint.language;
    return affordancesOf(play.scene, this.role, thing, { probe: this.drama.probe, language });
  }

  /** Three things they could say or do next. */
  suggestions(facing?: EntityId): readonly Suggestion[] {
    if (!this.canAct) return [];
    const { play } = this.drama;
    const roads = roadsAhead(play);
    // Their step of the road the play is on; failing that, a step of theirs on any road.
    const next = nextBeatFor(play, this.role) ?? roads.find(({ beat }) => beat.actor === this.role)?.beat;
    return suggestionsFor(play, this.role, { probe: this.drama.probe, facing, next });
  }

  /** Walks on their own feet, until told otherwise; `undefined` gives the body back to the company's steps. */
  walk(intent: WalkIntent | undefined): void {
    this.stage.steer(this.role, intent);
  }

  /**
   * Has the body where your own controller or headset has it, in your scene's metres: call it each frame. Returns where it stands
   * then, on the nearest ground; nothing where there is none near, or where they sit or hide: `walk` gets them up.
   */
  pose(at: { readonly x: number; readonly y: number; readonly z: number; readonly yaw?: number }): Vec3 | undefined {
    const spot = this.placing.toStage(at);
    const stand = this.stage.drive(this.role, { ...spot, yaw: (at.yaw ?? 0) - this.placing.yaw });
    return stand && this.placing.toScene(stand.position);
  }

  /** What they look at: others see their eyes go there. */
  look(at: EntityId | undefined): void {
    const actor = this.stage.actors.get(this.role);
    if (actor) actor.gaze = at;
  }

  private submit(ask: Omit<Ask, 'actor' | 'player'>): Submitted {
    const taken = this.take();
    if (!taken.ok) return err(taken.error);
    return this.drama.submit({ ...ask, actor: this.role, player: this.name });
  }
}
