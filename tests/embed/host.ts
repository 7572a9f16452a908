import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Scene } from '@babylonjs/core/scene.js';
import { Proscenium } from '../../src/embed/front-door.ts';
import type { ProsceniumOptions } from '../../src/embed/proscenium-options.ts';
import { openHavok } from '../plugin/stage/physics/open-havok.ts';
import { censusOf } from '../plugin/picture/look/scene-census.ts';
import { parlourWith } from '../plugin/stage/parlour.ts';

/** Two people and what they can put their hands on. */
export const corner = parlourWith('actor:ada', 'actor:bruno', 'prop:table', 'prop:cup', 'prop:candle', 'prop:chair');

/** A host with a scene and a camera of its own, that opens dramas in it. */
export class Host {
  readonly engine = new NullEngine();
  readonly scene = new Scene(this.engine);
  private readonly dramas: Proscenium[] = [];

  constructor() {
    this.scene.activeCamera = new FreeCamera('mine', new Vector3(0, 2, -8), this.scene);
    // What the engine makes for itself at its first frame is not ours.
    this.scene.render();
  }

  async open(options: Partial<ProsceniumOptions> = {}): Promise<Proscenium> {
    const drama = await Proscenium.createAsync(this.scene, {
      scene: corner,
      havok: await openHavok(),
      tier: 'plain',
      seed: 7,
      ...options,
    });
    this.dramas.push(drama);
    return drama;
  }

  /** So many frames of the host's own loop. */
  async frames(count: number, ms = 16): Promise<void> {
    this.engine.getDeltaTime = () => ms;
    for (let frame = 0; frame < count; frame++) {
      this.scene.render();
      // The play's time passes in promises, between one frame and the next.
      for (let turn = 0; turn < 60; turn++) await Promise.resolve();
    }
  }

  /** All that could be left behind in the scene. */
  inventory(): Readonly<Record<string, number>> {
    const { skeletons, animationGroups, morphTargetManagers, particleSystems } = this.scene;
    return {
      ...censusOf(this.scene),
      skeletons: skeletons.length,
      animations: animationGroups.length,
      morphs: morphTargetManagers.filter(Boolean).length,
      particles: particleSystems.length,
    };
  }

  close(): void {
    for (const drama of this.dramas) drama.dispose();
    this.engine.dispose();
  }
}
