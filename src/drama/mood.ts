import * as z from 'zod/mini';

/** How somebody is at the moment, in one word. */
export const moods = ['calm', 'merry', 'low', 'angry', 'afraid'] as const;
export const MoodSchema = z.enum(moods);
export type Mood = (typeof moods)[number];
