import { isBlow } from './deed.ts';
import { deedDues } from './deed-due.ts';
import { withDue } from './dues.ts';
import type { Effect } from './effect.ts';
import { withTurn } from './floor.ts';
import type { Moment } from './moment.ts';
import { isPlayed, placeOfActor, type Play } from './play.ts';

/** Who speaks is heard out through less than this: a person's deed stops the talk as their words do. */
const heedless = 0.3;

/**
 * What a deed does to the talk. Whoever is struck stops in the middle of a word; where a person does something that asks for an
 * answer, so does whoever is speaking there and perceives it; and whom a person does something to owes an answer.
 */
export function struckBy(play: Play, moment: Moment, effects: Effect[]): Play {
  const { deed } = moment;
  if (!deed) return play;
  const place = placeOfActor(play, deed.by);
  const isSeen = isPlayed(play, deed.by) && deed.weight >= heedless;
  const struck = play.floor.turns.filter(({ actor, source, pace, scripted, stopping }) => {
    if (stopping || source === 'player' || actor === deed.by) return false;
    if (actor === deed.victim && isBlow(deed)) return true;
    // Behind their back it stops nobody, nor what they only hear and cannot tell whose it is.
    const isNoticed = isSeen && moment.witnesses.includes(actor) && !moment.unseenBy?.includes(actor);
    return isNoticed && pace !== 'silence' && !scripted && placeOfActor(play, actor) === place;
  });
  for (const { id } of struck) effects.push({ kind: 'interrupt-turn', turn: id });
  const stopped = struck.reduce((floor, turn) => withTurn(floor, { ...turn, stopping: true }), play.floor);
  const dues = deedDues(play, moment).reduce(withDue, stopped.dues);
  return { ...play, floor: { ...stopped, dues } };
}

/** What was tried and refused a moment ago is nothing new when it is tried again: nobody is stopped or asked by it anew. */
export const isTriedAgain = ({ history, now }: Play, { actor, text }: Moment): boolean =>
  history
    .slice(-lastMoments)
    .some((one) => one.kind === 'refusal' && one.actor === actor && one.text === text && now - one.at < triedAgainMs);
const [lastMoments, triedAgainMs] = [24, 20_000];
