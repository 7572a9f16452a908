import type { Condition } from '../drama/condition.ts';
import { foldCondition, type ConditionFold } from '../drama/condition-fold.ts';
import { isStated, readStatement, type Statement } from '../play/statement.ts';
import { spokenWords } from '../play/telling.ts';
import { aWarning, type Finding } from './finding.ts';
import type { Survey, SurveyedBeat } from './survey.ts';
import { isToldIn } from './means.ts';

/** A beat with `done` counts as played only once that holds: played in words it does not know, the road stands still. */
export function missedMarks(survey: Survey): Finding[] {
  return survey.beats.flatMap((placed) => {
    const { beat, path } = placed;
    if (!beat.done || missedPlays(survey, placed).length < beat.plays.length) return [];
    const message = `however “${beat.id}” is played, it does not say what its own "done" waits for${wordsOf(survey, beat.done)}`;
    const remedy = 'Add words of the plays to "done", or one of the words to the plays.';
    return aWarning('beat-misses-done', `${path}.done`, message, remedy);
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
    const lines = spokenWords(text).map(readStatement);
    return foldCondition(mayHold, done, { survey, beat, lines }) ? [] : [index];
  });
}

/** A beat being played so that these lines are said. */
interface Playing {
  readonly survey: Survey;
  readonly beat: SurveyedBeat['beat'];
  readonly lines: readonly Statement[];
}

const mayHold: ConditionFold<boolean, [Playing]> = {
  all: ({ all }, playing) => all.every((one) => foldCondition(mayHold, one, playing)),
  any: ({ any }, playing) => any.some((one) => foldCondition(mayHold, one, playing)),
  witness: ({ of }, playing) => foldCondition(mayHold, of, playing),
  named({ named: name }, playing) {
    const named = playing.survey.blueprint.conditions?.[name];
    return !named || foldCondition(mayHold, named, playing);
  },
  said({ said }, { survey, beat, lines }) {
    const { by, to } = said;
    // What another says may have been said before.
    if ((by ?? beat.actor) !== beat.actor) return true;
    // Whom the words are for is settled on the stage, unless the beat says so.
    if (to !== undefined && beat.to !== undefined && to !== beat.to) return true;
    const situation = { by: beat.actor, to: to ?? beat.to, namesOf: survey.namesOf };
    return lines.some((line) => isStated(line, said, situation));
  },
  told: ({ told: { by, matter } }, { survey, beat, lines }) =>
    (by ?? beat.actor) !== beat.actor ||
    isToldIn(
      survey,
      matter,
      lines.map(({ line }) => line),
    ),
  otherwise: () => true,
};

/** `: “letter”, “envelope” …` */
function wordsOf(survey: Survey, condition: Condition): string {
  const words = foldCondition(wordsIn, condition, survey);
  if (words.length === 0) return '';
  const few = words.slice(0, 4).map((word) => `“${word}”`);
  return `: ${few.join(', ')}${words.length > 4 ? ' …' : ''}`;
}

const wordsIn: ConditionFold<readonly string[], [Survey]> = {
  all: ({ all }, survey) => all.flatMap((one) => foldCondition(wordsIn, one, survey)),
  any: ({ any }, survey) => any.flatMap((one) => foldCondition(wordsIn, one, survey)),
  witness: ({ of }, survey) => foldCondition(wordsIn, of, survey),
  said: ({ said }) => said.words ?? [],
  told: ({ told }, survey) => [survey.matters.get(told.matter)?.matter.claim ?? ''],
  otherwise: () => [],
};
