import { type Shelf } from '../../src/store/shelf.ts';

/** Stands before a real shelf and, when told, holds its changes back, fails them, or fails after they were made. */
export function unreliable(): {
  readonly through: (shelf: Shelf) => Shelf;
  /** How many `add`s reached it. */
  readonly commits: number;
  failNext(when: 'before' | 'after'): void;
  /** Holds the next change until the returned function is called. */
  hold(): () => void;
  /** Resolves when a change is being held. */
  held(): Promise<void>;
  /** What somebody else does just before the next page is read. */
  meanwhile(work: () => Promise<void>): void;
} {
  let failure: 'before' | 'after' | undefined;
  let gate: Promise<void> | undefined;
  let arrived: () => void = () => undefined;
  let arrival = Promise.resolve();
  let commits = 0;
  let meanwhile: (() => Promise<void>) | undefined;

  async function change(work: () => Promise<boolean>): Promise<boolean> {
    const fails = failure;
    failure = undefined;
    if (gate) {
      arrived();
      await gate;
      gate = undefined;
    }
    if (fails === 'before') throw new Error('the disk is on fire');
    const done = await work();
    if (fails === 'after') throw new Error('the answer was lost');
    return done;
  }

  return {
    through: (shelf) => ({
      list: () => shelf.list(),
      find: (id) => shelf.find(id),
      begin: (id) => shelf.begin(id),
      page: async (id, from, limit) => {
        const work = meanwhile;
        meanwhile = undefined;
        await work?.();
        return shelf.page(id, from, limit);
      },
      add: (id, end, records) => {
        commits += 1;
        return change(() => shelf.add(id, end, records));
      },
      cut: (id, end, to) => change(() => shelf.cut(id, end, to)),
      setAside: (id, end, to, as, reason) => shelf.setAside(id, end, to, as, reason),
      copy: (id, to, as) => shelf.copy(id, to, as),
      remove: (id) => shelf.remove(id),
      close: () => shelf.close(),
    }),
    get commits() {
      return commits;
    },
    failNext: (when) => {
      failure = when;
    },
    hold: () => {
      let open: () => void = () => undefined;
      gate = new Promise((resolve) => (open = resolve));
      arrival = new Promise((resolve) => (arrived = resolve));
      return open;
    },
    held: () => arrival,
    meanwhile: (work) => {
      meanwhile = work;
    },
  };
}
