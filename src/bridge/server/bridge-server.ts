import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import { mostBytes, type FactTelling } from '../../protocol/messages.ts';
import type { ClientEvents, ServerEvents, ServerWire } from '../../protocol/wire.ts';
import { BridgeTheatre, type TheatreOptions, type Visitor } from './theatre.ts';
import { refusal } from './refusal.ts';

export interface BridgeOptions extends TheatreOptions {
  /** Whether a page of this origin may connect; one that names none is no page. */
  readonly isWelcome: (origin: string | undefined, host: string | undefined) => boolean;
  /** Where it listens on the server, beside the page. */
  readonly path?: string;
}

/** How long somebody may take to say that they have got something. A half-open connection is found out by pings before. */
const pingMs = { pingInterval: 10_000, pingTimeout: 8_000 } as const;

/** The house on a web server, by socket.io. */
export class BridgeServer {
  readonly theatre: BridgeTheatre;
  private readonly io: Server<ClientEvents, ServerEvents>;

  constructor(http: HttpServer, options: BridgeOptions) {
    this.theatre = new BridgeTheatre(options);
    this.io = new Server(http, {
      path: options.path ?? '/bridge',
      serveClient: false,
      transports: ['websocket', 'polling'],
      maxHttpBufferSize: mostBytes,
      connectTimeout: 10_000,
      ...pingMs,
      allowRequest: (request, decide) => decide(null, options.isWelcome(request.headers.origin, request.headers.host)),
    });
    this.io.on('connection', (socket) => {
      const address = addressOf(socket.request, socket.handshake.address);
      const wire: ServerWire = {
        tell: (telling: FactTelling) =>
          new Promise((resolve, reject) => {
            socket.timeout(options.limits?.slowMs ?? 20_000).emit('facts:told', telling, (error: Error | null) => {
              if (error) reject(error);
              else resolve();
            });
          }),
        close: () => void socket.disconnect(true),
      };
      const visitor: Visitor = { address, connection: socket.id, wire };
      answering(socket, 'session:open', (message) => this.theatre.openEvening(visitor, message));
      answering(socket, 'ask:submit', (message) => this.theatre.ask(visitor, message));
      answering(
        socket,
        'session:join',
        (message) => this.theatre.join(visitor, message),
        () => this.theatre.welcomed(visitor),
      );
      socket.on('disconnect', () => this.theatre.left(visitor));
    });
  }

  get connections(): number {
    return this.io.engine.clientsCount;
  }

  /** Makes everything safe, then sends everybody away; they come again, here or elsewhere. */
  async close(): Promise<void> {
    await this.theatre.close();
    this.io.disconnectSockets(true);
    this.io.engine.close();
  }
}

/** Whatever is sent and however it ends, whoever asked for an answer gets one. */
function answering(
  socket: { on: (event: never, listener: never) => unknown },
  event: keyof ClientEvents,
  respond: (message: unknown) => Promise<unknown>,
  afterwards: () => void = () => undefined,
): void {
  const listener = (message: unknown, answer: unknown): void => {
    if (typeof answer !== 'function') return;
    respond(message)
      .catch(() => refusal('failed', 'Something went wrong with that: ask again.'))
      .then((said) => {
        (answer as (said: unknown) => void)(said);
        afterwards();
      })
      .catch(() => undefined);
  };
  socket.on(event as never, listener as never);
}

/** Who connects, by the address the connection comes from. What a proxy says is believed where the operator says so. */
const addressOf = (request: IncomingMessage, fallback: string): string => request.socket.remoteAddress ?? fallback;
