import type { Action } from '../drama/action.ts';
import type { Source } from '../drama/decision.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { Draft, TurnEnd } from '../drama/fact.ts';
import type { Voice } from '../drama/voice.ts';
import { NotationReader, type NotationPiece } from '../drama/notation/notation-reader.ts';
import { isSpoken, wordsOfPiece } from '../drama/notation/read-notation.ts';
import type { StageStep } from '../drama/stage-port.ts';
import { rowOf } from '../drama/verb.ts';
import type { Verdict } from '../drama/verdict.ts';
import { given } from '../kit/given.ts';
import { hashJson } from '../kit/hash.ts';
import { linkAbort } from '../model/linked-abort.ts';
import type { Bid } from '../play/floor.ts';
import { canAct, onStage, worldOf } from '../play/play.ts';
import { hears } from '../play/witness.ts';
import type { Scene } from '../world/narrator.ts';
import { preparationFor, stepsOf } from './deed-steps.ts';
import type { Desk } from './desk.ts';
import { asTold, readAct, rule, ruleUnknown } from './rulings.ts';
import { withoutToldBefore } from './told-before.ts';
import { voiceOf } from './voice-of.ts';
import { isHindrance, wayAround, type WayAround } from './way-around.ts';

/** What a turn is played from: text as it comes, and who it comes from. */
export interface Script {
  readonly source: Source;
  readonly text: AsyncIterable<string> | string;
  /** What is done first. */
  readonly deeds?: readonly Action[] | undefined;
  /** How it is said, where the text says nothing else. */
  readonly voice?: Voice | undefined;
  /** What of it was played before a crash: so many words, and these deeds. It is not played again. */
  readonly played?: { readonly words: number; readonly deeds: readonly Action[] } | undefined;
}

type OfTurn<Fact> = Fact extends { readonly turn: number } ? Omit<Fact, 'by' | 'turn' | 'actor'> : never;
type TurnDraft = OfTurn<Draft>;

const ponderMs = 900;
/** After so long nobody need be shown any more that somebody is thinking. */
const slowlyMs = 2_500;
/** A turn that goes on and on is a mind run wild. */
const mostPieces = 60;
const mostWords = 220;
/** The longest act or thought, in characters; what is more is not read. */
const longestPiece = 1000;
/** So long the stage waits to hear what comes of a deed no rule knows. */
const longestRulingMs = 2_000;
/** Doors opened and things taken up on the way, in one turn. */
const mostPreparations = 12;

/**
 * One turn of one actor: reads the performance as it comes and plays it piece by piece. Words enter the log as they are
 * heard, deeds at the moment of contact. Interrupted, it stops at the last word heard, and what hung on the rest is off.
 */
export class TurnRun {
  private readonly reader = new NotationReader();
  /** What is still to be played, in order; of what is said each word by itself. */
  private readonly pieces: { readonly kind: NotationPiece['kind']; readonly words: string }[] = [];
  private readonly mind = new AbortController();
  /** Where history stood when it began. */
  readonly from: number;
  private source: Source = 'understudy';
  private inputOver = false;
  private broken = false;
  private busy = false;
  private over = false;
  private refused = false;
  /** What was to be said is off: something else is said instead. */
  private isOff = false;
  /** All of it is done, and nothing said. */
  private isWordless = false;
  private played = 0;
  private words = 0;
  private lineOpen = false;
  private usualVoice: Voice = 'plain';
  private voice: Voice = 'plain';
  private delivery: string | undefined;
  private to: EntityId | undefined;
  private toAll: readonly EntityId[] | undefined;
  private stopStep: (() => void) | undefined;
  private deeds: Action[] = [];
  private prepared = 0;
  private saidBefore = 0;
  private doneBefore: readonly Action[] = [];
  /** How each deed was ruled on when it was read, and told in the actor's own words: so it is told when it counts. */
  private readonly told = new Map<Action, Verdict>();
  /** The scene in which the last act was read. */
  private readIn: Scene | undefined;

  constructor(
    private readonly desk: Desk,
    readonly id: number,
    readonly bid: Bid,
    private readonly onEnd: (run: TurnRun, how: TurnEnd, clean: boolean) => void,
  ) {
    this.to = bid.to;
    this.toAll = bid.toAll;
    this.from = desk.play().history.length;
  }

  get signal(): AbortSignal {
    return this.mind.signal;
  }

  /** The world refused what was done, and nothing was said. */
  private get isInVain(): boolean {
    return this.refused && this.words === 0 && this.source !== 'player';
  }

