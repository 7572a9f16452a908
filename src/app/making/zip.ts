import { err, ok, type Result } from '../../kit/result.ts';
import type { SourceFile } from '../../script/source.ts';

/** Why a packed folder is not read. */
export type ZipProblem = 'not-zip' | 'too-big' | 'damaged';

/** More than any play's folder has. */
const most = { files: 400, bytes: 6 * 1024 * 1024 } as const;

const signs = { file: 0x04034b50, listed: 0x02014b50, end: 0x06054b50 } as const;
/** 1 January 1980, where a packed file's calendar begins: the same folder is the same file whenever it is packed. */
const packedDate = 0x0021;
const namesAreUtf8 = 0x0800;

/** Files as one packed folder (ZIP), nothing in it pressed: it is small, and every machine opens it. */
export function zipOf(files: readonly SourceFile[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const [bodies, list]: [Uint8Array[], Uint8Array[]] = [[], []];
  let offset = 0;
  for (const { path, text } of files) {
    const [name, data] = [encoder.encode(path), encoder.encode(text)];
    const about = [20, namesAreUtf8, 0, 0, packedDate] as const;
    const sizes = [crc32(data), data.length, data.length] as const;
    const head = bytesOf([4, signs.file], ...about.map(short), ...sizes.map(long), short(name.length), short(0));
    bodies.push(head, name, data);
    list.push(
      bytesOf([4, signs.listed], short(20), ...about.map(short), ...sizes.map(long), short(name.length), short(0), short(0), short(0), short(0), long(0), long(offset)), // prettier-ignore
      name,
    );
    offset += head.length + name.length + data.length;
  }
  const listLength = list.reduce((sum, { length }) => sum + length, 0);
  const end = bytesOf([4, signs.end], short(0), short(0), short(files.length), short(files.length), long(listLength), long(offset), short(0)); // prettier-ignore
  return joined([...bodies, ...list, end]);
}

/** Whether these bytes begin as a packed folder does. */
const isZip = (bytes: Uint8Array): boolean =>
  bytes.length > 22 && new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true) === signs.file;

/** The text files in a packed folder. It comes from anybody: nothing is unpacked beyond what a play can be. */
export async function unzip(bytes: Uint8Array<ArrayBuffer>): Promise<Result<readonly SourceFile[], ZipProblem>> {
  if (!isZip(bytes)) return err('not-zip');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = endOf(view);
    const count = view.getUint16(end + 10, true);
    if (count > most.files) return err('too-big');
    const files: SourceFile[] = [];
    let at = view.getUint32(end + 16, true);
    let left: number = most.bytes;
    for (let index = 0; index < count; index++) {
      if (view.getUint32(at, true) !== signs.listed) return err('damaged');
      const entry = entryAt(view, at, bytes);
      at = entry.next;
      if (entry.name.endsWith('/')) continue;
      const data = await contentOf(view, bytes, entry, left);
      if (data === undefined) return err('too-big');
      left -= data.length;
      if (crc32(data) !== entry.crc) return err('damaged');
      files.push({ path: entry.name, text: new TextDecoder('utf-8', { fatal: true }).decode(data) });
    }
    return ok(files);
  } catch {
    // Past its end, no text, or not pressed as it says.
    return err('damaged');
  }
}

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly offset: number;
  readonly next: number;
}

function entryAt(view: DataView, at: number, bytes: Uint8Array): Entry {
  const [nameLength, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
  const start = at + 46;
  return {
    name: new TextDecoder().decode(bytes.subarray(start, start + (nameLength ?? 0))),
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    packed: view.getUint32(at + 20, true),
    offset: view.getUint32(at + 42, true),
    next: start + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0),
  };
}

/** The end of the list stands last, before a remark that may be as long as a short says. */
function endOf(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - 0xffff); at--)
    if (view.getUint32(at, true) === signs.end) return at;
  throw new Error('no end');
}

/** What an entry holds; nothing, where that is more than is `left` to be read. */
async function contentOf(
  view: DataView,
  bytes: Uint8Array<ArrayBuffer>,
  { offset, packed, method }: Entry,
  left: number,
): Promise<Uint8Array | undefined> {
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (view.getUint32(offset, true) !== signs.file || start + packed > bytes.length) throw new Error('outside');
  const data = bytes.subarray(start, start + packed);
  if (method === 0) return data.length > left ? undefined : data;
  if (method !== 8) throw new Error('pressed in another way');
  const reader = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joined(parts);
    length += value.length;
    if (length > left) {
      await reader.cancel();
      return undefined;
    }
    parts.push(value);
  }
}

type Field = readonly [bytes: 2 | 4, value: number];
const short = (value: number): Field => [2, value];
const long = (value: number): Field => [4, value];

/** Numbers as bytes, the smallest first. */
function bytesOf(...fields: readonly Field[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The check sum of ZIP and PNG (CRC-32, reflected). */
function crc32(data: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
