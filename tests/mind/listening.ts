import type { DecideRequest, Listener, Part, SpeakRequest } from '../../src/mind/brain.ts';
import type { ActorContext } from '../../src/mind/context.ts';
import type { Witnessed } from '../../src/mind/witnessed.ts';
import { ada, bruno } from '../play/house-scene.ts';

export const adaContext: ActorContext = {
  actor: ada,
  name: 'Ada',
  persona: 'Somebody of the house.',
  relationships: [],
  goal: { public: 'To pass the evening.', private: 'To be left alone with the letter.' },
  cue: undefined,
  memories: [],
  place: 'the hall',
  environment: 'A hall.',
  others: [{ id: bruno, name: 'Bruno', note: '' }],
  objects: [],
  holding: [],
  hidden: false,
  earlier: [],
  history: [],
};

/** Ada, listening. */
export const listening = (
  context: Partial<ActorContext> = {},
  part: Partial<Part> = {},
  more: Partial<Listener> = {},
): Listener => ({
  context: { ...adaContext, ...context },
  event: undefined,
  next: undefined,
  part: { lines: [], impulse: 0.5, talk: 0.5, said: [], ...part },
  ...more,
});

export const heard = (words: string, more: Partial<Witnessed> = {}): Witnessed => ({
  seq: 7,
  at: 7000,
  kind: 'line',
  by: bruno,
  words,
  text: `Bruno: “${words}”`,
  ...more,
});

export const deciding = (listeners: readonly Listener[], more: Partial<DecideRequest> = {}): DecideRequest => ({
  occasion: 'event',
  about: 7,
  point: 'the-question',
  shared: [],
  listeners,
  seed: '1',
  ...more,
});

export const speaking = (listener: Listener, more: Partial<SpeakRequest> = {}): SpeakRequest => ({
  listener,
  decision: { actor: listener.context.actor, pace: 'fast', why: 'because' },
  about: 7,
  point: 'the-question',
  beat: undefined,
  seed: '1',
  ...more,
});

export const never = new AbortController().signal;

export async function allOf(text: AsyncIterable<string>): Promise<string> {
  let all = '';
  for await (const piece of text) all += piece;
  return all;
}

export const seeds = Array.from({ length: 200 }, (_, index) => String(index));
