import { askTaken, saidIn, settledAddress, whyNoRole, whyRefused, type AskedFor } from './asking.ts';
import { apparentSenses } from './apparent-senses.ts';
import type { Cancel, Clock } from '../kit/clock.ts';
import { given } from '../kit/given.ts';
import { invariant } from '../kit/invariant.ts';
import { err, ok, type Result } from '../kit/result.ts';
import type { Ask, AskKey, Refused, AskTaken } from '../drama/drama-port.ts';
import type { Action } from '../drama/action.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { Draft, Fact, TurnEnd } from '../drama/fact.ts';
import { isSpoken } from '../drama/notation/read-notation.ts';
import { standardSettings, type PerformanceSettings } from '../drama/performance-settings.ts';
import type { PhysicalProbe } from '../drama/physical-probe.ts';
import type { SceneFile } from '../drama/scene-file.ts';
import type { StageHappening, StagePort } from '../drama/stage-port.ts';
import type { Brain } from '../mind/brain.ts';
import { understudy } from '../mind/understudy/understudy.ts';
import type { Effect } from '../play/effect.ts';
import { currentPoint, isPlayed, openPlay, withVerbs, worldOf, type Play } from '../play/play.ts';
import { stamp } from '../play/witness.ts';
import { step } from '../play/step.ts';
import type { OwnVerbs } from '../world/own-verbs.ts';
import type { World } from '../world/world.ts';
import { Advancer, noteStall } from './advancer.ts';
import { Credit } from './credit.ts';
import type { Desk } from './desk.ts';
import { tellHappening } from './happenings.ts';
import { tellFromHost, type HostTelling } from './host-telling.ts';
import { LogKeeper, type FactSink } from './log-keeper.ts';
import type { Note } from './minded-by.ts';
import { Minds } from './minds.ts';
import { isMoot } from './moot.ts';
import { Consequences } from './consequences.ts';
import type { Performing } from './performing.ts';
import { PlainStage } from './plain-stage.ts';
import { claimIn } from './claims.ts';
import { Prompter } from './prompter.ts';
import { RoadAsker } from './road-asker.ts';
import { Transfer } from './transfer.ts';
import { TurnRun, type Script } from './turn.ts';
import { tellUnheard } from './unheard.ts';

export interface PerformanceOptions {
  readonly clock: Clock;
  /** Thinks for the company; the understudy unless given. See `mindedBy`. */
  readonly brain?: (note: Note) => Brain;
  /** Where it is played; a plain stage unless given. */
  readonly stage?: (clock: Clock, world: () => World) => StagePort;
  /** Verbs of a host's game. */
  readonly verbs?: OwnVerbs;
  /** Where the facts are kept. */
  readonly log?: FactSink;
  /** Told of mistakes of ours. The play goes on without whatever failed. */
  readonly onFault?: (error: unknown) => void;
}

type Said = Pick<Script, 'deeds' | 'voice' | 'played'> & { readonly text: string };

/** The performance loop: performs the effects of the kernel and records what comes of them, until the play is over. */
export class Performance implements Performing {
  private current: Play;
  private readonly desk: Desk;
  private readonly stage: StagePort;
  private readonly keeper: LogKeeper;
  private readonly minds: Minds;
  private readonly prompter: Prompter;
  private readonly credit: Credit;
  private readonly transfer: Transfer;
  private readonly advancer: Advancer;
  private readonly runs = new Map<number, TurnRun>();
  private readonly effects: Effect[] = [];
  private readonly observers = new Set<(fact: Fact, play: Play) => void>();
  /** What players want to say and have not yet begun to. */
  private readonly waiting = new Map<EntityId, { said: Said; begun: () => void }>();
  private wake: Cancel | undefined;
  private performing = false;
  private disposed = false;
  private readonly unheed: (() => void) | undefined;

  private constructor(
    play: Play,
    private readonly options: PerformanceOptions,
  ) {
    const { clock } = options;
    this.current = options.verbs ? withVerbs(play, options.verbs) : play;
    const world = () => worldOf(this.current);
    this.stage = options.stage?.(clock, world) ?? new PlainStage(clock, world);
    this.keeper = new LogKeeper(clock, options.log);
    this.desk = {
      clock,
      stage: this.stage,
      probe: apparentSenses(this.stage.probe, () => this.current),
      brain: options.brain?.((draft) => this.note(draft)) ?? understudy,
      play: () => this.current,
      record: (draft) => this.record(draft),
      outside: (work) => this.outside(work),
      fault: (error) => options.onFault?.(error),
    };
    const consequences = new Consequences(this.desk);
    this.credit = new Credit(this.desk);
    this.prompter = new Prompter(this.desk, this.credit);
    this.minds = new Minds(this.desk, this.credit, (begun) => this.prompter.begin(begun));
    const roads = new RoadAsker(this.desk);
    this.transfer = new Transfer(this.desk, consequences, this.credit, roads);
    this.advancer = new Advancer(this.desk, this.transfer, this.credit, roads);
    this.unheed = this.stage.onHappening?.((happening) => this.heed(happening));
  }

