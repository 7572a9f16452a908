import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RemoteDrama } from '../../src/bridge/client/remote-drama.ts';
import { openEvening, socketConnect } from '../../src/bridge/client/socket-connect.ts';
import { BridgeServer, type BridgeOptions } from '../../src/bridge/server/bridge-server.ts';
import type { Fact } from '../../src/drama/fact.ts';
import { systemClock } from '../../src/kit/clock.ts';
import { seededRandom } from '../../src/kit/random.ts';
import { protocolVersion } from '../../src/protocol/messages.ts';
import type { FactStore } from '../../src/store/fact-log.ts';
import { memoryStore } from '../../src/store/memory-store.ts';
import { sceneFrom } from '../company/rehearsal.ts';
import { houseFile } from '../play/house-scene.ts';

export const houseScene = sceneFrom(houseFile);

/** A client's own list of what it was told: the simplest thing one can make of facts. */
export const listing = {
  open: (): Fact[] => [],
  follow(facts: Fact[], fact: Fact): Fact[] {
    facts.push(fact);
    return facts;
  },
};

export type Listed = RemoteDrama<Fact[]>;

/** A bridge on a free port of this machine. */
export async function openBridge({ port = 0, ...options }: Partial<BridgeOptions> & { port?: number } = {}) {
  const http = createServer();
  let ids = 0;
  let store: Promise<FactStore> | undefined;
  const bridge = new BridgeServer(http, {
    store: () => (store ??= Promise.resolve(memoryStore())),
    scenes: async () => houseScene,
    secret: () => 'a secret of the tests',
    now: () => Date.now(),
    clock: (startMs) => systemClock({ startMs, pace: 20 }),
    newId: () => `id${String(ids++).padStart(8, '0')}`,
    isWelcome: () => true,
    ...options,
  });
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return {
    url,
    bridge,
    close: async () => {
      await bridge.close();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

export async function invitationsAt(url: string) {
  const opened = await openEvening(url, { version: protocolVersion, scene: 'house' });
  if (!opened.ok) throw new Error(opened.refusal.message);
  return opened.invitations;
}

export function joinBy(url: string, token: string, client: string, connect = socketConnect(url)): Listed {
  const drama = new RemoteDrama({
    connect,
    token,
    client,
    name: client,
    clock: systemClock(),
    random: seededRandom(client),
    follower: listing,
  });
  drama.start();
  return drama;
}

/** Resolves when it is so, looked at after every fact and every change of standing. */
export function until(drama: Listed, isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!isSo()) return;
      off.forEach((stop) => stop());
      resolve();
    };
    const off = [drama.onFact(look), drama.onStanding(look)];
    look();
  });
}
