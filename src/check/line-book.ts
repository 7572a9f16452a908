import type { EntityId } from '../drama/entity-id.ts';
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

/** Lines that no moment of the play calls for. */
export function neverSaid(survey: Survey): Finding[] {
  const known = new Map<EntityId, ReadonlySet<number>>();
  const presence = (actor: EntityId): ReadonlySet<number> => {
    const points = known.get(actor) ?? pointsWith(survey, actor);
    known.set(actor, points);
    return points;
  };
  return linesIn(survey).flatMap(({ line, speaker, path }) => {
    const there = presence(speaker.profile.actor);
    return [
      ...whenNever(survey, line, path),
      ...(there.size === 0 ? [] : atNever(survey, speaker.name, there, line, path)),
      ...toNobody(survey, speaker, presence, line, path),
      ...ofNothing(survey, line, path),
    ];
  });
}

function whenNever(survey: Survey, { when, at }: BookLine, path: string): Finding[] {
  const points = at?.flatMap((id) => survey.pointIndexes.get(id) ?? []);
  const why = when && whyNeverTogether(survey, [when], points);
  if (why === undefined) return [];
  const where = points && whyNeverTogether(survey, [when]) === undefined ? ' at the points it is for' : '';
  return [
    aWarning(
      'never-said',
      `${path}.when`,
      `this line is never said: its condition can never hold${where}, since ${why}`,
      'Take out a part of the condition, or give the line other points.',
    ),
  ];
}

function atNever(
  survey: Survey,
  name: string,
  there: ReadonlySet<number>,
  { at = [] }: BookLine,
  path: string,
): Finding[] {
  return at.flatMap((id, index) => {
    const point = survey.pointIndexes.get(id);
    if (point === undefined || there.has(point)) return [];
    return [
      aWarning(
        'never-said',
        `${path}.at.${index}`,
        `${name} is not on the stage at “${id}” and says nothing there`,
        `Take "${id}" out, or let ${name} enter at it or before it.`,
      ),
    ];
  });
}

function toNobody(
  survey: Survey,
  { profile, name }: SurveyedProfile,
  presence: (actor: EntityId) => ReadonlySet<number>,
  { to }: BookLine,
  path: string,
): Finding[] {
  if (to === undefined) return [];
  const here = `${path}.to`;
  if (to === profile.actor) {
    return [
      aWarning('never-said', here, `${name} would say this to ${name}`, 'Name somebody else, or leave "to" out.'),
    ];
  }
  // Who has a profile and never enters is told of once.
  if (presence(to).size > 0 || survey.profiles.some((other) => other.profile.actor === to)) return [];
  const whom = survey.nameOf(to);
  return [
    aWarning(
      'never-said',
      here,
      `${whom} never comes on: nobody can say this to ${whom}`,
      'Let them enter, or leave "to" out.',
    ),
  ];
}

function ofNothing(survey: Survey, { on, about = [], when }: BookLine, path: string): Finding[] {
  const empty = (on ?? []).flatMap((phrase, index) =>
    plainPhrases([phrase]).length > 0
      ? []
      : [
          aWarning(
            'never-said',
            `${path}.on.${index}`,
            `“${phrase}” has no letter in it: no line holds it`,
            'Write a word somebody may say, or take it out.',
          ),
        ],
  );
  const excluded = about.flatMap((id, index) => {
    const matter = survey.matters.get(id)?.matter;
    if (!matter?.when || !when || whyNeverTogether(survey, [when]) !== undefined) return [];
    const why = whyNeverTogether(survey, [when, matter.when]);
    if (why === undefined) return [];
    return [
      aWarning(
        'never-said',
        `${path}.about.${index}`,
        `“${id}” is never so when this line may be said: ${why}`,
        'Let the two "when"s hold together, or let the line be about something else.',
      ),
    ];
  });
  return [...empty, ...excluded];
}

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
      return [
        aWarning(
          'line-twice',
          path,
          `${speaker.name} has this line already, at ${before.path}`,
          'Put what both answer into one of them, or find other words: nothing is said twice within ten minutes.',
        ),
      ];
    }
    if (!isOwn(words)) return [];
    return [
      aWarning(
        'line-shared',
        path,
        `${speaker.name} says word for word what ${before.speaker.name} says at ${before.path}`,
        'Find words for one of the two that only they would use.',
      ),
    ];
  });
}
