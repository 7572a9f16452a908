import type { SourceFile } from '../script/source.ts';
import type { SearchPort } from './search.ts';

/** What is known of somebody, each with where it came from. */
interface NotedPerson {
  readonly name: string;
  readonly notes: readonly { readonly fact: string; readonly from: string }[];
}

/** `notes.md` of a play's folder: what is known of its people, and from where. None where nothing is known. */
export function notesFile(people: readonly NotedPerson[]): readonly SourceFile[] {
  const noted = people.filter(({ notes }) => notes.length > 0);
  if (noted.length === 0) return [];
  const text = noted.map(
    ({ name, notes }) => `## ${name}\n\n${notes.map(({ fact, from }) => `- ${fact} (${from})`).join('\n')}\n`,
  );
  return [{ path: 'notes.md', text: text.join('\n') }];
}

/** Notes on people without asking a model: what a search has on each, as it stands there. */
export async function lookedUp(names: readonly string[], search: SearchPort): Promise<readonly NotedPerson[]> {
  const found = await Promise.all(names.map((name) => search.find(name)));
  return names.map((name, index) => ({
    name,
    notes: (found[index] ?? []).map(({ text, from }) => ({ fact: text, from })),
  }));
}
