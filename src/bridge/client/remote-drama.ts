import type { Ask, AskTaken, DramaPort, Refused } from '../../drama/drama-port.ts';
import { isEntityId, type EntityId } from '../../drama/entity-id.ts';
import { readFact, type Fact } from '../../drama/fact.ts';
import type { PhysicalProbe } from '../../drama/physical-probe.ts';
import type { Cancel, Clock } from '../../kit/clock.ts';
import { given } from '../../kit/given.ts';
import type { Random } from '../../kit/random.ts';
import { ok, type Result } from '../../kit/result.ts';
import {
  audience,
  protocolVersion,
  readAnswer,
  readStands,
  readTelling,
  readVoiceSignal,
  readWelcome,
  type AskAnswer,
  type Cursor,
  type Stands,
  type VoiceSignal,
  type Want,
  type Welcome,
  type WireRefusal,
} from '../../protocol/messages.ts';
import { PaceReader, PaceWriter, type Pace } from '../../protocol/pace.ts';
import type { ClientWire, Connect } from '../../protocol/wire.ts';

/** How a participant makes a play of what they are told. */
interface Follower<Snapshot> {
  /** Before anything was told, and whenever it is told from the beginning. */
  open(): Snapshot;
  follow(snapshot: Snapshot, fact: Fact): Snapshot;
}

interface RemoteOptions<Snapshot> {
  readonly connect: Connect;
  /** An invitation, or a token of an earlier time. */
  readonly token: string;
  readonly name?: string;
  /** The name of this program among a player's, kept as long as it lives: letters and digits. */
  readonly client: string;
  readonly clock: Clock;
  readonly random: Random;
  readonly follower: Follower<Snapshot>;
  readonly probe?: PhysicalProbe;
  /** How a fact is taken in here; as it was told, unless said. Its number stays. */
  readonly heard?: (fact: Fact) => Fact;
  /** Told why something that was submitted was not to be. */
  readonly onRefused?: (refusal: WireRefusal) => void;
}

/** How it stands with the connection; `refused` is for good. */
type Standing = 'away' | 'here' | 'refused' | 'closed';

type Welcomed = Extract<Welcome, { readonly ok: true }>;

interface Waiting {
  readonly number: number;
  readonly want: Want;
  readonly resolve: (answer: AskAnswer) => void;
}

/** An answer that takes longer than this does not come: the connection is dead, whatever it says. */
const answerMs = 8_000;
const firstRetryMs = 250;
const lastRetryMs = 4_000;

/**
 * A drama behind a connection. It comes back by itself, is told what it missed and nothing twice, and asks again what was not
 * answered; so whoever uses it need not know that there is a network.
 */
export class RemoteDrama<Snapshot> implements DramaPort<Snapshot> {
  private current: Snapshot;
  private cursor: Cursor = { epoch: 0, view: audience, next: 0 };
  private token: string;
  private wire: ClientWire | undefined;
  private attempt = 0;
  private retry: Cancel | undefined;
  private retryMs = firstRetryMs;
  private number = 0;
  private readonly waiting: Waiting[] = [];
  private underWay: number | undefined;
  private readonly observers = new Set<(fact: Fact, play: Snapshot) => void>();
  private readonly changed = new Set<(standing: Standing) => void>();
  /** How it stands with the connection. */
  standing: Standing = 'away';
  /** How the evening stands beside what is played, as it was said last. */
  stands: Stands = { held: false, watching: 0, away: [], voices: [] };
  private readonly writer = new PaceWriter();
  private readonly readers = new Map<EntityId, PaceReader>();
  /** How bodies were shown last. */
  private readonly paces = new Map<EntityId, Pace & { readonly atMs: number }>();
  private readonly walkers = new Set<(actor: EntityId, pace: Pace & { readonly atMs: number }) => void>();
  private readonly listeners = new Set<(from: EntityId, signal: VoiceSignal) => void>();
  private readonly lookers = new Set<(stands: Stands) => void>();
  /** What the last welcome said. */
  welcome: Welcomed | undefined;
  /** Why it may not come in. */
  refusal: { readonly code: string; readonly message: string } | undefined;

  constructor(private readonly options: RemoteOptions<Snapshot>) {
    this.current = options.follower.open();
    this.token = options.token;
  }

  get play(): Snapshot {
    return this.current;
  }

  get probe(): PhysicalProbe {
    return this.options.probe ?? {};
  }

  /** Where it stands in what it has been told. */
  get told(): Cursor {
    return this.cursor;
  }

  /** Nothing it asked for is unanswered. */
  get isIdle(): boolean {
    return this.waiting.length === 0;
  }

  start(): void {
    void this.connect();
  }

  onFact(observe: (fact: Fact, play: Snapshot) => void): () => void {
    this.observers.add(observe);
    return () => this.observers.delete(observe);
  }

