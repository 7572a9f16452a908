/**
 * Layers of what is drawn, as bits of a mesh's mask. Every camera sees the lower ones; lights tell sets and house from the
 * figures on the stage by the upper ones, without keeping lists of who is where.
 */
const everyCamera = 0x0fffffff;

/** Not drawn by any camera that is not asked to: a camera's usual mask ends below this bit. */
export const shadowOnly = 0x10000000;
export const setBit = 0x20000000;
export const houseBit = 0x40000000;
/** Only where the tier is plain: there things are lit as simply as sets, and figures stand out. */
export const thingBit = 1 << 31;

/** What stands about on a plain stage. */
export const thingLayer = everyCamera | thingBit;
/** Floors, walls and what is fixed to them. */
export const setLayer = everyCamera | setBit;
/** The arch, its curtain and what else the audience sits before. */
export const houseLayer = everyCamera | houseBit;
