import type { EntityId } from '../../drama/entity-id.ts';
import type { Fact } from '../../drama/fact.ts';
import { readSceneFile, type SceneFile } from '../../drama/scene-file.ts';
import { systemClock, type Clock } from '../../kit/clock.ts';
import { given } from '../../kit/given.ts';
import type { Random } from '../../kit/random.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import { audience, type GuestPart, type Invitations, type Want, type WireRefusal } from '../../protocol/messages.ts';
import { EveningError } from './evening-error.ts';
import { invitationFrom } from './invitation.ts';
import { RemoteDrama } from './remote-drama.ts';
import { socketConnect } from './socket-connect.ts';
import { keepTicket, newTicket, ticketFor, type Ticket, type TicketBox } from './ticket.ts';

export interface JoinOptions {
  /** The link somebody was given; or what follows its `?join=`, and then `house` says where. */
  readonly invitation: string;
  /** The address of the house: https://play.example.org */
  readonly house?: string;
  /** What the others call this person. */
  readonly name?: string;
  /** Where it is kept who this is, so that whoever reloads has their part again: `sessionStorage`. */
  readonly storage?: TicketBox | undefined;
  /** Told why something that was said or done was not taken. */
  readonly onRefused?: (refusal: WireRefusal) => void;
  /** How a fact is taken in here; as it was told, unless said. */
  readonly heard?: (fact: Fact) => Fact;
  /** Gives up coming in. */
  readonly signal?: AbortSignal;
  readonly clock?: Clock;
  readonly random?: Random;
}

/** Somebody's part in an evening. */
export interface EveningRole {
  readonly actor: EntityId;
  readonly name: string;
  /** Who plays it; the company, where nobody does. */
  readonly player?: string;
  /** Whoever plays it is not there at the moment. */
  readonly isAway: boolean;
}

/** What came of something that was asked of the house: it is safe and will be played, or why not. */
export type EveningAnswer = Result<undefined, WireRefusal>;

/** Facts in a list that grows: a list of its own for every telling. */
const listed = {
  open: (): Fact[] => [],
  follow(facts: Fact[], fact: Fact): Fact[] {
    facts.push(fact);
    return facts;
  },
};

/** It goes on trying by itself; whoever waits for the first time is told after so long. */
const patienceMs = 20_000;

/**
 * Comes in by an invitation, as whoever this was before. Rejects with an `EveningError` where one may not, or where nobody
 * answers. A connection that breaks later comes back by itself, and nothing is missed.
 */
export async function joinEvening(options: JoinOptions): Promise<JoinedEvening> {
  const { house, token } = invitationFrom(options.invitation, options.house);
  const { storage, random = { next: Math.random } } = options;
  const kept = ticketFor(token, storage);
  const come = (ticket: Ticket): Promise<JoinedEvening> => JoinedEvening.createAsync(house, token, ticket, options);
  try {
    return await come(kept ?? newTicket(token, random));
  } catch (error) {
    // A ticket is good for hours, an invitation for a day: whoever was away too long is a new guest.
    if (!kept || !(error instanceof EveningError) || error.code !== 'house/no-entry') throw error;
    return come(newTicket(token, random));
  }
}

/** An evening in a house, as one person is at it. */
export class JoinedEvening {
  /** What the house tells, and takes: give it to `Proscenium.createAsync` as `elsewhere`. */
  readonly elsewhere: RemoteDrama<Fact[]>;

  private constructor(
    house: string,
    ticket: Ticket,
    { name = '', clock = systemClock(), random = { next: Math.random }, heard, onRefused }: JoinOptions,
  ) {
    this.elsewhere = new RemoteDrama<Fact[]>({
      connect: socketConnect(house),
      ...ticket,
      clock,
      random,
      follower: listed,
      ...given({ name: name === '' ? undefined : name, heard, onRefused }),
    });
  }

