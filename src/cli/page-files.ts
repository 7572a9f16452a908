import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { open, realpath, stat, type FileHandle } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants as zlib, gzip } from 'node:zlib';

/** A file that is not in the page's folder, by its path there: a scene of the caller's own, or where the file lies. */
export type OwnFiles = ReadonlyMap<string, { readonly text: string } | { readonly file: string }>;

/** How a body is packed, the tightest first. Made once a file, while somebody waits: so not at the highest quality. */
const packings = {
  br: (bytes: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer): Promise<Buffer> => promisify(gzip)(bytes, { level: 6 }),
} as const;
export type Packing = keyof typeof packings;
export const packingNames = Object.keys(packings) as readonly Packing[];

/** Somewhat to hand out: kept here and perhaps packed, or too much to keep and read while it is sent. */
export type PageFile = KeptFile | StreamedFile;

const mostFileBytes = 64 * 1024 * 1024;
/** A file that would make them more is read anew, piece by piece, each time it is asked for. */
const mostKeptBytes = 128 * 1024 * 1024;

/** The files of a page, by path: those of its folder as they were last read, and those of the caller's own. */
export class PageFiles {
  private readonly kept = new Map<string, { readonly version: string; readonly file: Promise<KeptFile> }>();
  private readonly bytesOf = new Map<string, number>();
  private readonly root: Promise<string>;

  constructor(
    folder: string,
    private readonly own: OwnFiles = new Map(),
  ) {
    this.root = realpath(folder);
    // Told to whoever asks for a file.
    this.root.catch(() => undefined);
  }

  /** Nothing, where there is no such file, or what is there is none: a folder, a pipe, a link that leads out of the folder. */
  async find(path: string): Promise<PageFile | undefined> {
    const own = this.own.get(path);
    if (own && 'text' in own) return this.keep(path, own.text, own.text.length, async () => Buffer.from(own.text));
    const place = own ? await realpath(own.file).catch(() => undefined) : await this.placeOf(path);
    if (place === undefined) return undefined;
    // The date is not enough: all files of a package carry the same, and a copy keeps that of its original.
    const found = await stat(place, { bigint: true }).catch(() => undefined);
    if (!found?.isFile() || found.size > mostFileBytes) return undefined;
    const { dev, ino, size, mtimeNs, ctimeNs } = found;
    const version = [dev, ino, size, mtimeNs, ctimeNs].join(' ');
    if (this.hasRoomFor(path, Number(size))) return this.keep(path, version, Number(size), () => readPlain(place));
    const handle = await openPlain(place);
    return handle && new StreamedFile(handle, Number(size), version);
  }

  private async placeOf(path: string): Promise<string | undefined> {
    const root = await this.root;
    const place = await realpath(join(root, path)).catch(() => undefined);
    return place?.startsWith(root + sep) ? place : undefined;
  }

  private hasRoomFor(path: string, bytes: number): boolean {
    let others = 0;
    for (const [each, size] of this.bytesOf) if (each !== path) others += size;
    return others + bytes <= mostKeptBytes;
  }

  /** Read once, however many ask for it at the same time. */
  private keep(path: string, version: string, bytes: number, read: () => Promise<Buffer>): Promise<KeptFile> {
    const known = this.kept.get(path);
    if (known?.version === version) return known.file;
    const file = read().then((body) => new KeptFile(body));
    this.kept.set(path, { version, file });
    this.bytesOf.set(path, bytes);
    file.catch(() => {
      this.kept.delete(path);
      this.bytesOf.delete(path);
    });
    return file;
  }
}

class KeptFile {
  /** Of the content. Weak, because the packed forms share it. */
  readonly tag: string;
  private readonly forms = new Map<Packing, Promise<Buffer>>();

  constructor(readonly bytes: Buffer) {
    this.tag = weakTag(bytes);
  }

  packed(packing: Packing): Promise<Buffer> {
    const form = this.forms.get(packing) ?? packings[packing](this.bytes);
    this.forms.set(packing, form);
    form.catch(() => this.forms.delete(packing));
    return form;
  }
}

export class StreamedFile {
  readonly tag: string;

  constructor(
    private readonly handle: FileHandle,
    readonly length: number,
    version: string,
  ) {
    this.tag = weakTag(version);
  }

  /** Reads as fast as it is taken, and closes the file. */
  read(): Readable {
    return this.handle.createReadStream({ end: Math.max(0, this.length - 1) });
  }

  close(): Promise<void> {
    return this.handle.close();
  }
}

const weakTag = (content: Buffer | string): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** Opened without waiting: what became a pipe since it was looked at would wait for a writer for ever. */
async function openPlain(place: string): Promise<FileHandle | undefined> {
  const handle = await open(place, constants.O_RDONLY | constants.O_NONBLOCK);
  if ((await handle.stat()).isFile()) return handle;
  await handle.close();
  return undefined;
}

async function readPlain(place: string): Promise<Buffer> {
  const handle = await openPlain(place);
  if (!handle) throw new Error(`${place} is no plain file any more`);
  try {
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}
