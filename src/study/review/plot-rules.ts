import { isAnachronism } from '../../world/setting/anachronism.ts';
import { doubtOf, isSameText, plainText, type DraftRule } from './draft-survey.ts';

const doubt = doubtOf('plot');

const kitUnknown: DraftRule = ({ draft, kits }) => {
  const { kit } = draft.plot.place;
  if (kit === undefined || kits.some(({ id }) => id === kit)) return [];
  const remedy = `Use one of ${kits.map(({ id }) => id).join(', ')}; or null, and furniture of your own.`;
  return [doubt('no-such-kit', 'place', `there is no kit “${kit}”`, remedy)];
};

/** A topic that says where it is means it. */
const placeOfTopic: DraftRule = ({ draft, kits, topic }) => {
  const called = kits.filter(({ words }) =>
    topic.words.some(({ word, isPlace }) => isPlace && words.split(' ').slice(0, 3).includes(word)),
  );
  const { kit } = draft.plot.place;
  if (kit === undefined || called.length === 0 || called.some(({ id }) => id === kit)) return [];
  const wanted = called.map(({ id }) => id).join(' or ');
  return [doubt('another-place', 'place', `the topic is set elsewhere: ${wanted}`, `Use ${wanted}.`)];
};

const placeUnnamed: DraftRule = ({ draft }) => {
  const { kit, name, furniture } = draft.plot.place;
  if (kit !== undefined || (name !== '' && furniture.length > 0)) return [];
  return [doubt('bare-place', 'place', 'it has no name, or nothing stands in it', 'Name it, and give it furniture.')];
};

const propsTwice: DraftRule = ({ draft }) =>
  draft.plot.props.flatMap(({ name }, index) =>
    draft.plot.props.slice(0, index).some((other) => isSameText(other.name, name))
      ? [doubt('prop-twice', name, 'two things have this name', 'Name them apart, or leave one out.')]
      : [],
  );

const propsNowhere: DraftRule = ({ draft, names }) =>
  draft.plot.props.flatMap(({ name, at }) => {
    const isPerson = at.how === 'held-by' || at.how === 'worn-by';
    if (at.how === 'here' || names.find(at.what, isPerson ? 'actor' : undefined) !== undefined) return [];
    const remedy = 'Put it on or in something of the place, or let somebody of the cast hold it.';
    return doubt('prop-nowhere', name, `it is ${at.how} “${at.what ?? ''}”, which is not there`, remedy);
  });

const propsUnread: DraftRule = ({ draft }) =>
  draft.plot.props
    .filter(({ kind, text }) => (kind === 'paper' || kind === 'book') && !text)
    .map(({ name }) =>
      doubt('nothing-to-read', name, 'it can be read and nothing stands on it', 'Write the words that are read on it.'),
    );

const propsOfAnotherAge: DraftRule = ({ draft }) =>
  draft.plot.props
    .filter(({ name }) => isAnachronism(plainText(name).split(' ').at(-1) ?? '', { period: draft.plot.period }))
    .map(({ name }) =>
      doubt('anachronism', name, `there is no such thing in ${draft.plot.period}`, 'Use something of that time.'),
    );

/** What the topic holds out must be there to be held. */
const thingOfTopic: DraftRule = ({ topic, names, kits }) => {
  const { thing } = topic;
  const isPlace = kits.some(({ words }) => words.split(' ').includes(thing ?? ''));
  if (thing === undefined || isPlace || names.find(thing, 'prop') !== undefined) return [];
  return [doubt('thing-missing', thing, 'the topic speaks of it, and it is not in the play', 'Add it to the props.')];
};

const aboutMissing: DraftRule = ({ draft }) =>
  draft.plot.about === ''
    ? [doubt('no-about', 'about', 'nothing says what it is about', 'Say it in a sentence or two.')]
    : [];

const actsThin: DraftRule = ({ draft }) =>
  draft.plot.acts
    .filter(({ happens, ends }) => happens === '' || ends === '')
    .map(({ title }) =>
      doubt('act-thin', title, 'nothing is said of what happens in it, or how it ends', 'Tell it in three sentences.'),
    );

export const plotRules: readonly DraftRule[] = [
  kitUnknown,
  placeOfTopic,
  placeUnnamed,
  propsTwice,
  propsNowhere,
  propsUnread,
  propsOfAnotherAge,
  thingOfTopic,
  aboutMissing,
  actsThin,
];
