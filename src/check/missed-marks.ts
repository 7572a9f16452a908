import type { Condition, LinePattern } from '../drama/condition.ts';
import { plain, plainPhrases } from '../play/plain-words.ts';
import { spokenPieces } from '../play/telling.ts';
import { aWarning, type Finding } from './finding.ts';
import type { Survey, SurveyedBeat } from './survey.ts';
import { isToldIn } from './told-in.ts';

/** A beat with `done` counts as played only once that holds: played in words it does not know, the road stands still. */
export function missedMarks(survey: Survey): Finding[] {
  return survey.beats.flatMap((placed) => {
    const { beat, path } = placed;
    if (!beat.done || missedPlays(survey, placed).length < beat.plays.length) return [];
    return [
      aWarning(
        'beat-misses-done',
        `${path}.done`,
        `however “${beat.id}” is played, it does not say what its own "done" waits for${wordsOf(survey, beat.done)}`,
        'Add words of the plays to "done", or one of the words to the plays.',
      ),
    ];
  });
}

/** Some ways to play a beat say what its `done` waits for, and some do not: the beat may have to be played twice. */
export function missedMarksOfSome(survey: Survey): Finding[] {
  return survey.beats.flatMap((placed) => {
    const { beat, path } = placed;
    const { done } = beat;
    const missed = missedPlays(survey, placed);
    if (!done || missed.length === beat.plays.length) return [];
    return missed.map((index) =>
      aWarning(
        'beat-misses-done',
        `${path}.plays.${index}`,
        `played so, “${beat.id}” does not say what its "done" waits for${wordsOf(survey, done)}`,
        'Add words of this play to "done", or one of the words to the play.',
      ),
    );
  });
}

/** Which of the plays say nothing that makes `done` hold, as far as that hangs on words. */
function missedPlays(survey: Survey, { beat }: SurveyedBeat): number[] {
  const { done } = beat;
  if (!done) return [];
  return beat.plays.flatMap((text, index) => {
    const lines = spokenPieces(text).map(plain);
    return mayHold(survey, beat, done, lines) ? [] : [index];
  });
}

function mayHold(survey: Survey, beat: SurveyedBeat['beat'], condition: Condition, lines: readonly string[]): boolean {
  const inner = (one: Condition) => mayHold(survey, beat, one, lines);
  if ('all' in condition) return condition.all.every(inner);
  if ('any' in condition) return condition.any.some(inner);
  if ('named' in condition) {
    const named = survey.blueprint.conditions?.[condition.named];
    return !named || inner(named);
  }
  if ('witness' in condition) return inner(condition.of);
  if ('said' in condition) {
    const { by, to } = condition.said;
    // What another says may have been said before.
    if ((by ?? beat.actor) !== beat.actor) return true;
    // Whom the words are for is settled on the stage, unless the beat says so.
    if (to !== undefined && beat.to !== undefined && to !== beat.to) return true;
    return lines.some((line) => isSaidIn(line, condition.said));
  }
  if ('told' in condition) {
    const { by, matter } = condition.told;
    return (by ?? beat.actor) !== beat.actor || isToldIn(survey, matter, lines);
  }
  return true;
}

function isSaidIn(line: string, { words, without }: LinePattern): boolean {
  const phrases = words && plainPhrases(words);
  if (without && plainPhrases(without).some((phrase) => line.includes(phrase))) return false;
  return phrases?.some((phrase) => line.includes(phrase)) ?? true;
}

/** `: “letter”, “envelope” …` */
function wordsOf(survey: Survey, condition: Condition): string {
  const words = wordsIn(survey, condition);
  if (words.length === 0) return '';
  const few = words.slice(0, 4).map((word) => `“${word}”`);
  return `: ${few.join(', ')}${words.length > 4 ? ' …' : ''}`;
}

function wordsIn(survey: Survey, condition: Condition): readonly string[] {
  if ('all' in condition) return condition.all.flatMap((one) => wordsIn(survey, one));
  if ('any' in condition) return condition.any.flatMap((one) => wordsIn(survey, one));
  if ('witness' in condition) return wordsIn(survey, condition.of);
  if ('said' in condition) return condition.said.words ?? [];
  if ('told' in condition) return [survey.matters.get(condition.told.matter)?.matter.claim ?? ''];
  return [];
}
