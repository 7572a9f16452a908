import { the } from '../naming.ts';
import type { Thing } from '../world.ts';
import { englishDeeds } from './en-deeds.ts';
import type { WorldTongue } from './tongue.ts';

/** What is offered is this one: *a stranger* is *the stranger* who stands there. */
const definite = (thing: Thing): string => the(thing).replace(/^(a|an|some) /, 'the ');

const possessive = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`);

export const english: WorldTongue = {
  deeds: englishDeeds,
  nameOf: definite,
  ownerOf: (thing) => possessive(definite(thing)),
  liquidOf: (liquid) => `the ${liquid}`,
  finish: (phrase) => phrase,
  aloud: /\b(aloud|out loud|loudly|in a loud voice)\b/i,
  kinds: {
    peg: /\b(hook|peg)s?\b/i,
    royal: /\b(king|queen|emperor|empress)\b/i,
    bell: /bell/i,
    'small-wear':
      /\b(gloves?|rings?|hat|cap|crown|spectacles|glasses|ribbon|necklace|chain|mask|helmet|watch|brooch)\b/i,
    back: /\b(curtain|arras|tapestry|drape|hanging|screen|bookshelf|bookcase|shelf|shelves|palm|plant|portrait|painting|picture|clock|mirror|statue|pillar|column|jukebox|counter|bar|butt)s?\b/i,
    underside: /\b(bed|carpet|rug|mat|table|desk|bench|sofa|couch|cushion|pillow|booth|trestle|blanket)s?\b/i,
    kindler: /\b(match(es|box|stick)?|lighter|tinder(box)?|flint)\b/i,
    'seat-for-one': /\b(chair|armchair|stool|throne|rocker|recliner)\b/i,
  },
};
