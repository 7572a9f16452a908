import { flagCondition } from '../laying-out/laid-acts.ts';
import { isBareDeed } from '../laying-out/deed-words.ts';
import { shortNameOf } from '../laying-out/draft-names.ts';
import type { FlagDraft } from '../draft/act-draft.ts';
import {
  doubtOf,
  isSameText,
  plainText,
  wordsOfPoints,
  type DraftRule,
  type DraftSurvey,
  type SurveyedBeat,
} from './draft-survey.ts';

const doubt = doubtOf('points');

const castOf = ({ draft }: DraftSurvey): string => draft.people.people.map(({ name }) => name).join(', ');

/** Beats with their point. */
const beatsOf = ({ points }: DraftSurvey): readonly (SurveyedBeat & { readonly act: number })[] =>
  points.flatMap(({ roads, act }) => roads.flat().map((beat) => ({ ...beat, act })));

const strangers: DraftRule = (survey) => [
  ...beatsOf(survey)
    .filter(({ actor }) => actor === undefined)
    .map(({ beat, where, act }) =>
      doubt('no-such-person', where, `${beat.who} is not in the play`, `Use one of: ${castOf(survey)}.`, act),
    ),
  ...survey.points.flatMap(({ point, where, act }) =>
    [...point.enters, ...point.leaves]
      .filter((name) => survey.names.find(name, 'actor') === undefined)
      .map((name) =>
        doubt('no-such-person', where, `${name} is not in the play`, `Use one of: ${castOf(survey)}.`, act),
      ),
  ),
];

const strangeThings: DraftRule = (survey) =>
  beatsOf(survey).flatMap(({ beat, where, act }) => {
    if (!beat.does) return [];
    const { verb, thing, to } = beat.does;
    const missing = [thing, to].find((name) => name && survey.names.find(name) === undefined);
    if (missing) {
      const remedy = 'Use the name of something in the place, of a prop or of a person.';
      return doubt('no-such-thing', where, `there is no ${missing}`, remedy, act);
    }
    if (thing || to || isBareDeed(verb)) return [];
    return doubt('deed-of-nothing', where, `“${verb}” is done with nothing`, 'Say which thing.', act);
  });

const emptyBeats: DraftRule = (survey) =>
  beatsOf(survey)
    .filter(({ beat }) => beat.says.every((text) => text === '') && !beat.does)
    .map(({ where, act }) =>
      doubt('empty-beat', where, 'nothing is said and nothing done', 'Give it a line or a deed.', act),
    );

const toThemselves: DraftRule = (survey) =>
  beatsOf(survey)
    .filter(({ actor, to }) => actor !== undefined && actor === to)
    .map(({ beat, where, act }) =>
      doubt('to-themselves', where, `${beat.who} speaks to ${beat.who}`, 'Let it be for somebody else.', act),
    );

const hintsMissing: DraftRule = (survey) =>
  beatsOf(survey)
    .filter(({ beat }) => beat.hint === '')
    .map(({ where, act }) =>
      doubt('no-hint', where, 'a player in this part is told nothing', 'Say in a sentence what they are to do.', act),
    );

const flagsUncheckable: DraftRule = ({ points, names, draft }) => {
  const matters = new Set(draft.people.matters.map(({ id }) => shortNameOf(id)));
  return points.flatMap(({ point, where, act }) =>
    point.met
      .filter((flag) => flagCondition(flag, names, matters) === undefined)
      .map((flag) => {
        const remedy = 'Name people, things and matters of this play, and all the fields this kind needs.';
        return doubt('flag-not-checkable', where, `this cannot be checked: ${JSON.stringify(flag)}`, remedy, act);
      }),
  );
};

/** A flag in words that speaks of none of what it is known by means something else. */
const flagsBesideThePoint: DraftRule = ({ points, language, entities, names, draft }) =>
  language === 'zh'
    ? []
    : points.flatMap(({ point, where, act }) => {
        if (point.met.length === 0 || point.flag === '') return [];
        const spoken = new Set(plainText(point.flag).split(' '));
        const named = point.met.flatMap((flag) => namesIn(flag, names, entities, draft));
        if (named.length === 0 || named.some((word) => spoken.has(word))) return [];
        const remedy = 'Let the words and the check be about the same thing.';
        return doubt('flag-says-other', where, 'what is checked is not what the flag says', remedy, act);
      });

/** The words of whoever and whatever a check speaks of. */
function namesIn(
  { who, what, to }: FlagDraft,
  names: DraftSurvey['names'],
  entities: DraftSurvey['entities'],
  { people }: DraftSurvey['draft'],
): readonly string[] {
  const claims = people.matters.filter(({ id }) => id === what).map(({ claim }) => claim);
  const known = [what, ...(what ? [] : [who, to])].map((name) => entities.get(names.find(name) ?? '')?.name);
  return [...claims, ...known.flatMap((name) => (typeof name === 'string' ? [name] : []))]
    .flatMap((text) => plainText(text).split(' '))
    .filter((word) => word.length > 2);
}

const pointsTwice: DraftRule = ({ points }) =>
  points.flatMap(({ point, where, act }, index) => {
    const other = points
      .slice(0, index)
      .find((one) => isSameText(one.point.name, point.name) || isSameText(one.point.flag, point.flag));
    if (!other) return [];
    return doubt('point-twice', where, `it is ${other.where} over again`, 'Let something else come about here.', act);
  });

