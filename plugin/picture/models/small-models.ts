import { bags } from './bags/bags.ts';
import { boxes } from './bags/boxes.ts';
import { accessories } from './clothing/accessories.ts';
import { garments } from './clothing/garments.ts';
import { headgear } from './clothing/headgear.ts';
import { baked } from './food/baked.ts';
import { fruitAndMeat } from './food/fruit-and-meat.ts';
import { clocks } from './household/clocks.ts';
import { devices } from './household/devices.ts';
import { mirrors } from './household/mirrors.ts';
import { textiles } from './household/textiles.ts';
import { uprightThings } from './household/upright-things.ts';
import { strings } from './instruments/strings.ts';
import { windsAndDrums } from './instruments/winds-and-drums.ts';
import { keysAndCoins } from './jewellery/keys-and-coins.ts';
import { trinkets } from './jewellery/trinkets.ts';
import { books } from './papers/books.ts';
import { sheets } from './papers/sheets.ts';
import { handTools } from './tools/hand-tools.ts';
import { irons } from './tools/irons.ts';
import { bottles } from './vessels/bottles.ts';
import { cups } from './vessels/cups.ts';
import { pots } from './vessels/pots.ts';
import { blades } from './weapons/blades.ts';
import { guns } from './weapons/guns.ts';
import { poles } from './weapons/poles.ts';
import type { ModelMaker } from './model.ts';

/** How what one carries looks, by the name of its form: each file lists its own. */
export const smallModels: Readonly<Record<string, ModelMaker>> = {
  ...bags,
  ...boxes,
  ...accessories,
  ...garments,
  ...headgear,
  ...baked,
  ...fruitAndMeat,
  ...clocks,
  ...devices,
  ...mirrors,
  ...textiles,
  ...uprightThings,
  ...strings,
  ...windsAndDrums,
  ...keysAndCoins,
  ...trinkets,
  ...books,
  ...sheets,
  ...handTools,
  ...irons,
  ...bottles,
  ...cups,
  ...pots,
  ...blades,
  ...guns,
  ...poles,
};
