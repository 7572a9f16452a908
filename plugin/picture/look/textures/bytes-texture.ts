import '@babylonjs/core/Engines/Extensions/engine.rawTexture.js';
import { Constants } from '@babylonjs/core/Engines/constants.js';
import { RawTexture } from '@babylonjs/core/Materials/Textures/rawTexture.js';
import { Texture } from '@babylonjs/core/Materials/Textures/texture.js';
import type { Scene } from '@babylonjs/core/scene.js';

interface Painted {
  readonly bytes: Uint8Array;
  readonly wide: number;
  /** Goes on and on, and is looked at from afar: with mip maps. Else it is one picture with a clear rim. */
  readonly repeats: boolean;
}

/** A texture of red, green, blue and alpha that was painted in code. */
export function bytesTexture(scene: Scene, name: string, { bytes, wide, repeats }: Painted): RawTexture {
  const tall = bytes.length / 4 / wide;
  const mode = repeats ? Texture.TRILINEAR_SAMPLINGMODE : Texture.BILINEAR_SAMPLINGMODE;
  const texture = new RawTexture(bytes, wide, tall, Constants.TEXTUREFORMAT_RGBA, scene, repeats, false, mode);
  texture.name = name;
  texture.hasAlpha = !repeats;
  texture.wrapU = texture.wrapV = repeats ? Texture.WRAP_ADDRESSMODE : Texture.CLAMP_ADDRESSMODE;
  return texture;
}
