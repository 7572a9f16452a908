import * as z from 'zod/mini';
import { wordList } from '../kit/word-list.ts';
import { EntityIdSchema } from './entity-id.ts';

/** What an actor looks like, as their author wants it. All of it may be left out; it wins over what is said in prose. */

/** The outline of a body at ten metres. */
export const shapes = wordList('plain wedge bell hourglass teardrop triangle round block beanpole barrel child');
export type Shape = (typeof shapes)[number];

const ages = ['young', 'grown', 'old'] as const;

export const garments = wordList(`
  gown kirtle robe doublet day-dress maid suit tails frock-coat coat mackintosh cardigan jumper hoodie apron uniform
  armour surcoat nightgown jacket white-coat overalls scrubs chef-jacket shirt safari waistcoat tunic toga wrapped-robe
  habit cassock frock empire-gown space-suit shell
`);
export type Garment = (typeof garments)[number];

/** What is woven into a cloth or printed on it. */
export const patterns = ['plain', 'stripes', 'pinstripes', 'checks', 'tweed', 'brocade', 'dots', 'patches'] as const;
export type Pattern = (typeof patterns)[number];

export const footwears = ['shoes', 'heels', 'boots', 'slippers', 'trainers'] as const;
export type Footwear = (typeof footwears)[number];

export const haircuts = wordList(`
  bald tufts tonsure combed-over cropped parted swept quiff tousled fringe pageboy curls set-curls afro bob long wavy
  lank locs braids plait bun topknot ringlets ponytail queue
`);
export const beards = wordList('none moustache walrus pencil handlebar goatee short full long forked chops');
export const hats = wordList(`
  none crown circlet helm kettle coif hood wimple veil jester toque mobcap bonnet bowler top-hat deerstalker tricorne
  cloche flat-cap beret beanie headband fedora stetson straw-hat pointed-hat chef-hat nurse-cap peaked-cap sailor-cap
  hard-hat steel-helmet bandana turban mitre space-helmet antenna
`);
export const headShapes = ['egg', 'wedge', 'pear', 'block', 'long', 'round', 'heart'] as const;
export const noseKinds = ['straight', 'button', 'hooked', 'bulbous', 'snub', 'broad', 'pointed'] as const;
const spectacles = ['none', 'worn', 'raised'] as const;
export const glassesKinds = ['round', 'half-moon', 'horn', 'monocle'] as const;

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'expected a colour such as "#aa7744"'));
const colourOrNone = z
  .string()
  .check(z.regex(/^(#[0-9a-f]{6}|none)$/i, 'expected a colour such as "#aa7744", or "none"'));
const within = (least: number, most: number) => z.optional(z.number().check(z.gte(least), z.lte(most)));

/** Factors are 1 in a plain body. */
const BuildLooksSchema = z.object({
  /** How much of the height is leg. */
  legs: within(0.86, 1.12),
  shoulders: within(0.7, 1.4),
  hips: within(0.7, 1.4),
  girth: within(0.7, 1.35),
  waist: within(0.7, 1.3),
  /** Metres. */
  bust: within(0, 0.06),
  belly: within(0, 0.16),
  head: within(0.9, 1.15),
  limbs: within(0.7, 1.3),
  /** Radians the upper back is bent. */
  stoop: within(0, 0.4),
});

const FaceLooksSchema = z.object({
  shape: z.optional(z.enum(headShapes)),
  noseKind: z.optional(z.enum(noseKinds)),
  wide: within(0.8, 1.25),
  long: within(0.8, 1.25),
  jaw: within(0.7, 1.35),
  chin: within(0.5, 1.6),
  cheeks: within(0.6, 1.4),
  nose: within(0.4, 2),
  noseWide: within(0.6, 1.6),
  ears: within(0.6, 1.6),
  eyes: within(0.8, 1.25),
  brows: within(0.4, 2),
  /** How far the lids hang at rest. */
  lids: within(0, 0.8),
});

const DressSchema = z.object({
  garment: z.optional(z.enum(garments)),
  cloth: z.optional(colour),
  pattern: z.optional(z.enum(patterns)),
  /** What shows under it: a shirt, a petticoat, a waistcoat. */
  under: z.optional(colour),
  trim: z.optional(colour),
  legs: z.optional(colour),
  footwear: z.optional(z.enum(footwears)),
  shoes: z.optional(colour),
  gloves: z.optional(colourOrNone),
  cape: z.optional(colourOrNone),
  /** The cape from within. */
  lining: z.optional(colour),
  shawl: z.optional(colourOrNone),
  scarf: z.optional(colourOrNone),
});

export const LooksSchema = z.object({
  actor: EntityIdSchema,
  age: z.optional(z.enum(ages)),
  heightMeters: within(1.3, 2.05),
  shape: z.optional(z.enum(shapes)),
  build: z.optional(BuildLooksSchema),
  skin: z.optional(colour),
  /** The colour of the eyes. */
  eyes: z.optional(colour),
  face: z.optional(FaceLooksSchema),
  hair: z.optional(
    z.object({ cut: z.optional(z.enum(haircuts)), colour: z.optional(colour), beard: z.optional(z.enum(beards)) }),
  ),
  hat: z.optional(z.object({ kind: z.enum(hats), colour: z.optional(colour), trim: z.optional(colour) })),
  spectacles: z.optional(z.enum(spectacles)),
  glasses: z.optional(z.enum(glassesKinds)),
  dress: z.optional(DressSchema),
});
export type Looks = Readonly<z.infer<typeof LooksSchema>>;
