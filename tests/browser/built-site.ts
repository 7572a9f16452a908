import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import type { BuiltFiles } from './build.ts';

/** The built page on a server of its own: real sockets, so that workers, origins and policies are what they are on any site. */
export interface BuiltSite {
  readonly address: string;
  /** Everything it was asked for, in order. */
  readonly asked: readonly AskedFile[];
  /** From now on it hands out these. */
  show(files: BuiltFiles): void;
  close(): Promise<void>;
}

export interface AskedFile {
  readonly path: string;
  readonly query: string;
  readonly headers: IncomingHttpHeaders;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};

const contentTypeOf = (path: string): string => contentTypes[extname(path)] ?? 'application/octet-stream';

/** What is built has its content in its name: a browser asks for it once and keeps what it compiled. */
const lasting = { 'Cache-Control': 'public, max-age=86400, immutable' };

/** `headers` go with every file. */
export async function builtSite(built: BuiltFiles, headers: Readonly<Record<string, string>> = {}): Promise<BuiltSite> {
  let files = built;
  const asked: AskedFile[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://site');
    const path = url.pathname.slice(1) || 'index.html';
    asked.push({ path, query: url.search, headers: request.headers });
    const body = files.get(path);
    response.writeHead(body === undefined ? 404 : 200, {
      ...headers,
      ...(path.startsWith('assets/') ? lasting : {}),
      'Content-Type': contentTypeOf(path),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    asked,
    show(others) {
      files = others;
    },
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
