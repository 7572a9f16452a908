import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { createPageServer, pathIn } from '../../src/cli/page-server.ts';
import { textIo } from '../doubles/text-io.ts';

const folder = mkdtempSync(join(tmpdir(), 'page-'));
const long = 'export const stage = 1;\n'.repeat(400);
let server: Server;
let origin: string;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(folder, 'assets', 'stage-abc.js'), long);
  writeFileSync(join(folder, '.secret'), 'no');
  server = createPageServer({ folder, own: new Map([['scenes/mine/scene.json', '{"own":true}']]) });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
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
    expect(script.headers.get('content-encoding')).toBe('gzip');
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(await script.text()).toBe(long);
    expect(await (await fetch(`${origin}/scenes/mine/scene.json`)).json()).toEqual({ own: true });
    expect(await (await fetch(`${origin}/health`)).json()).toEqual({ ok: true });
  });

  it('hands out nothing else, and takes nothing', async () => {
    expect((await fetch(`${origin}/nowhere.js`)).status).toBe(404);
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

  it('says what to do where there is no page, no such scene, or no such port', async () => {
    const missing = await run('--page', join(folder, 'nowhere'));
    expect([missing.code, missing.stderr]).toEqual([2, expect.stringContaining('npm run build:page')]);
    const unknown = await run('--page', folder, '--scene', join(folder, 'no-scene'));
    expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining('there is no such file')]);
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as AddressInfo;
    const busy = await run('--page', folder, '--port', String(port));
    taken.close();
    expect([busy.code, busy.stderr]).toEqual([1, expect.stringContaining(`port ${port} is taken`)]);
  });
});
