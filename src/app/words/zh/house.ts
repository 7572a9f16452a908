import type { Words } from '../en.ts';

export const house: Words['house'] = {
  inWords: '以文字观看',
  tryAgain: '再试一次',
  noSettings: '设置没有载入。是否已断网？恢复连接后请重新加载本页。',
  unheard: '现在听不到声音，台词都写在画面上。',
};
