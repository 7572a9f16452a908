import type { Fact } from '../../src/drama/fact.ts';
import type { SceneFile } from '../../src/drama/scene-file.ts';
import { mindedBy } from '../../src/company/minded-by.ts';
import type { Performance } from '../../src/company/performance.ts';
import { usualRest } from '../../src/mind/agents/steadied.ts';
import { seededRandom } from '../../src/kit/random.ts';
import { estimateRequestTokens, estimateTokens } from '../../src/model/estimate-tokens.ts';
import type { LanguageModel, ModelRequest } from '../../src/model/language-model.ts';
import { steadyModel } from '../../src/model/model-from-settings.ts';
import { askedBy, type Asked } from '../company/minded-company.ts';
import { rehearse, type Played } from '../company/rehearsal.ts';
import { scriptedModel, quickEndpoint, type Endpoint } from './scripted-model.ts';
import { forbiddenIn, type ScriptedMind } from './scripted-minds.ts';
import { SteppedClock } from './stepped-clock.ts';

/** An evening with a mind at an endpoint; the understudy's without. */
export interface MindedEvening {
  readonly scene: SceneFile;
  readonly seed: string;
  readonly mind?: ScriptedMind;
  readonly endpoint?: Endpoint;
  /** Broken off after so many. */
  readonly maxTurns?: number;
}

/** One request, and what came back. */
interface Call {
  readonly asked: Asked;
  readonly at: number;
  readonly text: string;
  readonly tokens: number;
  /** Of what was asked alone. */
  readonly tokensAsked: number;
}

/** From asking until the answer is over, in whatever way. */
interface Span {
  readonly from: number;
  to: number;
}

/** What an evening came to. */
export interface MindedFigures {
  readonly completed: boolean;
  readonly seconds: number;
  readonly stalls: number;
  readonly lines: number;
  readonly calls: number;
  readonly callsOf: Readonly<Partial<Record<Asked, number>>>;
  /** Lines that were judged along with a decision. */
  readonly judgedBeside: number;
  readonly tokens: number;
  /** Of all letters that were sent, those that stood at the beginning of an earlier request. */
  readonly sharedPrefix: number;
  /** The longest time without a word or a deed; of such a time, the most in which an answer was out; the most in which none was. */
  readonly longestSilenceMs: number;
  readonly longestWaitMs: number;
  readonly longestPauseMs: number;
  /** What the longest request for a decision or a line came to. */
  readonly mostTokensAsked: number;
  /** From a turn's end to the next request to decide, and from a decision to its request for a line: medians. */
  readonly endToRequestMs: number;
  readonly decisionToRequestMs: number;
  readonly stepIns: number;
  readonly forbidden: readonly string[];
  readonly played: Played;
}

export async function playMinded({
  scene,
  seed,
  mind,
  endpoint = quickEndpoint,
  maxTurns,
}: MindedEvening): Promise<MindedFigures> {
  const clock = new SteppedClock();
  const calls: Call[] = [];
  const waits = { decide: [] as number[], actor: [] as number[] };
  let turnEndedAt: number | undefined;
  const decidedAt = new Map<string, number>();
  let stage: Performance | undefined;
  const answer = (request: ModelRequest) => {
    const [system = '', prompt = ''] = request.messages.map(({ content }) => content as string);
    const asked = askedBy(system, prompt);
    const text = (mind && stage ? mind(asked, prompt, stage.play) : { text: '' }) as { text: string };
    calls.push({
      asked,
      at: clock.now(),
      text: `${system}${prompt}`,
      tokens: estimateRequestTokens(request) + estimateTokens(text.text),
      tokensAsked: estimateRequestTokens(request),
    });
    if ((asked === 'decide' || asked === 'turn') && turnEndedAt !== undefined) {
      waits.decide.push(clock.now() - turnEndedAt);
      turnEndedAt = undefined;
    }
    if (asked === 'actor') {
      const name = /You are (.+?)\. /.exec(prompt)?.[1];
      const actor = scene.entities.find((entity) => entity.name === name)?.id;
      const at = decidedAt.get(actor ?? '');
      if (at !== undefined) waits.actor.push(clock.now() - at);
    }
    return text;
  };
  const spans: Span[] = [];
  const brain = mindedBy(
    (observe) =>
      timed(
        steadyModel(scriptedModel(endpoint, clock.modelTimers, answer), {
          timers: clock.modelTimers,
          random: seededRandom(`${seed}/endpoint`),
          observe,
          now: () => clock.now(),
        }),
        spans,
        () => clock.now(),
      ),
    { ...usualRest, now: () => clock.now() },
  );
  const played = await rehearse(scene, {
    clock,
    settings: { seed, ...(maxTurns ? { maxTurns } : {}) },
    ...(mind ? { brain } : {}),
    onFact: (fact, performance) => {
      stage = performance;
      if (fact.type === 'turn:ended') turnEndedAt = clock.now();
      if (fact.type === 'decision:made') decidedAt.set(fact.actor, clock.now());
    },
  });
  return figuresOf(scene, played, calls, waits, spans);
}

