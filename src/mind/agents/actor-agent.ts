import type { EntityId } from '../../drama/entity-id.ts';
import type { Brain, SpeakRequest } from '../brain.ts';
import { describeIntent } from '../intent-words.ts';
import { bearingNotes, knowledgeNotes } from '../knowledge-notes.ts';
import { bulleted, lined, material } from '../material.ts';
import { messagesFor, type ModelAsking } from './asking.ts';

/** A turn in performance notation, as it comes: `actor.prompt.md`. */
export const speakWith = ({ model }: ModelAsking): Brain['speak'] =>
  async function* (request, signal) {
    const messages = messagesFor('actor', materialFor(request));
    for await (const event of model.stream({ role: 'actor', messages, maxTokens: 300 }, signal)) {
      if (event.type === 'text') yield event.text;
    }
  };

function materialFor({ listener, decision, beat }: SpeakRequest): string[] {
  const { context } = listener;
  const known = knowledgeNotes(listener.part);
  const name = (id: EntityId) => context.others.find((other) => other.id === id)?.name;
  // What the advancer said belongs to its own beat.
  const cue = beat && context.cue?.beat === beat.id ? context.cue : undefined;
  const turn = [
    `pace: ${decision.pace}`,
    decision.to ? `to: ${name(decision.to) ?? 'whoever hears'}` : '',
    decision.action ? `means to: ${describeIntent(decision.action)}` : '',
    beat ? `direction${cue?.kind === 'instruction' ? ', now' : ''}: ${cue?.text ?? beat.hint}` : '',
    decision.why ? `because: ${decision.why}` : '',
  ];
  return [
    material(
      'you',
      lined([
        `You are ${context.name}. ${context.persona}`,
        `You want: ${context.goal.public}`,
        `In secret: ${context.goal.private}`,
        ...context.relationships.map((relation) => `Of ${relation.name}: ${relation.text}`),
        ...bearingNotes(listener.part),
      ]),
    ),
    ...(known.length > 0 ? [material('knows', bulleted(known))] : []),
    material('memory', bulleted(context.memories)),
    material('place', `${context.place}. ${context.environment}`),
    material('people', bulleted(context.others.map(({ name: other, note }) => (note ? `${other} (${note})` : other)))),
    material('things', bulleted(context.objects.map(({ name: thing, note }) => (note ? `${thing} (${note})` : thing)))),
    material('holding', bulleted(context.holding)),
    ...(context.earlier.length > 0 ? [material('earlier', bulleted(context.earlier))] : []),
    material('history', bulleted(context.history.map(({ text }) => text))),
    material('turn', lined(turn)),
    'Write this person’s turn.',
  ];
}
