/** Why nothing came of listening. */
export type Deafness = 'no-microphone' | 'not-allowed' | 'nothing-heard' | 'network' | 'language' | 'broken';

/** Speech while a key is held: pressed, heard, let go, and then it is said. */
export interface Listening {
  readonly phase: 'idle' | 'starting' | 'hearing' | 'settling';
  /** What is sure by now, and what may still change. */
  readonly settled: string;
  readonly interim: string;
  /** Let go before the microphone was open. */
  readonly isReleased: boolean;
  /** Heard words are put into the box to be looked at, instead of being said at once. */
  readonly isEditedFirst: boolean;
}

const silence = { phase: 'idle', settled: '', interim: '', isReleased: false } as const;
export const notListening: Listening = { ...silence, isEditedFirst: false };

export type Hearing =
  | { readonly type: 'pressed' | 'opened' | 'released' | 'closed' | 'given-up' }
  | { readonly type: 'heard'; readonly settled: string; readonly interim: string }
  | { readonly type: 'failed'; readonly why: Deafness };

/** What is to be done about it. */
export type ListeningEffect =
  | { readonly type: 'open' }
  | { readonly type: 'close' | 'abort' }
  | { readonly type: 'show' | 'say' | 'edit'; readonly text: string }
  | { readonly type: 'tell'; readonly why: Deafness };

type Next = readonly [Listening, readonly ListeningEffect[]];

/** Everything heard so far, as one line. */
export const heardSoFar = ({ settled, interim }: Listening): string =>
  [settled.trim(), interim.trim()].filter(Boolean).join(' ');

/** Pure: the browser's recogniser is told what to do, and tells what it heard. */
export function stepListening(listening: Listening, event: Hearing): Next {
  const stay: Next = [listening, []];
  const { phase } = listening;
  switch (event.type) {
    case 'pressed':
      return phase === 'idle' ? [{ ...fresh(listening), phase: 'starting' }, [{ type: 'open' }]] : stay;
    case 'opened':
      if (phase !== 'starting') return stay;
      // Let go too early: what was said meanwhile is still waited for.
      return listening.isReleased
        ? [{ ...listening, phase: 'settling' }, [{ type: 'close' }]]
        : [{ ...listening, phase: 'hearing' }, []];
    case 'heard': {
      if (phase === 'idle') return stay;
      const heard = { ...listening, settled: event.settled, interim: event.interim };
      return [heard, [{ type: 'show', text: heardSoFar(heard) }]];
    }
    case 'released':
      if (phase === 'starting') return [{ ...listening, isReleased: true }, []];
      return phase === 'hearing' ? [{ ...listening, phase: 'settling' }, [{ type: 'close' }]] : stay;
    case 'closed':
      return phase === 'idle' ? stay : [fresh(listening), [outcomeOf(listening)]];
    case 'failed': {
      if (phase === 'idle') return stay;
      const text = heardSoFar(listening);
      // What was heard before it broke is not thrown away, and not said unseen either.
      const kept: readonly ListeningEffect[] = text === '' ? [] : [{ type: 'edit', text }];
      return [fresh(listening), [...kept, { type: 'tell', why: event.why }]];
    }
    case 'given-up':
      return phase === 'idle' ? stay : [fresh(listening), [{ type: 'abort' }, { type: 'show', text: '' }]];
  }
}

const fresh = (listening: Listening): Listening => ({ ...listening, ...silence });

/** A recogniser that stops by itself while the key is held has heard a whole line all the same. */
function outcomeOf(listening: Listening): ListeningEffect {
  const text = heardSoFar(listening);
  if (text === '') return { type: 'tell', why: 'nothing-heard' };
  return { type: listening.isEditedFirst ? 'edit' : 'say', text };
}

/** The browser's word for what went wrong, in ours. `aborted` is our own doing and no failure. */
export const deafnessOf = (error: string): Deafness | undefined =>
  error === 'aborted' ? undefined : (deafness[error] ?? 'broken');

const deafness: Readonly<Record<string, Deafness>> = {
  'no-speech': 'nothing-heard',
  'audio-capture': 'no-microphone',
  'not-allowed': 'not-allowed',
  'service-not-allowed': 'not-allowed',
  network: 'network',
  'language-not-supported': 'language',
};
