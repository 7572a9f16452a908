import type { EntityId } from '../../../src/drama/entity-id.ts';
import { the, The } from '../../../src/world/naming.ts';
import type { Thing, World } from '../../../src/world/world.ts';
import type { StagePlan } from '../staging/stage-plan.ts';
import type { Crowd } from '../steering/crowd.ts';
import type { Ground } from '../steering/ground.ts';
import type { Actors } from '../actors.ts';
import type { Approaches } from '../approaches.ts';
import type { Eyes } from '../eyes/eyes.ts';
import type { Props } from '../props.ts';
import type { Rooms } from '../rooms.ts';

/** How a step ended by itself. */
export type Outcome = 'done' | { readonly refused: string };

/** A step under way: asked at every tick until it has an outcome, or stopped before. */
export interface Doing {
  update(seconds: number): Outcome | undefined;
  stop(): void;
}

/** What steps work with. */
export interface StageParts {
  readonly plan: StagePlan;
  readonly ground: Ground;
  readonly crowd: Crowd;
  readonly rooms: Rooms;
  readonly actors: Actors;
  readonly props: Props;
  readonly approaches: Approaches;
  readonly eyes: Eyes;
  world(): World;
  /** Is a step under way for this body? */
  isBusy(actor: EntityId): boolean;
  /** Does somebody at the controls walk this body? */
  isSteered(actor: EntityId): boolean;
  /** Does one see the other from where they stand? */
  sees(actor: EntityId, other: EntityId): boolean;
  /** A loose thing is not walked around for a while: whoever comes pushes it along. */
  letPush(prop: EntityId): void;
  /** Milliseconds on the play's clock. */
  now(): number;
}

export const refused = (reason: string): { readonly refused: string } => ({ refused: reason });

/** For whoever is not there to do it. */
export const offStage = (parts: StageParts, actor: EntityId) => refused(`${NameOf(parts, actor)} is not on the stage.`);

/** A step that has its outcome already. */
export const at = (outcome: Outcome): Doing => ({ update: () => outcome, stop: () => undefined });

/** How a thing is called inside a sentence, and at its beginning. */
export const nameOf = (parts: StageParts, id: EntityId): string => named(parts, id, the);
export const NameOf = (parts: StageParts, id: EntityId): string => named(parts, id, The);

function named(parts: StageParts, id: EntityId, call: (thing: Thing) => string): string {
  const thing = parts.world().things.get(id);
  return thing ? call(thing) : id;
}
