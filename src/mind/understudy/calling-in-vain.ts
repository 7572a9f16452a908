import { addressHeard } from '../addressing.ts';
import { plain } from '../../play/plain-words.ts';
import type { Heard } from '../hearing/hearing.ts';
import { mentionedIn, nameIn, type Named } from '../hearing/naming.ts';
import type { Witnessed } from '../witnessed.ts';
import { reply, type Answering, type PossibleReply } from './candidate.ts';
import { common } from './wording.ts';

/** How well it answers a line that calls somebody who cannot answer, and one that speaks of something others know. */
const [worth, besides] = [2.7, 1.2];
/** And one that asks them something of themselves. */
const asksThem = 5;
/** From here on it is plain what a line speaks of. */
const plainly = 1.4;

/** *Harbottle*, and not *the dead man*. */
const isByName = ({ name, names }: Named, words: string): boolean =>
  plain(name)
    .trim()
    .split(' ')
    .some((word) => word.length > 3 && words.includes(` ${word} `)) ||
  names.some((one) => /\p{Script=Han}/u.test(one) && words.includes(one.trim()));

/** Whoever is called by name and is not there, or is dead, is answered for: somebody says so. */
export function calledInVain(
  line: Witnessed,
  { matters, asks, pointed, isBid }: Heard,
  scene: Answering,
): PossibleReply[] {
  const { context, part, tongue } = scene;
  const { missing, to } = addressHeard(line, context, part.names);
  const told = line.toAll ?? [line.to];
  // Faced and not named, it was said to them all the same.
  const isTold = ({ id }: Named): boolean => told.includes(id);
  const named =
    mentionedIn(line.plain ?? '', part.names).find(({ id }) => missing.includes(id)) ??
    part.names.find((one) => missing.includes(one.id) && isTold(one));
  if (!named || to.length > 0 || !(isTold(named) || isByName(named, line.plain ?? ''))) return [];
  const isDead = context.others.some(({ id, note }) => id === named.id && note === 'dead');
  const who = nameIn(named, tongue);
  // What is asked of the one who is called is nobody else's to answer: *Polonius, how many children do you have?*
  const isOfThem = matters[0]?.matter.about?.includes(named.id) === true;
  // Nor is an order anybody else's to follow.
  const isTheirs = isBid || (pointed.includes(context.actor) && !isOfThem);
  const isOfMore = (matters[0]?.score ?? 0) >= plainly || asks === 'where' || asks === 'who';
  const fit = isTheirs ? asksThem : isOfMore ? besides : worth;
  return [reply(fit, 'says who is not there', () => common(isDead ? 'past-answering' : 'not-here', scene, { who }))];
}
