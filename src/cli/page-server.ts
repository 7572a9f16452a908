import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A file that is not in the page's folder, by its path there: a scene of the caller's own, or where the file lies. */
export type OwnFiles = ReadonlyMap<string, { readonly text: string } | { readonly file: string }>;

interface PageServerOptions {
  /** The built page. */
  readonly folder: string;
  readonly own?: OwnFiles;
  /** What the health endpoint tells beside that all is well. */
  readonly health?: () => Readonly<Record<string, unknown>>;
  /** Told of a request that broke the server; its sender is only told that it did. */
  readonly onFault?: (error: unknown, path: string) => void;
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

const mostFileBytes = 64 * 1024 * 1024;
/** A file that would make them more is read and packed anew each time it is asked for. */
const mostKeptBytes = 192 * 1024 * 1024;
const leastPackedBytes = 1024;
/** Pictures and fonts are packed already; what has no type of its own are bodies, which are not. */
const worthPacking = /text|json|javascript|wasm|svg|octet-stream/;

/** How a body is packed, the tightest first. Made once a file, while somebody waits: so not at the highest quality. */
const packings = {
  br: (bytes: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer): Promise<Buffer> => promisify(gzip)(bytes, { level: 6 }),
} as const;
type Packing = keyof typeof packings;

/** Hands out the built page and nothing else: no listing, no way out of its folder, nothing to send to it. */
export function createPageServer(options: PageServerOptions): Server {
  const files = new KeptFiles(options);
  return createServer((request, response) => {
    answer(request, response, files, options).catch((error: unknown) => {
      options.onFault?.(error, request.url ?? '/');
      if (!response.headersSent) response.writeHead(500, usual);
      response.end();
    });
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  files: KeptFiles,
  { health }: PageServerOptions,
): Promise<void> {
  const send = (status: number, headers: Readonly<Record<string, string>>, body: Buffer | string): void => {
    response.writeHead(status, { ...usual, 'Content-Length': Buffer.byteLength(body), ...headers });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  const say = (status: number, text: string, headers = {}): void =>
    send(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers }, text);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return say(405, 'This house only hands things out.', { Allow: 'GET, HEAD' });
  }
  const path = pathIn(request.url ?? '/');
  if (path === undefined) return say(400, 'That is no path.');
  if (path === 'health') {
    const headers = { 'Content-Type': contentTypes['.json'] ?? '', 'Cache-Control': 'no-store' };
    return send(200, headers, JSON.stringify({ ok: true, ...health?.() }));
  }
  const file = await files.find(path);
  if (!file) return say(404, 'There is no such thing here.');
  const type = contentTypes[extname(path)] ?? 'application/octet-stream';
  const caching = {
    // What is built has its hash in its name; everything else may change, and is asked for again by its tag.
    'Cache-Control': path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: file.tag,
    Vary: 'Accept-Encoding',
  };
  if (asksFor(request.headers['if-none-match'], file.tag)) {
    response.writeHead(304, { ...usual, ...caching });
    response.end();
    return;
  }
  const isWorthIt = file.bytes.length >= leastPackedBytes && worthPacking.test(type);
  const packing = isWorthIt ? packingFor(request.headers['accept-encoding']) : undefined;
  const encoding = packing ? { 'Content-Encoding': packing } : {};
  send(200, { 'Content-Type': type, ...caching, ...encoding }, packing ? await file.packed(packing) : file.bytes);
}

const asksFor = (tags: string | undefined, tag: string): boolean =>
  (tags ?? '').split(',').some((each) => each.trim() === tag);

/** The tightest packing a browser takes; `br;q=0` is a refusal. */
function packingFor(accepted: string | string[] | undefined): Packing | undefined {
  const taken = String(accepted ?? '')
    .split(',')
    .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
    .map((each) => each.split(';')[0]?.trim());
  return (Object.keys(packings) as Packing[]).find((name) => taken.includes(name));
}

/** The files of the page as they were last read, by path. */
class KeptFiles {
  private readonly kept = new Map<string, { readonly version: string; readonly file: KeptFile }>();
  private keptBytes = 0;

  constructor(private readonly options: Pick<PageServerOptions, 'folder' | 'own'>) {}

  async find(path: string): Promise<KeptFile | undefined> {
    const own = this.options.own?.get(path);
    if (own && 'text' in own) return this.keep(path, 'own', () => Promise.resolve(Buffer.from(own.text)));
    const place = own?.file ?? join(this.options.folder, path);
    const found = await stat(place).catch(() => undefined);
    if (!found?.isFile() || found.size > mostFileBytes) return undefined;
    return this.keep(path, `${found.mtimeMs} ${found.size}`, () => readFile(place));
  }

  private async keep(path: string, version: string, read: () => Promise<Buffer>): Promise<KeptFile> {
    const known = this.kept.get(path);
    if (known?.version === version) return known.file;
    const file = new KeptFile(await read());
    const bytes = this.keptBytes + file.bytes.length - (known?.file.bytes.length ?? 0);
    if (bytes > mostKeptBytes) return file;
    this.keptBytes = bytes;
    this.kept.set(path, { version, file });
    return file;
  }
}

class KeptFile {
  /** Of the content: files of a package all carry the same date. Weak, because the packed forms share it. */
  readonly tag: string;
  private readonly forms = new Map<Packing, Promise<Buffer>>();

  constructor(readonly bytes: Buffer) {
    this.tag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  }

  packed(packing: Packing): Promise<Buffer> {
    const form = this.forms.get(packing) ?? packings[packing](this.bytes);
    this.forms.set(packing, form);
    return form;
  }
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
