import type { StagePlan } from '../../../stage/staging/stage-plan.ts';
import { finishOf, type Finish } from '../finish.ts';
import { substances, type Substance } from '../substance.ts';
import { readTable, rowOf, type Row } from '../table.ts';

/** How an age builds: what goes round the walls, doors and windows, and how. */
export interface Manner {
  readonly trim: Finish;
  readonly skirtingHeight: number;
  /** Panelling up to this height; none at 0. */
  readonly dadoHeight: number;
  readonly dado: Finish;
  /** Under the ceiling: moulded plaster, or bare beams. */
  readonly ceiling: 'cornice' | 'beams' | 'plain';
  readonly casing: Finish;
  readonly casingWidth: number;
  readonly isArched: boolean;
  readonly window: { readonly kind: 'lattice' | 'sash' | 'grid' | 'pane'; readonly finish: Finish };
  /** What walls are coloured where their finish says only what they are made of. */
  readonly plaster: string;
  readonly wallpaper: string;
  readonly rug: string;
  readonly curtains: Finish;
}

const rooms = readTable(`
               trim                  skirting  dado                  dado to  ceiling  plaster  wallpaper  rug      curtains
  medieval     oak #5b3a20           0         oak #5b3a20           0        beams    #cdbf9f  #7a3a2c    #7d2420  wool #4a2a22
  renaissance  oak #5b3a20           0.16      oak #6b4527           1.15     beams    #d9c8a4  #5f2a2c    #7d2420  velvet #5a1a22
  georgian     painted-wood          0.2       painted-wood          0.85     cornice  #b9c4b4  #8fa79a    #4f6a5c  silk #8fa38c
  victorian    walnut                0.24      walnut #6a3f24        0.95     cornice  #b59a78  #37594a    #7a2230  velvet #6b1a26
  twenties     walnut #3c2416        0.18      walnut                0        cornice  #d6c29a  #28474c    #2f4a52  velvet #1f4a4c
  modern       painted-wood #efece4  0.1       painted-wood #33574c  0        plain    #d9cdb8  #a8b5a0    #8a5a3a  linen #b8a68a
  future       chrome                0.08      plastic #e9edf0       0        plain    #dfe5ea  #2c3c52    #3c5468  linen #c8d0d8
`);

const openings = readTable(`
               casing                 wide  heads  window   bars
  medieval     stone/plaster #a99d89  0.2   round  lattice  iron
  renaissance  oak #5b3a20            0.14  flat   lattice  iron
  georgian     painted-wood           0.13  flat   sash     painted-wood
  victorian    walnut                 0.15  flat   sash     painted-wood #d8cfb8
  twenties     walnut #3c2416         0.12  flat   grid     iron #2c2f33
  modern       painted-wood #efece4   0.08  flat   pane     steel #3b3f44
  future       chrome                 0.1   flat   pane     chrome
`);

export const manners = Object.fromEntries(rooms.map((row) => [row.name, mannerOf(row)])) as Readonly<
  Record<StagePlan['style'], Manner>
>;

function mannerOf({ name, cell }: Row): Manner {
  const { cell: opening } = rowOf(openings, name);
  return {
    trim: finishOf(cell('trim')),
    skirtingHeight: Number(cell('skirting')),
    dadoHeight: Number(cell('dado to')),
    dado: finishOf(cell('dado')),
    ceiling: cell('ceiling') as Manner['ceiling'],
    casing: finishOf(opening('casing')),
    casingWidth: Number(opening('wide')),
    isArched: opening('heads') === 'round',
    window: { kind: opening('window') as Manner['window']['kind'], finish: finishOf(opening('bars')) },
    plaster: cell('plaster'),
    wallpaper: cell('wallpaper'),
    rug: cell('rug'),
    curtains: finishOf(cell('curtains')),
  };
}

const floorWords: readonly (readonly [RegExp, Finish])[] = [
  [/parquet/, { substance: 'oak', pattern: 'parquet' }],
  [/cobble|sett/, { substance: 'stone', pattern: 'cobbles', tint: '#7b766e' }],
  [/concrete|cement|pavement|paving/, { substance: 'flagstone', tint: '#9a9892' }],
  [/grass|lawn|meadow/, { substance: 'felt', tint: '#4f7038' }],
  [/sand|beach/, { substance: 'soil', tint: '#cdb68a' }],
  [/gravel/, { substance: 'soil', tint: '#8d8478' }],
  [/mud|earth|dirt/, { substance: 'soil' }],
  [/snow/, { substance: 'plaster', tint: '#eef2f6' }],
  [/lino|vinyl/, { substance: 'tile', tint: '#c9c2b0' }],
  [/board|plank|wood|timber/, { substance: 'oak', pattern: 'planks' }],
];

const wallWords: readonly (readonly [RegExp, Finish])[] = [
  [/concrete/, { substance: 'plaster', tint: '#9b9a96' }],
  [/panel|wood|board|timber/, { substance: 'oak', pattern: 'planks', tint: '#7d522f' }],
  [/hedge|ivy/, { substance: 'felt', tint: '#3f5f2f' }],
  [/tapestr|arras/, { substance: 'carpet' }],
];

/** Glazes, where a wall's words name one: *green tile*. */
const glazes: readonly (readonly [RegExp, string])[] = [
  [/green|mint/, '#a9c4b2'],
  [/blue/, '#a9c2d2'],
  [/white/, '#e4e6e2'],
  [/yellow/, '#dcc890'],
];

const woods: ReadonlySet<Substance> = new Set(['oak', 'walnut', 'pine', 'painted-wood']);
const blockStones: ReadonlySet<Substance> = new Set(['slate', 'flagstone']);

/** What a floor's word says, laid as floors are. */
export function floorFinish(word: string, style: StagePlan['style']): Finish {
  const named = substanceIn(word);
  const isParquet = style === 'victorian' || style === 'twenties';
  if (named && woods.has(named)) return { substance: named, pattern: isParquet ? 'parquet' : 'planks' };
  if (named === 'stone') return { substance: named, pattern: 'flags' };
  if (named === 'brick') return { substance: named, pattern: 'bricks' };
  if (named === 'plaster') return { substance: 'flagstone', tint: '#9a9892' };
  if (named) return { substance: named };
  return floorWords.find(([pattern]) => pattern.test(word))?.[1] ?? { substance: 'oak', pattern: 'planks' };
}

/** What a wall's word says, coloured as the age has it. */
export function wallFinish(word: string, style: StagePlan['style']): Finish {
  const named = substanceIn(word);
  const plaster: Finish = { substance: 'plaster', tint: manners[style].plaster };
  if (named === 'plaster' || named === 'painted-wood') return plaster;
  if (named === 'wallpaper') return { substance: 'wallpaper', tint: manners[style].wallpaper };
  if (named === 'chrome') return { substance: 'wallpaper', tint: '#c3ccd4' };
  // Chequers are for floors.
  if (named === 'tile')
    return { substance: 'tile', pattern: 'glazed', tint: glazes.find(([said]) => said.test(word))?.[1] ?? '#e0d8c4' };
  if (named && woods.has(named)) return { substance: named, pattern: 'planks' };
  if (named && blockStones.has(named)) return { substance: named, pattern: 'ashlar' };
  if (named) return { substance: named };
  return wallWords.find(([pattern]) => pattern.test(word))?.[1] ?? plaster;
}

function substanceIn(word: string): Substance | undefined {
  const lower = word.toLowerCase().trim();
  const words = lower.split(/[\s-]+/);
  return substances.find((one) => one === lower) ?? substances.find((one) => words.includes(one));
}
