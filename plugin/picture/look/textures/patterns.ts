import { carpet, hide, metal, nap, tufts, weave } from './fabric.ts';
import { ashlar, bricks, cobbles, flags, grit, plaster, rubble, tiles, veins } from './masonry.ts';
import type { Pattern, PatternName } from './pattern.ts';
import { wallpaper } from './wallpaper.ts';
import { basket, brushed, grain, parquet, planks } from './wood.ts';

/** Every pattern, as an age has it. */
export const patternsOf = (style: string): Readonly<Record<PatternName, Pattern>> => ({
  ashlar,
  basket,
  bricks,
  brushed,
  carpet,
  cobbles,
  flags,
  grain,
  grit,
  hide,
  metal,
  nap,
  parquet,
  planks,
  plaster,
  rubble,
  tiles,
  tufts,
  veins,
  wallpaper: wallpaper(style),
  weave,
});
