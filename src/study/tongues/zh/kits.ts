import type { Kit } from '../../kit.ts';
import { inWords, type KitWords } from '../../kit-words.ts';
import { englishKits } from '../en/kits.ts';
import { airportLounge } from './kits/airport-lounge.ts';
import { attic } from './kits/attic.ts';
import { battlement } from './kits/battlement.ts';
import { bedroom } from './kits/bedroom.ts';
import { cafe } from './kits/cafe.ts';
import { campsite } from './kits/campsite.ts';
import { castleHall } from './kits/castle-hall.ts';
import { circus } from './kits/circus.ts';
import { classroom } from './kits/classroom.ts';
import { club } from './kits/club.ts';
import { controlRoom } from './kits/control-room.ts';
import { courtroom } from './kits/courtroom.ts';
import { desert } from './kits/desert.ts';
import { diningRoom } from './kits/dining-room.ts';
import { dressingRoom } from './kits/dressing-room.ts';
import { dungeon } from './kits/dungeon.ts';
import { farmyard } from './kits/farmyard.ts';
import { forestClearing } from './kits/forest-clearing.ts';
import { garden } from './kits/garden.ts';
import { graveyard } from './kits/graveyard.ts';
import { greenhouse } from './kits/greenhouse.ts';
import { hospitalWard } from './kits/hospital-ward.ts';
import { kitchen } from './kits/kitchen.ts';
import { laboratory } from './kits/laboratory.ts';
import { library } from './kits/library.ts';
import { lift } from './kits/lift.ts';
import { lighthouse } from './kits/lighthouse.ts';
import { marketSquare } from './kits/market-square.ts';
import { mountaintop } from './kits/mountaintop.ts';
import { museum } from './kits/museum.ts';
import { nightMarket } from './kits/night-market.ts';
import { office } from './kits/office.ts';
import { operaBox } from './kits/opera-box.ts';
import { party } from './kits/party.ts';
import { policeStation } from './kits/police-station.ts';
import { prisonCell } from './kits/prison-cell.ts';
import { radioStudio } from './kits/radio-studio.ts';
import { railwayPlatform } from './kits/railway-platform.ts';
import { riverbank } from './kits/riverbank.ts';
import { rooftop } from './kits/rooftop.ts';
import { seashore } from './kits/seashore.ts';
import { shipDeck } from './kits/ship-deck.ts';
import { shipMess } from './kits/ship-mess.ts';
import { shoppingMall } from './kits/shopping-mall.ts';
import { smithy } from './kits/smithy.ts';
import { spaceship } from './kits/spaceship.ts';
import { street } from './kits/street.ts';
import { study } from './kits/study.ts';
import { submarine } from './kits/submarine.ts';
import { subwayStation } from './kits/subway-station.ts';
import { tavern } from './kits/tavern.ts';
import { temple } from './kits/temple.ts';
import { throneRoom } from './kits/throne-room.ts';
import { towerRoom } from './kits/tower-room.ts';
import { trainCompartment } from './kits/train-compartment.ts';
import { trench } from './kits/trench.ts';
import { tunnel } from './kits/tunnel.ts';
import { wilderness } from './kits/wilderness.ts';
import { workshop } from './kits/workshop.ts';

const words: Readonly<Record<string, KitWords>> = {
  'airport-lounge': airportLounge,
  attic,
  battlement,
  bedroom,
  cafe,
  campsite,
  'castle-hall': castleHall,
  circus,
  classroom,
  club,
  'control-room': controlRoom,
  courtroom,
  desert,
  'dining-room': diningRoom,
  'dressing-room': dressingRoom,
  dungeon,
  farmyard,
  'forest-clearing': forestClearing,
  garden,
  graveyard,
  greenhouse,
  'hospital-ward': hospitalWard,
  kitchen,
  laboratory,
  library,
  lift,
  lighthouse,
  'market-square': marketSquare,
  mountaintop,
  museum,
  'night-market': nightMarket,
  office,
  'opera-box': operaBox,
  party,
  'police-station': policeStation,
  'prison-cell': prisonCell,
  'radio-studio': radioStudio,
  'railway-platform': railwayPlatform,
  riverbank,
  rooftop,
  seashore,
  'ship-deck': shipDeck,
  'ship-mess': shipMess,
  'shopping-mall': shoppingMall,
  smithy,
  spaceship,
  street,
  study,
  submarine,
  'subway-station': subwayStation,
  tavern,
  temple,
  'throne-room': throneRoom,
  'tower-room': towerRoom,
  'train-compartment': trainCompartment,
  trench,
  tunnel,
  wilderness,
  workshop,
};

/** Every place a play in Chinese can be put into: those of English that have Chinese words. */
export const chineseKits: readonly Kit[] = englishKits.flatMap((kit) => {
  const own = words[kit.id];
  return own === undefined ? [] : [inWords(kit, own)];
});
