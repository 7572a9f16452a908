import type { Cancel, Clock } from '../kit/clock.ts';
import type { Action } from '../drama/action.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { Fact, FactOf } from '../drama/fact.ts';
import { speechTimes } from '../drama/speech-pace.ts';
import type { StagePort, StageStep } from '../drama/stage-port.ts';
import { worldOf, type Play } from '../play/play.ts';
import { stepsOf } from './deed-steps.ts';
import { footingsIn } from './footings.ts';

/** Where somebody stood and which way they faced, as the log has it. */
type Footing = Pick<FactOf<'body:moved'>, 'x' | 'y' | 'z' | 'yaw'>;

/** A stage that can also bring a body to a spot; one that cannot leaves it where it is. */
interface FootedStage extends StagePort {
  /** Lets it walk there by itself. */
  walkTo?(actor: EntityId, footing: Footing): void;
  /** Puts it there at once. */
  placeAt?(actor: EntityId, footing: Footing): void;
}

const ponderMs = 900;
/** A voice slower than the one of that evening may end its line so much later; then it is hushed. */
const trailMs = 1500;
/** Words of which the next were not known were begun late, and end later still. */
const liveTrailMs = 4000;
/** So many words are enough to begin with, where no mark comes before. */
const breathOfWords = 6;

interface Deed {
  isDone: boolean;
  stop: () => void;
}

/**
 * Bodies do again what the log says they did: the same steps, the same words, begun when they were begun. It only shows:
 * what counts is in the log, whether a body got there in time or not.
 */
export class Reenactment {
  private readonly deeds = new Map<number, Deed>();
  private readonly ponderings = new Map<number, () => void>();
  private readonly mouths = new Map<number, Mouth>();
  /** What comes next is not known yet: words are said as they come. */
  private readonly isLive: boolean;
  /** Whose body somebody here walks. */
  private readonly own: EntityId | undefined;

  constructor(
    private readonly stage: FootedStage,
    private readonly clock: Clock,
    private readonly facts: readonly Fact[],
    private readonly play: () => Play,
    { isLive = false, own }: { readonly isLive?: boolean; readonly own?: EntityId | undefined } = {},
  ) {
    this.isLive = isLive;
    this.own = own;
  }

  /** Is the body of this turn still on its way to what the log says it did? */
  isUnderWay(turn: number): boolean {
    return this.deeds.get(turn)?.isDone === false;
  }

  /** Before a fact holds: what it ends is stopped, so that bodies are free to be where it has them. */
  make(fact: Fact): void {
    if (fact.type === 'action:ruled') this.stopDeed(fact.turn);
    else if (fact.type === 'line:begun' || fact.type === 'action:begun') this.stopPondering(fact.turn);
    else if (fact.type === 'line:ended') this.endLine(fact);
    else if (fact.type === 'turn:ended') {
      this.stopPondering(fact.turn);
      this.stopDeed(fact.turn);
    }
  }

  /** Once it holds: what it begins is begun. */
  follow(fact: Fact): void {
    if (fact.type === 'turn:begun') this.ponder(fact);
    else if (fact.type === 'action:begun') this.beginDeed(fact);
    else if (fact.type === 'line:begun') this.speak(fact, fact.seq + 1, fact.at);
    else if (fact.type === 'word:spoken') this.mouths.get(fact.turn)?.hear(fact.text);
    else if (fact.type === 'body:moved' && fact.actor !== this.own) this.stage.walkTo?.(fact.actor, fact);
  }

  /** After a jump: everybody stops, stands where they stood, and goes on with what was under way at that moment. */
  takeUp(seq: number, atMs: number): void {
    this.stop();
    const walked = footingsIn(this.facts, this.play().roles.keys(), seq);
    for (const [actor, footing] of walked) this.stage.placeAt?.(actor, footing);
    const { floor, lines } = this.play();
    for (const { begun } of lines.values()) this.speak(begun, seq, atMs);
    for (const { id } of floor.turns) {
      const deed = this.deedUnderWay(id, seq);
      if (deed) this.beginDeed(deed);
    }
  }

  stop(): void {
    for (const turn of [...this.deeds.keys()]) this.stopDeed(turn);
    for (const turn of [...this.ponderings.keys()]) this.stopPondering(turn);
    for (const mouth of this.mouths.values()) mouth.close();
    this.mouths.clear();
  }

  private ponder({ turn, actor, pace, source }: FactOf<'turn:begun'>): void {
    if (pace !== 'slow' || source === 'player') return;
    const stop = this.stage.perform({ kind: 'ponder', actor, ms: ponderMs }, () => undefined);
    this.ponderings.set(turn, stop);
  }

  private stopPondering(turn: number): void {
    this.ponderings.get(turn)?.();
    this.ponderings.delete(turn);
  }

  private beginDeed({ turn, actor, action }: FactOf<'action:begun'>): void {
    this.stopDeed(turn);
    const steps: StageStep[] = [...stepsOf(worldOf(this.play()), actor, action as Action)];
    const deed: Deed = { isDone: false, stop: () => undefined };
    this.deeds.set(turn, deed);
    const next = (): void => {
      const step = steps.shift();
      if (!step) {
        deed.isDone = true;
        return;
      }
      deed.stop = this.stage.perform(step, ({ kind }) => {
        if (deed.isDone || kind === 'contact' || kind === 'word') return;
        if (kind === 'done') next();
        // A body that cannot do it tonight stands still; the log knows what came of it.
        else deed.isDone = true;
      });
    };
    next();
  }

