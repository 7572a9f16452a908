import { RemoteDrama } from '../../src/bridge/client/remote-drama.ts';
import { BridgeTheatre, type Visitor } from '../../src/bridge/server/theatre.ts';
import type { Fact } from '../../src/drama/fact.ts';
import type { EntityId } from '../../src/drama/entity-id.ts';
import { SimulatedClock, type Clock } from '../../src/kit/clock.ts';
import { pick, seededRandom, type Random } from '../../src/kit/random.ts';
import type { AskAnswer, Want } from '../../src/protocol/messages.ts';
import { tellingText, type ClientWire, type Connect, type ServerWire } from '../../src/protocol/wire.ts';
import { MemoryShelf } from '../../src/store/memory-store.ts';
import type { Shelf } from '../../src/store/shelf.ts';
import { ShelvedStore } from '../../src/store/shelved-store.ts';
import { ada, bruno, dov, houseFile } from '../play/house-scene.ts';
import { sceneFrom } from '../company/rehearsal.ts';
import { listing, type Listed } from './evening.ts';
import { marksIn } from './told-of.ts';

const scene = sceneFrom(houseFile);

/** A clock that began earlier or later than another. */
const shifted = (clock: Clock, startMs: number): Clock => {
  const offset = startMs - clock.now();
  return { now: () => clock.now() + offset, after: (ms, run) => clock.after(ms, run), holdFor: () => undefined };
};

/** A disk that takes its time; what was on its way when the server died is there, or is not. */
class SlowShelf extends MemoryShelf {
  constructor(
    private readonly clock: Clock,
    private readonly random: Random,
    /** How often the server has been started. */
    private readonly life: () => number,
  ) {
    super();
  }

  override async add(...change: Parameters<Shelf['add']>): Promise<boolean> {
    const life = this.life();
    await this.pass();
    if (this.life() !== life) return new Promise(() => undefined);
    const done = await super.add(...change);
    await this.pass();
    return this.life() === life ? done : new Promise(() => undefined);
  }

  private pass(): Promise<void> {
    return new Promise((resolve) => void this.clock.after(this.random.next() * 30, resolve));
  }
}

/** What a client asked for and was told had been taken. */
export interface Acknowledged {
  readonly mark: string;
  readonly actor: EntityId;
}

/**
 * A server, four clients, a disk and a network as simulated parts of one process, on one simulated clock: messages are late,
 * lost and overtaken, connections break, and the server is killed and starts again from its disk. The same seed does the same.
 */
export class SimulatedHouse {
  readonly clock = new SimulatedClock();
  private readonly random: Random;
  private readonly shelf: SlowShelf;
  private theatre: BridgeTheatre;
  private life = 0;
  private readonly lines = new Set<() => void>();
  readonly clients: Listed[] = [];
  readonly acknowledged: Acknowledged[] = [];
  kills = 0;
  private isCalm = false;
  private ids = 0;

  constructor(
    seed: number,
    /** How long there is trouble, in simulated time. */
    private readonly troubleMs: number,
  ) {
    this.random = seededRandom(`bridge ${seed}`);
    this.shelf = new SlowShelf(this.clock, this.random, () => this.life);
    this.theatre = this.build();
  }

  private build(): BridgeTheatre {
    const store = new ShelvedStore(this.shelf, 'in memory');
    const life = ++this.life;
    // Whoever was killed does nothing any more: no timer of theirs runs.
    const alive = (clock: Clock): Clock => ({
      ...clock,
      after: (ms, run) => clock.after(ms, () => this.life === life && run()),
    });
    return new BridgeTheatre({
      store: async () => store,
      scenes: async () => scene,
      secret: () => 'simulated',
      now: () => this.clock.now(),
      clock: (startMs) => alive(shifted(this.clock, startMs)),
      newId: () => `id-${this.ids++}`,
      limits: { slowMs: 4_000, idleMs: 60_000, absentMs: 1e9 },
    });
  }

  /** Lets time pass until it is so, as it is looked at now and then. What others do in microtasks is done in between. */
  async run(isSo: () => boolean, mostMs: number, lookMs = 20): Promise<boolean> {
    const until = this.clock.now() + mostMs;
    while (!isSo() && this.clock.now() < until) {
      for (let ms = 0; ms < lookMs; ms += 20) {
        await this.clock.advance(20);
        // Whoever was answered has their turn before anybody looks.
        await new Promise<void>((resolve) => setImmediate(resolve));
      }
    }
    return isSo();
  }

