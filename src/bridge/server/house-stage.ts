import { PlainStage } from '../../company/plain-stage.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import type { StageHappening, StagePort } from '../../drama/stage-port.ts';
import type { Footing, Pace } from '../../protocol/pace.ts';

/** A stage whose guests have stages of their own. What a guest's program says of its body is an ask; this one decides. */
export interface GuestStage extends StagePort {
  /** Somebody sits down to a body: where it is on their own stage is anybody's guess. */
  arrived?(actor: EntityId): void;
  /** Somebody's body is there on their own stage while it walks. False where it cannot be: nobody is shown that. */
  paced(actor: EntityId, at: Pace): boolean;
  /** It has come to stand there, in what its owner takes for that place. */
  stood(actor: EntityId, place: EntityId, at: Footing): void;
  /** Told where a body truly is, when its owner has it elsewhere. */
  onCorrected?(tell: (actor: EntityId, at: Footing) => void): void;
  /** Told where those of the company have come to stand, of their own accord. */
  onStood?(tell: (actor: EntityId, at: Footing) => void): void;
  /** Where those of the company stand now. */
  standing?(): ReadonlyMap<EntityId, Footing>;
  /** Where bodies stood when the evening was left. */
  restore?(footings: ReadonlyMap<EntityId, Footing>): void;
}

/** A stage of places: it believes its guests where they walk within one, and the narrator rules on going to another. */
export class HouseStage extends PlainStage implements GuestStage {
  private tell: ((happening: StageHappening) => void) | undefined;

  onHappening(tell: (happening: StageHappening) => void): () => void {
    this.tell = tell;
    return () => (this.tell = undefined);
  }

  paced(): boolean {
    return true;
  }

  stood(actor: EntityId, place: EntityId, at: Footing): void {
    this.tell?.({ kind: 'walked', actor, place, ...at });
  }
}
