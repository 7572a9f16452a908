import type { AdLibSort } from '../../drama/ad-lib.ts';
import type { AdLibTongue } from './ad-libs.ts';
import { chineseSortOf, choicesIn } from './zh-ad-lib-sorts.ts';
import { courtlyAdLibsInChinese, plainAdLibsInChinese, victorianAdLibsInChinese } from './zh-ad-lib-sayings.ts';
import { chineseTopicOf, namesPersonInChinese } from './zh-ad-lib-topics.ts';
import { orderedInChinese } from './zh-orders.ts';
import { contentInSigns } from './zh-small-signs.ts';

/** Sorts in which what a line is about is a person, and in which it is a thing. */
const ofPeople: ReadonlySet<AdLibSort> = new Set(['asked-of-other', 'told-of-other']);
const ofThings: ReadonlySet<AdLibSort> = new Set(['asked-of-thing', 'told-of-place', 'asked-for']);

const suits = (sort: AdLibSort, topic: string, other: string | undefined): boolean => {
  const isPerson = topic === other || namesPersonInChinese(topic);
  return ofPeople.has(sort) ? isPerson : ofThings.has(sort) ? !isPerson : true;
};

/** So many signs has a line that does nothing but agree. */
const longestNod = 14;

/** Of what is asked for, the piece of the line that asks for it: 再来一杯, in 味道不错，再来一杯. */
function tellingPiece(raw: string, sort: AdLibSort, form: 'asked' | 'said' | 'bidden'): string {
  if (sort !== 'asked-for') return raw;
  const pieces = raw.split(/[，,。！!？?；;]/).filter((piece) => piece.trim() !== '');
  return pieces.findLast((text) => chineseSortOf({ text, form, namesOther: false })?.sort === sort) ?? raw;
}

/** What is made of Chinese lines nobody foresaw. */
export const chineseAdLibs: AdLibTongue = {
  sortOf: ({ raw, asks, acts, isBid, isOfOther, other }) => {
    // 那倒也是 only agrees.
    if (asks === undefined && acts.includes('agreement') && raw.length <= longestNod) return undefined;
    const [ordered] = orderedInChinese(raw);
    if (ordered !== undefined) return { sort: 'asked-for', topic: ordered, isPlain: true };
    const form = isBid ? 'bidden' : asks !== undefined ? 'asked' : 'said';
    const found = chineseSortOf({ text: raw, form, namesOther: isOfOther });
    // 然后呢 is of what was said before.
    if (!found || (contentInSigns(raw) === 0 && !found.isPlain)) return undefined;
    const [chosen] = found.sort === 'asked-to-choose' ? choicesIn(raw).toSorted((a, b) => b.length - a.length) : [];
    if (chosen !== undefined) return { ...found, topic: chosen };
    const topic = chineseTopicOf(tellingPiece(raw, found.sort, form), other === undefined ? [] : [other]);
    // Of somebody else only who it is can be named, of a thing nobody.
    return { ...found, topic: topic !== undefined && suits(found.sort, topic, other) ? topic : undefined };
  },
  surely: {
    'asked-to-choose': 0.5,
    'asked-skill': 0.35,
    'asked-why-you': 0.25,
    'asked-of-asker': 0.5,
    'wished-well': 0.95,
    invited: 0.8,
    'told-amiss': 1,
    'offered-money': 0.9,
    'asked-for': 0.95,
  },
  sayings: { plain: plainAdLibsInChinese, courtly: courtlyAdLibsInChinese, victorian: victorianAdLibsInChinese },
};
