import { guestId } from '../../drama/guest.ts';
import { plain } from '../../play/plain-words.ts';
import type { Heard } from '../hearing/hearing.ts';
import { sentencesOf } from '../hearing/subject.ts';
import { asks } from '../tongues/tongues.ts';
import type { Answering } from './candidate.ts';

/** Would they tell their name to a person who knows it, and did not ask? */
export function isNeedlessName(way: string, { words, meant }: Heard, { context, part, by }: Answering): boolean {
  if (by === undefined || by === guestId || !part.players.has(by)) return false;
  const sentences = [words, ...sentencesOf(meant, part.names, by)];
  if (sentences.some((one) => asks('yourName', one) || asks('yourWork', one))) return false;
  const own = (part.names.find(({ id }) => id === context.actor)?.names ?? []).map((name) => name.trim());
  return piecesOf(way).some((piece) => {
    const said = plain(piece).trim().replace(introducing, '');
    return own.some((name) => name !== '' && said.endsWith(name) && said.length - name.length <= longestFirstName);
  });
}

/** What stands between two marks. */
const piecesOf = (way: string): readonly string[] => way.split(/[.,;:!?。，；：！？…—]+/).slice(0, -1);
/** *I am Gus*, 我叫西奥. */
const introducing = /^(?:im|i am|my name is|我叫|我是)\s*/;
/** So much of a name stands before the part somebody is called by: *Thomas* Bodley. */
const longestFirstName = 9;
