import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { extname, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PageFiles, packingNames, StreamedFile, type OwnFiles, type PageFile, type Packing } from './page-files.ts';
import { framedBy, policyFor } from './page-policy.ts';

interface PageServerOptions {
  /** The built page. */
  readonly folder: string;
  readonly own?: OwnFiles;
  /** Names this server answers to, beside addresses in numbers and `localhost`. */
  readonly names?: readonly string[];
  /** Origins of models that the page's telephone may call, beside those everybody knows. */
  readonly endpoints?: readonly string[];
  /** What is answered at other paths than those of files. */
  readonly answers?: Readonly<Record<string, () => PageAnswer | Promise<PageAnswer>>>;
  /** Asked before the files are: whether it answers a request itself. Only requests that call this server by its name come here. */
  readonly door?: (request: IncomingMessage, response: ServerResponse, path: string) => boolean;
  /** What the health endpoint tells beside that all is well. */
  readonly health?: () => Readonly<Record<string, unknown>>;
  /** Told of a request that broke the server; its sender is only told that it did. */
  readonly onFault?: (error: unknown, path: string) => void;
  readonly patience?: Patience;
}

/** An answer that is no file. */
export interface PageAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

interface Patience {
  /** How long nothing may pass before a connection is cut, and how long a request may take to arrive. */
  readonly idleMs: number;
  /** How long an answer may take to be read to its end. */
  readonly answerMs: number;
  readonly connections: number;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** On every answer, beside the Content-Security-Policy. */
export const usualHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

/** A browser asks on six connections at a time. Whoever reads nothing for so long has gone, or means harm. */
export const usualPatience: Patience = { idleMs: 30_000, answerMs: 600_000, connections: 512 };
const leastPackedBytes = 1024;
/** Pictures and fonts are packed already; what has no type of its own are bodies, which are not. */
const worthPacking = /text|json|javascript|wasm|svg|octet-stream/;

/** Hands out the built page and nothing else: no listing, no way out of its folder, nothing to send to it. */
export function createPageServer(options: PageServerOptions): Server {
  const files = new PageFiles(options.folder, options.own);
  const { idleMs, answerMs, connections } = options.patience ?? usualPatience;
  // A request that comes letter by letter is never idle: it is looked for twice in that time.
  const arriving = { requestTimeout: idleMs, headersTimeout: idleMs, connectionsCheckingInterval: idleMs / 2 };
  const server = createServer(arriving, (request, response) => {
    const late = setTimeout(() => response.destroy(), answerMs);
    response.once('close', () => clearTimeout(late));
    answer(request, response, files, options).catch((error: unknown) => {
      if (response.destroyed) return;
      options.onFault?.(error, request.url ?? '/');
      if (response.headersSent) return response.destroy();
      response.writeHead(500, usualHeaders);
      response.end();
    });
  });
  server.maxConnections = connections;
  // Counts from the last byte that got through, in either direction.
  server.setTimeout(idleMs);
  return server;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  files: PageFiles,
  { health, names = [], endpoints, answers = {}, door }: PageServerOptions,
): Promise<void> {
  // What comes behind a request that brings something along belongs to it: nothing is read of it as a request of its own.
  if (bringsBody(request)) response.shouldKeepAlive = false;
  const send = (status: number, headers: Readonly<Record<string, string>>, body: Buffer | string): void => {
    response.writeHead(status, { ...usualHeaders, 'Content-Length': Buffer.byteLength(body), ...headers });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  const say = (status: number, text: string, headers = {}): void =>
    send(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers }, text);
  if (!namesIn(request).every((name) => isOurName(name, names)))
    return say(421, 'This house does not go by that name: see --allow-host.');
  const path = pathIn(request.url ?? '/');
  if (path !== undefined && door?.(request, response, path)) return;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return say(405, 'This house only hands things out.', { Allow: 'GET, HEAD' });
  }
  if (path === undefined) return say(400, 'That is no path.');
  if (path === 'health') {
    const headers = { 'Content-Type': contentTypes['.json'] ?? '', 'Cache-Control': 'no-store' };
    return send(200, headers, JSON.stringify({ ok: true, ...health?.() }));
  }
  const own = Object.hasOwn(answers, path) ? await answers[path]?.() : undefined;
  if (own) return send(own.status, { 'Content-Type': own.type, 'Cache-Control': 'no-store' }, own.body);
  const file = await files.find(path);
  if (!file) return say(404, 'There is no such thing here.');
  await hand(request, response, file, {
    'Content-Type': contentTypes[extname(path)] ?? 'application/octet-stream',
    'Content-Security-Policy': policyFor(path, endpoints),
    'X-Frame-Options': framedBy(path),
    // What is built has its hash in its name; everything else may change, and is asked for again by its tag.
    'Cache-Control': path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: file.tag,
    Vary: 'Accept-Encoding',
  });
}

