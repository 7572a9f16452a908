/** What a mouth looks like while it makes a sound; sounds that look alike share one. `rest` is a mouth that says nothing. */
export const visemes = ['rest', 'closed', 'a', 'e', 'i', 'o', 'u', 'f', 'l', 's', 'r', 'k'] as const;
export type Viseme = (typeof visemes)[number];

/** From `atMs` on, until the next one, the mouth goes to this shape; `strength` is how far, 0..1. */
export interface MouthCue {
  readonly atMs: number;
  readonly viseme: Viseme;
  readonly strength: number;
}
