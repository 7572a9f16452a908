import '@babylonjs/core/Engines/Extensions/engine.rawTexture.js';
import { Constants } from '@babylonjs/core/Engines/constants.js';
import { RawTexture } from '@babylonjs/core/Materials/Textures/rawTexture.js';
import { Texture } from '@babylonjs/core/Materials/Textures/texture.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { clamp } from '../../../../src/kit/numbers.ts';

/** The colour of a pixel, each part from 0 to 255; solid where no alpha is said. */
export type Colour = readonly [red: number, green: number, blue: number, alpha?: number];

interface Painted {
  readonly wide: number;
  readonly tall: number;
  /** Goes on and on, and is looked at from afar: with mip maps. Else it is one picture with a clear rim. */
  readonly repeats: boolean;
}

/** How many pixels of a side are painted. An engine without a screen shows them to nobody: one will do. */
export function paintedPixels(scene: Scene, wanted: number): number {
  return scene.getEngine().getRenderingCanvas() ? wanted : 1;
}

/** A texture painted in code, pixel by pixel, the lowest row first. */
export function paintedTexture(
  scene: Scene,
  name: string,
  { repeats, ...wanted }: Painted,
  colourAt: (x: number, y: number) => Colour,
): RawTexture {
  const wide = paintedPixels(scene, wanted.wide);
  const tall = paintedPixels(scene, wanted.tall);
  const bytes = new Uint8Array(wide * tall * 4);
  for (let index = 0; index < wide * tall; index++) {
    const [red, green, blue, alpha = 255] = colourAt(index % wide, Math.floor(index / wide));
    bytes[index * 4] = clamp(red, 0, 255);
    bytes[index * 4 + 1] = clamp(green, 0, 255);
    bytes[index * 4 + 2] = clamp(blue, 0, 255);
    bytes[index * 4 + 3] = alpha;
  }
  const mode = repeats ? Texture.TRILINEAR_SAMPLINGMODE : Texture.BILINEAR_SAMPLINGMODE;
  const texture = new RawTexture(bytes, wide, tall, Constants.TEXTUREFORMAT_RGBA, scene, repeats, false, mode);
  texture.name = name;
  texture.hasAlpha = !repeats;
  texture.wrapU = texture.wrapV = repeats ? Texture.WRAP_ADDRESSMODE : Texture.CLAMP_ADDRESSMODE;
  return texture;
}
