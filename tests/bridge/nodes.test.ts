import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bringEvening, socketConnect } from '../../src/bridge/client/socket-connect.ts';
import type { Fact } from '../../src/drama/fact.ts';
import { stableJson } from '../../src/kit/hash.ts';
import { openPostgresStore } from '../../src/store/postgres-store.node.ts';
import { isLong } from '../how-much.ts';
import { installOnDebian } from '../machine/debian.ts';
import { findPostgres, startPostgres, type OwnPostgres } from '../machine/postgres.ts';
import { builtProgram } from '../machine/program.ts';
import { findRedis, howToGetRedis, startRedis } from '../machine/redis.ts';
import { houseWith } from '../check/checked-house.ts';
import { sceneFrom } from '../company/rehearsal.ts';
import { ada, bruno } from '../play/house-scene.ts';
import { joinBy, until, type Listed } from './evening.ts';
import { followed, marksIn, toldOf } from './told-of.ts';

// Not in every run: two that install at once are in each other's way.
if (isLong && findRedis() === undefined) installOnDebian('redis-server');
const [redisProgram, postgresPrograms] = [findRedis(), findPostgres()];
const areThere = redisProgram !== undefined && postgresPrograms !== undefined;
if (!areThere) console.warn(`Skipped: several nodes. ${howToGetRedis} Postgres is wanted, too.`);

const made = sceneFrom(houseWith({ 'blueprint.title': 'Marmalade' }));
const packed = (brought: unknown): string => gzipSync(JSON.stringify(brought)).toString('base64');

const folder = mkdtempSync(join(tmpdir(), 'proscenium-nodes-'));
let postgres: OwnPostgres;
let redis: Awaited<ReturnType<typeof startRedis>>;
const nodes: ChildProcess[] = [];

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** One node of a house, as an operator starts it. */
async function startNode(): Promise<{ readonly url: string; readonly child: ChildProcess }> {
  const args = ['serve', '--port', '0', '--page', join(folder, 'page')];
  const child = spawn(process.execPath, [await builtProgram('src/cli/entry.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PROSCENIUM_DATABASE_URL: postgres.url,
      PROSCENIUM_REDIS_URL: redis.url,
      PROSCENIUM_SECRET: 'one secret for the whole house',
      PROSCENIUM_DATA: folder,
    },
  });
  nodes.push(child);
  const line = await new Promise<string>((resolve) => createInterface(child.stdout).once('line', resolve));
  return { url: new URL((JSON.parse(line) as { url: string }).url).origin, child };
}

/** Somebody who tries one node after the other until one answers, as a proxy before them would. */
function comeTo(urls: readonly string[], token: string, client: string): Listed {
  let next = 0;
  return joinBy('', token, client, (ends) => socketConnect(urls[next++ % urls.length] ?? '')(ends));
}

const wordsOf = (drama: Listed): string =>
  drama.play.flatMap((fact) => (fact.type === 'word:spoken' ? [fact.text] : [])).join(' ');

