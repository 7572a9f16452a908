import type { EntityId } from '../../drama/entity-id.ts';
import type { ActorContext } from '../context.ts';

/** One thing somebody has before them, under what it is known by when it changes. */
export interface Entry {
  readonly key: string;
  readonly text: string;
  /** The gist of it, for telling that it is no longer so. */
  readonly gist?: string;
}

/** What somebody has before them, by the tag it stands in. */
export type Entries<Tag extends string> = Readonly<Record<Tag, readonly Entry[]>>;

/** What is shown as it was at first, and what has become of it. */
interface Shown<Tag extends string> {
  readonly first: Entries<Tag>;
  readonly since: readonly string[];
}

/** How what stands in a tag is shown. */
interface TagWays {
  /** What is said before something new, and before what is no longer so: where neither is set nothing is said of it. */
  readonly is?: string;
  readonly was?: string;
  /** So many characters of it are shown at first. */
  readonly most?: number;
  /**
   * Shown anew as soon as nothing is lost by it: when what stands after it has to be read again in any case. Such tags stand
   * after the others.
   */
  readonly isFleeting?: boolean;
}

interface Before<Tag extends string> {
  readonly scene: string;
  /** The oldest moment that stood in full. */
  readonly from: number;
  readonly moments: number;
  /** All there was, of which as much was shown as there is room for. */
  readonly entries: Entries<Tag>;
}

/** So much of changes is told after the rest, in characters; then it is shown anew. */
const mostChanged = 300;

/**
 * What stood before each person when their scene began. It is shown again as it was, since endpoints keep what they have read
 * as far as it is the same, and what has changed since is told after what happened. One for each performance.
 */
export class FirstShown<Tag extends string> {
  private readonly before = new Map<EntityId, Before<Tag>>();

  constructor(private readonly ways: Readonly<Record<Tag, TagWays>>) {}

  to({ actor, place, environment, past, history }: ActorContext, now: Entries<Tag>): Shown<Tag> {
    const scene = `${place}\n${environment}`;
    const from = history[0]?.seq ?? 0;
    const show = (entries: Entries<Tag>): Shown<Tag> => {
      this.before.set(actor, { scene, from, moments: past.length, entries });
      return this.shown(entries, now);
    };
    const before = this.before.get(actor);
    // Whoever remembers less than before has gone back in time: what they saw then has not happened.
    if (!before || past.length < before.moments) return show(now);
    if (before.scene === scene && before.from === from) {
      const shown = this.shown(before.entries, now);
      if (isShort(shown)) return shown;
    }
    // What stands last is shown anew first: what stands before it is then the same still.
    const fleeting = this.tags.filter((tag) => this.ways[tag].isFleeting).length;
    for (let count = fleeting; count < this.tags.length; count++) {
      const anew = Object.fromEntries(this.tags.slice(-count).map((tag) => [tag, now[tag]]));
      const entries = { ...before.entries, ...anew };
      if (isShort(this.shown(entries, now))) return show(entries);
    }
    return show(now);
  }

  private get tags(): readonly Tag[] {
    return Object.keys(this.ways) as Tag[];
  }

  private shown(entries: Entries<Tag>, now: Entries<Tag>): Shown<Tag> {
    const first = Object.fromEntries(
      this.tags.map((tag) => [tag, within(this.ways[tag].most ?? Infinity, entries[tag])]),
    ) as unknown as Entries<Tag>;
    return { first, since: this.tags.flatMap((tag) => this.changes(tag, entries[tag], first[tag], now[tag])) };
  }

  /** What there was no room for is neither new nor gone. */
  private changes(tag: Tag, all: readonly Entry[], first: readonly Entry[], now: readonly Entry[]): string[] {
    const { is, was } = this.ways[tag];
    const known = new Set(all.map(({ key, text }) => `${key}/${text}`));
    const left = new Set(now.map(({ key }) => key));
    const gone = was === undefined ? [] : first.filter(({ key }) => !left.has(key));
    const added = is === undefined ? [] : now.filter(({ key, text }) => !known.has(`${key}/${text}`));
    return [...added.map(({ text }) => `${is}${text}`), ...gone.map(({ text, gist }) => `${was}${gist ?? text}`)];
  }
}

const isShort = ({ since }: Shown<string>): boolean => since.join('').length <= mostChanged;

/** The first of them that fit into so many characters. */
function within(most: number, entries: readonly Entry[]): Entry[] {
  let left = most;
  return entries.filter(({ text }) => (left -= text.length) > 0);
}
