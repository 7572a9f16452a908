import type { EntityId } from '../../src/drama/entity-id.ts';
import type { Fact } from '../../src/drama/fact.ts';
import type { Actors } from './actors.ts';
import type { Rooms } from './rooms.ts';
import { flatDistance, wrapped, yawTowards, type Vec3 } from './space/vector.ts';
import type { StagedActor } from './staged-actor.ts';

/** Whoever has exchanged a word with a player is in talk with them for so long. */
const talkMs = 20_000;
/** Farther off than this nobody is looked in the face. */
const farthestMeters = 9;
/** So far beside the line to somebody's face a head leaves it to be seen; a spot is chosen a little farther off. */
const besideMeters = { seen: 0.45, chosen: 0.6 } as const;
/** Whose eyes are so much lower hides nobody: one looks over them. */
const lowerMeters = 0.25;
/** So far one stays from the eyes of whoever plays; in talk with them one may be nearer. */
const nearMeters = { talking: 1, others: 1.15 } as const;
/** What it costs to stand before eyes, or in a look, in metres of way. */
const [nearCost, lineCost, hiddenCost] = [2.5, 2.5, 1.5];

interface Known {
  readonly actors: Actors;
  readonly rooms: Rooms;
  isSteered(actor: EntityId): boolean;
  now(): number;
}

/** The looks that nobody stands in: from whoever plays to those they talk with, and to whoever speaks. */
export class SightLines {
  /** When two last spoke with each other. */
  private readonly talked = new Map<EntityId, Map<EntityId, number>>();

  constructor(private readonly known: Known) {}

  follow(fact: Fact): void {
    if (fact.type !== 'line:begun') return;
    for (const to of fact.to === undefined ? (fact.toAll ?? []) : [fact.to]) {
      this.note(fact.actor, to);
      this.note(to, fact.actor);
    }
  }

  /** Whom a player looks at past this one, and does not see for them. */
  hiddenBy(other: StagedActor, player: StagedActor): StagedActor | undefined {
    if (other.walker?.status === 'walking' || !this.isHere(other.stand.position, player)) return undefined;
    return this.facesFor(player).find((face) => face !== other && isBefore(other, player, face));
  }

  /** Nearer than this nobody stays to whoever plays: a face or a coat fills their eyes. */
  leastMeters(player: EntityId, who: EntityId): number {
    return this.isTalking(player, who) ? nearMeters.talking : nearMeters.others;
  }

  /** What it costs to stand there: near a player's eyes, or in their look at somebody. */
  costAt(spot: Vec3, who: EntityId): number {
    let cost = this.lineCostAt(spot, who);
    for (const player of this.playersBut(who)) {
      const least = this.leastMeters(player.id, who);
      const away = flatDistance(spot, player.stand.position);
      if (away < least && this.isHere(spot, player)) cost += nearCost + (least - away);
    }
    return cost;
  }

  /** What it costs to stand there for the looks it hides, or is hidden from; nothing where one is clear of them. */
  lineCostAt(spot: Vec3, who: EntityId): number {
    let cost = 0;
    for (const player of this.playersBut(who)) {
      const from = player.stand.position;
      if (!this.isHere(spot, player)) continue;
      for (const face of this.facesFor(player)) {
        const off = face.id === who ? Infinity : besideLine(spot, from, face.stand.position);
        if (off < besideMeters.chosen) cost += lineCost * (2 - off / besideMeters.chosen);
      }
      if (this.isTalking(player.id, who) && this.isHidden(spot, player, who)) cost += hiddenCost;
    }
    return cost;
  }

  private isTalking(player: EntityId, other: EntityId): boolean {
    const atMs = this.talked.get(player)?.get(other);
    return atMs !== undefined && this.known.now() - atMs < talkMs;
  }

  /** Whether a third stands before whoever is there. */
  private isHidden(spot: Vec3, player: StagedActor, who: EntityId): boolean {
    for (const third of this.known.actors.all.values()) {
      if (third.id === who || third === player || !third.isOnStage || third.posture !== 'standing') continue;
      if (besideLine(third.stand.position, player.stand.position, spot) < besideMeters.seen) return true;
    }
    return false;
  }

  private playersBut(who: EntityId): StagedActor[] {
    const { known } = this;
    return [...known.actors.all.values()].filter(({ id, isOnStage }) => id !== who && isOnStage && known.isSteered(id));
  }

  private facesFor(player: StagedActor): StagedActor[] {
    return [...this.known.actors.all.values()].filter(
      (other) =>
        other !== player &&
        other.isOnStage &&
        !other.isHiding &&
        (other.isTalking || this.isTalking(player.id, other.id)) &&
        this.isHere(other.stand.position, player),
    );
  }

  private isHere(spot: Vec3, { stand: { position } }: StagedActor): boolean {
    const { rooms } = this.known;
    if (Math.abs(spot.y - position.y) > 1 || flatDistance(spot, position) > farthestMeters) return false;
    return rooms.nearest(spot) === rooms.nearest(position);
  }

  private note(one: EntityId, other: EntityId): void {
    const known = this.talked.get(one) ?? new Map<EntityId, number>();
    this.talked.set(one, known.set(other, this.known.now()));
  }
}

/** Whether somebody stands in the way of a look from one to another. */
function isBefore(who: StagedActor, one: StagedActor, other: StagedActor): boolean {
  if (who === one || who.eyes.y < Math.min(one.eyes.y, other.eyes.y) - lowerMeters) return false;
  return besideLine(who.stand.position, one.stand.position, other.stand.position) < besideMeters.seen;
}

/** How far beside the line from one to another a spot is; endless before and behind it. */
function besideLine(spot: Vec3, from: Vec3, to: Vec3): number {
  const off = wrapped(yawTowards(from, spot) - yawTowards(from, to));
  const away = flatDistance(from, spot);
  const along = away * Math.cos(off);
  return along > 0 && along < flatDistance(from, to) ? Math.abs(away * Math.sin(off)) : Infinity;
}
