import type { PerformanceOptions } from '../../company/performance.ts';
import type { PerformanceSettings } from '../../drama/performance-settings.ts';
import type { SceneFile } from '../../drama/scene-file.ts';
import type { Cancel, Clock } from '../../kit/clock.ts';
import { given } from '../../kit/given.ts';
import type { Result } from '../../kit/result.ts';
import { describeProblem, type Problem } from '../../kit/schema.ts';
import {
  readAsk,
  readBring,
  readJoin,
  readOpen,
  readVoiceSignal,
  type AskAnswer,
  type BringAnswer,
  type Brought,
  type Invitations,
  type Join,
  type Opened,
  type Want,
  type Welcome,
} from '../../protocol/messages.ts';
import { longestFrame, type PaceFrame } from '../../protocol/pace.ts';
import type { ServerWire } from '../../protocol/wire.ts';
import type { FactStore } from '../../store/fact-log.ts';
import { Allowance } from './allowance.ts';
import { BoxOffice, type Claims } from './box-office.ts';
import { factsBrought, Luggage } from './brought-evening.ts';
import { playBrought } from './brought-play.ts';
import { logName, type LogOptions } from './evening-log.ts';
import { Door } from './door.ts';
import { usualLimits, type TheatreLimits } from './limits.ts';
import { refusal, type RefusedAnswer } from './refusal.ts';
import type { Report } from './report.ts';
import type { SeatedGuest, GuestSeat } from './guest-seat.ts';
import { usualPolicy, type ContentPolicy } from './seemly.ts';
import { Repertoire } from './repertoire.ts';
import { Session } from './session.ts';

export interface TheatreOptions extends Pick<PerformanceOptions, 'brain'>, Pick<LogOptions, 'stagingOf' | 'whenHeard'> {
  /** Where evenings are kept; asked for when there is one. */
  readonly store: () => Promise<FactStore>;
  /** A play by its name. */
  readonly scenes: (name: string) => Promise<SceneFile | undefined>;
  /** Whether evenings are held, too, of plays that people bring along; they are, unless it is said. */
  readonly takesPlays?: boolean;
  /** What tokens are signed with. Two nodes of one house have the same. */
  readonly secret: () => string | Uint8Array;
  /** The time of day, in milliseconds since 1970. */
  readonly now: () => number;
  readonly clock: (startMs: number) => Clock;
  /** A name nobody can guess. */
  readonly newId: () => string;
  /** Where several nodes share a store: makes an evening this node's, and says with which token. Rejects where it is another's. */
  readonly claim?: (session: string) => Promise<number | undefined>;
  /** Told that an evening is put away here: it may be another's. */
  readonly release?: (session: string) => Promise<void>;
  readonly policy?: ContentPolicy;
  /** What helps browsers to find each other across networks, for voices: `stun:stun.example.org`. */
  readonly iceServers?: readonly string[];
  /** How evenings are run here, where it is not as usual. */
  readonly settings?: Partial<PerformanceSettings>;
  readonly limits?: Partial<TheatreLimits>;
  /** Told of every ask: what came of it, and how long it took. */
  readonly metrics?: { asked(outcome: string, seconds: number): void };
  /** What an operator may want to know: what happened, in which session, to whom. */
  readonly note?: (event: string, about: Readonly<Record<string, unknown>>) => void;
}

const hour = 3_600_000;
const invitationLasts = 24 * hour;
const tokenLasts = 2 * hour;

/** Somebody at the door, from when they connect until they go. */
export interface Visitor {
  readonly address: string;
  /** Differs for every connection. */
  readonly connection: string;
  readonly wire: ServerWire;
  /** Ends their connection there and then, with whatever of theirs has not been read. */
  readonly cut?: () => void;
  /** What they are bringing along. */
  luggage?: Luggage | undefined;
  seat?: GuestSeat | undefined;
  session?: Session | undefined;
}

/** The house: its evenings, who may come in, and how much anybody may ask. It does not know what carries the messages. */
export class BridgeTheatre {
  private readonly sessions = new Map<string, Promise<Session | undefined>>();
  private readonly idle = new Map<string, Cancel>();
  private readonly boxOffice: BoxOffice;
  private readonly limits: TheatreLimits;
  readonly door: Door;
  private readonly repertoire = new Repertoire();
  private readonly messages: Allowance;
  private readonly asks: Allowance;
  private readonly paces: Allowance;
  private readonly signals: Allowance;
  private readonly joins: Allowance;
  private readonly evenings: Allowance;
  private isClosing = false;

