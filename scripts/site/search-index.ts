import type { SitePage } from './shell.ts';

const mostText = 500;

/** What the search goes through, in the page: `[title, part, address, text]` for every page and every head of a guide. */
export function searchIndex(pages: readonly SitePage[]): string {
  const entries = pages.flatMap(({ path, title, part, heads }) => {
    if (heads.length === 0) return [[title, part, path, '']];
    return heads.map(({ level, mark, text, body }) => {
      const isWhole = level === 1;
      const name = part === 'Type' && !isWhole ? `${title}.${text}` : text;
      const where = isWhole || part === 'Type' ? part : `${part} › ${title}`;
      return [name, where, isWhole ? path : `${path}#${mark}`, body.slice(0, mostText)];
    });
  });
  return JSON.stringify(entries);
}
