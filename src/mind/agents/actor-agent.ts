import type { EntityId } from '../../drama/entity-id.ts';
import type { Brain, Listener, SpeakRequest } from '../brain.ts';
import { lineOwed, type ActorContext } from '../context.ts';
import { describeIntent } from '../intent-words.ts';
import { keepingOf } from '../guarding/kept-secrets.ts';
import { LineGuard, speakerOf } from '../guarding/line-guard.ts';
import { bulleted, lined, material } from '../material.ts';
import type { Part } from '../part.ts';
import { messagesFor, type ModelAsking } from './asking.ts';
import { knowledgeNotes, voiceOf } from './knowledge-notes.ts';

/** A turn in performance notation, as it comes: `actor.prompt.md`. What does not belong on a stage is kept off it. */
export const speakWith = ({ model, onGarbled }: ModelAsking): Brain['speak'] =>
  async function* (request, signal) {
    const messages = messagesFor('actor', materialFor(request));
    const guard = new LineGuard(speakerOf(request.listener, keepingOf(request)));
    try {
      for await (const event of model.stream({ role: 'actor', messages, maxTokens: 300 }, signal)) {
        const text =
          event.type === 'text' ? guard.push(event.text) : event.type === 'end' ? guard.end(event.reason) : '';
        if (text !== '') yield text;
        if (guard.fault) throw guard.fault;
        if (guard.isOver) return;
      }
    } finally {
      if (guard.leftOut.length > 0) onGarbled('actor', `left out: ${guard.leftOut.join(', ')}`);
    }
  };

function materialFor({ listener, decision, beat, refusal }: SpeakRequest): string[] {
  const { context } = listener;
  const name = (id: EntityId) => context.others.find((other) => other.id === id)?.name;
  // What the advancer said belongs to its own beat.
  const cue = beat && context.cue?.beat === beat.id ? context.cue : undefined;
  const owed = lineOwed(context);
  const turn = [
    `pace: ${decision.pace}`,
    decision.to ? `to: ${name(decision.to) ?? 'whoever hears'}` : '',
    decision.action ? `means to: ${describeIntent(decision.action, listener.part.names)}` : '',
    refusal ? `finds that it cannot be done: ${refusal}` : '',
    beat ? `direction${cue?.kind === 'instruction' ? ', now' : ''}: ${cue?.text ?? beat.hint}` : '',
    owed ? `answers: ${owed.text}` : '',
    decision.why ? `because: ${decision.why}` : '',
  ];
  // What stays the same stands first, then what only grows: endpoints keep what they have read before.
  return [
    material(
      'you',
      lined([
        `You are ${context.name}. ${context.persona}`,
        `You want: ${context.goal.public}`,
        `In secret: ${context.goal.private}`,
        ...context.relationships.map((relation) => `Of ${relation.name}: ${relation.text}`),
        ...mannerNotes(listener.part),
      ]),
    ),
    ...section('voice', voiceOf(listener.part)),
    material('place', `${context.place}. ${context.environment}`),
    ...section('earlier', context.earlier),
    material('history', bulleted(context.history.map(({ text }) => text))),
    material('memory', bulleted(context.memories)),
    ...section('knows', knowledgeNotes(listener)),
    material('people', bulleted(context.others.map(asSeen(listener.part)))),
    material('things', bulleted(context.objects.map(asSeen(listener.part)))),
    material('holding', bulleted(context.holding)),
    material('turn', lined([...bearingNotes(listener), ...turn])),
    'Write this person’s turn.',
  ];
}

const section = (tag: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [material(tag, bulleted(lines))] : [];

/** Somebody or something with what is seen of it: *goblet (wine in it), on the table*. */
const asSeen =
  ({ sightings }: Part) =>
  ({ id, name, note }: ActorContext['objects'][number]): string => {
    const where = sightings.get(id)?.where;
    return `${name}${note ? ` (${note})` : ''}${where && where !== 'here' ? `, ${where}` : ''}`;
  };

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
