import { element } from './element.ts';

/** A name for a file or an evening, out of a title: letters, digits and dashes of any script. */
export const stemOf = (title: string, otherwise: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || otherwise;

/** Puts a file into the downloads of whoever sits here. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = element('a', { href: address, download: name });
  link.click();
  // The browser has taken it by the time it comes round to this.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