  /** Begins a play from its scene file. Nothing has happened yet: call `start`. */
  static open(
    scene: SceneFile,
    options: PerformanceOptions & { readonly settings?: Partial<PerformanceSettings> },
  ): Performance {
    const { seconds, turns } = scene.blueprint.patience ?? {};
    const settings: PerformanceSettings = {
      ...standardSettings,
      ...given({ patienceMs: seconds && seconds * 1000, patienceTurns: turns }),
      ...options.settings,
    };
    return new Performance(openPlay(scene, settings), options);
  }

  /** Takes a play up where its log left it. The clock must not be behind it. */
  static resume(play: Play, options: PerformanceOptions): Performance {
    return new Performance(play, options);
  }

  get play(): Play {
    return this.current;
  }

  /** The same evening as it would stand had it been played from another version of its scene: it goes on from there. */
  takeUp(play: Play): void {
    const { seq, now } = this.current;
    invariant(play.seq === seq && play.now === now, 'An evening is taken up at the very fact where it stands.');
    this.current = play;
    this.prompter.tidy();
  }

  get probe(): PhysicalProbe {
    return this.desk.probe;
  }

  /** Lets it begin, or go on. */
  start(): void {
    const { current } = this;
    if (current.seq === 0) {
      this.record({ type: 'play:opened', by: 'company', scene: current.file, settings: current.settings });
      return;
    }
    // What was under way when the log ended did not get to its end. Nothing new begins before all of it has stopped.
    this.performing = true;
    for (const { id, actor } of current.floor.turns) {
      if (current.lines.has(id)) this.record({ type: 'line:ended', by: actor, turn: id, actor, cut: true });
      this.endTurn(id, actor, 'broken');
    }
    this.takeUpAsks();
    if (current.ended) this.effects.length = 0;
    else if (!this.current.pointOpen) this.effects.push({ kind: 'open-next-point' });
    else {
      const asked = [...this.current.asked];
      for (const about of new Set(asked.map(([, seq]) => seq))) {
        const listeners = asked.filter(([, seq]) => seq === about).map(([id]) => id);
        this.effects.push({ kind: 'ask-mind', listeners, about, occasion: 'event' });
      }
      this.effects.push({ kind: 'check-flag' });
    }
    this.performEffects();
  }

  onFact(observe: (fact: Fact, play: Play) => void): () => void {
    this.observers.add(observe);
    return () => this.observers.delete(observe);
  }

  /** Somebody takes a role, at any time; whoever is played by the company can be. */
  takeRole(actor: EntityId, player: string, key?: AskKey): Result<undefined, Refused> {
    const refusal = whyNoRole(this.current, actor, player);
    if (refusal) return err(refusal);
    this.noteAsk(actor, player, key);
    if (!isPlayed(this.current, actor)) this.record({ type: 'role:taken', by: player, actor, player });
    return ok(undefined);
  }

  /** Gives the role back to the company, even in the middle of a line. */
  releaseRole(actor: EntityId, why = 'left', key?: AskKey): void {
    const player = this.current.roles.get(actor);
    if (player === undefined) return;
    this.forget(actor);
    this.noteAsk(actor, player, key);
    this.record({ type: 'role:released', by: player, actor, player, why });
  }

  /** What a player says and does. Answered at once; `durable` says when it is safe. */
  submit(ask: Ask): Result<AskTaken, Refused> {
    const { actor, player, to, voice, key } = ask;
    const { text, deeds } = saidIn(ask);
    const refusal = whyRefused(this.current, ask, this.waiting.has(actor));
    if (refusal) return err(refusal);
    this.forget(actor);
    this.noteAsk(actor, player, key, { text, deeds, to, voice });
    const about = this.current.seq - 1;
    const begun = new Promise<void>((resolve) => {
      this.waiting.set(actor, { said: { text, deeds, voice }, begun: () => resolve(this.keeper.durable()) });
    });
    const asked = this.waiting.get(actor);
    const decide = (): void => this.decide(actor, player, text, to, about);
    // By a key it is kept already: whoever asked is told so before it is thought about to whom it is said.
    if (key) this.options.clock.after(0, () => this.waiting.get(actor) === asked && decide());
    else decide();
    return ok({ durable: key ? this.keeper.durable() : begun });
  }

