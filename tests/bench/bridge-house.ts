import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { HouseStages } from '../../src/cli/house-stages.ts';
import { readSceneFile, type SceneFile } from '../../src/drama/scene-file.ts';
import { systemClock } from '../../src/kit/clock.ts';
import { kept } from '../../src/kit/remembered.ts';
import { memoryStore } from '../../src/store/memory-store.ts';
import { openPostgresStore } from '../../src/store/postgres-store.node.ts';
import { openBridge } from '../bridge/evening.ts';
import { sceneFrom } from '../company/rehearsal.ts';
import { hall, houseFile } from '../play/house-scene.ts';

/** The house with everybody in its hall: whatever one does, all the others see, as bare socket.io tells it to all the others. */
const inTheHall = sceneFrom({
  ...houseFile,
  entities: houseFile.entities.map((entity) =>
    entity.kind === 'actor' && entity.at !== null ? { ...entity, at: { in: hall } } : entity,
  ),
});

/**
 * What the bench of the bridge loads: `bare` is socket.io alone, which passes what somebody says on to the others of their room and
 * acknowledges it; `bridge` holds evenings in memory, or on the Postgres server that is named; `space` those of the shipped plays
 * on stages in space, as `serve` does. Tells its parent where it is and, when asked, what it has used.
 */
const [kind = 'bridge', database = ''] = process.argv.slice(2);
const plenty = { atOnce: 1e6, aSecond: 1e6 };

async function bare(): Promise<string> {
  const http = createServer();
  const io = new Server(http, { path: '/bridge', serveClient: false });
  io.on('connection', (socket) => {
    let room = '';
    socket.on('session:join', ({ token }: { token: string }, answer: (said: unknown) => void) => {
      room = token;
      void socket.join(room);
      answer({ ok: true });
    });
    socket.on('ask:submit', (ask: { number: number }, answer: (said: unknown) => void) => {
      socket.to(room).emit('facts:told', ask);
      answer({ ok: true, number: ask.number });
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
}

const plays = new Map<string, SceneFile>();

/** A shipped play, read once, as `serve` reads it. */
async function shipped(name: string): Promise<SceneFile | undefined> {
  return kept(plays, name, () => {
    const path = new URL(`../../scenes/${name}/scene.json`, import.meta.url);
    const read = readSceneFile(JSON.parse(readFileSync(path, 'utf8')));
    if (!read.ok) throw new Error(`${name} cannot be read.`);
    return read.value;
  });
}

async function bridge(): Promise<string> {
  const store = database === '' ? memoryStore() : await openPostgresStore(database);
  const { url } = await openBridge({
    store: async () => store,
    scenes: kind === 'space' ? shipped : async () => inTheHall,
    ...(kind === 'space' ? { stagingOf: new HouseStages().stagingOf } : {}),
    clock: (startMs) => systemClock({ startMs }),
    newId: () => crypto.randomUUID(),
    settings: { patienceMs: 1e9, patienceTurns: 1e6, maxTurns: 1e6 },
    limits: {
      sessions: 10_000,
      eveningsAnAddress: plenty,
      connectionsAnAddress: plenty,
      framesASocket: plenty,
      joinsAnAddress: plenty,
      asksAPlayer: plenty,
      messagesASocket: plenty,
    },
  });
  return url;
}

// Nobody is loaded whose parent has died.
process.on('disconnect', () => process.exit());
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ cpuMs: (user + system) / 1000, rssMb: rss / 2 ** 20, heldMb: (heapUsed + external) / 2 ** 20 });
});
process.send?.({ url: await (kind === 'bare' ? bare() : bridge()) });
