import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { EntityId } from '../../src/drama/entity-id.ts';
import type { Fact } from '../../src/drama/fact.ts';
import { logName } from '../../src/bridge/server/evening-log.ts';
import { stableJson } from '../../src/kit/hash.ts';
import { seededRandom } from '../../src/kit/random.ts';
import { ShelvedStore } from '../../src/store/shelved-store.ts';
import { howMany } from '../how-much.ts';
import { builtProgram } from '../machine/program.ts';
import { ada, bruno, clara, dov } from '../play/house-scene.ts';
import { invitationsAt, joinBy, type Listed } from './evening.ts';
import { FileShelf } from './file-shelf.ts';
import { followed, marksIn, toldOf } from './told-of.ts';
import { UnrulyProxy } from './unruly-proxy.ts';

/** `CLIENTS=200 KILLS=100 KILL_MS=3000 npx vitest run tests/bridge/killed.test.ts` is the long one. */
const clients = howMany('CLIENTS', 5, 200);
const kills = howMany('KILLS', 1, 100);
const killMs = howMany('KILL_MS', 0, 3000);
/** A few people talk fast, so that there is something to lose; a crowd as people do. */
const pace = clients > 20 ? 1 : 20;
const askedAgainMs = 20;
const roles: readonly EntityId[] = [ada, bruno, clara, dov];

const folder = mkdtempSync(join(tmpdir(), 'proscenium-bridge-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function startServer(script: string, port: number, path: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [script, String(port), path, String(pace)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

interface Person {
  readonly drama: Listed;
  readonly acknowledged: string[];
  readonly done: Promise<void>;
}

describe('a server killed with no warning, behind a bad network', () => {
  it('[ASK2] [ASK3] [SEE7] loses no acknowledged ask, does none twice and leaves no gap in what anybody is told', async () => {
    const [port, path] = [await freePort(), join(folder, 'evenings.jsonl')];
    // Once: whether it is still as it was built is looked up in every file.
    const script = await builtProgram('tests/bridge/serve-forever.ts');
    let server = await startServer(script, port, path);
    const began = performance.now();
    const how = { latencyMs: 1, jitterMs: 6, reset: 0.004, halfOpen: 0.0005, sliceBytes: 900 };
    const proxy = await UnrulyProxy.createAsync(() => port, how, seededRandom('network'));
    let isOver = false;
    // All of them first: whoever comes in has the server busy.
    const sizeOfEvening = roles.length + 1;
    const invitations: Awaited<ReturnType<typeof invitationsAt>>[] = [];
    while (invitations.length * sizeOfEvening < clients)
      invitations.push(await invitationsAt(`http://127.0.0.1:${port}`));
    const people = Array.from({ length: clients }, (_, number): Person => {
      const role = roles[number % sizeOfEvening];
      const token =
        invitations[Math.floor(number / sizeOfEvening)]?.[role === undefined ? 'spectator' : 'player'] ?? '';
      const drama = joinBy(`http://127.0.0.1:${proxy.port}`, token, `p${number}`);
      const acknowledged: string[] = [];
      const talk = async (actor: EntityId): Promise<void> => {
        await drama.ask({ type: 'role:take', actor });
        for (let count = 0; !isOver; count++) {
          const mark = `p${number}x${count}`;
          const answer = await drama.ask({ type: 'line:say', text: `I say ${mark} now.` });
          if (answer.ok) acknowledged.push(mark);
          // They are still speaking: the fact that ends it may have come before the refusal did, so it is asked again.
          if (!answer.ok && answer.refusal.code !== 'still-speaking') return;
          if (!answer.ok) await pause(askedAgainMs);
        }
      };
      return { drama, acknowledged, done: role === undefined ? Promise.resolve() : talk(role) };
    });
    const total = (): number => people.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    const more = async (count: number): Promise<void> => {
      const goal = total() + count;
      while (total() < goal) await pause(askedAgainMs);
    };
    const restarts: number[] = [];
    for (let kill = 0, killed = performance.now(); kill < kills; kill++) {
      // From kill to kill; but a server that has come up late under load lives for a moment, or nothing would ever be played.
      await (killMs > 0 ? pause(Math.max(killMs - (performance.now() - killed), killMs / 3)) : more(6));
      killed = performance.now();
      server.kill('SIGKILL');
      await once(server, 'exit');
      server = await startServer(script, port, path);
      restarts.push(Math.round(performance.now() - killed));
    }
    await more(4);
    isOver = true;
    await Promise.all(people.map(({ done }) => done));
    for (const { drama } of people) drama.dispose();
    server.kill('SIGKILL');
    await once(server, 'exit');
    await proxy.close();
    await check(path, people, { seconds: Math.round((performance.now() - began) / 1000), restartMs: spread(restarts) });
  });
});

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** How long it took, mostly and at worst. */
function spread(times: readonly number[]): { readonly median: number; readonly most: number } {
  const sorted = times.toSorted((a, b) => a - b);
  return { median: sorted[sorted.length >> 1] ?? 0, most: sorted.at(-1) ?? 0 };
}

async function check(path: string, people: readonly Person[], about: object): Promise<void> {
  const store = new ShelvedStore(await FileShelf.createAsync(path), path);
  const found = { acknowledged: 0, lost: 0, twice: 0, told: 0, gaps: 0 };
  for (const { id } of await store.list()) {
    const facts: Fact[] = [];
    for await (const fact of (await store.open(id)).log.read()) facts.push(fact as Fact);
    const [marks, evening] = [marksIn(facts), followed(facts)];
    found.twice += [...marks.values()].filter((times) => times > 1).length;
    tellTwice(facts);
    for (const { drama, acknowledged } of people) {
      if (logName(drama.welcome?.session ?? '', drama.told.epoch) !== id) continue;
      found.acknowledged += acknowledged.length;
      found.told += drama.play.length;
      found.lost += acknowledged.filter((mark) => !marks.has(mark) && !isPending(facts, mark)).length;
      const told = toldOf(drama.told.view, evening).slice(0, drama.play.length);
      if (stableJson(told) !== stableJson(drama.play)) found.gaps++;
    }
  }
  if (process.env['LONG'] ?? process.env['CLIENTS'])
    console.log(JSON.stringify({ clients: people.length, kills, ...about, ...found }));
  expect(found).toMatchObject({ lost: 0, twice: 0, gaps: 0 });
  expect(found.acknowledged, 'of all who came').toBe(
    people.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
  );
  expect(found.acknowledged).toBeGreaterThan(0);
}

/** Says of what was said twice by whom and when, for whoever has to find out why. */
function tellTwice(facts: readonly Fact[]): void {
  for (const [mark, times] of marksIn(facts)) {
    if (times < 2) continue;
    const about = facts.filter((fact) => JSON.stringify(fact).includes(mark) && fact.type !== 'memory:kept');
    console.log(mark, JSON.stringify(about.map(({ witnesses: _, ...fact }) => fact)).slice(0, 3000));
  }
}

/** It is kept, and will be said when the evening goes on. */
const isPending = (facts: readonly Fact[], mark: string): boolean => {
  const last = facts.findLast((fact) => fact.type === 'ask:taken' && (fact.said?.text.includes(mark) ?? false));
  return last !== undefined;
};
