import type { PersonDraft } from '../draft/people-draft.ts';
import { doubtOf, isSameText, plainText, type DraftRule, type DraftSurvey } from './draft-survey.ts';

const doubt = doubtOf('people');

const peopleOf = ({ draft }: DraftSurvey): readonly PersonDraft[] => draft.people.people;

/** Somebody who wants nothing has nothing to do on a stage. */
const motivesMissing: DraftRule = (survey) =>
  peopleOf(survey).flatMap(({ name, wants }) => {
    const missing = [...(wants.openly ? [] : ['openly']), ...(wants.secretly ? [] : ['secretly'])];
    if (missing.length === 0) return [];
    const remedy = 'Say what they are after, as something that can be got or lost in this play.';
    return doubt('motive-missing', name, `nothing is said of what they want ${missing.join(' and ')}`, remedy);
  });

/** What is wanted openly and in secret must differ, or there is nothing to find out. */
const motivesTheSame: DraftRule = (survey) =>
  peopleOf(survey)
    .filter(({ wants }) => isSameText(wants.openly, wants.secretly))
    .map(({ name }) =>
      doubt(
        'motive-twice',
        name,
        'what they want openly and what they want in secret are the same',
        'Give them a secret want that their open one hides.',
      ),
    );

/** People who all want the same have no reason to meet. */
const nobodyInTheWay: DraftRule = (survey) => {
  const people = peopleOf(survey);
  return people.flatMap(({ name, wants }, index) => {
    const other = people.slice(0, index).find((one) => isSameText(one.wants.openly, wants.openly));
    if (!other) return [];
    const remedy = 'Let one of them want what the other would lose by.';
    return doubt('motives-agree', name, `wants exactly what ${other.name} wants`, remedy);
  });
};

const sameNames: DraftRule = (survey) => {
  const people = peopleOf(survey);
  return people.flatMap(({ name }, index) =>
    people.slice(0, index).some((other) => isSameText(other.name, name))
      ? [doubt('name-twice', name, 'two people have this name', 'Call one of them something else.')]
      : [],
  );
};

const relationsMissing: DraftRule = (survey) => {
  const people = peopleOf(survey);
  const isNamed = (name: string): boolean => survey.names.find(name, 'actor') !== undefined;
  return people.flatMap(({ name, relations }) => {
    const isAlone =
      relations.length === 0 &&
      !people.some((other) =>
        other.relations.some(({ to }) => survey.names.find(to, 'actor') === survey.names.find(name, 'actor')),
      );
    const strangers = relations.filter(({ to }) => !isNamed(to));
    return [
      ...(isAlone
        ? [doubt('no-relations', name, 'has nothing to do with anybody', 'Say what one of the others is to them.')]
        : []),
      ...strangers.map(({ to }) =>
        doubt('relation-to-nobody', name, `${to} is not in the play`, 'Name somebody of the cast, or leave it out.'),
      ),
    ];
  });
};

const knowledgeMissing: DraftRule = (survey) => {
  const matters = new Set(survey.draft.people.matters.map(({ id }) => id));
  return peopleOf(survey).flatMap(({ name, knows }) => [
    ...(knows.length === 0
      ? [doubt('knows-nothing', name, 'knows nothing of the story', 'Give them a matter that only they saw or heard.')]
      : []),
    ...knows
      .filter(({ matter }) => !matters.has(matter))
      .map(({ matter }) =>
        doubt(
          'no-such-matter',
          name,
          `knows “${matter}”, which is no matter`,
          `Use one of: ${[...matters].join(', ')}.`,
        ),
      ),
  ]);
};

const mattersUnknown: DraftRule = (survey) => {
  const known = new Set(peopleOf(survey).flatMap(({ knows }) => knows.map(({ matter }) => matter)));
  return survey.draft.people.matters
    .filter(({ id }) => !known.has(id))
    .map(({ id, claim }) =>
      doubt('matter-unknown', id, `nobody knows it: ${claim}`, 'Let somebody know it, or leave the matter out.'),
    );
};

const nothingHidden: DraftRule = (survey) =>
  peopleOf(survey).some(({ knows }) => knows.some(({ insteadSays }) => insteadSays))
    ? []
    : [
        doubt(
          'nothing-hidden',
          'the cast',
          'nobody keeps anything from anybody',
          'Let one of them hide a matter, and write what they say instead.',
        ),
      ];

/** So much of a secret's words in its cover gives it away. */
const tellingShare = 0.75;

/** What is said in place of a secret must not be the secret. */
const coversThatTell: DraftRule = (survey) =>
  peopleOf(survey).flatMap(({ name, knows }) =>
    knows.flatMap(({ matter, says, insteadSays }) => {
      if (!insteadSays || shareOf(insteadSays, says) < tellingShare) return [];
      const remedy = 'Write a line that turns to something else, lies, or refuses.';
      return doubt('cover-tells', name, `what they say instead of “${matter}” tells it`, remedy);
    }),
  );

/** How much of a text's words are in another. */
function shareOf(text: string, other: string): number {
  const [own, theirs] = [plainText(text).split(' '), new Set(plainText(other).split(' '))];
  return own.filter((word) => theirs.has(word)).length / Math.max(1, own.length);
}

/** Two people who speak alike cannot be told apart with closed eyes. */
const mannersShared: DraftRule = (survey) => {
  const people = peopleOf(survey);
  const pieces = ({ manner }: PersonDraft): readonly string[] => [...manner.openers, ...manner.tags].map(plainText);
  return people.flatMap((person, index) => {
    const other = people
      .slice(0, index)
      .find((one) => pieces(one).some((piece) => piece !== '' && pieces(person).includes(piece)));
    if (!other) return [];
    return doubt('manner-shared', person.name, `speaks with a turn of phrase of ${other.name}`, 'Give each their own.');
  });
};

/** Fewer words than these describe nobody. */
const fewestOfPersona = 5;

const personasThin: DraftRule = (survey) =>
  peopleOf(survey).flatMap(({ name, persona, looks }) => {
    const isThin =
      survey.language === 'zh' ? persona.length < 8 : plainText(persona).split(' ').length < fewestOfPersona;
    return [
      ...(isThin
        ? [
            doubt(
              'persona-thin',
              name,
              'there is hardly a word on who they are',
              'Say what they are like, in two or three sentences.',
            ),
          ]
        : []),
      ...(looks ? [] : [doubt('no-looks', name, 'nothing says what they look like', 'Give age, build and clothes.')]),
    ];
  });

/** Whoever the topic names is who it is about. */
const peopleOfTopic: DraftRule = (survey) =>
  survey.topic.people
    .filter(({ name, calling }) => calling === undefined && survey.names.find(name, 'actor') === undefined)
    .map(({ name }) =>
      doubt(
        'not-in-cast',
        name,
        'the topic names them, and they are not in the play',
        'Put them into the cast under this name.',
      ),
    );

export const peopleRules: readonly DraftRule[] = [
  motivesMissing,
  motivesTheSame,
  nobodyInTheWay,
  sameNames,
  relationsMissing,
  knowledgeMissing,
  mattersUnknown,
  nothingHidden,
  coversThatTell,
  mannersShared,
  personasThin,
  peopleOfTopic,
];
