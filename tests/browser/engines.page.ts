import HavokPhysics from '@babylonjs/havok';
import havokUrl from '@babylonjs/havok/lib/esm/HavokPhysics.wasm?url';
import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import type { AbstractEngine } from '@babylonjs/core/Engines/abstractEngine.js';
import { Engine } from '@babylonjs/core/Engines/engine.js';
import { WebGPUEngine } from '@babylonjs/core/Engines/webgpuEngine.js';
import { HemisphericLight } from '@babylonjs/core/Lights/hemisphericLight.js';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { RenderTargetTexture } from '@babylonjs/core/Materials/Textures/renderTargetTexture.js';
import { StandardMaterial } from '@babylonjs/core/Materials/standardMaterial.js';
import { CreateGround } from '@babylonjs/core/Meshes/Builders/groundBuilder.js';
import { Scene } from '@babylonjs/core/scene.js';
import type { Tier } from '../../plugin/body/tier.ts';
import { Proscenium } from '../../src/embed/proscenium.ts';

export interface EngineWish {
  readonly engine: 'webgl' | 'webgpu';
  readonly tier: Tier;
  readonly scene: unknown;
}

export interface Pictured {
  /** What the engine complained of. */
  readonly errors: readonly string[];
  /** The ground of the host, thirty meters from the stage, without a drama and with one: red, green, blue. */
  readonly ground: readonly [before: readonly number[], after: readonly number[]];
  /** The stage, in sixteen by nine fields: red, green, blue of each. */
  readonly stage: readonly number[];
  readonly isReady: boolean;
}

const [width, height] = [160, 90];

/** In a page: a host's scene with a stage in it, drawn by one engine or the other, as bytes. */
export async function run({ engine: kind, tier, scene: file }: EngineWish): Promise<Pictured> {
  const errors: string[] = [];
  const complain = console.error.bind(console);
  console.error = (...said: unknown[]) => {
    errors.push(said.map(String).join(' ').slice(0, 400));
    complain(...said);
  };
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.style.cssText = `position: fixed; inset: 0; width: ${width}px; height: ${height}px`;
  document.body.append(canvas);
  const engine = await open(kind, canvas, errors);
  const scene = new Scene(engine);
  const camera = new FreeCamera('mine', new Vector3(0, 2.2, -9), scene);
  camera.setTarget(new Vector3(0, 1, 0));
  // What is on the screen is gone with its frame; this stays.
  const picture = new RenderTargetTexture('picture', { width, height }, scene);
  camera.outputRenderTarget = picture;
  const seen = async (): Promise<Uint8Array> => pictureOf(scene, picture);
  new HemisphericLight('mine', Vector3.Up(), scene);
  const ground = CreateGround('ground', { width: 6, height: 6 }, scene);
  const green = new StandardMaterial('ground', scene);
  green.diffuseColor = new Color3(0.35, 0.55, 0.35);
  ground.material = green;
  ground.position.set(30, 0, 0);
  const lookAtGround = async (): Promise<number[]> => {
    camera.position.set(30, 6, -6);
    camera.setTarget(new Vector3(30, 0, 0));
    return [...(await seen()).slice(4 * (width * (height / 2) + width / 2)).slice(0, 3)];
  };
  const before = await lookAtGround();
  const drama = await Proscenium.createAsync(scene, {
    scene: file,
    seed: 5,
    tier,
    havok: await HavokPhysics({ locateFile: () => havokUrl }),
    onTrouble: (trouble) => errors.push(trouble),
  });
  await drama.view?.whenDressed;
  drama.pause();
  const after = await lookAtGround();
  camera.position.set(0, 2.2, -7);
  camera.setTarget(new Vector3(0, 1, 1));
  const stage = fieldsOf(await seen());
  const isReady = scene.isReady();
  drama.dispose();
  scene.dispose();
  engine.dispose();
  return { errors, ground: [before, after], stage, isReady };
}

async function open(kind: EngineWish['engine'], canvas: HTMLCanvasElement, errors: string[]): Promise<AbstractEngine> {
  if (kind === 'webgl') return new Engine(canvas, false, { preserveDrawingBuffer: true });
  const engine = new WebGPUEngine(canvas, { antialias: false });
  await engine.initAsync();
  const { device } = engine as unknown as { device?: EventTarget };
  device?.addEventListener('uncapturederror', (event) =>
    errors.push(String((event as Event & { error?: { message?: string } }).error?.message)),
  );
  return engine;
}

/** What is seen once everything is ready, as bytes. */
async function pictureOf(scene: Scene, picture: RenderTargetTexture): Promise<Uint8Array> {
  await scene.whenReadyAsync();
  for (let frame = 0; frame < 3; frame++) {
    scene.render();
    await new Promise((next) => setTimeout(next, 30));
  }
  const pixels = await picture.readPixels();
  if (!pixels) throw new Error('The picture cannot be read.');
  return new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength);
}

/** The picture in fields of ten by ten pixels: red, green, blue of each, on the average. */
function fieldsOf(picture: Uint8Array): number[] {
  const size = 10;
  const fields: number[] = [];
  for (let y = 0; y < height; y += size) {
    for (let x = 0; x < width; x += size) {
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0;
        for (let dy = 0; dy < size; dy++) {
          for (let dx = 0; dx < size; dx++) sum += picture[4 * ((y + dy) * width + x + dx) + channel] ?? 0;
        }
        fields.push(Math.round(sum / size ** 2));
      }
    }
  }
  return fields;
}
