import '@babylonjs/core/Engines/Extensions/engine.rawTexture.js';
import '@babylonjs/core/Materials/Textures/baseTexture.polynomial.js';
import { Constants } from '@babylonjs/core/Engines/constants.js';
import type { Engine } from '@babylonjs/core/Engines/engine.js';
import { RawCubeTexture } from '@babylonjs/core/Materials/Textures/rawCubeTexture.js';
import { Texture } from '@babylonjs/core/Materials/Textures/texture.js';
import { ToHalfFloat } from '@babylonjs/core/Misc/textureTools.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { atOnce } from '../../../src/kit/slices.ts';
import type { Mood } from './mood.ts';
import { cubeSides, softLightOf } from './soft-light.ts';

/** The light around a stage as a texture, for reflections and soft light. */
export interface Environment {
  readonly texture: RawCubeTexture;
  dispose(): void;
}

const largestFace = 64;
/** How many mips a step of roughness takes, as Babylon's own prefiltered textures have it. */
const lodScale = 0.8;

/**
 * Paints the surroundings of a mood, a row a step. A soft patch blurred by a rough surface is again a soft patch, so every mip is
 * written as it should be: no prefiltering, no download. Undefined where there is nothing to draw with.
 */
export function* paintEnvironment(scene: Scene, mood: Mood): Generator<number, Environment | undefined> {
  const engine = scene.getEngine() as Engine;
  if (!hasTextures(engine)) return undefined;
  const faces = yield* paintFaces(mood, largestFace, 0);
  const [format, type] = [Constants.TEXTUREFORMAT_RGBA, Constants.TEXTURETYPE_HALF_FLOAT];
  const mode = Texture.TRILINEAR_SAMPLINGMODE;
  const texture = new RawCubeTexture(scene, yield* inHalves(faces), largestFace, format, type, true, false, mode);
  let isWhole = false;
  try {
    texture.name = 'surroundings';
    texture.gammaSpace = false;
    texture.lodGenerationScale = lodScale;
    yield 0;
    const painted = faces.map((pixels, index) => ({ pixels, direction: cubeSides[index]! }));
    texture.sphericalPolynomial = yield* softLightOf(painted, largestFace);
    yield* writeRougherFaces(engine, texture, mood);
    isWhole = true;
  } finally {
    if (!isWhole) texture.dispose();
  }
  const restored = engine.onContextRestoredObservable.add(() => atOnce(writeRougherFaces(engine, texture, mood)));
  return {
    texture,
    dispose() {
      engine.onContextRestoredObservable.remove(restored);
      texture.dispose();
    },
  };
}

const hasTextures = (engine: Engine): boolean => engine.isWebGPU || Boolean(engine._gl);

/**
 * The engine writes every level with the size of the largest (Babylon 9), so that size is lent to it; on WebGPU it
 * ignores the level, and its own blur has to do.
 */
function* writeRougherFaces(engine: Engine, texture: RawCubeTexture, mood: Mood): Generator<number, void> {
  const internal = texture.getInternalTexture();
  if (!internal || engine.isWebGPU) return;
  const { _bufferViewArray: largest, width, height, format, type } = internal;
  for (let size = largestFace / 2, level = 1; size >= 1; size /= 2, level++) {
    const roughness = 2 ** (level / lodScale) / largestFace;
    const faces = yield* inHalves(yield* paintFaces(mood, size, roughness));
    internal.width = internal.height = size;
    engine.updateRawCubeTexture(internal, faces, format, type, false, null, level);
    internal.width = width;
    internal.height = height;
    // What a lost context is restored from.
    internal._bufferViewArray = largest;
  }
}

function* paintFaces(mood: Mood, size: number, roughness: number): Generator<number, Float32Array[]> {
  const boxes = mood.softboxes.map(({ towards: [x, y, z], radiance, sharpness }) => {
    const length = Math.hypot(x, y, z);
    const blurred = 1 / (1 / sharpness + 2 * roughness * roughness);
    return { x: x / length, y: y / length, z: z / length, radiance, blurred, share: blurred / sharpness };
  });
  const faces: Float32Array[] = [];
  for (const direction of cubeSides) {
    const pixels = new Float32Array(size * size * 4);
    for (let index = 0; index < size * size; index++) {
      if (index % size === 0) yield 0;
      const at = (pixel: number): number => ((pixel + 0.5) / size) * 2 - 1;
      const [px, py, pz] = direction(at(index % size), at(Math.floor(index / size)));
      const length = Math.hypot(px, py, pz);
      const [x, y, z] = [px / length, py / length, pz / length];
      const [above, below] = [Math.max(0, y) ** 0.7, Math.max(0, -y) ** 0.7];
      for (const channel of [0, 1, 2] as const) {
        const around = mood.around[channel];
        let light = around + (mood.above[channel] - around) * above + (mood.below[channel] - around) * below;
        for (const box of boxes) {
          light += box.radiance[channel] * box.share * Math.exp(box.blurred * (x * box.x + y * box.y + z * box.z - 1));
        }
        pixels[index * 4 + channel] = light;
      }
      pixels[index * 4 + 3] = 1;
    }
    faces.push(pixels);
  }
  return faces;
}

function* inHalves(faces: readonly Float32Array[]): Generator<number, Uint16Array[]> {
  const halves: Uint16Array[] = [];
  for (const face of faces) {
    halves.push(Uint16Array.from(face, ToHalfFloat));
    yield 0;
  }
  return halves;
}
