import type { DecideRequest, Listener, SpeakRequest } from '../../src/mind/brain.ts';
import type { Profile } from '../../src/drama/profile.ts';
import type { Part } from '../../src/mind/part.ts';
import { temperFrom, temperOf } from '../../src/mind/temper.ts';
import type { ActorContext } from '../../src/mind/context.ts';
import type { Named } from '../../src/mind/hearing/naming.ts';
import type { Witnessed } from '../../src/mind/witnessed.ts';
import type { EntityId } from '../../src/drama/entity-id.ts';
import { plain } from '../../src/play/plain-words.ts';
import { ada, bruno, clara } from '../play/house-scene.ts';

/** Somebody as a listener knows them by name. */
const person = (id: EntityId, name: string, gender: Named['gender']): Named => ({
  id,
  kind: 'actor',
  name,
  names: [plain(name)],
  gender,
});

export const houseNames: readonly Named[] = [
  person(ada, 'Ada', 'female'),
  person(bruno, 'Bruno', 'male'),
  person(clara, 'Clara', 'female'),
];

export const adaContext: ActorContext = {
  actor: ada,
  name: 'Ada',
  persona: 'Somebody of the house.',
  relationships: [],
  goal: { public: 'To pass the evening.', private: 'To be left alone with the letter.' },
  cue: undefined,
  memories: [],
  lasting: [],
  place: 'the hall',
  environment: 'A hall.',
  others: [{ id: bruno, name: 'Bruno', note: '' }],
  objects: [],
  holding: [],
  owes: undefined,
  hidden: false,
  earlier: [],
  history: [],
  past: [],
};

/** Ada, listening; the event is the last thing of her past. */
export const listening = (
  context: Partial<ActorContext> = {},
  part: Partial<Part> = {},
  more: Partial<Listener> = {},
): Listener => ({
  context: { ...adaContext, ...context, past: [...(context.past ?? []), ...(more.event ? [more.event] : [])] },
  event: undefined,
  next: undefined,
  part: {
    ...blankPart({ actor: ada, persona: adaContext.persona, goal: adaContext.goal }),
    // A person plays him.
    players: new Set([bruno]),
    names: houseNames,
    now: 8000,
    ...part,
  },
  ...more,
});

export const heard = (words: string, more: Partial<Witnessed> = {}): Witnessed => ({
  seq: 7,
  at: 7000,
  kind: 'line',
  by: bruno,
  words,
  plain: plain(words),
  text: `Bruno: “${words}”`,
  ...more,
});

/** What Ada said herself, before she heard anything. */
export const saidByAda = (...lines: readonly string[]): Witnessed[] =>
  lines.map((words, index) => heard(words, { seq: 1 + index, at: 1000 + index, by: ada, text: `You: “${words}”` }));

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

/** The part of somebody nobody has written anything for. */
export function blankPart(profile: Profile): Part {
  return {
    profile,
    toBring: () => [],
    bears: () => [],
    whose: () => undefined,
    opens: () => [],
    wants: () => [],
    isBare: false,
    isAtLeisure: false,
    isLate: false,
    could: () => false,
    lines: profile.lines ?? [],
    temper: { ...temperFrom(profile.persona), ...temperOf(profile) },
    feeling: {
      mood: 'calm',
      tension: 0,
      anger: 0,
      spirits: 0,
      pressure: new Map(),
      grounds: new Map(),
      closedTo: new Set(),
      trust: new Map(),
    },
    matters: [],
    knowledge: [],
    hearsay: [],
    desires: profile.desires ?? [],
    names: [],
    speaks: new Set(['en']),
    tongue: 'en',
    now: 0,
    players: new Set(),
    deed: undefined,
    grievance: () => undefined,
    wrong: () => undefined,
    sightings: new Map(),
  };
}
