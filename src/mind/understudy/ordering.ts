import type { AdLibSort } from '../../drama/ad-lib.ts';
import { plain } from '../../play/plain-words.ts';
import { whoseWork } from '../hearing/call-book.ts';
import type { Heard } from '../hearing/hearing.ts';
import { tongueOf } from '../hearing/language.ts';
import { mentionedIn, nameIn } from '../hearing/naming.ts';
import type { Known } from '../knowing.ts';
import { mindTongues, waysToAdLib } from '../tongues/tongues.ts';
import type { Answering, PossibleReply } from './candidate.ts';
import { isDear } from './dealing.ts';
import { inOneBreath } from './several-questions.ts';
import { confidantOf, tellings } from './telling-matters.ts';
import { common, commonAgain, freshWay } from './wording.ts';

/** What it is worth to meet an order of something to eat or drink: more than a line that answers any order. */
const [knowsOf, hasNone] = [3.4, 3];
/** More than two things at once nobody takes down. */
const mostAtOnce = 2;

/**
 * What whoever serves says and does who is asked for something to eat or drink: they bring what lies free, say what they know of it, or
 * that there is none; of two things, both.
 */
export function orderings(heard: Heard, scene: Answering): PossibleReply[] {
  const { part, context, by, tongue } = scene;
  const things = mindTongues[tongue].ordered?.(heard.meant) ?? [];
  if (things.length === 0 || by === undefined || !part.players.has(by) || context.hidden) return [];
  if (whoseWork('serving', part.names, [context.actor]) === undefined) return [];
  const answers = things.slice(0, mostAtOnce).map((thing) => servedAs(thing, scene));
  const [first, second] = answers;
  if (first === undefined) return [];
  const say = (): string | undefined => {
    const [one, other] = [first.say(), second?.say()];
    return one === undefined || other === undefined ? (one ?? other) : (inOneBreath(one, other, tongue) ?? one);
  };
  return [{ fit: first.fit, why: 'takes the order', isDue: true, say }];
}

type Served = Pick<PossibleReply, 'fit' | 'say'>;

/** What was written for an order of it comes before a thing that is there for somebody else: the coffee on the counter is a customer's. */
function servedAs(thing: string, scene: Answering): Served {
  const isWritten = scene.part.knowledge.some((own) => namedBy(own, thing) >= asksForIt);
  return (isWritten ? undefined : bringing(thing, scene)) ?? servingOf(thing, scene);
}

/** What lies free and may be had for the asking is brought. */
function bringing(thing: string, scene: Answering): Served | undefined {
  const { part, by, tongue } = scene;
  const asker = part.names.find(({ id }) => id === by);
  const found = mentionedIn(plain(thing), part.names).find(
    ({ id, kind }) => kind === 'prop' && part.toBring().includes(id) && !isDear(id, part),
  );
  if (!found || !asker || part.feeling.mood === 'angry') return undefined;
  const gives = mindTongues[tongue].giving(mindTongues[tongue].called(nameIn(found, tongue)), nameIn(asker, tongue));
  if (!part.could(gives.slice(1, -1))) return undefined;
  return { fit: knowsOf, say: () => `${gives} ${common('obliges', scene) ?? commonAgain('obliges', scene)}` };
}

/** What they know of it, in the line that names it, if they have one; else that there is none. */
function servingOf(thing: string, scene: Answering): Served {
  const { part, random, speaker, tongue } = scene;
  const [best] = part.knowledge
    .map((own) => ({ own, worth: namedBy(own, thing) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth);
  const none = (): string | undefined => {
    const sort: AdLibSort = 'asked-for';
    const all = [
      (part.profile.adLibs?.[sort] ?? []).filter((way) => tongueOf(way) === tongue),
      waysToAdLib(sort, tongue, part.profile.manner?.register),
    ].map((ways) => ways.filter((way) => way.includes(slot)).map((way) => way.replaceAll(slot, thing)));
    return all.reduce<string | undefined>((way, ways) => way ?? freshWay(ways, speaker, random), undefined);
  };
  if (!best) return { fit: hasNone, say: none };
  const { own } = best;
  const naming = (own.knowledge.says ?? []).filter((way) => tongueOf(way) === tongue && sharesPair(way, thing));
  const say = (): string | undefined => {
    const isOpen = own.knowledge.secret === undefined;
    const told = isOpen ? freshWay(naming, speaker, random) : undefined;
    return told ?? toldOf(own, scene) ?? none();
  };
  return { fit: knowsOf, say };
}

const slot = '{topic}';

const toldOf = (own: Known, scene: Answering): string | undefined =>
  tellings(own, knowsOf, confidantOf(scene, []), scene).reduce<string | undefined>(
    (way, one) => way ?? one.say(),
    undefined,
  );

/** From here on a phrase asks for the thing, or is it. */
const asksForIt = 2.5;

/** How surely a subject is what is ordered: one of its phrases is that very thing, asks for it, or is a kind of it. */
function namedBy({ matter }: Known, thing: string): number {
  const asking = new RegExp(`(?:有|来|杯|碗|份|块|点|些|要|瓶|喝|吃|卖)${thing}`, 'u');
  return Math.max(
    0,
    ...(matter.words ?? []).map((phrase) =>
      phrase === thing
        ? 3
        : asking.test(phrase)
          ? asksForIt
          : phrase.length > 1 && thing.endsWith(phrase)
            ? 2
            : thing.length > 1 && phrase.includes(thing)
              ? 1
              : 0,
    ),
  );
}

/** Two signs of what is ordered, or the one that it is. */
const sharesPair = (way: string, thing: string): boolean =>
  thing.length === 1
    ? way.includes(thing)
    : [...thing].some((_, at) => at > 0 && way.includes(thing.slice(at - 1, at + 1)));
