import { genderOf, isA, knowsNoun, singularOf } from '../../../world/lexicon/nouns.ts';

type Gender = 'he' | 'she';

/** Somebody of a story, by the fullest name it gives them. */
export interface StoryPerson {
  readonly name: string;
  readonly gender: Gender | undefined;
  readonly shape: RegExp;
}

const titles =
  /^(?:Mr|Mrs|Miss|Ms|Dr|Doctor|Sir|Lady|Lord|Captain|Colonel|Inspector|Professor|King|Queen|Prince|Princess|Uncle|Aunt|Father|Mother|Madame|Monsieur)\.?\s+/;
const ladies = /^(?:Mrs|Miss|Ms|Lady|Queen|Princess|Aunt|Mother|Madame)\b/;
const gentlemen = /^(?:Mr|Sir|Lord|King|Prince|Uncle|Father|Monsieur)\b/;
const women =
  /\b(?:wife|lady|mother|woman|girl|daughter|sister|queen|princess|aunt|maid|widow|hen|ewe|vixen|lioness|grandmother|niece)\b/i;
const men =
  /\b(?:husband|man|boy|father|son|brother|king|prince|uncle|gentleman|fellow|grandfather|nephew|bull|cock|ram|stag)\b/i;

function genderOfName(name: string): Gender | undefined {
  if (ladies.test(name) || women.test(name)) return 'she';
  if (gentlemen.test(name) || men.test(name)) return 'he';
  const first = name.replace(titles, '').split(/\s+/)[0]?.toLowerCase() ?? '';
  const gender = genderOf(first);
  return gender === 'male' ? 'he' : gender === 'female' ? 'she' : undefined;
}

const kin =
  /^(?:his|her|my|their|our)\s+(?:own\s+|dear\s+|poor\s+|old\s+)?(wife|lady|husband|mother|father|mamma|papa)$/i;

/** Everybody who is said to speak in a story, and who is meant by whatever they are called. */
export class StoryPeople {
  readonly #people = new Map<string, StoryPerson>();

  /** Names as they stand beside *said*, the fullest of each kept. */
  constructor(names: readonly string[]) {
    const full = mostNamed(names.filter((name) => !kin.test(name))).sort((a, b) => b.length - a.length);
    for (const name of full) if (!this.#like(name)) this.#add(name);
    // *his wife*, where only her husband is named, is Mrs. and his name.
    for (const name of new Set(names)) {
      const pair = kin.exec(name) ? this.#kinOf(name) : undefined;
      if (pair !== undefined && !this.#people.has(pair)) this.#add(pair);
    }
  }

  get all(): readonly StoryPerson[] {
    return [...this.#people.values()];
  }

  #add(name: string): void {
    const last = name.replace(titles, '');
    const own = titles.test(name)
      ? [name]
      : [name, ...(last.includes(' ') ? last.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word)) : [])];
    const any = own.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
    const shape = /\p{Script=Han}/u.test(name)
      ? new RegExp(any, 'u')
      : new RegExp(`(?<!\\p{L})(?:${any})(?!\\p{L})`, titles.test(name) ? 'u' : 'iu');
    this.#people.set(name, { name, gender: genderOfName(name), shape });
  }

  /** Somebody known by a name that holds this one: *Holmes* is *Sherlock Holmes*, *Mr. Holmes* too. */
  #like(name: string): StoryPerson | undefined {
    const exact = this.#people.get(name);
    if (exact) return exact;
    const bare = name.replace(titles, '').toLowerCase();
    const gender = ladies.test(name) ? 'she' : gentlemen.test(name) ? 'he' : undefined;
    const alike = this.all.filter((person) => {
      const words = person.name.toLowerCase().replace(/\./g, '').split(/\s+/);
      const isIn = person.name.toLowerCase() === bare || bare.split(/\s+/).every((word) => words.includes(word));
      const isOther = gender !== undefined && person.gender !== undefined && person.gender !== gender;
      return isIn && !isOther && !(titles.test(name) && titles.test(person.name) && name !== person.name);
    });
    return alike.length === 1 ? alike[0] : undefined;
  }

  /** Who is meant by a name or by what somebody is to another. */
  find(name: string): StoryPerson | undefined {
    const pair = this.#kinOf(name);
    return pair === undefined ? this.#like(name) : this.#people.get(pair);
  }

  /** *his wife*, *her mother*: the one of a couple whose other half is named with a title. */
  #kinOf(name: string): string | undefined {
    const who = kin.exec(name)?.[1]?.toLowerCase();
    if (who === undefined) return undefined;
    const couple = this.all.find((person) => /^(?:Mr|Mrs)\.?\s/.test(person.name))?.name;
    if (couple === undefined) return undefined;
    const isShe = /wife|lady|mother|mamma/.test(who);
    return couple.replace(/^Mrs?(\.?)\s/, (_, dot: string) => `${isShe ? 'Mrs' : 'Mr'}${dot} `);
  }

  /** Everybody named in a text, in the order of their first mention. */
  mentionedIn(text: string): readonly StoryPerson[] {
    return this.all
      .map((person) => ({ person, at: text.search(person.shape) }))
      .filter(({ at }) => at !== -1)
      .sort((a, b) => a.at - b.at)
      .map(({ person }) => person);
  }
}

/** So many people a story may have; those are kept whom it names most. */
const mostPeople = 200;

function mostNamed(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostPeople)
    .map(([name]) => name);
}

/** Whether words could be somebody: a name, or a noun for a person or an animal. */
export function couldSpeak(name: string): boolean {
  const words = name.replace(/^(?:the|an?|his|her|my|their|our|this|that)\s+/i, '').split(/\s+/);
  const last = words.at(-1) ?? '';
  if (/^\p{Lu}/u.test(last)) return true;
  const noun = singularOf(last.toLowerCase());
  return (
    knowsNoun(noun) && (isA(noun, 'person') || isA(noun, 'animal') || /^(?:voice|other|one|crowd|group)$/.test(noun))
  );
}