  constructor(private readonly options: TheatreOptions) {
    const { now } = options;
    this.limits = { ...usualLimits, ...options.limits };
    this.boxOffice = new BoxOffice(options.secret, now);
    this.door = new Door(this.limits, now);
    this.messages = new Allowance(this.limits.messagesASocket, now);
    this.asks = new Allowance(this.limits.asksAPlayer, now);
    this.paces = new Allowance(this.limits.pacesASocket, now);
    this.signals = new Allowance(this.limits.signalsASocket, now);
    this.joins = new Allowance(this.limits.joinsAnAddress, now);
    this.evenings = new Allowance(this.limits.eveningsAnAddress, now);
  }

  get open(): { readonly sessions: number; readonly isClosing: boolean } {
    return { sessions: this.sessions.size, isClosing: this.isClosing };
  }

  /** Opens an evening; whoever does gets its invitations. */
  async openEvening(visitor: Visitor, message: unknown): Promise<Opened> {
    const read = this.admitted(visitor, message, readOpen);
    if (!read.ok) return read;
    const { scene: name, seed, language } = read.value;
    if (!this.hasRoomFor(visitor)) return noRoom();
    const scene = await this.options.scenes(name);
    if (!scene) return refusal('no-such-session', 'There is no such play in this house.');
    return this.invite(scene, given({ seed, language }));
  }

  /** Goes on with an evening that was begun on somebody's own page; whoever brings it gets its invitations. */
  async bring(visitor: Visitor, message: unknown): Promise<BringAnswer> {
    const read = this.admitted(visitor, message, readBring);
    if (!read.ok) return read;
    // Whoever comes with too much hears it before they have sent it all.
    if (read.value.piece === 0 && !this.hasRoomFor(visitor)) return noRoom();
    visitor.luggage ??= new Luggage();
    const came = visitor.luggage.take(read.value);
    if (came === 'wrong') return refusal('not-understood', 'The pieces of an evening come in order.');
    if (came === 'more') return { ok: true };
    const { luggage } = visitor;
    visitor.luggage = undefined;
    const brought = await luggage.open();
    if (!brought) return refusal('not-understood', 'This evening cannot be read.');
    const opened = await this.takeUp(brought);
    if (!opened.ok) return opened;
    return { ok: true, opened: { session: opened.session, invitations: opened.invitations } };
  }

  /** Goes on with what was brought, or begins it where nothing has been played yet. */
  private async takeUp(brought: Brought): Promise<Opened> {
    const { scenes, policy = usualPolicy, takesPlays = true } = this.options;
    const play = await playBrought(brought, { scenes, policy, takesPlays });
    if (!play.ok) return play.error;
    const scene = play.value;
    const { seed, language, facts } = brought;
    if (facts.length === 0) return this.invite(scene, given({ seed, language }));
    const lots = await factsBrought(brought, scene, policy);
    if ('refusal' in lots) return lots;
    const session = this.options.newId();
    const opening = this.sessionOptions(session).then(async (options) => {
      const { log } = await options.store.open(logName(session, 0));
      for (const lot of lots) await log.append(lot);
      await log.close();
      const opened = await Session.open(session, options);
      opened?.dismiss();
      return opened;
    });
    return this.opened(session, opening);
  }

  private hasRoomFor({ address }: Visitor): boolean {
    return this.sessions.size < this.limits.sessions && this.evenings.spend(address);
  }

  /** Begins an evening of its own accord. */
  async invite(scene: SceneFile, settings: { seed?: string; language?: string }): Promise<Opened> {
    const session = this.options.newId();
    const opening = this.sessionOptions(session).then((options) =>
      Session.open(session, {
        ...options,
        scene: this.repertoire.same(scene) ?? scene,
        settings: { ...this.options.settings, ...settings },
      }),
    );
    return this.opened(session, opening);
  }

  private async opened(session: string, opening: Promise<Session | undefined>): Promise<Opened> {
    this.sessions.set(session, opening);
    const opened = await opening.catch((error: unknown) => this.fault(session, error));
    if (!opened) {
      this.sessions.delete(session);
      return refusal('failed', 'The evening could not be opened.');
    }
    await opened.whenOpen();
    void this.repertoire.readAhead(opened.play.blueprint);
    this.note('evening:opened', { session, title: opened.play.blueprint.title });
    this.putAwayLater(session);
    return { ok: true, session, invitations: this.invitationsTo(session) };
  }

  private invitationsTo(session: string): Invitations {
    const invite = (part: 'player' | 'spectator' | 'host') => this.boxOffice.write(session, part, invitationLasts);
    return { player: invite('player'), spectator: invite('spectator'), host: invite('host') };
  }

