import * as z from 'zod/mini';

/** How far a sound is made out, in metres: in the same place, through an open way into the next, through a closed door. */
interface Earshot {
  readonly here: number;
  readonly open: number;
  readonly shut: number;
}

interface VoiceRow extends Earshot {
  /** How many places it carries: 0, no farther than the same place; 1, through an open way into the next. */
  readonly carries: 0 | 1;
  /** Whose ears it is for, where it is not for everybody's. */
  readonly for?: 'addressee' | 'nobody';
  /** Whom it is not for hears it from no farther. */
  readonly overheard?: number;
  /** How loud it is beside plain speech. */
  readonly loudness: number;
  /** How much tenser it makes a scene, of 1. */
  readonly tension: number;
}

const rows = {
  plain: { carries: 1, here: 30, open: 14, shut: 0, loudness: 1, tension: 0.05 },
  whisper: { carries: 0, for: 'addressee', here: 5, open: 0, shut: 0, overheard: 1.2, loudness: 0.3, tension: 0.16 },
  aside: { carries: 0, for: 'nobody', here: 0, open: 0, shut: 0, loudness: 0.5, tension: 0.1 },
  shout: { carries: 1, here: 60, open: 35, shut: 8, loudness: 1.7, tension: 0.3 },
} as const satisfies Readonly<Record<string, VoiceRow>>;

/** How a line is said, which decides who hears it. */
export type Voice = keyof typeof rows;

export const voices: Readonly<Record<Voice, VoiceRow>> = rows;

export const VoiceSchema = z.enum(Object.keys(voices) as [Voice, ...Voice[]]);

/** What deeds and things sound like: most no louder than a word, a few as loud as a shout. */
const noises = {
  noise: { here: 20, open: 9, shut: 0 },
  crash: { here: 60, open: 35, shut: 10 },
} as const satisfies Readonly<Record<string, Earshot>>;

/** Anything that can be heard; a whisper that is meant for others is `overheard`. */
export type Sound = Voice | keyof typeof noises | 'overheard';

/** The one place that says how far what carries, on a stage that knows distances; where there is none, places count. */
export const earshots: Readonly<Record<Sound, Earshot>> = {
  ...rows,
  ...noises,
  overheard: { here: rows.whisper.overheard, open: 0, shut: 0 },
};