/** Puts down how long each answer that somebody on stage waits for was out. */
const timed = (model: LanguageModel, spans: Span[], now: () => number): LanguageModel => ({
  name: model.name,
  async *stream(request, signal) {
    if (request.role !== 'decide' && request.role !== 'actor') {
      yield* model.stream(request, signal);
      return;
    }
    const span = { from: now(), to: Infinity };
    spans.push(span);
    try {
      yield* model.stream(request, signal);
    } finally {
      span.to = now();
    }
  },
});

function figuresOf(
  scene: SceneFile,
  played: Played,
  calls: readonly Call[],
  waits: { readonly decide: readonly number[]; readonly actor: readonly number[] },
  spans: readonly Span[],
): MindedFigures {
  const { summary, facts, of } = played;
  const callsOf: Partial<Record<Asked, number>> = {};
  for (const { asked } of calls) callsOf[asked] = (callsOf[asked] ?? 0) + 1;
  const onStage = stageText(facts);
  const silences = silencesIn(facts).map(({ from, to }) => ({ ms: to - from, waitedMs: overlap({ from, to }, spans) }));
  const most = (all: readonly number[]): number => Math.max(0, ...all);
  return {
    completed: summary.completed,
    seconds: summary.seconds,
    stalls: summary.stalls,
    lines: summary.lines,
    calls: calls.length,
    callsOf,
    judgedBeside: calls.filter(({ text }) => text.includes('\n<doubt>\n')).length,
    tokens: calls.reduce((sum, { tokens }) => sum + tokens, 0),
    sharedPrefix: sharedPrefix(calls),
    longestSilenceMs: most(silences.map(({ ms }) => ms)),
    longestWaitMs: most(silences.map(({ waitedMs }) => waitedMs)),
    longestPauseMs: most(silences.map(({ ms, waitedMs }) => ms - waitedMs)),
    mostTokensAsked: most(
      calls.flatMap(({ asked, tokensAsked }) => (['decide', 'turn', 'actor'].includes(asked) ? [tokensAsked] : [])),
    ),
    endToRequestMs: median(waits.decide),
    decisionToRequestMs: median(waits.actor),
    stepIns: of('understudy:stepped-in').length,
    forbidden: forbiddenIn(scene).filter((text) => onStage.some((said) => said.includes(text))),
    played,
  };
}

const median = (values: readonly number[]): number =>
  Math.round(values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0);

/** What was heard and seen: the lines as they were spoken, and the deeds as they were told. */
function stageText(facts: readonly Fact[]): string[] {
  const lines = new Map<number, string[]>();
  for (const fact of facts)
    if (fact.type === 'word:spoken') lines.set(fact.turn, [...(lines.get(fact.turn) ?? []), fact.text]);
  return [
    ...[...lines.values()].map((words) => words.join(' ')),
    ...facts.flatMap((fact) =>
      fact.type === 'thought:had'
        ? [fact.text]
        : fact.type === 'action:ruled' && fact.verdict.ok
          ? [fact.verdict.narration]
          : [],
    ),
  ];
}

function sharedPrefix(calls: readonly Call[]): number {
  let [shared, all] = [0, 0];
  calls.forEach(({ text }, index) => {
    shared += Math.max(0, ...calls.slice(0, index).map((other) => commonLength(text, other.text)));
    all += text.length;
  });
  return all === 0 ? 0 : shared / all;
}

function commonLength(a: string, b: string): number {
  let length = 0;
  const most = Math.min(a.length, b.length);
  while (length < most && a.charCodeAt(length) === b.charCodeAt(length)) length++;
  return length;
}

/** A word is put down when it has been heard; the voice is heard from the beginning of its line. */
const heard: ReadonlySet<Fact['type']> = new Set([
  'line:begun',
  'word:spoken',
  'event:told',
  'action:begun',
  'action:ruled',
  'play:ended',
]);

/** When no word was heard and no body was about anything. */
function silencesIn(facts: readonly Fact[]): Span[] {
  const silences: Span[] = [];
  let last = 0;
  /** The turns whose body is about something. */
  const busy = new Set<number>();
  for (const fact of facts) {
    const { type, at } = fact;
    if (heard.has(type)) {
      if (busy.size === 0) silences.push({ from: last, to: at });
      last = at;
    }
    if (type === 'action:begun') busy.add(fact.turn);
    else if (type === 'action:ruled' || type === 'turn:ended') busy.delete(fact.turn);
  }
  return silences;
}

/** How much of a time these cover together. */
function overlap({ from, to }: Span, spans: readonly Span[]): number {
  let [covered, until] = [0, from];
  for (const span of spans.filter((each) => each.to > from && each.from < to).toSorted((a, b) => a.from - b.from)) {
    const begin = Math.max(until, span.from);
    const end = Math.min(to, span.to);
    if (end > begin) [covered, until] = [covered + end - begin, end];
  }
  return covered;
}
