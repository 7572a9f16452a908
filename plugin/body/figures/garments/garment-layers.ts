import type { Garment } from '../../../../src/drama/looks.ts';
import type { Rig } from '../../rig/rig.ts';
import type { Layer } from '../../sculpt/layer.ts';
import type { Character } from '../character.ts';
import { armour } from './armour.ts';
import { coats } from './coats.ts';
import { courtDress } from './court-dress.ts';
import { dresses } from './dresses.ts';
import { folkDress } from './folk-dress.ts';
import { hardSuits } from './hard-suits.ts';
import { knitwear } from './knitwear.ts';
import { lightDresses } from './light-dresses.ts';
import type { Cut } from './piece.ts';
import { shirtsleeves } from './shirtsleeves.ts';
import { shoeLayers } from './shoes.ts';
import { tailoring } from './tailoring.ts';
import { vestments } from './vestments.ts';
import { wearerOf } from './wearer.ts';
import { workwear } from './workwear.ts';
import { wrapLayers } from './wraps.ts';

/** How every garment is cut, by its word. */
const cuts: Readonly<Record<Garment, Cut>> = {
  ...armour,
  ...coats,
  ...courtDress,
  ...dresses,
  ...folkDress,
  ...hardSuits,
  ...knitwear,
  ...lightDresses,
  ...shirtsleeves,
  ...tailoring,
  ...vestments,
  ...workwear,
};

/** Everything worn from the neck down, shoes and gloves with it. */
export function garmentLayers(character: Character, rig: Rig): readonly Layer[] {
  const wearer = wearerOf(character, rig);
  return [...cuts[character.outfit.garment](wearer), ...shoeLayers(wearer), ...wrapLayers(wearer)];
}
