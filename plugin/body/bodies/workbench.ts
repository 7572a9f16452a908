import type { Character } from '../figures/character.ts';
import type { FigureModel } from './figure-model.ts';
import type { Fineness } from './figure-order.ts';

export interface SculptorOrder {
  readonly number: number;
  readonly character: Character;
  readonly fineness: Fineness;
}

export type SculptorAnswer =
  | { readonly number: number; readonly model: FigureModel }
  | { readonly number: number; readonly trouble: string };

/** What a sculptor needs of a worker. */
export interface SculptorBench {
  postMessage(order: SculptorOrder): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<SculptorAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Waiting {
  readonly order: SculptorOrder;
  readonly done: (model: FigureModel) => void;
  readonly failed: (error: Error) => void;
}

/**
 * Where figures are made: in a worker, opened with the first order. Where a page may have no workers, or its worker breaks,
 * they are made in the page, one at a time between frames.
 */
export class Workbench {
  private readonly waiting = new Map<number, Waiting>();
  private bench: SculptorBench | undefined;
  private isInPage = false;
  private isDisposed = false;
  private count = 0;
  /** The last work done in the page: the next begins after it. */
  private lastWork: Promise<unknown> = Promise.resolve();

  constructor(private readonly open: () => SculptorBench) {}

  order(character: Character, fineness: Fineness): Promise<FigureModel> {
    return new Promise((done, failed) => {
      const owed: Waiting = { order: { number: ++this.count, character, fineness }, done, failed };
      if (!this.bench && !this.isInPage && !this.isDisposed) this.begin();
      if (this.isInPage) return this.workInPage(owed);
      this.waiting.set(owed.order.number, owed);
      this.bench?.postMessage(owed.order);
    });
  }

  /** Stops the worker; returns the orders that are then never answered. */
  drop(): readonly SculptorOrder[] {
    const owed = [...this.waiting.values()].map(({ order }) => order);
    if (owed.length === 0) return owed;
    this.waiting.clear();
    this.bench?.terminate();
    this.bench = undefined;
    return owed;
  }

  dispose(): void {
    this.isDisposed = true;
    this.bench?.terminate();
    this.waiting.clear();
  }

  private begin(): void {
    try {
      this.bench = this.open();
    } catch {
      return this.fallBack();
    }
    this.bench.onerror = (event) => {
      event.preventDefault();
      this.fallBack();
    };
    this.bench.onmessage = ({ data }) => {
      const owed = this.waiting.get(data.number);
      this.waiting.delete(data.number);
      if ('model' in data) owed?.done(data.model);
      else owed?.failed(new Error(`The figure could not be sculpted: ${data.trouble}`));
    };
  }

  /** No worker here, or it broke: what it still owed is made in the page. */
  private fallBack(): void {
    this.isInPage = true;
    this.bench?.terminate();
    this.bench = undefined;
    const owed = [...this.waiting.values()];
    this.waiting.clear();
    for (const each of owed) this.workInPage(each);
  }

  private workInPage({ order, done, failed }: Waiting): void {
    this.lastWork = this.lastWork
      .then(() => new Promise((next) => setTimeout(next, 0)))
      .then(async () => {
        if (this.isDisposed) return;
        const { orderFigure } = await import('./figure-order.ts');
        done(await orderFigure(order.character, order.fineness));
      })
      .catch((error: unknown) => failed(error instanceof Error ? error : new Error(String(error))));
  }
}
