import type { Kit } from '../../kit.ts';
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

/** Every place a play in English can be put into. */
export const englishKits: readonly Kit[] = [
  cafe,
  battlement,
  campsite,
  castleHall,
  club,
  controlRoom,
  courtroom,
  desert,
  diningRoom,
  forestClearing,
  garden,
  hospitalWard,
  kitchen,
  laboratory,
  library,
  mountaintop,
  nightMarket,
  office,
  party,
  railwayPlatform,
  riverbank,
  rooftop,
  seashore,
  shipMess,
  shoppingMall,
  smithy,
  spaceship,
  street,
  study,
  subwayStation,
  tavern,
  temple,
  throneRoom,
  towerRoom,
  tunnel,
  wilderness,
  workshop,
  airportLounge,
  attic,
  bedroom,
  circus,
  classroom,
  dressingRoom,
  dungeon,
  farmyard,
  graveyard,
  greenhouse,
  lift,
  lighthouse,
  marketSquare,
  museum,
  operaBox,
  policeStation,
  prisonCell,
  radioStudio,
  shipDeck,
  submarine,
  trainCompartment,
  trench,
];
