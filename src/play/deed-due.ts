import type { EntityId } from '../drama/entity-id.ts';
import { thingOf } from '../world/world.ts';
import { isHostile, isInHiding } from './deed.ts';
import type { Due } from './dues.ts';
import type { Moment } from './moment.ts';
import { canAct, isPlayed, placeOfActor, worldOf, type Play } from './play.ts';
import { sees } from './witness.ts';

/** What weighs less is let pass; a witness speaks up only at what weighs more. */
const least = 0.25;
const leastForWitness = 0.4;

/** What a person's deed is to be answered by: whom it was done to, and one who saw it. */
export function deedDues(play: Play, { seq, deed, witnesses, unseenBy = [] }: Moment): readonly Due[] {
  if (!deed || deed.weight < least || !isPlayed(play, deed.by)) return [];
  const isMind = (id: EntityId): boolean =>
    id !== deed.by && play.profiles.has(id) && !isPlayed(play, id) && canAct(play, id) && witnesses.includes(id);
  const victim = deed.victim !== undefined && isMind(deed.victim) ? deed.victim : undefined;
  const place = placeOfActor(play, victim ?? deed.by);
  const onlookers = witnesses.filter(
    (id) => id !== victim && isMind(id) && !unseenBy.includes(id) && !isInHiding(thingOf(worldOf(play), id)),
  );
  const isThere = (id: EntityId): boolean => placeOfActor(play, id) === place;
  const isSeen = victim === undefined || deed.isBold === true || (isHostile(deed) && deed.weight >= leastForWitness);
  // Whoever saw it from the next room speaks up where nobody nearer can, as long as they see who did it.
  const speaksUp = (): EntityId | undefined =>
    whoSpeaksUp(play, onlookers.filter(isThere), deed.victim) ??
    whoSpeaksUp(
      play,
      onlookers.filter((id) => sees(play, id, deed.by)),
      deed.victim,
    );
  const debtors = [victim, isSeen ? speaksUp() : undefined];
  return debtors
    .filter((id) => id !== undefined)
    .map((id) => ({ from: deed.by, to: [id], heardBy: [id], about: seq, since: play.now, tries: 0 }));
}

/** Of those who saw it, who takes it up: whoever is fond of the victim, talks readily and is not easily frightened. */
function whoSpeaksUp(
  { profiles }: Play,
  onlookers: readonly EntityId[],
  victim: EntityId | undefined,
): EntityId | undefined {
  const readiness = (id: EntityId): number => {
    const { trust = {}, relationships = {}, talk = 0.5, nerve = 0.5 } = profiles.get(id) ?? {};
    const fondness = victim === undefined ? 0 : (trust[victim] ?? (relationships[victim] === undefined ? 0 : 0.2));
    return fondness + 0.6 * talk + 0.4 * nerve;
  };
  return [...onlookers].sort((a, b) => readiness(b) - readiness(a))[0];
}
