import { kept } from '../../kit/remembered.ts';

/** Finds those of many phrases that stand in a line. Only what begins as something in the line does is looked for in it. */
export function phraseIndex<T extends { readonly text: string }>(
  phrases: readonly T[],
): (line: string) => readonly T[] {
  const index = new Map<string, T[]>();
  for (const phrase of phrases) kept(index, firstOf(phrase.text), () => []).push(phrase);
  return (line) => {
    const found: T[] = [];
    for (const first of firstsIn(line))
      for (const phrase of index.get(first) ?? []) if (line.includes(phrase.text)) found.push(phrase);
    return found;
  };
}

/** A whole word where a phrase begins with a space, else a sign. */
const firstOf = (text: string): string => {
  const [sign = ''] = text;
  return sign === ' ' ? text.slice(0, text.indexOf(' ', 1)) : sign;
};

/** Everything a phrase in a line could begin with. */
function firstsIn(line: string): ReadonlySet<string> {
  const firsts = new Set<string>(line);
  for (const word of line.split(' ')) firsts.add(` ${word}`);
  return firsts;
}
