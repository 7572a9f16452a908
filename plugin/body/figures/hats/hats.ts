import type { HairStyle } from '../hair-style.ts';
import { beanie, bonnet, coif, hood, jester, mobcap, veil, wimple } from './cloth-caps.ts';
import { circlet, crown, headband } from './crowns.ts';
import { beret, bowler, cloche, deerstalker, flatCap, topHat, toque, tricorne } from './felt-hats.ts';
import type { HatMaker } from './hat.ts';
import { helm, kettle } from './helms.ts';

/** How every hat is made. */
export const hatMakers: Readonly<Record<HairStyle['hat'], HatMaker | undefined>> = {
  none: undefined,
  crown,
  circlet,
  helm,
  kettle,
  coif,
  hood,
  wimple,
  veil,
  jester,
  toque,
  mobcap,
  bonnet,
  bowler,
  'top-hat': topHat,
  deerstalker,
  tricorne,
  cloche,
  'flat-cap': flatCap,
  beret,
  beanie,
  headband,
};
