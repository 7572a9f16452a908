import { withDue, type Due } from './dues.ts';
import type { Moment } from './moment.ts';
import { canAct, isPlayed, placeOfActor, type Play } from './play.ts';
import { hears } from './witness.ts';

/** What a person says is to be answered: by whom it was said to, or by somebody, if it was said to the room. */
export function lineDues(
  play: Play,
  { actor, to, toAll = to === undefined ? [] : [to], seq, witnesses }: Moment,
): readonly Due[] {
  const { dues } = play.floor;
  const isAmongPeople = toAll.length > 0 && toAll.every((id) => isPlayed(play, id));
  if (actor === undefined || !isPlayed(play, actor) || isAmongPeople) return dues;
  // Who could not be heard answering owes nothing: an apparition, to whom it does not come.
  const heardBy = witnesses.filter(
    (id) => id !== actor && play.profiles.has(id) && !isPlayed(play, id) && canAct(play, id) && hears(play, actor, id),
  );
  if (heardBy.length === 0) return dues;
  const meant = toAll.filter((id) => heardBy.includes(id));
  // Who only hears it through a door lets those answer who are in the room.
  const place = placeOfActor(play, actor);
  const inRoom = heardBy.filter((id) => placeOfActor(play, id) === place);
  const asked = meant.length === 0 && inRoom.length > 0 ? inRoom : heardBy;
  return withDue(dues, {
    from: actor,
    to: meant,
    heardBy: asked,
    about: seq,
    // What is decided on before it is over answers something else.
    over: play.seq - 1,
    since: play.now,
    tries: 0,
  });
}