  /** Goes on with what players asked for before the log ended. */
  private takeUpAsks(): void {
    for (const [actor, { player, said, words, done }] of this.current.pending) {
      const { text, deeds, voice, to } = said;
      const played = { words, deeds: done };
      this.waiting.set(actor, { said: { text, deeds: deeds as Action[], voice, played }, begun: () => undefined });
      this.decide(actor, player, text, to, this.current.seq - 1);
    }
  }

  /** Whoever asks is known by a key: what comes of it and the key are kept together or not at all. */
  private noteAsk(actor: EntityId, player: string, key: AskKey | undefined, said?: AskedFor): void {
    if (key) this.record(askTaken(actor, player, key, said));
  }

  private decide(actor: EntityId, player: string, text: string, to: EntityId | undefined, about: number): void {
    this.record({
      type: 'decision:made',
      by: player,
      actor,
      about,
      // Deeds alone need no floor.
      pace: isSpoken(text) ? 'fast' : 'silence',
      why: 'a person plays',
      source: 'player',
      ...settledAddress(this.current, actor, text, to, this.desk.probe),
    });
  }

  /** Lets whoever plays this role stop in the middle of their own words: what was heard was said. */
  stop(actor: EntityId, player: string): void {
    if (this.current.roles.get(actor) !== player) return;
    this.forget(actor);
    for (const run of this.runs.values()) {
      if (run.bid.actor === actor && run.bid.source === 'player') run.interrupt();
    }
  }

  /** What the host's own game brought about; where the world cannot bear it, says why. */
  happen(telling: HostTelling): Result<Fact, string> {
    return tellFromHost(this.desk, telling);
  }

  /** What stands still takes its next step at once: a hint, an instruction, another road, and at last what happens by itself. */
  advance(): void {
    if (!this.current.ended) this.advancer.advance(this.current.progress.level + 1);
  }

  /** Ends the play before its end. */
  breakOff(ending: string): void {
    if (this.current.seq > 0 && !this.current.ended)
      this.record({ type: 'play:ended', by: 'company', ending, completed: false });
  }

  /** Resolves when everything recorded so far is safe. */
  durable(): Promise<void> {
    return this.keeper.durable();
  }

  /** One more try to make everything safe, now. Rejects with the reason when it cannot be. */
  flush(): Promise<void> {
    return this.keeper.flush();
  }

  dispose(): void {
    if (this.disposed) return;
    this.disposed = true;
    this.wake?.();
    this.minds.dispose();
    this.prompter.callOff();
    this.unheed?.();
    this.stage.dispose();
    this.observers.clear();
  }

  /** What bodies did by themselves becomes a fact while the play is on. */
  private heed(happening: StageHappening): void {
    if (this.disposed || this.current.seq === 0 || this.current.ended) return;
    tellHappening(this.desk, happening);
  }

  private record(draft: Draft): Fact {
    const fact = stamp(this.current, draft, this.options.clock.now(), this.desk.probe);
    // Whoever is done only now comes too late: the log may be in other hands already.
    if (this.disposed) return fact;
    const [play, effects] = step(this.current, fact);
    this.current = play;
    this.effects.push(...effects);
    this.keeper.keep(fact);
    if (this.stage.follow) this.tell((told) => this.stage.follow?.(told), fact, play);
    for (const observe of this.observers) this.tell(observe, fact, play);
    if (fact.type === 'play:ended') this.close();
    if (!this.performing) this.performEffects();
    return fact;
  }

  /** Whoever looks on may stumble; the play does not. */
  private tell(observe: (fact: Fact, play: Play) => void, fact: Fact, play: Play): void {
    try {
      observe(fact, play);
    } catch (error) {
      this.options.onFault?.(error);
    }
  }

  /** What is known about the thinking belongs to the log as long as the play is on. */
  private note(draft: Parameters<Note>[0]): void {
    if (!this.disposed && this.current.seq > 0) this.record(draft);
  }

  private performEffects(): void {
    this.performing = true;
    for (let effect = this.effects.shift(); effect; effect = this.effects.shift()) {
      if (this.disposed) continue;
      try {
        this.perform(effect);
      } catch (error) {
        this.options.onFault?.(error);
        this.recover(effect);
      }
    }
    this.performing = false;
    this.prompter.tidy();
  }

