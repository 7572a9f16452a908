import { dataUrlOf } from '../../drama/eye-frame.ts';
import type { Sight } from '../../drama/sight.ts';
import type { LanguageModel, Message, MessagePart, ModelEvent, ModelRequest } from '../../model/language-model.ts';
import { ModelError } from '../../model/model-error.ts';
import type { Listener, WrittenTurn } from '../brain.ts';
import { given } from '../../kit/given.ts';
import { lined, material } from '../material.ts';
import { candidateOf, readCandidate, type ThreePartAnswer } from '../perceiving/three-part-answer.ts';
import { bestOf, type Group } from '../perceiving/best-of.ts';
import { withoutClaims, type Claim, type Truth } from '../perceiving/grounding.ts';
import type { Perceiving } from '../perceiving/perceiving.ts';
import { sightWords } from '../perceiving/sight-words.ts';
import { ThreePartReader } from '../perceiving/three-parts.ts';
import type { Perceived } from '../perceiving/training-rows.ts';
import { headOf } from './decision-head.ts';
import { prompts } from './prompts.data.ts';

export interface PerceivingTurn {
  readonly decision: unknown;
  readonly written: WrittenTurn;
}

/** What is asked of somebody: what stands before them, and for what. */
export interface Asked {
  readonly material: readonly string[];
  readonly ask: string;
  /** Is the decision still to be made? Then it closes the thought. */
  readonly decides: boolean;
  /** What the turn is to fit: whatever it answers, or the direction it carries out. */
  readonly fits: string;
}

/** So often in a row a model may fail to answer in three parts: then it is asked in the plain way. */
const mostPoor = 2;
const mostTokens = 620;
/** What was done no longer ago is still going on: it is shown in a clip. */
const [happeningMs, clipOfDeed] = [2500, 3];

/** Asks minds that have eyes for perception, thought and answer: `perceive.prompt.md`, below the actor's own. */
export class PerceivingAgent {
  private poor = 0;

  constructor(
    private readonly model: LanguageModel,
    private readonly settings: Perceiving,
    private readonly onPerceived: (perceived: Perceived) => void,
  ) {}

  /** Does their turn begin with what they see? */
  perceives({ context }: Listener): boolean {
    return context.sight !== undefined && this.poor < mostPoor;
  }

  /** Resolves as soon as the line begins, or with the whole of it where it is looked at first. Throws where there is none. */
  async begin(listener: Listener, asked: Asked, signal: AbortSignal): Promise<PerceivingTurn> {
    const sight = await this.look(listener);
    const request = this.requestFor(listener, sight, asked);
    const { part, context } = listener;
    const truth: Truth = { sight, names: part.names, tongue: part.tongue, holding: context.holding };
    const { strict = false, bestOf: many = 1 } = this.settings;
    try {
      const turn =
        strict || many > 1
          ? await this.chosen(request, truth, asked, signal)
          : await this.streamed(request, truth, asked, signal);
      this.poor = 0;
      return turn;
    } catch (reason) {
      if (reason instanceof ModelError && reason.code === 'model/garbage') this.poor++;
      throw reason;
    }
  }

  private async look({ context, part, event, glimpse }: Listener): Promise<Sight> {
    const isHappening = event?.kind === 'deed' && part.now - event.at <= happeningMs;
    const { sees, frames = isHappening ? clipOfDeed : 1, width, height } = this.settings;
    const picturing = { frames, ...given({ width, height }) };
    const pictured = sees === 'words' ? undefined : await glimpse?.(picturing).catch(() => undefined);
    const seen = pictured ?? context.sight?.look();
    if (!seen) throw new ModelError('model/garbage', 'Nobody can tell what they see.');
    return seen;
  }

  private requestFor(listener: Listener, sight: Sight, { material: known, ask, decides }: Asked): ModelRequest {
    const names = new Map(listener.part.names.map(({ id, name }) => [id, name]));
    const words = material('sees', lined(sightWords(sight, (id) => names.get(id) ?? 'something')));
    const pictures = (sight.frames ?? []).map(dataUrlOf);
    const isWordless = this.settings.sees === 'pictures' && pictures.length > 0;
    const [first, ...rest] = pictures;
    const shown: MessagePart[] = first
      ? [{ image: first, ...(isWordless ? { instead: `${words}\n\n` } : {}) }, ...rest.map((image) => ({ image }))]
      : [];
    const told = [...known, ...(isWordless ? [] : [words]), `${ask} ${shape(decides)}`].join('\n\n');
    const messages: Message[] = [
      { from: 'system', content: `${prompts.actor}\n\n${prompts.perceive}` },
      { from: 'user', content: shown.length > 0 ? [...shown, { text: told }] : told },
    ];
    return { role: 'actor', messages, maxTokens: mostTokens };
  }

  /** The line as it comes: what stands before it is read to its end first. */
  private async streamed(
    request: ModelRequest,
    truth: Truth,
    asked: Asked,
    signal: AbortSignal,
  ): Promise<PerceivingTurn> {
    const events = this.model.stream(request, signal)[Symbol.asyncIterator]();
    const answer = new Answering(events, (reader, text) =>
      this.tell(request, truth, asked, [candidateOf(reader, text, truth)]),
    );
    await answer.untilItBegins();
    return { decision: decisionIn(answer.reader.thought), written: answer };
  }