  begin(script: Script): void {
    const { desk } = this;
    const { actor, about, pace, scripted, to, beat, desire } = this.bid;
    const { source } = script;
    this.source = source;
    this.note({ type: 'turn:begun', about, pace, source, scripted, ...given({ to, beat, desire }) });
    if (this.over) return;
    this.deeds = (script.deeds ?? []).map((deed) => ({ ...deed, subject: actor }));
    this.usualVoice = this.voice = script.voice ?? 'plain';
    this.saidBefore = script.played?.words ?? 0;
    this.doneBefore = script.played?.deeds ?? [];
    // The mind is at work while the body shows that it is thinking.
    const ponderedMs = Math.min(ponderMs, desk.play().stirred.at + slowlyMs - desk.clock.now());
    if (pace === 'slow' && source !== 'player' && ponderedMs > 0) {
      this.onStage({ kind: 'ponder', actor, ms: ponderedMs }, () => this.playNext());
    }
    const { text } = script;
    if (typeof text === 'string') {
      this.isWordless = !isSpoken(text);
      this.take(this.reader.push(text));
      this.closeInput(false);
    } else desk.outside(() => this.read(text));
  }

  /** Stops at the last word heard. */
  interrupt(how: TurnEnd = 'interrupted'): void {
    if (this.over) return;
    const stop = this.stopStep;
    this.end(how);
    stop?.();
  }

  private async read(text: AsyncIterable<string>): Promise<void> {
    const chunks = text[Symbol.asyncIterator]();
    for (;;) {
      let next: IteratorResult<string>;
      try {
        next = await chunks.next();
      } catch {
        return this.guard(() => this.closeInput(true));
      }
      if (this.over) return void Promise.resolve(chunks.return?.()).catch(() => undefined);
      const chunk = next.done ? undefined : next.value;
      if (chunk === undefined) return this.guard(() => this.closeInput(false));
      this.guard(() => this.take(this.reader.push(chunk)));
    }
  }

