/** Names of what surfaces are patterned with. */
export type PatternName =
  | 'grain' | 'planks' | 'parquet' | 'brushed' | 'basket' | 'metal'
  | 'ashlar' | 'flags' | 'cobbles' | 'rubble' | 'grit' | 'bricks' | 'plaster' | 'veins' | 'tiles'
  | 'wallpaper' | 'weave' | 'nap' | 'tufts' | 'hide' | 'carpet'; // prettier-ignore

/** One point of a surface, written by a pattern. */
export interface Pixel {
  height: number;
  /** How light it is: 1 is the colour of the substance. */
  light: number;
  /** How much of the accent colour it has, from 0 to 1. */
  accent: number;
  /** Added to the substance's roughness. */
  rough: number;
}

/** What a surface is like over one tile of it: everything else is drawn from this one function. */
export interface Pattern {
  /** How much of the surface a tile covers. */
  readonly tileMeters: number;
  /** How high its heights stand out. */
  readonly bump: number;
  /** With an accent a texture has colours of its own; without, one texture serves every tint. */
  readonly hasAccent?: true;
  /** Both parameters go from 0 to 1 and the tile meets itself at the edges. */
  paint(u: number, v: number, pixel: Pixel): void;
}
