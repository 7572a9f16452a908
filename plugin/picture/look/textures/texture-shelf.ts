import type { RawTexture } from '@babylonjs/core/Materials/Textures/rawTexture.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { SubstanceLook } from '../substance-look.ts';
import type { Tier } from '../../../body/tier.ts';
import { bytesTexture } from './bytes-texture.ts';
import type { Pattern, PatternName } from './pattern.ts';
import { colourTile, lightBytes, normalBytes, paintTile, roughnessBytes, type Tile } from './tile.ts';

interface TextureSet {
  readonly colour: RawTexture;
  readonly normal: RawTexture;
  readonly roughness: RawTexture;
}

const sizeOf: Readonly<Record<Tier, number>> = { plain: 128, middle: 128, full: 256 };

/** Textures painted when first wanted, shared by every material that can share them, disposed together. */
export class TextureShelf {
  readonly #scene: Scene;
  readonly #size: number;
  readonly #patterns: Readonly<Record<PatternName, Pattern>>;
  readonly #tiles = new Map<PatternName, Tile>();
  readonly #textures = new Map<string, RawTexture>();

  constructor(scene: Scene, tier: Tier, patterns: Readonly<Record<PatternName, Pattern>>) {
    this.#scene = scene;
    this.#size = sizeOf[tier];
    this.#patterns = patterns;
  }

  /** Its colour alone, for materials that have no more. */
  takeColour(name: PatternName, { accent = '#808080' }: SubstanceLook, colour: string): RawTexture {
    return this.hasAccent(name)
      ? this.#texture(name, `${name} ${colour} ${accent}`, (tile) => colourTile(tile, colour, accent))
      : this.#texture(name, `${name} light`, lightBytes);
  }

  take(name: PatternName, look: SubstanceLook, colour: string): TextureSet {
    const pattern = this.#patterns[name];
    const { roughness, metallic = 0 } = look;
    const make = (key: string, bytes: (tile: Tile) => Uint8Array): RawTexture =>
      this.#texture(name, `${name} ${key}`, bytes);
    return {
      colour: this.takeColour(name, look, colour),
      normal: make('normal', (tile) => normalBytes(tile, pattern.bump)),
      roughness: make(`rough ${roughness} ${metallic}`, (tile) => roughnessBytes(tile, roughness, metallic)),
    };
  }

  hasAccent(name: PatternName): boolean {
    return this.#patterns[name].hasAccent === true;
  }

  dispose(): void {
    for (const texture of this.#textures.values()) texture.dispose();
    this.#textures.clear();
    this.#tiles.clear();
  }

  #texture(pattern: PatternName, key: string, bytes: (tile: Tile) => Uint8Array): RawTexture {
    const made = this.#textures.get(key);
    if (made) return made;
    let tile = this.#tiles.get(pattern);
    if (!tile) this.#tiles.set(pattern, (tile = paintTile(this.#patterns[pattern], this.#size)));
    const texture = repeating(this.#scene, key, bytes(tile), this.#size, this.#patterns[pattern].tileMeters);
    this.#textures.set(key, texture);
    return texture;
  }
}

/** A texture that repeats every `tileMeters` of surface. */
function repeating(scene: Scene, name: string, bytes: Uint8Array, size: number, tileMeters: number): RawTexture {
  const texture = bytesTexture(scene, name, { bytes, wide: size, repeats: true });
  texture.anisotropicFilteringLevel = 4;
  texture.uScale = texture.vScale = 1 / tileMeters;
  return texture;
}
