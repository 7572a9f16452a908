/** The three parts of an answer that begins from what somebody sees, in the order they are to stand in. */
export const parts = ['perception', 'think', 'answer'] as const;
export type PartName = (typeof parts)[number];

/** The six tags, in the order they are to stand in. */
export const partTags: readonly string[] = parts.flatMap((part) => [`<${part}>`, `</${part}>`]);
