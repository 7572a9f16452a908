import type { Doubt } from '../brain.ts';
import { lined, material, shortenText } from '../material.ts';

/** So much of a line in doubt, and of what it was to say, stands before whoever judges it, in characters. */
const longest = { asked: 160, words: 300 } as const;

/** A line that is judged along with a decision, as it stands before whoever decides. */
export function doubtMaterial(doubt: Doubt | undefined): string[] {
  if (!doubt) return [];
  const { by, asked, words } = doubt;
  const told = [
    `${by} was to: ${shortenText(asked, longest.asked)}`,
    `${by} said: “${shortenText(words, longest.words)}”`,
  ];
  return [material('doubt', lined(told))];
}
