import type { EntityId } from '../../drama/entity-id.ts';
import type { RefusalCode } from '../../drama/refusal.ts';
import type { Verdict } from '../../drama/verdict.ts';
import { seededRandom } from '../../kit/random.ts';
import { kept } from '../../kit/remembered.ts';
import { placeOf } from '../containment.ts';
import { attemptFrom } from '../grammar/read-action.ts';
import { adjudicate } from '../judging/adjudicate.ts';
import { silence } from '../names/discourse.ts';
import { nameIndex } from '../names/name-index.ts';
import { thingOf, type World } from '../world.ts';
import { errandKey, type Errand, type Wits } from './errand.ts';
import { remediesFor } from './remedies.ts';

/** What stands in the way for good: the last thing somebody who means to do it would run into. */
export interface Hindrance {
  readonly code: RefusalCode;
  readonly reason: string;
  readonly errand: Errand;
}

/** What somebody would do, step by step, the deed itself last; or why it cannot be done. */
export type DeedPlan =
  | { readonly ok: true; readonly steps: readonly Errand[]; readonly rulings: number }
  | { readonly ok: false; readonly hindrance: Hindrance; readonly rulings: number };

interface Budget {
  /** The longest plan, the price of each step counted. */
  readonly steps: number;
  /** How often the narrator is asked. */
  readonly rulings: number;
}

/** Longer roads nobody in a scene has the patience for. */
export const usualBudget: Budget = { steps: 16, rulings: 600 };

/**
 * Works out how somebody gets a deed done. What the narrator says no to gives the next aim: what is closed is opened, a key
 * fetched from whoever has it. The shortest plan is found first; the same world gives the same plan.
 */
export function planDeed(world: World, wanted: Errand, wits: Wits, budget: Budget = usualBudget): DeedPlan {
  const search = new Search(wits, budget.rulings);
  for (let most = 1; most <= budget.steps && !search.isSpent; most++) {
    search.wasCut = false;
    const found = search.achieve(world, wanted, most, []);
    if (found) return { ok: true, steps: search.shortened(world, found.steps), rulings: search.rulings };
    // Where nothing was left out for want of steps, more steps find nothing more.
    if (!search.wasCut) break;
  }
  return { ok: false, hindrance: search.hindrance ?? spent(wanted), rulings: search.rulings };
}

const spent = (wanted: Errand): Hindrance => ({
  code: 'impossible',
  reason: 'It would take too long.',
  errand: wanted,
});

interface Achieved {
  readonly steps: readonly Errand[];
  readonly price: number;
  readonly world: World;
}

interface Ruled {
  readonly verdict: Verdict;
  readonly world: World;
}

class Search {
  rulings = 0;
  wasCut = false;
  hindrance: Hindrance | undefined;
  private depth = -1;
  private readonly ruled = new Map<World, Map<string, Ruled>>();

  constructor(
    private readonly wits: Wits,
    private readonly mostRulings: number,
  ) {}

  get isSpent(): boolean {
    return this.rulings >= this.mostRulings;
  }

  /** Brings an errand about within a price; `under` is what it is done for. */
  achieve(world: World, wanted: Errand, most: number, under: readonly string[]): Achieved | undefined {
    const price = 1 + (wanted.price ?? 0);
    if (most < price || this.isSpent) {
      this.wasCut = true;
      return undefined;
    }
    const { verdict, world: after } = this.rule(world, wanted);
    if (verdict.ok) return { steps: [wanted], price, world: after };
    // Done already, by something done for another reason.
    if (verdict.code === 'already' && under.length > 0) return { steps: [], price: 0, world };
    const key = errandKey(wanted);
    const aims = [...under, key];
    const remedies = remediesFor(world, wanted, verdict.code, this.wits).filter(
      (one) => !aims.includes(errandKey(one)),
    );
    if (remedies.length === 0) this.note(wanted, verdict, under.length);
    for (const remedy of remedies) {
      const first = this.achieve(world, remedy, most - price, aims);
      if (!first || first.steps.length === 0) continue;
      const rest = this.after(first, wanted, most - first.price, under);
      if (rest) return rest;
    }
    return undefined;
  }

  /** The errand once more, in the world its remedy left. */
  private after(first: Achieved, wanted: Errand, most: number, under: readonly string[]): Achieved | undefined {
    // What was to be fetched has been handed over: that was all that was wanted.
    if (this.rule(first.world, wanted).verdict.code === 'already') return first;
    const rest = this.achieve(first.world, wanted, most, under);
    return rest && { steps: [...first.steps, ...rest.steps], price: first.price + rest.price, world: rest.world };
  }

  /** The plan without the steps it works without: the way to a dark cellar and back for the candle. */
  shortened(world: World, steps: readonly Errand[]): readonly Errand[] {
    const works = (some: readonly Errand[]): boolean => {
      let now = world;
      return some.every((step) => {
        const { verdict, world: after } = this.rule(now, step);
        now = after;
        return verdict.ok;
      });
    };
    for (let at = 0; at < steps.length - 1; at++) {
      for (const length of [2, 1]) {
        const rest = steps.toSpliced(at, length);
        if (at + length < steps.length && works(rest)) return this.shortened(world, rest);
      }
    }
    return steps;
  }

  /** What the narrator says; asked once of each errand in each world. */
  private rule(world: World, wanted: Errand): Ruled {
    const known = kept(this.ruled, world, () => new Map<string, Ruled>());
    return kept(known, errandKey(wanted), () => this.ask(world, wanted));
  }

  /** The narrator's ruling; a favour is asked face to face. */
  private ask(world: World, { by, action }: Errand): Ruled {
    this.rulings++;
    const { self } = this.wits;
    if (by !== self && !isFaced(world, self, by)) return { verdict: notHere, world };
    const circumstances = { discourse: { ...silence, here: [] }, random: seededRandom(0) };
    const ruling = adjudicate(world, by, attemptFrom(action, nameIndex(world)), circumstances).at(-1);
    return ruling ?? { verdict: notHere, world };
  }

  /** The hindrance told is the farthest one that the first plan to come to mind ran into. */
  private note(wanted: Errand, verdict: Extract<Verdict, { ok: false }>, depth: number): void {
    if (depth <= this.depth) return;
    this.depth = depth;
    this.hindrance = { code: verdict.code, reason: verdict.reason, errand: wanted };
  }
}

const isFaced = (world: World, self: EntityId, other: EntityId): boolean =>
  placeOf(world, thingOf(world, self))?.id === placeOf(world, thingOf(world, other))?.id;

const notHere: Extract<Verdict, { ok: false }> = {
  ok: false,
  code: 'not-here',
  reason: 'They are not here to be asked.',
  changes: [],
  narration: '',
};
