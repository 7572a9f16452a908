import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** A file that is not in the page's folder, by its path there: a scene of somebody's own, a playbill with it. */
export type OwnFiles = ReadonlyMap<string, string>;

export interface PageServerOptions {
  /** The built page. */
  readonly folder: string;
  readonly own?: OwnFiles;
  /** What the health endpoint tells beside that all is well. */
  readonly health?: () => Readonly<Record<string, unknown>>;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.wasm': 'application/wasm',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** On every answer. What the page itself may do stands in its own head, as a Content-Security-Policy. */
const usual = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

const worthPacking = 2048;
const pack = promisify(gzip);

/** Hands out the built page and nothing else: no listing, no way out of its folder, nothing to send to it. */
export function createPageServer(options: PageServerOptions): Server {
  const packed = new Map<string, Promise<Buffer>>();
  return createServer((request, response) => {
    answer(request, response, options, packed).catch(() => {
      if (!response.headersSent) response.writeHead(500, usual);
      response.end();
    });
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, own, health }: PageServerOptions,
  packed: Map<string, Promise<Buffer>>,
): Promise<void> {
  const say = (status: number, text: string): void => {
    response.writeHead(status, { ...usual, 'Content-Type': 'text/plain; charset=utf-8' });
    response.end(request.method === 'HEAD' ? undefined : text);
  };
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return say(405, 'This house only hands things out.');
  }
  const path = pathIn(request.url ?? '/');
  if (path === undefined) return say(400, 'That is no path.');
  if (path === 'health') {
    response.writeHead(200, { ...usual, 'Content-Type': contentTypes['.json'], 'Cache-Control': 'no-store' });
    response.end(JSON.stringify({ ok: true, ...health?.() }));
    return;
  }
  const given = own?.get(path);
  const body = given === undefined ? await fileAt(join(folder, path)) : Buffer.from(given);
  if (!body) return say(404, 'There is no such thing here.');
  const headers: Record<string, string> = {
    ...usual,
    'Content-Type': contentTypes[extname(path)] ?? 'application/octet-stream',
    // What is built has its hash in its name; all else may be another tomorrow.
    'Cache-Control': path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
  };
  const isPacked =
    body.length > worthPacking &&
    /text|json|javascript|wasm/.test(headers['Content-Type'] ?? '') &&
    /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  if (isPacked) {
    const known = packed.get(path) ?? pack(body, { level: 6 });
    packed.set(path, known);
    headers['Content-Encoding'] = 'gzip';
    send(request, response, headers, await known);
  } else send(request, response, headers, body);
}

function send(
  { method }: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): void {
  response.writeHead(200, { ...headers, 'Content-Length': body.length });
  response.end(method === 'HEAD' ? undefined : body);
}

/** A request's path inside the folder; undefined when it is none, or leads out of it. */
export function pathIn(url: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(new URL(url, 'http://page').pathname);
  } catch {
    return undefined;
  }
  if (path.includes('\0') || path.includes('\\')) return undefined;
  const inside = normalize(path).split(sep).join('/').replace(/^\/+/, '');
  if (inside.split('/').some((part) => part === '..' || part.startsWith('.'))) return undefined;
  return inside === '' || inside.endsWith('/') ? `${inside}index.html` : inside;
}

const fileAt = (path: string): Promise<Buffer | undefined> => readFile(path).catch(() => undefined);
