/** What a mouth is made of, from the throat outwards: each lies over the one before; then what folds beside it. */
export const mouthSheets = [
  'throat',
  'tongue',
  'lowTeeth',
  'teeth',
  'upperLip',
  'lowerLip',
  'foldLeft',
  'foldRight',
] as const;
export type MouthSheet = (typeof mouthSheets)[number];
