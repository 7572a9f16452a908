import { mix } from '../../../src/kit/numbers.ts';
import { linearColour } from './colour.ts';
import { moods, type MoodName, type Rgb } from './mood.ts';

/** Light of one kind: its colour, linear, and how strong it is. */
export interface Lamp {
  readonly colour: Rgb;
  readonly strength: number;
}

/** All the light of a stage at one moment, as numbers that can be mixed. */
export interface Lighting {
  readonly mood: MoodName;
  readonly front: Lamp;
  readonly sky: Lamp;
  readonly rim: Lamp;
  readonly house: Lamp;
  readonly follow: Lamp;
  readonly fillAbove: Rgb;
  readonly fillBelow: Rgb;
  readonly fill: number;
  readonly environment: number;
  readonly exposure: number;
  readonly contrast: number;
  /** How much of the beams is seen in the air. */
  readonly haze: number;
  /** How well candles and lamps burn. */
  readonly practicals: number;
}

/** What a staging or a cue says of the light. */
export interface LightWish {
  readonly mood: MoodName;
  readonly strength?: number | undefined;
  readonly warm?: string | undefined;
  readonly cold?: string | undefined;
}

/** The light of a mood, as strong and as coloured as it is wished. */
export function lightingOf({ mood: name, strength = 1, warm, cold }: LightWish): Lighting {
  const mood = moods[name];
  const lamp = (colour: string, of: number): Lamp => ({ colour: rgbOf(colour), strength: of });
  // In the dark one still sees that there is a stage.
  const least = Math.max(0.15, strength);
  return {
    mood: name,
    front: lamp(warm ?? mood.front.colour, mood.front.strength * strength),
    sky: lamp(cold ?? mood.sky.colour, mood.sky.strength * strength),
    rim: lamp(cold ?? mood.rim.colour, mood.rim.strength * Math.max(0.5, strength)),
    house: lamp(warm ?? mood.house.colour, mood.house.strength),
    follow: lamp(mood.follow.colour, mood.follow.strength),
    fillAbove: rgbOf(mood.fill.above),
    fillBelow: rgbOf(mood.fill.below),
    fill: mood.fill.strength * Math.max(0.25, strength),
    environment: mood.environment * least,
    exposure: mood.exposure,
    contrast: mood.contrast,
    haze: mood.haze,
    practicals: mood.practicals,
  };
}

/** Between one light and another: 0 is all of the first. */
export function blendedLighting(from: Lighting, to: Lighting, part: number): Lighting {
  if (part >= 1) return to;
  return { ...(blended(from, to, part) as Lighting), mood: part < 0.5 ? from.mood : to.mood };
}

/** Numbers are mixed wherever they stand; what is no number is the first's. */
function blended(from: unknown, to: unknown, part: number): unknown {
  if (typeof from === 'number') return mix(from, to as number, part);
  if (Array.isArray(from)) return from.map((one, index) => blended(one, (to as unknown[])[index], part));
  if (typeof from !== 'object' || from === null) return from;
  const others = to as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(from).map(([name, one]) => [name, blended(one, others[name], part)]));
}

function rgbOf(hex: string): Rgb {
  const { r, g, b } = linearColour(hex);
  return [r, g, b];
}
