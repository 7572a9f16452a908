import { has, type Thing } from '../world.ts';

const behind =
  /\b(curtain|arras|tapestry|drape|hanging|screen|bookshelf|bookcase|shelf|shelves|palm|plant|portrait|painting|picture|clock|mirror|statue|pillar|column|jukebox|counter|bar|butt)s?\b|帘|帷|屏风|书架|架子|画像|雕像|柱|柜台/i;

const below =
  /\b(bed|carpet|rug|mat|table|desk|bench|sofa|couch|cushion|pillow|booth|trestle|blanket)s?\b|床|地毯|垫|桌|沙发|卡座|长凳/i;

/**
 * Could something be behind it? Asked of its kind alone, never of what is there: an offer to look must not tell that there
 * is something to be found.
 */
export const backs = (thing: Thing): boolean => isSet(thing) && named(thing, behind);

export const undersides = (thing: Thing): boolean => isSet(thing) && (has(thing, 'bed') || named(thing, below));

/** Stands or lies where it is, and is no door. */
const isSet = (thing: Thing): boolean => thing.kind === 'prop' && has(thing, 'fixed') && !has(thing, 'door');

const named = (thing: Thing, pattern: RegExp): boolean =>
  [thing.name, ...thing.aliases].some((name) => pattern.test(name));
