import { addressHeard } from '../addressing.ts';
import { plain } from '../../play/plain-words.ts';
import { mentionedIn, nameIn, type Named } from '../hearing/naming.ts';
import type { Witnessed } from '../witnessed.ts';
import { reply, type Answering, type PossibleReply } from './candidate.ts';
import { common } from './wording.ts';

/** How well it answers a line that calls somebody who cannot answer: better than what anybody else could say to it. */
const worth = 2.7;

/** *Harbottle*, and not *the dead man*. */
const isByName = ({ name, names }: Named, words: string): boolean =>
  plain(name)
    .trim()
    .split(' ')
    .some((word) => word.length > 3 && words.includes(` ${word} `)) ||
  names.some((one) => /\p{Script=Han}/u.test(one) && words.includes(one.trim()));

/** Whoever is called by name and is not there, or is dead, is answered for: somebody says so. */
export function calledInVain(line: Witnessed, scene: Answering): PossibleReply[] {
  const { context, part, tongue } = scene;
  const { missing, to } = addressHeard(line, context, part.names);
  const named = mentionedIn(line.plain ?? '', part.names).find(({ id }) => missing.includes(id));
  if (!named || to.length > 0 || !isByName(named, line.plain ?? '')) return [];
  const isDead = context.others.some(({ id, note }) => id === named.id && note === 'dead');
  const who = nameIn(named, tongue);
  return [reply(worth, 'says who is not there', () => common(isDead ? 'past-answering' : 'not-here', scene, { who }))];
}