  /** What could not be done must not be waited for. */
  private recover(effect: Effect): void {
    const { floor, flag } = this.current;
    if (effect.kind === 'begin-turn' && floor.turns.some(({ id }) => id === effect.turn)) {
      const { turn, bid } = effect;
      this.runs.delete(turn);
      this.endTurn(turn, bid.actor, 'broken');
    }
    const point = currentPoint(this.current)?.point.id;
    if (effect.kind === 'check-flag' && flag === 'asked' && point !== undefined) {
      this.record({ type: 'flag:checked', by: 'transfer', point, met: false, missing: [], judge: 'rules' });
    }
  }

  private perform(effect: Effect): void {
    switch (effect.kind) {
      case 'open-next-point':
        return this.transfer.openNext();
      case 'ask-mind':
        return this.minds.ask(effect);
      case 'begin-turn':
        return this.beginTurn(effect);
      case 'interrupt-turn':
        return this.interruptTurn(effect.turn);
      case 'check-flag':
        return this.transfer.check();
      case 'advance-stalled':
        return this.advancer.advance(effect.level);
      case 'distil-memories':
        return this.minds.distil();
      case 'give-up':
        return this.giveUp(effect.why);
      case 'wake':
        this.wake?.();
        this.wake = this.options.clock.after(effect.at - this.options.clock.now(), () => {
          if (!this.disposed && !this.current.ended) this.record({ type: 'clock:struck', by: 'clock' });
        });
    }
  }

  private beginTurn({ turn, bid }: Extract<Effect, { kind: 'begin-turn' }>): void {
    const { actor } = bid;
    const granted = this.current.floor.turns.some(({ id }) => id === turn);
    const asked = this.waiting.get(actor);
    // The play may have moved on in the very moment the turn was given, or the world from under it.
    if (!granted || isMoot(this.current, bid) || (bid.source === 'player' && !asked)) {
      if (granted) this.endTurn(turn, actor, 'left');
      return;
    }
    const run = new TurnRun(this.desk, turn, bid, (ended, how, clean) => this.turnOver(ended, how, clean));
    this.runs.set(turn, run);
    if (bid.source === 'player' && asked) {
      this.waiting.delete(actor);
      run.begin({ source: 'player', ...asked.said });
      asked.begun();
      // A player who announces what has not happened hears what is missing. The words were said all the same.
      const claim = claimIn(this.current, actor, asked.said.text, this.desk.probe);
      if (claim) this.record({ type: 'hack:refused', by: 'planner', actor, ...claim });
    } else run.begin(this.prompter.scriptFor(bid, run.signal));
  }

  private turnOver(run: TurnRun, how: TurnEnd, clean: boolean): void {
    this.runs.delete(run.id);
    const { beat, source, actor } = run.bid;
    if (source === 'player') tellUnheard(this.desk, actor);
    if (beat !== undefined) this.credit.turnOver(run.bid, beat, clean && how === 'finished', run.from);
  }

  private interruptTurn(turn: number): void {
    const run = this.runs.get(turn);
    const open = this.current.floor.turns.find(({ id }) => id === turn);
    if (run)
      run.interrupt(open?.source === 'player' && !isPlayed(this.current, run.bid.actor) ? 'left' : 'interrupted');
    else if (open) this.endTurn(turn, open.actor, 'broken');
  }

  /** The end of a turn that has nobody left to say so. */
  private endTurn(turn: number, actor: EntityId, how: TurnEnd): void {
    this.record({ type: 'turn:ended', by: actor, turn, actor, how });
  }

  private giveUp(why: 'deadlock' | 'max-turns'): void {
    if (this.current.ended) return;
    const placed = currentPoint(this.current);
    if (why === 'deadlock' && placed) noteStall(this.desk, 'company', placed.point.id, 1);
    const ending =
      why === 'deadlock' ? `stalled at ${placed?.point.id ?? 'the start'}` : 'broken off after too many turns';
    this.breakOff(ending);
  }

  /** What was to be said will not be: whoever was gone for a moment has lost their turn. */
  private forget(actor: EntityId): void {
    this.waiting.get(actor)?.begun();
    this.waiting.delete(actor);
  }

  private close(): void {
    for (const actor of [...this.waiting.keys()]) this.forget(actor);
    this.wake?.();
    this.minds.dispose();
    this.prompter.callOff();
  }

  private outside(work: () => Promise<void>): void {
    this.options.clock.holdFor(
      // A failure out there is recorded where it happens; what comes this far is a mistake of ours.
      work().catch((error: unknown) => this.options.onFault?.(error)),
    );
  }
}
