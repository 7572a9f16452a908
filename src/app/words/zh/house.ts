import type { Words } from '../en.ts';

export const house: Words['house'] = {
  inWords: '以文字观看',
  tryAgain: '再试一次',
};
