import { given } from '../kit/given.ts';
import type { Consequence } from '../drama/blueprint.ts';
import { isMove, type Change } from '../drama/change.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { FactOf } from '../drama/fact.ts';
import { parentIn, relationOf, type Whereabouts } from '../drama/whereabouts.ts';
import { holds } from '../play/condition.ts';
import { worldOf } from '../play/play.ts';
import { asFarAsSo, isUsedUp } from '../play/presumption.ts';
import { applyChanges } from '../world/apply-changes.ts';
import { endedPostures } from '../world/ended-postures.ts';
import { breaches } from '../world/invariants.ts';
import { whyUnsound } from '../world/soundness.ts';
import { happeningsIn } from '../world/tongues/tongues.ts';
import { thingOf, type World } from '../world/world.ts';
import type { Desk } from './desk.ts';

/** Keeps what follows from what: each consequence once, at once or after its time. */
export class Consequences {
  private readonly coming = new Set<string>();

  constructor(private readonly desk: Desk) {}

  /** Looks whether something follows from how things stand. */
  follow(): void {
    for (const consequence of this.desk.play().blueprint.consequences ?? []) {
      if (this.coming.has(consequence.id) || !this.isDue(consequence)) continue;
      const delayMs = (consequence.afterSeconds ?? 0) * 1000;
      if (delayMs === 0) this.happen(consequence);
      else {
        this.coming.add(consequence.id);
        this.desk.clock.after(delayMs, () => {
          this.coming.delete(consequence.id);
          if (this.isDue(consequence)) this.happen(consequence);
        });
      }
    }
  }

  private isDue(consequence: Consequence): boolean {
    const play = this.desk.play();
    return !play.ended && !play.happened.includes(consequence.id) && holds(play, consequence.when);
  }

  private happen(consequence: Consequence): void {
    const { id, narration, changes, place } = consequence;
    tellIfSo(this.desk, { cause: 'consequence', id, narration, changes, place });
  }
}

/**
 * Changes an author wrote, if the world bears them as it is now; else none. What is used up does not come back, and whoever is
 * moved gets up.
 */
export function soundChanges(desk: Desk, changes: readonly Change[]): Change[] {
  const play = desk.play();
  const world = worldOf(play);
  if (whyUnsound(world, changes)) return [];
  if (changes.some(({ entity }) => isUsedUp(play.file, thingOf(world, entity)))) return [];
  const before = new Set(breaches(world));
  return breaches(applyChanges(world, changes)).every((breach) => before.has(breach))
    ? [...changes, ...endedPostures(world, changes)]
    : [];
}

/** Whether every one of these changes would change nothing. */
export function isAlreadySo(world: World, changes: readonly Change[]): boolean {
  if (changes.length === 0) return false;
  const after = applyChanges(world, changes);
  const looks = (of: World, { entity }: Change): string => JSON.stringify(thingOf(of, entity));
  return changes.every((change) => looks(after, change) === looks(world, change));
}

type Telling = Pick<FactOf<'event:told'>, 'cause' | 'id' | 'narration'> & {
  readonly changes?: readonly Change[] | undefined;
  readonly place?: EntityId | undefined;
};

/** Tells what has happened. Changes the world would not bear are left out; the telling stays. */
export function tell(desk: Desk, { changes = [], place, ...telling }: Telling, by = 'narrator'): void {
  desk.record({ type: 'event:told', by, ...telling, changes: soundChanges(desk, changes), ...given({ place }) });
}

/**
 * Tells what an author has thought of, as far as it can be: nothing is told that takes for granted what is not so, neither before
 * it nor after, or that the world would not bear. Says whether it happened.
 */
export function tellIfSo(desk: Desk, telling: Telling): boolean {
  const { changes = [] } = telling;
  const sound = soundChanges(desk, changes);
  if (sound.length < changes.length) return false;
  const world = worldOf(desk.play());
  const narration = asFarAsSo(desk.play().file, [world, applyChanges(world, sound)], telling.narration);
  if (narration === '') return false;
  tell(desk, { ...telling, narration: [...slipsIn(desk, sound), narration].join(' ') });
  return true;
}

/** What somebody who plays holds, and an author could not know of, leaves their hands before it is anywhere else. */
function slipsIn(desk: Desk, changes: readonly Change[]): string[] {
  const { roles } = desk.play();
  const world = worldOf(desk.play());
  return changes.filter(isMove).flatMap(({ entity, value }) => {
    const thing = thingOf(world, entity);
    const holder = holderIn(thing.at);
    const isTaken = holder !== undefined && roles.has(holder) && holderIn(value) !== holder;
    return isTaken ? [happeningsIn(world).slips(thing, thingOf(world, holder))] : [];
  });
}

const holderIn = (at: Whereabouts | null | undefined): EntityId | undefined =>
  at && relationOf(at) === 'heldBy' ? parentIn(at) : undefined;
