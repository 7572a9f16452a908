import type { EntityId } from '../../drama/entity-id.ts';
import { given } from '../../kit/given.ts';
import type { Fact } from '../../drama/fact.ts';

/** An evening on the shelf, as it is listed: what one needs to know of it without reading its log. */
export interface Evening {
  readonly id: string;
  /** The play it is of, as an address has it; none, where a file from elsewhere does not say. */
  readonly scene?: string;
  readonly title: string;
  /** Whom whoever sat here played; nobody, where they watched. */
  readonly role?: { readonly actor: EntityId; readonly name: string };
  /** When it began, in milliseconds since 1970. */
  readonly whenMs: number;
  /** How much of it has been played, on its own clock. */
  readonly playedMs: number;
  /** How many facts it is. */
  readonly length: number;
  readonly isOver: boolean;
  /** How it ended, where it did. */
  readonly ending?: string;
  /** It came as a file that nobody known here vouches for. */
  readonly isFromElsewhere?: true;
  /** The evening it branched off from, and where. */
  readonly from?: { readonly id: string; readonly seq: number };
}

/** Whoever sits at this page, as its logs name them. */
const here = 'player';
const longestName = 120;
const longestEnding = 600;

/** Begins the entry of an evening of which nothing has been played. */
export const newEvening = (
  id: string,
  whenMs: number,
  {
    scene,
    from,
    isFromElsewhere,
  }: Partial<Pick<Evening, 'from' | 'isFromElsewhere'>> & { readonly scene?: string | undefined } = {},
): Evening => ({
  id,
  title: scene ?? id,
  whenMs,
  playedMs: 0,
  length: 0,
  isOver: false,
  ...given({ scene, from, isFromElsewhere }),
});

/** The entry after one more fact. What a log says is bounded: it may come from a file. */
export function noted(evening: Evening, fact: Fact, nameOf: (actor: EntityId) => string): Evening {
  const next: Evening = { ...evening, playedMs: fact.at, length: fact.seq + 1 };
  switch (fact.type) {
    case 'play:opened':
      return { ...next, title: titleOf(fact.scene) ?? next.title };
    case 'role:taken':
      if (fact.player !== here) return next;
      return { ...next, role: { actor: fact.actor, name: nameOf(fact.actor).slice(0, longestName) } };
    case 'play:ended':
      return { ...next, isOver: true, ending: fact.ending.slice(0, longestEnding) };
    default:
      return next;
  }
}

/** The entry of a whole log. */
export function eveningOf(evening: Evening, facts: readonly Fact[]): Evening {
  const { role: _role, ending: _ending, ...blank } = evening;
  const nameOf = castNamesIn(facts[0]);
  return facts.reduce<Evening>((entry, fact) => noted(entry, fact, nameOf), {
    ...blank,
    isOver: false,
    playedMs: 0,
    length: 0,
  });
}

/** Whether an entry should be written now, or may wait for more to happen. */
export const isNoteworthy = ({ type }: Fact): boolean =>
  type === 'play:opened' || type === 'role:taken' || type === 'point:reached' || type === 'play:ended';

/** What people are called in the scene a log began with. */
export function castNamesIn(opened: Fact | undefined): (actor: EntityId) => string {
  const scene = opened?.type === 'play:opened' ? opened.scene : undefined;
  const entities = isRecord(scene) && Array.isArray(scene['entities']) ? (scene['entities'] as unknown[]) : [];
  const names = new Map(
    entities.flatMap((entity) =>
      isRecord(entity) && typeof entity['name'] === 'string' ? [[entity['id'], entity['name']] as const] : [],
    ),
  );
  return (actor) => names.get(actor) ?? actor.replace(/^actor:/, '');
}

function titleOf(scene: unknown): string | undefined {
  const blueprint = isRecord(scene) ? scene['blueprint'] : undefined;
  const title = isRecord(blueprint) ? blueprint['title'] : undefined;
  return typeof title === 'string' ? title.slice(0, longestName) : undefined;
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A name for a new evening: the play, the day, the hour, and which of that minute. */
export function eveningId(scene: string, when: Date, isTaken: (id: string) => boolean): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = `${when.getFullYear()}${two(when.getMonth() + 1)}${two(when.getDate())}`;
  const stem = `${scene}-${day}-${two(when.getHours())}${two(when.getMinutes())}`;
  for (let count = 1; ; count++) if (!isTaken(`${stem}-${count}`)) return `${stem}-${count}`;
}

/** Newest first. */
export const byWhen = (a: Evening, b: Evening): number => b.whenMs - a.whenMs || (a.id < b.id ? 1 : -1);
