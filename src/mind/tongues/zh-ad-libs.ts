import type { AdLibTongue } from './ad-libs.ts';

/** What is made of Chinese lines nobody foresaw: so far, that somebody was misunderstood, or is doubted. */
export const chineseAdLibs: AdLibTongue = {
  sortOf: ({ plain }) => {
    if (/(?:我问的不是|答非所问|你没回答|没听懂我|不是这个意思|听我说)/u.test(plain))
      return { sort: 'told-amiss', topic: undefined, isPlain: true };
    if (/(?:我不信|骗人|撒谎|说谎|胡说)/u.test(plain)) return { sort: 'told-doubt', topic: undefined, isPlain: true };
    return undefined;
  },
  sayings: { plain: {} },
};
