import type { Performance } from '../../company/performance.ts';
import { beatEnds } from '../../company/saved-play.ts';
import type { AskKey } from '../../drama/drama-port.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import type { Clock } from '../../kit/clock.ts';
import { given } from '../../kit/given.ts';
import { nameOf, worldOf, type Play } from '../../play/play.ts';
import {
  audience,
  type AskAnswer,
  type AskMessage,
  type Cursor,
  type Stands,
  type ViewName,
  type VoiceSignal,
  type Want,
} from '../../protocol/messages.ts';
import type { PaceFrame } from '../../protocol/pace.ts';
import type { ServerWire } from '../../protocol/wire.ts';
import { BeatTrace } from './beat-trace.ts';
import { Absences } from './absences.ts';
import { Bodies } from './bodies.ts';
import { lastEpoch, logName, openLog, type LogOptions, type OpenedLog } from './evening-log.ts';
import type { PausableClock } from './pausable-clock.ts';
import { refusal } from './refusal.ts';
import { lastSaid, type Report } from './report.ts';
import { sayingOf } from './saying.ts';
import { standsOf } from './standing.ts';
import { Together } from './together.ts';
import { RewindVotes } from './votes.ts';
import { GuestSeat, type SeatedGuest } from './guest-seat.ts';
import { Eyewitness, roleIn, type Happened } from './eyewitness.ts';
import type { GuestStage } from './house-stage.ts';

interface SessionOptions extends LogOptions {
  /** How long somebody may take to say that they have got what they were told. */
  readonly slowMs?: number;
  /** How long a role waits for whoever plays it. */
  readonly absentMs?: number;
  /** The time of day, for those who trace what happens. */
  readonly now?: () => number;
  /** Told when somebody reports another. */
  readonly onReport?: (report: Report) => void;
}

type Answer = AskAnswer | Promise<AskAnswer>;

const usualSlowMs = 20_000;
const usualAbsentMs = 180_000;
/** Whoever is told more often than this is told several facts at once; up to three times as many where it goes on and on. */
const togetherMs = 50;

/**
 * One evening that several share: a performance on its log, and everybody who plays or watches. Whatever is told or acknowledged
 * is durable first, so that it is still so after a crash.
 */
export class Session {
  private performance: Performance;
  private clock: PausableClock;
  private evening: Happened[] = [];
  private stage: GuestStage;
  private readonly eyes = new Map<ViewName, Eyewitness>();
  private readonly seats = new Set<GuestSeat>();
  /** Answers of this process, so that an ask that comes again meanwhile gets the same one. */
  private readonly answers = new Map<string, { readonly number: number; readonly answer: Answer }>();
  private readonly votes = new RewindVotes();
  private readonly voices = new Set<string>();
  private readonly removed = new Set<string>();
  private readonly absences: Absences;
  /** Time as it passes outside, whether the evening is held or not. */
  private readonly outside: Clock;
  private readonly bodies: Bodies;
  private readonly telling: Together;
  private isHeld = false;
  private shown = '';
  private isClosed = false;

  private constructor(
    readonly id: string,
    private epoch: number,
    private readonly options: SessionOptions,
    opened: OpenedLog,
  ) {
    this.outside = options.clock(0);
    this.telling = new Together(this.outside, togetherMs, () => this.seats.forEach((seat) => this.serve(seat)));
    this.bodies = new Bodies({
      seats: this.seats,
      stage: () => this.stage,
      world: () => worldOf(this.play),
      playerOf: (actor) => this.play.roles.get(actor),
      now: () => this.outside.now(),
    });
    this.clock = opened.clock;
    this.performance = opened.performance;
    this.evening = opened.evening;
    this.stage = opened.stage;
    this.absences = new Absences({
      clock: this.outside,
      patienceMs: options.absentMs ?? usualAbsentMs,
      isAnybodyHere: () => this.seats.size > 0 && !this.isClosed,
      onGone: (player) => this.giveBack(player),
    });
    this.begin(opened.listen);
  }

  /** Opens an evening on its log: goes on where that ends, or begins. Undefined when there is no such evening. */
  static async open(id: string, options: SessionOptions): Promise<Session | undefined> {
    const epoch = await lastEpoch(options.store, id);
    if (epoch === undefined && !options.scene) return undefined;
    const opened = await openLog(id, epoch ?? 0, options);
    // Whoever had it before may have rewound it in the very moment before they could no longer.
    if (options.fence !== undefined && (await lastEpoch(options.store, id)) !== epoch) return Session.open(id, options);
    return opened && new Session(id, epoch ?? 0, options, opened);
  }

