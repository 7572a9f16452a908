import type { Character } from '../figures/character.ts';
import type { FigureModel } from './figure-model.ts';
import type { Fineness } from './figure-order.ts';
import type { Wardrobe } from './wardrobe.ts';
import { Workbench, type SculptorBench } from './workbench.ts';

/** Makes figures. Takes its time: nobody waits for it to begin a play. */
export interface Sculptor {
  /** The same character and fineness give the same figure, made once. Rejects only when it cannot be made at all. */
  make(character: Character, fineness: Fineness): Promise<FigureModel>;
  dispose(): void;
}

/** A sculptor who works for one stage after another. */
export interface StandingSculptor extends Sculptor {
  /** The same, but what nobody has ordered yet is begun only after something else. */
  after(work: Promise<unknown>): Sculptor;
  /** What was made beforehand, from now on looked through before anything is begun; where it does not come, nothing was. */
  supply(wardrobe: Promise<Wardrobe>): void;
  /** Whoever waited has gone: what is still owed is not made, what was made is kept for whoever wants it next. */
  drop(): void;
}

/** So many figures are kept, about a megabyte each: two plays' people, roughly and finely. */
const mostKept = 32;

/** A sculptor who keeps what was made, and looks through what was made beforehand. */
export function createSculptor(open: () => SculptorBench = openBench): StandingSculptor {
  const workbench = new Workbench(open);
  const made = new Map<string, Promise<FigureModel>>();
  let stock: Promise<Wardrobe | undefined> | undefined;

  const found = (key: string, character: Character, fineness: Fineness): Promise<FigureModel> =>
    stock
      ? stock.then((wardrobe) => wardrobe?.get(key) ?? workbench.order(character, fineness))
      : workbench.order(character, fineness);

  const make: Sculptor['make'] = (character, fineness) => {
    const key = figureKey(character, fineness);
    const known = made.get(key) ?? found(key, character, fineness);
    // What was wanted last is kept longest.
    made.delete(key);
    made.set(key, known);
    for (const oldest of made.keys()) {
      if (made.size <= mostKept) break;
      made.delete(oldest);
    }
    return known;
  };

  return {
    make,
    supply(wardrobe) {
      stock = wardrobe.catch(() => undefined);
    },
    after: (work) => ({
      make(character, fineness) {
        const begin = (): Promise<FigureModel> => make(character, fineness);
        return made.has(figureKey(character, fineness)) ? begin() : work.then(begin, begin);
      },
      dispose: () => undefined,
    }),
    drop() {
      for (const { character, fineness } of workbench.drop()) made.delete(figureKey(character, fineness));
    },
    dispose() {
      workbench.dispose();
      made.clear();
    },
  };
}

/** What a figure is known by: all it is made of. */
export const figureKey = (character: Character, fineness: Fineness): string =>
  `${fineness} ${JSON.stringify(character)}`;

/** A sculptor where pictures are shown; none where there is no page to work beside. */
export const sculptorHere = (): StandingSculptor | undefined =>
  typeof Worker === 'undefined' ? undefined : createSculptor();

/** The path is written so that bundlers find the worker and pack it. */
const openBench = (): SculptorBench =>
  new Worker(new URL('./sculptor-worker.js', import.meta.url), { type: 'module', name: 'sculptor' });
