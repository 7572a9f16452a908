/** What a paragraph of the transcript is. */
export const entryKinds = ['scene', 'setting', 'line', 'thought', 'deed', 'refusal', 'event', 'end'] as const;
export type EntryKind = (typeof entryKinds)[number];
