import type { InLanguages } from './language.ts';

interface HouseWords {
  readonly brokenOff: string;
  readonly theEnd: (minutes: number) => string;
  readonly again: string;
  readonly another: string;
  readonly inWords: string;
  readonly tryAgain: string;
  readonly fileTooLarge: string;
  readonly fileRefused: (why: string) => string;
}

export const words = {
  en: {
    brokenOff: 'The play was broken off',
    theEnd: (minutes) =>
      `The end, after ${minutes} minute${minutes === 1 ? '' : 's'}. Another evening may end otherwise.`,
    again: 'Play it again',
    another: 'Another evening',
    inWords: 'Follow it in words',
    tryAgain: 'Try again',
    fileTooLarge: 'That file is too large to be an evening of ours.',
    fileRefused: (why) => `That file cannot be opened: ${why}`,
  },
  zh: {
    brokenOff: '演出中断了',
    theEnd: (minutes) => `剧终，历时 ${minutes} 分钟。换一个夜晚，结局也许不同。`,
    again: '再演一遍',
    another: '另一个夜晚',
    inWords: '以文字观看',
    tryAgain: '再试一次',
    fileTooLarge: '这个文件太大，不会是一场演出的记录。',
    fileRefused: (why) => `无法打开这个文件：${why}`,
  },
} satisfies InLanguages<HouseWords>;
