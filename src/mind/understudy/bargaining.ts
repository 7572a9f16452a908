import type { Heard } from '../hearing/hearing.ts';
import { withoutCalls } from '../hearing/subject.ts';
import type { Bargain } from '../tongues/gist.ts';
import { mindTongues, says } from '../tongues/tongues.ts';
import { fitsMoment, reply, type Answering, type PossibleReply } from './candidate.ts';
import { common, freshWay } from './wording.ts';

/** What it is worth to answer terms as terms: more than what is known of what they name, or a line for any threat. */
const worth = 3.7;
/** What they know of what is wanted goes with a bargain from here on. */
const leastTold = 1.6;
/** So far somebody has to be trusted to be dealt with, and so little nerve gives way to a threat. */
const [leastTrust, weakNerve] = [-0.1, 0.45];

/** What can be said to *tell me, and I will pay you* or *go, or I will scream*: the terms are taken or not, and what was wanted is told. */
export function bargains(heard: Heard, scene: Answering, known: () => readonly PossibleReply[]): PossibleReply[] {
  const { part, by, tongue } = scene;
  const { bargainIn } = mindTongues[tongue];
  if (by === undefined || !part.players.has(by) || !bargainIn) return [];
  const bargain = bargainIn(withoutCalls(heard.meant, part.names, by));
  if (bargain)
    return [
      reply(worth, 'answers the terms', () =>
        bargain.isThreat ? toThreat(bargain, scene) : toOffer(bargain, heard, scene, known),
      ),
    ];
  return heard.asks && says('asksPrice', heard.meant)
    ? [reply(worth, 'is asked for a price', () => common('price-asked', scene))]
    : [];
}

/** Whoever has little nerve gives way; others meet it in words of their own, if they have any. */
function toThreat({ promised, bidden: claim, given: echo }: Bargain, scene: Answering): string | undefined {
  const { part, speaker, random } = scene;
  if (part.temper.nerve - 0.3 * part.feeling.tension < weakNerve)
    return common('threat-yielded', scene, { claim: promised, echo });
  const written = part.lines.filter(
    (line) => line.acts?.includes('threat') && !line.on && !line.about && fitsMoment(line, scene),
  );
  const thing = freshWay(
    written.map((line) => line.says).filter((way) => !/^[(（]/.test(way)),
    speaker,
    random,
  );
  return thing === undefined
    ? common('threat-defied', scene, { claim, echo })
    : common('threat-met', scene, { claim, echo, thing });
}

/** Whoever trusts them deals with them, and tells what was asked for at once. */
function toOffer(
  { promised, given, wants }: Bargain,
  { asks }: Heard,
  scene: Answering,
  known: () => readonly PossibleReply[],
): string | undefined {
  const { feeling } = scene.part;
  const isWilling = feeling.mood !== 'angry' && ((scene.by && feeling.trust.get(scene.by)) ?? 0) >= leastTrust;
  const slots = { claim: promised, echo: given };
  const terms = common(isWilling ? 'bargain-taken' : 'bargain-refused', scene, slots);
  // Who is told what to leave has nothing to tell.
  if (terms === undefined || !isWilling || wants === 'omission' || (wants === 'deed' && !asks)) return terms;
  const told = known()
    .filter(({ fit, why }) => fit >= leastTold && why !== saidAlready)
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ say }) => say())
    .find((one) => one !== undefined && !/^[(（]/.test(one));
  const then = told ?? (wants === 'telling-anything' ? common('asks-then', scene) : undefined);
  return then === undefined ? terms : mindTongues[scene.tongue].after(terms, then);
}

const saidAlready = 'has said so already';
