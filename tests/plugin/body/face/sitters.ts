import { characterOf, type Character } from '../../../../plugin/body/figures/character.ts';

/** People as different as the plays have them: a young man, a queen, an old councillor with a beard, a ghost. */
export const sitters: Readonly<Record<string, Character>> = {
  prince: characterOf({ id: 'actor:hamlet', name: 'Hamlet', pronouns: 'he', description: 'A young prince in black.', style: 'medieval' }),
  queen: characterOf({ id: 'actor:gertrude', name: 'Gertrude', pronouns: 'she', description: 'The queen.', style: 'medieval' }),
  councillor: characterOf({ id: 'actor:polonius', name: 'Polonius', pronouns: 'he', description: 'An old councillor with a long beard.', style: 'medieval' }),
  ghost: characterOf({ id: 'actor:ghost', name: 'Ghost', pronouns: 'he', description: 'The ghost of a king in armour.', style: 'medieval' }),
}; // prettier-ignore