  /** The best of several, or one that was looked at whole, and asked for once more where it claims what is not there. */
  private async chosen(
    request: ModelRequest,
    truth: Truth,
    asked: Asked,
    signal: AbortSignal,
  ): Promise<PerceivingTurn> {
    const first = await this.asked(request, truth, asked, signal);
    const unsupported = first.grounding.unsupported;
    const isAskedAgain = this.settings.strict === true && unsupported.length > 0;
    const best = isAskedAgain ? await this.asked(withNote(request, unsupported), truth, asked, signal) : first;
    const answer = this.settings.strict ? withoutClaims(best.answer, truth) : best.answer;
    if (answer === '') throw new ModelError('model/garbage', 'Nothing is left of the line without what is not there.');
    return { decision: decisionIn(best.thought), written: writtenAs(answer) };
  }

  /** The best of as many answers as are asked for. */
  private async asked(
    request: ModelRequest,
    truth: Truth,
    asked: Asked,
    signal: AbortSignal,
  ): Promise<ThreePartAnswer> {
    const many = Math.max(1, this.settings.bestOf ?? 1);
    const tries = await Promise.allSettled(
      Array.from({ length: many }, () => this.whole(many > 1 ? { ...request, temperature: 1 } : request, signal)),
    );
    const texts = tries.flatMap((tried) => (tried.status === 'fulfilled' ? [tried.value] : []));
    const [failed] = tries.flatMap((tried) => (tried.status === 'rejected' ? [tried.reason as unknown] : []));
    if (texts.length === 0) throw failed;
    const group = this.tell(
      request,
      truth,
      asked,
      texts.map((text) => readCandidate(text, truth)),
    );
    const best = group.candidates[group.chosen]?.candidate;
    if (!best || best.fault !== undefined)
      throw new ModelError('model/garbage', `The answer ${best?.fault ?? 'is none'}.`);
    return best;
  }

  private async whole(request: ModelRequest, signal: AbortSignal): Promise<string> {
    let text = '';
    for await (const event of this.model.stream(request, signal)) if (event.type === 'text') text += event.text;
    return text;
  }

  private tell(
    request: ModelRequest,
    { sight }: Truth,
    { fits, material: known }: Asked,
    candidates: readonly ThreePartAnswer[],
  ): Group {
    const group = bestOf(candidates, { fits, known: known.join('\n') });
    this.onPerceived({ ...group, actor: sight.actor, sight, request });
    return group;
  }
}

const tags = (part: string, holds: string): string => `<${part}>${holds}</${part}>`;

/** The shape of the answer; a prompt itself holds no tags. */
const shape = (decides: boolean): string =>
  `The shape of the answer: ${tags('perception', '…')}${tags('think', decides ? '… {"pace": …}' : '…')}${tags('answer', '…')}.${
    decides ? ' The decision is the last line inside think; the turn stands inside answer.' : ''
  }`;

/** A mind that only answers has decided to. */
const decisionIn = (thought: string): unknown => headOf(thought)?.decision ?? { pace: 'slow' };

/** The same once more, with what is not there. */
function withNote(request: ModelRequest, claims: readonly Claim[]): ModelRequest {
  const gone = material('not-there', lined([...new Set(claims.map(({ words }) => words))]));
  const note = `${gone}\n\nNone of this is to be seen there. Write it once more without it.`;
  return { ...request, messages: [...request.messages, { from: 'user', content: note }] };
}

const writtenAs = (answer: string): WrittenTurn => ({
  drop: () => undefined,
  async *[Symbol.asyncIterator]() {
    yield { type: 'text', text: answer };
    yield { type: 'end', reason: 'stop' };
  },
});

/** An answer on its way: what stands before the line is kept, the line is passed on. */
class Answering implements WrittenTurn {
  readonly reader = new ThreePartReader();
  private text = '';
  private first = '';
  private isTold = false;
  private ending: ModelEvent = { type: 'end', reason: 'stop' };

  constructor(
    private readonly events: AsyncIterator<ModelEvent>,
    private readonly onOver: (reader: ThreePartReader, text: string) => void,
  ) {}

  drop(): void {
    this.tell();
    void Promise.resolve(this.events.return?.()).catch(() => undefined);
  }

  async untilItBegins(): Promise<void> {
    while (this.first.trim() === '' && !this.reader.isOver) {
      const next = await this.events.next();
      this.first += next.done ? this.reader.end() : this.take(next.value);
    }
    if (this.reader.fault === undefined && this.first.trim() !== '') return;
    this.drop();
    throw new ModelError('model/garbage', `The answer ${this.reader.fault ?? 'has an empty line'}.`);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<ModelEvent, void, undefined> {
    try {
      yield { type: 'text', text: this.first };
      while (!this.reader.isOver) {
        const next = await this.events.next();
        const text = next.done ? this.reader.end() : this.take(next.value);
        if (text !== '') yield { type: 'text', text };
      }
      yield this.ending;
    } finally {
      this.drop();
    }
  }

  private take(event: ModelEvent): string {
    if (event.type === 'end') this.ending = event;
    if (event.type === 'end') return this.reader.end();
    if (event.type !== 'text') return '';
    this.text += event.text;
    return this.reader.push(event.text);
  }

  private tell(): void {
    if (this.isTold) return;
    this.isTold = true;
    this.onOver(this.reader, this.text);
  }
}
