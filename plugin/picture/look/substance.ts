import type { PatternName } from './textures/patterns.ts';

/** How a substance answers light. */
export interface SubstanceLook {
  /** Its colour where nothing tints it. */
  readonly colour: string;
  /** The second colour of its pattern: mortar, a motif. Tints leave it. */
  readonly accent?: string;
  /** 0 is a mirror, 1 is felt. */
  readonly roughness: number;
  readonly metallic?: number;
  readonly pattern?: PatternName;
  /** Thin stuff is seen from both sides. */
  readonly thin?: true;
  /** Lets this much of what is behind it through. */
  readonly clear?: number;
  /** Shines by itself, in this colour or in its own. */
  readonly shine?: string;
}

const metal = (colour: string, roughness: number): SubstanceLook => ({
  colour,
  roughness,
  metallic: 1,
  pattern: 'metal',
});
const cloth = (colour: string, roughness: number, pattern: PatternName = 'weave'): SubstanceLook => ({
  colour,
  roughness,
  pattern,
  thin: true,
});
const liquid = (colour: string): SubstanceLook => ({ colour, roughness: 0.12 });

/** What things are made of, and what that looks like. */
const looks = {
  oak: { colour: '#8a5a34', roughness: 0.52, pattern: 'grain' },
  walnut: { colour: '#54311d', roughness: 0.42, pattern: 'grain' },
  pine: { colour: '#c2925a', roughness: 0.6, pattern: 'grain' },
  'painted-wood': { colour: '#e4ddcb', roughness: 0.45, pattern: 'brushed' },
  bark: { colour: '#54412f', roughness: 0.95, pattern: 'rubble' },
  wicker: { colour: '#b08a52', roughness: 0.75, pattern: 'basket' },
  iron: metal('#4a484a', 0.55),
  steel: metal('#a9adb3', 0.34),
  brass: metal('#d8a648', 0.3),
  silver: metal('#dcdde0', 0.24),
  gold: metal('#f0b44c', 0.27),
  copper: metal('#d27a52', 0.32),
  pewter: metal('#84868a', 0.45),
  chrome: { colour: '#e8eaee', roughness: 0.1, metallic: 1 },
  stone: { colour: '#9a8f7e', roughness: 0.88, pattern: 'ashlar' },
  flagstone: { colour: '#857d72', roughness: 0.72, pattern: 'flags' },
  brick: { colour: '#8a4634', accent: '#8f8272', roughness: 0.9, pattern: 'bricks' },
  plaster: { colour: '#d8cbb2', roughness: 0.9, pattern: 'plaster' },
  wallpaper: { colour: '#3f5a4a', accent: '#a98f55', roughness: 0.8, pattern: 'wallpaper' },
  marble: { colour: '#e9e4dc', accent: '#8d8a90', roughness: 0.2, pattern: 'veins' },
  tile: { colour: '#ddd2bb', accent: '#3a3a40', roughness: 0.38, pattern: 'tiles' },
  slate: { colour: '#4a4f57', roughness: 0.6, pattern: 'flags' },
  asphalt: { colour: '#3a3a3d', roughness: 0.9, pattern: 'grit' },
  soil: { colour: '#5a4430', roughness: 1, pattern: 'grit' },
  linen: cloth('#e2d8c2', 0.92),
  wool: cloth('#7a6a5c', 0.96),
  velvet: cloth('#7c1420', 0.82, 'nap'),
  silk: cloth('#c9b48a', 0.42, 'nap'),
  carpet: { colour: '#7a231f', accent: '#c19a55', roughness: 0.97, pattern: 'carpet', thin: true },
  fur: cloth('#6e5238', 1, 'tufts'),
  canvas: cloth('#c6b898', 0.95),
  leather: { colour: '#6a3d22', roughness: 0.5, pattern: 'hide', thin: true },
  felt: cloth('#2f6b4a', 1, 'tufts'),
  rope: { colour: '#b79b6a', roughness: 0.95, pattern: 'basket' },
  straw: { colour: '#d0b065', roughness: 0.9, pattern: 'basket' },
  paper: { colour: '#f2ead6', roughness: 0.85, pattern: 'plaster', thin: true },
  parchment: { colour: '#dfc792', roughness: 0.8, pattern: 'plaster', thin: true },
  card: { colour: '#b8996c', roughness: 0.9, pattern: 'plaster', thin: true },
  wax: { colour: '#efe2c0', roughness: 0.45, shine: '#241505' },
  ceramic: { colour: '#f1ece0', roughness: 0.22 },
  clay: { colour: '#b0603c', roughness: 0.85, pattern: 'plaster' },
  glass: { colour: '#cfe3e6', roughness: 0.06, clear: 0.72 },
  mirror: { colour: '#f4f6f8', roughness: 0.02, metallic: 1 },
  plastic: { colour: '#d9443a', roughness: 0.38 },
  rubber: { colour: '#2a2a2c', roughness: 0.85 },
  bone: { colour: '#e8dec3', roughness: 0.55, pattern: 'plaster' },
  skin: { colour: '#d69c78', roughness: 0.58 },
  leaf: { colour: '#4d7a36', roughness: 0.6, pattern: 'brushed', thin: true },
  petal: { colour: '#c8324a', roughness: 0.6, thin: true },
  bread: { colour: '#c58a48', roughness: 0.85, pattern: 'rubble' },
  cake: { colour: '#e8c58a', roughness: 0.9, pattern: 'grit' },
  cream: { colour: '#fbf3e4', roughness: 0.5 },
  fruit: { colour: '#b8322a', roughness: 0.3 },
  meat: { colour: '#8a4430', roughness: 0.5, pattern: 'plaster' },
  soup: liquid('#b8752f'),
  water: { colour: '#7fb0bd', roughness: 0.05, clear: 0.45 },
  wine: liquid('#4d0a18'),
  beer: liquid('#c8852a'),
  coffee: liquid('#2b1508'),
  tea: liquid('#9a4f1c'),
  milk: liquid('#f6f2e8'),
  ember: { colour: '#3a1208', roughness: 0.9, pattern: 'rubble', shine: '#ff5a14' },
  ash: { colour: '#8d8a86', roughness: 1, pattern: 'grit' },
  neon: { colour: '#ffd9a0', roughness: 0.4, shine: 'own' },
} as const satisfies Readonly<Record<string, SubstanceLook>>;

export type Substance = keyof typeof looks;
export const substanceLooks: Readonly<Record<Substance, SubstanceLook>> = looks;
export const substances = Object.keys(looks) as readonly Substance[];