  /** Observes how it stands with the connection. */
  onStanding(observe: (standing: Standing) => void): () => void {
    this.changed.add(observe);
    return () => this.changed.delete(observe);
  }

  /** Observes how the evening stands. */
  onStands(observe: (stands: Stands) => void): () => void {
    this.lookers.add(observe);
    return () => this.lookers.delete(observe);
  }

  /** Asks for something; answered when it is safe, however often the connection ends meanwhile. */
  ask(want: Want): Promise<AskAnswer> {
    if (this.standing === 'closed' || this.standing === 'refused') {
      return Promise.resolve({ ok: false, refusal: { code: 'not-joined', message: 'You are not there any more.' } });
    }
    return new Promise((resolve) => {
      this.waiting.push({ number: ++this.number, want, resolve });
      this.sendNext();
    });
  }

  takeRole(actor: EntityId): Result<undefined, Refused> {
    void this.ask({ type: 'role:take', actor });
    return ok(undefined);
  }

  releaseRole(): void {
    void this.ask({ type: 'role:leave' });
  }

  /** Whether it was taken comes later: by the facts, and by `durable`, which settles either way. */
  submit({ text = '', deeds = [], to, voice }: Ask): Result<AskTaken, Refused> {
    const listed = deeds.map(({ subject: _, word: __, together: ___, ...deed }) => deed);
    const isWhisper = voice === 'whisper' && to !== undefined && listed.length === 0;
    const want: Want =
      text === ''
        ? { type: 'deed:do', deeds: listed }
        : isWhisper
          ? { type: 'line:whisper', text, to }
          : { type: 'line:say', text, ...given({ to, deeds: listed.length > 0 ? listed : undefined }) };
    const durable = this.ask(want).then((answer) => {
      if (!answer.ok) this.options.onRefused?.(answer.refusal);
    });
    return ok({ durable });
  }

  stop(): void {
    void this.ask({ type: 'line:stop' });
  }

  /** Tells where one stands; of several that wait only the last is worth telling. */
  stand(footing: Omit<Extract<Want, { readonly type: 'body:stand' }>, 'type'>): void {
    const want: Want = { type: 'body:stand', ...footing };
    const at = this.waiting.findIndex((one) => one.want.type === 'body:stand' && one.number !== this.underWay);
    const before = this.waiting[at];
    if (before) this.waiting[at] = { ...before, want };
    else void this.ask(want);
  }

  /** Shows the others how one's body walks, between what is told of it; lost where nobody is there. */
  pace(pace: Pace): void {
    if (this.standing === 'here') this.wire?.pace(this.writer.write(pace, this.options.clock.now()));
  }

  /** Observes how others walk. */
  onPaced(observe: (actor: EntityId, pace: Pace & { readonly atMs: number }) => void): () => void {
    this.walkers.add(observe);
    // Whoever begins to look has everybody where they were shown last; one's own body is where one has it.
    for (const [actor, pace] of this.paces) if (actor !== this.cursor.view) observe(actor, pace);
    return () => this.walkers.delete(observe);
  }

  /** Says how this browser can be reached for a voice. */
  signal(signal: VoiceSignal): void {
    if (this.standing === 'here') this.wire?.signal(signal);
  }

  /** Observes how others' browsers can be. */
  onSignal(observe: (from: EntityId, signal: VoiceSignal) => void): () => void {
    this.listeners.add(observe);
    return () => this.listeners.delete(observe);
  }

  dispose(): void {
    this.become('closed');
    this.retry?.();
    this.wire?.close();
    this.wire = undefined;
    this.observers.clear();
    this.giveUp('not-joined', 'You are not there any more.');
  }

  private async connect(): Promise<void> {
    const attempt = ++this.attempt;
    const isOurs = () => this.attempt === attempt && this.standing !== 'closed';
    try {
      const wire = await this.options.connect({
        told: (telling) => isOurs() && this.take(telling),
        paced: (actor, frame) => isOurs() && this.paced(actor, frame),
        signalled: (from, signal) => isOurs() && this.signalled(from, signal),
        shown: (stands) => isOurs() && this.look(stands),
        closed: () => isOurs() && this.lost(),
      });
      if (!isOurs()) return wire.close();
      this.wire = wire;
      const { client, name } = this.options;
      const said = await this.inTime(
        wire.join({ version: protocolVersion, token: this.token, client, cursor: this.cursor, ...given({ name }) }),
      );
      if (isOurs()) this.welcomed(said);
    } catch {
      if (isOurs()) this.lost();
    }
  }

