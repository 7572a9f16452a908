import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { createPageServer } from '../../src/cli/page-server.ts';
import { textIo } from '../doubles/text-io.ts';

const folder = mkdtempSync(join(tmpdir(), 'page-'));
const outside = mkdtempSync(join(tmpdir(), 'outside-'));
const mebibyte = 1024 * 1024;
const servers: Server[] = [];
const patient = { idleMs: 60_000, answerMs: 600_000, connections: 100 };

beforeAll(() => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'assets', 'telephone-worker-Ab_1-x.js'), '1;');
  writeFileSync(join(folder, 'assets', 'sculptor-worker-Ab_1-x.js'), '1;');
  writeFileSync(join(folder, 'assets', 'in-page-worker-Ab_1-x.js'), '1;');
  writeFileSync(join(folder, 'large.jpg'), Buffer.alloc(8 * mebibyte));
  writeFileSync(join(outside, 'secret.json'), '{"secret":true}');
  symlinkSync(join(outside, 'secret.json'), join(folder, 'linked.json'));
  symlinkSync(outside, join(folder, 'linked'));
  symlinkSync('index.html', join(folder, 'again.html'));
  execFileSync('mkfifo', [join(folder, 'pipe.json')]);
  symlinkSync('pipe.json', join(folder, 'linked-pipe.json'));
});
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});
afterAll(() => {
  for (const each of [folder, outside]) rmSync(each, { recursive: true, force: true });
});

type Options = Omit<Parameters<typeof createPageServer>[0], 'folder'>;

async function serving(options: Options = {}): Promise<number> {
  const server = createPageServer({ folder, ...options });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

interface Reply {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

function ask(port: number, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, headers, host: '127.0.0.1', agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

describe('a stranger at the page server', () => {
  it.each([
    ['a link out of the folder', '/linked.json', 404],
    ['a folder that is a link out of it', '/linked/secret.json', 404],
    ['a pipe', '/pipe.json', 404],
    ['a link to a pipe', '/linked-pipe.json', 404],
    ['a link that stays inside', '/again.html', 200],
  ])('who asks for %s', async (_, path, status) => {
    expect((await ask(await serving(), path)).status).toBe(status);
  });

  it.each([
    ['127.0.0.1:5173', 200],
    ['localhost', 200],
    ['LOCALHOST:80', 200],
    ['play.localhost:5173', 200],
    ['[::1]:5173', 200],
    ['192.168.1.5:5173', 200],
    ['stage.example.org', 200],
    ['evil.example:5173', 421],
    ['127.0.0.1.evil.example', 421],
    ['localhost.evil.example', 421],
    ['[::1].evil.example', 421],
    ['evil.example#.localhost/', 421],
  ])('who calls the house “%s” gets %i', async (host, status) => {
    const reply = await ask(await serving({ names: ['stage.example.org'] }), '/index.html', { Host: host });
    expect([reply.status, reply.body.includes('doctype')]).toEqual([status, status === 200]);
  });

  it('gets what a file holds now, though its size and date are those of before', async () => {
    const port = await serving();
    const file = join(folder, 'bill.json');
    const when = new Date(1985, 9, 26);
    const read = async (): Promise<string> =>
      gunzipSync((await ask(port, '/bill.json', { 'Accept-Encoding': 'gzip' })).body).toString();
    for (const night of ['one', 'two']) {
      writeFileSync(file, JSON.stringify({ night }).repeat(200));
      utimesSync(file, when, when);
      expect(await read()).toContain(night);
    }
  });

  it('who asks and does not read is cut off, and costs no more than the file itself', async () => {
    const port = await serving({ patience: { ...patient, idleMs: 2000, connections: 100 } });
    const letGo: Promise<unknown>[] = [];
    servers[0]?.on('connection', (socket) => letGo.push(once(socket, 'close')));
    const before = process.memoryUsage().arrayBuffers;
    const strangers = await Promise.all(
      Array.from({ length: 60 }, async () => {
        const socket = connect({
          port,
          host: '127.0.0.1',
          onread: { buffer: Buffer.alloc(512), callback: () => false },
        });
        socket.write('GET /large.jpg HTTP/1.1\r\nHost: localhost\r\n\r\n');
        socket.on('error', () => undefined);
        await once(socket, 'connect');
        return socket;
      }),
    );
    // Answered in turn: whoever asked before this has been read for.
    await ask(port, '/large.jpg');
    expect((process.memoryUsage().arrayBuffers - before) / mebibyte).toBeLessThan(8 * 6);
    await Promise.all(letGo);
    for (const socket of strangers) socket.destroy();
  });

  it('one too many is not let in', async () => {
    const port = await serving({ patience: { ...patient, connections: 3 } });
    const inside = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const socket = connect(port, '127.0.0.1');
        socket.write('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n');
        await once(socket, 'data');
        return socket;
      }),
    );
    await expect(ask(port, '/health')).rejects.toThrow();
    for (const socket of inside) socket.destroy();
  });

  it('starts no script elsewhere, frames nothing and calls nobody: the policy comes with every file', async () => {
    const port = await serving({ endpoints: ['https://models.example.org'] });
    const policyOf = async (path: string): Promise<string> =>
      String((await ask(port, path)).headers['content-security-policy']);
    const html = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
    const inHead = /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(html)?.[1];
    expect(await policyOf('/')).toBe(`${inHead}; frame-ancestors 'none'`);
    expect(await policyOf('/assets/sculptor-worker-Ab_1-x.js')).toBe(`${inHead}; frame-ancestors 'none'`);
    const telephone = await policyOf('/assets/telephone-worker-Ab_1-x.js');
    expect(telephone).toContain("default-src 'none'; script-src 'self'; connect-src http://127.0.0.1:*");
    expect(telephone).toContain('https://models.example.org');
    // A model in the page fetches its weights where such weights are, and runs no script from there.
    const inPage = await policyOf('/assets/in-page-worker-Ab_1-x.js');
    expect(inPage).toContain("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'");
    expect(inPage).toContain(' https://huggingface.co ');
    for (const policy of [telephone, inPage]) expect(policy).not.toMatch(/ https?:(;| |$)|\*(;| |$)(?<!:\*.)/);
  });

  it.each([
    ['--port', '80.5'],
    ['--port', '-1'],
    ['--port', '65536'],
    ['--port', '0x50'],
    ['--endpoint', 'javascript:alert(1)'],
    ['--endpoint', 'models.example.org'],
    ['--endpoint', "https://x';script-src *"],
    ['--voices', join(folder, 'pipe.json')],
    ['--page', outside],
  ])('who starts it with %s %s is told what is wrong', async (...words) => {
    const io = textIo();
    const page = words[0] === '--page' ? [] : ['--page', folder];
    expect(await main(['serve', ...page, ...words], io)).toBe(2);
    expect(io.written.stderr).toContain('proscenium:');
  });
});
