import { element } from './element.ts';

/** Puts a file into the downloads of whoever sits here. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = element('a', { href: address, download: name });
  link.click();
  // The browser has taken it by the time it comes round to this.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