  get play(): Play {
    return this.performance.play;
  }

  /** Resolves when its beginning is safe: from then on it comes back after a crash. */
  whenOpen(): Promise<void> {
    return this.performance.durable();
  }

  get guests(): number {
    return this.seats.size;
  }

  /** Seats somebody. They are told from where they say they stand, if that is where they could stand. */
  join(wire: ServerWire, guest: SeatedGuest, cursor?: Cursor): GuestSeat | undefined {
    if (this.removed.has(guest.player)) return undefined;
    for (const other of this.seats) if (other.guest.player === guest.player) this.leave(other, true);
    const view = this.viewOf(guest);
    const length = this.eyesOf(view).told.length;
    const isSame = cursor?.epoch === this.epoch && cursor.view === view && cursor.next <= length;
    const start = { epoch: this.epoch, view, next: isSame ? cursor.next : 0 };
    const seat = new GuestSeat(wire, guest, start, this.outside, this.options.slowMs ?? usualSlowMs);
    const role = this.roleOf(guest.player);
    if (role !== undefined && !isSame) this.stage.arrived?.(role);
    this.seats.add(seat);
    this.absences.came(guest.player);
    // After a restart nobody has been seen to go.
    for (const player of this.play.roles.values()) if (!this.isHere(player)) this.absences.left(player);
    this.holdWhenEmpty();
    return seat;
  }

  /** Tells somebody what they have not been told, from now on; once their welcome is on its way. */
  tellFrom(seat: GuestSeat): void {
    seat.isReady = true;
    seat.show(this.stands());
    this.serve(seat);
    this.bodies.showAll(seat);
  }

  private stands(): Stands {
    const here = new Set([...this.seats].map(({ guest }) => guest.player));
    return standsOf({ isHeld: this.isHeld, roles: this.play.roles, here, voices: this.voices });
  }

  /** Says so to everybody, where it is otherwise than it was. */
  private show(): void {
    const stands = this.stands();
    const text = JSON.stringify(stands);
    if (text === this.shown || this.isClosed) return;
    this.shown = text;
    for (const seat of this.seats) if (seat.isReady) seat.show(stands);
  }

  /** Somebody takes another seat by the same connection. */
  change(seat: GuestSeat): void {
    seat.retire();
    this.leave(seat);
  }

  leave(seat: GuestSeat, isForGood = false): void {
    if (!this.seats.delete(seat)) return;
    seat.close();
    this.voices.delete(seat.guest.player);
    if (!this.isHere(seat.guest.player)) this.absences.left(seat.guest.player);
    if (!isForGood) this.holdWhenEmpty();
  }

  private isHere(player: string): boolean {
    return [...this.seats].some(({ guest }) => guest.player === player);
  }

  /** Whoever stays away does not keep a role from the others. */
  private giveBack(player: string): void {
    const role = this.roleOf(player);
    if (role !== undefined) this.performance.releaseRole(role, 'was away');
  }

  /** Everybody who played before it was shared has got up: whoever did takes their part again when they come in. */
  dismiss(): void {
    for (const actor of [...this.play.roles.keys()]) this.performance.releaseRole(actor, 'the evening is shared now');
  }

  asked(client: string): number {
    return this.play.asks.get(client) ?? 0;
  }

  roles(): { actor: EntityId; name: string; player?: string }[] {
    const { play } = this;
    return [...play.profiles.keys()].map((actor) => ({
      actor,
      name: nameOf(play, actor),
      ...given({ player: play.roles.get(actor) }),
    }));
  }

  /** What somebody asks for. The same ask has one effect, however often it comes; the answer comes when that is durable. */
  ask(seat: GuestSeat, { number, epoch, want }: AskMessage): Answer {
    if (this.isClosed) return refusal('closing', 'This evening is being moved: ask again in a moment.');
    if (epoch !== this.epoch) return refusal('rewound', 'The evening was rewound since: look again before you ask.');
    const { client } = seat;
    if (number <= this.asked(client)) return this.whenDurable(number);
    const before = this.answers.get(client);
    if (before && number <= before.number) {
      return number === before.number ? before.answer : refusal('not-understood', 'That was asked and answered.');
    }
    const answer = this.take(seat, want, { client, number });
    this.answers.set(client, { number, answer });
    return answer;
  }

