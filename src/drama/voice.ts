import * as z from 'zod/mini';

interface VoiceRow {
  /** How many places it carries: 0, no farther than the same place; 1, through an open way into the next. */
  readonly carries: 0 | 1;
  /** Whose ears it is for, where it is not for everybody's. */
  readonly for?: 'addressee' | 'nobody';
  /** How loud it is beside plain speech. */
  readonly loudness: number;
  /** How much tenser it makes a scene, of 1. */
  readonly tension: number;
}

const rows = {
  plain: { carries: 1, loudness: 1, tension: 0.05 },
  whisper: { carries: 0, for: 'addressee', loudness: 0.3, tension: 0.16 },
  aside: { carries: 0, for: 'nobody', loudness: 0.5, tension: 0.1 },
  shout: { carries: 1, loudness: 1.7, tension: 0.3 },
} as const satisfies Readonly<Record<string, VoiceRow>>;

/** How a line is said, which decides who hears it. */
export type Voice = keyof typeof rows;

export const voices: Readonly<Record<Voice, VoiceRow>> = rows;

export const VoiceSchema = z.enum(Object.keys(voices) as [Voice, ...Voice[]]);
