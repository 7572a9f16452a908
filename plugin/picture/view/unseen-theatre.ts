import { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera.js';
import { TargetCamera } from '@babylonjs/core/Cameras/targetCamera.js';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Scene } from '@babylonjs/core/scene.js';
import type { Theatre } from './theatre.ts';

/** A theatre nobody can look into: bodies move and things are where they are, and nothing is drawn. */
export function openUnseenTheatre(): Theatre {
  const engine = new NullEngine();
  const scene = new Scene(engine);
  const camera = new ArcRotateCamera('seat', 0, 1, 10, Vector3.Zero(), scene);
  const eyes = new TargetCamera('eyes', Vector3.Zero(), scene);
  return {
    engine,
    scene,
    tier: 'plain',
    camera,
    eyes,
    light: () => engine.runRenderLoop(() => scene.render()),
    lookThrough: () => undefined,
    dispose() {
      engine.stopRenderLoop();
      scene.dispose();
      engine.dispose();
    },
  };
}
