import type { AdLibSort } from '../../drama/ad-lib.ts';
import type { AdLibTongue } from './ad-libs.ts';
import { chineseSortOf } from './zh-ad-lib-sorts.ts';
import { courtlyAdLibsInChinese, plainAdLibsInChinese, victorianAdLibsInChinese } from './zh-ad-lib-sayings.ts';
import { chineseTopicOf, namesPersonInChinese } from './zh-ad-lib-topics.ts';
import { contentInSigns } from './zh-small-signs.ts';

/** Sorts in which what a line is about is a person, and in which it is a thing. */
const ofPeople: ReadonlySet<AdLibSort> = new Set(['asked-of-other', 'told-of-other']);
const ofThings: ReadonlySet<AdLibSort> = new Set(['asked-of-thing', 'told-of-place', 'asked-for']);

const suits = (sort: AdLibSort, topic: string, other: string | undefined): boolean => {
  const isPerson = topic === other || namesPersonInChinese(topic);
  return ofPeople.has(sort) ? isPerson : ofThings.has(sort) ? !isPerson : true;
};

/** What is made of Chinese lines nobody foresaw. */
export const chineseAdLibs: AdLibTongue = {
  sortOf: ({ raw, asks, isBid, isOfOther, other }) => {
    const form = isBid ? 'bidden' : asks !== undefined ? 'asked' : 'said';
    const found = chineseSortOf({ text: raw, form, namesOther: isOfOther });
    // 然后呢 is of what was said before.
    if (!found || (contentInSigns(raw) === 0 && !found.isPlain)) return undefined;
    const topic = chineseTopicOf(raw, other === undefined ? [] : [other]);
    // Of somebody else only who it is can be named, of a thing nobody.
    return { ...found, topic: topic !== undefined && suits(found.sort, topic, other) ? topic : undefined };
  },
  surely: { 'told-amiss': 1, 'offered-money': 0.9, 'asked-for': 0.95 },
  sayings: { plain: plainAdLibsInChinese, courtly: courtlyAdLibsInChinese, victorian: victorianAdLibsInChinese },
};
