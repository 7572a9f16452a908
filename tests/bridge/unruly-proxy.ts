import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { Random } from '../../src/kit/random.ts';

/** What the network does to whoever goes through it. */
export interface Unruliness {
  /** Every piece is so late, and up to so much later. */
  readonly latencyMs: number;
  readonly jitterMs: number;
  /** How likely a piece is the last of its connection: both ends are told (reset), or neither is (half-open). */
  readonly reset: number;
  readonly halfOpen: number;
  /** Pieces are cut into slices of at most so many bytes. */
  readonly sliceBytes: number;
}

/** A proxy on this machine that is a bad network: late, sliced, and broken off in every way in which connections break. */
export class UnrulyProxy {
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  static async createAsync(target: () => number, how: Unruliness, random: Random): Promise<UnrulyProxy> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const proxy = new UnrulyProxy(server, (server.address() as AddressInfo).port);
    server.on('connection', (near) => {
      const far = connect(target(), '127.0.0.1');
      const end = (): void => {
        near.destroy();
        far.destroy();
      };
      for (const socket of [near, far]) {
        proxy.sockets.add(socket);
        socket.setNoDelay(true);
        socket.on('error', end);
        socket.on('close', () => {
          proxy.sockets.delete(socket);
          end();
        });
      }
      proxy.carry(near, far, how, random);
      proxy.carry(far, near, how, random);
    });
    return proxy;
  }

  private carry(from: Socket, to: Socket, how: Unruliness, random: Random): void {
    let isDeaf = false;
    let last = Promise.resolve();
    from.on('data', (data) => {
      const chance = random.next();
      if (chance < how.reset) return void from.resetAndDestroy();
      if (chance < how.reset + how.halfOpen) isDeaf = true;
      if (isDeaf) return;
      const ms = how.latencyMs + random.next() * how.jitterMs;
      // In order, as TCP keeps it, however late.
      last = last
        .then(() => new Promise<void>((resolve) => setTimeout(resolve, ms)))
        .then(() => {
          for (let at = 0; at < data.length && !to.destroyed; at += how.sliceBytes) {
            to.write(data.subarray(at, at + how.sliceBytes));
          }
        });
    });
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
