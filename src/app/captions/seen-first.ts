import type { EntityId } from '../../drama/entity-id.ts';
import type { Fact } from '../../drama/fact.ts';
import type { Narrated } from './narration.ts';

/** Heads and cameras come round in this time: whoever is not in the picture by then is out of sight, and is told of at once. */
const comesRoundSeconds = 1.2;
/** A deed has begun to be seen when whoever does it has been in so many pictures, for so long. */
const begun = { pictures: 2, seconds: 0.3 } as const;

interface Waiting {
  readonly told: Narrated;
  /** Whose deed it is; nobody's, of what only follows one. */
  readonly doer: EntityId | undefined;
  waited: number;
  seen: number;
  pictures: number;
}

/** Whose deed a fact tells of that is to be seen before it is read: one that was done, and not only heard; or who comes in. */
export const doerIn = (fact: Fact, reader?: EntityId): EntityId | undefined => {
  if (reader && fact.unseenBy?.includes(reader)) return undefined;
  const isSeen = fact.type === 'actor:entered' || (fact.type === 'action:ruled' && fact.verdict.ok);
  return isSeen ? fact.actor : undefined;
};

/** What is told of a deed waits until that has begun to be seen: the page does not run ahead of its picture. Nothing is lost. */
export class SeenFirst {
  private waiting: Waiting[] = [];

  constructor(
    /** Whether the picture shows somebody. */
    private readonly isSeen: (actor: EntityId) => boolean,
    private readonly tell: (told: Narrated) => void,
  ) {}

  /** Something that matters still waits. */
  get isTurning(): boolean {
    return this.waiting.some(({ told }) => told.isTurning);
  }

  /** It is told when whoever did it has been seen to; what follows a deed is told after it. */
  take(told: Narrated, doer: EntityId | undefined): void {
    // The dead wince no more.
    if (told.deathOf !== undefined) this.waiting = this.waiting.filter((each) => each.told.reactionOf !== told.deathOf);
    if (doer === undefined && this.waiting.length === 0) return this.tell(told);
    this.waiting.push({ told, doer, waited: 0, seen: 0, pictures: 0 });
  }

  /** A picture was drawn, so long after the last. Whether something is told by now. */
  update(seconds: number): boolean {
    for (const each of this.waiting) {
      const isSeen = each.doer !== undefined && this.isSeen(each.doer);
      each.waited += seconds;
      each.seen += isSeen ? seconds : 0;
      each.pictures += isSeen ? 1 : 0;
    }
    const ready = this.waiting.findIndex((each) => !isReady(each));
    const told = this.waiting.splice(0, ready < 0 ? this.waiting.length : ready);
    for (const each of told) this.tell(each.told);
    return told.length > 0;
  }

  clear(): void {
    this.waiting = [];
  }
}

const isReady = ({ doer, waited, seen, pictures }: Waiting): boolean =>
  doer === undefined ||
  (seen >= begun.seconds && pictures >= begun.pictures) ||
  (pictures === 0 && waited >= comesRoundSeconds) ||
  waited >= 2 * comesRoundSeconds;
