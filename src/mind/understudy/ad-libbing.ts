import type { AdLibSort } from '../../drama/ad-lib.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import type { BookLine } from '../../drama/profile.ts';
import type { TongueName } from '../../drama/tongues/tongue.ts';
import { RecentMap } from '../../kit/recent-map.ts';
import { kept, remembered } from '../../kit/remembered.ts';
import { pick, shuffle } from '../../kit/random.ts';
import { plain } from '../../play/plain-words.ts';
import { upperFirst } from '../../world/naming.ts';
import type { Heard } from '../hearing/hearing.ts';
import { tongueOf } from '../hearing/language.ts';
import { nameIn, type Named } from '../hearing/naming.ts';
import { withoutCalls } from '../hearing/subject.ts';
import type { SortedLine } from '../tongues/ad-libs.ts';
import { mindTongues, says, waysToAdLib } from '../tongues/tongues.ts';
import { reply, type Answering, type PossibleReply } from './candidate.ts';
import { hasSaidBack, largeWords } from './gisting.ts';
import { inBreath, lotFor, wasSaid } from './wording.ts';

/** What it is worth to meet a line by its sort: more than to say its words back, less than what is known of it. */
const [ownWorth, commonWorth] = [1.45, 1.2];
/** What wants an answer of its own is worth more: a line that answers any order or any remark does not meet it. */
const worthOf: Partial<Record<AdLibSort, readonly [number, number]>> = {
  'told-amiss': [2.4, 2.2],
  'offered-money': [2.1, 1.95],
  'told-love': [1.95, 1.4],
  'told-doubt': [2, 1.2],
  'asked-for': [1.9, 1.2],
  'asked-for-a-ride': [2.3, 2.1],
  'asked-to-choose': [2.35, 2.35],
  'asked-skill': [1.9, 1.4],
  'told-trouble': [1.85, 1.2],
  'told-joy': [1.85, 1.4],
};
/** How much less it is worth where no sign told the sort. */
const ifGuessed = 0.25;
/** So often what a line is about is named, where it can be. */
const namesTopic = 0.85;

/** How often somebody with lines of their own for any such words says one of those, and what anybody's are worth then. */
const [ownsTurn, besideOwn] = [0.5, 0.5];

const answersAny = ({ acts, on, about }: BookLine, { act }: Heard): boolean =>
  acts?.includes(act) === true && !on && !about;

/** A language may say itself how much surer its signs of a sort are. */
function worthIn(tongue: TongueName, sort: AdLibSort): readonly [number, number] {
  const { surely } = mindTongues[tongue].adLibs;
  if (!surely) return worthOf[sort] ?? [ownWorth, commonWorth];
  const more = surely[sort] ?? 0;
  return [ownWorth + more, commonWorth + more];
}

