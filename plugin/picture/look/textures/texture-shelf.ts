import type { RawTexture } from '@babylonjs/core/Materials/Textures/rawTexture.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { SubstanceLook } from '../substance.ts';
import type { Tier } from '../../../body/tier.ts';
import { paintedPixels, paintedTexture } from './painted-texture.ts';
import type { PatternName, Patterns } from './patterns.ts';
import { coloursOf, lightsOf, normalsOf, paintTile, roughnessOf, type Tile, type TileColours } from './tile.ts';

const sizeOf: Readonly<Record<Tier, number>> = { plain: 128, headset: 128, middle: 128, full: 256 };

/** Textures painted when first wanted, shared by every material that can share them, disposed together. */
export class TextureShelf {
  private readonly tiles = new Map<PatternName, Tile>();
  private readonly textures = new Map<string, RawTexture>();

  constructor(
    private readonly scene: Scene,
    private readonly tier: Tier,
    private readonly patterns: Patterns,
  ) {}

  colour(name: PatternName, { accent = '#808080' }: SubstanceLook, colour: string): RawTexture {
    return this.hasAccent(name)
      ? this.texture(name, `${colour} ${accent}`, coloursOf(colour, accent))
      : this.texture(name, 'light', lightsOf);
  }

  normal(name: PatternName): RawTexture {
    return this.texture(name, 'normal', normalsOf(this.patterns[name].bump));
  }

  roughness(name: PatternName, { roughness, metallic = 0 }: SubstanceLook): RawTexture {
    return this.texture(name, `rough ${roughness} ${metallic}`, roughnessOf(roughness, metallic));
  }

  hasAccent(name: PatternName): boolean {
    return this.patterns[name].hasAccent;
  }

  dispose(): void {
    for (const texture of this.textures.values()) texture.dispose();
    this.textures.clear();
    this.tiles.clear();
  }

  /** It repeats with every tile of the surface. */
  private texture(pattern: PatternName, kind: string, colours: TileColours): RawTexture {
    const key = `${pattern} ${kind}`;
    const made = this.textures.get(key);
    if (made) return made;
    const size = paintedPixels(this.scene, sizeOf[this.tier]);
    let tile = this.tiles.get(pattern);
    if (!tile) this.tiles.set(pattern, (tile = paintTile(this.patterns[pattern], size)));
    const texture = paintedTexture(this.scene, key, { wide: size, tall: size, repeats: true }, colours(tile));
    texture.anisotropicFilteringLevel = 4;
    texture.uScale = texture.vScale = 1 / this.patterns[pattern].tileMeters;
    this.textures.set(key, texture);
    return texture;
  }
}
