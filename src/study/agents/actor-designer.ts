import { err, type Result } from '../../kit/result.ts';
import { bulleted, material } from '../../mind/material.ts';
import type { ModelError } from '../../model/model-error.ts';
import { CastListSchema, PeopleDraftSchema, type PeopleDraft } from '../draft/people-draft.ts';
import type { FoundFact, SearchPort } from '../search.ts';
import { ask, revisionMaterial, type Revision, type StudyAsking } from './asking.ts';

const [listTokens, peopleTokens] = [500, 4_000] as const;
/** So many facts about one person, and people who are looked up. */
const [mostFacts, mostLookedUp] = [6, 6] as const;

/** Casts a topic: first who, then, with what the search has on them, what they are like. `actor-designer.prompt.md`. */
export async function designActors(
  asking: StudyAsking,
  topic: string,
  search: SearchPort,
): Promise<Result<PeopleDraft, ModelError>> {
  const shown = [material('topic', topic)];
  const list = await ask(asking, 'actor-designer', shown, 'Give the list of the cast.', CastListSchema, listTokens);
  if (!list.ok) return err(list.error);
  const wanted = list.value.people.filter(({ lookUp }) => lookUp === true).slice(0, mostLookedUp);
  const found = await Promise.all(wanted.map(({ name }) => search.find(name, asking.signal)));
  const facts = found.flatMap((own) => own.slice(0, mostFacts));
  const cast = material('cast', bulleted(list.value.people.map(({ name, role }) => `${name}: ${role}`)));
  const noted =
    facts.length > 0 ? [material('found', bulleted(facts.map(({ text, from }) => `[${from}] ${text}`)))] : [];
  const people = await ask(
    asking,
    'actor-designer',
    [...shown, cast, ...noted],
    'Give the people.',
    PeopleDraftSchema,
    peopleTokens,
  );
  return people.ok ? { ok: true, value: withHonestNotes(people.value, facts) } : people;
}

/** The same people with what was doubted mended. */
export async function redesignActors(
  asking: StudyAsking,
  topic: string,
  revision: Revision<PeopleDraft>,
): Promise<Result<PeopleDraft, ModelError>> {
  const shown = [material('topic', topic), ...revisionMaterial(revision)];
  const people = await ask(asking, 'actor-designer', shown, 'Give the people again.', PeopleDraftSchema, peopleTokens);
  const known = revision.draft.people.flatMap(({ notes }) => notes.map(({ fact, from }) => ({ text: fact, from })));
  return people.ok ? { ok: true, value: withHonestNotes(people.value, known) } : people;
}

/** Where nothing was found, a note cannot have come from there. */
function withHonestNotes(draft: PeopleDraft, facts: readonly FoundFact[]): PeopleDraft {
  const sources = new Set(facts.map(({ from }) => from));
  return {
    ...draft,
    people: draft.people.map((person) => ({
      ...person,
      notes: person.notes.map(({ fact, from }) => ({ fact, from: sources.has(from) ? from : 'made up' })),
    })),
  };
}
