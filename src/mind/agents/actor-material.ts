import { estimateTokens } from '../../model/estimate-tokens.ts';
import { lineOwed, type ActorContext } from '../context.ts';
import type { Listener } from '../brain.ts';
import { bulleted, lined, material } from '../material.ts';
import type { Part } from '../part.ts';
import { FirstShown, type Entries, type Entry } from './first-shown.ts';
import { sightWords } from '../perceiving/sight-words.ts';
import { backgroundNotes, broughtUpNotes, keptNotes, voiceOf } from './knowledge-notes.ts';

/** What is shown as it was when a scene began, most lasting first. */
const lastingTags = ['background', 'keeps', 'memory', 'wants', 'place', 'people', 'things'] as const;
type LastingTag = (typeof lastingTags)[number];

/** What stood before each person at first, and how it is told that it has changed. */
export const firstShown = (): FirstShown<LastingTag> =>
  new FirstShown({
    // What is new of it comes up when somebody speaks of it.
    background: { was: 'no longer said: ', most: 800 },
    keeps: { is: 'secret: ', was: 'no secret any more: ', most: 700 },
    memory: { is: '' },
    wants: { is: '', isFleeting: true },
    place: { is: '', isFleeting: true },
    people: { is: '', was: 'no longer to be seen: ', isFleeting: true },
    things: { is: '', was: 'no longer to be seen: ', isFleeting: true },
  });

/**
 * What stands before one mind. What stays the same comes first, then what only grows, then what is so at this moment:
 * endpoints keep what they have read before, as far as it is the same.
 */
export function actorMaterial(
  listener: Listener,
  turn: readonly string[],
  shownTo: ReturnType<typeof firstShown>,
): string[] {
  const { context, part } = listener;
  const { first, since } = shownTo.to(context, lastingOf(listener));
  const comesToMind = context.memories.filter((text) => !context.lasting.includes(text)).slice(0, mostComing);
  const known = [...first.keeps, ...first.background].map(({ text }) => text);
  return withinRoom([
    material(
      'you',
      lined([
        `You are ${context.name}. ${context.persona}`,
        ...context.relationships.map((relation) => `Of ${relation.name}: ${relation.text}`),
        ...mannerNotes(part),
      ]),
    ),
    ...section('voice', voiceOf(part)),
    ...lastingTags.flatMap((tag) =>
      section(
        tag,
        first[tag].map(({ text }) => text),
      ),
    ),
    ...section('earlier', context.earlier),
    material('history', bulleted(context.history.map(({ text }) => text))),
    ...section('since', since),
    ...section('recalls', comesToMind),
    ...section('knows', broughtUpNotes(listener, [...known, ...since])),
    material('turn', lined([...bearingNotes(listener), ...turn])),
  ]);
}

/** How much stands before a mind below the prompt itself, in tokens. */
const mostTokens = 1_700;
/** What somebody does without first, where there is not room for all. */
const dispensable = ['recalls', 'knows', 'earlier', 'voice'];

/** As much as there is room for. What is left out is left out whole. */
function withinRoom(sections: readonly string[]): string[] {
  let left = [...sections];
  for (const tag of dispensable) {
    if (left.reduce((sum, text) => sum + estimateTokens(text), 0) <= mostTokens) break;
    left = left.filter((text) => !text.startsWith(`<${tag}>`));
  }
  return left;
}

/** What a scene mostly leaves as it is. */
const lastingOf = (listener: Listener): Entries<LastingTag> => {
  const { context, part } = listener;
  return {
    keeps: keptNotes(part),
    background: backgroundNotes(part),
    memory: context.lasting.map((text) => ({ key: text, text })),
    wants: [
      { key: 'public', text: `You want: ${context.goal.public}` },
      { key: 'private', text: `In secret: ${context.goal.private}` },
    ],
    place: placeNotes(context),
    people: context.others.map((person) => ({ key: person.id, text: withTheirThings(listener, person) })),
    things: thingsAround(listener),
  };
};

/** What they see, in words, where a stage with eyes tells it. */
export function sightMaterial({ context: { sight }, part: { names } }: Listener): string[] {
  const seen = sight?.staged();
  if (!seen) return [];
  const known = new Map(names.map(({ id, name }) => [id, name]));
  return [material('sees', lined(sightWords(seen, (id) => known.get(id) ?? 'something')))];
}

/** So much comes to mind at a word beside what is never forgotten. */
const mostComing = 1;

const section = (tag: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [material(tag, bulleted(lines))] : [];

/** What a person waits for, in the words they said. */
export const owedNote = (context: ActorContext): string => {
  const owed = lineOwed(context);
  return owed ? `answers: ${owed.text}` : '';
};

/** Where they are, and what is always there. */
const placeNotes = ({ place, environment, objects, also = [] }: ActorContext): Entry[] => [
  { key: 'place', text: `${place}. ${environment}` },
  ...(also.length > 0 ? [{ key: 'also', text: `What one can also do here: ${also.join('; ')}.` }] : []),
  { key: 'fixed', text: namesOf(objects.filter(({ isFixed }) => isFixed)) },
];

const namesOf = (things: readonly Seen[]): string => things.map(({ name }) => name).join('; ');

type Seen = ActorContext['objects'][number];

const noted = ({ name, note }: Seen): string => `${name}${note ? ` (${note})` : ''}`;

/** Somebody, and what they are seen to have: *Hamlet, has dagger (wielded), black cloak*. */
function withTheirThings({ context: { objects }, part: { sightings } }: Listener, person: Seen): string {
  const has = objects.filter(({ id }) => sightings.get(id)?.holder === person.id).map(noted);
  return `${noted(person)}${has.length > 0 ? `, has ${has.join(', ')}` : ''}`;
}

/** What lies about or is as it need not be, *goblet (wine in it), on the table*, and what they have themselves. */
function thingsAround({ context: { objects, holding }, part: { sightings } }: Listener): Entry[] {
  const seen = objects.flatMap((thing) => {
    if (thing.isFixed && thing.note === '') return [];
    const { where = 'here', holder } = sightings.get(thing.id) ?? {};
    const text = `${noted(thing)}${where === 'here' ? '' : `, ${where}`}`;
    return holder === undefined ? [{ key: thing.id, text }] : [];
  });
  return [...seen, { key: 'own', text: `you have: ${holding.join(', ') || 'nothing'}` }];
}

/** How they speak, in a line each. */
function mannerNotes({ profile: { manner } }: Part): string[] {
  const calls = Object.values(manner?.calls ?? {})
    .flat()
    .slice(0, 4);
  return [
    ...(calls.length > 0 ? [`You call people: ${calls.join(', ')}`] : []),
    ...(manner?.openers ? [`You are given to saying: ${manner.openers.slice(0, 4).join(' ')}`] : []),
  ];
}

/** How they are at the moment. */
const bearingNotes = ({ part: { feeling, desires }, context: { hidden } }: Listener): string[] => [
  `mood: ${feeling.mood}${feeling.tension > 0.5 ? ', in fear of your life' : ''}`,
  hidden ? 'where: in hiding, and not found; a word would give you away' : '',
  ...desires.slice(0, 1).map(({ plays: [way = ''] }) => `would like to: ${way.replace(/\{[^}]*\}/g, '')}`),
];
