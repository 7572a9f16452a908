import type { EntityId } from '../../drama/entity-id.ts';
import type { ModelEvent } from '../../model/language-model.ts';
import type { Brain, SpeakRequest } from '../brain.ts';
import { describeIntent } from '../intent-words.ts';
import { keepingOf } from '../guarding/kept-secrets.ts';
import { LineGuard, speakerOf } from '../guarding/line-guard.ts';
import { actorMaterial, owedNote, sightMaterial } from './actor-material.ts';
import { messagesFor, type ModelAsking } from './asking.ts';
import { perceivedOr } from './perceived-or.ts';

/**
 * A turn in performance notation, as it comes: `actor.prompt.md`. Where the call that decided on it goes on to write it, no
 * other is made. What does not belong on a stage is kept off it.
 */
export const speakWith = (asking: ModelAsking): Brain['speak'] =>
  async function* (request, signal) {
    const { model, onGarbled, shownTo } = asking;
    const { listener } = request;
    const guard = new LineGuard(speakerOf(listener, keepingOf(request)));
    const ask = async (): Promise<AsyncIterable<ModelEvent>> => {
      const turn = turnNotes(request);
      const known = actorMaterial(listener, turn, shownTo);
      const asked = { material: known, ask: writeTurn, decides: false, fits: turn.join(' ') };
      const messages = messagesFor('actor', [...known, ...sightMaterial(listener), writeTurn]);
      const { written } = await perceivedOr(asking, listener, asked, signal, () => ({
        written: model.stream({ role: 'actor', messages, maxTokens: 300 }, signal),
      }));
      return written;
    };
    try {
      for await (const event of withWords(request.written, ask)) {
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

/** What was begun with the decision, or an answer of its own where nothing stands below that. */
async function* withWords(
  written: SpeakRequest['written'],
  ask: () => Promise<AsyncIterable<ModelEvent>>,
): AsyncGenerator<ModelEvent, void, undefined> {
  let hasWords = false;
  for await (const event of written ?? []) {
    hasWords ||= event.type === 'text';
    if (hasWords) yield event;
  }
  if (!hasWords) yield* await ask();
}

const writeTurn = 'Write the turn.';

function turnNotes({ listener, decision, beat, refusal }: SpeakRequest): string[] {
  const { context } = listener;
  const name = (id: EntityId) => context.others.find((other) => other.id === id)?.name;
  // What the advancer said belongs to its own beat.
  const cue = beat && context.cue?.beat === beat.id ? context.cue : undefined;
  return [
    `pace: ${decision.pace}`,
    decision.to ? `to: ${name(decision.to) ?? 'whoever hears'}` : '',
    decision.action ? `means to: ${describeIntent(decision.action, listener.part.names)}` : '',
    refusal ? `finds that it cannot be done: ${refusal}` : '',
    beat ? `direction${cue?.kind === 'instruction' ? ', now' : ''}: ${cue?.text ?? beat.hint}` : '',
    owedNote(context),
    decision.why ? `because: ${decision.why}` : '',
  ];
}
