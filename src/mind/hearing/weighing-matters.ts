import { kept, remembered } from '../../kit/remembered.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import type { Matter } from '../../drama/matter.ts';
import type { QuestionKind } from '../../drama/speech-act.ts';
import type { Covered } from './covering.ts';
import type { Touch } from './touching.ts';

/** Without a phrase of an author's so much of a line has to be covered, in words so telling. */
const leastCover = 0.5;
export const leastTelling = 0.48;
/** How much of what a line speaks of is worth nothing to cover, what it costs to cover none of it, and what one word is worth. */
const [evenCover, spokenPast, byOneWord] = [0.35, 0.5, 0.85];
/** What a phrase of one sign is worth. */
const bySign = 1.2;

/** The matters by their names, and by whom and what they are about. */
const indexOf = remembered((matters: readonly Matter[]) => {
  const ofId = new Map<string, Matter[]>();
  const about = new Map<EntityId, Matter[]>();
  for (const matter of matters) {
    kept(ofId, matter.id, () => []).push(matter);
    for (const id of new Set(matter.about)) kept(about, id, () => []).push(matter);
  }
  return { ofId, about };
});

/** All that a line could be about: what it covers and touches, what the talk was of, and what is about whom and what it means. */
export function broughtUpBy(
  matters: readonly Matter[],
  covered: readonly Matter[],
  touched: readonly ReadonlyMap<Matter, Touch>[],
  thread: readonly string[],
  meant: readonly EntityId[],
): ReadonlySet<Matter> {
  const { ofId, about } = indexOf(matters);
  const broughtUp = new Set(covered);
  for (const one of touched) for (const matter of one.keys()) broughtUp.add(matter);
  for (const id of thread) for (const matter of ofId.get(id) ?? []) broughtUp.add(matter);
  for (const id of meant) for (const matter of about.get(id) ?? []) broughtUp.add(matter);
  return broughtUp;
}

/** What it is worth that a matter is about whom and what a line names, or points at. */
export function byWhom(
  matter: Matter,
  line: { readonly about: readonly EntityId[]; readonly pointed: readonly EntityId[] },
  worth: (id: EntityId) => number,
): number {
  let sum = 0;
  for (const id of matter.about ?? []) {
    if (line.about.includes(id)) sum += worth(id);
    else if (line.pointed.includes(id)) sum += 0.75 * worth(id);
  }
  return sum;
}

/** What it is worth that a matter answers such a question, or another. */
export function byQuestion(
  matter: Matter,
  asks: QuestionKind,
  words: string,
  isTakenUp: boolean,
  isUntouched: boolean,
  matters: readonly Matter[],
): number {
  if (matter.answers?.includes(asks)) return 0.5;
  const isOff = matter.answers && asks !== 'whether' && !/^ why not /.test(words);
  // *Are you his friend?* is not answered with where he is.
  if (!isOff) return isUntouched && matter.answers?.includes('where') ? -0.5 : 0;
  return isTakenUp && !isAnsweredBeside(matter, asks, matters) ? 0 : -0.9;
}

/** Of two subjects the more specific is meant; what has no phrase of an author's may still speak of all of it. */
export function byCover({ score, phrases }: Touch, { share, terms, telling }: Covered, isParted: boolean): number {
  if (phrases > 0) return terms > 0 ? share - evenCover : isParted || score > bySign ? -spokenPast : 0;
  if (share < leastCover || telling < leastTelling) return 0;
  return terms > 1 ? share : byOneWord * share;
}

/** What it is worth that a line is about somebody or something a matter is about: a place says little, *you* and *I* less. */
export const worthOf = (id: EntityId, phrases: number, terms: number, isSelf: boolean, isSpeaker: boolean): number => {
  if (id.startsWith('place:')) return phrases > 0 ? 0 : 0.35;
  // *Did I hurt you?* is not about everything that is known of the speaker.
  return isSelf || (isSpeaker && phrases + terms === 0) ? 0.4 : 0.8;
};

/** Whether another matter about the same people or things answers this. */
const isAnsweredBeside = ({ id, about = [] }: Matter, asks: QuestionKind, matters: readonly Matter[]): boolean =>
  matters.some(
    (other) => other.id !== id && other.answers?.includes(asks) && other.about?.some((one) => about.includes(one)),
  );

export const best = (touches: readonly Touch[]): Touch =>
  touches.reduce((most, touch) => (touch.score > most.score ? touch : most));
