import { lineOwed, type ActorContext } from '../context.ts';
import type { Listener } from '../brain.ts';
import { bulleted, lined, material } from '../material.ts';
import type { Part } from '../part.ts';
import { backgroundNotes, broughtUpNotes, keptNotes, voiceOf } from './knowledge-notes.ts';

/**
 * What stands before one mind. What stays the same comes first, then what only grows, then what is so at this moment:
 * endpoints keep what they have read before, as far as it is the same.
 */
export function actorMaterial(listener: Listener, turn: readonly string[]): string[] {
  const { context, part } = listener;
  const kept = keptNotes(part);
  const background = backgroundNotes(part);
  const comesToMind = context.memories.filter((text) => !context.lasting.includes(text)).slice(0, mostComing);
  return [
    material(
      'you',
      lined([
        `You are ${context.name}. ${context.persona}`,
        ...context.relationships.map((relation) => `Of ${relation.name}: ${relation.text}`),
        ...mannerNotes(part),
      ]),
    ),
    ...section('voice', voiceOf(part)),
    ...section('keeps', kept),
    ...section('background', background),
    ...section('memory', context.lasting),
    material('wants', lined([`You want: ${context.goal.public}`, `In secret: ${context.goal.private}`])),
    material('place', lined(placeNotes(context))),
    ...section('earlier', context.earlier),
    material('history', bulleted(context.history.map(({ text }) => text))),
    ...section('recalls', comesToMind),
    ...section('knows', broughtUpNotes(listener, [...kept, ...background])),
    ...section('people', context.others.map(withTheirThings(listener))),
    material('things', lined(thingsAround(listener))),
    material('turn', lined([...bearingNotes(listener), ...turn])),
  ];
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
const placeNotes = ({ place, environment, objects }: ActorContext): string[] => [
  `${place}. ${environment}`,
  namesOf(objects.filter(({ isFixed }) => isFixed)),
];

const namesOf = (things: readonly Seen[]): string => things.map(({ name }) => name).join('; ');

type Seen = ActorContext['objects'][number];

const noted = ({ name, note }: Seen): string => `${name}${note ? ` (${note})` : ''}`;

/** Somebody, and what they are seen to have: *Hamlet, has dagger (wielded), black cloak*. */
const withTheirThings =
  ({ context: { objects }, part: { sightings } }: Listener) =>
  (person: Seen): string => {
    const has = objects.filter(({ id }) => sightings.get(id)?.holder === person.id).map(noted);
    return `${noted(person)}${has.length > 0 ? `, has ${has.join(', ')}` : ''}`;
  };

/** What lies about or is as it need not be, *goblet (wine in it), on the table*, and what they have themselves. */
function thingsAround({ context: { objects, holding }, part: { sightings } }: Listener): string[] {
  const seen = objects.flatMap((thing) => {
    if (thing.isFixed && thing.note === '') return [];
    const { where = 'here', holder } = sightings.get(thing.id) ?? {};
    return holder === undefined ? [`${noted(thing)}${where === 'here' ? '' : `, ${where}`}`] : [];
  });
  return [seen.join('; '), holding.length > 0 ? `you have: ${holding.join(', ')}` : ''];
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
  ...desires.slice(0, 2).map(({ plays: [way = ''] }) => `would like to: ${way.replace(/\{[^}]*\}/g, '')}`),
];
