import type { Character } from '../figures/character.ts';
import type { FigureModel } from './figure-model.ts';
import type { Fineness } from './figure-order.ts';
import type { Wardrobe } from './wardrobe.ts';

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

export interface SculptorOrder {
  readonly number: number;
  readonly character: Character;
  readonly fineness: Fineness;
}

export type SculptorAnswer =
  { readonly number: number; readonly model: FigureModel } | { readonly number: number; readonly trouble: string };

/** What a sculptor needs of a worker. */
export interface SculptorBench {
  postMessage(order: SculptorOrder): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<SculptorAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Waiting {
  readonly key: string;
  readonly order: SculptorOrder;
  readonly done: (model: FigureModel) => void;
  readonly failed: (error: Error) => void;
}

/** So many figures are kept, about a megabyte each: two plays' people, roughly and finely. */
const mostKept = 32;

/**
 * A sculptor in a worker of its own, begun with the first order. Where a page may have no workers it works in the page, one figure
 * at a time between frames.
 */
export function createSculptor(open: () => SculptorBench = openBench): StandingSculptor {
  const made = new Map<string, Promise<FigureModel>>();
  const waiting = new Map<number, Waiting>();
  let bench: SculptorBench | undefined;
  let isInPage = false;
  let isDisposed = false;
  let count = 0;
  let turn: Promise<unknown> = Promise.resolve();
  let stock: Promise<Wardrobe | undefined> | undefined;

  const work = ({ order, done, failed }: Waiting): void => {
    turn = turn
      .then(() => new Promise((next) => setTimeout(next, 0)))
      .then(async () => {
        if (isDisposed) return;
        const { orderFigure } = await import('./figure-order.ts');
        done(await orderFigure(order.character, order.fineness));
      })
      .catch((error: unknown) => failed(error instanceof Error ? error : new Error(String(error))));
  };

  /** No worker here, or it broke: what it still owed is made in the page. */
  const fallBack = (): void => {
    isInPage = true;
    bench?.terminate();
    bench = undefined;
    const owed = [...waiting.values()];
    waiting.clear();
    owed.forEach(work);
  };

  const begin = (): void => {
    try {
      bench = open();
    } catch {
      return fallBack();
    }
    bench.onerror = (event) => {
      event.preventDefault();
      fallBack();
    };
    bench.onmessage = ({ data }) => {
      const owed = waiting.get(data.number);
      waiting.delete(data.number);
      if ('model' in data) owed?.done(data.model);
      else owed?.failed(new Error(`The figure could not be sculpted: ${data.trouble}`));
    };
  };

  const order = (key: string, character: Character, fineness: Fineness): Promise<FigureModel> =>
    new Promise((done, failed) => {
      const owed: Waiting = { key, order: { number: ++count, character, fineness }, done, failed };
      if (!bench && !isInPage && !isDisposed) begin();
      if (isInPage) return work(owed);
      waiting.set(owed.order.number, owed);
      bench?.postMessage(owed.order);
    });

  const found = (key: string, character: Character, fineness: Fineness): Promise<FigureModel> =>
    stock
      ? stock.then((wardrobe) => wardrobe?.get(key) ?? order(key, character, fineness))
      : order(key, character, fineness);

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
      make: (character, fineness) =>
        made.has(figureKey(character, fineness))
          ? make(character, fineness)
          : work.then(
              () => make(character, fineness),
              () => make(character, fineness),
            ),
      dispose: () => undefined,
    }),
    drop() {
      if (waiting.size === 0) return;
      for (const { key } of waiting.values()) made.delete(key);
      waiting.clear();
      bench?.terminate();
      bench = undefined;
    },
    dispose() {
      isDisposed = true;
      bench?.terminate();
      waiting.clear();
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