  /** Somebody walks: it is shown to whoever sees it, and is no fact. */
  pace(seat: GuestSeat, frame: PaceFrame): void {
    const role = this.roleOf(seat.guest.player);
    if (role === undefined || this.isClosed) return;
    this.bodies.walk(seat, role, frame);
  }

  /** Two who both want to be heard are told how to reach each other; nobody else is. */
  signal(seat: GuestSeat, signal: VoiceSignal): void {
    const [from, to] = [this.roleOf(seat.guest.player), this.play.roles.get(signal.to)];
    if (from === undefined || to === undefined || !this.voices.has(seat.guest.player) || !this.voices.has(to)) return;
    for (const other of this.seats) if (other.guest.player === to) other.signal(from, signal);
  }

  /** Makes everything safe and lets go of the log; whoever is here may come again. */
  async close(): Promise<void> {
    if (this.isClosed) return;
    this.stop();
    await this.performance.flush().catch((error: unknown) => this.options.onFault?.(error));
    for (const seat of [...this.seats]) this.leave(seat, true);
  }

  private stop(): void {
    this.isClosed = true;
    this.absences.close();
    this.telling.stop();
    this.performance.dispose();
  }

  /** The same without saving anything: as if the process had been killed. For tests. */
  abandon(): void {
    this.stop();
    for (const seat of [...this.seats]) this.leave(seat, true);
  }

  private take(seat: GuestSeat, want: Want, key: AskKey): Answer {
    const { player, part } = seat.guest;
    if (part === 'spectator' && want.type !== 'player:report') return refusal('not-yours-to-ask', 'You came to watch.');
    if (want.type.startsWith('host:') && part !== 'host')
      return refusal('not-yours-to-ask', 'Only the host of an evening may do that.');
    const role = this.roleOf(player);
    return this.perform(seat, want, key, role) ?? this.whenDurable(key.number);
  }

  private perform(seat: GuestSeat, want: Want, key: AskKey, role: EntityId | undefined): Answer | undefined {
    const { player } = seat.guest;
    switch (want.type) {
      case 'role:take':
        return this.takeRole(want.actor, player, key, role);
      case 'host:remove':
        return this.remove(want.actor, key);
      case 'evening:rewind':
        return this.vote(player, want.turns, key.number);
      case 'host:pause':
        this.isHeld = want.paused;
        this.holdWhenEmpty();
        return undefined;
      case 'host:advance':
        this.performance.advance();
        return undefined;
      case 'host:end':
        this.performance.breakOff('ended by the host');
        return undefined;
      case 'player:report':
        return this.report(player, want.actor, want.why);
      default:
        return role === undefined
          ? refusal('no-role', 'You play nobody yet: take a role first.')
          : this.act(want, key, role, player);
    }
  }

  private act(want: Want, key: AskKey, role: EntityId, player: string): AskAnswer | undefined {
    if (want.type === 'role:leave') {
      this.performance.releaseRole(role, 'left', key);
      return undefined;
    }
    if (want.type === 'line:stop') {
      this.performance.stop(role, player);
      return undefined;
    }
    if (want.type === 'voice:turn') {
      if (want.on) this.voices.add(player);
      else this.voices.delete(player);
      this.show();
      return undefined;
    }
    if (want.type === 'body:stand') {
      const { type: _, place, ...footing } = want;
      this.stage.stood(role, place, footing);
      return undefined;
    }
    const submitted = this.performance.submit({ ...sayingOf(want, role), actor: role, player, key });
    return submitted.ok ? undefined : { ok: false, refusal: submitted.error };
  }

  private takeRole(actor: EntityId, player: string, key: AskKey, role: EntityId | undefined): AskAnswer | undefined {
    const holder = this.play.roles.get(actor);
    if (role !== undefined && role !== actor && holder === undefined) this.performance.releaseRole(role);
    const taken = this.performance.takeRole(actor, player, key);
    return taken.ok ? undefined : { ok: false, refusal: taken.error };
  }

  private remove(actor: EntityId, key: AskKey): AskAnswer | undefined {
    const player = this.play.roles.get(actor);
    if (player === undefined) return refusal('no-such-role', 'Nobody plays that role.');
    this.performance.releaseRole(actor, 'removed by the host', key);
    this.removed.add(player);
    for (const seat of [...this.seats]) if (seat.guest.player === player) this.leave(seat);
    return undefined;
  }

