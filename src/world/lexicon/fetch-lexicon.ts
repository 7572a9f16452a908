/**
 * Fetches the tables ahead of who reads them. Named here, each is a file of its own wherever a bundler cuts a program in pieces:
 * they are half of it, and hardly ever change.
 */
export async function fetchLexicon(): Promise<void> {
  await Promise.all([import('./wordnet-nouns.data.ts'), import('./wordnet-verbs.data.ts')]);
}
