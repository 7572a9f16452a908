import { slugOf } from '../../script/screenplay/roads.ts';
import { genderOf, isA } from '../../world/lexicon/nouns.ts';
import type { ListedPerson, RawWork } from './raw-work.ts';
import type { TextTongue } from './tongues/text-tongue.ts';
import type { WorkRole } from './work.ts';

interface KnownRole {
  readonly id: string;
  readonly name: string;
  readonly person: ListedPerson | undefined;
  /** Every way in which the text calls them. */
  readonly cues: Set<string>;
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Without what stands before a noun: *a bystander* and *the bystander* are one. */
const bareName = (name: string): string => plain(name).replace(/^(?:the|a|an) (?=.)/, '');

const honours =
  /^(?:the|a|an|mr|mrs|miss|ms|dr|lady|lord|sir|king|queen|prince|princess|duke|count|captain|doctor|rev|hon|old|young)$/;

/** Who is meant by the names before speeches: one role for each person, however they are called. */
export class RoleBook {
  readonly #byCue = new Map<string, readonly KnownRole[]>();
  readonly #roles: KnownRole[] = [];
  readonly #taken = new Set<string>();
  /** Names that stand where people come in: they spell out what is short before speeches. */
  readonly #entering: readonly string[];

  constructor(
    { kind, parts, persons }: RawWork,
    readonly tongue: TextTongue,
  ) {
    this.#entering = kind === 'play' && persons.length === 0 ? enteringIn(parts, tongue) : [];
    const cues = [...new Set(parts.flatMap((part) => (part.kind === 'speech' ? [part.cue] : [])))];
    const whole = new Set(cues.map(plain));
    for (const cue of cues) {
      const names = this.#namesIn(cue, whole, persons);
      const roles = names.map((name) => this.#role(name, persons, cues));
      this.#byCue.set(cue, roles);
    }
  }

  /** Who says a speech with this cue; nobody in particular where all do. */
  rolesOf(cue: string): readonly string[] {
    return (this.#byCue.get(cue) ?? []).map(({ id }) => id);
  }

  get roles(): readonly WorkRole[] {
    return this.#roles.map(({ id, name, person, cues }) => {
      const aliases = [...new Set([person?.name ?? '', ...(person?.aliases ?? []), ...cues])].filter(
        (alias) => alias !== '' && plain(alias) !== plain(name),
      );
      const pronouns = pronounsOf([name, ...aliases], person?.about);
      return {
        id,
        name,
        aliases: aliases.map((alias) => shown(alias)).slice(0, 8),
        ...(person?.about === undefined ? {} : { about: person.about }),
        ...(pronouns === undefined ? {} : { pronouns }),
      };
    });
  }

  /** The people of the list who never speak. */
  silent(persons: readonly ListedPerson[]): readonly string[] {
    return persons.filter((person) => !this.#roles.some((role) => role.person === person)).map(({ name }) => name);
  }

  /** A cue as names: all who say it together. A name that has *and* in it and is listed so is one. */
  #namesIn(cue: string, whole: ReadonlySet<string>, persons: readonly ListedPerson[]): readonly string[] {
    if (this.tongue.everybody.test(cue.replace(/[.:]+$/, '').trim())) return [];
    if (persons.some(({ name }) => plain(name) === plain(cue))) return [cue];
    const names = cue.split(this.tongue.between).filter((name) => name.trim() !== '');
    const isKnown = (name: string): boolean =>
      whole.has(plain(name)) || persons.some((person) => isMeant(name, person.name));
    return names.length > 1 && names.every(isKnown) ? names : [cue];
  }

