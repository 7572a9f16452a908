import type { EntityId } from '../../drama/entity-id.ts';
import { RecentMap } from '../../kit/recent-map.ts';
import { kept, remembered } from '../../kit/remembered.ts';
import { chineseNouns } from '../../world/lexicon/chinese-nouns.ts';
import { knowsNoun, nounRelation, singularOf } from '../../world/lexicon/nouns.ts';
import type { TongueName } from '../../drama/tongues/tongue.ts';
import { saysLittle } from '../tongues/en-stems.ts';
import type { Named } from './naming.ts';

/** A word that a thing is pointed out by: *that knife*, *your bag*. */
const pointedOut =
  / (?:the|that|this|those|these|your|my|his|her|their|a|an) (?:(?:real|old|little|big|nice|whole) )?([a-z]{3,}) /g;

const things = remembered((_: readonly Named[]) => new RecentMap<string, EntityId | undefined>(mostRemembered));
/** So many words are remembered of late. */
const mostRemembered = 2000;

/** The things a line means by other words than their names. */
export const akinIn = (words: string, tongue: TongueName, names: readonly Named[]): readonly EntityId[] =>
  tongue === 'en' ? akinThings(words, names) : tongue === 'zh' ? akinThingsInSigns(words, names) : [];

/** The thing a line means by another word for it: *that knife* is the dagger. Nothing, where it could be two. */
function akinThings(words: string, book: readonly Named[]): readonly EntityId[] {
  const known = things(book);
  return [...words.matchAll(pointedOut)].flatMap(([, noun = '']) => {
    if (saysLittle(noun)) return [];
    const id = kept(known, noun, () => onlyThingAkin(noun, book));
    return id === undefined ? [] : [id];
  });
}

/** What stands before the name of a thing that is pointed out in signs: 那把刀, 你的包, 罐子里. */
const pointedInSigns =
  /(?:^ ?|[这那][个只条把封张位杯件本座间幅台串瓶盏扇顶块支包]?|[你您他她的上])(\p{Script=Han}{1,5})/gu;

/** The same in signs: 那把刀 is the dagger. */
function akinThingsInSigns(words: string, book: readonly Named[]): readonly EntityId[] {
  const known = things(book);
  return [...words.matchAll(pointedInSigns)].flatMap(([, run = '']) => {
    const id = kept(known, run, () => thingBegun(run, book));
    return id === undefined ? [] : [id];
  });
}

/** The thing a run of signs begins with the name of. */
function thingBegun(run: string, book: readonly Named[]): EntityId | undefined {
  for (let length = run.length; length > 0; length--) {
    const noun = chineseNouns().get(run.slice(0, length));
    if (noun?.kind !== 'thing') continue;
    return noun.english.map((word) => onlyThingAkin(word.replaceAll('_', ' '), book)).find((id) => id !== undefined);
  }
  return undefined;
}

function onlyThingAkin(noun: string, book: readonly Named[]): EntityId | undefined {
  const query = singularOf(noun);
  if (!knowsNoun(query)) return undefined;
  const found = book.filter(({ kind, name }) => {
    const head = /[a-z]+$/.exec(name.toLowerCase())?.[0];
    const relation = kind === 'prop' && head !== undefined ? nounRelation(query, singularOf(head)) : null;
    return (
      relation !== null && (relation.kind === 'synonym' || (relation.kind === 'hypernym' && relation.distance <= 2))
    );
  });
  return found.length === 1 ? found[0]?.id : undefined;
}
