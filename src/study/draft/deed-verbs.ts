import { wordList } from '../../kit/word-list.ts';

/** What a beat may have somebody do, by our own names of verbs; each has its words in `deed-words.ts`. */
export const deedVerbs = wordList(`
  take give put drop show open close unlock read light extinguish drink eat break wear remove search
  sit stand kneel look point embrace kiss bow nod smile weep laugh
`);
export type DeedVerb = (typeof deedVerbs)[number];
