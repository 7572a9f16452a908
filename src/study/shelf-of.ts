import type { Shelf } from './shelf.ts';
import type { PlannedLanguage } from './topic.ts';

/** What plays in this language are made of. It is large, and comes only where it is wanted. */
export async function shelfOf(language: PlannedLanguage): Promise<Shelf> {
  if (language === 'zh') return (await import('./tongues/zh/shelf.ts')).chineseShelf;
  return (await import('./tongues/en/shelf.ts')).englishShelf;
}
