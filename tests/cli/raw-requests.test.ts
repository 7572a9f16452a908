import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createPageServer } from '../../src/cli/page-server.ts';
import { doubtful, elsewhere, methods, traversals } from './raw-requests.data.ts';

const root = mkdtempSync(join(tmpdir(), 'raw-'));
const folder = join(root, 'page');
mkdirSync(join(folder, 'assets'), { recursive: true });
writeFileSync(join(folder, 'index.html'), '<!doctype html>');
writeFileSync(join(folder, 'behind.json'), '"smuggled"');
writeFileSync(join(folder, 'large.jpg'), Buffer.alloc(24 * 1024 * 1024));
writeFileSync(join(root, 'secret.json'), '"secret"');
afterAll(() => rmSync(root, { recursive: true, force: true }));

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serving(patience = { idleMs: 60_000, answerMs: 60_000, connections: 100 }): Promise<number> {
  const server = createPageServer({ folder, patience });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Everything that came, once the server has closed the line. */
async function answerTo(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let got = '';
  socket.on('data', (bytes) => (got += bytes.toString('latin1')));
  socket.on('error', () => undefined);
  socket.write(request, 'latin1');
  await once(socket, 'close');
  return got;
}

const last = 'Connection: close\r\n\r\n';
const statuses = (answer: string): number[] =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status));

describe('bytes on the wire', () => {
  it.each(Object.entries(doubtful))('smuggle nothing by %s', async (_, request) => {
    const answer = await answerTo(await serving(), request);
    expect(answer).not.toContain('smuggled');
    expect(answer).toMatch(/^HTTP\/1\.1 (100 Continue\r\n\r\nHTTP\/1\.1 405|200|400|405|413)/);
  });

  it.each(Object.entries(elsewhere))('call the house by %s', async (_, [request, status]) => {
    expect(statuses(await answerTo(await serving(), request))).toEqual(status === undefined ? [] : [status]);
  });

  it.each(methods)('only ask and never %s', async (method) => {
    const answer = await answerTo(await serving(), `${method} /index.html HTTP/1.1\r\nHost: localhost\r\n${last}`);
    expect(answer).toMatch(/^HTTP\/1\.1 40[05]/);
    expect(answer).not.toContain('doctype');
  });

  it(`lead out of the folder by none of ${traversals.length} ways`, async () => {
    expect(traversals.length).toBeGreaterThanOrEqual(50);
    const port = await serving();
    const wrong: string[] = [];
    for (const path of traversals) {
      const request = `GET ${Buffer.from(path, 'utf8').toString('latin1')} HTTP/1.1\r\nHost: localhost\r\n${last}`;
      const answer = await answerTo(port, request);
      if (!/^HTTP\/1\.1 40[04]/.test(answer) || /"secret"|root:/.test(answer)) wrong.push(`${path}: ${answer}`);
    }
    expect(wrong).toEqual([]);
  });
});

/** Goes on sending a byte at a time for as long as it is listened to, and says in the end how many it was. */
async function drip(socket: Socket, begin: string, byte: string, everyMs: number): Promise<number> {
  let sent = 0;
  socket.on('error', () => undefined);
  socket.write(begin);
  const dripping = setInterval(() => {
    sent++;
    socket.write(byte);
  }, everyMs);
  await once(socket.resume(), 'close');
  clearInterval(dripping);
  return sent;
}

describe('somebody slow', () => {
  // They are never idle: a byte comes ten times as often as it would have to. Server and strangers go by the same loop's timers.
  const hasty = { idleMs: 500, answerMs: 60_000, connections: 100 };
  it.each([
    ['whose first line never ends', 'GET /', 'a'],
    ['whose headers never end', 'GET / HTTP/1.1\r\nHost: localhost\r\nX: ', 'a'],
    ['whose body never comes', 'GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999\r\n\r\n', 'a'],
    [
      'whose pieces never end',
      'POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n',
      '1\r\na\r\n',
    ],
  ])('%s is let go, all forty of them', async (_, begin, byte) => {
    const port = await serving(hasty);
    const sockets = Array.from({ length: 40 }, () => connect(port, '127.0.0.1'));
    const sent = await Promise.all(sockets.map((socket) => drip(socket, begin, byte, 50)));
    expect(Math.max(...sent)).toBeLessThan(400);
  });

  it('who reads a large file letter by letter is let go', async () => {
    const port = await serving({ idleMs: 60_000, answerMs: 300, connections: 100 });
    let cut: Promise<unknown> | undefined;
    servers[0]?.on('connection', (socket) => {
      cut = once(socket, 'close');
    });
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('GET /large.jpg HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(socket, 'readable');
    const reading = setInterval(() => void socket.read(1), 10);
    await cut;
    clearInterval(reading);
    socket.destroy();
  });

  it('leaves room for others', async () => {
    const port = await serving({ idleMs: 60_000, answerMs: 60_000, connections: 41 });
    const sockets = Array.from({ length: 40 }, () => connect(port, '127.0.0.1'));
    const dripped = sockets.map((socket) => drip(socket, 'GET /', 'a', 50));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    const answer = await answerTo(port, `GET /health HTTP/1.1\r\nHost: localhost\r\n${last}`);
    expect(answer).toContain('{"ok":true}');
    for (const socket of sockets) socket.destroy();
    await Promise.all(dripped);
  });
});