  private stopDeed(turn: number): void {
    const deed = this.deeds.get(turn);
    if (!deed) return;
    this.deeds.delete(turn);
    if (deed.isDone) return;
    deed.isDone = true;
    deed.stop();
  }

  private speak(line: FactOf<'line:begun'>, from: number, atMs: number): void {
    for (const [turn, mouth] of this.mouths) {
      if (mouth.actor !== line.actor) continue;
      mouth.close();
      this.mouths.delete(turn);
    }
    const mouth = new Mouth(this.stage, this.clock, line, this.isLive);
    this.mouths.set(line.turn, mouth);
    if (!this.isLive) mouth.say(breathsOf(this.facts, line, from), atMs);
  }

  private endLine({ turn, cut }: FactOf<'line:ended'>): void {
    const mouth = this.mouths.get(turn);
    if (!mouth) return;
    this.mouths.delete(turn);
    if (cut) mouth.close();
    else mouth.closeAfter(this.isLive ? liveTrailMs : trailMs);
  }

  /** The deed a turn had begun before `seq` and not come to the end of. */
  private deedUnderWay(turn: number, seq: number): FactOf<'action:begun'> | undefined {
    for (let index = seq - 1; index >= 0; index--) {
      const fact = this.facts[index];
      if (!fact || !('turn' in fact) || fact.turn !== turn) continue;
      if (fact.type === 'action:begun') return fact;
      if (fact.type !== 'thought:had') return undefined;
    }
    return undefined;
  }
}

/** A mouth that says one line, breath by breath. */
class Mouth {
  readonly actor: EntityId;
  private readonly timers: Cancel[] = [];
  private readonly waiting: Breath[] = [];
  private readonly gathered: string[] = [];
  private hush: (() => void) | undefined;
  private isClosed = false;

  constructor(
    private readonly stage: StagePort,
    private readonly clock: Clock,
    private readonly line: FactOf<'line:begun'>,
    private readonly isLive: boolean,
  ) {
    this.actor = line.actor;
  }

  /** Where words come one by one: what goes together is said together, however long the next takes. */
  hear(word: string): void {
    if (!this.isLive || this.isClosed) return;
    this.gathered.push(word);
    if (this.gathered.length >= breathOfWords || /[\p{P}]$/u.test(word)) this.breathe();
  }

  private breathe(): void {
    if (this.gathered.length === 0) return;
    this.waiting.push({ words: this.gathered.splice(0), atMs: 0 });
    this.goOn();
  }

  say(breaths: readonly Breath[], nowMs: number): void {
    for (const breath of breaths) {
      const begin = () => {
        this.waiting.push(breath);
        this.goOn();
      };
      // Reports come later, never during the call: what is due now may begin at once.
      if (breath.atMs <= nowMs) begin();
      else this.timers.push(this.clock.after(breath.atMs - nowMs, begin));
    }
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.timers.forEach((cancel) => cancel());
    this.hush?.();
  }

  closeAfter(ms: number): void {
    this.breathe();
    this.timers.push(this.clock.after(ms, () => this.close()));
  }

  private goOn(): void {
    if (this.isClosed || this.hush) return;
    const breath = this.waiting.shift();
    if (!breath) return;
    const { actor, voice, to } = this.line;
    const step: StageStep = { kind: 'speak', actor, words: breath.words, voice, ...(to ? { to } : {}) };
    this.hush = this.stage.perform(step, ({ kind }) => {
      if (kind === 'word' || kind === 'contact') return;
      this.hush = undefined;
      this.goOn();
    });
  }
}

/** Words of a line that were said in one go, and when the mouth opened for them. */
interface Breath {
  readonly words: readonly string[];
  /** On the clock of the log. */
  readonly atMs: number;
}

/** A silence longer than this within a line was one: words that came late, and not a slow mouth. */
const pauseMs = 700;

/**
 * The breaths in which a line was said, gathered ahead from its log: from the fact at `from` on, which is the beginning of
 * the line or lies within it.
 */
export function breathsOf(facts: readonly Fact[], line: FactOf<'line:begun'>, from = line.seq + 1): readonly Breath[] {
  const breaths: { words: string[]; atMs: number }[] = [];
  let lastAt = facts[from - 1]?.at ?? line.at;
  for (const word of wordsOf(facts, line, from)) {
    const breath = breaths.at(-1);
    const tookMs = speechTimes([word.text]).heardMs[0] ?? 0;
    const isLate = word.at - lastAt > tookMs + pauseMs;
    if (breath && !isLate) breath.words.push(word.text);
    else breaths.push({ words: [word.text], atMs: Math.max(lastAt, word.at - tookMs) });
    lastAt = word.at;
  }
  return breaths;
}

/** Several people may speak at a time: only what belongs to this turn is this line's. */
function* wordsOf(
  facts: readonly Fact[],
  { turn }: FactOf<'line:begun'>,
  from: number,
): Generator<FactOf<'word:spoken'>> {
  for (let index = from; index < facts.length; index++) {
    const fact = facts[index];
    if (!fact || ((fact.type === 'line:ended' || fact.type === 'turn:ended') && fact.turn === turn)) return;
    if (fact.type === 'word:spoken' && fact.turn === turn) yield fact;
  }
}
