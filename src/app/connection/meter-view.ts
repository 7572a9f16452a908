import { element } from '../dom/element.ts';
import { words, type Language } from '../words/words.ts';
import type { Gauge, Meter, PartSpending } from './meter.ts';

/** A meter that shows what was spent of the budget, and by which part. */
export class MeterView {
  readonly root: HTMLElement;
  private readonly gauges = element('div.meter-gauges');
  private readonly parts = element('tbody');
  private readonly table: HTMLElement;
  private readonly nothing: HTMLElement;

  constructor(private readonly language: Language) {
    const said = words[language].connection.meter;
    const heads = [said.part, said.calls, said.tokens, said.money];
    this.table = element(
      'table.meter-parts',
      element('thead', element('tr', ...heads.map((head) => element('th', { scope: 'col' }, head)))),
      this.parts,
    );
    this.nothing = element('p.meter-nothing', said.nothing);
    this.root = element('section.meter', { 'aria-label': said.title }, this.gauges, this.table, this.nothing);
  }

  /** Nothing, while nobody is connected. */
  show(meter: Meter | undefined): void {
    const hasSpent = meter !== undefined && meter.parts.length > 0;
    this.nothing.hidden = hasSpent;
    this.table.hidden = !hasSpent;
    this.gauges.hidden = meter === undefined;
    this.gauges.replaceChildren(...(meter?.gauges ?? []).map((gauge) => this.gauge(gauge)));
    this.parts.replaceChildren(...(meter?.parts ?? []).map((part) => this.part(part)));
  }

  private gauge(gauge: Gauge): HTMLElement {
    const said = words[this.language].connection.meter;
    const { of, spent, limit, part, isSpent } = gauge;
    const show = (amount: number): string => this.amount(of, amount);
    const text = limit === undefined ? show(spent) : said.spentOf(show(spent), show(limit));
    const bar = element('span.meter-bar', { 'aria-hidden': 'true' }, element('span.meter-fill'));
    bar.style.setProperty('--meter-part', String(part));
    const look = part >= 0.8 ? 'meter-gauge low' : 'meter-gauge';
    return element(
      'div',
      { class: isSpent ? 'meter-gauge spent' : look },
      element('span.meter-name', said[of]),
      element('span.meter-amount', text),
      limit !== undefined && bar,
    );
  }

  private part({ role, spending }: PartSpending): HTMLElement {
    const { calls, inputTokens, outputTokens, cost } = spending;
    return element(
      'tr',
      element('th', { scope: 'row' }, words[this.language].connection.parts[role]),
      element('td', this.amount('calls', calls)),
      element('td', this.amount('tokens', inputTokens + outputTokens)),
      element('td', this.amount('money', cost)),
    );
  }

  private amount(of: Gauge['of'], amount: number): string {
    const digits = of === 'money' ? { minimumFractionDigits: 2, maximumFractionDigits: 4 } : {};
    return new Intl.NumberFormat(this.language, digits).format(amount);
  }
}