  #role(cue: string, persons: readonly ListedPerson[], cues: readonly string[]): KnownRole {
    const person = this.#personOf(cue, persons);
    const full = person === undefined ? longerCue(cue, [...cues, ...this.#entering]) : undefined;
    const wanted = full ?? (person && isMeant(cue, person.name) && isShortened(cue, person.name) ? person.name : cue);
    const name = shown(wanted);
    const known = this.#roles.find(
      (role) => bareName(role.name) === bareName(name) || (person !== undefined && role.person === person),
    );
    if (known) {
      known.cues.add(cue);
      return known;
    }
    const role = { id: this.#id(name), name, person, cues: new Set([cue]) };
    this.#roles.push(role);
    return role;
  }

  /** The one person of the list whom a cue means: by name, part of the name, or short for it. */
  #personOf(cue: string, persons: readonly ListedPerson[]): ListedPerson | undefined {
    const exact = persons.find((person) => [person.name, ...person.aliases].some((name) => plain(name) === plain(cue)));
    if (exact) return exact;
    const meant = persons.filter((person) => isMeant(cue, person.name) && !/['’]s\s/.test(person.name));
    if (meant.length > 0) return meant.length === 1 ? meant[0] : undefined;
    // *KING*, where the list has *Claudius, King of Denmark*.
    const told = persons.filter(
      ({ about = '' }) => bareName(about).startsWith(`${bareName(cue)} `) || bareName(about) === bareName(cue),
    );
    return told.length === 1 ? told[0] : undefined;
  }

  #id(name: string): string {
    const base = slugOf(name.normalize('NFD').replace(/\p{Mark}/gu, '')).slice(0, 40) || 'somebody';
    let id = base;
    for (let count = 2; this.#taken.has(id); count++) id = `${base}-${count}`;
    this.#taken.add(id);
    return id;
  }
}

function enteringIn(parts: RawWork['parts'], { enters }: TextTongue): readonly string[] {
  const told = parts.flatMap((part) =>
    part.kind === 'scene' || (part.kind === 'direction' && enters.test(part.text)) ? [part.text] : [],
  );
  return [...new Set(told.flatMap((text) => text.match(/\p{Lu}[\p{L}’'-]{2,}/gu) ?? []))].filter(
    (name) => !enters.test(name),
  );
}

/** Whether each word of a cue is a word of a name, or short for one, in their order. */
function isMeant(cue: string, name: string): boolean {
  if (/\p{Script=Han}/u.test(cue)) return name.includes(cue);
  const [words, whole] = [plain(cue).split(' '), plain(name).split(' ')];
  let at = 0;
  const isIn = words.every((word) => {
    const found = whole.findIndex(
      (own, index) => index >= at && (own === word || (word.length > 1 && own.startsWith(word))),
    );
    at = found + 1;
    return found !== -1;
  });
  return isIn && words.some((word) => !honours.test(word));
}

/** Short for a name, so that the name is what they are called: *Ber.*, 翁. */
function isShortened(cue: string, name: string): boolean {
  if (/\p{Script=Han}/u.test(cue)) return cue.length < name.length && name.includes(cue);
  const whole = new Set(plain(name).split(' '));
  return plain(cue)
    .split(' ')
    .some((word) => !whole.has(word));
}

/** The longest name that a cue is short for: *Ham.* where *Hamlet* speaks, too. A name of its own is not short for another. */
function longerCue(cue: string, cues: readonly string[]): string | undefined {
  const own = plain(cue);
  if (own.length < 3 || own.length > 5 || own.includes(' ') || genderOf(own) !== null) return undefined;
  const longer = cues.filter(
    (other) => plain(other) !== own && plain(other).startsWith(own) && !plain(other).includes(' '),
  );
  const longest = longer.reduce((most, other) => (other.length > most.length ? other : most), '');
  return longest !== '' && longer.every((other) => plain(longest).startsWith(plain(other))) ? longest : undefined;
}

/** A name as one writes it: *LADY BRACKNELL* is *Lady Bracknell*. */
export function shown(name: string): string {
  const bare = name
    .replace(/[\s.:,]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (bare !== bare.toUpperCase() || bare === bare.toLowerCase()) return bare.slice(0, 80);
  return bare
    .toLowerCase()
    .replace(/(^|[\s.'’-])(\p{L})/gu, (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`)
    .replace(/([’'])S\b/g, '$1s')
    .replace(/\s(And|Of|The|To|De|La)\b/g, (word) => word.toLowerCase())
    .slice(0, 80);
}

const female =
  /\b(?:queen|lady|mrs|miss|mme|mother|daughter|wife|sister|maid|maidservant|governess|nurse|girl|woman|princess|duchess|aunt|widow|housemaid|hostess|niece)\b|[女妈娘母姐妹婆姑嫂]/i;
const male =
  /\b(?:king|lord|mr|sir|father|son|husband|brother|footman|butler|boy|man|prince|duke|uncle|priest|soldier|manservant|nephew|merchant)\b|[翁爷父叔伯兄弟公]/i;

function pronounsOf(names: readonly string[], about = ''): 'he' | 'she' | undefined {
  for (const name of names) {
    const gender = genderOf(name.toLowerCase().split(/\s+/)[0] ?? '');
    if (gender === 'male') return 'he';
    if (gender === 'female') return 'she';
  }
  const told = `${names.join(' ')} ${about.split(/\b(?:to|of)\b/)[0] ?? ''}`;
  if (female.test(told)) return 'she';
  return male.test(told) || isA(plain(names[0] ?? ''), 'man') ? 'he' : undefined;
}
