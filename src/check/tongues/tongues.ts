import type { TongueName } from '../../drama/tongues/tongue.ts';
import { frenchFindings } from './fr/fr.ts';
import { chineseReadings } from './zh-reading.ts';
import { chineseFindings } from './zh.ts';

/** What findings say in other languages than English, in which they are written. */
export const findingBooks: Readonly<Partial<Record<TongueName, readonly string[]>>> = {
  zh: [chineseFindings, chineseReadings],
  fr: [frenchFindings],
};