/** Sends a file, packed where that is worth it; only its heading, where the rest is not wanted. */
async function hand(
  request: IncomingMessage,
  response: ServerResponse,
  file: PageFile,
  headers: Readonly<Record<'Content-Type', string>> & Readonly<Record<string, string>>,
): Promise<void> {
  const isKnown = asksFor(request.headers['if-none-match'], file.tag);
  const begin = (more: Readonly<Record<string, string | number>>): boolean => {
    response.writeHead(isKnown ? 304 : 200, { ...usualHeaders, ...headers, ...(isKnown ? {} : more) });
    return !isKnown && request.method !== 'HEAD';
  };
  if (file instanceof StreamedFile) {
    if (begin({ 'Content-Length': file.length })) return pipeline(file.read(), response);
    response.end();
    return file.close();
  }
  const isWorthIt = file.bytes.length >= leastPackedBytes && worthPacking.test(headers['Content-Type']);
  const packing = isWorthIt && !isKnown ? packingFor(request.headers['accept-encoding']) : undefined;
  const body = packing ? await file.packed(packing) : file.bytes;
  const isWanted = begin({ 'Content-Length': body.length, ...(packing ? { 'Content-Encoding': packing } : {}) });
  response.end(isWanted ? body : undefined);
}

const bringsBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/** Everything a request calls this server by: a proxy before it may have gone by another of them than we do. */
function namesIn({ headersDistinct, url = '/' }: IncomingMessage): readonly string[] {
  const called = headersDistinct['host'] ?? [''];
  return url.startsWith('/') || !URL.canParse(url) ? called : [...called, new URL(url).host];
}

/**
 * Whether a request means this server. A page of another site can have its own name lead here (DNS rebinding) and would then
 * read what it gets; an address in numbers leads nowhere else.
 */
function isOurName(host: string, names: readonly string[]): boolean {
  const name = host.replace(/:\d*$/, '').toLowerCase();
  const bare = name.replace(/^\[(.*)\]$/, '$1');
  return isIP(bare) !== 0 || name === 'localhost' || name.endsWith('.localhost') || names.includes(name);
}

/**
 * A page of this house may connect, or of a site it names, and a program that is no page: it has no origin, and no cookie of
 * ours to misuse.
 */
export function isWelcome(
  origin: string | undefined,
  called: string | undefined,
  { names, origins = [] }: { readonly names: readonly string[]; readonly origins?: readonly string[] },
): boolean {
  if (called === undefined || !isOurName(called, names)) return false;
  if (origin === undefined || origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === called;
}

const asksFor = (tags: string | undefined, tag: string): boolean =>
  (tags ?? '').split(',').some((each) => each.trim() === tag);

/** The tightest packing a browser takes; `br;q=0` is a refusal. */
function packingFor(accepted: string | string[] | undefined): Packing | undefined {
  const taken = String(accepted ?? '')
    .split(',')
    .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
    .map((each) => each.split(';')[0]?.trim());
  return packingNames.find((name) => taken.includes(name));
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
