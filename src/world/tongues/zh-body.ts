import { rememberedText } from '../../kit/remembered.ts';
import { chineseNouns } from '../lexicon/chinese-nouns.ts';

/** The Chinese for a part of the body. */
export const bodyWord = rememberedText(
  (part): string | undefined =>
    part === 'pocket'
      ? '口袋'
      : [...chineseNouns()].find(([, { kind, english }]) => kind === 'body' && english[0] === part)?.[0],
  100,
);
