import { isA, singularOf } from '../lexicon/nouns.ts';
import type { Setting } from '../../drama/setting.ts';
import { yearOf } from './period.ts';

/**
 * [SETTING3] When things came into the world: `year: words`. A few words stand for their kinds too (a carbine is a rifle).
 */
const inventions = `
1250: spectacles eyeglasses
1350: gun firearm cannon gunpowder bombard
1450: printing_press
1500: musket arquebus pocketwatch watch
1520: pistol
1605: newspaper telescope microscope
1650: balloon_whisk barometer
1700: rifle piano umbrella
1750: bayonet_rifle lightning_rod
1783: balloon parachute
1800: battery dynamite_stick locomotive steam_engine
1825: train railway railroad steamship steamboat matchstick safety_match
1836: revolver telegraph
1839: photograph camera daguerreotype
1850: bicycle sewing_machine
1867: typewriter dynamite machine_gun
1876: telephone phone phonograph gramophone microphone
1880: light_bulb lightbulb flashlight electric_light electric_lamp switchboard fan_heater electric_motor refrigerator_car
1886: car automobile motorcar motorcycle motorbike truck lorry bus taxi
1895: radio x-ray cinema movie_camera zipper
1903: airplane aeroplane aircraft plane helicopter tank bazooka submachine_gun flamethrower
1910: wristwatch toaster vacuum_cleaner electric_kettle washing_machine traffic_light
1925: television tv refrigerator fridge freezer
1938: walkie-talkie ballpoint biro photocopier nylon radar jet rocket_launcher grenade_launcher
1945: computer nuclear_weapon atomic_bomb atom_bomb microwave microwave_oven transistor assault_rifle
1960: laser calculator credit_card cassette videotape satellite spaceship spacecraft
1975: game_console walkman keyboard modem videocassette taser personal_computer video_game
1985: laptop cellphone mobile mobile_phone cell_phone compact_disc cd dvd
1995: smartphone internet website email gps webcam usb tablet_computer drone iphone ipad bluetooth headset selfie
2090: lightsaber light_saber phaser blaster ray_gun raygun jetpack hoverboard time_machine teleporter hologram forcefield force_field android robot
`;

const kinds = ['rifle', 'revolver', 'pistol', 'musket', 'gun', 'cannon', 'car', 'aircraft', 'computer', 'telephone', 'spacecraft', 'camera', 'locomotive', 'motorcycle']; // prettier-ignore

let years: ReadonlyMap<string, number> | undefined;

function inventionYears(): ReadonlyMap<string, number> {
  if (years) return years;
  const read = new Map<string, number>();
  for (const line of inventions.trim().split('\n')) {
    const [year = '', words = ''] = line.split(':');
    for (const word of words.trim().split(/\s+/)) read.set(word.replaceAll('_', ' '), Number(year));
  }
  return (years = read);
}

/** The year before which nobody can have had such a thing, if it is that kind of thing. */
function inventedIn(text: string): number | undefined {
  const words = text.toLowerCase().split(/\s+/);
  const head = singularOf(words.at(-1) ?? '');
  const pair = words.length > 1 ? `${words.at(-2)} ${head}` : head;
  const known = inventionYears();
  const pairs = words.slice(0, -1).map((word, index) => `${word} ${words[index + 1]}`);
  const exact =
    known.get(pair) ?? known.get(head) ?? pairs.map((two) => known.get(two)).find((year) => year !== undefined);
  if (exact !== undefined) return exact;
  const kind = kinds.find((word) => isA(head, word));
  return kind === undefined ? undefined : known.get(kind);
}

/** Is the thing of a later age than the setting's? */
export function isAnachronism(text: string, setting: Setting): boolean {
  const present = yearOf(setting.period);
  if (present === undefined) return false;
  const invented = inventedIn(text);
  return invented !== undefined && invented > present;
}
