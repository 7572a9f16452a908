import type { InLanguages } from './language.ts';

interface HouseWords {
  readonly inWords: string;
  readonly tryAgain: string;
  readonly fileTooLarge: string;
  readonly fileRefused: (why: string) => string;
}

export const words = {
  en: {
    inWords: 'Follow it in words',
    tryAgain: 'Try again',
    fileTooLarge: 'That file is too large to be an evening of ours.',
    fileRefused: (why) => `That file cannot be opened: ${why}`,
  },
  zh: {
    inWords: '以文字观看',
    tryAgain: '再试一次',
    fileTooLarge: '这个文件太大，不会是一场演出的记录。',
    fileRefused: (why) => `无法打开这个文件：${why}`,
  },
} satisfies InLanguages<HouseWords>;
