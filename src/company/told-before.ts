import type { Action } from '../drama/action.ts';
import type { EntityId } from '../drama/entity-id.ts';
import { canAct, isPlayed, placeOfActor, type Play } from '../play/play.ts';

/** Deeds that tell what a thing looks like. */
const looks = new Set<string>(['look', 'watch', 'peek', 'examine']);

/** A sentence, and the quotation mark that may close it. */
const betweenSentences = /(?<=[.!?。！？…][”’"']?)\s+/u;

/**
 * What is told of a look: the first describes, later ones say what has changed. What everybody here has been told of the same
 * thing is not told again; a person who looks for themselves is told what they have not looked at before.
 */
export function withoutToldBefore(play: Play, actor: EntityId, { verb, object }: Action, narration: string): string {
  if (object === undefined || !looks.has(verb)) return narration;
  const [lead = '', ...described] = narration.split(betweenSentences);
  if (described.length === 0) return narration;
  const place = placeOfActor(play, actor);
  const here = isPlayed(play, actor)
    ? [actor]
    : [...play.profiles.keys()].filter((id) => canAct(play, id) && placeOfActor(play, id) === place);
  const told = new Set(
    [...play.history]
      .filter(({ action }) => action?.object === object && looks.has(action.verb))
      .filter((moment) => !isPlayed(play, actor) || moment.actor === actor)
      .filter(({ witnesses }) => here.every((id) => witnesses.includes(id)))
      .flatMap(({ text }) => text.split(betweenSentences).slice(1)),
  );
  return [lead, ...described.filter((sentence) => !told.has(sentence))].join(' ');
}
