import { context, SpanKind, trace, type Context, type Span, type Tracer } from '@opentelemetry/api';
import type { Fact, FactOf } from '../../drama/fact.ts';

/** Of so many facts it is remembered when they happened. */
const mostRemembered = 400;

interface Beat {
  readonly span: Span;
  readonly within: Context;
  readonly open: Map<string, Span>;
}

/**
 * A beat as operators follow it from room to room: a person's ask at the bridge or what somebody heard, a mind that decides,
 * a stage that speaks and acts. It is read off the facts, so that whatever is in the log can be in a trace; where nobody
 * listens (no OpenTelemetry SDK is registered), it costs nothing.
 */
export class BeatTrace {
  private readonly beats = new Map<number, Beat>();
  private readonly happened = new Map<number, number>();
  private readonly asked = new Map<string, { readonly atMs: number; readonly number: number }>();
  private readonly decided = new Map<
    string,
    { readonly fromMs: number; readonly atMs: number; readonly pace: string }
  >();

  constructor(
    private readonly session: string,
    private readonly now: () => number,
    private readonly tracer: Tracer = trace.getTracer('proscenium'),
  ) {}

  follow(fact: Fact): void {
    // A step is nobody's beat, and there are many.
    if (fact.type === 'body:moved') return;
    const nowMs = this.now();
    this.happened.set(fact.seq, nowMs);
    if (this.happened.size > mostRemembered) this.happened.delete(fact.seq - mostRemembered);
    switch (fact.type) {
      case 'ask:taken':
        return void this.asked.set(fact.actor, { atMs: nowMs, number: fact.number });
      case 'decision:made':
        return void this.decided.set(fact.actor, {
          fromMs: this.happened.get(fact.about) ?? nowMs,
          atMs: nowMs,
          pace: fact.pace,
        });
      case 'turn:begun':
        return this.begin(fact, nowMs);
      case 'line:begun':
        return this.open(fact.turn, 'stage.line', nowMs);
      case 'line:ended':
        return this.end(fact.turn, 'stage.line', nowMs);
      case 'action:begun':
        return this.open(fact.turn, 'stage.deed', nowMs);
      case 'action:ruled':
        return this.end(fact.turn, 'stage.deed', nowMs);
      case 'model:called':
        return this.called(fact, nowMs);
      case 'turn:ended':
        return this.over(fact, nowMs);
      default:
    }
  }

  private begin({ turn, actor, about, source }: FactOf<'turn:begun'>, nowMs: number): void {
    const asked = source === 'player' ? this.asked.get(actor) : undefined;
    const decided = this.decided.get(actor);
    const startTime = asked?.atMs ?? decided?.fromMs ?? this.happened.get(about) ?? nowMs;
    const attributes = {
      'proscenium.session': this.session,
      'proscenium.actor': actor,
      'proscenium.turn': turn,
      source,
    };
    const span = this.tracer.startSpan('beat', { startTime, attributes, kind: SpanKind.SERVER });
    const beat: Beat = { span, within: trace.setSpan(context.active(), span), open: new Map() };
    this.beats.set(turn, beat);
    if (asked) this.mark(beat, 'bridge.ask', asked.atMs, nowMs, { number: asked.number });
    else if (decided) this.mark(beat, 'mind.decide', decided.fromMs, decided.atMs, { pace: decided.pace });
    this.asked.delete(actor);
    this.decided.delete(actor);
  }

  private called({ role, model, code, ms }: FactOf<'model:called'>, nowMs: number): void {
    const beat = [...this.beats.values()].at(-1);
    const attributes = { 'proscenium.session': this.session, role, model, ...(code === null ? {} : { code }) };
    const options = { startTime: nowMs - ms, attributes, kind: SpanKind.CLIENT };
    this.tracer.startSpan('mind.model', options, beat?.within ?? context.active()).end(nowMs);
  }

  private mark(
    beat: Beat,
    name: string,
    startTime: number,
    endMs: number,
    attributes: Record<string, string | number>,
  ): void {
    this.tracer.startSpan(name, { startTime, attributes }, beat.within).end(endMs);
  }

  private open(turn: number, name: string, startTime: number): void {
    const beat = this.beats.get(turn);
    if (beat && !beat.open.has(name)) beat.open.set(name, this.tracer.startSpan(name, { startTime }, beat.within));
  }

  private end(turn: number, name: string, nowMs: number): void {
    const beat = this.beats.get(turn);
    beat?.open.get(name)?.end(nowMs);
    beat?.open.delete(name);
  }

  private over({ turn, how }: FactOf<'turn:ended'>, nowMs: number): void {
    const beat = this.beats.get(turn);
    if (!beat) return;
    for (const name of [...beat.open.keys()]) this.end(turn, name, nowMs);
    beat.span.setAttribute('how', how);
    beat.span.end(nowMs);
    this.beats.delete(turn);
  }
}
