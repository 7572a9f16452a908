import { addresseeHeard } from '../addressing.ts';
import { plain } from '../../play/plain-words.ts';
import { mentionedIn, nameIn } from '../hearing/naming.ts';
import { withoutCalls } from '../hearing/subject.ts';
import { mindTongues, says } from '../tongues/tongues.ts';
import type { Witnessed } from '../witnessed.ts';
import type { Answering, PossibleReply } from './candidate.ts';
import { isDear } from './dealing.ts';
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

/** More than a line for any order, and less than what the author wrote of the thing. */
const handsOver = 2.55;
/** Whom they trust so far is given what they have in hand. */
const givesTrust = 0.3;

/** What somebody with a part of their own does who is asked for a thing that lies free, or that they have: no other order's line. */
export function handings(line: Witnessed, scene: Answering): PossibleReply[] {
  const { part, by, context, tongue } = scene;
  const words = line.words ?? '';
  if (by === undefined || !part.players.has(by) || part.isBare || part.isAtLeisure || context.hidden) return [];
  if (!says('asksToGive', words) || addresseeHeard(line, context, part.names) !== context.actor) return [];
  const things = mentionedIn(plain(words), part.names).filter(({ kind }) => kind === 'prop');
  const isHeld = things.some(({ id }) => part.bears().includes(id));
  const thing = things.find(({ id }) => part.bears().includes(id) || part.toBring().includes(id));
  const asker = part.names.find(({ id }) => id === by);
  if (!thing || !asker) return [];
  const own = mindTongues[tongue];
  const name = own.called(nameIn(thing, tongue));
  const trust = part.feeling.trust.get(by) ?? 0;
  const gives = own.giving(name, nameIn(asker, tongue));
  const isWilling = part.feeling.mood !== 'angry' && trust >= (isHeld ? givesTrust : leastTrust);
  if (isWilling && !isDear(thing.id, part) && part.could(gives.slice(1, -1))) {
    const say = (): string => `${gives} ${common('obliges', scene) ?? commonAgain('obliges', scene)}`;
    return [{ fit: handsOver, why: 'hands it over', isDue: true, say }];
  }
  const keep = (): string | undefined => common('keeps-thing', scene, { thing: name });
  return [{ fit: handsOver, why: 'keeps it', isDue: true, say: keep }];
}
