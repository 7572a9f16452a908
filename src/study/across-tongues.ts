import type { Shelf } from './shelf.ts';
import type { Topic } from './topic.ts';

/**
 * A topic that was read in one language, for a play in another. Names stay as they were typed; a thing is carried over by its
 * English noun; what would have to be translated is left out, and told.
 */
export function acrossTongues(
  topic: Topic,
  from: Shelf,
  to: Shelf,
): { readonly topic: Topic; readonly leftOut: readonly string[] } {
  if (from.language === to.language) return { topic, leftOut: [] };
  const thing = topic.thing && to.wordFor(from.nounOf(topic.thing));
  const left = [
    ...topic.people.flatMap(({ calling }) => calling ?? []),
    ...(topic.matter === undefined ? [] : [topic.matter]),
    ...(topic.thing !== undefined && thing === undefined ? [topic.thing] : []),
  ];
  return {
    topic: { ...topic, people: topic.people.filter(({ calling }) => calling === undefined), matter: undefined, thing },
    leftOut: [...new Set(left)],
  };
}
