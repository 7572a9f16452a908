import type { Context, Span, SpanOptions, Tracer } from '@opentelemetry/api';
import { trace } from '@opentelemetry/api';
import { describe, expect, it } from 'vitest';
import { BeatTrace } from '../../src/bridge/server/beat-trace.ts';
import { Performance } from '../../src/company/performance.ts';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { ada } from '../play/house-scene.ts';
import { houseScene } from './evening.ts';

interface Kept {
  readonly name: string;
  readonly parent: unknown;
  readonly from: number;
  to?: number;
}

/** A tracer that keeps what it is told. */
function keeping(kept: Kept[]): Tracer {
  const startSpan = (name: string, { startTime }: SpanOptions = {}, within?: Context): Span => {
    const span = { setAttribute: () => span, end: (at: number) => (entry.to = at) } as unknown as Span;
    const parent = within && trace.getSpan(within);
    const entry: Kept = { name, parent: parent && names.get(parent), from: Number(startTime) };
    kept.push(entry);
    names.set(span, name);
    return span;
  };
  const names = new Map<Span, string>();
  return { startSpan } as unknown as Tracer;
}

describe('the trace of a beat', () => {
  it('leads from a person’s ask, or from a mind, to what the stage made of it, and every part of it ends', async () => {
    const clock = new SimulatedClock();
    const kept: Kept[] = [];
    const beats = new BeatTrace('session', () => clock.now(), keeping(kept));
    const performance = Performance.open(houseScene, { clock });
    performance.onFact((fact) => beats.follow(fact));
    performance.start();
    performance.takeRole(ada, 'anna');
    performance.submit({
      actor: ada,
      player: 'anna',
      text: 'Bruno, what is in the letter?',
      key: { client: 'anna/1', number: 1 },
    });
    await clock.advance(60_000);
    performance.dispose();
    const parts = new Set(kept.map(({ name }) => name));
    for (const part of ['beat', 'bridge.ask', 'mind.decide', 'stage.line']) expect(parts, part).toContain(part);
    const done = kept.filter(({ to }) => to !== undefined);
    expect(done.length).toBeGreaterThan(kept.length - 5);
    for (const { name, parent, from, to = Infinity } of kept) {
      expect(parent, name).toBe(name === 'beat' ? undefined : 'beat');
      expect(to).toBeGreaterThanOrEqual(from);
    }
  });
});