  /** A mistake of ours ends this turn, and no more than this turn. */
  private guard(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.desk.fault(error);
      this.end('broken');
    }
  }

  private take(pieces: readonly NotationPiece[]): void {
    for (const piece of this.isOff ? [] : pieces) {
      const words = wordsOfPiece(piece).slice(0, longestPiece);
      if (words === '') continue;
      if (piece.kind === 'speech' && this.saidBefore > 0) {
        this.saidBefore--;
        // What stood before a word that was heard has been played, too.
        this.pieces.length = 0;
      } else this.pieces.push({ kind: piece.kind, words });
    }
    this.playNext();
  }

  private closeInput(broken: boolean): void {
    if (this.over || this.inputOver) return;
    this.inputOver = true;
    this.broken = broken;
    this.take(this.reader.end(broken));
  }

  private playNext(): void {
    if (this.over || this.busy) return;
    if (!canAct(this.desk.play(), this.bid.actor)) return this.end('broken');
    if (this.deeds.length > 0) return this.act(this.deeds.shift() as Action);
    const piece = this.pieces.shift();
    if (!piece || this.played >= mostPieces || this.words >= mostWords) {
      if (piece || this.inputOver) this.end(this.broken ? 'broken' : this.isInVain ? 'refused' : 'finished');
      return;
    }
    this.played++;
    const { kind, words } = piece;
    if (kind === 'speech') return this.speak([words, ...this.wordsMeanwhile()]);
    this.closeLine(false);
    if (kind === 'act') return this.readAct(words);
    this.note({ type: 'thought:had', text: words });
    this.playNext();
  }

  /** Words that have come meanwhile are said in the same breath: a line that arrives word by word is not spoken so. */
  private *wordsMeanwhile(): Generator<string> {
    for (let next = this.pieces[0]; next?.kind === 'speech'; next = this.pieces[0]) {
      this.pieces.shift();
      yield next.words;
    }
  }

  private readAct(text: string): void {
    this.readIn = this.desk.play().scene;
    const answer = readAct(this.desk, this.bid.actor, text);
    if (answer.addressee && this.isHeardBy(answer.addressee)) this.turnTo(answer.addressee);
    // A curtain that is pulled aside says nothing of the voice: only what is said is said somehow.
    const sayings = answer.actions.filter(({ verb }) => verb === 'whisper' || verb === 'shout' || rowOf(verb).tags);
    const how = [answer.delivery ?? '', ...sayings.map(({ verb, word }) => `${verb} ${word ?? ''}`)].join(' ');
    this.voice = voiceOf(how) ?? this.usualVoice;
    this.delivery = answer.delivery;
    const whispered = answer.actions.find(({ verb }) => verb === 'whisper')?.object;
    if (whispered && worldOf(this.desk.play()).things.has(whispered as EntityId)) this.turnTo(whispered as EntityId);
    answer.verdicts.forEach((verdict, index) => this.told.set(answer.actions[index] as Action, verdict));
    // *(says)* before words is how they are said, and no deed of its own; *(comforts him)*, with nothing said, is one.
    this.deeds = answer.actions.filter(({ verb }) => this.isWordless || !rowOf(verb).tags);
    this.playNext();
  }

  /** A person may speak to whom they like; one of the company not to somebody who died, left or was shut out meanwhile. */
  private isHeardBy(whom: EntityId): boolean {
    return this.source === 'player' || hears(this.desk.play(), whom, this.bid.actor);
  }

  private isUnheard(to: EntityId | undefined): boolean {
    return to !== undefined && !this.isHeardBy(to);
  }

  /** What follows is said to them alone. */
  private turnTo(whom: EntityId): void {
    this.to = whom;
    this.toAll = undefined;
  }

  private speak(all: readonly string[]): void {
    const { desk, bid } = this;
    if (bid.pace === 'silence') return this.playNext();
    const isUnheard = this.isUnheard(this.to);
    // An answer is left unsaid; a step of the plan, or a wish, is said before whoever is there.
    if (isUnheard && !this.lineOpen && bid.beat === undefined && bid.desire === undefined) return this.end('left');
    const words = all.slice(0, mostWords - this.words);
    this.words += words.length;
    const { voice } = this;
    const to = isUnheard ? {} : given({ to: this.to });
    if (!this.lineOpen) {
      this.lineOpen = true;
      this.note({
        type: 'line:begun',
        voice,
        ...to,
        ...given({
          toAll: isUnheard ? undefined : this.toAll && [...this.toAll],
          delivery: this.delivery?.slice(0, 200) || undefined,
        }),
      });
      if (this.over) return;
    }
    this.onStage(
      { kind: 'speak', actor: bid.actor, words, voice, ...to },
      () => this.playNext(),
      (index) => {
        const text = words[index];
        const line = desk.play().lines.get(this.id);
        if (line?.words.length === 0 && this.isUnheard(line.begun.to)) this.interrupt('left');
        else if (text !== undefined) this.note({ type: 'word:spoken', text: text.slice(0, 600) });
      },
    );
  }

  private closeLine(cut: boolean): void {
    if (!this.lineOpen) return;
    this.lineOpen = false;
    this.voice = this.usualVoice;
    this.delivery = undefined;
    this.note({ type: 'line:ended', cut });
  }

  /** A deed: seen to be possible, walked to, and ruled on again at the moment of contact, when it counts. */
  private act(action: Action): void {
    const { desk, bid } = this;
    const { actor } = bid;
    if (this.wasDone(action)) return this.playNext();
    const told = this.told.get(action);
    // As long as nothing has happened since it was read, it need not be ruled on again.
    const foreseen = told && this.readIn === desk.play().scene ? { action, verdict: told } : rule(desk, actor, action);
    const around = this.wayAround(foreseen);
    const first =
      this.prepared < mostPreparations &&
      (this.preparation(foreseen) ?? (around?.kind === 'first' ? around.action : undefined));
    if (first) {
      this.prepared++;
      this.deeds.unshift(action);
      return this.act(first);
    }
    if (!foreseen.verdict.ok) {
      if (foreseen.verdict.code === 'unknown-verb' && desk.brain.source === 'model') return this.actUnknown(action);
      return this.settle(foreseen.action, foreseen.verdict, around);
    }
    this.note({ type: 'action:begun', action: foreseen.action });
    if (this.over) return;
    const commit = () => {
      const ruled = rule(desk, actor, action);
      const isSame = told?.ok && ruled.verdict.ok && hashJson(told.changes) === hashJson(ruled.verdict.changes);
      this.settle(ruled.action, isSame ? { ...told, changes: ruled.verdict.changes } : ruled.verdict);
    };
    const steps = [...stepsOf(worldOf(desk.play()), actor, foreseen.action)];
    const next = () => {
      const step = steps.shift();
      if (step) this.onStage(step, next, undefined, foreseen.action);
      else commit();
    };
    next();
  }

  private wasDone(action: Action): boolean {
    const done = this.doneBefore.findIndex((before) => isSameDeed(before, action));
    if (done >= 0) this.doneBefore = this.doneBefore.filter((_, index) => index !== done);
    return done >= 0;
  }

  /** What must be done first, if that can be done. */
  private preparation({ action, verdict }: { action: Action; verdict: Verdict }): Action | undefined {
    const { desk, bid } = this;
    const first = preparationFor(worldOf(desk.play()), bid.actor, action, verdict);
    return first && rule(desk, bid.actor, first).verdict.ok ? first : undefined;
  }

  /** What one of the company does about a no: a person finds their own way. */
  private wayAround({ action, verdict }: { action: Action; verdict: Verdict }): WayAround | undefined {
    if (verdict.ok || this.source === 'player' || !isHindrance(verdict.code)) return undefined;
    return wayAround(this.desk.play(), this.bid.actor, action);
  }

  private actUnknown(action: Action): void {
    this.busy = true;
    const call = linkAbort(this.mind.signal);
    const cancel = this.desk.clock.after(longestRulingMs, () => call.abort());
    this.desk.outside(async () => {
      let verdict: Verdict;
      try {
        verdict = await ruleUnknown(this.desk, action, call.signal);
      } catch {
        verdict = rule(this.desk, this.bid.actor, action).verdict;
      }
      cancel();
      call.unlink();
      this.busy = false;
      this.guard(() => {
        if (!this.over) this.settle(action, verdict);
      });
    });
  }

  private settle(asked: Action, ruled: Verdict, around?: WayAround): void {
    const { action, verdict } = asTold(this.desk, this.bid.actor, asked, ruled);
    if (!verdict.ok && action.verb !== 'decree') this.refused = true;
    const narration = withoutToldBefore(this.desk.play(), this.bid.actor, action, verdict.narration);
    this.note({ type: 'action:ruled', action, verdict: { ...verdict, narration } as never }, 'narrator');
    // What was to follow hung on it; on what was only told of others nothing does.
    if (!verdict.ok && action.verb !== 'decree') {
      this.deeds = [];
      // A line of the book hangs on its deed; what a person or a model says is their own, and costs them the bracket only.
      if (this.source === 'understudy' && !this.over) return this.speakOf(around);
    }
    if (!this.over) this.playNext();
  }

  /** Instead of what they meant to do they ask for help, or say why they cannot. */
  private speakOf(around: WayAround | undefined): void {
    const says = around && 'says' in around && this.words === 0 && this.bid.pace !== 'silence' ? around.says : '';
    if (says === '' || this.isAlone) return this.end('refused');
    if (around?.kind === 'ask') this.turnTo(around.to);
    this.isOff = true;
    this.pieces.splice(0, this.pieces.length, ...says.split(' ').map((words) => ({ kind: 'speech' as const, words })));
    this.playNext();
  }

  /** Nobody is there to be told anything. */
  private get isAlone(): boolean {
    const play = this.desk.play();
    return onStage(play).every((id) => id === this.bid.actor || !hears(play, id, this.bid.actor));
  }

  private onStage(step: StageStep, then: () => void, onWord?: (index: number) => void, deed?: Action): void {
    this.busy = true;
    let over = false;
    const stop = this.desk.stage.perform(step, (report) => {
      if (over || this.over) return;
      const { kind } = report;
      if (kind === 'contact') return;
      if (kind === 'word') return this.guard(() => onWord?.(report.index));
      over = true;
      this.busy = false;
      this.stopStep = undefined;
      this.guard(() => {
        if (kind === 'done') then();
        else if (kind === 'refused') this.refuseBody(report.reason, deed);
        else this.end('interrupted');
      });
    });
    if (!over) this.stopStep = stop;
  }

  /** The body could not: as good as the narrator's no. */
  private refuseBody(reason: string, deed?: Action): void {
    this.closeLine(true);
    const action: Action = deed ?? { subject: this.bid.actor, verb: 'reach' };
    this.settle(action, { ok: false, code: 'out-of-reach', reason, changes: [], narration: reason });
  }

  private end(how: TurnEnd): void {
    if (this.over) return;
    this.over = true;
    this.mind.abort();
    this.closeLine(how !== 'finished');
    if (how !== 'finished') {
      const off = [
        ...this.deeds.map(({ verb, object }) => [verb, object].filter(Boolean).join(' ')),
        ...this.pieces.filter(({ kind }) => kind === 'act').map(({ words }) => words),
      ];
      for (const action of off) this.note({ type: 'action:cancelled', action: action.slice(0, 600) });
    }
    this.onEnd(this, how, how === 'finished' && !this.refused);
    this.note({ type: 'turn:ended', how });
  }

  /** Puts down what this actor does in this turn. */
  private note(fact: TurnDraft, by: string = this.bid.actor): void {
    const { actor } = this.bid;
    this.desk.record({ ...fact, by, turn: this.id, actor });
  }
}

const isSameDeed = (a: Action, b: Action): boolean =>
  a.verb === b.verb && a.object === b.object && a.target === b.target && a.direction === b.direction;
