import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { systemClock } from '../../src/kit/clock.ts';
import { memoryStore } from '../../src/store/memory-store.ts';
import { openPostgresStore } from '../../src/store/postgres-store.node.ts';
import { openBridge } from '../bridge/evening.ts';

/**
 * What the bench of the bridge loads: `bare` is socket.io alone, which passes what somebody says on to their room and
 * acknowledges it; `bridge` holds evenings in memory, or on the Postgres server that is named. Tells its parent where it is
 * and, when asked, what it has used.
 */
const [kind = 'bridge', database = ''] = process.argv.slice(2);
const plenty = { atOnce: 1e6, aSecond: 1e6 };

async function bare(): Promise<string> {
  const http = createServer();
  const io = new Server(http, { path: '/bridge', serveClient: false });
  io.on('connection', (socket) => {
    socket.on('session:join', ({ token }: { token: string }, answer: (said: unknown) => void) => {
      void socket.join(token);
      answer({ ok: true });
    });
    socket.on('ask:submit', (ask: { room: string; number: number }, answer: (said: unknown) => void) => {
      io.to(ask.room).emit('facts:told', ask);
      answer({ ok: true, number: ask.number });
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
}

async function bridge(): Promise<string> {
  const store = database === '' ? memoryStore() : await openPostgresStore(database);
  const { url } = await openBridge({
    store: async () => store,
    clock: (startMs) => systemClock({ startMs }),
    newId: () => crypto.randomUUID(),
    settings: { patienceMs: 1e9, patienceTurns: 1e6, maxTurns: 1e6 },
    limits: {
      sessions: 10_000,
      eveningsAnAddress: plenty,
      joinsAnAddress: plenty,
      asksAPlayer: plenty,
      messagesASocket: plenty,
    },
  });
  return url;
}

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000, rssMb: process.memoryUsage().rss / 2 ** 20 });
});
process.send?.({ url: await (kind === 'bare' ? bare() : bridge()) });
