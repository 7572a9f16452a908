import type { EntityId } from '../../drama/entity-id.ts';
import { kept } from '../../kit/remembered.ts';
import { pick, shuffle } from '../../kit/random.ts';
import { plain } from '../../play/plain-words.ts';
import { upperFirst } from '../../world/naming.ts';
import type { Heard } from '../hearing/hearing.ts';
import { tongueOf } from '../hearing/language.ts';
import { nameIn } from '../hearing/naming.ts';
import { withoutCalls } from '../hearing/subject.ts';
import type { SortedLine } from '../tongues/ad-libs.ts';
import { mindTongues, waysToAdLib } from '../tongues/tongues.ts';
import { reply, type Answering, type PossibleReply } from './candidate.ts';
import { largeWords } from './gisting.ts';
import { inBreath, lotFor, wasSaid } from './wording.ts';

/** What it is worth to meet a line by its sort: more than to say its words back, less than what is known of it. */
const [ownWorth, commonWorth] = [1.5, 1.2];
/** How much less it is worth where no sign told the sort. */
const ifGuessed = 0.25;
/** So often what a line is about is named, where it can be. */
const namesTopic = 0.7;

/** What they have for a line nobody foresaw, by its sort: in their own ways, else in those of anybody of their time. */
export function adLibs(heard: Heard, scene: Answering): PossibleReply[] {
  const sorted = sortedLine(heard, scene);
  if (!sorted) return [];
  const { profile } = scene.part;
  const { speaker, tongue, random } = scene;
  const { sort, topic, isPlain } = sorted;
  const why = `meets a line of its sort: ${sort}`;
  const own = (profile.adLibs?.[sort] ?? []).filter((way) => tongueOf(way) === tongue);
  const all = waysToAdLib(sort, tongue, profile.manner?.register);
  // Everybody goes through what anybody might say in an order of their own.
  const anybodys = (): readonly string[] => inBreath(shuffle(lotFor(speaker.seed, speaker.self, sort), all), speaker);
  const less = isPlain ? -(mindTongues[tongue].adLibs.surely?.[sort] ?? 0) : ifGuessed;
  const isNamed = topic !== undefined && random.next() < namesTopic;
  return [
    reply(ownWorth - less, why, () => {
      const fresh = ofTopic(own, topic, isNamed).find((ways) => unsaid(ways, speaker.said).length > 0);
      return fresh && withTopic(pick(random, unsaid(fresh, speaker.said)), topic);
    }),
    {
      ...reply(commonWorth - less, why, () => {
        const heardOrSaid = [...speaker.said, ...speaker.heard];
        const [way] = ofTopic(anybodys(), topic, isNamed).flatMap((ways) => unsaid(ways, heardOrSaid));
        return way === undefined ? undefined : withTopic(way, topic);
      }),
      isCommon: true,
    },
  ];
}

/** The sort of a line is told once, for whoever hears it. */
const sortings = new WeakMap<Heard, SortedLine | undefined>();

/** Which sort a line is for its listener, and what it is about. */
export const sortedLine = (heard: Heard, scene: Answering): SortedLine | undefined =>
  kept(sortings, heard, () => {
    const { part, context, by, tongue } = scene;
    const isOther = (id: EntityId): boolean => id.startsWith('actor:') && id !== context.actor && id !== by;
    const others = heard.about.filter(isOther);
    const named = others.length === 1 ? part.names.find(({ id }) => id === others[0]) : undefined;
    const raw = withoutCalls(heard.meant, part.names, by);
    return mindTongues[tongue].adLibs.sortOf({
      raw,
      plain: plain(raw),
      asks: heard.asks,
      acts: heard.acts,
      isBid: heard.isBid,
      isOfOther: others.length > 0,
      other: named && nameIn(named, tongue),
      isOfThing: heard.about.some((id) => id.startsWith('prop:')),
      names: largeWords(part.names),
    });
  });

const slot = '{topic}';

/** The ways that may be said, better ones first: those that name what the line is about only where that is known. */
const ofTopic = (
  ways: readonly string[],
  topic: string | undefined,
  isNamed: boolean,
): readonly (readonly string[])[] => {
  const bare = ways.filter((way) => !way.includes(slot));
  if (topic === undefined) return [bare];
  const naming = ways.filter((way) => way.includes(slot));
  return isNamed ? [naming, bare] : [bare, naming];
};

/** A way is worn by its frame, whatever was put in. */
const unsaid = (ways: readonly string[], said: readonly string[]): readonly string[] =>
  ways.filter((way) => !wasSaid(way, said));

const withTopic = (way: string, topic = ''): string =>
  way.replace(/\{topic\}/g, (_, at: number) =>
    at === 0 || /[.!?…)）] $/.test(way.slice(0, at)) ? upperFirst(topic) : topic,
  );