  private report(by: string, actor: EntityId, why: string): AskAnswer | undefined {
    const player = this.play.roles.get(actor);
    if (player === undefined) return refusal('no-such-role', 'Nobody plays that role.');
    this.options.onReport?.({ by, player, actor, why, said: lastSaid(this.evening, actor) });
    return undefined;
  }

  private vote(player: string, turns: number, number: number): Promise<AskAnswer> | undefined {
    const back = this.votes.cast(player, turns, new Set(this.play.roles.values()));
    if (back === undefined) return undefined;
    return this.rewind(back).then(
      () => ({ ok: true as const, number }),
      (error: unknown) => {
        this.options.onFault?.(error);
        return refusal('failed', 'The evening could not be rewound.');
      },
    );
  }

  /** Goes back so many turns, on a log of its own: the one before is kept as it was. */
  private async rewind(turns: number): Promise<void> {
    const ends = beatEnds(this.evening.map(({ fact }) => fact));
    const seq = ends.at(-1 - turns)?.seq ?? ends[0]?.seq;
    if (seq === undefined) return;
    const { store } = this.options;
    this.performance.dispose();
    await this.performance.flush();
    await store.fork(logName(this.id, this.epoch), seq, logName(this.id, this.epoch + 1));
    const opened = await openLog(this.id, this.epoch + 1, this.options);
    if (!opened) throw new Error('The log that was just written is not there.');
    this.epoch += 1;
    this.clock = opened.clock;
    this.performance = opened.performance;
    this.evening = opened.evening;
    this.stage = opened.stage;
    this.eyes.clear();
    this.answers.clear();
    this.begin(opened.listen);
    for (const seat of this.seats) seat.restart({ epoch: this.epoch, view: this.viewOf(seat.guest), next: 0 });
    this.telling.ask();
  }

  private begin(listen: OpenedLog['listen']): void {
    listen((facts) => this.safe(facts));
    const beats = new BeatTrace(this.id, this.options.now ?? (() => this.outside.now()));
    this.performance.onFact((fact) => beats.follow(fact));
    this.stage.onCorrected?.((actor, at) => this.bodies.correct(actor, at));
    this.stage.onStood?.((actor, at) => this.bodies.stand(actor, at));
    this.clock.pause();
    this.performance.start();
    this.holdWhenEmpty();
  }

  /** Facts are on the disk: now they may be told. */
  private safe(happened: readonly Happened[]): void {
    this.evening.push(...happened);
    for (const { fact } of happened) {
      this.bodies.follow(fact);
      if (fact.type !== 'role:taken' && fact.type !== 'role:released') continue;
      for (const seat of this.seats) {
        const view = this.viewOf(seat.guest);
        if (seat.guest.player === fact.player && view !== seat.cursor.view)
          seat.restart({ epoch: this.epoch, view, next: 0 });
      }
      this.show();
    }
    this.telling.ask();
  }

  private serve(seat: GuestSeat): void {
    if (seat.isReady) seat.serve(this.eyesOf(seat.cursor.view).told, () => this.leave(seat));
  }

  private eyesOf(view: ViewName): Eyewitness {
    const { file } = this.play;
    let eyes = this.eyes.get(view);
    if (!eyes) this.eyes.set(view, (eyes = new Eyewitness(view === audience ? undefined : view, file)));
    eyes.follow(this.evening);
    return eyes;
  }

  /** Whose eyes somebody sees with, as far as the log is safe. */
  private viewOf({ player }: SeatedGuest): ViewName {
    return roleIn(this.evening, player) ?? audience;
  }

  private roleOf(player: string): EntityId | undefined {
    for (const [actor, holder] of this.play.roles) if (holder === player) return actor;
    return undefined;
  }

  private async whenDurable(number: number): Promise<AskAnswer> {
    await this.performance.durable();
    return this.isClosed
      ? refusal('closing', 'This evening is being moved: ask again in a moment.')
      : { ok: true, number };
  }

  /** Nobody's evening waits for somebody to come, and a host may hold it. */
  private holdWhenEmpty(): void {
    if (this.isHeld || this.seats.size === 0 || this.isClosed) this.clock.pause();
    else this.clock.goOn();
    this.show();
  }
}
