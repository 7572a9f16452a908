import type { Voice } from '../voice.ts';
import type { GuestPeriod } from '../guest-looks.ts';
import type { ClauseWords } from './clause-words.ts';
import type { PresumptionWords } from './presumption-words.ts';

/** The languages plays are spoken in here. Another one is a folder in each room's `tongues/` and a row in its `tongues.ts`. */
const tongueNames = ['en', 'zh', 'fr'] as const;
export type TongueName = (typeof tongueNames)[number];

/** The tongue of a language tag such as `zh-Hans`; English where we know no better. */
export const tongueOfLanguage = (language: string | undefined): TongueName =>
  tongueNames.find((name) => language?.startsWith(name)) ?? 'en';

/** What the vocabulary of a drama says in one language. */
export interface DramaTongue {
  /** Words only this language has, where its letters do not tell it apart from English: global. */
  readonly ownWords?: RegExp;
  readonly guest: GuestWords;
  /** How a line's delivery says which voice it is in. */
  readonly voices: Readonly<Record<Exclude<Voice, 'plain'>, RegExp>>;
  readonly clauses: ClauseWords;
  readonly presumes: PresumptionWords;
  readonly pastimes: PastimeWords;
  /** What somebody is told who spoke where nobody could hear them. */
  readonly unheard: string;
  /** How a beat is put to whoever plays it, where its author's own cue is in another language: by a way to play it. */
  readonly cues: Readonly<Record<'hint' | 'instruction', (way: string) => string>>;
}

/** What people do and say who have nothing to do: in performance notation, things by their names. */
export interface PastimeWords {
  readonly sits: (seat: string) => string;
  readonly getsUp: string;
  readonly looksAt: (thing: string) => string;
  readonly takes: (thing: string) => string;
  readonly laysDown: (thing: string) => string;
  readonly goesTo: (place: string) => string;
  readonly idles: readonly string[];
  /** Each a subject, in the words one may begin with. */
  readonly smallTalk: readonly (readonly string[])[];
}

/** A stranger who walks in. */
export interface GuestWords {
  readonly name: string;
  /** What others call them who have no name for them. */
  readonly calledBy: string;
  readonly aliases: readonly string[];
  /** Whether people's name for anybody ("sir") is also one for a stranger. */
  readonly sharesAnybodysNames: boolean;
  readonly descriptions: Readonly<Record<GuestPeriod, string>>;
  readonly persona: string;
  readonly goal: { readonly public: string; readonly private: string };
}
