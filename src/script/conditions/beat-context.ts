/** The beat a condition stands with: its words may then leave out who speaks, and to whom. */
export interface BeatContext {
  readonly actor: string;
  readonly to?: string | undefined;
  readonly plays: readonly string[];
}

const openingWords = 6;

/** How a line begins, by which it is known when it was said as it was written. */
const openingOf = (play: string): string =>
  play
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .trim()
    .split(/\s+/)
    .slice(0, openingWords)
    .join(' ')
    .replace(/[.,;:!?…]+$/, '');

export const openingsOf = ({ plays }: BeatContext): readonly string[] => plays.map(openingOf).filter(Boolean);
