import type { EntityId } from '../../src/drama/entity-id.ts';
import { isDead } from '../../src/world/containment.ts';
import { is } from '../../src/world/world.ts';
import { flatDistance, wrapped, yawTowards } from './space/vector.ts';
import type { StagedActor } from './staged-actor.ts';
import type { StageParts } from './steps/doing.ts';

/** A player who comes so near is looked up at; from farther away they are looked up at again when they come back. */
const greetMeters = 2.6;
const farewellMeters = 3.2;
/** Listeners look up at a newcomer for so long. */
const glanceMs = 1500;
/** Who has their back to a player who comes turns round to them. */
const backRadians = 1.4;

/** A look up from whoever speaks, and back. */
interface Glance {
  readonly who: StagedActor;
  readonly at: EntityId;
  readonly back: StagedActor;
  readonly untilMs: number;
}

/** Whoever a player walks up to looks up at once; who listens to somebody looks back to them after a moment. */
export class Greetings {
  /** By player: those who have looked up at them, and have not lost them since. */
  private readonly greeted = new Map<EntityId, Set<EntityId>>();
  private readonly glances: Glance[] = [];

  constructor(
    private readonly parts: StageParts,
    private readonly isFree: (actor: StagedActor) => boolean,
  ) {}

  /** True while somebody is still to look back. */
  update(): boolean {
    for (const player of this.parts.actors.all.values()) {
      if (player.walker && this.parts.isSteered(player.id)) this.greet(player);
    }
    return this.lookBack();
  }

  private greet(player: StagedActor): void {
    let greeted = this.greeted.get(player.id);
    // Who stands together as a scene begins knows of one another: nobody opens on a back.
    const isTogether = !greeted && player.perch === undefined;
    if (!greeted) this.greeted.set(player.id, (greeted = new Set()));
    const { position } = player.stand;
    for (const other of this.parts.actors.all.values()) {
      if (other === player || !other.walker || this.parts.isSteered(other.id)) continue;
      const apart = flatDistance(other.walker.position, position);
      if (apart > farewellMeters) greeted.delete(other.id);
      else if (apart <= greetMeters && !greeted.has(other.id) && this.knowsOf(other, player, isTogether)) {
        greeted.add(other.id);
        this.lookUp(other, player);
      }
    }
  }

  private knowsOf(other: StagedActor, player: StagedActor, isTogether: boolean): boolean {
    const { rooms } = this.parts;
    const isHere = isTogether && rooms.placeAt(other.stand.position) === rooms.placeAt(player.stand.position);
    return isHere || this.parts.sees(other.id, player.id);
  }

  private lookUp(other: StagedActor, player: StagedActor): void {
    // The dead and the sleeping look at nobody; whoever speaks looks at whom they speak to.
    if (isDead(other.thing) || is(other.thing, 'asleep') || other.isTalking) return;
    const watched = typeof other.gaze === 'string' ? this.parts.actors.get(other.gaze) : undefined;
    other.gaze = player.id;
    this.turnRound(other, player);
    if (!watched?.isTalking) return;
    this.glances.push({ who: other, at: player.id, back: watched, untilMs: this.parts.now() + glanceMs });
  }

  private turnRound(other: StagedActor, { stand }: StagedActor): void {
    const { walker, posture } = other;
    if (!walker || walker.status === 'walking' || posture !== 'standing' || !this.isFree(other)) return;
    const towards = yawTowards(walker.position, stand.position);
    if (Math.abs(wrapped(towards - walker.yaw)) > backRadians) walker.stand(towards);
  }

  private lookBack(): boolean {
    for (let index = this.glances.length - 1; index >= 0; index--) {
      const glance = this.glances[index];
      if (!glance || glance.untilMs > this.parts.now()) continue;
      this.glances.splice(index, 1);
      if (glance.who.gaze === glance.at && glance.back.isTalking) glance.who.gaze = glance.back.id;
    }
    return this.glances.length > 0;
  }
}
