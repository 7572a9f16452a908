import type { Side } from '../../../src/drama/staging.ts';
import { headNounOf } from '../../../src/world/lexicon/head-noun.ts';
import type { FormedThing, Measures } from '../forms/form.ts';

/** Where things of a kind stand when nobody says where. */
export interface Habit {
  /** `wall`: its back to one; `aisle`: so too, with room to go behind it; `middle`: free on the floor; `edge`: out of the way. */
  readonly at: 'wall' | 'aisle' | 'middle' | 'edge';
  /** Where along the wall: at its middle or towards a corner. */
  readonly along: 'middle' | 'corner';
  /** How gladly it has its back to each wall: less is better. */
  readonly walls: Readonly<Record<Side, number>>;
  /** The nouns of things it stands by, and faces if it is sat on. */
  readonly company: RegExp | undefined;
  /** It hangs or stands above its company. */
  readonly above: boolean;
}

const anyWall: Habit['walls'] = { north: 0, west: 0.25, east: 0.3, south: 2 };
const sideWall: Habit['walls'] = { north: 0.4, west: 0, east: 0.1, south: 2 };

const nouns = (words: string): RegExp => new RegExp(`^(?:${words})s?$`, 'i');
const middleThings = nouns(
  'table|trestle|carpet|rug|mat|boat|skiff|car|carriage|cart|well|fountain|altar|brazier|campfire|statue|coffin|bier|kiosk|body|tree|operating table|ping-pong table|billiard table',
);
const grand = nouns('throne|fireplace|hearth|altar|organ|jukebox|bar|mantelpiece|mantel|stage|screen|blackboard');
const seatNouns = nouns('chair|stool|armchair|bench|seat|sofa|couch|pew|settee|rocker|booth|throne|ottoman|pouf|swing');
const drawnUp = nouns('chair|stool');
const tableNouns = /\b(table|desk|trestle|counter|bar|piano|workbench)\b/i;

const companies: readonly (readonly [RegExp, RegExp])[] = [
  [nouns('poker|tongs|fire irons|shovel|bellows|log|coal|scuttle|andiron|fender|firewood|armchair|cauldron|kettle'), /\b(fire|fireplace|hearth|stove|grate|brazier)\b/i],
  [nouns('mantelpiece|mantel|overmantel|chimneypiece'), /\b(fireplace|hearth|stove|grate)\b/i],
  [nouns('basket|bin|wastebasket|footstool'), /\b(desk|table)\b/i],
  [nouns('nightstand|bedside table|slippers?|chamber pot|warming pan'), /\b(bed|cot|cradle)\b/i],
  [nouns('pillow|quilt'), /\bbed\b/i],
]; // prettier-ignore

/** The habit of a thing, by its names, its form and its size. */
export const habitOf = (thing: FormedThing, form: string, measures: Measures): Habit => {
  const heads = [form, headNounOf(thing.name), ...thing.aliases.map(headNounOf)].map((noun) => noun.toLowerCase());
  const called = (pattern: RegExp) => heads.some((noun) => pattern.test(noun));
  const company = companies.find(([who]) => called(who))?.[1];
  const isGrand = called(grand);
  const sits = called(seatNouns) || (measures.seats.length > 0 && measures.size.x < 1.2);
  const small = measures.size.x * measures.size.z < 0.2;
  const base = { walls: anyWall, company, above: called(nouns('mantelpiece|mantel|overmantel|chimneypiece')) };
  if (called(nouns('counter|bar'))) return { ...base, at: 'aisle', along: 'middle' };
  // Of an armchair that is also called a chair the first name counts.
  if (heads.slice(0, 2).some((noun) => drawnUp.test(noun)))
    return { ...base, at: 'edge', along: 'corner', company: tableNouns };
  if (measures.mount === 'wall') return { ...base, at: 'wall', along: 'middle' };
  if (called(middleThings) && !(form === 'fireplace')) return { ...base, at: 'middle', along: 'middle' };
  if (isGrand) {
    const walls = called(nouns('fireplace|hearth|mantelpiece|jukebox')) ? sideWall : anyWall;
    return { ...base, at: 'wall', along: 'middle', walls };
  }
  if (called(nouns('umbrella stand|umbrella-stand|hatstand|coat stand|stand'))) {
    return { ...base, at: 'wall', along: 'corner', company: /\bdoor\b/i };
  }
  if (sits && company) return { ...base, at: 'edge', along: 'corner' };
  return { ...base, at: small ? 'edge' : 'wall', along: 'corner' };
};
