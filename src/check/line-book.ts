import { plain, plainPhrases } from '../play/plain-words.ts';
import { spokenPieces } from '../play/telling.ts';
import { whyNeverTogether } from './clash.ts';
import { aWarning, type Finding } from './finding.ts';
import { pointsWith } from './presence.ts';
import type { Survey, SurveyedProfile } from './survey.ts';

type BookLine = NonNullable<SurveyedProfile['profile']['lines']>[number];

interface PlacedLine {
  readonly line: BookLine;
  readonly speaker: SurveyedProfile;
  readonly path: string;
}

const linesIn = ({ profiles }: Survey): PlacedLine[] =>
  profiles.flatMap((speaker) =>
    (speaker.profile.lines ?? []).map((line, index) => ({ line, speaker, path: `${speaker.path}.lines.${index}` })),
  );

const neverSaidAt = (path: string, message: string, remedy: string): Finding =>
  aWarning('never-said', path, message, remedy);

/** Lines that no moment of the play calls for. */
export const neverSaid = (survey: Survey): Finding[] =>
  linesIn(survey).flatMap((placed) =>
    [whenNever, atNever, toNobody, onNothing, ofNothing].flatMap((look) => look(survey, placed)),
  );

function whenNever(survey: Survey, { line: { when, at }, path }: PlacedLine): Finding | [] {
  const points = at?.flatMap((id) => survey.pointIndexes.get(id) ?? []);
  const why = when && whyNeverTogether(survey, [when], points);
  if (why === undefined) return [];
  const where = points && whyNeverTogether(survey, [when]) === undefined ? ' at the points it is for' : '';
  const message = `this line is never said: its condition can never hold${where}, since ${why}`;
  return neverSaidAt(`${path}.when`, message, 'Take out a part of the condition, or give the line other points.');
}

function atNever(survey: Survey, { line: { at = [] }, speaker: { profile, name }, path }: PlacedLine): Finding[] {
  const there = pointsWith(survey, profile.actor);
  if (there.size === 0) return [];
  return at.flatMap((id, index) => {
    const point = survey.pointIndexes.get(id);
    if (point === undefined || there.has(point)) return [];
    const message = `${name} is not on the stage at “${id}” and says nothing there`;
    return neverSaidAt(`${path}.at.${index}`, message, `Take "${id}" out, or let ${name} enter at it or before it.`);
  });
}

function toNobody(survey: Survey, { line: { to }, speaker: { profile, name }, path }: PlacedLine): Finding | [] {
  if (to === undefined) return [];
  const here = `${path}.to`;
  if (to === profile.actor) {
    return neverSaidAt(here, `${name} would say this to ${name}`, 'Name somebody else, or leave "to" out.');
  }
  // Who has a profile and never enters is told of once.
  if (pointsWith(survey, to).size > 0 || survey.profiles.some((other) => other.profile.actor === to)) return [];
  const message = `${survey.nameOf(to)} never comes on: nobody can say this to ${survey.nameOf(to)}`;
  return neverSaidAt(here, message, 'Let them enter, or leave "to" out.');
}

const onNothing = (_: Survey, { line: { on = [] }, path }: PlacedLine): Finding[] =>
  on.flatMap((phrase, index) => {
    if (plainPhrases([phrase]).length > 0) return [];
    const message = `“${phrase}” has no letter in it: no line holds it`;
    return neverSaidAt(`${path}.on.${index}`, message, 'Write a word somebody may say, or take it out.');
  });

const ofNothing = (survey: Survey, { line: { about = [], when }, path }: PlacedLine): Finding[] =>
  about.flatMap((id, index) => {
    const matter = survey.matters.get(id)?.matter;
    if (!matter?.when || !when || whyNeverTogether(survey, [when]) !== undefined) return [];
    const why = whyNeverTogether(survey, [when, matter.when]);
    if (why === undefined) return [];
    const remedy = 'Let the two "when"s hold together, or let the line be about something else.';
    return neverSaidAt(`${path}.about.${index}`, `“${id}” is never so when this line may be said: ${why}`, remedy);
  });

/** Shorter than this, two people may well say the same. */
const fewestWords = 4;

const isOwn = (words: string): boolean =>
  /\p{Script=Han}/u.test(words) ? words.length >= fewestWords : words.split(' ').length >= fewestWords;

/** The same words twice: in one mouth a line wasted, since nothing is said twice; in two mouths, two characters who sound alike. */
export function sameLines(survey: Survey): Finding[] {
  const first = new Map<string, PlacedLine>();
  return linesIn(survey).flatMap((placed) => {
    const { line, speaker, path } = placed;
    const words = plain(spokenPieces(line.says).join(' ')).trim();
    const before = words === '' ? undefined : first.get(words);
    if (!before) {
      if (words !== '') first.set(words, placed);
      return [];
    }
    if (before.speaker === speaker) {
      const remedy =
        'Put what both answer into one of them, or find other words: nothing is said twice within ten minutes.';
      return aWarning('line-twice', path, `${speaker.name} has this line already, at ${before.path}`, remedy);
    }
    if (!isOwn(words)) return [];
    const message = `${speaker.name} says word for word what ${before.speaker.name} says at ${before.path}`;
    return aWarning('line-shared', path, message, 'Find words for one of the two that only they would use.');
  });
}
