import { ModelError } from '../../model/model-error.ts';
import type { ModelEvent } from '../../model/language-model.ts';
import type { DecideRequest, Listener, WrittenTurn } from '../brain.ts';
import { actorMaterial, owedNote, sightMaterial } from './actor-material.ts';
import { messagesFor, type ModelAsking } from './asking.ts';
import { headOf } from './decision-head.ts';
import { doubtMaterial } from './doubt-material.ts';
import { perceivedOr } from './perceived-or.ts';

/** What a decision and its turn came to: the decision as data nobody has read yet, and what is written below it. */
interface TurnBegun {
  readonly decision: unknown;
  readonly written: WrittenTurn;
}

/** A decision is one line; what goes on for longer without one is none. */
const longestHead = 2000;

/**
 * Asks one person alone what they do and, in the same breath, for the turn: `actor.prompt.md`, which tells how a decision
 * stands above a turn. Returns when the decision has come. Throws a `ModelError` where there is none.
 */
export async function beginTurn(
  asking: ModelAsking,
  { listeners: [listener], occasion, doubt }: DecideRequest,
  signal: AbortSignal,
): Promise<TurnBegun> {
  if (!listener) throw new ModelError('model/garbage', 'Nobody was asked.');
  const notes = turnNotes(listener);
  const known = [...actorMaterial(listener, notes, asking.shownTo), ...doubtMaterial(doubt)];
  const asked = { material: known, ask: askFor(occasion), decides: true, fits: notes.join(' ') };
  return perceivedOr(asking, listener, asked, signal, () =>
    beginPlainTurn(asking, [...known, ...sightMaterial(listener), askFor(occasion)], signal),
  );
}

async function beginPlainTurn(
  { model }: ModelAsking,
  told: readonly string[],
  signal: AbortSignal,
): Promise<TurnBegun> {
  const messages = messagesFor('actor', told);
  const events = model.stream({ role: 'actor', messages, maxTokens: 420 }, signal)[Symbol.asyncIterator]();
  const none = new ModelError('model/garbage', 'There is no decision above the turn.');
  let text = '';
  for (;;) {
    const next = await events.next();
    // The answer is read to its end, so that what it cost is known.
    if (next.done) throw none;
    if (next.value.type !== 'text') continue;
    text += next.value.text;
    const head = headOf(text);
    if (head) return { decision: head.decision, written: restOf(events, text.slice(head.end)) };
    if (text.length <= longestHead) continue;
    void Promise.resolve(events.return?.()).catch(() => undefined);
    throw none;
  }
}

/** What the turn is about, for somebody who has not decided. */
function turnNotes({ context, next, event }: Listener): string[] {
  const label = context.cue?.kind === 'instruction' ? 'direction, now' : 'inclination';
  const text = context.cue?.text ?? next?.hint;
  return [
    text ? `${label}: ${text}` : '',
    owedNote(context),
    event?.kind === 'refusal' && event.by === context.actor ? `just now: ${event.text}` : '',
  ];
}

const askFor = (occasion: DecideRequest['occasion']): string =>
  `${occasion === 'lull' ? 'Nothing has happened for a while. ' : ''}Decide, then write the turn below the decision.`;

/** What models leave of a list or a code fence between data and what follows it. */
const leading = /^[\s`\]},]*/;

/** What comes after the decision. */
function restOf(events: AsyncIterator<ModelEvent>, first: string): WrittenTurn {
  const drop = (): void => void Promise.resolve(events.return?.()).catch(() => undefined);
  async function* turn(): AsyncGenerator<ModelEvent, void, undefined> {
    let isBegun = false;
    const words = (text: string): string => {
      const bare = isBegun ? text : text.replace(leading, '');
      isBegun ||= bare !== '';
      return bare;
    };
    try {
      for (let event: ModelEvent | undefined = { type: 'text', text: first }; event;) {
        const text = event.type === 'text' ? words(event.text) : '';
        if (text !== '') yield { type: 'text', text };
        else if (event.type !== 'text') yield event;
        const next: IteratorResult<ModelEvent, unknown> = await events.next();
        event = next.done ? undefined : next.value;
      }
    } finally {
      drop();
    }
  }
  return { drop, [Symbol.asyncIterator]: turn };
}
