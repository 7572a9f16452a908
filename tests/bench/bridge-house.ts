import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { HouseStages } from '../../src/cli/house-stages.ts';
import { readSceneFile, type SceneFile } from '../../src/drama/scene-file.ts';
import { systemClock } from '../../src/kit/clock.ts';
import { kept } from '../../src/kit/remembered.ts';
import type { Want } from '../../src/protocol/messages.ts';
import { memoryStore } from '../../src/store/memory-store.ts';
import { openPostgresStore } from '../../src/store/postgres-store.node.ts';
import { openBridge } from '../bridge/evening.ts';
import { sceneFrom } from '../company/rehearsal.ts';
import { ada, bruno, hall, houseFile } from '../play/house-scene.ts';

/** The house with everybody in its hall: whatever one does, all the others see, as bare socket.io tells it to all the others. */
const inTheHall = sceneFrom({
  ...houseFile,
  entities: houseFile.entities.map((entity) =>
    entity.kind === 'actor' && entity.at !== null ? { ...entity, at: { in: hall } } : entity,
  ),
});

/** How long a word takes, as evenings have it. */
const wordMs = 330;

/** A line goes to everybody in the room word by word, one line after the other, as in an evening. */
class Floor {
  private readonly waiting: string[] = [];
  private isHeld = false;

  constructor(private readonly say: (word: string) => void) {}

  take(line: string): void {
    // Whoever still speaks is not heard, in an evening either.
    if (this.waiting.length < 4) this.waiting.push(line);
    if (!this.isHeld) this.speak();
  }

  private speak(): void {
    const words = this.waiting.shift()?.split(' ') ?? [];
    this.isHeld = words.length > 0;
    words.forEach((word, index) => setTimeout(() => this.say(word), index * wordMs));
    if (this.isHeld) setTimeout(() => this.speak(), words.length * wordMs);
  }
}

/**
 * What the bench of the bridge loads: `bare` is socket.io alone, which passes on to the others of a room where somebody stands and
 * to all of it what is said, word by word, each as it happens and in the words of an evening, and acknowledges it: the same asks,
 * answers and facts to the same people, and no drama; `bridge` holds evenings in memory, or on the Postgres server that is named; `space` those of the shipped plays
 * on stages in space, as `serve` does. Tells its parent where it is and, when asked, what it has used.
 */
const [kind = 'bridge', database = ''] = process.argv.slice(2);
const plenty = { atOnce: 1e6, aSecond: 1e6 };

async function bare(): Promise<string> {
  const http = createServer();
  const io = new Server(http, { path: '/bridge', serveClient: false });
  const floors = new Map<string, Floor>();
  io.on('connection', (socket) => {
    let room = '';
    socket.on('session:join', ({ token }: { token: string }, answer: (said: unknown) => void) => {
      room = token;
      void socket.join(room);
      answer({ ok: true });
    });
    socket.on('ask:submit', (ask: { number: number; want: Want }, answer: (said: unknown) => void) => {
      const { number, want } = ask;
      const say = (text: string): void =>
        void io.to(room).emit('facts:told', toldAs(number, { type: 'word:spoken', turn: number, text }));
      if (want.type === 'body:stand') {
        const { x, y, z, yaw } = want;
        socket.to(room).emit('facts:told', toldAs(number, { type: 'body:moved', x, y, z, yaw }));
      } else if (want.type === 'line:say') kept(floors, room, () => new Floor(say)).take(want.text);
      answer({ ok: true, number });
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
}

/** What an evening tells of it, so that both pass on as many bytes. */
const toldAs = (number: number, what: object) => ({
  cursor: { epoch: 0, view: ada, next: number },
  facts: [{ seq: number, witnesses: [ada], at: Math.round(performance.now()), by: bruno, actor: bruno, ...what }],
});

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
  const untilMs = cpuMs();
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  // Throwing everything away at once is work of the bench, and nobody's who asks afterwards.
  process.send?.({ untilMs, fromMs: cpuMs(), rssMb: rss / 2 ** 20, heldMb: (heapUsed + external) / 2 ** 20 });
});

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
process.send?.({ url: await (kind === 'bare' ? bare() : bridge()) });
