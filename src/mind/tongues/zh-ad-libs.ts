import type { AdLibTongue } from './ad-libs.ts';
import { chineseSortOf } from './zh-ad-lib-sorts.ts';
import { courtlyAdLibsInChinese, plainAdLibsInChinese, victorianAdLibsInChinese } from './zh-ad-lib-sayings.ts';
import { chineseTopicOf } from './zh-ad-lib-topics.ts';
import { contentInSigns } from './zh-small-signs.ts';

/** What is made of Chinese lines nobody foresaw. */
export const chineseAdLibs: AdLibTongue = {
  sortOf: ({ raw, asks, isBid, isOfOther, other }) => {
    const form = isBid ? 'bidden' : asks !== undefined ? 'asked' : 'said';
    const found = chineseSortOf({ text: raw, form, namesOther: isOfOther });
    // 然后呢 is of what was said before.
    if (!found || (contentInSigns(raw) === 0 && !found.isPlain)) return undefined;
    return { ...found, topic: chineseTopicOf(raw, other === undefined ? [] : [other]) };
  },
  sayings: { plain: plainAdLibsInChinese, courtly: courtlyAdLibsInChinese, victorian: victorianAdLibsInChinese },
};
