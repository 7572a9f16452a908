/** What a paragraph of the transcript is. */
export type EntryKind = 'scene' | 'setting' | 'line' | 'thought' | 'deed' | 'refusal' | 'event' | 'end';
