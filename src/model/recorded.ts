import { Cassette, lastWords, type Take } from './cassette.ts';
import type { LanguageModel, ModelEvent, ModelRequest } from './language-model.ts';
import { aborted, ModelError } from './model-error.ts';

/** record: always asks · replay: never asks · auto: asks for what is not on the cassette yet */
export type RecordingMode = 'record' | 'replay' | 'auto';

/**
 * A model that keeps its answers on a cassette, or plays them back as they came. The same question asked again gets the
 * next take, and on replay the last one again when there are no more. Only whole answers are kept.
 */
export function recorded(model: LanguageModel, cassette: Cassette, mode: RecordingMode = 'auto'): LanguageModel {
  const played = new Map<string, number>();
  const nextTake = (key: string): Take | undefined => {
    const takes = cassette.takes(key);
    const number = played.get(key) ?? 0;
    const take = takes[number] ?? (mode === 'replay' ? takes.at(-1) : undefined);
    if (take) played.set(key, number + 1);
    return take;
  };
  return {
    name: model.name,
    async *stream(request: ModelRequest, signal?: AbortSignal): AsyncGenerator<ModelEvent, void, undefined> {
      const key = Cassette.keyOf(request);
      const take = mode === 'record' ? undefined : nextTake(key);
      if (take) {
        yield* replay(take, signal);
        return;
      }
      if (mode === 'replay') throw notRecorded(key, request);
      const events: ModelEvent[] = [];
      for await (const event of model.stream(request, signal)) {
        events.push(event);
        // Kept before it is passed on: whoever has read `end` need not come back for more.
        if (event.type === 'end') {
          cassette.add(key, request, model.name, events);
          played.set(key, cassette.takes(key).length);
        }
        yield event;
      }
    },
  };
}

async function* replay(take: Take, signal: AbortSignal | undefined): AsyncGenerator<ModelEvent, void, undefined> {
  for (const event of take) {
    if (signal?.aborted) throw aborted(signal.reason);
    yield event;
  }
}

const notRecorded = (key: string, request: ModelRequest): ModelError =>
  new ModelError(
    'model/not-recorded',
    `Nothing is recorded under ${key} (${request.role}: ${JSON.stringify(lastWords(request))}). ` +
      `The question has changed since: record again with mode 'auto' and an endpoint.`,
  );
