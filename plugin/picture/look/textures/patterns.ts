import { fabrics } from './fabric.ts';
import { masonry } from './masonry.ts';
import type { Pattern } from './pattern.ts';
import { wallpaper } from './wallpaper.ts';
import { woods } from './wood.ts';

const everywhere = { ...fabrics, ...masonry, ...woods };

/** Names of what surfaces are patterned with. */
export type PatternName = keyof typeof everywhere | 'wallpaper';
export type Patterns = Readonly<Record<PatternName, Pattern>>;

/** Every pattern, as an age has it. */
export const patternsOf = (style: string): Patterns => ({ ...everywhere, wallpaper: wallpaper(style) });
