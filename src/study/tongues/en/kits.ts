import type { Kit } from '../../kit.ts';
import { battlement } from './kits/battlement.ts';
import { cafe } from './kits/cafe.ts';
import { campsite } from './kits/campsite.ts';
import { castleHall } from './kits/castle-hall.ts';
import { club } from './kits/club.ts';
import { controlRoom } from './kits/control-room.ts';
import { courtroom } from './kits/courtroom.ts';
import { desert } from './kits/desert.ts';
import { diningRoom } from './kits/dining-room.ts';
import { forestClearing } from './kits/forest-clearing.ts';
import { garden } from './kits/garden.ts';
import { hospitalWard } from './kits/hospital-ward.ts';
import { kitchen } from './kits/kitchen.ts';
import { laboratory } from './kits/laboratory.ts';
import { library } from './kits/library.ts';
import { mountaintop } from './kits/mountaintop.ts';
import { nightMarket } from './kits/night-market.ts';
import { office } from './kits/office.ts';
import { party } from './kits/party.ts';
import { railwayPlatform } from './kits/railway-platform.ts';
import { riverbank } from './kits/riverbank.ts';
import { rooftop } from './kits/rooftop.ts';
import { seashore } from './kits/seashore.ts';
import { shipMess } from './kits/ship-mess.ts';
import { shoppingMall } from './kits/shopping-mall.ts';
import { smithy } from './kits/smithy.ts';
import { spaceship } from './kits/spaceship.ts';
import { street } from './kits/street.ts';
import { study } from './kits/study.ts';
import { subwayStation } from './kits/subway-station.ts';
import { tavern } from './kits/tavern.ts';
import { temple } from './kits/temple.ts';
import { throneRoom } from './kits/throne-room.ts';
import { towerRoom } from './kits/tower-room.ts';
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
];
