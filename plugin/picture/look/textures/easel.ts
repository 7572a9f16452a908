import '@babylonjs/core/Engines/Extensions/engine.rawTexture.js';
import { Constants } from '@babylonjs/core/Engines/constants.js';
import { RawTexture } from '@babylonjs/core/Materials/Textures/rawTexture.js';
import { Texture } from '@babylonjs/core/Materials/Textures/texture.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { clamp } from '../../../../src/kit/numbers.ts';
import { atOnce } from '../../../../src/kit/slices.ts';

/** The colour of a pixel, each part from 0 to 255; solid where no alpha is said. */
export type Colour = readonly [red: number, green: number, blue: number, alpha?: number];

interface Picture {
  readonly wide: number;
  readonly tall: number;
  /** Goes on and on, and is looked at from afar: with mip maps. Else it is one picture with a clear rim. */
  readonly repeats: boolean;
}

/**
 * Where textures are painted in code: a row a step, in the order in which they were wanted. While it is patient, what is wanted
 * waits for whoever goes through `painting`; else it is painted at once.
 */
export class Easel {
  private readonly waiting: Generator<number, void>[] = [];

  constructor(
    readonly scene: Scene,
    public isPatient = false,
  ) {}

  /** How many pixels of a side are painted. An engine without a screen shows them to nobody: one will do. */
  pixels(wanted: number): number {
    return this.scene.getEngine().getRenderingCanvas() ? wanted : 1;
  }

  /** A texture painted pixel by pixel, the lowest row first. */
  texture(name: string, { repeats, ...wanted }: Picture, colourAt: (x: number, y: number) => Colour): RawTexture {
    const [wide, tall] = [this.pixels(wanted.wide), this.pixels(wanted.tall)];
    const mode = repeats ? Texture.TRILINEAR_SAMPLINGMODE : Texture.BILINEAR_SAMPLINGMODE;
    const texture = new RawTexture(null, wide, tall, Constants.TEXTUREFORMAT_RGBA, this.scene, repeats, false, mode);
    texture.name = name;
    texture.hasAlpha = !repeats;
    texture.wrapU = texture.wrapV = repeats ? Texture.WRAP_ADDRESSMODE : Texture.CLAMP_ADDRESSMODE;
    this.paint(paintTexture(texture, wide, tall, colourAt));
    return texture;
  }

  /** Paints something, a step at a time, after all that waits. */
  paint(work: Generator<number, void>): void {
    if (this.isPatient) this.waiting.push(work);
    else atOnce(work);
  }

  /** Paints all that waits. Each step is so much of a larger work, 0 to 1. */
  *painting(part: number): Generator<number, void> {
    for (let work = this.waiting.shift(); work; work = this.waiting.shift()) for (const _ of work) yield part;
  }

  /** What waits is never painted. */
  dispose(): void {
    this.waiting.length = 0;
  }
}

function* paintTexture(
  texture: RawTexture,
  wide: number,
  tall: number,
  colourAt: (x: number, y: number) => Colour,
): Generator<number, void> {
  const bytes = new Uint8Array(wide * tall * 4);
  for (let y = 0; y < tall; y++) {
    for (let x = 0; x < wide; x++) {
      const [red, green, blue, alpha = 255] = colourAt(x, y);
      const at = (y * wide + x) * 4;
      bytes[at] = clamp(red, 0, 255);
      bytes[at + 1] = clamp(green, 0, 255);
      bytes[at + 2] = clamp(blue, 0, 255);
      bytes[at + 3] = alpha;
    }
    yield 0;
  }
  texture.update(bytes);
}
