/** What things are made of. */
export const substances = [
  'oak', 'walnut', 'pine', 'painted-wood', 'bark', 'wicker',
  'iron', 'steel', 'brass', 'silver', 'gold', 'copper', 'pewter', 'chrome',
  'stone', 'flagstone', 'brick', 'plaster', 'wallpaper', 'marble', 'tile', 'slate', 'asphalt', 'soil',
  'linen', 'wool', 'velvet', 'silk', 'carpet', 'fur', 'canvas', 'leather', 'felt', 'rope', 'straw',
  'paper', 'parchment', 'card', 'wax', 'ceramic', 'clay', 'glass', 'mirror', 'plastic', 'rubber', 'bone', 'skin',
  'leaf', 'petal', 'bread', 'cake', 'cream', 'fruit', 'meat', 'soup',
  'water', 'wine', 'beer', 'coffee', 'tea', 'milk', 'ember', 'ash', 'neon',
] as const; // prettier-ignore
export type Substance = (typeof substances)[number];
