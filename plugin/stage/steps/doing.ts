import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Hindrance } from '../../../src/world/tongues/tongue.ts';
import { hindranceIn } from '../../../src/world/tongues/tongues.ts';
import type { World } from '../../../src/world/world.ts';
import type { StagePlan } from '../staging/stage-plan.ts';
import type { Crowd } from '../steering/crowd.ts';
import type { Ground } from '../steering/ground.ts';
import type { Actors } from '../actors.ts';
import type { Approaches } from '../approaches.ts';
import type { Eyes } from '../eyes/eyes.ts';
import type { Props } from '../props.ts';
import type { Rooms } from '../rooms.ts';
import type { SightLines } from '../sight-lines.ts';

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
  /** The looks of whoever plays that nobody stands in. */
  readonly sightLines: SightLines;
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

const refused = (reason: string): { readonly refused: string } => ({ refused: reason });

/** Refused for what is in the way, told in the language of the play. */
export const hindered = (parts: StageParts, hindrance: Hindrance, id: EntityId) =>
  refused(hindranceIn(parts.world(), hindrance, id));

/** For whoever is not there to do it. */
export const offStage = (parts: StageParts, actor: EntityId) => hindered(parts, 'off-stage', actor);

/** A step that has its outcome already. */
export const at = (outcome: Outcome): Doing => ({ update: () => outcome, stop: () => undefined });
