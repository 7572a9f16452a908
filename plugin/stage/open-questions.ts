import type { EntityId } from '../../src/drama/entity-id.ts';
import type { Fact } from '../../src/drama/fact.ts';
import { followQuestion, questionWaitsMs, type PutQuestion } from '../../src/drama/question.ts';
import { flatDistance, wrapped, yawTowards } from './space/vector.ts';
import type { StagedActor } from './staged-actor.ts';
import type { StageParts } from './steps/doing.ts';

/** Whoever has asked from farther off than the first comes up to the second; beyond the last they wait where they are. */
const asking = { far: 1.6, wanted: 1.35, most: 5 } as const;
/** So far a body may be turned from whoever owes it an answer. */
const bodyTurn = 0.45;
/** So far the head turns from there to somebody else, and the face is still seen. */
const headTurn = 1;

/** Whoever has asked a player something stays with them, and turned to them, until they answer or the question lapses. */
export class OpenQuestions {
  /** By player. */
  private readonly asked = new Map<EntityId, PutQuestion & { readonly sinceMs: number }>();

  constructor(
    private readonly parts: StageParts,
    private readonly isFree: (actor: StagedActor) => boolean,
  ) {}

  follow(fact: Fact): void {
    for (const player of this.parts.actors.all.values()) {
      const before = this.asked.get(player.id);
      if (!before && fact.type !== 'line:begun') continue;
      const after = this.parts.isSteered(player.id) ? followQuestion(before, fact, player.id) : undefined;
      if (after === before) continue;
      if (!after) this.asked.delete(player.id);
      else this.asked.set(player.id, { ...after, sinceMs: this.parts.now() });
      if (after?.isOver) this.comeUp(after.by, player);
    }
  }

  /** The player this one has asked something, as long as that is open. */
  awaitedBy(asker: EntityId): StagedActor | undefined {
    for (const [player, { by, sinceMs }] of this.asked) {
      if (by === asker && this.parts.now() - sinceMs <= questionWaitsMs) return this.parts.actors.get(player);
    }
    return undefined;
  }

  /** Whether they can look there with the player still before them. */
  canGlance(asker: StagedActor, player: StagedActor, at: StagedActor): boolean {
    const { position } = asker.stand;
    const away = yawTowards(position, at.stand.position) - yawTowards(position, player.stand.position);
    return Math.abs(wrapped(away)) <= headTurn;
  }

  /** Turns them back to whom they asked, once what turned them away is over. True where somebody turns. */
  update(): boolean {
    let isTurning = false;
    for (const { by } of this.asked.values()) {
      const asker = this.parts.actors.get(by);
      const player = this.awaitedBy(by);
      if (!asker?.walker || !player?.isOnStage || !this.isFree(asker)) continue;
      if (asker.walker.status === 'walking' || asker.posture !== 'standing' || !this.isTogether(asker, player))
        continue;
      this.lookBack(asker, player);
      const towards = yawTowards(asker.stand.position, player.stand.position);
      if (Math.abs(wrapped(towards - asker.walker.yaw)) <= bodyTurn) continue;
      asker.walker.stand(towards);
      isTurning = true;
    }
    return isTurning;
  }

  /** After a glance at whoever spoke, the eyes are the player's again. */
  private lookBack(asker: StagedActor, player: StagedActor): void {
    const watched = typeof asker.gaze === 'string' ? this.parts.actors.get(asker.gaze) : undefined;
    if (!watched?.isTalking || !this.canGlance(asker, player, watched)) asker.gaze = player.id;
  }

  private comeUp(by: EntityId, player: StagedActor): void {
    const asker = this.parts.actors.get(by);
    if (!asker?.walker || !this.isFree(asker) || asker.posture !== 'standing' || player.perch) return;
    const apart = flatDistance(asker.stand.position, player.stand.position);
    if (apart <= asking.far || apart > asking.most || !this.isTogether(asker, player)) return;
    asker.walker.go({ kind: 'person', id: player.id, within: asking.wanted });
  }

  private isTogether(one: StagedActor, other: StagedActor): boolean {
    const { rooms } = this.parts;
    return rooms.placeAt(one.stand.position) === rooms.placeAt(other.stand.position);
  }
}
