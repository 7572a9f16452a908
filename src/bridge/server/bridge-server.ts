import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { mostBytes } from '../../protocol/messages.ts';
import { isWhole } from '../../protocol/pace.ts';
import type { FactTelling } from '../../protocol/messages.ts';
import { tellingText, type ClientEvents, type ServerEvents, type ServerWire } from '../../protocol/wire.ts';
import type { Adapter } from 'socket.io-adapter';
import { FairTurns } from './fair-turns.ts';
import { NodeTheatre } from './node-theatre.ts';
import { Ownership } from './ownership.ts';
import { SocketRelay } from './socket-relay.ts';
import { BridgeTheatre, type TheatreOptions, type Visitor } from './theatre.ts';
import { refusal } from './refusal.ts';

export interface BridgeOptions extends TheatreOptions {
  /** Whether a page of this origin may connect; one that names none is no page. */
  readonly isWelcome: (origin: string | undefined, host: string | undefined) => boolean;
  /** A proxy stands before it, and who comes is known by what it says. Where none does, anybody could say so. */
  readonly isBehindProxy?: boolean;
  /** Where it listens on the server, beside the page. */
  readonly path?: string;
  /** How this node reaches the others of a house: an adapter of socket.io. */
  readonly adapter?: (namespace: never) => Adapter;
}

/** How long somebody may take to say that they have got something. A half-open connection is found out by pings before. */
const pingMs = { pingInterval: 10_000, pingTimeout: 8_000 } as const;

/** A connection as engine.io has it, under socket.io's. */
interface CountedLine {
  readonly id: string;
  readonly request: IncomingMessage;
  on(event: 'packet', listener: (packet: { readonly type: string }) => void): unknown;
  close(discard: boolean): void;
}

/** What a client may send; anything else is a mistake. */
const clientEvents: ReadonlySet<string> = new Set<keyof ClientEvents>([
  'session:open',
  'session:bring',
  'session:join',
  'body:pace',
  'voice:signal',
  'ask:submit',
]);

/** The house on a web server, by socket.io. */
export class BridgeServer {
  readonly theatre: BridgeTheatre;
  private readonly io: Server<ClientEvents, ServerEvents>;
  private readonly node: NodeTheatre;

  constructor(http: HttpServer, options: BridgeOptions) {
    const { isBehindProxy = false } = options;
    this.io = new Server(http, {
      path: options.path ?? '/bridge',
      serveClient: false,
      transports: ['websocket', 'polling'],
      maxHttpBufferSize: mostBytes,
      connectTimeout: 10_000,
      ...pingMs,
      ...(options.adapter ? { adapter: options.adapter as never } : {}),
      allowRequest: (request, decide) =>
        decide(
          null,
          options.isWelcome(request.headers.origin, request.headers.host) &&
            this.theatre.door.lets(addressOf(request, isBehindProxy)),
        ),
    });
    const relay = new SocketRelay(options.adapter ? this.io : undefined, `node-${options.newId()}`);
    const ownership = new Ownership({
      leases: async () => (await options.store()).leases,
      node: relay.node,
      clock: options.clock(0),
      onLost: (session) => void this.theatre.abandon(session),
      onFault: (error) => options.note?.('fault', { error: String(error) }),
    });
    const turns = new FairTurns();
    this.theatre = new BridgeTheatre({
      ...options,
      clock: (startMs) => turns.clock(options.clock(startMs)),
      whenHeard: () => turns.heard(),
      claim: (session) => ownership.claim(session),
      release: (session) => ownership.release(session),
    });
    this.node = new NodeTheatre(this.theatre, ownership, relay, options.clock(0));
    const cut = (line: Pick<CountedLine, 'request' | 'close'>): void => {
      // What of theirs was read with what they are cut for is no second reason.
      if (line.request.socket.destroyed) return;
      const address = addressOf(line.request, isBehindProxy);
      this.theatre.door.cut(address);
      options.note?.('guest:cut', { address });
      line.close(true);
      // What of theirs has not been read never is.
      line.request.socket.destroy();
    };
    this.io.engine.on('connection', (line: CountedLine) => {
      // Counted before it is read: whoever sends so much is not worth reading.
      line.on('packet', ({ type }) => {
        if (type === 'message' && !this.theatre.door.hears(line.id)) cut(line);
      });
    });
    this.io.on('connection', (socket) => {
      const address = addressOf(socket.request, isBehindProxy);
      const visitor: Visitor = {
        address,
        connection: socket.id,
        wire: wireOf(socket),
        cut: () => cut(socket.conn),
      };
      const mistaken = (): void => this.theatre.mistaken(visitor);
      const answering = (event: keyof ClientEvents, respond: Respond, afterwards?: () => void): void =>
        void socket.on(event as never, answerer(mistaken, respond, afterwards) as never);
      answering('session:open', (message) => this.node.openEvening(visitor, message));
      answering('ask:submit', (message) => this.node.ask(visitor, message));
      answering('session:bring', (message) => this.node.bring(visitor, message));
      answering(
        'session:join',
        (message) => this.node.join(visitor, message),
        () => this.node.welcomed(visitor),
      );
      socket.onAny((event: string) => clientEvents.has(event) || mistaken());
      socket.on('body:pace', (frame: unknown) => this.node.pace(visitor, frame));
      socket.on('voice:signal', (signal: unknown) => this.node.signal(visitor, signal));
      socket.on('disconnect', () => this.node.left(visitor));
    });
  }

  get connections(): number {
    return this.io.engine.clientsCount;
  }

  /** Makes everything safe, then sends everybody away; they come again, here or elsewhere. */
  async close(): Promise<void> {
    await this.node.close();
    // Only those of this node: the others of the house go on.
    this.io.local.disconnectSockets(true);
    this.io.engine.close();
  }
}

/** A connection as a seat has it. */
const wireOf = (socket: Socket<ClientEvents, ServerEvents>): ServerWire => ({
  // What is written already is not taken apart and written again: this is how socket.io writes an event.
  tell: (telling) => void socket.conn.send(`2["facts:told",${tellingText(telling)}]`),
  // Whoever never answers is cut by their seat.
  tellAndHear: (telling) =>
    new Promise((resolve) =>
      socket.emit('facts:told', JSON.parse(tellingText(telling)) as FactTelling, () => resolve()),
    ),
  show: (stands) => void socket.emit('evening:stands', stands),
  pace: (actor, frame) => void (isWhole(frame) ? socket : socket.volatile).emit('body:paced', actor, frame),
  signal: (from, signal) => void socket.emit('voice:signalled', from, signal),
  close: () => void socket.disconnect(true),
});

type Respond = (message: unknown) => Promise<unknown>;

/** Whatever is sent and however it ends, whoever asked for an answer gets one; whoever asks for none is mistaken. */
const answerer =
  (mistaken: () => void, respond: Respond, afterwards: () => void = () => undefined) =>
  (message: unknown, answer: unknown): void => {
    if (typeof answer !== 'function') return mistaken();
    void (async () => {
      const said = await respond(message).catch(() => refusal('failed', 'Something went wrong with that: ask again.'));
      (answer as (said: unknown) => void)(said);
      afterwards();
    })().catch(() => undefined);
  };

/** Who connects, by the address the connection comes from; or as the proxy has it, which adds whom it heard to the end. */
function addressOf(request: IncomingMessage, isBehindProxy: boolean): string {
  const told = isBehindProxy ? String(request.headers['x-forwarded-for'] ?? '') : '';
  return told.split(',').at(-1)?.trim() || (request.socket.remoteAddress ?? 'unknown');
}
