import { expect, it } from 'vitest';
import type { NodeAsk } from '../../src/bridge/server/node-relay.ts';
import { NodeTheatre } from '../../src/bridge/server/node-theatre.ts';
import { Ownership } from '../../src/bridge/server/ownership.ts';
import { BridgeTheatre, type Visitor } from '../../src/bridge/server/theatre.ts';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { protocolVersion } from '../../src/protocol/messages.ts';
import type { Leases } from '../../src/store/leases.ts';
import { memoryStore } from '../../src/store/memory-store.ts';
import { houseScene } from './evening.ts';

it('[NODE1] an ask that nobody understands is refused where it comes in, and whoever goes on with that is cut there', async () => {
  const clock = new SimulatedClock();
  const store = memoryStore();
  const local = new BridgeTheatre({
    store: async () => store,
    scenes: async () => houseScene,
    secret: () => 'a secret of the tests',
    now: () => clock.now(),
    clock: () => clock,
    newId: () => 'id-1',
    limits: { mistakesASocket: { atOnce: 2, aSecond: 0 } },
  });
  const opened = await local.invite(houseScene, {});
  if (!opened.ok) throw new Error(opened.refusal.message);
  // Every evening is another node's.
  const leases: Leases = {
    take: async () => undefined,
    renew: async () => [],
    release: async () => undefined,
    holders: async (names: readonly string[]) => new Map(names.map((name) => [name, 'the other'])),
  };
  const ownership = new Ownership({
    leases: async () => leases,
    node: 'this one',
    clock,
    onLost: () => undefined,
    onFault: () => undefined,
  });
  const passed: NodeAsk[] = [];
  const relay = {
    node: 'this one',
    ask: async (_: string, asked: NodeAsk) => {
      passed.push(asked);
      return { ok: true, number: 1 };
    },
    onAsked: () => undefined,
  };
  const node = new NodeTheatre(local, ownership, relay, clock);
  let isCut = false;
  const visitor: Visitor = { address: '::1', connection: 'line', wire: {} as never, cut: () => (isCut = true) };
  const join = { version: protocolVersion, token: opened.invitations.player, client: 'c' };
  expect(await node.join(visitor, join)).toEqual({ ok: true, number: 1 });
  const good = { number: 1, epoch: 0, want: { type: 'line:say', text: 'Good evening.' } };
  expect(await node.ask(visitor, good)).toEqual({ ok: true, number: 1 });
  const bad = [{ ...good, more: 1 }, { ...good, want: { type: 'line:say', text: 'x'.repeat(2001) } }, 'ask'];
  for (const message of bad) {
    expect(await node.ask(visitor, message)).toMatchObject({ ok: false, refusal: { code: 'not-understood' } });
  }
  expect(passed.map(({ kind }) => kind)).toEqual(['join', 'ask']);
  expect(isCut).toBe(true);
  await local.close();
  ownership.close();
});
