import type { PeopleDraft, PersonDraft } from '../draft/people-draft.ts';
import { shortNameOf, type DraftNames } from './draft-names.ts';
import type { LaidEntity } from './laid-entity.ts';
import type { UnsaidWords } from './unsaid-words.ts';

type Made = Readonly<Record<string, unknown>>;

/** The people of a play: who they are in the world, and how they are played. */
interface LaidPeople {
  readonly entities: readonly LaidEntity[];
  readonly profiles: readonly Made[];
  readonly matters: readonly { readonly id: string; readonly claim: string }[];
}

/** Gives everybody an id, so that things and points can speak of them. */
export const namePeople = ({ people }: PeopleDraft, names: DraftNames): readonly string[] =>
  people.map(({ name }) => {
    const id = names.idFor('actor', name);
    names.add(id, name);
    return id;
  });

export function layPeople(
  draft: PeopleDraft,
  ids: readonly string[],
  place: string,
  names: DraftNames,
  unsaid: UnsaidWords,
): LaidPeople {
  const matters = draft.matters.filter(
    ({ id, claim }, index) => claim !== '' && draft.matters.findIndex((other) => other.id === id) === index,
  );
  const known = new Map(matters.map(({ id }) => [id, shortNameOf(id)]));
  return {
    entities: draft.people.map(({ name, pronouns, looks }, index) => ({
      id: ids[index] ?? '',
      kind: 'actor' as const,
      name,
      ...(aliasesOf(name, draft.people).length > 0 ? { aliases: aliasesOf(name, draft.people) } : {}),
      pronouns,
      ...(looks ? { description: looks } : {}),
      at: { in: place },
    })),
    profiles: draft.people.map((person, index) => profileOf(person, ids[index] ?? '', known, names, unsaid)),
    matters: matters.map(({ id, claim }) => ({ id: known.get(id) ?? id, claim: asClause(claim, draft.people) })),
  };
}

function profileOf(
  person: PersonDraft,
  actor: string,
  matters: ReadonlyMap<string, string>,
  names: DraftNames,
  unsaid: UnsaidWords,
): Made {
  const { wants, manner } = person;
  const relations = person.relations.flatMap(({ to, is }) => {
    const other = names.find(to, 'actor');
    return other === undefined || other === actor || is === '' ? [] : [[other, is] as const];
  });
  const knows = person.knows.flatMap(({ matter, says, insteadSays }) => {
    const id = matters.get(matter);
    if (id === undefined) return [];
    const secret = insteadSays
      ? { secret: { trust: 0.5, pressure: 0.4, instead: [{ how: 'deflect', says: [asSpeech(insteadSays)] }] } }
      : {};
    return [{ matter: id, source: 'saw', ...(says ? { says: [asSpeech(says)] } : {}), ...secret }];
  });
  const lines = person.answers.filter(({ says }) => says !== '');
  const pieces = (own: readonly string[]): readonly string[] => own.filter((piece) => piece !== '');
  const [openers, tags] = [pieces(manner.openers), pieces(manner.tags)];
  return {
    actor,
    persona: person.persona || unsaid.persona,
    ...(relations.length > 0 ? { relationships: Object.fromEntries(relations) } : {}),
    goal: { public: wants.openly || unsaid.goal, private: wants.secretly || wants.openly || unsaid.goal },
    ...(knows.length > 0 ? { knows: uniqueBy(knows, ({ matter }) => matter) } : {}),
    ...(openers.length + tags.length > 0
      ? { manner: { ...(openers.length > 0 ? { openers } : {}), ...(tags.length > 0 ? { tags } : {}) } }
      : {}),
    ...(lines.length > 0
      ? { lines: uniqueBy(lines, ({ says }) => says).map(({ to, says }) => ({ says: asSpeech(says), acts: [to] })) }
      : {}),
  };
}

/** Words that are spoken and nothing else: what a model put into brackets is no deed and no thought. */
export function asSpeech(text: string): string {
  const spoken = text
    .replace(/\([^()]*\)|（[^（）]*）|\[[^[\]]*\]/g, ' ')
    .replace(/[()[\]（）]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return (
    spoken ||
    text
      .replace(/[()[\]（）]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** A clause as it stands after *that*. */
function asClause(claim: string, people: PeopleDraft['people']): string {
  const bare =
    claim
      .replace(/^that /i, '')
      .replace(/[.!。！]+$/, '')
      .trim() || claim;
  const [first = ''] = bare.split(/\s/, 1);
  const isName = people.some(({ name }) => name.split(/\s/).includes(first.replace(/[’']s$/, ''))) || first === 'I';
  return isName ? bare : bare.charAt(0).toLowerCase() + bare.slice(1);
}

/** Parts of a name by which nobody else goes: *Einstein*. */
function aliasesOf(name: string, people: PeopleDraft['people']): readonly string[] {
  const parts = name.split(/\s+/).filter((part) => /^\p{Lu}\p{L}{2,}$/u.test(part));
  if (parts.length < 2) return [];
  return parts.filter((part) =>
    people.every((other) => other.name === name || !other.name.split(/\s+/).includes(part)),
  );
}

const uniqueBy = <T>(items: readonly T[], keyOf: (item: T) => string): readonly T[] =>
  items.filter((item, index) => items.findIndex((other) => keyOf(other) === keyOf(item)) === index);
