import * as z from 'zod/mini';
import { wordList } from '../kit/word-list.ts';
import { EntityIdSchema } from './entity-id.ts';
import { LooksSchema } from './looks.ts';
import { partId, prose } from './prose.ts';

const meters = z.number().check(z.gte(0.05), z.lte(200));
/** Of things: a sheet of paper has a thickness too. */
const extent = z.number().check(z.gte(0.001), z.lte(200));
const coordinate = z.number().check(z.gte(-500), z.lte(500));
const point = z.tuple([coordinate, coordinate]);
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'expected a colour such as "#aa7744"'));

/** Which wall of a room, seen on the map: north is away from the audience. */
export const sides = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof sides)[number];

/** The look of an age: what walls, floors, doors and things are made of where nothing more is said. */
export const stageStyles = wordList('medieval renaissance georgian victorian twenties modern future');
export type StageStyle = (typeof stageStyles)[number];

/** What is seen far off, behind a place in the open and through windows. */
export const stageHorizons = wordList('city roofs castle hills mountains forest sea desert nothing');
export type StageHorizon = (typeof stageHorizons)[number];

const WindowSchema = z.looseObject({
  wall: z.enum(sides),
  /** Where along the wall its middle is: 0 is the wall's western or southern end, 1 the other. */
  at: z.optional(z.number().check(z.gte(0), z.lte(1))),
  width: z.optional(meters),
  height: z.optional(meters),
  sill: z.optional(z.number().check(z.gte(0), z.lte(20))),
});

/** What a room can be dressed with beyond what the play needs: on its walls, at its windows, under foot, overhead. */
export const dressingWords = wordList(`
  wainscot picture-rail tapestries banners pictures posters shields menu neon sconces torches pendants string-lights
  curtains half-curtains canopy rug carpet flood
`);
export type DressingWord = (typeof dressingWords)[number];

const RoomSchema = z.looseObject({
  place: EntityIdSchema,
  /** Its south-west corner on the floor plan, in metres to the east and to the north. */
  at: z.optional(point),
  /** How far it goes to the east and to the north. */
  size: z.optional(z.tuple([meters, meters])),
  /** Its corners instead, where it is no rectangle. */
  outline: z.optional(z.array(point).check(z.minLength(3), z.maxLength(40))),
  /** How high its floor lies. */
  level: z.optional(z.number().check(z.gte(-20), z.lte(50))),
  height: z.optional(meters),
  outdoors: z.optional(z.boolean()),
  /** What floor and walls are made of: `flagstone`, `oak`, `wallpaper` … */
  floor: z.optional(z.string().check(z.maxLength(40))),
  walls: z.optional(z.string().check(z.maxLength(40))),
  windows: z.optional(z.array(WindowSchema).check(z.maxLength(40))),
  /** What it is dressed with; what such a room has in such an age, where nothing is said. */
  dressing: z.optional(z.array(z.enum(dressingWords)).check(z.maxLength(20))),
});

const DoorwaySchema = z.looseObject({
  between: z.tuple([EntityIdSchema, EntityIdSchema]),
  /** The prop that closes it; the exits of the world say it too. */
  door: z.optional(EntityIdSchema),
  /** The wall of the first room it is in. */
  wall: z.optional(z.enum(sides)),
  at: z.optional(z.number().check(z.gte(0), z.lte(1))),
  width: z.optional(meters),
  height: z.optional(meters),
});

export const PlacementSchema = z.looseObject({
  /** A prop, or an actor's first mark. */
  entity: EntityIdSchema,
  /**
   * Where it stands, in words: "in the centre of the room", "against the north wall", "in the south-east corner",
   * "on the left of the table", "under the bed", "behind the curtain", "beside the fireplace", "between the desk and
   * the window", "facing the audience". Several, joined by commas, all hold.
   */
  stands: z.optional(prose(200)),
  /** Or its very spot, in metres from the room's south-west corner, and how high above its floor. */
  at: z.optional(point),
  up: z.optional(z.number().check(z.gte(0), z.lte(20))),
  /** Which way its front faces: a side of the map, or degrees from north towards east. */
  faces: z.optional(z.union([z.enum(sides), z.number().check(z.gte(-360), z.lte(360))])),
  /** The form it is shown as, where its name does not say: `armchair`. */
  form: z.optional(z.string().check(z.maxLength(40))),
  /** Its true size to the right, up and to the front, where the form's own is not it. */
  size: z.optional(z.tuple([extent, extent, extent])),
  massKg: z.optional(z.number()),
  /** What it is made of, and its colour. */
  substance: z.optional(z.string().check(z.maxLength(40))),
  colour: z.optional(colour),
});
export type Placement = Readonly<z.infer<typeof PlacementSchema>>;

/** The light of an hour or of a moment: what comes in from outside, what fills the shadows, how the picture is graded. */
export const lightMoods = ['day', 'dusk', 'dawn', 'night', 'storm', 'interior', 'lamplight', 'haunted'] as const;

/** How light differs from what the mood has. */
const lightTouches = {
  /** 0 is pitch dark, 1 as the mood has it. */
  strength: z.optional(z.number().check(z.gte(0), z.lte(3))),
  warm: z.optional(colour),
  cold: z.optional(colour),
};

/**
 * A change of light. It holds while all that it names is so: this point is being played, this place is looked at, this actor
 * is on the stage. Of several that hold, one for an actor goes before one for a point, and that before one for a place.
 */
const LightCueSchema = z.looseObject({
  point: z.optional(partId),
  place: z.optional(EntityIdSchema),
  actor: z.optional(EntityIdSchema),
  mood: z.optional(z.enum(lightMoods)),
  ...lightTouches,
  /** How long the change takes. */
  seconds: z.optional(z.number().check(z.gte(0), z.lte(120))),
});
export type LightCue = Readonly<z.infer<typeof LightCueSchema>>;

const LightSchema = z.looseObject({
  mood: z.enum(lightMoods),
  /** Where sun or moon stand: a side of the map. */
  from: z.optional(z.enum(sides)),
  ...lightTouches,
  /** What falls outside, and runs down the windows. */
  weather: z.optional(z.enum(['clear', 'rain'])),
  cues: z.optional(z.array(LightCueSchema).check(z.maxLength(100))),
});

/** How a scene is put on a stage: rooms, ways, light, where everything stands, and what its people look like. All of it may be left out. */
export const StagingSchema = z.looseObject({
  style: z.optional(z.enum(stageStyles)),
  /** What is seen far off; what the style has, where nothing is said: a castle, roofs, a city. */
  horizon: z.optional(z.enum(stageHorizons)),
  light: z.optional(LightSchema),
  rooms: z.optional(z.array(RoomSchema).check(z.maxLength(60))),
  doorways: z.optional(z.array(DoorwaySchema).check(z.maxLength(120))),
  placements: z.optional(z.array(PlacementSchema).check(z.maxLength(2000))),
  looks: z.optional(z.array(LooksSchema).check(z.maxLength(200))),
});
export type Staging = Readonly<z.infer<typeof StagingSchema>>;
export type StagedRoom = Readonly<z.infer<typeof RoomSchema>>;
export type StagedDoorway = Readonly<z.infer<typeof DoorwaySchema>>;
export type StageLight = Readonly<z.infer<typeof LightSchema>>;
