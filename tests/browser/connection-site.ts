import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { build } from 'vite';

/** A page of our own, served as a site serves it, under the policy of the real index.html. */
export interface ConnectionSite {
  readonly address: string;
  close(): Promise<void>;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** The policy every visitor of the real page is under. */
export function pagePolicy(): string {
  const html = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
  const policy = /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(html)?.[1];
  if (policy === undefined) throw new Error('index.html has no Content-Security-Policy any more.');
  return policy;
}

export interface SiteOptions {
  /** The TypeScript file the page is made of. */
  readonly entry: string;
  /** Sent with every file, as some hosts do: then a worker is under it as well. */
  readonly policyOfTheHost?: string;
}

/** Real sockets: what a browser lets a page call depends on where the page came from. */
export async function connectionSite({ entry, policyOfTheHost }: SiteOptions): Promise<ConnectionSite> {
  const files = await builtFrom(entry);
  const styles = [...files.keys()].filter((path) => path.endsWith('.css'));
  files.set(
    'index.html',
    `<!doctype html><html lang="en"><head><title>connection</title><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="Content-Security-Policy" content="${pagePolicy()}">${styles.map((path) => `<link rel="stylesheet" href="/${path}">`).join('')}</head><body><script type="module" src="/entry.js"></script></body></html>`,
  );
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').slice(1).split('?')[0] || 'index.html';
    const body = files.get(path);
    const contentType = contentTypes[extname(path)] ?? 'application/octet-stream';
    if (policyOfTheHost !== undefined) response.setHeader('Content-Security-Policy', policyOfTheHost);
    response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': contentType });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function builtFrom(entry: string): Promise<Map<string, string | Uint8Array>> {
  const output = await build({
    configFile: false,
    publicDir: false,
    base: './',
    logLevel: 'error',
    worker: { format: 'es' },
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: entry, output: { entryFileNames: 'entry.js' } },
    },
  });
  const parts = [output].flat().flatMap((result) => ('output' in result ? result.output : []));
  return new Map(parts.map((part) => [part.fileName, part.type === 'chunk' ? part.code : part.source]));
}
