import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import type { BuiltFiles } from './build.ts';

/** The built page on a server of its own: real sockets, so that workers, origins and policies are what they are on any site. */
export interface BuiltSite {
  readonly address: string;
  /** Everything it was asked for, in order. */
  readonly asked: readonly AskedFile[];
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
  '.css': 'text/css',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};

export const contentTypeOf = (path: string): string => contentTypes[extname(path)] ?? 'application/octet-stream';

/** `headers` go with every file. */
export async function builtSite(files: BuiltFiles, headers: Readonly<Record<string, string>> = {}): Promise<BuiltSite> {
  const asked: AskedFile[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://site');
    const path = url.pathname.slice(1) || 'index.html';
    asked.push({ path, query: url.search, headers: request.headers });
    const body = files.get(path);
    response.writeHead(body === undefined ? 404 : 200, { ...headers, 'Content-Type': contentTypeOf(path) });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    asked,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