describe.skipIf(!areThere)('a house of two nodes, on Postgres and Redis', () => {
  beforeAll(async () => {
    mkdirSync(join(folder, 'page'), { recursive: true });
    writeFileSync(join(folder, 'page', 'index.html'), '<!doctype html>');
    postgres = await startPostgres(postgresPrograms ?? '');
    redis = await startRedis(redisProgram ?? '', await freePort());
  });
  afterAll(async () => {
    for (const child of nodes) child.kill('SIGKILL');
    await redis?.stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('[NODE1] [NODE2] [BRING3] seats people of any node at one evening of a play that was brought, and goes on at the other when its owner is killed in mid-line', async () => {
    const [first, second] = await Promise.all([startNode(), startNode()]);
    // Neither node has this play: it comes with whoever made it, and lies in the log from then on.
    const opened = await bringEvening(first.url, packed({ scene: 'made', play: made, facts: [], seed: '7' }));
    if (!opened.ok) throw new Error(opened.refusal.message);
    const { player } = opened.invitations;
    const anna = comeTo([first.url, second.url], player, 'anna');
    const boris = comeTo([second.url], player, 'boris');
    const acknowledged: string[] = [];
    const say = async (who: Listed, mark: string, more = ''): Promise<void> => {
      const answer = await who.ask({ type: 'line:say', text: `I say ${mark} now. ${more}` });
      expect(answer).toMatchObject({ ok: true });
      acknowledged.push(mark);
    };
    expect(await anna.ask({ type: 'role:take', actor: ada })).toMatchObject({ ok: true });
    expect(await boris.ask({ type: 'role:take', actor: bruno })).toMatchObject({ ok: true });
    await say(boris, 'p1x1');
    await until(anna, () => wordsOf(anna).includes('p1x1'));
    expect(anna.welcome?.title).toBe('Marmalade');
    await say(anna, 'p0x1', 'And nobody hears the end of it tonight.');
    await until(boris, () => wordsOf(boris).includes('p0x1'));

    const killedAt = performance.now();
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    const [heard, seen] = [boris.play.length, anna.play.length];
    await until(boris, () => boris.play.length > heard);
    await until(anna, () => anna.play.length > seen);
    const takenOverMs = Math.round(performance.now() - killedAt);
    // What was being said is said to its end, and no word of it twice.
    await until(boris, () => wordsOf(boris).includes('tonight.'));
    await say(boris, 'p1x2');
    await until(boris, () => wordsOf(boris).includes('p1x2'));
    await until(anna, () => acknowledged.every((mark) => wordsOf(anna).includes(mark)));
    console.log(JSON.stringify({ measure: 'an evening goes on at another node', ms: takenOverMs }));

    const told = [anna, boris].map(({ told: { view }, play }) => ({ view, play }));
    for (const drama of [anna, boris]) drama.dispose();
    second.child.kill('SIGTERM');
    await once(second.child, 'exit');
    const facts = await everyFact();
    const marks = marksIn(facts);
    expect(facts.filter(({ type }) => type === 'play:opened')).toHaveLength(1);
    expect(wordsOf(boris).match(/tonight/g), 'once').toHaveLength(1);
    expect(acknowledged.map((mark) => marks.get(mark))).toEqual(acknowledged.map(() => 1));
    const whole = followed(facts);
    for (const { view, play } of told)
      expect(stableJson(toldOf(view, whole).slice(0, play.length)), view).toBe(stableJson(play));
  });

  it('[NODE3] lets whoever had an evening before write no more, though they do not know it', async () => {
    const [mine, yours] = await Promise.all([openPostgresStore(postgres.url), openPostgresStore(postgres.url)]);
    const { leases } = mine;
    expect(await leases?.take('evening:x', 'a', 60_000)).toBe(1);
    expect(await yours.leases?.take('evening:x', 'b', 60_000), 'it is another’s').toBeUndefined();
    await mine.fence?.('evening:x:0', 1);
    const { log } = await mine.open('evening:x:0');
    await log.append([{ seq: 0 }]);
    await leases?.release('evening:x', 'a');
    expect(await yours.leases?.take('evening:x', 'b', 60_000)).toBe(2);
    await yours.fence?.('evening:x:0', 2);
    await expect(log.append([{ seq: 1 }])).rejects.toMatchObject({ code: 'store/conflict' });
    await expect(mine.fork('evening:x:0', 1, 'evening:x:1')).rejects.toMatchObject({ code: 'store/conflict' });
    await expect(mine.fence?.('evening:x:0', 1)).rejects.toMatchObject({ code: 'store/conflict' });
    const opened = await yours.open('evening:x:0');
    await opened.log.append([{ seq: 1 }]);
    await Promise.all([mine.close(), yours.close()]);
  });
});

async function everyFact(): Promise<readonly Fact[]> {
  const store = await openPostgresStore(postgres.url);
  const facts: Fact[] = [];
  for (const { id } of await store.list()) {
    if (!id.startsWith('evening:') || id.startsWith('evening:x:')) continue;
    for await (const fact of (await store.open(id)).log.read()) facts.push(fact as Fact);
  }
  await store.close();
  return facts;
}
