import type { Blueprint } from '../../drama/blueprint.ts';
import { capitalised } from './sentences.ts';

/**
 * An ending as a person reads it: by its title, where the play gives it one. `a-change-of-air` is *A change of air*,
 * `to-england` *To England* where the play writes it so.
 */
export function endingInWords(id: string, blueprint?: Blueprint): string {
  const title = blueprint?.endings?.find((ending) => ending.id === id)?.title;
  if (title !== undefined) return title;
  const prose = blueprint ? proseOf(blueprint) : '';
  const read = id
    .split('-')
    .filter(Boolean)
    .map((word) => (isName(word, prose) ? capitalised(word) : word))
    .join(' ');
  return capitalised(read);
}

/** A word the play never writes small, and does write with a capital in the middle of a sentence. */
const isName = (word: string, prose: string): boolean =>
  /^[a-z]+$/.test(word) &&
  new RegExp(`[a-z,] ${capitalised(word)}\\b`).test(prose) &&
  !new RegExp(`\\b${word}\\b`).test(prose);

const proseOf = ({ about = '', acts }: Blueprint): string =>
  [
    about,
    ...acts.flatMap(({ scenes }) =>
      scenes.flatMap(({ points }) =>
        points.map(({ description, result = '', flag }) => `${description} ${result} ${flag.says}`),
      ),
    ),
  ].join(' ');
