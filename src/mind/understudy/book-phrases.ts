import type { BookLine, Profile } from '../../drama/profile.ts';
import { kept, remembered, rememberedText } from '../../kit/remembered.ts';
import { plainPhrases } from '../../play/plain-words.ts';
import { phraseIndex } from '../hearing/phrase-index.ts';

/** So many lines are remembered of late by everybody. */
const mostHeard = 100;

/** What of the words each line of somebody's book waits for stands in a line they hear. */
const metIn = remembered(({ lines = [] }: Profile) => {
  const find = phraseIndex(lines.flatMap((of) => (of.on ? plainPhrases(of.on).map((text) => ({ of, text })) : [])));
  return rememberedText((words): ReadonlyMap<BookLine, readonly string[]> => {
    const met = new Map<BookLine, string[]>();
    for (const { of, text } of find(words)) kept(met, of, (): string[] => []).push(text);
    return met;
  }, mostHeard);
});

const none: readonly string[] = [];
const bookOf = remembered(({ lines = [] }: Profile): ReadonlySet<BookLine> => new Set(lines));

/** Of the phrases a line waits for those that were heard; a line that is none of their book's is read by itself. */
export function phrasesMet(profile: Profile, words: string): (line: BookLine) => readonly string[] {
  const met = metIn(profile)(words);
  const isOwn = (line: BookLine): boolean => bookOf(profile).has(line);
  return (line) =>
    met.get(line) ??
    (line.on === undefined || isOwn(line) ? none : plainPhrases(line.on).filter((phrase) => words.includes(phrase)));
}