const outcomesMissing: DraftRule = ({ points }) =>
  points.flatMap(({ point, where, act }) => [
    ...(point.flag === ''
      ? [doubt('no-flag', where, 'nothing says what must come about', 'Say it in a sentence.', act)]
      : []),
    ...(point.result === ''
      ? [doubt('no-result', where, 'nothing comes of it', 'Say what is different afterwards.', act)]
      : []),
    ...(point.otherwise === '' || isSameText(point.otherwise, point.result)
      ? [
          doubt(
            'no-otherwise',
            where,
            'nothing of its own happens where nobody brings it about',
            'Say what happens by itself then.',
            act,
          ),
        ]
      : []),
  ]);

const linesTwice: DraftRule = (survey) => {
  const seen = new Map<string, string>();
  return beatsOf(survey).flatMap(({ beat, where, act }) =>
    beat.says.flatMap((line) => {
      const key = plainText(line);
      const before = seen.get(key);
      if (key !== '' && before === undefined) seen.set(key, where);
      if (before === undefined || key.split(' ').length < 4) return [];
      return doubt('line-twice', where, `“${line}” is said at ${before} already`, 'Write it in other words.', act);
    }),
  );
};

/** So many beats of one person in a row nobody sits through. */
const mostInARow = 3;

const monologues: DraftRule = ({ points }) =>
  points.flatMap(({ roads, act }) =>
    roads.flatMap((beats) => {
      const at = beats.findIndex((_, index) => {
        const row = beats.slice(index, index + mostInARow + 1);
        return row.length > mostInARow && row.every(({ actor }) => actor === row[0]?.actor);
      });
      const long = beats[at];
      if (!long) return [];
      return doubt(
        'monologue',
        long.where,
        `${long.beat.who} speaks and speaks`,
        'Let somebody answer in between.',
        act,
      );
    }),
  );

const neverSpeaks: DraftRule = (survey) =>
  survey.draft.people.people.flatMap(({ name }) => {
    const id = survey.names.find(name, 'actor');
    if (beatsOf(survey).some(({ actor, beat }) => actor === id && beat.says.some((text) => text !== ''))) return [];
    return doubt('never-speaks', name, 'does not say a word in the play', 'Give them a beat that matters.', 0);
  });

const propsUnused: DraftRule = (survey) => {
  const said = wordsOfPoints(survey);
  const touched = new Set(
    survey.points.flatMap(({ point, roads }) => [
      ...point.met.map(({ what }) => survey.names.find(what)),
      ...roads.flat().flatMap(({ beat }) => [beat.does?.thing, beat.does?.to].map((name) => survey.names.find(name))),
    ]),
  );
  return survey.draft.plot.props.flatMap(({ name, use }) => {
    const id = survey.names.find(name, 'prop');
    const [last = ''] = plainText(name).split(' ').slice(-1);
    if (id === undefined || touched.has(id) || said.includes(last)) return [];
    const remedy = use ? `Use it: ${use}` : 'Let somebody need it, or leave it out.';
    return doubt('prop-never-used', name, 'nobody touches it or speaks of it', remedy, survey.draft.acts.length - 1);
  });
};

/** A secret that nothing ever brings out was not worth keeping. */
const secretsNeverOut: DraftRule = (survey) => {
  const told = new Set(
    survey.points.flatMap(({ point }) => point.met.flatMap(({ kind, what }) => (kind === 'told' ? [what] : []))),
  );
  const said = new Set(plainText(wordsOfPoints(survey)).split(' '));
  const knowing = survey.draft.people.people.flatMap(({ knows }) => knows);
  const hidden = knowing.filter(({ insteadSays }) => insteadSays).map(({ matter }) => matter);
  const lines = beatsOf(survey).flatMap(({ beat }) => beat.says.map(plainText));
  const isSaid = (matter: string): boolean =>
    knowing.some(
      (own) => own.matter === matter && own.says !== '' && lines.some((line) => line.includes(plainText(own.says))),
    );
  return survey.draft.people.matters
    .filter(({ id }) => hidden.includes(id) && !told.has(id) && !isSaid(id))
    .filter(({ claim }) => survey.language !== 'zh' && shareSaid(claim, said) < 0.5)
    .map(({ id, claim }) => {
      const remedy = 'Let a point turn on it: a flag of the kind "told".';
      return doubt('secret-never-out', id, `it never comes out: ${claim}`, remedy, survey.draft.acts.length - 1);
    });
};

/** How much of a claim's longer words are said somewhere. */
function shareSaid(claim: string, said: ReadonlySet<string>): number {
  const long = plainText(claim)
    .split(' ')
    .filter((word) => word.length > 3);
  return long.filter((word) => said.has(word)).length / Math.max(1, long.length);
}

export const pointRules: readonly DraftRule[] = [
  strangers,
  strangeThings,
  emptyBeats,
  toThemselves,
  hintsMissing,
  flagsUncheckable,
  flagsBesideThePoint,
  pointsTwice,
  outcomesMissing,
  linesTwice,
  monologues,
  neverSpeaks,
  propsUnused,
  secretsNeverOut,
];
