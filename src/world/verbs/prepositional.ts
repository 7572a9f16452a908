import { verbSet } from '../../drama/verb.ts';
import { wordList } from '../../kit/word-list.ts';

/** Verbs whose preposition says something of the object (*look under*, *sit on*): it is kept. Of the others it is part of the verb (*put on*, *pick up*). */
export const keepsPreposition = verbSet(
  ...wordList(`
    go step enter exit climb look watch search sit lie stand hide knock point listen aim play reach turn peek bend jump
    lean read write type kneel crouch wave toast dance smell shout whisper say ask tell drink stare call sleep
  `),
);
