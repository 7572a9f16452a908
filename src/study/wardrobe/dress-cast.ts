import { invariant } from '../../kit/invariant.ts';
import type { Random } from '../../kit/random.ts';
import { drawLooks, type DrawnLooks } from './draw-looks.ts';
import { knownPerson, type KnownPerson } from './known-people.ts';
import { unlikeness } from './likeness.ts';
import { partTrades, places } from './places.ts';
import { ageOf, ages, type Age } from './sheet.ts';
import { trades, tradeOfTitle } from './trades.ts';

/** Somebody to be dressed. */
interface Undressed {
  readonly name: string;
  readonly pronouns: 'he' | 'she';
  /** The trade they are called by, where the topic says what they are. */
  readonly trade: string | undefined;
  /** Whether the topic does not speak of them at all. */
  readonly isMadeUp: boolean;
}

/** Where and when a play is, as far as clothes go by it. */
interface Whereabouts {
  readonly kit: string;
  readonly premise: string;
  /** As the topic names it; it goes before what is usual. */
  readonly period: string | undefined;
  readonly usualPeriod: string;
  readonly isEast: boolean;
}

/** So often is somebody drawn; the draw least like the others is kept. */
const draws = 24;

/**
 * Dresses the people of a play: for what they are and where they are, nobody like another. Whom everybody knows looks as
 * they are known; whoever is called by a trade wears what that trade wears; the others wear what is worn there.
 */
export function dressCast(people: readonly Undressed[], where: Whereabouts, random: Random): readonly DrawnLooks[] {
  const known = people.map(({ name }) => knownPerson(name));
  const common = known.find((one) => one !== undefined);
  const age = where.period === undefined && common ? common.age : ageOf(where.period ?? where.usualPeriod);
  const isEast = where.isEast || (common?.isEast ?? false);
  const dressed: DrawnLooks[] = [];
  const worn = new Set<string>();
  for (const [index, person] of people.entries()) {
    const own = known[index];
    const trade = trades.get(tradeOf(person, own, where, index, worn));
    invariant(trade, `No sheet of clothes has the trade of "${person.name}": see wardrobe/places.ts.`);
    worn.add(trade.name);
    const wornAge = own?.age ?? age;
    const occasion = { pronouns: person.pronouns, age: wornAge, isEast: (own?.isEast ?? isEast) && isLongAgo(wornAge) };
    const drawn = Array.from({ length: draws }, () => drawLooks(trade, occasion, own?.own ?? '', random));
    const least = (looks: DrawnLooks): number => Math.min(...dressed.map((other) => unlikeness(looks, other)));
    dressed.push(drawn.reduce((best, looks) => (least(looks) > least(best) ? looks : best)));
  }
  return dressed;
}

function tradeOf(
  { name, trade, isMadeUp }: Undressed,
  own: KnownPerson | undefined,
  { kit, premise }: Whereabouts,
  index: number,
  worn: ReadonlySet<string>,
): string {
  const [belongs, came] = places[kit] ?? ['townsfolk', 'townsfolk'];
  const part = isMadeUp ? partTrades[premise]?.[index] : undefined;
  const found = own?.trade ?? trade ?? tradeOfTitle(name) ?? (part === '-' ? undefined : part);
  return found ?? (isMadeUp && index === 2 && !worn.has(belongs) ? belongs : came);
}

const isLongAgo = (age: Age): boolean => ages.indexOf(age) <= ages.indexOf('victorian');
