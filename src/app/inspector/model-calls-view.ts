import type { CallBook, ModelCall } from '../connection/call-book.ts';
import { element } from '../dom/element.ts';
import { words, type Language, type Words } from '../words/words.ts';
import { waterfallOf } from './waterfall.ts';

const mostCalls = 40;

/** The last calls to models: a waterfall of how long each took, and under each what was asked and what came. */
export class ModelCallsView {
  readonly root = element('div', { class: 'inspector-calls' });
  private readonly says: Words['inspector'];
  private readonly stop: () => void;
  private readonly opened = new Set<number>();

  constructor(
    private readonly book: CallBook | undefined,
    private readonly language: Language,
    private readonly clock: () => number,
  ) {
    this.says = words[language].inspector;
    this.stop = book?.onCall(() => this.write()) ?? (() => undefined);
    this.write();
  }

  dispose(): void {
    this.stop();
  }

  private write(): void {
    const calls = this.book?.calls.slice(-mostCalls) ?? [];
    if (calls.length === 0) {
      this.root.replaceChildren(element('p', {}, this.says.noModel));
      return;
    }
    const bars = waterfallOf(calls, this.clock());
    this.root.replaceChildren(
      ...bars.toReversed().map(({ call, from, waits, answers }) => {
        const bar = element('span', { class: 'inspector-bar', 'aria-hidden': 'true' }, element('i'), element('b'));
        bar.style.setProperty('--from', String(from));
        bar.style.setProperty('--waits', String(waits));
        bar.style.setProperty('--answers', String(answers));
        return this.call(call, bar);
      }),
    );
  }

  private call(call: ModelCall, bar: HTMLElement): HTMLElement {
    const { says } = this;
    const role = words[this.language].connection.parts[call.role];
    const took = call.ms === undefined ? '…' : `${Math.round(call.ms)} ms`;
    const first = call.firstWordMs === undefined ? '' : ` (${Math.round(call.firstWordMs)} ms)`;
    const cost = call.cost > 0 ? ` · ${call.cost.toFixed(4)}` : '';
    const details = element(
      'details',
      { class: `inspector-call is-${call.state}` },
      element(
        'summary',
        {},
        element('span', {}, says.call(role, call.model)),
        element('span', {}, `${took}${first} · ${says.tokens(call.inputTokens, call.outputTokens)}${cost}`),
        bar,
      ),
    );
    const unfold = (): void => {
      if (details.childElementCount > 1) return;
      const asked = call.messages.map(({ from, text }) => `${from}: ${text}`).join('\n\n');
      details.append(
        element('h5', {}, says.prompt),
        element('pre', { tabindex: '0' }, asked),
        element('h5', {}, says.reply),
        element('pre', { tabindex: '0' }, call.reply || (call.sentence ?? call.code ?? says.nothing)),
      );
    };
    details.addEventListener('toggle', () => {
      if (details.open) {
        this.opened.add(call.id);
        unfold();
      } else this.opened.delete(call.id);
    });
    if (this.opened.has(call.id)) {
      unfold();
      details.open = true;
    }
    return details;
  }
}