  async join(visitor: Visitor, message: unknown): Promise<Welcome> {
    const read = this.admitted(visitor, message, readJoin);
    if (!read.ok) return read;
    if (!this.joins.spend(visitor.address))
      return refusal('too-many', 'Too many come in from where you are: wait a little.');
    const claims = this.boxOffice.read(read.value.token);
    if (!claims) return refusal('no-entry', 'This ticket is not valid, or no longer.');
    const session = await this.sessionOf(claims.session);
    if (!session) return refusal('no-such-session', 'This evening is over, or never was.');
    if (this.isClosing) return refusal('closing', 'This house is closing: come again in a moment.');
    return this.seat(visitor, session, claims, read.value);
  }

  /** Which evening somebody wants to come to, where they may. */
  sessionIn(message: unknown): string | undefined {
    const read = readJoin(message);
    return read.ok ? this.boxOffice.read(read.value.token)?.session : undefined;
  }

  /** An evening is another node's by now: nothing is played or told here any more, and whoever sits here comes again. */
  async abandon(id: string): Promise<void> {
    const opening = this.sessions.get(id);
    this.sessions.delete(id);
    this.idle.get(id)?.();
    (await opening?.catch(() => undefined))?.abandon();
    this.note('evening:lost', { session: id });
  }

  private seat(visitor: Visitor, session: Session, claims: Claims, join: Join): Welcome {
    if (session.guests >= this.limits.guestsASession) return refusal('too-many', 'This evening is full.');
    const player = claims.player ?? this.newPlayer(join.name);
    const guest: SeatedGuest = { player, part: claims.part, client: join.client };
    if (visitor.seat) visitor.session?.change(visitor.seat);
    const seat = session.join(visitor.wire, guest, join.cursor);
    if (!seat) return refusal('no-entry', 'The host of this evening has asked you to leave.');
    visitor.seat = seat;
    visitor.session = session;
    this.idle.get(session.id)?.();
    this.note('guest:joined', { session: session.id, player, part: claims.part });
    return {
      ok: true,
      session: session.id,
      title: session.play.blueprint.title,
      part: claims.part,
      player,
      token: this.boxOffice.write(session.id, claims.part, tokenLasts, player),
      cursor: seat.cursor,
      asked: session.asked(seat.client),
      roles: session.roles(),
      iceServers: [...(this.options.iceServers ?? [])],
      ...(claims.part === 'host' ? { invitations: this.invitationsTo(session.id) } : {}),
    };
  }

  /** The welcome is on its way: what follows may follow. */
  welcomed(visitor: Visitor): void {
    if (visitor.seat) visitor.session?.tellFrom(visitor.seat);
  }

  async ask(visitor: Visitor, message: unknown): Promise<AskAnswer> {
    const began = this.options.now();
    const answer = await this.answer(visitor, message);
    this.options.metrics?.asked(answer.ok ? 'taken' : answer.refusal.code, (this.options.now() - began) / 1000);
    return answer;
  }

  /** Why an ask of somebody who sits at another node is not even passed on to it, where there is a reason. */
  whyNotPassed(visitor: Visitor, message: unknown): RefusedAnswer | undefined {
    const read = this.admitted(visitor, message, readAsk);
    return read.ok ? undefined : read;
  }

  private async answer(visitor: Visitor, message: unknown): Promise<AskAnswer> {
    const read = this.admitted(visitor, message, readAsk);
    if (!read.ok) return read;
    const { seat, session } = visitor;
    if (!seat || !session) return refusal('not-joined', 'Join an evening first.');
    const { player } = seat.guest;
    if (!this.asks.spend(player)) return refusal('too-many', 'Slower: nobody can say so much in so little time.');
    const seemly = this.seemly(read.value.want);
    if ('ok' in seemly) return seemly;
    try {
      return await session.ask(seat, seemly === read.value.want ? read.value : { ...read.value, want: seemly });
    } catch (error) {
      this.fault(session.id, error);
      return refusal('failed', 'Something went wrong with that: ask again.');
    }
  }

  /** Somebody walks. Whoever sends too much of it is not heard; nobody waits for an answer. */
  pace({ seat, session, connection }: Visitor, frame: unknown): void {
    if (!seat || !session || !Array.isArray(frame) || frame.length > longestFrame || !this.paces.spend(connection))
      return;
    session.pace(seat, frame as PaceFrame);
  }

  /** Somebody says how their browser can be reached for a voice. */
  signal({ seat, session, connection }: Visitor, message: unknown): void {
    if (!seat || !session || !this.signals.spend(connection)) return;
    const read = readVoiceSignal(message);
    if (read.ok) session.signal(seat, read.value);
  }

