import { isBlow, isHostile, type Deed } from './deed.ts';
import type { Effect } from './effect.ts';
import { withTurn } from './floor.ts';
import { isPlayed, placeOfActor, type Play } from './play.ts';

/** Who speaks is heard out through less than this. */
const heedless = 0.4;

/** Whoever is struck stops in the middle of a word; and where a person does somebody a wrong, so does whoever is speaking there. */
export function stopStruck(play: Play, deed: Deed | undefined, effects: Effect[]): Play {
  if (!deed) return play;
  const place = placeOfActor(play, deed.by);
  const isSeen = isPlayed(play, deed.by) && isHostile(deed) && deed.weight >= heedless;
  const struck = play.floor.turns.filter(({ actor, source, pace, scripted, stopping }) => {
    if (stopping || source === 'player' || actor === deed.by) return false;
    if (actor === deed.victim && isBlow(deed)) return true;
    return isSeen && pace !== 'silence' && !scripted && placeOfActor(play, actor) === place;
  });
  return struck.reduce((next, turn) => {
    effects.push({ kind: 'interrupt-turn', turn: turn.id });
    return { ...next, floor: withTurn(next.floor, { ...turn, stopping: true }) };
  }, play);
}