  static async createAsync(
    house: string,
    invitation: string,
    ticket: Ticket,
    options: JoinOptions,
  ): Promise<JoinedEvening> {
    const { clock = systemClock(), signal, storage } = options;
    signal?.throwIfAborted();
    const evening = new JoinedEvening(house, ticket, options);
    const { elsewhere } = evening;
    elsewhere.onStanding(() => {
      const { welcome } = elsewhere;
      if (welcome) keepTicket(invitation, { token: welcome.token, client: ticket.client }, storage);
    });
    let giveUp = (): void => undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        elsewhere.onStanding((standing) => {
          if (standing === 'here') resolve();
          if (standing === 'refused') reject(new EveningError('house/no-entry', evening.refusal ?? 'No entry.'));
        });
        const stop = clock.after(patienceMs, () =>
          reject(new EveningError('house/no-answer', `Nobody answers at ${house}: is a house open there?`)),
        );
        const abort = (): void => reject(signal?.reason as Error);
        signal?.addEventListener('abort', abort);
        giveUp = () => {
          stop();
          signal?.removeEventListener('abort', abort);
        };
        elsewhere.start();
      });
      return evening;
    } catch (error) {
      elsewhere.dispose();
      throw error;
    } finally {
      giveUp();
    }
  }

  get title(): string {
    return this.elsewhere.welcome?.title ?? '';
  }

  get id(): string {
    return this.elsewhere.welcome?.session ?? '';
  }

  /** Whether this person may play, only looks on, or runs the evening besides. */
  get part(): GuestPart {
    return this.elsewhere.welcome?.part ?? 'spectator';
  }

  /** The parts of the play, and who has them. */
  get roles(): readonly EveningRole[] {
    const playing = playersIn(this.facts);
    const { away } = this.elsewhere.stands;
    return (this.elsewhere.welcome?.roles ?? []).map(({ actor, name }) => ({
      actor,
      name,
      isAway: away.includes(actor),
      ...given({ player: playing.get(actor)?.replace(/#.*$/, '') }),
    }));
  }

  /** The part this person has; nobody's, while they watch. */
  get role(): EntityId | undefined {
    const { view } = this.elsewhere.told;
    return view === audience ? undefined : view;
  }

  /** Everything that was told so far, as these eyes have it; told anew from the first fact when one sees with others. */
  get facts(): readonly Fact[] {
    return this.elsewhere.play;
  }

  /** What a host may hand out. */
  get invitations(): Invitations | undefined {
    return this.elsewhere.welcome?.invitations;
  }

  /** How many only look on. */
  get watching(): number {
    return this.elsewhere.stands.watching;
  }

  /** The host holds it. */
  get isHeld(): boolean {
    return this.elsewhere.stands.held;
  }

  /** Why one may not be there any more. */
  get refusal(): string | undefined {
    return this.elsewhere.refusal?.message;
  }

  /** The play's scene, as far as these eyes may know it. */
  async scene(): Promise<SceneFile> {
    await this.until(() => this.facts.length > 0);
    const [first] = this.facts;
    const read = readSceneFile(first?.type === 'play:opened' ? first.scene : undefined);
    if (read.ok) return read.value;
    throw new EveningError('evening/unreadable', 'This evening cannot be read.', read.error);
  }

  /** Takes a part, at any time of the play. From then on one sees with its eyes. */
  async take(actor: string): Promise<EveningAnswer> {
    const asked = await this.ask({ type: 'role:take', actor: actor as EntityId });
    if (asked.ok) await this.until(() => this.role === actor && this.facts.length > 0);
    return asked;
  }

  /** Gives the part back to the company, and looks on. */
  async giveBack(): Promise<EveningAnswer> {
    const asked = await this.ask({ type: 'role:leave' });
    if (asked.ok) await this.until(() => this.role === undefined && this.facts.length > 0);
    return asked;
  }

  /** Speaks and acts in performance notation: `(takes the lamp) Follow me.` What comes of it is told by facts. */
  say(text: string, to?: EntityId): Promise<EveningAnswer> {
    return this.ask({ type: 'line:say', text, ...given({ to }) });
  }

  /** Asks for anything a house can be asked for, such as `{ type: 'host:pause', paused: true }`. */
  async ask(want: Want): Promise<EveningAnswer> {
    const answer = await this.elsewhere.ask(want);
    return answer.ok ? ok(undefined) : err(answer.refusal);
  }

  onFact(observe: (fact: Fact) => void): () => void {
    return this.elsewhere.onFact(observe);
  }

  /** Observes who plays what, who watches, who is away, and whether it is held. */
  onChange(observe: () => void): () => void {
    const stops = [
      this.onFact(({ type }) => {
        if (type === 'role:taken' || type === 'role:released') observe();
      }),
      this.elsewhere.onStands(observe),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Observes how it stands with the connection: `away` comes back by itself, `refused` is for good. */
  onStanding(observe: (standing: RemoteDrama<Fact[]>['standing']) => void): () => void {
    return this.elsewhere.onStanding(observe);
  }

  /** Goes. The part waits for its player for a while, where others are there. */
  leave(): void {
    this.elsewhere.dispose();
  }

  private until(isSo: () => boolean): Promise<void> {
    if (isSo()) return Promise.resolve();
    return new Promise((resolve) => {
      const stop = this.onFact(() => {
        if (!isSo()) return;
        stop();
        resolve();
      });
    });
  }
}

/** Who plays what, as it was told. */
function playersIn(facts: readonly Fact[]): ReadonlyMap<EntityId, string> {
  const players = new Map<EntityId, string>();
  for (const fact of facts) {
    if (fact.type === 'role:taken') players.set(fact.actor, fact.player);
    if (fact.type === 'role:released') players.delete(fact.actor);
  }
  return players;
}