/** What they have for a line nobody foresaw, by its sort: in their own ways, else in those of anybody of their time. */
export function adLibs(heard: Heard, scene: Answering): PossibleReply[] {
  const sorted = sortedLine(heard, scene);
  if (!sorted || (heard.leans && !ofTalk.has(sorted.sort))) return [];
  const { profile } = scene.part;
  const { speaker, tongue, random } = scene;
  const { sort, topic, isPlain } = sorted;
  const why = `meets a line of its sort: ${sort}`;
  // *Never on purpose* says to nobody where.
  const mayBe = (way: string): boolean =>
    !(isDefinite(heard.asks) && says('saysHowOften', way)) && (heard.asks === 'where' || !says('saysNotWhere', way));
  const own = (profile.adLibs?.[sort] ?? []).filter((way) => tongueOf(way) === tongue && mayBe(way));
  const all = waysToAdLib(sort, tongue, profile.manner?.register).filter(mayBe);
  // Everybody goes through what anybody might say in an order of their own.
  const anybodys = (): readonly string[] => inBreath(shuffle(lotFor(speaker.seed, speaker.self, sort), all), speaker);
  const less = isPlain ? 0 : ifGuessed;
  const [asOwn, asAnybodys] = worthIn(tongue, sort);
  const isLed = topic !== undefined && !unled.has(sort) && !hasSaidBack(scene);
  // What a line is about is named first where the way itself does not.
  const inAll = (way: string): string =>
    mindTongues[tongue].adLibs.surely
      ? withTopic(way, topic)
      : way.includes(slot) || !isLed || /^[(（]/.test(way)
        ? withTopic(way, topic)
        : mindTongues[tongue].echoed(upperFirst(topic), way);
  const isNamed = topic !== undefined && random.next() < namesTopic;
  // Who was given lines for such words, and no ways by sort, says now what is theirs and now what is anybody's.
  const hasOwnLines = profile.adLibs === undefined && scene.part.lines.some((line) => answersAny(line, heard));
  const isOwnsTurn = hasOwnLines && random.next() < ownsTurn;
  return [
    reply(asOwn - less, why, () => {
      const fresh = ofTopic(own, topic, isNamed, ofPeople.has(sort)).find(
        (ways) => unsaid(ways, speaker.said).length > 0,
      );
      return fresh && inAll(pick(random, unsaid(fresh, speaker.said)));
    }),
    {
      ...reply(isOwnsTurn ? besideOwn : asAnybodys - less, why, () => {
        const heardOrSaid = [...speaker.said, ...speaker.heard];
        const [way] = ofTopic(anybodys(), topic, isNamed, ofPeople.has(sort)).flatMap((ways) =>
          unsaid(ways, heardOrSaid),
        );
        return way === undefined ? undefined : inAll(way);
      }),
      isCommon: true,
    },
  ];
}

const isDefinite = (asks: Heard['asks']): boolean => asks === 'who' || asks === 'where' || asks === 'when';

/** What is said of the talk itself; of other lines that lean on it, only the talk says what they ask. */
const ofTalk: ReadonlySet<AdLibSort> = new Set<AdLibSort>(['told-amiss', 'told-doubt', 'told-trouble', 'told-joy']);

/** What a listener made of the sort of a line. */
const sortings = new WeakMap<Heard, SortedLine | undefined>();
/** The sort of a line is told once for all who take it alike. */
const sorts = remembered((_: readonly Named[]) => new RecentMap<string, SortedLine | undefined>(mostSorts));
/** So many lines are remembered of late. */
const mostSorts = 200;

/** Which sort a line is for its listener, and what it is about. */
export const sortedLine = (heard: Heard, scene: Answering): SortedLine | undefined =>
  kept(sortings, heard, () => {
    const { part, context, by, tongue } = scene;
    const isOther = (id: EntityId): boolean => id.startsWith('actor:') && id !== context.actor && id !== by;
    const others = heard.about.filter(isOther);
    const named = others.length === 1 ? part.names.find(({ id }) => id === others[0]) : undefined;
    const raw = withoutCalls(heard.meant, part.names, by);
    const line = {
      raw,
      asks: heard.asks,
      acts: heard.acts,
      isBid: heard.isBid,
      isOfOther: others.length > 0,
      other: named && nameIn(named, tongue),
      isOfThing: heard.about.some((id) => id.startsWith('prop:')),
    };
    return kept(sorts(part.names), JSON.stringify([tongue, line]), () =>
      mindTongues[tongue].adLibs.sortOf({ ...line, plain: plain(raw), names: largeWords(part.names) }),
    );
  });

/** What is answered for what it does, whatever it is about. */
const unled: ReadonlySet<AdLibSort> = new Set<AdLibSort>([
  'asked-to-choose',
  'told-amiss',
  'told-doubt',
  'told-love',
  'told-trouble',
  'told-joy',
  'told-saying',
  'told-secret',
  'offered-money',
]);

/** What is about somebody. */
const ofPeople: ReadonlySet<AdLibSort> = new Set<AdLibSort>(['asked-of-other', 'told-of-other']);

const slot = '{topic}';

/** The ways that may be said, better ones first: those that name what the line is about only where that is known. */
const ofTopic = (
  ways: readonly string[],
  topic: string | undefined,
  isNamed: boolean,
  isOfPerson: boolean,
): readonly (readonly string[])[] => {
  const bare = ways.filter((way) => !way.includes(slot));
  if (topic === undefined) return [bare];
  // What is put in has its article already.
  const fitting = ways.filter((way) => way.includes(slot) && !determined.test(way));
  // Of one person nobody says *them*.
  const ofOne = isOfPerson ? fitting.filter((way) => !/\b(?:them|they|their)\b/i.test(way)) : [];
  const naming = ofOne.length > 0 ? ofOne : fitting;
  return isNamed ? [naming, bare] : [bare, naming];
};

const determined = /\b(?:an?|the|no|any|some|my|your|his|her|every|each|another) \{topic\}/i;

/** A way is worn by its frame, whatever was put in. */
const unsaid = (ways: readonly string[], said: readonly string[]): readonly string[] =>
  ways.filter((way) => !wasSaid(frameOf(way), said));

/** The longest part of a way that is the same whatever is put in. */
const frameOf = (way: string): string =>
  way.split(slot).reduce((longest, part) => (part.length > longest.length ? part : longest), '');

const withTopic = (way: string, topic = ''): string =>
  way.replace(/\{topic\}/g, (_, at: number) =>
    at === 0 || /[.!?…)）] $/.test(way.slice(0, at)) ? upperFirst(topic) : topic,
  );
