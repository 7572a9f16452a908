/** What the house itself says of a play, where the play does not say it in the page's language. */
interface PlayWords {
  /** Beneath the play's own title, where that is in another language. */
  readonly title?: string;
  readonly about?: string;
  readonly place?: string;
  /** What is to be seen on its poster. */
  readonly picture?: string;
  readonly cast?: Readonly<Record<string, { readonly name: string; readonly who: string }>>;
  readonly cases?: Readonly<Record<string, string>>;
}

export const plays: Readonly<Record<string, PlayWords>> = {
  elsinore: {
    place: 'Elsinore, towards midnight',
    picture: 'Hamlet and Gertrude face each other by a moonlit window.',
  },
  'baker-street': {
    place: 'London, in the nineties',
    picture: 'Miss Pell at work in a green study, by gaslight.',
  },
  'midnight-cafe': {
    place: 'A wet night, this year or last',
    picture: 'Mrs Lin with her umbrella, before a café window at night.',
  },
};
