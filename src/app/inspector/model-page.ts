import type { ModelCall } from '../connection/call-book.ts';
import { element } from '../dom/element.ts';
import { words, type Words } from '../words/words.ts';
import type { OpenInspectorPage } from './pages.ts';

const mostCalls = 40;

/** The last calls to models: a waterfall of how long each took, and under each what was asked and what came. */
export const modelPage: OpenInspectorPage = ({ connection, language, says, clock }) => {
  const root = element('div.inspector-calls');
  const book = connection?.calls;
  const unfolded = new Set<number>();
  const { parts } = words[language].connection;
  const write = (): void => {
    const calls = book?.calls.slice(-mostCalls) ?? [];
    const bars = calls.length === 0 ? [] : waterfallOf(calls, clock()).toReversed();
    const rows = bars.map((bar) => callView(bar, parts[bar.call.role], says, unfolded));
    root.replaceChildren(...(rows.length > 0 ? rows : [element('p', says.noModel)]));
  };
  write();
  // Written when something is told of a call, and not while somebody reads one.
  return { root, look: () => undefined, dispose: book?.onCall(write) ?? (() => undefined) };
};

/** A call as a bar of a waterfall: parts of its whole width, from 0 to 1. */
interface CallBar {
  readonly call: ModelCall;
  readonly from: number;
  /** Until the first word: waiting. */
  readonly waits: number;
  /** From the first word to the last: answering. */
  readonly answers: number;
}

/** Lays calls out on one axis of time, from the first that is asked to the last that is answered. */
function waterfallOf(calls: readonly ModelCall[], nowMs: number): readonly CallBar[] {
  const ends = calls.map(({ atMs, ms }) => (ms === undefined ? Math.max(atMs, nowMs) : atMs + ms));
  const begin = Math.min(...calls.map(({ atMs }) => atMs));
  const width = Math.max(1, Math.max(...ends) - begin);
  return calls.map((call, index) => {
    const { atMs, firstWordMs = Infinity } = call;
    const end = ends[index] ?? atMs;
    const first = Math.min(end, atMs + firstWordMs);
    return { call, from: (atMs - begin) / width, waits: (first - atMs) / width, answers: (end - first) / width };
  });
}

function callView(
  { call, ...bars }: CallBar,
  part: string,
  says: Words['inspector'],
  unfolded: Set<number>,
): HTMLElement {
  const bar = element('span.inspector-bar', { 'aria-hidden': 'true' }, element('i'), element('b'));
  for (const [name, value] of Object.entries(bars)) bar.style.setProperty(`--${name}`, String(value));
  const took = call.ms === undefined ? '…' : `${Math.round(call.ms)} ms`;
  const first = call.firstWordMs === undefined ? '' : ` (${Math.round(call.firstWordMs)} ms)`;
  const cost = call.cost > 0 ? ` · ${call.cost.toFixed(4)}` : '';
  const details = element(
    'details',
    { class: `inspector-call is-${call.state}` },
    element(
      'summary',
      element('span', says.call(part, call.model)),
      element('span', `${took}${first} · ${says.tokens(call.inputTokens, call.outputTokens)}${cost}`),
      bar,
    ),
  );
  const unfold = (): void => {
    if (details.childElementCount === 1) details.append(...exchangeOf(call, says));
  };
  details.addEventListener('toggle', () => {
    if (details.open) unfold();
    unfolded[details.open ? 'add' : 'delete'](call.id);
  });
  if (unfolded.has(call.id)) {
    unfold();
    details.open = true;
  }
  return details;
}

/** What was asked, and what came. */
function exchangeOf(call: ModelCall, says: Words['inspector']): readonly HTMLElement[] {
  const asked = call.messages.map(({ from, text }) => `${from}: ${text}`).join('\n\n');
  return [
    element('h5', says.prompt),
    element('pre', { tabindex: '0' }, asked),
    element('h5', says.reply),
    element('pre', { tabindex: '0' }, call.reply || (call.sentence ?? call.code ?? says.nothing)),
  ];
}