  /** Somebody has gone, or their connection has. Their role waits for them for a while. */
  left(visitor: Visitor): void {
    const { seat, session } = visitor;
    if (!seat || !session) return;
    session.leave(seat);
    visitor.seat = undefined;
    this.note('guest:left', { session: session.id, player: seat.guest.player });
    if (session.guests === 0) this.putAwayLater(session.id);
  }

  /** Makes everything safe. Nobody comes in any more. */
  async close(): Promise<void> {
    this.isClosing = true;
    for (const cancel of this.idle.values()) cancel();
    const sessions = await Promise.all([...this.sessions.values()].map((session) => session.catch(() => undefined)));
    for (const session of sessions) {
      await session?.close();
      if (session) await this.options.release?.(session.id);
    }
    this.sessions.clear();
  }

  private sessionOf(id: string): Promise<Session | undefined> {
    const open = this.sessions.get(id);
    if (open) return open;
    if (this.isClosing) return Promise.resolve(undefined);
    const opening = this.sessionOptions(id)
      .then((options) => Session.open(id, options))
      .catch((error: unknown) => this.fault(id, error));
    this.sessions.set(id, opening);
    void opening.then((session) => {
      if (session) return this.note('evening:taken-up', { session: id });
      this.sessions.delete(id);
      void this.options.release?.(id);
    });
    return opening;
  }

  private async sessionOptions(id: string) {
    const { store, clock, brain, stagingOf, whenHeard, claim, now } = this.options;
    const fence = await claim?.(id);
    return {
      store: await store(),
      clock,
      now,
      ...given({ brain, stagingOf, whenHeard, fence }),
      slowMs: this.limits.slowMs,
      absentMs: this.limits.absentMs,
      sceneLike: (scene: unknown) => this.repertoire.same(scene),
      onFault: (error: unknown) => this.fault(id, error),
      onReport: (report: Report) => this.note('player:reported', { session: id, ...report }),
    };
  }

  private putAwayLater(id: string): void {
    this.idle.get(id)?.();
    this.idle.set(
      id,
      this.options.clock(0).after(this.limits.idleMs, () => void this.putAway(id)),
    );
  }

  private async putAway(id: string): Promise<void> {
    const session = await this.sessions.get(id);
    if (!session || session.guests > 0) return;
    this.sessions.delete(id);
    this.idle.delete(id);
    await session.close();
    await this.options.release?.(id);
    this.note('evening:put-away', { session: id });
  }

  /** Whoever sends too much, or what nobody understands, is told so; what is too much is not even read. */
  private admitted<T>(
    visitor: Visitor,
    message: unknown,
    read: (message: unknown) => Result<T, readonly Problem[]>,
  ): { readonly ok: true; readonly value: T } | RefusedAnswer {
    if (this.isClosing) return refusal('closing', 'This house is closing: come again in a moment.');
    if (!this.messages.spend(visitor.connection)) return refusal('too-many', 'Too many messages at once.');
    const understood = read(message);
    if (understood.ok) return understood;
    this.mistaken(visitor);
    const [first] = understood.error;
    return refusal('not-understood', first ? describeProblem(first).slice(0, 300) : 'That was not understood.');
  }

  /** Somebody sent what nobody understands. Whoever goes on with that is cut. */
  mistaken({ connection, wire, cut = () => wire.close() }: Visitor): void {
    if (!this.door.forgives(connection)) cut();
  }

  private seemly(want: Want): Want | RefusedAnswer {
    if (!('text' in want)) return want;
    const seen = (this.options.policy ?? usualPolicy)(want.text);
    if ('refused' in seen) return refusal('unseemly', seen.refused);
    return { ...want, text: seen.text };
  }

  private newPlayer(name = ''): string {
    const seen = (this.options.policy ?? usualPolicy)(name);
    const plain = ('refused' in seen ? '' : seen.text)
      .replace(/[^\p{L}\p{N} .'-]/gu, '')
      .trim()
      .slice(0, 40);
    return `${plain === '' ? 'guest' : plain}#${this.options.newId().slice(0, 8)}`;
  }

  private fault(session: string, error: unknown): undefined {
    this.note('fault', { session, error: error instanceof Error ? error.message : String(error) });
    return undefined;
  }

  private note(event: string, about: Readonly<Record<string, unknown>>): void {
    this.options.note?.(event, about);
  }
}

const noRoom = (): RefusedAnswer => refusal('too-many', 'This house has no room for another evening now.');
