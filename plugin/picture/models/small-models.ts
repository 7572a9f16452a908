import { makeBag, makePaperBag, makePurse, makeSack, makeWallet } from './bags/bags.ts';
import { makeBasket, makeBox, makeCakeBox, makeParcel, makeTin } from './bags/boxes.ts';
import { makeBelt, makeGloves, makeShoes } from './clothing/accessories.ts';
import { makeApron, makeCloak, makeCoat, makeRibbon, makeShawl } from './clothing/garments.ts';
import { makeCap, makeCrown, makeHat, makeHelmet, makeMask } from './clothing/headgear.ts';
import { makeBread, makeCake, makeSweets } from './food/baked.ts';
import { makeApple, makeDish, makeFruitBowl, makeRoast } from './food/fruit-and-meat.ts';
import { makeClock, makeWatch } from './household/clocks.ts';
import { makeDevice, makeGramophone, makeMatch, makePhone, makeRadio, makeTelephone, makeTypewriter } from './household/devices.ts'; // prettier-ignore
import { makeHandMirror, makeMiniature, makeTableMirror } from './household/mirrors.ts';
import { makeBlanket, makeCloth, makePillow } from './household/textiles.ts';
import { makeHandBell, makeSkull, makeSpectacles, makeStatuette, makeUmbrella } from './household/upright-things.ts';
import { makeLute, makeViolin } from './instruments/strings.ts';
import { makeAccordion, makeDrum, makeFlute, makeTrumpet } from './instruments/winds-and-drums.ts';
import { makeBracelet, makeCoin, makeCoins, makeKey, makeKeys, makeNecklace, makeRing } from './jewellery/keys-and-coins.ts'; // prettier-ignore
import { makeButton, makeGem, makeLens, makeMagnifyingGlass, makePin } from './jewellery/trinkets.ts';
import type { ModelMaker } from './model.ts';
import { makeBook, makeBundle, makeScroll, makeTablet } from './papers/books.ts';
import { makeEnvelope } from './papers/envelopes.ts';
import { makeLetter, makeNewspaper, makePhotograph, makeTicket } from './papers/sheets.ts';
import { makeMeasure, makePen, makePipe, makeRope, makeSpoon, makeTallyStick } from './tools/hand-tools.ts';
import { makeHammer, makeLadder, makePoker, makeScissors, makeSpade, makeTongs } from './tools/irons.ts';
import { makeBottle, makeDecanter, makeJar, makeJug } from './vessels/bottles.ts';
import { makeCup, makeCups, makeDrinkingHorn, makeGlass, makeGoblet } from './vessels/cups.ts';
import { makeBowl, makeBucket, makeCookingPot, makePlate, makeTray, makeVase } from './vessels/pots.ts';
import { makeAxe, makeDagger, makeSword } from './weapons/blades.ts';
import { makeClub, makePistol, makeRifle, makeWhip } from './weapons/guns.ts';
import { makeBow, makeHalberd, makeShield, makeStaff } from './weapons/poles.ts';

/** How what one carries looks, by the name of its form. */
export const smallModels: Readonly<Record<string, ModelMaker>> = {
  accordion: makeAccordion,
  apple: makeApple,
  apron: makeApron,
  axe: makeAxe,
  bag: makeBag,
  basket: makeBasket,
  belt: makeBelt,
  blanket: makeBlanket,
  book: makeBook,
  bottle: makeBottle,
  bow: makeBow,
  bowl: makeBowl,
  box: makeBox,
  bracelet: makeBracelet,
  bread: makeBread,
  bucket: makeBucket,
  bundle: makeBundle,
  button: makeButton,
  cake: makeCake,
  'cake-box': makeCakeBox,
  cap: makeCap,
  cloak: makeCloak,
  clock: makeClock,
  cloth: makeCloth,
  club: makeClub,
  coat: makeCoat,
  coin: makeCoin,
  coins: makeCoins,
  'cooking-pot': makeCookingPot,
  crown: makeCrown,
  cup: makeCup,
  cups: makeCups,
  dagger: makeDagger,
  decanter: makeDecanter,
  device: makeDevice,
  dish: makeDish,
  'drinking-horn': makeDrinkingHorn,
  drum: makeDrum,
  envelope: makeEnvelope,
  flute: makeFlute,
  'fruit-bowl': makeFruitBowl,
  gem: makeGem,
  glass: makeGlass,
  gloves: makeGloves,
  goblet: makeGoblet,
  gramophone: makeGramophone,
  halberd: makeHalberd,
  hammer: makeHammer,
  'hand-bell': makeHandBell,
  'hand-mirror': makeHandMirror,
  hat: makeHat,
  helmet: makeHelmet,
  jar: makeJar,
  jug: makeJug,
  key: makeKey,
  keys: makeKeys,
  ladder: makeLadder,
  lens: makeLens,
  letter: makeLetter,
  lute: makeLute,
  'magnifying-glass': makeMagnifyingGlass,
  mask: makeMask,
  match: makeMatch,
  measure: makeMeasure,
  miniature: makeMiniature,
  necklace: makeNecklace,
  newspaper: makeNewspaper,
  'paper-bag': makePaperBag,
  parcel: makeParcel,
  pen: makePen,
  phone: makePhone,
  photograph: makePhotograph,
  pillow: makePillow,
  pin: makePin,
  pipe: makePipe,
  pistol: makePistol,
  plate: makePlate,
  poker: makePoker,
  purse: makePurse,
  radio: makeRadio,
  ribbon: makeRibbon,
  rifle: makeRifle,
  ring: makeRing,
  roast: makeRoast,
  rope: makeRope,
  sack: makeSack,
  scissors: makeScissors,
  scroll: makeScroll,
  shawl: makeShawl,
  shield: makeShield,
  shoes: makeShoes,
  skull: makeSkull,
  spade: makeSpade,
  spectacles: makeSpectacles,
  spoon: makeSpoon,
  staff: makeStaff,
  statuette: makeStatuette,
  sweets: makeSweets,
  sword: makeSword,
  'table-mirror': makeTableMirror,
  tablet: makeTablet,
  'tally-stick': makeTallyStick,
  telephone: makeTelephone,
  ticket: makeTicket,
  tin: makeTin,
  tongs: makeTongs,
  tray: makeTray,
  trumpet: makeTrumpet,
  typewriter: makeTypewriter,
  umbrella: makeUmbrella,
  vase: makeVase,
  violin: makeViolin,
  wallet: makeWallet,
  watch: makeWatch,
  whip: makeWhip,
};
