import { wordList, type WordIn } from '../../kit/word-list.ts';

/** What a deed does to those who see it, by its verb alone. `roughness` is violence where it is done to a person. */
export type VerbStirring = WordIn<'violence roughness affection gift theft mirth mockery grief fright rage homage'>;

/**
 * What a verb is to a person where it is done to them or to what is theirs, beside what it `stirs`: hands laid on them,
 * kindly or not; theirs eaten or drunk; theirs looked into; something meant for their eyes or ears; or what is shown before
 * everybody: bad manners, tears, laughter.
 */
type VerbDeed =
  WordIn<'touch rough-touch consuming prying undressing indecorum showing pointing whispering grief laughing dancing singing homage courtesy boredom fright rage ailing'>;

/** Everything a verb is, besides its law and the words for it. What a row leaves out does not hold. */
export interface VerbRow {
  /** The motion a body shows; the plugin has a score of that name. */
  readonly gesture: string;
  /** How long the gesture goes on as a deed of its own, where it is not as long as most. */
  readonly lastsMs?: number;
  /** It is heard where it cannot be seen; what is loud, through a closed door as well, on a stage that knows distances. */
  readonly heard?: true | 'loud';
  /** Done with eyes, mouth or bearing: nothing is touched, so nobody has to walk up to it. */
  readonly afar?: true;
  /** Done when one is there. */
  readonly goes?: true;
  /** *(says)* before words is how they are said, and no deed of its own. */
  readonly tags?: true;
  /** No hand has a part in it. */
  readonly handless?: true;
  /** A blow: what is in the hand is swung. */
  readonly swings?: true;
  /** It puts a thing down. */
  readonly puts?: true;
  /** It raises the tension of a scene. */
  readonly tense?: true;
  /** What it sounds like on things that sound: laid down, a page turned, a blade drawn. */
  readonly sounds?: 'laid' | 'page' | 'blade';
  /** What it does to those who see it. */
  readonly stirs?: VerbStirring;
  /** What it is to whom it is done to. */
  readonly deed?: VerbDeed;
  /** It shows the weapon in the hand that does it. */
  readonly shows?: true;
}

type Shown<Table> = {
  readonly [Gesture in keyof Table as WordIn<Table[Gesture] & string>]: { readonly gesture: Gesture };
};

/** Rows of verbs by the motion they show, where nothing else is to be said: `gesture: verbs`. */
export const showing = <const Table extends Readonly<Record<string, string>>>(table: Table): Shown<Table> =>
  Object.fromEntries(
    Object.entries(table).flatMap(([gesture, verbs]) => wordList(verbs).map((verb) => [verb, { gesture }])),
  ) as Shown<Table>;

/** The same of verbs whose motion has their own name. */
export const showingThemselves = <const Verbs extends string>(verbs: Verbs) =>
  Object.fromEntries(wordList(verbs).map((verb) => [verb, { gesture: verb }])) as {
    readonly [Verb in WordIn<Verbs>]: { readonly gesture: Verb };
  };
