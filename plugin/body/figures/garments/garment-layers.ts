import type { Garment } from '../../../../src/drama/looks.ts';
import type { Rig } from '../../rig/rig.ts';
import type { Layer } from '../../sculpt/layer.ts';
import type { Character } from '../character.ts';
import { apronLayers } from './apron.ts';
import { armourLayers } from './armour.ts';
import { cardiganLayers } from './cardigan.ts';
import { dayDressLayers } from './day-dress.ts';
import { doubletLayers } from './doublet.ts';
import { frockCoatLayers } from './frock-coat.ts';
import { gownLayers } from './gown.ts';
import { hoodieLayers } from './hoodie.ts';
import { jumperLayers } from './jumper.ts';
import { kirtleLayers } from './kirtle.ts';
import { mackintoshLayers } from './mackintosh.ts';
import { maidLayers } from './maid-dress.ts';
import { nightgownLayers } from './nightgown.ts';
import { overcoatLayers } from './overcoat.ts';
import { robeLayers } from './robe.ts';
import { shoeLayers } from './shoes.ts';
import { suitLayers } from './suit.ts';
import { tailsLayers } from './tailcoat.ts';
import { surcoatLayers } from './surcoat.ts';
import { uniformLayers } from './uniform.ts';
import { wearerOf, type Wearer } from './wearer.ts';
import { wrapLayers } from './wraps.ts';

const cuts: Readonly<Record<Garment, (wearer: Wearer) => readonly Layer[]>> = {
  gown: gownLayers,
  kirtle: kirtleLayers,
  robe: robeLayers,
  doublet: doubletLayers,
  'day-dress': dayDressLayers,
  maid: maidLayers,
  suit: suitLayers,
  tails: tailsLayers,
  'frock-coat': frockCoatLayers,
  coat: overcoatLayers,
  mackintosh: mackintoshLayers,
  cardigan: cardiganLayers,
  jumper: jumperLayers,
  hoodie: hoodieLayers,
  apron: apronLayers,
  uniform: uniformLayers,
  armour: armourLayers,
  surcoat: surcoatLayers,
  nightgown: nightgownLayers,
};

/** Everything worn from the neck down, shoes and gloves with it. */
export function garmentLayers(character: Character, rig: Rig): readonly Layer[] {
  const wearer = wearerOf(character, rig);
  return [...cuts[character.outfit.garment](wearer), ...shoeLayers(wearer), ...wrapLayers(wearer)];
}
