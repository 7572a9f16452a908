import { isA } from '../../../src/world/lexicon/nouns.ts';
import type { Trait } from '../../../src/drama/trait.ts';
import type { FormedThing, FormName } from './form.ts';

/** Broad kinds and what shows them, the telling ones first. */
const generalKinds: readonly (readonly [kind: string, form: FormName])[] = [
  ['headdress', 'hat'],
  ['footwear', 'shoes'],
  ['jewelry', 'necklace'],
  ['clothing', 'coat'],
  ['stringed instrument', 'lute'],
  ['wind instrument', 'trumpet'],
  ['percussion instrument', 'drum'],
  ['musical instrument', 'lute'],
  ['edge tool', 'dagger'],
  ['weapon', 'club'],
  ['lamp', 'table-lamp'],
  ['bird', 'statuette'],
  ['animal', 'statuette'],
  ['tree', 'tree'],
  ['flower', 'flower'],
  ['plant', 'pot-plant'],
  ['fruit', 'apple'],
  ['meat', 'roast'],
  ['beverage', 'glass'],
  ['food', 'bread'],
  ['medicine', 'bottle'],
  ['drug', 'bottle'],
  ['liquid', 'bottle'],
  ['bag', 'bag'],
  ['vessel', 'jug'],
  ['container', 'box'],
  ['vehicle', 'cart'],
  ['seat', 'chair'],
  ['furniture', 'cupboard'],
  ['timepiece', 'clock'],
  ['machine', 'machine'],
  ['computer', 'device'],
  ['electronic equipment', 'radio'],
  ['optical instrument', 'magnifying-glass'],
  ['tool', 'hammer'],
  ['implement', 'hammer'],
  ['document', 'letter'],
  ['writing', 'letter'],
  ['picture', 'miniature'],
  ['sculpture', 'statuette'],
  ['fabric', 'cloth'],
  ['money', 'coins'],
  ['rope', 'rope'],
  ['bone', 'club'],
  ['device', 'device'],
];

/** What things are good for and what then shows them, the telling ones first. */
const byTrait: readonly (readonly [trait: Trait, loose: FormName, fixed: FormName])[] = [
  ['door', 'door', 'door'],
  ['wearable', 'cloak', 'cloak'],
  ['bed', 'bed', 'bed'],
  ['vehicle', 'cart', 'cart'],
  ['musical', 'lute', 'piano'],
  ['weapon', 'dagger', 'halberd'],
  ['light', 'table-lamp', 'hanging-lamp'],
  ['lightable', 'candle', 'brazier'],
  ['drinkable', 'cup', 'barrel'],
  ['fillable', 'jug', 'barrel'],
  ['pourable', 'jug', 'barrel'],
  ['edible', 'bread', 'bread'],
  ['seat', 'chair', 'armchair'],
  ['device', 'device', 'machine'],
  ['switchable', 'device', 'machine'],
  ['readable', 'letter', 'tablet'],
  ['writable', 'letter', 'tablet'],
  ['container', 'box', 'cupboard'],
  ['holdall', 'bag', 'bag'],
  ['supporter', 'tray', 'table'],
  ['enterable', 'box', 'kiosk'],
  ['sharp', 'dagger', 'dagger'],
  ['blunt', 'club', 'club'],
];

/** What a thing whose name tells nothing is shown as. */
export function formByTraits(thing: FormedThing): FormName {
  const loose = isLoose(thing);
  for (const [trait, looseForm, fixedForm] of byTrait)
    if (thing.traits.has(trait)) return loose ? looseForm : fixedForm;
  return loose ? 'parcel' : 'cupboard';
}

/** By a broad kind its name belongs to, unless what it is good for says otherwise. */
export function formByGeneralKind(thing: FormedThing, noun: string): FormName | undefined {
  const loose = isLoose(thing);
  const found = generalKinds.find(([kind]) => isA(noun, kind))?.[1];
  if (found === undefined) return undefined;
  const traits = decisive.filter((trait) => thing.traits.has(trait));
  if (traits.length > 0 && !(traits.includes('wearable') && worn.includes(found))) return undefined;
  return loose ? (looseOf.get(found) ?? found) : (fixedOf.get(found) ?? found);
}

const decisive: readonly Trait[] = ['door', 'wearable', 'bed', 'seat', 'vehicle'];
const worn: readonly FormName[] = ['hat', 'shoes', 'necklace', 'coat'];
const looseOf: ReadonlyMap<FormName, FormName> = new Map([
  ['machine', 'device'],
  ['cupboard', 'box'],
  ['tree', 'pot-plant'],
]);
const fixedOf: ReadonlyMap<FormName, FormName> = new Map([
  ['statuette', 'statue'],
  ['pot-plant', 'potted-palm'],
  ['device', 'machine'],
  ['box', 'cupboard'],
  ['miniature', 'picture'],
  ['table-lamp', 'hanging-lamp'],
]);

const isLoose = (thing: FormedThing): boolean => thing.traits.has('portable') || !thing.traits.has('fixed');
