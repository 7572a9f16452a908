import { addresseeHeard } from '../addressing.ts';
import { plain } from '../../play/plain-words.ts';
import { mentionedIn, nameIn } from '../hearing/naming.ts';
import { withoutCalls } from '../hearing/subject.ts';
import { mindTongues } from '../tongues/tongues.ts';
import type { Witnessed } from '../witnessed.ts';
import type { Answering, PossibleReply } from './candidate.ts';
import { common, commonAgain } from './wording.ts';

/** Whom they mistrust more than this they do nothing for. */
const leastTrust = -0.4;

/**
 * What somebody does because a person asks for it, where nobody wrote what they would: *Bring me the hammer, please.* Only
 * what the narrator would let them do now, and what harms nobody.
 */
export function obligings(line: Witnessed, scene: Answering): PossibleReply[] {
  const { part, by, context, tongue } = scene;
  if (by === undefined || !part.players.has(by) || !part.isAtLeisure || context.hidden) return [];
  if (part.feeling.mood === 'angry' || (part.feeling.trust.get(by) ?? 0) < leastTrust) return [];
  const to = addresseeHeard(line, context, part.names);
  if (to !== undefined && to !== context.actor) return [];
  const own = mindTongues[tongue];
  const words = line.words ?? '';
  const asker = part.names.find(({ id }) => id === by);
  const [thing, another] = mentionedIn(plain(words), part.names).filter(({ kind }) => kind === 'prop');
  const meant = thing && !another ? own.called(nameIn(thing, tongue)) : undefined;
  const bids = own.biddings(withoutCalls(words, part.names, by), asker ? nameIn(asker, tongue) : '', meant);
  const bid = bids.find((each) => part.could(each));
  if (bid === undefined) return [];
  const say = (): string => `${own.deed(bid)} ${common('obliges', scene) ?? commonAgain('obliges', scene)}`;
  return [{ fit: 4.4, why: 'does what is asked', isDue: true, say }];
}
