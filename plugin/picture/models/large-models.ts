import { makeDoor } from './doors/door.ts';
import { makeGate } from './doors/gate.ts';
import { makeWindow } from './doors/window.ts';
import { makeCarpet } from './drapery/carpet.ts';
import { makeCurtain } from './drapery/curtain.ts';
import { makeArmchair } from './furniture/armchair.ts';
import { makeBed } from './furniture/bed.ts';
import { makeBench } from './furniture/bench.ts';
import { makeBookshelf } from './furniture/bookshelf.ts';
import { makeBooth } from './furniture/booth.ts';
import { makeChair } from './furniture/chair.ts';
import { makeChest } from './furniture/chest.ts';
import { makeCoatHook } from './furniture/coat-hook.ts';
import { makeCounter } from './furniture/counter.ts';
import { makeCradle } from './furniture/cradle.ts';
import { makeDesk } from './furniture/desk.ts';
import { makeDrawer } from './furniture/drawer.ts';
import { makeFireplace } from './furniture/fireplace.ts';
import { makeGrandfatherClock } from './furniture/grandfather-clock.ts';
import { makeMantelpiece } from './furniture/mantelpiece.ts';
import { makeShelf } from './furniture/shelf.ts';
import { makeSofa } from './furniture/sofa.ts';
import { makeStool } from './furniture/stool.ts';
import { makeTable } from './furniture/table.ts';
import { makeThrone } from './furniture/throne.ts';
import { makeTrestle } from './furniture/trestle.ts';
import { makeUmbrellaStand } from './furniture/umbrella-stand.ts';
import { makeCupboard, makeWardrobe } from './furniture/wardrobe.ts';
import { makeBrazier } from './lights/brazier.ts';
import { makeCandle } from './lights/candle.ts';
import { makeCandlestick } from './lights/candlestick.ts';
import { makeFlashlight } from './lights/flashlight.ts';
import { makeHangingLamp } from './lights/hanging-lamp.ts';
import { makeLantern } from './lights/lantern.ts';
import { makeStreetLamp } from './lights/street-lamp.ts';
import { makeTableLamp } from './lights/table-lamp.ts';
import { makeTorch } from './lights/torch.ts';
import { makeWallLamp } from './lights/wall-lamp.ts';
import { makeJukebox } from './machines/jukebox.ts';
import { makeKiosk } from './machines/kiosk.ts';
import { makeMachine } from './machines/machine.ts';
import { makePiano } from './machines/piano.ts';
import { makeStove } from './machines/stove.ts';
import type { ModelMaker } from './model.ts';
import { makeBouquet, makeFlower } from './plants/flowers.ts';
import { makePotPlant } from './plants/pot-plant.ts';
import { makePottedPalm } from './plants/potted-palm.ts';
import { makeTree } from './plants/tree.ts';
import { makeBarrel } from './scenery/barrel.ts';
import { makeBell } from './scenery/bell.ts';
import { makeBoat } from './scenery/boat.ts';
import { makeCart } from './scenery/cart.ts';
import { makeCrate } from './scenery/crate.ts';
import { makePicture } from './scenery/picture.ts';
import { makeStatue } from './scenery/statue.ts';
import { makeWallMirror } from './scenery/wall-mirror.ts';

/** How furniture, openings, lights, machines, plants and other large things look, by the name of their form. */
export const largeModels: Readonly<Record<string, ModelMaker>> = {
  armchair: makeArmchair,
  barrel: makeBarrel,
  bed: makeBed,
  bell: makeBell,
  bench: makeBench,
  boat: makeBoat,
  bookshelf: makeBookshelf,
  booth: makeBooth,
  bouquet: makeBouquet,
  brazier: makeBrazier,
  candle: makeCandle,
  candlestick: makeCandlestick,
  carpet: makeCarpet,
  cart: makeCart,
  chair: makeChair,
  chest: makeChest,
  'coat-hook': makeCoatHook,
  counter: makeCounter,
  cradle: makeCradle,
  crate: makeCrate,
  cupboard: makeCupboard,
  curtain: makeCurtain,
  desk: makeDesk,
  door: makeDoor,
  drawer: makeDrawer,
  fireplace: makeFireplace,
  flashlight: makeFlashlight,
  flower: makeFlower,
  gate: makeGate,
  'grandfather-clock': makeGrandfatherClock,
  'hanging-lamp': makeHangingLamp,
  jukebox: makeJukebox,
  kiosk: makeKiosk,
  lantern: makeLantern,
  'long-chest': makeChest,
  machine: makeMachine,
  mantelpiece: makeMantelpiece,
  piano: makePiano,
  picture: makePicture,
  'pot-plant': makePotPlant,
  'potted-palm': makePottedPalm,
  shelf: makeShelf,
  'small-table': makeTable,
  sofa: makeSofa,
  statue: makeStatue,
  stool: makeStool,
  stove: makeStove,
  'street-lamp': makeStreetLamp,
  table: makeTable,
  'table-lamp': makeTableLamp,
  throne: makeThrone,
  torch: makeTorch,
  tree: makeTree,
  trestle: makeTrestle,
  'umbrella-stand': makeUmbrellaStand,
  'wall-lamp': makeWallLamp,
  'wall-mirror': makeWallMirror,
  wardrobe: makeWardrobe,
  window: makeWindow,
};
