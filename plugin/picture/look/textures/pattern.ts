/** One point of a surface. */
interface Pixel {
  readonly height: number;
  /** How light it is: 1 is the colour of the substance. */
  readonly light: number;
  /** How much of the accent colour it has, from 0 to 1: none where a pattern says nothing. */
  readonly accent?: number;
  /** Added to the substance's roughness. */
  readonly rough?: number;
}

/** Both parameters go from 0 to 1 and the tile meets itself at the edges. */
type Paint = (u: number, v: number) => Pixel;

/** What a surface is like over one tile of it: everything else is drawn from this one function. */
export interface Pattern {
  /** How much of the surface a tile covers. */
  readonly tileMeters: number;
  /** How high its heights stand out. */
  readonly bump: number;
  readonly paint: Paint;
  /** With an accent a texture has colours of its own; without, one texture serves every tint. */
  readonly hasAccent: boolean;
}

const patternWith =
  (hasAccent: boolean) =>
  (tileMeters: number, bump: number, paint: Paint): Pattern => ({ tileMeters, bump, paint, hasAccent });

export const pattern = patternWith(false);
export const accented = patternWith(true);
