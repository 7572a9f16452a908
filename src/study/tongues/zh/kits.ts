import type { Kit } from '../../kit.ts';
import { inWords, type KitWords } from '../../kit-words.ts';
import { englishKits } from '../en/kits.ts';
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

const words: Readonly<Record<string, KitWords>> = {
  battlement,
  cafe,
  campsite,
  'castle-hall': castleHall,
  club,
  'control-room': controlRoom,
  courtroom,
  desert,
  'dining-room': diningRoom,
  'forest-clearing': forestClearing,
  garden,
  'hospital-ward': hospitalWard,
  kitchen,
  laboratory,
  library,
  mountaintop,
  'night-market': nightMarket,
  office,
  party,
  'railway-platform': railwayPlatform,
  riverbank,
  rooftop,
  seashore,
  'ship-mess': shipMess,
  'shopping-mall': shoppingMall,
  smithy,
  spaceship,
  street,
  study,
  'subway-station': subwayStation,
  tavern,
  temple,
  'throne-room': throneRoom,
  'tower-room': towerRoom,
  tunnel,
  wilderness,
  workshop,
};

/** Every place a play in Chinese can be put into: those of English that have Chinese words. */
export const chineseKits: readonly Kit[] = englishKits.flatMap((kit) => {
  const own = words[kit.id];
  return own === undefined ? [] : [inWords(kit, own)];
});
