import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { loadHavok } from '../../../../plugin/stage/physics/load-havok.ts';
import type { Havok } from '../../../../plugin/stage/physics/physical-space.ts';

let opened: Promise<Havok> | undefined;

/** The real Havok, once for a test file: in Node it must be handed its own wasm. */
export const openHavok = (): Promise<Havok> =>
  (opened ??= loadHavok({
    wasmBinary: readFileSync(createRequire(import.meta.url).resolve('@babylonjs/havok/lib/esm/HavokPhysics.wasm')),
  }));
