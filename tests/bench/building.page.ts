import HavokPhysics from '@babylonjs/havok';
import havokUrl from '@babylonjs/havok/lib/esm/HavokPhysics.wasm?url';
import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { Engine } from '@babylonjs/core/Engines/engine.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Scene } from '@babylonjs/core/scene.js';
import { pagePauses } from '../../plugin/picture/view/page-pauses.ts';
import { readyToBake } from '../../plugin/stage/steering/bake.ts';
import { Proscenium } from '../../src/embed/proscenium.ts';
import type { Pauses } from '../../src/kit/slices.ts';

/** A stretch in which the page had no turn. */
export interface Piece {
  readonly ms: number;
  readonly doing: string;
}

export interface Building {
  readonly wholeMs: number;
  readonly pieces: readonly Piece[];
}

/** In a page of its own, where nothing is warm: builds a drama in a host's scene, and says how long the page waited each time. */
export async function run(scene: unknown): Promise<Building> {
  const canvas = document.createElement('canvas');
  document.body.append(canvas);
  const engine = new Engine(canvas);
  const host = new Scene(engine);
  new FreeCamera('mine', new Vector3(0, 2, -8), host);
  // What is fetched is waited for, and nobody is kept from anything meanwhile.
  const [havok] = await Promise.all([HavokPhysics({ locateFile: () => havokUrl }), readyToBake()]);
  const pieces: Piece[] = [];
  const own = pagePauses();
  let doing = 'reading';
  const from = performance.now();
  let since = from;
  const pauses: Pauses = {
    isDue: () => own.isDue(),
    async pause() {
      pieces.push({ ms: performance.now() - since, doing });
      await own.pause();
      since = performance.now();
    },
  };
  const onProgress = (at: string): unknown => (doing = at);
  const drama = await Proscenium.createAsync(host, { scene, havok, pauses, onProgress, autoStart: false, seed: 5 });
  pieces.push({ ms: performance.now() - since, doing });
  const wholeMs = performance.now() - from;
  drama.dispose();
  engine.dispose();
  return { wholeMs, pieces };
}
