import { addressHeard } from '../addressing.ts';
import type { Heard } from '../hearing/hearing.ts';
import { withoutCalls } from '../hearing/subject.ts';
import { nameIn } from '../hearing/naming.ts';
import type { Bid, BidKind } from '../tongues/gist.ts';
import type { Occasion } from '../tongues/tongue.ts';
import { mindTongues } from '../tongues/tongues.ts';
import type { Witnessed } from '../witnessed.ts';
import type { Answering, PossibleReply } from './candidate.ts';
import type { HeardGist } from './gisting.ts';
import { common } from './wording.ts';

/** What it is worth to meet a plea as a plea: more than a line for any order, and less than one written for these words. */
const pleaWorth = 2.5;
/** An order nobody foresaw, where nothing was written for orders. */
const orderWorth = 1.7;

/** How far somebody has to be trusted for it; what is not here is met alike by everybody. */
const trusted: Partial<Record<BidKind, number>> = {
  swears: 0.1,
  hand: 0,
  hides: 0.25,
  stays: -0.1,
  hushes: 0,
  trusts: 0.25,
  helps: -0.1,
};

const granted: Readonly<Record<BidKind, Occasion>> = {
  swears: 'bid-swears',
  hand: 'bid-hand',
  hides: 'bid-hides',
  comes: 'bid-comes-not',
  stays: 'bid-stays',
  goes: 'bid-goes-not',
  attends: 'bid-attends',
  hushes: 'bid-hushes',
  trusts: 'bid-trusts',
  helps: 'bid-helps',
  calms: 'bid-calms',
  tells: 'bid-tells-not',
};

const refused: Readonly<Record<BidKind, Occasion>> = {
  ...granted,
  swears: 'bid-swears-not',
  hand: 'bid-hand-not',
  hides: 'bid-hides-not',
  stays: 'bid-stays-not',
  hushes: 'bid-hushes-not',
  trusts: 'bid-trusts-not',
  helps: 'bid-helps-not',
};

/**
 * What a person orders or begs is met as that, and never said back: done, promised, refused, or asked why. Nobody says that they
 * will do what they cannot.
 */
export function biddenAnswers(
  line: Witnessed,
  heard: Heard,
  gist: HeardGist | undefined,
  scene: Answering,
): PossibleReply[] {
  const { part, by, context, tongue } = scene;
  const { bidIn } = mindTongues[tongue];
  if (by === undefined || !part.players.has(by) || !bidIn) return [];
  const { to, missing } = addressHeard(line, context, part.names);
  if (missing.length > 0 || (to.length > 0 && !to.includes(context.actor))) return [];
  const bid = bidIn(withoutCalls(line.words ?? '', part.names, by));
  const isOrder = heard.isBid || gist?.form === 'bidden';
  return [
    ...(bid && (heard.asks === undefined || heard.isBid) ? [pleaAnswer(bid, scene)] : []),
    ...(isOrder && gist?.forbids !== true ? orderAnswers(gist, scene) : []),
  ];
}

function pleaAnswer({ kind, who = '' }: Bid, scene: Answering): PossibleReply {
  const { part, by, tongue } = scene;
  const isGranted = isWilling(scene, trusted[kind] ?? -1);
  const say = (): string | undefined => {
    const words = common((isGranted ? granted : refused)[kind], scene, { who });
    const asker = part.names.find(({ id }) => id === by);
    if (words === undefined || kind !== 'hand' || !isGranted || !asker) return words;
    return `${mindTongues[tongue].takingHand(nameIn(asker, tongue))} ${words}`;
  };
  return { fit: pleaWorth, why: 'answers the plea', isCommon: true, say };
}

/** Whoever would do it and cannot says so; others ask what for. */
function orderAnswers(gist: HeardGist | undefined, scene: Answering): PossibleReply[] {
  const topic = gist?.topic;
  const answer = (fit: number, occasion: Occasion): PossibleReply => ({
    fit,
    why: 'says whether they will',
    isCommon: true,
    say: () => common(occasion, scene, { topic: topic ?? '' }),
  });
  if (isWilling(scene, 0.25)) return [answer(orderWorth, 'bid-cannot')];
  return [...(topic ? [answer(orderWorth + 0.1, 'bid-why-topic')] : []), answer(orderWorth, 'bid-why')];
}

const isWilling = ({ part, by }: Answering, from: number): boolean =>
  part.feeling.mood !== 'angry' && ((by && part.feeling.trust.get(by)) ?? 0) >= from;
