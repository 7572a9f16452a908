import type { Garment } from '../../../src/drama/looks.ts';
import type { Rig } from '../../rig/rig.ts';
import type { Layer } from '../../sculpt/layer.ts';
import type { Character } from '../character.ts';
import { apronLayers } from './apron.ts';
import { armourLayers } from './armour.ts';
import { doubletLayers } from './doublet.ts';
import { dayDressLayers, kirtleLayers, nightgownLayers } from './dress.ts';
import { gownLayers } from './gown.ts';
import { cardiganLayers, hoodieLayers, jumperLayers } from './knitwear.ts';
import { maidLayers } from './maid-dress.ts';
import { mackintoshLayers, overcoatLayers } from './overcoat.ts';
import { robeLayers } from './robe.ts';
import { shoeLayers } from './shoes.ts';
import { frockCoatLayers, suitLayers, tailsLayers } from './suit.ts';
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
  nightgown: nightgownLayers,
};

/** Everything worn from the neck down, shoes and gloves with it. */
export function garmentLayers(character: Character, rig: Rig): readonly Layer[] {
  const wearer = wearerOf(character, rig);
  return [...cuts[character.outfit.garment](wearer), ...shoeLayers(wearer), ...wrapLayers(wearer)];
}
