import { describe, expect, it } from 'vitest';
import {
  deafnessOf,
  heardSoFar,
  notListening,
  stepListening,
  type Hearing,
  type Listening,
  type ListeningEffect,
} from '../../../src/app/playing/listening.ts';
import { browserRecogniser } from '../../../src/app/playing/recogniser.ts';

/** Everything that came of these events. */
function listen(events: readonly Hearing[], from: Listening = notListening): [Listening, readonly ListeningEffect[]] {
  const effects: ListeningEffect[] = [];
  let now = from;
  for (const event of events) {
    const [next, more] = stepListening(now, event);
    now = next;
    effects.push(...more);
  }
  return [now, effects];
}

const [pressed, opened, released, closed] = (['pressed', 'opened', 'released', 'closed'] as const).map(
  (type): Hearing => ({ type }),
) as [Hearing, Hearing, Hearing, Hearing];
const heard = (settled: string, interim = ''): Hearing => ({ type: 'heard', settled, interim });

describe('speaking while a key is held', () => {
  it('shows what is heard and says it when the key is let go', () => {
    const [end, effects] = listen([
      pressed,
      opened,
      heard('', 'to be'),
      heard('To be', 'or not'),
      released,
      heard('To be or not.'),
      closed,
    ]);
    expect(end.phase).toBe('idle');
    expect(effects).toEqual([
      { type: 'open' },
      { type: 'show', text: 'to be' },
      { type: 'show', text: 'To be or not' },
      { type: 'close' },
      { type: 'show', text: 'To be or not.' },
      { type: 'say', text: 'To be or not.' },
    ]);
  });

  it('puts it into the box instead, for whoever wants to read it first', () => {
    const [end, effects] = listen([pressed, opened, heard('Yes.'), released, closed], {
      ...notListening,
      isEditedFirst: true,
    });
    expect(effects.at(-1)).toEqual({ type: 'edit', text: 'Yes.' });
    expect(end.isEditedFirst).toBe(true);
  });

  it('closes a microphone that opened only after the key was let go', () => {
    const [, effects] = listen([pressed, released, opened, closed]);
    expect(effects).toEqual([{ type: 'open' }, { type: 'close' }, { type: 'tell', why: 'nothing-heard' }]);
  });

  it('keeps what was heard before it failed, unsaid, and tells why it failed', () => {
    const [end, effects] = listen([pressed, opened, heard('I saw', 'him'), { type: 'failed', why: 'network' }, closed]);
    expect(effects.slice(-2)).toEqual([
      { type: 'edit', text: 'I saw him' },
      { type: 'tell', why: 'network' },
    ]);
    expect(end.phase).toBe('idle');
  });

  it('forgets it all when it is given up, and hears nothing while nobody speaks', () => {
    const [end, effects] = listen([pressed, opened, heard('', 'never'), { type: 'given-up' }, heard('mind'), closed]);
    expect(effects.slice(-2)).toEqual([{ type: 'abort' }, { type: 'show', text: '' }]);
    expect([end, heardSoFar(end)]).toEqual([notListening, '']);
  });

  it('opens one microphone however often the key repeats', () => {
    expect(listen([pressed, pressed, opened, pressed])[1]).toEqual([{ type: 'open' }]);
  });

  it('knows the browser’s words for what went wrong', () => {
    expect(
      ['no-speech', 'audio-capture', 'not-allowed', 'service-not-allowed', 'network', 'aborted', 'x'].map(deafnessOf),
    ).toEqual(['nothing-heard', 'no-microphone', 'not-allowed', 'not-allowed', 'network', undefined, 'broken']);
  });
});

class RecognitionDouble {
  static last: RecognitionDouble | undefined;
  lang = '';
  continuous = false;
  interimResults = false;
  onstart: (() => void) | null = null;
  onend: (() => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onresult: ((event: { results: unknown }) => void) | null = null;
  readonly calls: string[] = [];

  constructor() {
    RecognitionDouble.last = this;
  }

  start(): void {
    this.calls.push('start');
  }

  stop(): void {
    this.calls.push('stop');
  }

  abort(): void {
    this.calls.push('abort');
  }
}

describe('the browser’s ear', () => {
  const told: string[] = [];
  const hears = {
    opened: () => told.push('opened'),
    heard: (settled: string, interim: string) => told.push(`${settled}|${interim}`),
    closed: () => told.push('closed'),
    failed: (why: string) => told.push(why),
  };

  it('is none where the browser has none', () => {
    expect(browserRecogniser('en', {})).toBeUndefined();
  });

  it('listens in the language of the play and tells settled words from others', () => {
    const ear = browserRecogniser('zh', { webkitSpeechRecognition: RecognitionDouble });
    ear?.open(hears);
    const { last } = RecognitionDouble;
    expect([last?.lang, last?.interimResults, last?.calls]).toEqual(['zh-CN', true, ['start']]);
    last?.onstart?.();
    const result = (transcript: string, isFinal: boolean) => Object.assign([{ transcript }], { isFinal });
    last?.onresult?.({ results: [result(' Good night ', true), result('sweet', false)] });
    last?.onerror?.({ error: 'aborted' });
    last?.onerror?.({ error: 'no-speech' });
    ear?.close();
    last?.onend?.();
    expect(told).toEqual(['opened', 'Good night|sweet', 'nothing-heard', 'closed']);
    expect(last?.calls).toEqual(['start', 'stop']);
  });

  it('says nothing more once it was called off', () => {
    const ear = browserRecogniser('en', { SpeechRecognition: RecognitionDouble });
    ear?.open(hears);
    const { last } = RecognitionDouble;
    ear?.abort();
    expect([last?.onend, last?.onresult, last?.calls]).toEqual([null, null, ['start', 'abort']]);
  });
});
