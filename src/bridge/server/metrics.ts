import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What an operator watches, for Prometheus. */
export class TheatreMetrics {
  private readonly registry = new Registry();
  private readonly answers = new Histogram({
    name: 'proscenium_ask_seconds',
    help: 'From an ask to its answer, which comes when what was asked for is durable.',
    labelNames: ['outcome'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [this.registry],
  });
  private readonly events = new Counter({
    name: 'proscenium_events_total',
    help: 'What happened in the house: evenings opened, guests joined, faults and so on.',
    labelNames: ['event'],
    registers: [this.registry],
  });

  constructor(now: () => { readonly sessions: number; readonly connections: number }) {
    collectDefaultMetrics({ register: this.registry });
    const gauge = (name: 'sessions' | 'connections', help: string): void => {
      new Gauge({
        name: `proscenium_${name}`,
        help,
        registers: [this.registry],
        collect: collectFrom(() => now()[name]),
      });
    };
    gauge('sessions', 'Evenings that are open on this node.');
    gauge('connections', 'Connections to this node.');
  }

  asked(outcome: string, seconds: number): void {
    this.answers.observe({ outcome }, seconds);
  }

  happened(event: string): void {
    this.events.inc({ event });
  }

  /** Everything, as Prometheus reads it. */
  text(): Promise<string> {
    return this.registry.metrics();
  }
}

/** prom-client asks for a value when somebody looks, with the gauge as `this`. */
const collectFrom = (value: () => number) =>
  function (this: Gauge): void {
    this.set(value());
  };
