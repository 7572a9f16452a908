import type { EntityId } from '../../drama/entity-id.ts';
import type { Brain, SpeakRequest } from '../brain.ts';
import { lineOwed } from '../context.ts';
import { describeIntent } from '../intent-words.ts';
import type { Known } from '../knowing.ts';
import { bulleted, lined, material } from '../material.ts';
import type { Part } from '../part.ts';
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
  const owed = lineOwed(context);
  const turn = [
    `pace: ${decision.pace}`,
    decision.to ? `to: ${name(decision.to) ?? 'whoever hears'}` : '',
    decision.action ? `means to: ${describeIntent(decision.action)}` : '',
    beat ? `direction${cue?.kind === 'instruction' ? ', now' : ''}: ${cue?.text ?? beat.hint}` : '',
    owed ? `answers: ${owed.text}` : '',
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

/** More than so much nobody keeps in mind at once. */
const mostNotes = 40;

/** What somebody knows, for a prompt: the same facts, secrets and lies the understudy would play from. */
function knowledgeNotes({ knowledge, hearsay, names }: Part): string[] {
  const nameOf = (id: string | undefined) => names.find((named) => named.id === id)?.name;
  const heard = hearsay.map(({ matter, from }) => `${nameOf(from) ?? 'somebody'} has said that ${matter.claim}`);
  return [...knowledge.map((known) => noteOf(known, nameOf)), ...heard].slice(0, mostNotes);
}

function noteOf(
  { matter, knowledge, isDue, covers }: Known,
  nameOf: (id: string | undefined) => string | undefined,
): string {
  const { secret, certainty = 1, source, from } = knowledge;
  const told = source === 'told' && nameOf(from) ? ` (from ${nameOf(from) ?? ''})` : '';
  const sure = certainty < 0.7 ? ' (you are not sure)' : '';
  const fact = `${matter.claim}${told}${sure}`;
  if (!secret || isDue) return fact;
  const [cover] = covers;
  const instead = cover ? `; asked about it you ${howTo[cover.how]}: “${cover.says[0] ?? ''}”` : '';
  return `SECRET, not to be told unless you are shown proof of it or cannot keep it: ${fact}${instead}`;
}

const howTo = { lie: 'lie', half: 'tell half of it', deflect: 'turn to something else', refuse: 'refuse' } as const;

/** How they are at the moment and how they speak, in a line each. */
function bearingNotes({ feeling, profile: { manner } }: Part): string[] {
  const calls = Object.values(manner?.calls ?? {})
    .flat()
    .slice(0, 4);
  return [
    `Your mood: ${feeling.mood}${feeling.tension > 0.5 ? ', in fear of your life' : ''}`,
    ...(calls.length > 0 ? [`You call people: ${calls.join(', ')}`] : []),
    ...(manner?.openers ? [`You are given to saying: ${manner.openers.slice(0, 4).join(' ')}`] : []),
  ];
}
