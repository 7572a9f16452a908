import type { EntityId } from '../../src/drama/entity-id.ts';
import { is, stateOf } from '../../src/world/world.ts';
import type { Vec3 } from '../stage/space/vector.ts';
import type { Stage } from '../stage/stage.ts';
import type { StagedProp } from '../stage/staged-prop.ts';
import type { StagePlan } from '../stage/staging/stage-plan.ts';
import type { LoopName } from './recipes.ts';

/** Something that sounds where it stands. */
interface SoundingThing {
  readonly form: string;
  readonly center: Vec3;
  /** It burns, runs or is switched on. */
  readonly isOn: boolean;
}

/** A place as far as it can be heard. */
export interface HeardPlace {
  readonly style: StagePlan['style'];
  /** What is far off is heard, too: a city, or the wind. */
  readonly horizon?: StagePlan['horizon'];
  readonly mood: StagePlan['light']['mood'];
  readonly isOutdoors: boolean;
  readonly hasWindow: boolean;
  /** Its name and what is said of it: water, rain and bells are in there or nowhere. */
  readonly words: string;
  readonly things: readonly SoundingThing[];
}

/** A sound that goes on in a place: all around, or from a point. */
export interface PlaceSound {
  readonly loop: LoopName;
  /** 1 is as loud as the thing is. */
  readonly gain: number;
  readonly at?: Vec3;
}

const fires = new Set(['fireplace', 'brazier', 'stove', 'bonfire', 'campfire', 'torch']);
const clocks = new Set(['grandfather-clock', 'clock', 'mantel-clock']);
const steaming = new Set(['espresso-machine', 'coffee-machine', 'coffee-maker', 'kettle', 'samovar']);

const water = /\b(sea|tide|harbou?r|shore|quay|beach|ship|river|water-?gate|ocean)\b/i;
const rain = /\b(rain|raining|storm|downpour)\b/i;
const dripping = /\b(dripping|drips?|leak\w*)\b/i;
const bells = /\b(bell|church|tower|castle)\b/i;
/** Who serves coffee has a machine for it, whether or not it is one of the props. */
const coffee = /\b(caf[eé]|coffee ?(house|shop|bar)\b|diner\b)/i;
const kitchen = /\b(kitchen|galley|laundry)\b/i;

/** What is heard in a place, whoever speaks there: it follows from what the place is. */
export function soundsOf(heard: HeardPlace): readonly PlaceSound[] {
  return [...surroundings(heard), ...heard.things.flatMap(thingSounds)];
}

function surroundings({ style, horizon, mood, isOutdoors, hasWindow, words }: HeardPlace): PlaceSound[] {
  // Walls keep out most of it, windows less.
  const through = isOutdoors ? 1 : hasWindow ? 0.32 : 0.14;
  const sounds: PlaceSound[] = isOutdoors ? [] : [{ loop: 'room', gain: 1 }];
  const isOld = style === 'medieval' || style === 'renaissance';
  const isWild = horizon !== undefined && horizon !== 'city' && horizon !== 'roofs';
  if (isOld || isWild) sounds.push({ loop: 'wind', gain: through * (mood === 'night' ? 1 : 0.6) });
  else if (style === 'modern') sounds.push({ loop: 'city', gain: through });
  else sounds.push({ loop: 'street', gain: through * 1.2 });
  if (water.test(words) || horizon === 'sea') sounds.push({ loop: 'sea', gain: isOutdoors ? 1 : 0.35 });
  if (rain.test(words)) sounds.push({ loop: 'rain', gain: isOutdoors ? 1 : 0.5 });
  if (dripping.test(words)) sounds.push({ loop: 'drips', gain: 1 });
  const isNearBells = isOutdoors && (horizon === undefined || horizon === 'castle');
  if (isOld && (isNearBells || bells.test(words))) sounds.push({ loop: 'bell', gain: isOutdoors ? 1 : 0.4 });
  if (style === 'modern' && !isOutdoors && (coffee.test(words) || kitchen.test(words))) {
    sounds.push({ loop: 'hum', gain: 1 });
    if (coffee.test(words)) sounds.push({ loop: 'steam', gain: 0.8 });
  }
  return sounds;
}

function thingSounds({ form, center, isOn }: SoundingThing): PlaceSound[] {
  if (!isOn) return [];
  if (fires.has(form)) return [{ loop: 'fire', gain: form === 'torch' ? 0.4 : 1, at: center }];
  if (clocks.has(form)) return [{ loop: 'clock', gain: 1, at: center }];
  if (steaming.has(form)) return [{ loop: 'steam', gain: 1, at: center }];
  return [];
}

/** A place of a stage as it can be heard now. */
export function heardPlace(stage: Stage, place: EntityId): HeardPlace | undefined {
  const { parts } = stage;
  const { plan } = parts;
  const room = plan.rooms.find((each) => each.place === place);
  if (!room) return undefined;
  const thing = parts.world().things.get(place);
  const things = [...stage.props.all.values()].filter(
    (prop) => prop.isVisible && stage.rooms.placeAt(prop.center) === place,
  );
  return {
    style: plan.style,
    horizon: plan.horizon,
    mood: plan.light.mood,
    isOutdoors: room.outdoors,
    hasWindow: plan.walls.some(
      ({ sides, openings }) => sides.includes(place) && openings.some(({ kind }) => kind === 'window'),
    ),
    words: `${place.replaceAll('-', ' ')} ${thing?.name ?? ''} ${thing?.description ?? ''}`,
    things: things.map(sounding),
  };
}

function sounding({ form, center, thing }: StagedProp): SoundingThing {
  const isStopped =
    is(thing, 'stopped') || stateOf(thing, 'running') === false || /\bstopped\b/i.test(thing.description ?? '');
  const isLit = stateOf(thing, 'lit') !== false && stateOf(thing, 'on') !== false;
  return { form, center, isOn: isLit && !isStopped && stateOf(thing, 'broken') !== true };
}
