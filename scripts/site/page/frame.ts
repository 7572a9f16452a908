import type { FromFrame, ToFrame } from './messages.ts';

/** The frame of the playground: runs one program, once, and tells what it says. The code comes from the page around it and goes nowhere. */
const tell = (message: FromFrame): void => parent.postMessage(message, location.origin);

const wordsOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return String(value);
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
};

for (const level of ['log', 'warn', 'error'] as const) {
  const own = console[level].bind(console);
  console[level] = (...values: unknown[]) => {
    own(...values);
    tell({ type: 'told', level, text: values.map(wordsOf).join(' ') });
  };
}
addEventListener('error', ({ message }) => tell({ type: 'told', level: 'error', text: message }));
addEventListener('unhandledrejection', ({ reason }) => tell({ type: 'told', level: 'error', text: wordsOf(reason) }));

addEventListener('message', ({ data, origin, source }: MessageEvent<ToFrame>) => {
  if (origin !== location.origin || source !== parent || data.type !== 'run') return;
  document.body.innerHTML = data.markup;
  const address = URL.createObjectURL(new Blob([data.script], { type: 'text/javascript' }));
  import(/* @vite-ignore */ address)
    .catch((error: unknown) => tell({ type: 'told', level: 'error', text: wordsOf(error) }))
    .finally(() => URL.revokeObjectURL(address));
});
tell({ type: 'ready' });