  private welcomed(said: unknown): void {
    const read = readWelcome(said);
    if (!read.ok) return this.lost();
    const welcome = read.value;
    if (!welcome.ok) {
      const { code } = welcome.refusal;
      if (code === 'closing' || code === 'too-many' || code === 'failed') return this.lost();
      this.refusal = welcome.refusal;
      this.wire?.close();
      this.become('refused');
      return this.giveUp('not-joined', welcome.refusal.message);
    }
    this.welcome = welcome;
    this.token = welcome.token;
    // Whoever comes again under an older name goes on from its last number.
    if (this.waiting.length === 0) this.number = Math.max(this.number, welcome.asked);
    if (!isSameTelling(welcome.cursor, this.cursor)) this.restart(welcome.cursor);
    this.retryMs = firstRetryMs;
    this.become('here');
    this.sendNext();
  }

  private lost(): void {
    if (this.standing === 'closed' || this.standing === 'refused') return;
    this.attempt++;
    this.wire?.close();
    this.wire = undefined;
    this.underWay = undefined;
    this.become('away');
    this.retry?.();
    // Not all at once: a house that comes back is not stormed.
    const ms = this.retryMs * (0.5 + this.options.random.next());
    this.retry = this.options.clock.after(ms, () => void this.connect());
    this.retryMs = Math.min(this.retryMs * 2, lastRetryMs);
  }

  /** One ask at a time: so whatever is older than the last that counts has been answered, and its number tells it. */
  private sendNext(): void {
    const [first] = this.waiting;
    const { wire } = this;
    if (!first || !wire || this.standing !== 'here' || this.underWay !== undefined) return;
    this.underWay = first.number;
    const { attempt } = this;
    this.inTime(wire.ask({ number: first.number, epoch: this.cursor.epoch, want: first.want })).then(
      (said) => {
        if (this.attempt === attempt) this.answered(first, said);
      },
      () => {
        if (this.attempt === attempt) this.lost();
      },
    );
  }

  private answered(asked: Waiting, said: unknown): void {
    this.underWay = undefined;
    const read = readAnswer(said);
    const answer = read.ok ? read.value : undefined;
    // A house that is closing, or one that does not know us any more, has not taken it: it is asked again elsewhere.
    const isForLater = !answer || (!answer.ok && ['closing', 'not-joined', 'failed'].includes(answer.refusal.code));
    if (isForLater || !answer) return this.lost();
    this.waiting.shift();
    asked.resolve(answer);
    this.sendNext();
  }

  private take(said: unknown): void {
    const read = readTelling(said);
    if (!read.ok) return this.lost();
    const { cursor, facts } = read.value;
    if (!isSameTelling(cursor, this.cursor)) {
      if (cursor.next > 0) return this.lost();
      this.restart(cursor);
    }
    if (cursor.next > this.cursor.next) return this.lost();
    for (const told of facts.slice(this.cursor.next - cursor.next)) {
      const fact = readFact(told);
      if (!fact.ok || fact.value.seq !== this.cursor.next) return this.lost();
      this.cursor = { ...this.cursor, next: this.cursor.next + 1 };
      const heard = this.options.heard?.(fact.value) ?? fact.value;
      this.current = this.options.follower.follow(this.current, heard);
      for (const observe of [...this.observers]) observe(heard, this.current);
    }
  }

  private look(said: unknown): void {
    const read = readStands(said);
    if (!read.ok) return;
    this.stands = read.value;
    for (const observe of [...this.lookers]) observe(this.stands);
  }

  private paced(actor: unknown, frame: unknown): void {
    if (typeof actor !== 'string' || !isEntityId(actor)) return;
    let reader = this.readers.get(actor);
    if (!reader) this.readers.set(actor, (reader = new PaceReader()));
    const footing = reader.read(frame);
    if (!footing) return;
    this.paces.set(actor, footing);
    for (const observe of [...this.walkers]) observe(actor, footing);
  }

  private signalled(from: unknown, said: unknown): void {
    const read = readVoiceSignal(said);
    if (!read.ok || typeof from !== 'string' || !isEntityId(from)) return;
    for (const observe of [...this.listeners]) observe(from, read.value);
  }

  private restart(cursor: Cursor): void {
    this.cursor = { ...cursor, next: 0 };
    this.current = this.options.follower.open();
  }

  private giveUp(code: 'not-joined', message: string): void {
    for (const { resolve } of this.waiting.splice(0)) resolve({ ok: false, refusal: { code, message } });
  }

  private become(standing: Standing): void {
    if (this.standing === standing) return;
    this.standing = standing;
    for (const observe of [...this.changed]) observe(standing);
  }

  private inTime<T>(answer: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const cancel = this.options.clock.after(answerMs, () => reject(new Error('No answer came.')));
      answer.then(resolve, reject).finally(cancel);
    });
  }
}

const isSameTelling = (a: Cursor, b: Cursor): boolean => a.epoch === b.epoch && a.view === b.view;
