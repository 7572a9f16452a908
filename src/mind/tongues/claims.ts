/** A state that is told by looking, whatever a language calls it. */
export type ShownState =
  | 'open'
  | 'closed'
  | 'lit'
  | 'unlit'
  | 'broken'
  | 'torn'
  | 'wet'
  | 'dirty'
  | 'hurt'
  | 'dead'
  | 'kneeling'
  | 'sitting'
  | 'lying'
  | 'standing';

/** A feeling as faces show it: any of these looks like it. */
export type ShownFace = readonly string[];

/** What a text says is there. */
export type ClaimedPhrase = { readonly words: string; readonly isDenied?: boolean } & (
  | {
      readonly kind: 'person';
      readonly count: number;
      readonly gender?: 'male' | 'female' | undefined;
      readonly states: readonly ShownState[];
    }
  | {
      readonly kind: 'thing';
      /** English words for it, the likeliest first. */
      readonly nouns: readonly string[];
      readonly states: readonly ShownState[];
      /** Is it said to be in somebody's hand? */
      readonly isHeld: boolean;
    }
  | { readonly kind: 'light'; readonly isDark: boolean }
  | { readonly kind: 'face'; readonly faces: ShownFace }
  | { readonly kind: 'nobody' }
  /** Whoever is spoken to is said to be so. */
  | { readonly kind: 'listener'; readonly state: ShownState }
);

/** How a language says what is to be seen. */
export interface Claims {
  /** All that a perception says is there. */
  inPerception(text: string): readonly ClaimedPhrase[];
  /** What a line points at as being there. What it remembers, asks, denies or supposes is none. */
  inLine(text: string): readonly ClaimedPhrase[];
}
