import type { EntityId } from '../../src/drama/entity-id.ts';
import { flatDistance } from './space/vector.ts';
import { houseFrom, openToHouse } from './spacing.ts';
import { formCircle } from './steering/circle.ts';
import type { StagedActor } from './staged-actor.ts';
import type { StageParts } from './steps/doing.ts';

/** Who has said nothing and was told nothing for so long is no longer in the conversation. */
const rememberedMs = 25_000;
/** Within this one can talk without raising one's voice. */
const talkMeters = 2.4;
/** More than this from one's spot and one moves up. */
const offSpotMeters = 0.6;
/** Farther than this from the others one talks from where one is. */
const joinMeters = 5;
const mostTalkers = 6;

/** Who talks with whom, and the circles they stand in: a circle forms when people talk, and opens for a newcomer. */
export class Conversations {
  private readonly heard = new Map<EntityId, number>();
  private formed = '';

  constructor(
    private readonly parts: StageParts,
    private readonly isFree: (actor: StagedActor) => boolean,
  ) {}

  /** Somebody speaks to somebody: whoever talks there makes a circle, if they do not stand in one. */
  speak(speaker: StagedActor, to: StagedActor): void {
    const now = this.parts.now();
    this.heard.set(speaker.id, now);
    this.heard.set(to.id, now);
    const talkers = this.talkersWith(speaker, to);
    const key = talkers.map(({ id }) => id).join(' ');
    const isScattered = talkers.some((one) =>
      talkers.every((other) => one === other || apart(one, other) > talkMeters),
    );
    if (!isScattered && (key === this.formed || apart(speaker, to) <= talkMeters)) return;
    this.formed = key;
    const circle = formCircle(
      this.parts.ground,
      talkers.map((actor) => ({ id: actor.id, position: actor.stand.position, fixed: !this.isFree(actor) })),
      (spot, id) => this.parts.actors.standingRoom.lineCostAt(spot, id as EntityId),
    );
    if (!circle) return this.comeCloser(speaker, to);
    for (const actor of talkers) {
      const spot = circle.get(actor.id);
      if (!spot || !this.isFree(actor) || flatDistance(spot.position, actor.stand.position) < offSpotMeters) continue;
      const face = openToHouse(spot.yaw, houseFrom(this.parts, actor));
      actor.walker?.go({ kind: 'point', position: spot.position, face, within: 0.15 });
    }
  }

  private comeCloser(speaker: StagedActor, to: StagedActor): void {
    if (this.isFree(speaker) && !to.perch) speaker.walker?.go({ kind: 'person', id: to.id, within: 1.4 });
  }

  private talkersWith(speaker: StagedActor, to: StagedActor): StagedActor[] {
    const { actors, rooms } = this.parts;
    const now = this.parts.now();
    const here = rooms.nearest(speaker.stand.position);
    const [pair, others]: [StagedActor[], StagedActor[]] = [[], []];
    for (const actor of actors.all.values()) {
      if (!actor.walker || actor.posture === 'lying') continue;
      if (actor === speaker || actor === to) pair.push(actor);
      else if (
        (this.heard.get(actor.id) ?? -Infinity) > now - rememberedMs &&
        rooms.nearest(actor.stand.position) === here &&
        apart(actor, speaker) < joinMeters
      ) {
        others.push(actor);
      }
    }
    return [...pair, ...others.slice(0, mostTalkers - pair.length)];
  }
}

const apart = (one: StagedActor, other: StagedActor): number => flatDistance(one.stand.position, other.stand.position);
