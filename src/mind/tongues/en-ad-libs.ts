import type { AdLibTongue } from './ad-libs.ts';

/** What is made of English lines nobody foresaw. */
export const englishAdLibs: AdLibTongue = {
  sortOf: () => undefined,
  sayings: { plain: {} },
};
