import { isA } from '../../../src/world/lexicon/nouns.ts';
import type { Trait } from '../../../src/drama/trait.ts';
import type { FormedThing, FormName } from './form.ts';

/** Broad kinds and what shows them, the telling ones first. */
const generalKinds = pairs(`
  headdress: hat, footwear: shoes, jewelry: necklace, clothing: coat, stringed instrument: lute,
  wind instrument: trumpet, percussion instrument: drum, musical instrument: lute, edge tool: dagger,
  weapon: club, lamp: table-lamp, bird: statuette, animal: statuette, tree: tree, flower: flower,
  plant: pot-plant, fruit: apple, meat: roast, beverage: glass, food: bread, medicine: bottle, drug: bottle,
  liquid: bottle, bag: bag, vessel: jug, container: box, vehicle: cart, seat: chair, furniture: cupboard,
  timepiece: clock, machine: machine, computer: device, electronic equipment: radio,
  optical instrument: magnifying-glass, tool: hammer, implement: hammer, document: letter, writing: letter,
  picture: miniature, sculpture: statuette, fabric: cloth, money: coins, rope: rope, bone: club,
  device: device
`);

/** What things are good for and what then shows them, loose or fixed, the telling ones first. */
const byTrait = pairs(`
  door: door, wearable: cloak, bed: bed, vehicle: cart, musical: lute or piano, weapon: dagger or halberd,
  light: table-lamp or hanging-lamp, lightable: candle or brazier, drinkable: cup or barrel,
  fillable: jug or barrel, pourable: jug or barrel, edible: bread, seat: chair or armchair,
  device: device or machine, switchable: device or machine, readable: letter or tablet,
  writable: letter or tablet, container: box or cupboard, holdall: bag, supporter: tray or table,
  enterable: box or kiosk, sharp: dagger, blunt: club
`);

/** What a thing whose name tells nothing is shown as. */
export function formByTraits(thing: FormedThing): FormName {
  const loose = isLoose(thing);
  const [, shown = 'parcel or cupboard'] = byTrait.find(([trait]) => thing.traits.has(trait as Trait)) ?? [];
  const [looseForm = '', fixedForm = looseForm] = shown.split(' or ');
  return loose ? looseForm : fixedForm;
}

/** By a broad kind its name belongs to, unless what it is good for says otherwise. */
export function formByGeneralKind(thing: FormedThing, noun: string): FormName | undefined {
  const loose = isLoose(thing);
  const found = generalKinds.find(([kind]) => isA(noun, kind))?.[1];
  if (found === undefined) return undefined;
  const traits = decisive.filter((trait) => thing.traits.has(trait));
  if (traits.length > 0 && !(traits.includes('wearable') && worn.includes(found))) return undefined;
  return (loose ? looseOf : fixedOf)[found] ?? found;
}

const decisive: readonly Trait[] = ['door', 'wearable', 'bed', 'seat', 'vehicle'];
const worn: readonly FormName[] = ['hat', 'shoes', 'necklace', 'coat'];
const looseOf: Readonly<Record<FormName, FormName>> = { machine: 'device', cupboard: 'box', tree: 'pot-plant' };
const fixedOf = Object.fromEntries(
  pairs(
    'statuette: statue, pot-plant: potted-palm, device: machine, box: cupboard, miniature: picture, table-lamp: hanging-lamp',
  ),
);

const isLoose = (thing: FormedThing): boolean => thing.traits.has('portable') || !thing.traits.has('fixed');

/** `kind: form`, divided by commas. */
function pairs(table: string): (readonly [string, FormName])[] {
  return table.split(',').map((pair) => pair.trim().split(': ') as [string, FormName]);
}
