import { lineOwed, type ActorContext } from '../context.ts';
import type { Listener } from '../brain.ts';
import { bulleted, lined, material } from '../material.ts';
import type { Part } from '../part.ts';
import { broughtUpNotes, keptNotes, voiceOf } from './knowledge-notes.ts';

/**
 * What stands before one mind. What stays the same comes first, then what only grows, then what is so at this moment:
 * endpoints keep what they have read before, as far as it is the same.
 */
export function actorMaterial(listener: Listener, turn: readonly string[]): string[] {
  const { context, part } = listener;
  const kept = keptNotes(part);
  const comesToMind = context.memories.filter((text) => !context.lasting.includes(text)).slice(0, mostComing);
  return [
    material(
      'you',
      lined([
        `You are ${context.name}. ${context.persona}`,
        `You want: ${context.goal.public}`,
        `In secret: ${context.goal.private}`,
        ...context.relationships.map((relation) => `Of ${relation.name}: ${relation.text}`),
        ...mannerNotes(part),
      ]),
    ),
    ...section('voice', voiceOf(part)),
    ...section('keeps', kept),
    ...section('memory', context.lasting),
    ...section('earlier', context.earlier),
    material('history', bulleted(context.history.map(({ text }) => text))),
    ...section('recalls', comesToMind),
    ...section('knows', broughtUpNotes(listener, kept)),
    ...section('people', context.others.map(withTheirThings(listener))),
    material('things', lined(thingsAround(listener))),
    material('turn', lined([...placeNotes(context), ...bearingNotes(listener), ...turn])),
  ];
}

/** So much comes to mind at a word beside what is never forgotten. */
const mostComing = 2;

const section = (tag: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [material(tag, bulleted(lines))] : [];

/** What a person waits for, in the words they said. */
export const owedNote = (context: ActorContext): string => {
  const owed = lineOwed(context);
  return owed ? `answers: ${owed.text}` : '';
};

/** Where they are; how it looks there, unless that is told in what they perceived. */
const placeNotes = ({ place, environment, history }: ActorContext): string[] => [
  `place: ${place}`,
  history.some(({ text }) => text === environment) ? '' : environment,
];

type Seen = ActorContext['objects'][number];

const noted = ({ name, note }: Seen): string => `${name}${note ? ` (${note})` : ''}`;

/** Somebody, and what they are seen to have: *Hamlet, has dagger (wielded), black cloak*. */
const withTheirThings =
  ({ context: { objects }, part: { sightings } }: Listener) =>
  (person: Seen): string => {
    const has = objects.filter(({ id }) => sightings.get(id)?.holder === person.id).map(noted);
    return `${noted(person)}${has.length > 0 ? `, has ${has.join(', ')}` : ''}`;
  };

/** What stands and lies about, *goblet (wine in it), on the table*, and what they have themselves. */
function thingsAround({ context: { objects, holding }, part: { sightings } }: Listener): string[] {
  const seen = objects.flatMap((thing) => {
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
