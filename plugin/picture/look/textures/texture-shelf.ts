import type { RawTexture } from '@babylonjs/core/Materials/Textures/rawTexture.js';
import type { SubstanceLook } from '../substance.ts';
import type { Tier } from '../../../body/tier.ts';
import type { Easel } from './easel.ts';
import type { PatternName, Patterns } from './patterns.ts';
import {
  blankTile,
  coloursOf,
  lightsOf,
  normalsOf,
  paintTile,
  roughnessOf,
  type Tile,
  type TileColours,
} from './tile.ts';

const sizeOf: Readonly<Record<Tier, number>> = { plain: 128, headset: 128, middle: 128, full: 256 };

/** Textures painted when first wanted, shared by every material that can share them, disposed together. */
export class TextureShelf {
  private readonly tiles = new Map<PatternName, Tile>();
  private readonly textures = new Map<string, RawTexture>();

  constructor(
    private readonly easel: Easel,
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
    const tile = this.tiles.get(pattern) ?? this.tile(pattern);
    const texture = this.easel.texture(key, { wide: tile.size, tall: tile.size, repeats: true }, colours(tile));
    texture.anisotropicFilteringLevel = 4;
    texture.uScale = texture.vScale = 1 / this.patterns[pattern].tileMeters;
    this.textures.set(key, texture);
    return texture;
  }

  /** It is painted before any texture that shows it: the easel keeps the order. */
  private tile(pattern: PatternName): Tile {
    const tile = blankTile(this.easel.pixels(sizeOf[this.tier]));
    this.tiles.set(pattern, tile);
    this.easel.paint(paintTile(tile, this.patterns[pattern]));
    return tile;
  }
}
