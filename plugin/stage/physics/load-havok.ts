import HavokPhysics from '@babylonjs/havok';
import type { Havok } from './physical-space.ts';

export interface HavokSource {
  /** Where its wasm is served from; beside its module unless said. */
  readonly wasmUrl?: string;
  /** Or the wasm itself: Node cannot fetch a path. */
  readonly wasmBinary?: ArrayBuffer | Uint8Array;
}

/** Loads Havok. A host that has it already hands it over instead. */
export function loadHavok({ wasmUrl, wasmBinary }: HavokSource = {}): Promise<Havok> {
  return HavokPhysics({
    ...(wasmUrl === undefined ? {} : { locateFile: () => wasmUrl }),
    ...(wasmBinary === undefined ? {} : { wasmBinary: wasmBinary as ArrayBuffer }),
  });
}
