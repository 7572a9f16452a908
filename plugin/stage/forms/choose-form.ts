import { nounRelation } from '../../../src/world/lexicon/nouns.ts';
import { formByGeneralKind, formByTraits } from './form-by-traits.ts';
import type { Form, FormedThing, FormName } from './form.ts';
import { forms } from './forms.ts';
import type { LibraryForm } from './library-form.ts';
import { endingsOf, headOf, inEnglish, plainWords } from './name-words.ts';

/**
 * The form a thing is shown as: by the hint of its staging, by its name and its other names, by the nearest kind of
 * thing we know, and else by what it is good for.
 */
export function chooseForm(thing: FormedThing, hint?: string): Form {
  const names = [thing.name, ...thing.aliases].flatMap(inEnglish);
  const idName = thing.id.slice(thing.id.indexOf(':') + 1).replace(/[-_.]/g, ' ');
  return (
    (hint === undefined ? undefined : hinted(thing, hint)) ??
    first(names, (name) => byNoun(thing, name)) ??
    first(names, (name) => byKind(thing, headOf(name))) ??
    byNoun(thing, idName) ??
    formNamed(first(names, (name) => formByGeneralKind(thing, headOf(name))) ?? formByTraits(thing))!
  );
}

/** Does an author's word for a form say anything to us? What says nothing is passed over for the thing's own name. */
export const isForm = (thing: FormedThing, hint: string): boolean => hinted(thing, hint) !== undefined;

/** The form of this name; undefined for names we do not have. */
export function formNamed(name: FormName): Form | undefined {
  return library().byName.get(name);
}

interface Library {
  readonly byName: ReadonlyMap<FormName, LibraryForm>;
  readonly byNoun: ReadonlyMap<string, readonly LibraryForm[]>;
}

let read: Library | undefined;
/** Read on first use: importing it costs nothing, and it never changes. */
const library = (): Library => (read ??= readLibrary());

function readLibrary(): Library {
  const byNoun = new Map<string, LibraryForm[]>();
  for (const form of forms) {
    for (const noun of [form.name, ...form.nouns].map(plainWords)) {
      const sharing = byNoun.get(noun);
      if (!sharing) byNoun.set(noun, [form]);
      else if (!sharing.includes(form)) sharing.push(form);
    }
  }
  return { byName: new Map(forms.map((form) => [form.name, form])), byNoun };
}

/** A hint is the author's own word: it holds whatever the thing's traits say. */
function hinted(thing: FormedThing, hint: string): Form | undefined {
  const named = formNamed(plainWords(hint).replaceAll(' ', '-'));
  if (named) return named;
  const english = inEnglish(hint);
  return (
    first(english, (name) => byNoun(thing, name)) ??
    first(english, (name) => first(endingsOf(name), (ending) => library().byNoun.get(ending)?.[0])) ??
    first(english, (name) => byKind(thing, headOf(name)))
  );
}

/** By a noun of the library: the whole name, or the longest ending of it. */
function byNoun(thing: FormedThing, name: string): LibraryForm | undefined {
  return first(endingsOf(name), (ending) =>
    library()
      .byNoun.get(ending)
      ?.find((form) => suits(form, thing)),
  );
}

/** Steps in the graph of nouns, and what each kind of relation is worth besides. */
const ranks = { same: 0, synonym: 0, hypernym: 1, kin: 14, hyponym: 18 } as const;

/** Farther up, kinds are too broad to look like anything. */
const FARTHEST_KIND = 4;

/** By the nearest kind the library has: a rapier is a sword, a tulip a flower. */
function byKind(thing: FormedThing, noun: string): LibraryForm | undefined {
  let nearest: LibraryForm | undefined;
  let nearestSteps = Infinity;
  for (const form of forms) {
    if (!suits(form, thing)) continue;
    for (const kind of form.kinds) {
      const relation = nounRelation(kind, noun);
      if (!relation || relation.distance > FARTHEST_KIND) continue;
      const steps = ranks[relation.kind] + relation.distance;
      if (steps < nearestSteps) [nearest, nearestSteps] = [form, steps];
    }
  }
  return nearest;
}

const suits = (form: LibraryForm, thing: FormedThing): boolean => form.suits?.(thing) ?? true;

function first<T, R>(items: readonly T[], find: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
