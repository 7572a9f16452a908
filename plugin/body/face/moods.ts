import type { Expression } from './face.ts';

/** What somebody's mood leaves on their face all the while: little of much, so that there is room for what happens. */
const moodFaces: Readonly<Record<string, readonly (readonly [Expression, number])[]>> = {
  calm: [['neutral', 1]],
  merry: [['amusement', 0.32], ['joy', 0.22], ['tenderness', 0.15]],
  low: [['sorrow', 0.55]],
  angry: [['anger', 0.34], ['resolve', 0.35]],
  afraid: [['fear', 0.5]],
}; // prettier-ignore

/** Of words that are no mood of ours, and of none, one is calm. */
export const moodFaceOf = (mood: string | undefined): readonly (readonly [Expression, number])[] =>
  (mood !== undefined && Object.hasOwn(moodFaces, mood) ? moodFaces[mood] : undefined) ?? moodFaces.calm ?? [];
