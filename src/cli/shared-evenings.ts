import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { pino } from 'pino';
import type { GuestStaging } from '../bridge/server/evening-log.ts';
import type { JoinedNodes } from '../bridge/server/redis-nodes.ts';
import { BridgeServer } from '../bridge/server/bridge-server.ts';
import { TheatreMetrics } from '../bridge/server/metrics.ts';
import type { SceneFile } from '../drama/scene-file.ts';
import { systemClock } from '../kit/clock.ts';
import { given } from '../kit/given.ts';
import type { FactStore } from '../store/fact-log.ts';
import { memoryStore } from '../store/memory-store.ts';
import { badInput, CommandFailure, ExitCode } from './command.ts';
import type { CommandIo } from './command-io.ts';
import { dataFolder } from './data-folder.ts';
import { brainFromEnvironment } from './model-environment.ts';
import type { HouseStages } from './house-stages.ts';
import type { PageAnswer } from './page-server.ts';
import { howToInstall, inMemory, isMissing } from './server-parts.ts';

interface EveningsOptions {
  readonly io: CommandIo;
  /** Where evenings are kept: a folder, or the URL of a Postgres server. */
  readonly place: string;
  readonly scenes: (name: string) => Promise<SceneFile | undefined>;
  /** How the other nodes of this house are reached, where there are any. */
  readonly nodes?: JoinedNodes | undefined;
  readonly isWelcome: (origin: string | undefined, host: string | undefined) => boolean;
  /** Bodies are in space here, and not only in places. */
  readonly isInSpace: boolean;
  /** Plays are given, too, that people bring along. */
  readonly takesPlays: boolean;
  /** A proxy before it says who comes. */
  readonly isBehindProxy: boolean;
}

/** Evenings that several share, beside the page on one server. Their store is opened when the first of them is. */
export class SharedEvenings {
  private readonly bridge: BridgeServer;
  private readonly metrics: TheatreMetrics;
  private store: Promise<FactStore> | undefined;
  private secret: string | Uint8Array | undefined;
  private readonly nodes: JoinedNodes | undefined;
  private isClosing = false;

  constructor(server: Server, options: EveningsOptions) {
    const { io, place, scenes, isWelcome, isBehindProxy, isInSpace, takesPlays, nodes } = options;
    this.nodes = nodes;
    const log = pino(
      { level: io.env['PROSCENIUM_LOG'] || 'warn', base: null },
      { write: (line) => void io.stderr.write(line) },
    );
    const brain = brainFromEnvironment(io.env);
    this.metrics = new TheatreMetrics(() => ({
      sessions: this.bridge.theatre.open.sessions,
      connections: this.bridge.connections,
    }));
    this.bridge = new BridgeServer(server, {
      store: () => (this.store ??= openStore(place, io)),
      scenes,
      takesPlays,
      isWelcome,
      isBehindProxy,
      ...(nodes && { adapter: nodes.adapter }),
      ...(isInSpace && { stagingOf: stagingInSpace(io) }),
      secret: () => (this.secret ??= io.env['PROSCENIUM_SECRET'] || secretIn(io.env)),
      now: () => Date.now(),
      clock: (startMs) => systemClock({ startMs }),
      newId: () => randomBytes(9).toString('base64url'),
      metrics: this.metrics,
      note: (event, about) => {
        this.metrics.happened(event);
        log[event === 'fault' ? 'error' : event === 'player:reported' ? 'warn' : 'info']({ event, ...about });
      },
      iceServers: (io.env['PROSCENIUM_ICE'] ?? '').split(',').filter(Boolean),
      ...given({ brain }),
    });
  }

  /** What operators and their programs ask for. */
  readonly answers: Readonly<Record<string, () => PageAnswer | Promise<PageAnswer>>> = {
    healthz: () => ({ status: 200, type: 'text/plain; charset=utf-8', body: 'ok' }),
    readyz: () => ({
      status: this.isClosing ? 503 : 200,
      type: 'text/plain; charset=utf-8',
      body: this.isClosing ? 'closing' : 'ready',
    }),
    metrics: async () => ({
      status: 200,
      type: 'text/plain; version=0.0.4; charset=utf-8',
      body: await this.metrics.text(),
    }),
  };

  /** Makes everything safe and lets go of the store. */
  async close(): Promise<void> {
    this.isClosing = true;
    await this.bridge.close();
    await (await this.store)?.close();
    this.nodes?.close();
  }
}

/** The other nodes of this house, where the environment names a Redis server that joins them. */
export async function nodesFromEnvironment(io: CommandIo, place: string): Promise<JoinedNodes | undefined> {
  const url = io.env['PROSCENIUM_REDIS_URL'];
  if (!url) return undefined;
  if (!/^rediss?:\/\//.test(url)) throw badInput('PROSCENIUM_REDIS_URL is no address such as redis://host:6379');
  if (!/^postgres(ql)?:\/\//.test(place))
    throw badInput('several nodes share one Postgres server: set PROSCENIUM_DATABASE_URL beside PROSCENIUM_REDIS_URL');
  if (!io.env['PROSCENIUM_SECRET'])
    throw badInput('several nodes sign with one secret: set PROSCENIUM_SECRET beside PROSCENIUM_REDIS_URL');
  const { joinNodes } = await import('../bridge/server/redis-nodes.ts');
  let lastTold = '';
  const tell = (error: unknown): void => {
    if (String(error) !== lastTold) void io.stderr.write(`proscenium: Redis: ${(lastTold = String(error))}\n`);
  };
  return joinNodes(url, tell).catch((error: unknown) => {
    throw new CommandFailure(ExitCode.failed, `the nodes of this house cannot be reached: ${String(error)}`);
  });
}

/** Lays plays out in space when the first evening is opened; without Havok they are played in places. */
function stagingInSpace(io: CommandIo): (scene: SceneFile) => Promise<GuestStaging | undefined> {
  let stages: Promise<HouseStages | undefined> | undefined;
  const open = async (): Promise<HouseStages | undefined> => {
    try {
      return new (await import('./house-stages.ts')).HouseStages();
    } catch (error) {
      if (!isMissing(error)) throw error;
      await io.stderr.write(
        `proscenium: shared evenings know places only; ${howToInstall(physicsPackages)} adds space\n`,
      );
      return undefined;
    }
  };
  return async (scene) => (await (stages ??= open()))?.stagingOf(scene);
}

const physicsPackages = ['@babylonjs/core', '@babylonjs/havok'];

async function openStore(place: string, io: CommandIo): Promise<FactStore> {
  if (place === inMemory) return memoryStore();
  const { openSqlStore } = await import('../store/sql-store.node.ts');
  if (!/^postgres(ql)?:\/\//.test(place) && !existsSync(join(place, 'database')))
    await io.stderr.write(`proscenium: a store for evenings is made in ${place}; that takes some seconds, once\n`);
  return openSqlStore(place);
}

/** What tickets are signed with: made once and kept, so that they are still good after a restart. */
function secretIn(env: CommandIo['env']): Buffer {
  const folder = dataFolder(env);
  const path = join(folder, 'secret');
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(path, randomBytes(32), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(path);
}