  async play(): Promise<void> {
    let opened: Awaited<ReturnType<BridgeTheatre['invite']>> | undefined;
    void this.theatre.invite(scene, {}).then((said) => (opened = said));
    await this.run(() => opened !== undefined, 10_000);
    if (!opened?.ok) throw new Error('The evening did not open.');
    const { player, spectator } = opened.invitations;
    [ada, bruno, dov].forEach((actor, index) => void this.person(player, `p${index}`, actor));
    this.client(spectator, 'watcher');
    this.trouble();
    await this.run(() => this.clock.now() > this.troubleMs, 2 * this.troubleMs);
    this.isCalm = true;
  }

  /** Everything that was acknowledged has been said, and its speaker was told so. */
  areSaid(): boolean {
    const said = new Set(this.clients.flatMap((client) => [...marksIn(client.play).keys()]));
    return this.clients.every((client) => client.isIdle) && this.acknowledged.every(({ mark }) => said.has(mark));
  }

  /** The log of the evening as it lies on the disk. */
  async log(): Promise<readonly Fact[]> {
    const [id] = this.shelf.logs.keys();
    const { log } = await new ShelvedStore(this.shelf, 'in memory').open(id ?? '');
    const facts: Fact[] = [];
    for await (const fact of log.read()) facts.push(fact as Fact);
    return facts;
  }

  private client(token: string, name: string): Listed {
    const client = new RemoteDrama({
      connect: this.connect,
      token,
      client: name,
      name,
      clock: this.clock,
      random: this.random,
      follower: listing,
    });
    this.clients.push(client);
    client.start();
    return client;
  }

  /** Takes a role and says things, each with a mark of its own, until the trouble is over. */
  private async person(token: string, name: string, actor: EntityId): Promise<void> {
    const client = this.client(token, name);
    await client.ask({ type: 'role:take', actor });
    for (let count = 0; !this.isCalm; count++) {
      const mark = `${name}x${count}`;
      const answer: AskAnswer = await client.ask(this.want(mark));
      if (answer.ok) this.acknowledged.push({ mark, actor });
      await new Promise<void>(
        (resolve) => void this.clock.after((0.016 + this.random.next() * 0.12) * this.troubleMs, resolve),
      );
    }
  }

  private want(mark: string): Want {
    const text = pick(this.random, [`Hear ${mark} now.`, `(bows) I say ${mark}.`, `Well, ${mark} it is (waits) then.`]);
    return { type: 'line:say', text };
  }

  /** Connections break and the server dies, again and again. */
  private trouble(): void {
    if (this.isCalm) return;
    this.clock.after((0.04 + this.random.next() * 0.16) * this.troubleMs, () => {
      if (this.isCalm) return;
      if (this.random.next() < 0.6) this.kill();
      else for (const cut of [...this.lines]) if (this.random.next() < 0.5) cut();
      this.trouble();
    });
  }

  private kill(): void {
    this.kills++;
    this.theatre = this.build();
    for (const cut of [...this.lines]) cut();
  }

  /** A line of the network: each message takes its own time, may be lost, and is lost for good when the line is cut. */
  private readonly connect: Connect = async (ends): Promise<ClientWire> => {
    const { theatre, life } = this;
    let isCut = false;
    const cut = (): void => {
      if (isCut) return;
      isCut = true;
      this.lines.delete(cut);
      theatre.left(visitor);
      ends.closed();
    };
    const carry = (run: () => void): void => {
      const isLost = !this.isCalm && this.random.next() < 0.03;
      const ms = 5 + this.random.next() ** 3 * (this.isCalm ? 20 : 400);
      if (!isLost) this.clock.after(ms, () => !isCut && this.life === life && run());
    };
    const wire: ServerWire = {
      show: () => undefined,
      pace: () => undefined,
      signal: () => undefined,
      tell: (telling) => carry(() => ends.told(JSON.parse(tellingText(telling)))),
      tellAndHear: (telling) =>
        new Promise((resolve) =>
          carry(() => {
            ends.told(JSON.parse(tellingText(telling)));
            carry(resolve);
          }),
        ),
      close: cut,
    };
    const visitor: Visitor = { address: '::1', connection: `line-${this.ids++}`, wire };
    const call = (respond: () => Promise<unknown>, then: () => void = () => undefined): Promise<unknown> =>
      new Promise((resolve) =>
        carry(() => {
          void respond().then((said) => {
            carry(() => resolve(JSON.parse(JSON.stringify(said))));
            then();
          });
        }),
      );
    this.lines.add(cut);
    return {
      join: (join) =>
        call(
          () => theatre.join(visitor, join),
          () => theatre.welcomed(visitor),
        ),
      ask: (ask) => call(() => theatre.ask(visitor, ask)),
      pace: () => undefined,
      signal: () => undefined,
      close: cut,
    };
  };
}
